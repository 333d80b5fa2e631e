package dev.rockspan.runtime;

/**
 * A handle as a parameter: a {@link RocksObject}, or an interface that only RocksObjects implement. It is an interface so
 * that the verifier need not load the handle's class.
 */
public interface Usable {}
