package dev.rockspan;

import org.jspecify.annotations.Nullable;

/**
 * A value and the timestamp of its version; both null if there is none.
 *
 * @param value as RocksDB has it
 * @param timestamp as RocksDB has it
 */
public record TimestampedValue(byte @Nullable [] value, byte @Nullable [] timestamp) {
}
