package dev.rockspan.runtime;

/**
 * An entry, in copies that stay as they are. Two are equal only if they have the same arrays, not just equal ones.
 *
 * @param key its key
 * @param value its value
 */
@SuppressWarnings("ArrayRecordComponent")
public record KeyValue(byte[] key, byte[] value) {}
