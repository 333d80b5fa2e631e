/** Values that are read in RocksDB's own memory. */
@NullMarked
package dev.rockspan.runtime.pin;

import org.jspecify.annotations.NullMarked;
