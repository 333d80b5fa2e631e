package dev.toy;

import org.jspecify.annotations.Nullable;

/**
 * A value and how old it is.
 *
 * @param value as RocksDB has it
 * @param age as RocksDB has it
 */
public record ValueWithAge(byte @Nullable [] value, byte @Nullable [] age) {
}
