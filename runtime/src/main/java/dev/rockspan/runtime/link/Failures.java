package dev.rockspan.runtime.link;

import org.jspecify.annotations.Nullable;

/** Does all of several things although some of them fail, and throws the first failure at the end. */
public final class Failures {

    private @Nullable RuntimeException first;

    /** No failure yet. */
    public Failures() {}

    public void run(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException e) {
            add(e);
        }
    }

    /** One of them has failed. */
    public void add(RuntimeException failure) {
        if (first == null) {
            first = failure;
        } else {
            first.addSuppressed(failure);
        }
    }

    /** The first failure, with the other one among those that it suppresses, if there is memory for that. */
    public static Throwable join(@Nullable Throwable first, Throwable other) {
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

    public void rethrow() {
        if (first != null) {
            throw first;
        }
    }
}
