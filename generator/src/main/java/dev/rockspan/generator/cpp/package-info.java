/**
 * Enums of C++ headers, by looking at their text alone. What C's header does not name, these do; jextract reads C only.
 * A value that cannot be told from the text is left open, never guessed.
 */
@NullMarked
package dev.rockspan.generator.cpp;

import org.jspecify.annotations.NullMarked;
