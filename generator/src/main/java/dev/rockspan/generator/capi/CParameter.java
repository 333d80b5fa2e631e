package dev.rockspan.generator.capi;

import org.jspecify.annotations.Nullable;

/**
 * A parameter of a C function or function pointer.
 *
 * @param name the name in the header, or null where it has none
 */
public record CParameter(@Nullable String name, CType type) {}
