package dev.toy;

import org.jspecify.annotations.Nullable;

/** A value and how old it is. */
public record ValueWithAge(byte @Nullable [] value, byte @Nullable [] age) {
}
