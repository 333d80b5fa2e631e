package dev.rockspan.runtime.lifetime;

import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A thread that finishes what the closing thread could not: a close that an error has interrupted, such as the end of the
 * stack, and the destroy of what a call was using that may not have seen the close.
 *
 * <p>Adding allocates nothing: the objects are a linked list by {@link Unfinished#next}.
 */
public final class Finisher {

    private static final long NAP = TimeUnit.MILLISECONDS.toNanos(20);

    /** How long to wait for what is being closed. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);

    private static final long SHORT_NAP = TimeUnit.MILLISECONDS.toNanos(1);

    private static final VarHandle FIRST = ConstantBootstraps.staticFieldVarHandle(
            MethodHandles.lookup(), "first", VarHandle.class, Finisher.class, Unfinished.class);

    /** The head of the list, newest first; the last one points to itself. */
    @SuppressWarnings("UnusedVariable") // by FIRST
    private static volatile @Nullable Unfinished first;

    private static volatile boolean working;

    private static final Thread THREAD;

    static {
        THREAD = Thread.ofPlatform()
                .daemon()
                .name("rockspan-finisher")
                .inheritInheritableThreadLocals(false)
                .unstarted(Finisher::run);
        THREAD.setContextClassLoader(null);
        THREAD.start();
    }

    private Finisher() {}

    /** Has the thread finish that, soon and until it succeeds. Adding again what it has not looked at yet does nothing. */
    static void add(Unfinished unfinished) {
        if (unfinished.claim()) {
            try {
                push(unfinished);
            } catch (Error e) {
                unfinished.next = null; // so that it can be added again
                throw e;
            }
        }
        if (Thread.currentThread() != THREAD) {
            LockSupport.unpark(THREAD);
        }
    }

    private static void push(Unfinished unfinished) {
        Unfinished before;
        do {
            before = first;
            unfinished.next = before == null ? unfinished : before;
        } while (!FIRST.compareAndSet(before, unfinished));
    }

    /**
     * Waits, but not for long, until something has been destroyed that may have been closed before. Does not wait if nothing
     * is left to be finished, by this thread or by those that destroy what callbacks have closed.
     */
    public static void await(BooleanSupplier destroyed) {
        long begin = System.nanoTime();
        Waiting.until(
                () -> {
                    LockSupport.unpark(THREAD); // it sleeps longer than this does
                    return destroyed.getAsBoolean()
                            || (first == null && !working && !InCallback.isClosing())
                            || System.nanoTime() - begin >= PATIENCE
                            || Thread.currentThread() == THREAD;
                },
                SHORT_NAP);
    }

    private static void run() {
        while (true) {
            try {
                if (first == null) {
                    LockSupport.park(Finisher.class);
                } else {
                    finishAll();
                    LockSupport.parkNanos(NAP);
                }
            } catch (Throwable t) {
                // Out of memory. What is left is in the list.
            }
        }
    }

    private static boolean isFinished(Unfinished unfinished) {
        try {
            return unfinished.finish();
        } catch (VirtualMachineError e) {
            return false; // it is tried again
        } catch (Throwable t) {
            report(t);
            return true;
        }
    }

    static void report(Throwable failure) {
        try {
            System.getLogger("dev.rockspan.closing").log(System.Logger.Level.WARNING, "Closing has failed", failure);
        } catch (Throwable t) {
            // The user's logger has failed, or there is no memory: there is nothing left to tell it to.
        }
    }

    private static void finishAll() {
        working = true;
        Unfinished next = (Unfinished) FIRST.getAndSet((Unfinished) null);
        try {
            while (next != null) {
                Unfinished unfinished = next;
                next = after(unfinished);
                unfinished.next = null;
                if (!isFinished(unfinished)) {
                    add(unfinished);
                }
            }
        } finally {
            while (next != null) { // after an error
                Unfinished unfinished = next;
                next = after(unfinished);
                push(unfinished);
            }
            working = false;
        }
    }

    private static @Nullable Unfinished after(Unfinished unfinished) {
        Unfinished next = unfinished.next;
        return next == unfinished ? null : next;
    }
}
