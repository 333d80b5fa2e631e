package dev.rockspan;

class MergeOperator {

    /** For subclasses; their constructor must call {@link #adopt} with a native object. */
    protected MergeOperator() {
        super(MergeOperator.class);
    }
}
