/** Finds, unpacks, verifies and opens the native library. */
@NullMarked
package dev.rockspan.runtime.load;

import org.jspecify.annotations.NullMarked;
