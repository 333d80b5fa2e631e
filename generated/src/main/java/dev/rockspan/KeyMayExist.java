package dev.rockspan;

import org.jspecify.annotations.Nullable;

/**
 * Whether a key may exist, and its value if it was at hand.
 *
 * @param mayExist as RocksDB has it
 * @param value as RocksDB has it
 * @param valueFound as RocksDB has it
 */
public record KeyMayExist(boolean mayExist, byte @Nullable [] value, boolean valueFound) {
}
