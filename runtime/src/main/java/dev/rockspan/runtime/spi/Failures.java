package dev.rockspan.runtime.spi;

import org.jspecify.annotations.Nullable;

/** Does all of several things although some of them fail, and throws the first failure at the end. */
final class Failures {

    private @Nullable RuntimeException first;

    void run(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException e) {
            if (first == null) {
                first = e;
            } else {
                first.addSuppressed(e);
            }
        }
    }

    void rethrow() {
        if (first != null) {
            throw first;
        }
    }
}
