package dev.rockspan.generator.model;

/** What is refused before the call. */
public sealed interface Refusal {

    /** Does what a visitor does for this kind. */
    void accept(Visitor visitor);

    /** Something that is done for each kind. */
    interface Visitor {

        void made(Made made);

        void set(Set set);

        void once(Once once);

        void opens(Opens opens);
    }

    /** A receiver that has made an object of a class that is of a kind. */
    record Made(String className, String mark, String otherwise) implements Refusal {
        @Override
        public void accept(Visitor visitor) {
            visitor.made(this);
        }
    }

    /** A handle whose getter says yes. */
    record Set(String parameter, String getter, String otherwise) implements Refusal {
        @Override
        public void accept(Visitor visitor) {
            visitor.set(this);
        }
    }

    /** An object, perhaps null, that a call has filled before. */
    record Once(String parameter, String otherwise) implements Refusal {
        @Override
        public void accept(Visitor visitor) {
            visitor.once(this);
        }
    }

    /**
     * A path at which a database is open for writing already.
     *
     * @param reads whether this opens it to read only, which is never refused
     */
    record Opens(String parameter, boolean reads) implements Refusal {
        @Override
        public void accept(Visitor visitor) {
            visitor.opens(this);
        }
    }
}
