package dev.rockspan.runtime.lifetime;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what other threads do without telling anybody. */
public final class Waiting {

    private Waiting() {}

    /** Looks every {@code nap} nanoseconds, also on a thread that is interrupted, which it stays. */
    public static void until(BooleanSupplier done, long nap) {
        boolean interrupted = false;
        while (!done.getAsBoolean()) {
            interrupted |= Thread.interrupted(); // with it, parking would return at once
            LockSupport.parkNanos(nap);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
