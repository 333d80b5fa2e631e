package dev.rockspan.runtime;

/**
 * What a call can use: a {@link RocksObject}, or an interface that only those implement. Parameters have this type because
 * it is an interface: to check a class that passes on a handle, the JVM then need not load the handle's class.
 */
public interface Usable {}
