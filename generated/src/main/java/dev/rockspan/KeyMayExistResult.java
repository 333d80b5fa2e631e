package dev.rockspan;

import org.jspecify.annotations.Nullable;

/**
 * Whether a key may exist, and its value if it was at hand.
 *
 * @param mayExist false if there is certainly no such key; the others are false and null then
 * @param value a copy of the value if that was at hand; else null
 * @param valueFound whether the value was at hand
 */
public record KeyMayExistResult(boolean mayExist, byte @Nullable [] value, boolean valueFound) {
}
