package dev.rockspan.generator.jextract;

/**
 * A symbol that jextract saw, and the header that declares it.
 *
 * @param header the path as the C compiler knows it
 */
public record CSymbol(Kind kind, String name, String header) {

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
}
