package dev.rockspan.generator.header;

import dev.rockspan.generator.GenerationException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The declarations of a header alone: its tokens without directives, literals and what only a C++ compiler sees. A text
 * that ends in the middle is refused.
 */
final class HeaderText {

    private static final Pattern CPLUSPLUS =
            Pattern.compile("#\\s*(?:ifdef\\s+__cplusplus|if\\s+defined\\s*\\(?\\s*__cplusplus).*");

    private final String file;
    private final List<HeaderToken> tokens = new ArrayList<>();
    private final Deque<Conditional> conditionals = new ArrayDeque<>();
    private final Set<Integer> optional = new HashSet<>();

    /**
     * An {@code #if} that is open.
     *
     * @param cplusplus whether what follows is for C++ only
     * @param optional whether it takes a macro to see what follows; {@code #ifndef} guards headers
     */
    private record Conditional(int line, boolean cplusplus, boolean optional) {}

    HeaderText(String file, String text) {
        this.file = file;
        for (HeaderToken token : HeaderToken.of(file, text)) {
            if (token.isDirective()) {
                conditional(token);
            } else if (!token.is("\"\"")) {
                keep(token);
            }
        }
        if (!conditionals.isEmpty()) {
            throw GenerationException.refused(
                    file + ":" + conditionals.peek().line(),
                    "the #if of this line has no #endif: the header is truncated");
        }
    }

    List<HeaderToken> tokens() {
        return tokens;
    }

    /** Whether a C compiler may not see what a line declares. */
    boolean isOptional(int line) {
        return optional.contains(line);
    }

    /** Of what only C++ sees, the braces of extern "C" { } stay: they show whether the end of the file is there. */
    private void keep(HeaderToken token) {
        if (isOptional()) {
            optional.add(token.line());
        }
        if (!inCplusplus() || token.is("{") || token.is("}")) {
            tokens.add(token);
        }
    }

    private void conditional(HeaderToken directive) {
        String word = directive.directive();
        switch (word) {
            case "if", "ifdef", "ifndef" ->
                conditionals.push(new Conditional(
                        directive.line(),
                        CPLUSPLUS.matcher(directive.text()).matches() || inCplusplus(),
                        !word.equals("ifndef") || isOptional()));
            case "else", "elif" -> {
                if (!conditionals.isEmpty()) {
                    int opened = conditionals.pop().line();
                    conditionals.push(new Conditional(opened, inCplusplus(), true));
                }
            }
            case "endif" -> {
                if (conditionals.isEmpty()) {
                    throw GenerationException.refused(
                            file + ":" + directive.line(), "this #endif has no #if: the header is damaged");
                }
                conditionals.pop();
            }
            default -> {
                // Defines, includes and pragmas declare nothing.
            }
        }
    }

    private boolean inCplusplus() {
        return !conditionals.isEmpty() && conditionals.peek().cplusplus();
    }

    private boolean isOptional() {
        return !conditionals.isEmpty() && conditionals.peek().optional();
    }
}
