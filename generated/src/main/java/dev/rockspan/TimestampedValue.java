package dev.rockspan;

import org.jspecify.annotations.Nullable;

/**
 * A value and the timestamp of its version; both null if there is none.
 *
 * @param value a copy of the value
 * @param timestamp a copy of its timestamp
 */
public record TimestampedValue(byte @Nullable [] value, byte @Nullable [] timestamp) {
}
