package dev.rockspan.generator.jextract;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A symbol that jextract saw, and the header that declares it.
 *
 * @param header the path as the C compiler knows it
 */
public record CSymbol(Kind kind, String name, String header) {

    private static final Pattern INCLUDE = Pattern.compile(
            "(?m)^\\s*--include-(function|constant|struct|typedef|union|var)\\s+(\\S+)\\s+# header: (.+?)\\s*$");

    /** What jextract calls a symbol in its list of includes. */
    public enum Kind {
        FUNCTION,
        /** A macro or an enum constant. */
        CONSTANT,
        STRUCT,
        TYPEDEF,
        UNION,
        VAR
    }

    /** The symbols in the file that {@code jextract --dump-includes} writes. */
    static List<CSymbol> ofIncludes(String text) {
        return INCLUDE.matcher(text)
                .results()
                .map(line ->
                        new CSymbol(Kind.valueOf(line.group(1).toUpperCase(Locale.ROOT)), line.group(2), line.group(3)))
                .toList();
    }
}
