/** RocksDB 1.2.3 for Java. */
@NullMarked
package dev.toy;

import org.jspecify.annotations.NullMarked;
