package dev.rockspan.testing;

import dev.rockspan.runtime.CallbackErrors;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Collects, until it is closed, what callbacks have thrown where there was no caller to throw it to. */
public final class HandledErrors implements AutoCloseable {

    private final Queue<String> errors = new ConcurrentLinkedQueue<>();

    /** From now on. */
    public HandledErrors() {
        CallbackErrors.setHandler((callback, error) -> errors.add(callback + ": " + error.getMessage()));
    }

    /** All so far, each as {@code Interface.method: message}. */
    public List<String> all() {
        return List.copyOf(errors);
    }

    @Override
    public void close() {
        Tally.add("exceptions of callbacks that had no caller", errors.size());
        CallbackErrors.setHandler(null);
    }
}
