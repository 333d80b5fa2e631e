package dev.rockspan.generator.header;

import dev.rockspan.generator.GenerationException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word, number or sign of a header of C or C++. Of a literal only {@code ""} is left, of a directive its first line.
 */
public record HeaderToken(String text, int line) {

    private static final String COMMENT = "//[^\\n\\\\]*+(?:\\\\.[^\\n\\\\]*+)*+|/\\*.*?\\*/";

    /** A backslash or a comment may carry a directive on to the next line. */
    private static final Pattern PART = Pattern.compile(
            "(?<space>\\s++|\\\\\\r?\\n|" + COMMENT + ")"
                    + "|(?<literal>(?:u8|[uUL])?(?:R\"(?<mark>[^(\\s\\\\)]{0,16})\\(.*?\\)\\k<mark>\""
                    + "|\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\"|'[^'\\\\\\n]*+(?:\\\\.[^'\\\\\\n]*+)*+'))"
                    + "|(?<directive>#[^\\n\\\\/]*+)(?:" + COMMENT + "|\\\\\\r?\\n|[^\\n\\\\/]++|[\\\\/])*+"
                    + "|\\.?\\d(?:[eEpP][+-]|'\\w|[\\w.])*+|\\w++|::|<<|(?!/\\*)[^\\s\\w\"'\\\\]",
            Pattern.DOTALL);

    public boolean is(String wanted) {
        return text.equals(wanted);
    }

    public boolean isWord() {
        return Character.isLetter(text.charAt(0)) || text.charAt(0) == '_';
    }

    public boolean isDirective() {
        return text.charAt(0) == '#';
    }

    /** The name of a directive, such as {@code ifdef}; empty for what is none. */
    public String directive() {
        return isDirective() ? text.replaceFirst("#\\s*(\\w*)[\\s\\S]*", "$1") : "";
    }

    /**
     * The tokens of a text.
     *
     * @param file names it in errors
     * @throws GenerationException if a comment or a literal has no end
     */
    public static List<HeaderToken> of(String file, String text) {
        List<HeaderToken> tokens = new ArrayList<>();
        Matcher part = PART.matcher(text);
        int line = 1;
        for (int at = 0; at < text.length(); at = part.end()) {
            if (!part.region(at, text.length()).lookingAt()) {
                throw GenerationException.refused(
                        file + ":" + line,
                        "the comment or literal that starts here has no end: the header is truncated");
            }
            if (part.group("directive") != null) {
                tokens.add(new HeaderToken(part.group("directive").strip(), line));
            } else if (part.group("space") == null) {
                tokens.add(new HeaderToken(part.group("literal") == null ? part.group() : "\"\"", line));
            }
            line += (int) part.group().chars().filter(c -> c == '\n').count();
        }
        return tokens;
    }
}
