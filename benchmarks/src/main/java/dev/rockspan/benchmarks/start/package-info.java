/** Small programs that are run in JVMs of their own. */
@NullMarked
package dev.rockspan.benchmarks.start;

import org.jspecify.annotations.NullMarked;
