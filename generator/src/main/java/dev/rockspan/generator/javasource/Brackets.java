package dev.rockspan.generator.javasource;

import dev.rockspan.generator.Problem;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Looks whether the brackets of a Java file close each other: nothing can be told of the members of one where they do not. */
final class Brackets {

    private static final String OPENING = "({[";
    private static final String CLOSING = ")}]";

    /** A bracket or what ends a statement; the first group is what is no code. */
    private static final Pattern TOKEN = Pattern.compile(
            "(/\\*.*?\\*/|//[^\\n]*|\"\"\"[^\\\\]*?(?:\\\\.[^\\\\]*?)*?\"\"\"|\"[^\"\\\\\\n]*(?:\\\\.[^\"\\\\\\n]*)*\""
                    + "|'[^'\\\\\\n]*(?:\\\\.[^'\\\\\\n]*)*')|[(){}\\[\\];]",
            Pattern.DOTALL);

    /**
     * A bracket that is not closed yet.
     *
     * @param indent how far its statement is indented
     */
    private record Open(char bracket, int at, int indent) {}

    private final String text;
    private final Deque<Open> open = new ArrayDeque<>();
    /** The first that is closed where less is indented: if one is not closed at all, it is this. */
    private @Nullable Open suspect;

    /** Where the statement begins. */
    private int statement;

    private Brackets(String text) {
        this.text = text;
    }

    /** What is wrong with those of a file. */
    static Optional<Problem> problem(JavaTemplate template) {
        return new Brackets(String.join("\n", template.file())).problem(template.place());
    }

    private Optional<Problem> problem(String place) {
        Matcher token = TOKEN.matcher(text);
        while (token.find()) {
            char sign = text.charAt(token.start());
            int closing = CLOSING.indexOf(sign);
            if (token.group(1) != null) {
                statement = text.substring(statement, token.start()).isBlank() ? token.end() : statement;
                continue;
            }
            if (OPENING.indexOf(sign) >= 0) {
                open.push(new Open(sign, token.start(), indent(statement)));
            } else if (closing >= 0) {
                Open last = open.poll();
                if (last == null) {
                    return Optional.of(at(place, token.start(), "\"" + sign + "\" closes nothing"));
                }
                if (last.bracket() != OPENING.charAt(closing)) {
                    return Optional.of(unclosed(place, last));
                }
                int indent = indent(token.start());
                if (suspect == null && indent >= 0 && indent < last.indent()) {
                    suspect = last;
                }
            }
            if (sign == '{'
                    || sign == '}'
                    || sign == ';' && (open.isEmpty() || open.element().bracket() != '(')) {
                statement = token.end();
            }
        }
        Open last = open.poll();
        return Optional.ofNullable(last).map(left -> unclosed(place, suspect == null ? left : suspect));
    }

    /** How many spaces are before what stands next; -1 if that is not the first in its line. */
    private int indent(int from) {
        int first = from;
        while (first < text.length() && Character.isWhitespace(text.charAt(first))) {
            first++;
        }
        String before = text.substring(text.lastIndexOf('\n', first - 1) + 1, first);
        return before.isBlank() ? before.length() : -1;
    }

    private Problem unclosed(String place, Open bracket) {
        return at(place, bracket.at(), "\"" + bracket.bracket() + "\" is not closed");
    }

    private Problem at(String place, int offset, String message) {
        return new Problem(place + ':' + text.substring(0, offset + 1).lines().count(), message);
    }
}
