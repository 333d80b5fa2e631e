/** JMH benchmarks with the parameters of those of RocksDB. */
@NullMarked
package dev.rockspan.benchmarks.jmh;

import org.jspecify.annotations.NullMarked;
