package dev.rockspan.runtime.link;

/**
 * C functions for hand-written code, which does not name them: {@code templates/paths.yaml} says which they are, and
 * the raw layer implements the interface of each path with them. There is one implementation of each interface, so
 * that the JIT compiler inlines it.
 */
public interface PathFunctions {

    /** The library that the functions belong to, for {@code Call.begin}. */
    NativeFunctions symbols();
}
