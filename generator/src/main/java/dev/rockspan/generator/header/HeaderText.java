package dev.rockspan.generator.header;

import dev.rockspan.generator.GenerationException;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The declarations of a header alone: comments, directives and what only a C++ compiler sees are blanked out, each
 * with as many line ends as it had, so that lines keep their numbers. A text that ends in the middle is refused.
 */
final class HeaderText {

    private static final Pattern CPLUSPLUS =
            Pattern.compile("#\\s*(?:ifdef\\s+__cplusplus|if\\s+defined\\s*\\(?\\s*__cplusplus).*");
    private static final Pattern DIRECTIVE = Pattern.compile("#\\s*(\\w*).*", Pattern.DOTALL);

    private final String file;
    private final String text;
    private final StringBuilder result = new StringBuilder();
    private final Deque<Conditional> conditionals = new ArrayDeque<>();
    private int at;
    private int line = 1;

    private final BitSet optional = new BitSet();

    /**
     * An {@code #if} that is open.
     *
     * @param cplusplus whether what follows is for C++ only
     * @param optional whether it takes a macro to see what follows; {@code #ifndef} guards headers
     */
    private record Conditional(int line, boolean cplusplus, boolean optional) {}

    private HeaderText(String file, String text) {
        this.file = file;
        this.text = text;
    }

    static HeaderText of(String file, String text) {
        HeaderText header = new HeaderText(file, text.replace("\r\n", "\n"));
        header.strip();
        return header;
    }

    String declarations() {
        return result.toString();
    }

    /** Whether a C compiler may not see what a line declares. */
    boolean isOptional(int lineNumber) {
        return optional.get(lineNumber);
    }

    private void strip() {
        boolean lineStart = true;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (text.startsWith("/*", at)) {
                blockComment();
            } else if (text.startsWith("//", at)) {
                skipLine();
            } else if (c == '#' && lineStart) {
                directive();
            } else if (c == '"' || c == '\'' && !afterDigit()) {
                literal(c);
                lineStart = false;
            } else {
                lineStart = c == '\n' || lineStart && Character.isWhitespace(c);
                keep(c);
            }
        }
        if (!conditionals.isEmpty()) {
            throw truncated(conditionals.peek().line(), "the #if of this line has no #endif");
        }
    }

    /** A quote within a number is C++'s way to group digits. */
    private boolean afterDigit() {
        return at > 0 && Character.isDigit(text.charAt(at - 1));
    }

    private void keep(char c) {
        at++;
        if (c == '\n') {
            line++;
            result.append(c);
            return;
        }
        // Of what only C++ sees, the braces of extern "C" { } stay: they show whether the end of the file is there.
        boolean hidden = !conditionals.isEmpty() && conditionals.peek().cplusplus();
        optional.set(line, isOptional());
        result.append(hidden && c != '{' && c != '}' ? ' ' : c);
    }

    private void blockComment() {
        int start = line;
        int end = text.indexOf("*/", at + 2);
        if (end < 0) {
            throw truncated(start, "the comment that starts on this line has no end");
        }
        result.append(' ');
        skipTo(end + 2);
    }

    private void skipLine() {
        int end = text.indexOf('\n', at);
        skipTo(end < 0 ? text.length() : end);
    }

    private void literal(char quote) {
        int start = line;
        at++;
        while (at < text.length() && text.charAt(at) != quote) {
            if (text.charAt(at) == '\n') {
                throw truncated(start, "the literal on this line has no end");
            }
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        if (at >= text.length()) {
            throw truncated(start, "the literal on this line has no end");
        }
        at++;
    }

    private void directive() {
        int start = line;
        int end = at;
        do {
            end = text.indexOf('\n', end + 1);
        } while (end > 0 && text.charAt(end - 1) == '\\');
        String directive = text.substring(at, end < 0 ? text.length() : end);
        int comment = directive.indexOf("/*");
        if (comment >= 0) {
            // A comment may run past the line; what stands before it decides.
            directive = directive.substring(0, comment);
            end = at + comment;
        }
        conditional(directive, start);
        skipTo(end < 0 ? text.length() : end);
    }

    private void conditional(String directive, int start) {
        Matcher matcher = DIRECTIVE.matcher(directive);
        String word = matcher.matches() ? matcher.group(1) : "";
        switch (word) {
            case "if", "ifdef", "ifndef" ->
                conditionals.push(new Conditional(
                        start,
                        CPLUSPLUS.matcher(directive.strip()).matches() || inCplusplus(),
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
                            file + ":" + start, "this #endif has no #if: the header is damaged");
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

    private void skipTo(int end) {
        for (; at < end; at++) {
            if (text.charAt(at) == '\n') {
                line++;
                result.append('\n');
            }
        }
    }

    private GenerationException truncated(int start, String message) {
        return GenerationException.refused(file + ":" + start, message + ": the header is truncated");
    }
}
