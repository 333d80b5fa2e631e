package dev.rockspan.generator.javasource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Java template taken apart into its members, by lines: it is formatted, and has one type at its top.
 *
 * @param head everything to the brace that opens the type
 * @param members what is in it
 * @param tail everything from the brace that closes it
 */
record TypeBody(List<String> head, List<Member> members, List<String> tail) {

    private static final String DIRECTIVE = "//#";
    private static final Pattern METHOD =
            Pattern.compile("(?:@\\w+(?:\\([^)]*\\))? )*[\\w<][^(=;{]*\\s(\\w+)\\s*\\(([^()]*)\\)[^=;{]*[{;]");
    private static final Pattern LITERAL = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])+'");

    /**
     * A member with its comments.
     *
     * @param code the same without comments and literals, in one line
     */
    record Member(List<String> lines, String code) {

        /** {@code put(ColumnFamilyHandle, byte[])} of a method; empty of another member. */
        String signature() {
            Matcher method = METHOD.matcher(code);
            return !method.lookingAt()
                    ? ""
                    : withoutTypeArguments(method.group(2))
                            .replaceAll("@\\w+ |\\bfinal ", "")
                            .replaceAll("[\\w.]*\\.(?=\\w+ )", "")
                            .replaceAll("\\s+\\w+(?=\\s*(?:,|$))", "")
                            .replaceAll("\\s*,\\s*", ", ")
                            .transform(types -> method.group(1) + '(' + types + ')');
        }

        private static String withoutTypeArguments(String types) {
            String shorter = types.replaceAll("<[^<>]*>", "");
            return shorter.equals(types) ? types.strip() : withoutTypeArguments(shorter);
        }

        /** What is left when the member is left out. */
        List<String> directives() {
            return lines.stream()
                    .filter(line -> line.strip().startsWith(DIRECTIVE))
                    .toList();
        }
    }

    static TypeBody of(List<String> lines) {
        List<String> head = new ArrayList<>();
        List<Member> members = new ArrayList<>();
        List<String> open = new ArrayList<>();
        StringBuilder code = new StringBuilder();
        boolean comment = false;
        int depth = 0;
        for (String line : lines) {
            boolean inHead = depth == 0 && members.isEmpty() && open.isEmpty();
            String bare = comment ? afterComment(line) : line;
            comment = comment && !line.contains("*/");
            if (!comment) {
                bare = withoutComments(LITERAL.matcher(bare).replaceAll(Matcher.quoteReplacement("\"\"")));
                comment = bare.contains("/*");
                bare = comment ? bare.substring(0, bare.indexOf("/*")) : bare;
            }
            depth += count(bare, '{') - count(bare, '}');
            if (inHead) {
                head.add(line);
                continue;
            }
            open.add(line);
            if (depth == 0) {
                break;
            }
            code.append(bare.isBlank() ? "" : bare.strip() + ' ');
            String end = bare.strip();
            if (depth == 1 && (end.endsWith(";") || end.endsWith("}"))) {
                members.add(new Member(List.copyOf(open), code.toString().strip()));
                open.clear();
                code.setLength(0);
            }
        }
        List<String> tail = new ArrayList<>(open);
        int taken = head.size()
                + members.stream().mapToInt(member -> member.lines().size()).sum()
                + open.size();
        tail.addAll(lines.subList(taken, lines.size()));
        return new TypeBody(List.copyOf(head), List.copyOf(members), List.copyOf(tail));
    }

    /** The same with what is left of its members, and the directives of the others. */
    List<String> with(Map<Member, List<String>> left) {
        List<String> lines = new ArrayList<>(head);
        for (Member member : members) {
            lines.addAll(left.getOrDefault(member, member.directives()));
        }
        lines.addAll(tail);
        return lines;
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
