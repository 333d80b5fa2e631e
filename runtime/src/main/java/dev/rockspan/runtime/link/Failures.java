package dev.rockspan.runtime.link;

import org.jspecify.annotations.Nullable;

/**
 * For who does all of several things although some of them fail: the first failure is carried from one to the next, and thrown
 * at the end. No object collects them, as closing must not need memory: not even for an object that compiled code leaves
 * out, and makes after all where it goes back to the interpreter.
 */
public final class Failures {

    private Failures() {}

    /** The first failure, with the other one among those that it suppresses, if there is memory for that. */
    public static <T extends Throwable> T join(@Nullable T first, T other) {
        if (first == null || first == other) {
            return other;
        }
        try {
            first.addSuppressed(other);
        } catch (Throwable t) {
            // The first one is what counts.
        }
        return first;
    }

    /** Throws the failure, if there is one. */
    public static void rethrow(@Nullable RuntimeException failure) {
        if (failure != null) {
            throw failure;
        }
    }
}
