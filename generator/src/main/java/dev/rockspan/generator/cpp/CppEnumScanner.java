package dev.rockspan.generator.cpp;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.header.HeaderToken;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lists the enums that a C++ header defines in namespaces and classes. It follows braces and the words before them, and
 * takes both sides of an {@code #if} for real.
 */
public final class CppEnumScanner {

    /** What a brace opens that is neither namespace nor class: the enums inside cannot be named from outside. */
    private static final String HIDDEN = "";

    /** What a brace opens that changes no name. */
    private static final String NOTHING = "::";

    private static final Set<String> ACCESS = Set.of("public", "protected", "private");
    private static final Set<String> CLASSES = Set.of("class", "struct", "union");

    private final String file;
    private final List<HeaderToken> tokens;
    private final List<CppEnum> enums = new ArrayList<>();
    private final List<HeaderToken> statement = new ArrayList<>();
    private final Deque<List<String>> conditionals = new ArrayDeque<>();
    private List<String> scopes = new ArrayList<>();
    private int at;

    private CppEnumScanner(String file, String text, Map<String, String> macros) {
        this.file = file;
        this.tokens = HeaderToken.of(file, text).stream()
                .map(token -> new HeaderToken(macros.getOrDefault(token.text(), token.text()), token.line()))
                .toList();
    }

    /**
     * The enums of a header, in the order of the text.
     *
     * @param file names it in errors
     * @param macros those that stand for a name
     * @throws GenerationException if the text ends in the middle
     */
    public static List<CppEnum> scan(String file, String text, Map<String, String> macros) {
        return new CppEnumScanner(file, text, macros).scan();
    }

    private List<CppEnum> scan() {
        while (at < tokens.size()) {
            HeaderToken token = tokens.get(at++);
            if (token.isDirective()) {
                conditional(token);
            } else if (token.is("{")) {
                open();
                statement.clear();
            } else if (token.is("}")) {
                if (scopes.isEmpty()) {
                    throw GenerationException.refused(file + ":" + token.line(), "this } closes nothing");
                }
                scopes.remove(scopes.size() - 1);
                statement.clear();
            } else if (token.is(";") || isAccess(token)) {
                statement.clear();
            } else {
                statement.add(token);
            }
        }
        if (!scopes.isEmpty()) {
            throw GenerationException.refused(file, "a { has no }: the header is truncated");
        }
        return enums;
    }

    private boolean isAccess(HeaderToken token) {
        return token.is(":")
                && !statement.isEmpty()
                && ACCESS.contains(statement.get(statement.size() - 1).text());
    }

    /** The other side of an #if starts where the first one did. */
    private void conditional(HeaderToken directive) {
        switch (directive.directive()) {
            case "if", "ifdef", "ifndef" -> conditionals.push(List.copyOf(scopes));
            case "else", "elif", "elifdef", "elifndef" -> {
                if (!conditionals.isEmpty()) {
                    scopes = new ArrayList<>(conditionals.peek());
                }
            }
            case "endif" -> conditionals.poll();
            default -> {
                // Others open and close nothing.
            }
        }
    }

    /** A brace has been opened: what for, the statement before it tells. */
    private void open() {
        List<HeaderToken> head = withoutTemplate(statement);
        int first = head.isEmpty() || !head.get(0).is("typedef") && !head.get(0).is("inline") ? 0 : 1;
        List<HeaderToken> rest = head.subList(first, head.size());
        if (rest.isEmpty()) {
            scopes.add(HIDDEN);
        } else if (rest.get(0).is("enum")) {
            anEnum(rest);
        } else if (rest.get(0).is("namespace")) {
            scopes.add(rest.stream().skip(1).map(HeaderToken::text).collect(Collectors.joining()));
        } else if (CLASSES.contains(rest.get(0).text())) {
            scopes.add(className(rest));
        } else if (rest.get(0).is("extern") && rest.size() == 2) {
            scopes.add(NOTHING);
        } else {
            scopes.add(HIDDEN);
        }
    }

    private static List<HeaderToken> withoutTemplate(List<HeaderToken> head) {
        if (head.size() < 2 || !head.get(0).is("template") || !head.get(1).is("<")) {
            return head;
        }
        int depth = 0;
        for (int i = 1; i < head.size(); i++) {
            depth += head.get(i).is("<") ? 1 : head.get(i).is(">") ? -1 : 0;
            if (depth == 0) {
                return withoutTemplate(head.subList(i + 1, head.size()));
            }
        }
        return head;
    }

    /** The last word before its bases; what has parentheses is a function that returns one, or has attributes. */
    private static String className(List<HeaderToken> head) {
        String name = HIDDEN;
        for (HeaderToken token : head.subList(1, head.size())) {
            if (token.is(":") || token.is("<")) {
                break;
            }
            if (token.is("(") || token.is("=")) {
                return HIDDEN;
            }
            if (token.isWord() && !token.is("final")) {
                name = token.text();
            }
        }
        return name;
    }

    private void anEnum(List<HeaderToken> head) {
        int colon = 0;
        while (colon < head.size() && !head.get(colon).is(":")) {
            colon++;
        }
        boolean scoped = head.size() > 1 && CLASSES.contains(head.get(1).text());
        String name = className(head.subList(scoped ? 1 : 0, colon));
        String type = head.stream()
                .skip(colon + 1L)
                .map(HeaderToken::text)
                .collect(Collectors.joining(" "))
                .replace(" :: ", "::");
        int line = head.get(0).line();
        List<HeaderToken> body = body(line);
        if (!name.equals(HIDDEN) && !scopes.contains(HIDDEN)) {
            enums.add(new CppEnum(qualified(name), line, EnumBody.constants(body, type)));
        }
    }

    /** What stands up to the brace that closes the one that has been opened. */
    private List<HeaderToken> body(int line) {
        int start = at;
        for (int depth = 1; depth > 0; at++) {
            if (at == tokens.size()) {
                throw GenerationException.refused(
                        file + ":" + line, "the enum that starts here has no end: the header is truncated");
            }
            depth += tokens.get(at).is("{") ? 1 : tokens.get(at).is("}") ? -1 : 0;
        }
        return tokens.subList(start, at - 1);
    }

    private String qualified(String name) {
        return Stream.concat(scopes.stream().filter(scope -> !scope.equals(NOTHING)), Stream.of(name))
                .collect(Collectors.joining("::"));
    }
}
