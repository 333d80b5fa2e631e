/** Interfaces that C calls back. */
@NullMarked
package dev.rockspan.generator.mapping.callback;

import org.jspecify.annotations.NullMarked;
