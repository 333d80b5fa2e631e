//# needs MergeOperator
package dev.rockspan;

class MergeOperator {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected MergeOperator() {}
}
