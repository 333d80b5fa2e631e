/** Owns native objects: who uses them, what must be closed before them, what must outlast them. Knows no call. */
@NullMarked
package dev.rockspan.runtime.lifetime;

import org.jspecify.annotations.NullMarked;
