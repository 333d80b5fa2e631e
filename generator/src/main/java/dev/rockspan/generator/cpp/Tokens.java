package dev.rockspan.generator.cpp;

import dev.rockspan.generator.GenerationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Takes the text of a C++ header apart. Comments, and what directives say, are dropped. */
final class Tokens {

    private static final String LINE_COMMENT = "//[^\\n\\\\]*+(?:\\\\.[^\\n\\\\]*+)*+";
    private static final String BLOCK_COMMENT = "/\\*.*?\\*/";

    private static final Pattern PARTS = Pattern.compile(
            "(?<space>\\s++|\\\\\\r?\\n|" + LINE_COMMENT + "|" + BLOCK_COMMENT + ")"
                    + "|(?<string>(?:u8|[uUL])?(?:R\"(?<mark>[^(\\s\\\\)]{0,16})\\(.*?\\)\\k<mark>\""
                    + "|\"[^\"\\\\\\n]*+(?:\\\\.[^\"\\\\\\n]*+)*+\"))"
                    + "|(?<character>(?:u8|[uUL])?'[^'\\\\\\n]*+(?:\\\\.[^'\\\\\\n]*+)*+')"
                    + "|(?<word>[A-Za-z_]\\w*+)"
                    + "|(?<number>\\.?\\d(?:[eEpP][+-]|'\\w|[\\w.])*+)"
                    + "|(?<sign>::|<<|(?!/\\*)[^\\s\\w\"'\\\\])",
            Pattern.DOTALL);

    private static final Map<String, Token.Kind> KINDS = Map.of(
            "string", Token.Kind.STRING,
            "character", Token.Kind.CHARACTER,
            "word", Token.Kind.WORD,
            "number", Token.Kind.NUMBER,
            "sign", Token.Kind.SIGN);

    /** Its name, and what follows to the end of the line; a backslash or a comment may carry it on. */
    private static final Pattern DIRECTIVE = Pattern.compile(
            "#[ \\t]*+(\\w*+)(?:" + LINE_COMMENT + "|" + BLOCK_COMMENT + "|\\\\\\r?\\n|[^\\n\\\\/]++|[\\\\/])*+",
            Pattern.DOTALL);

    private final String file;
    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private int line = 1;

    private Tokens(String file, String text) {
        this.file = file;
        this.text = text;
    }

    /**
     * The words of a text.
     *
     * @param file names it in errors
     * @throws GenerationException if a comment or a literal has no end
     */
    static List<Token> of(String file, String text) {
        return new Tokens(file, text).split();
    }

    private List<Token> split() {
        Matcher parts = PARTS.matcher(text);
        Matcher directives = DIRECTIVE.matcher(text);
        boolean lineStart = true;
        while (at < text.length()) {
            if (lineStart && directives.region(at, text.length()).lookingAt()) {
                tokens.add(new Token(Token.Kind.DIRECTIVE, directives.group(1), line));
                advance(directives.end());
                continue;
            }
            if (!parts.region(at, text.length()).lookingAt()) {
                throw GenerationException.refused(
                        file + ":" + line,
                        "the comment or literal that starts here has no end: the header is truncated");
            }
            Token.Kind kind = kind(parts);
            if (kind != null) {
                tokens.add(new Token(kind, parts.group(), line));
                lineStart = false;
            } else if (parts.group().indexOf('\n') >= 0) {
                lineStart = true;
            }
            advance(parts.end());
        }
        return tokens;
    }

    private static Token.@Nullable Kind kind(Matcher parts) {
        return KINDS.entrySet().stream()
                .filter(kind -> parts.group(kind.getKey()) != null)
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    private void advance(int end) {
        line += (int) text.substring(at, end).chars().filter(c -> c == '\n').count();
        at = end;
    }
}
