package dev.rockspan.runtime.link;

import org.jspecify.annotations.Nullable;

/**
 * For who does all of several things although some of them fail: the first failure is carried from one to the next, and thrown
 * at the end. No object collects them, as closing must not need memory: not even for an object that compiled code leaves
 * out, and makes after all where it goes back to the interpreter.
 */
public final class Failures {

    @SuppressWarnings("StaticAssignmentOfThrowable") // there is no memory for it when it is thrown
    private static final OutOfMemoryError FULL = new OutOfMemoryError("Java heap space");

    static {
        FULL.setStackTrace(new StackTraceElement[0]);
    }

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

    /**
     * The failure, for the end of a try-with-resources. When the heap is full, the JVM throws one and the same error again and
     * again, without a stack trace, and an error cannot suppress itself: another one stands for it.
     */
    public static Throwable atEnd(Throwable failure) {
        try {
            return failure instanceof OutOfMemoryError && failure.getStackTrace().length == 0 ? FULL : failure;
        } catch (OutOfMemoryError e) {
            return FULL;
        }
    }

    /** Throws the failure, if there is one. */
    public static void rethrow(@Nullable RuntimeException failure) {
        if (failure != null) {
            throw failure;
        }
    }
}
