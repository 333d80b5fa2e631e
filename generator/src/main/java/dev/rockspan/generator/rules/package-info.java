/**
 * What C cannot say, read from {@code templates/}: Java names, ownership, enums, exclusions, and the words that the
 * conventions go by. Loaded strictly: an unknown key is an error with its place.
 */
@NullMarked
package dev.rockspan.generator.rules;

import org.jspecify.annotations.NullMarked;
