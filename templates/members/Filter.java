package dev.rockspan;

class Filter {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Filter() {
        super(Filter.class);
    }

    /** The native filter that a table configuration takes: this one. */
    Filter toGive() {
        return this;
    }
}
