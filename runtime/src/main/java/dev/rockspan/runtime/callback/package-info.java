/** Calls of C into Java. */
@NullMarked
package dev.rockspan.runtime.callback;

import org.jspecify.annotations.NullMarked;
