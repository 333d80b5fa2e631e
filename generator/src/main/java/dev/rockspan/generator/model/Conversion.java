package dev.rockspan.generator.model;

/** How a scalar changes on its way between Java and C. */
public sealed interface Conversion {

    /** It is the same on both sides. */
    record Identity(Carrier carrier) implements Conversion {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.identity(this);
        }
    }

    /** A Java boolean is a C integer that is zero or not. */
    record Truth(Carrier carrier) implements Conversion {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.truth(this);
        }
    }

    /** A Java enum is a C integer. */
    record Constant(String enumClass, Carrier carrier) implements Conversion {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.constant(this);
        }
    }

    /** A Java set of enum constants is a C integer that has their bits. */
    record Flags(String enumClass, Carrier carrier) implements Conversion {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.flags(this);
        }
    }

    /** The carrier on the C side. */
    Carrier carrier();

    /** Does what a visitor does for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Something that is done for each kind.
     *
     * @param <R> what comes of it
     */
    interface Visitor<R> {

        R identity(Identity same);

        R truth(Truth truth);

        R constant(Constant constant);

        R flags(Flags flags);
    }
}
