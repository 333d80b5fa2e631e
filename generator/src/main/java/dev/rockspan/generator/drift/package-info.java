/**
 * Do the enums of the templates still say what the C++ headers say? Nothing that is generated depends on it: it is a
 * question to ask when RocksDB changes.
 */
@NullMarked
package dev.rockspan.generator.drift;

import org.jspecify.annotations.NullMarked;
