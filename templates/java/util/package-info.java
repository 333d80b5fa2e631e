/** Small helpers around RocksDB. */
@NullMarked
package dev.rockspan.util;

import org.jspecify.annotations.NullMarked;
