package dev.rockspan;

class MergeOperator {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected MergeOperator() {
        super(MergeOperator.class);
    }
}
