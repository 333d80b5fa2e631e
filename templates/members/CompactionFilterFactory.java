package dev.rockspan;

class CompactionFilterFactory {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected CompactionFilterFactory() {
        super(CompactionFilterFactory.class);
    }
}
