/** The C functions as they are. Not exported: nothing here is safe. */
@NullMarked
package dev.toy.raw;

import org.jspecify.annotations.NullMarked;
