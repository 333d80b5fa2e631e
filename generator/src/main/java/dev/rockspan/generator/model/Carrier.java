package dev.rockspan.generator.model;

/** How a C value travels between Java and C: the same on every 64-bit platform. */
public enum Carrier {
    POINTER('P', "MemorySegment"),
    BOOLEAN('Z', "boolean"),
    BYTE('B', "byte"),
    SHORT('S', "short"),
    INT('I', "int"),
    LONG('J', "long"),
    FLOAT('F', "float"),
    DOUBLE('D', "double"),
    VOID('V', "void"),
    /** A struct of a pointer and a length, by value. */
    BYTES('Q', "MemorySegment");

    private final char letter;
    private final String keyword;

    Carrier(char letter, String keyword) {
        this.letter = letter;
        this.keyword = keyword;
    }

    /** The letter in a descriptor. */
    public char letter() {
        return letter;
    }

    /** The Java type as written in source. */
    public String keyword() {
        return keyword;
    }

    /** Whether it can be a constant of an enum. */
    public boolean canBeConstant() {
        return isInteger() && this != BOOLEAN;
    }

    /** Whether it is a whole number or a truth value. */
    public boolean isInteger() {
        return switch (this) {
            case BOOLEAN, BYTE, SHORT, INT, LONG -> true;
            case POINTER, FLOAT, DOUBLE, VOID, BYTES -> false;
        };
    }
}
