package dev.rockspan.generator.model;

/**
 * How a scalar changes on its way between Java and C.
 *
 * @param carrier the carrier on the C side
 * @param unsigned whether C has a constant or flags as an unsigned number that is smaller than an int, or a number as a size
 * @param enumClass the Java enum of a constant or of flags; empty for others
 */
public record Conversion(Kind kind, Carrier carrier, boolean unsigned, String enumClass) {

    /** What it is. */
    public enum Kind {
        /** It is the same on both sides. */
        IDENTITY,
        /** A Java boolean is a C integer that is zero or not. */
        TRUTH,
        /** A Java enum is a C integer. */
        CONSTANT,
        /** A Java set of enum constants is a C integer that has their bits. */
        FLAGS
    }

    public static Conversion identity(Carrier carrier) {
        return new Conversion(Kind.IDENTITY, carrier, false, "");
    }

    /** A number that is the size of something. */
    public static Conversion size(Carrier carrier) {
        return new Conversion(Kind.IDENTITY, carrier, true, "");
    }

    public static Conversion truth(Carrier carrier) {
        return new Conversion(Kind.TRUTH, carrier, false, "");
    }

    /** What it is in Java. */
    public JavaType javaType() {
        return switch (kind) {
            case IDENTITY -> new JavaType.Primitive(carrier);
            case TRUTH -> new JavaType.Primitive(Carrier.BOOLEAN);
            case CONSTANT -> new JavaType.Generated(enumClass);
            case FLAGS -> new JavaType.Flags(enumClass);
        };
    }

    public boolean is(Kind other) {
        return kind == other;
    }
}
