/** Rockspan measured against rocksdbjni and against the same loops in C. */
@NullMarked
package dev.rockspan.benchmarks;

import org.jspecify.annotations.NullMarked;
