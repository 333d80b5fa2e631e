package dev.rockspan.runtime.link;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Counts calls of native functions, for tests: with the system property {@code rockspan.crossings} set to {@code count}.
 * Without the property it costs nothing.
 */
public final class DowncallCounter {

    private static final boolean COUNT = "count".equals(System.getProperty("rockspan.crossings"));

    private DowncallCounter() {}

    /** Whether they are counted at all. */
    public static boolean areCounted() {
        return COUNT;
    }

    /** How many native calls this thread has begun. */
    public static long ofThisThread() {
        return Counter.OF_THREAD.get()[0];
    }

    /** The handle itself, or one that counts. */
    static MethodHandle counted(MethodHandle handle) {
        return COUNT ? MethodHandles.foldArguments(handle, Counter.ADD) : handle;
    }

    private static final class Counter {

        static final ThreadLocal<long[]> OF_THREAD = ThreadLocal.withInitial(() -> new long[1]);
        static final MethodHandle ADD;

        static {
            try {
                ADD = MethodHandles.lookup().findStatic(Counter.class, "add", MethodType.methodType(void.class));
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        @SuppressWarnings("UnusedMethod") // the handle calls it
        static void add() {
            OF_THREAD.get()[0]++;
        }
    }
}
