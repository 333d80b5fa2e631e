package dev.rockspan.generator.javasource;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Formatted Java, taken apart by lines where braces open and close: a template or an emitted type into its members, a method
 * into its statements.
 *
 * @param head everything to the brace that opens the type
 * @param members what is in it
 * @param tail everything from the brace that closes it
 */
record TypeBody(List<String> head, List<Member> members, List<String> tail) {

    private static final Pattern METHOD =
            Pattern.compile("(?:@\\w+(?:\\([^)]*\\))? )*(?:[\\w<][^(=;{]*\\s)?(\\w+)\\s*\\(([^()]*)\\)[^=;{]*[{;]");
    private static final String KINDS =
            "(?:@\\w+(?:\\([^)]*\\))? )*(?:[\\w-]+ )*(?:class|interface|enum|record|@interface) ";
    private static final Pattern DECLARATION = Pattern.compile(KINDS + "\\w+.*");
    private static final Pattern NESTED = Pattern.compile(KINDS + "(\\w+)\\b.*");
    private static final Pattern FIELD = Pattern.compile("[^(=;]*?(\\w+)\\s*(?:=.*|;)");
    private static final Pattern LITERAL = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])+'");

    /**
     * A member with its comments.
     *
     * @param start the index of its first line in the source
     * @param code the same without comments and literals, in one line
     */
    record Member(int start, List<String> lines, String code) {

        /** {@code put(ColumnFamilyHandle, byte[])} of a method; empty of another member. */
        String signature() {
            Matcher method = METHOD.matcher(code);
            return !method.lookingAt()
                    ? ""
                    : Members.withoutTypeArguments(method.group(2))
                            .replaceAll("@\\w+ |\\bfinal ", "")
                            .replaceAll("\\s+(?=\\[|\\.\\.\\.)", "")
                            .replaceAll("[\\w.]*\\.(?=\\w+ )", "")
                            .replaceAll("\\s+\\w+(?=\\s*(?:,|$))", "")
                            .replaceAll("\\s*,\\s*", ", ")
                            .transform(types -> method.group(1) + '(' + types + ')');
        }

        /** Whether that is its signature or its name. */
        boolean is(String other) {
            return !other.isEmpty() && (name().equals(other) || name().startsWith(other + '('));
        }

        /** Which line of the source has one of these words first, outside of comments; the first word that it has counts. */
        int lineOf(String... words) {
            return Stream.of(words)
                    .map(word -> Pattern.compile("^(?!\\s*[*/]).*\\b" + Pattern.quote(word) + "\\b")
                            .asPredicate())
                    .flatMap(word -> lines.stream().filter(word).limit(1))
                    .findFirst()
                    .map(line -> start + lines.indexOf(line))
                    .orElse(start);
        }

        /** The signature of a method, or the name of another member. */
        String name() {
            return !nested().isEmpty() ? nested() : !signature().isEmpty() ? signature() : field();
        }

        /** {@code count} of a field; empty of another member. */
        String field() {
            Matcher field = FIELD.matcher(code);
            return field.matches() ? field.group(1) : "";
        }

        /** {@code Kind} of a type; empty of another member. */
        String nested() {
            Matcher nested = NESTED.matcher(code);
            return nested.matches() ? nested.group(1) : "";
        }
    }

    static TypeBody of(List<String> lines) {
        List<Member> members = new ArrayList<>();
        StringBuilder code = new StringBuilder();
        boolean comment = false;
        int depth = 0;
        int head = 0;
        int taken = 0;
        for (int index = 0; index < lines.size(); index++) {
            String line = lines.get(index);
            boolean inHead = depth == 0;
            String bare = comment ? afterComment(line) : line;
            comment = comment && !line.contains("*/");
            if (!comment) {
                bare = withoutComments(LITERAL.matcher(bare).replaceAll(Matcher.quoteReplacement("\"\"")));
                comment = bare.contains("/*");
                bare = comment ? bare.substring(0, bare.indexOf("/*")) : bare;
            }
            depth += count(bare, '{') - count(bare, '}');
            if (inHead) {
                head = index + 1;
                taken = head;
                continue;
            }
            String end = bare.strip();
            int next = depth == 0 ? index : index + 1;
            code.append(depth == 0 || end.isEmpty() ? "" : end + ' ');
            // Where the type ends, the constants of an enum that has nothing else.
            if (depth == 0 ? !code.isEmpty() : depth == 1 && (end.endsWith(";") || end.endsWith("}"))) {
                members.add(new Member(
                        taken,
                        List.copyOf(lines.subList(taken, next)),
                        code.toString().strip()));
                taken = next;
                code.setLength(0);
            }
            if (depth == 0) {
                break;
            }
        }
        return new TypeBody(
                List.copyOf(lines.subList(0, head)),
                List.copyOf(members),
                List.copyOf(lines.subList(taken, lines.size())));
    }

    /** The same with other lines for each of its members. */
    List<String> with(Function<Member, List<String>> change) {
        return Stream.of(
                        head, members.stream().map(change).flatMap(List::stream).toList(), tail)
                .flatMap(List::stream)
                .toList();
    }

    /** What stands before the brace that opens the type, without comments. */
    String declaration() {
        return head.stream().skip(declared()).map(String::strip).collect(Collectors.joining(" "));
    }

    /** Which line begins the declaration. */
    int declared() {
        return (int) head.stream()
                .takeWhile(line -> !DECLARATION.matcher(line.strip()).matches())
                .count();
    }

    /** Whether a member is the constants of an enum, with one of that name. */
    boolean isConstant(Member member, String name) {
        return isEnum()
                && !name.isEmpty()
                && member.equals(members.get(0))
                && Pattern.compile("(?:^|[,;] ?)" + Pattern.quote(name) + "\\b")
                        .matcher(member.code())
                        .find();
    }

    TypeHead typeHead() {
        return TypeHead.of(declaration());
    }

    boolean isEnum() {
        return declaration().matches("(?:\\w+ )*enum .*");
    }

    private static String afterComment(String line) {
        int end = line.indexOf("*/");
        return end < 0 ? "" : line.substring(end + 2);
    }

    private static String withoutComments(String line) {
        String whole = line.replaceAll("/\\*.*?\\*/", " ");
        int end = whole.indexOf("//");
        return end < 0 ? whole : whole.substring(0, end);
    }

    private static int count(String text, char sign) {
        return (int) text.chars().filter(c -> c == sign).count();
    }
}
