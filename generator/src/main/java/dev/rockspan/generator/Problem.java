package dev.rockspan.generator;

import org.jspecify.annotations.Nullable;

/**
 * Something wrong with the input: where, what, and what to do about it.
 *
 * @param place {@code file:line}, a file, a symbol, or null where there is none
 */
public record Problem(@Nullable String place, String message) {

    /** A problem without a place of its own. */
    public static Problem of(String message) {
        return new Problem(null, message);
    }

    @Override
    public String toString() {
        return place == null ? message : place + ": " + message;
    }
}
