package dev.rockspan.generator.model;

import org.jspecify.annotations.Nullable;

/**
 * An option.
 *
 * @param what it is: what "Sets" and "Returns" can stand before
 * @param byDefault what a new object has; null if that is not known
 * @param mutable how it is changed while the database is open; null if it cannot be
 * @param advice what is gained and lost by other values, in sentences; null for none
 * @param hazard what RocksDB was seen to fail at because of it, in a sentence; null for nothing
 * @param deprecated what to do instead of setting it; null if it is not deprecated
 */
public record Option(
        String what,
        @Nullable String byDefault,
        @Nullable Mutable mutable,
        @Nullable String advice,
        @Nullable String hazard,
        @Nullable String deprecated) {

    /**
     * How it is changed while the database is open.
     *
     * @param className the class of the database
     * @param method of that class
     * @param name that the method knows it by
     * @param counts what the change counts for; null for all that comes after it
     */
    public record Mutable(
            String className,
            String method,
            String name,
            @Nullable String counts) {}
}
