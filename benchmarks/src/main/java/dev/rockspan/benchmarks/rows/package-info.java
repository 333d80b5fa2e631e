/** The rows of the table of targets. */
@NullMarked
package dev.rockspan.benchmarks.rows;

import org.jspecify.annotations.NullMarked;
