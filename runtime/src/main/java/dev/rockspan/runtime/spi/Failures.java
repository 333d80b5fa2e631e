package dev.rockspan.runtime.spi;

import org.jspecify.annotations.Nullable;

/** Does all of several things although some of them fail, and throws the first failure at the end. */
final class Failures {

    private @Nullable RuntimeException first;

    void run(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException e) {
            add(e);
        }
    }

    /** One of them has failed. */
    void add(RuntimeException failure) {
        if (first == null) {
            first = failure;
        } else {
            first.addSuppressed(failure);
        }
    }

    void rethrow() {
        if (first != null) {
            throw first;
        }
    }
}
