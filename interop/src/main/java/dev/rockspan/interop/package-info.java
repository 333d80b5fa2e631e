/** RocksDB's memory in the types of other libraries: code to copy, not part of the API. */
@NullMarked
package dev.rockspan.interop;

import org.jspecify.annotations.NullMarked;
