/** What pinned values do to a database that others use: {@code benchmarks/run pinning}. */
@NullMarked
package dev.rockspan.benchmarks.pinning;

import org.jspecify.annotations.NullMarked;
