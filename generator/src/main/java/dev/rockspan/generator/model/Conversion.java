package dev.rockspan.generator.model;

/** How a scalar changes on its way between Java and C. */
public sealed interface Conversion {

    /** It is the same on both sides. */
    record Identity(Carrier carrier) implements Conversion {}

    /** A Java boolean is a C integer that is zero or not. */
    record Truth(Carrier carrier) implements Conversion {}

    /** A Java enum is a C integer. */
    record Constant(String enumClass, Carrier carrier) implements Conversion {}

    /** A Java set of enum constants is a C integer that has their bits. */
    record Flags(String enumClass, Carrier carrier) implements Conversion {}

    /** The carrier on the C side. */
    Carrier carrier();
}
