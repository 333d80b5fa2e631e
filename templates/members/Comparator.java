package dev.rockspan;

class Comparator {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Comparator() {
        super(Comparator.class);
    }
}
