/** The C functions as they are. Not exported: nothing here is safe. */
@NullMarked
package dev.rockspan.raw;

import org.jspecify.annotations.NullMarked;
