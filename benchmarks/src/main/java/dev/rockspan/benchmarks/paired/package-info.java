/** The paired method: variants of the same work in turn, in short slices and shuffled order. */
@NullMarked
package dev.rockspan.benchmarks.paired;

import org.jspecify.annotations.NullMarked;
