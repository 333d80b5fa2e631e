package dev.rockspan;

class CompactionFilter {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected CompactionFilter() {
        super(CompactionFilter.class);
    }
}
