package dev.rockspan.generator.cpp;

/**
 * A word of C++.
 *
 * @param text as it stands there; of a directive its name
 */
record Token(Kind kind, String text, int line) {

    enum Kind {
        WORD,
        NUMBER,
        CHARACTER,
        STRING,
        /** One character of punctuation, or {@code ::} or {@code <<}. */
        SIGN,
        /** A directive of the preprocessor. */
        DIRECTIVE
    }

    boolean is(String wanted) {
        return (kind == Kind.WORD || kind == Kind.SIGN) && text.equals(wanted);
    }
}
