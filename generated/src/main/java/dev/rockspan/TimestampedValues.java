package dev.rockspan;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values and the timestamps of their versions, one of each per key; null where there is none.
 *
 * @param values copies in the order of the keys
 * @param timestamps copies in the same order
 */
public record TimestampedValues(List<byte @Nullable []> values, List<byte @Nullable []> timestamps) {
}
