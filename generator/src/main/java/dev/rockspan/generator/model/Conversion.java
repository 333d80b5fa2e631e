package dev.rockspan.generator.model;

/**
 * How a scalar changes on its way between Java and C.
 *
 * @param carrier the carrier on the C side
 * @param unsigned whether C passes a constant or flags as an unsigned number that is smaller than an int
 * @param enumClass the Java enum of a constant or of flags; empty for others
 */
public record Conversion(Kind kind, Carrier carrier, boolean unsigned, String enumClass) {

    /** What it is. */
    public enum Kind {
        /** It is the same on both sides. */
        IDENTITY,
        /** It is the same on both sides, and not negative. */
        SIZE,
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

    /** A size that Java answers. */
    public static Conversion size(Carrier carrier) {
        return new Conversion(Kind.SIZE, carrier, false, "");
    }

    public static Conversion truth(Carrier carrier) {
        return new Conversion(Kind.TRUTH, carrier, false, "");
    }

    /** What it is in Java. */
    public JavaType javaType() {
        return switch (kind) {
            case IDENTITY, SIZE -> new JavaType.Primitive(carrier);
            case TRUTH -> new JavaType.Primitive(Carrier.BOOLEAN);
            case CONSTANT -> new JavaType.Generated(enumClass);
            case FLAGS -> new JavaType.Flags(enumClass);
        };
    }

    public boolean is(Kind other) {
        return kind == other;
    }
}
