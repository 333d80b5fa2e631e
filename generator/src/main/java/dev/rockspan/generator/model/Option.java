package dev.rockspan.generator.model;

import org.jspecify.annotations.Nullable;

/**
 * An option.
 *
 * @param what it is: what "Sets" and "Returns" can stand before
 * @param byDefault what a new object has; null if that is not known
 * @param mutable the method that changes it in an open database; null if it cannot be changed there
 * @param advice what is gained and lost by other values, in sentences; null for none
 * @param deprecated what to do instead of setting it; null if it is not deprecated
 */
public record Option(
        String what,
        @Nullable String byDefault,
        @Nullable Mutable mutable,
        @Nullable String advice,
        @Nullable String deprecated) {

    /**
     * The method that changes it in an open database.
     *
     * @param method of the database
     * @param name that the method knows it by
     */
    public record Mutable(String method, String name) {}
}
