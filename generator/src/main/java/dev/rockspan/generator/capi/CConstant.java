package dev.rockspan.generator.capi;

/** A constant of an enum. */
public record CConstant(String name, long value) {}
