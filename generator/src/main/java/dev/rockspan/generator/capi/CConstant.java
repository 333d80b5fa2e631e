package dev.rockspan.generator.capi;

import dev.rockspan.generator.schema.Keys;

/** A constant of an enum. */
@Keys("Constant")
public record CConstant(String name, long value) {}
