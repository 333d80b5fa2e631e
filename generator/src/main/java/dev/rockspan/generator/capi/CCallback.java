package dev.rockspan.generator.capi;

/** A function-pointer typedef. */
public record CCallback(String name, CType.FunctionPointer type) {}
