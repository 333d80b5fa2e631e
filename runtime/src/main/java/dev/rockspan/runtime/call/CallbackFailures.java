package dev.rockspan.runtime.call;

import dev.rockspan.runtime.CallbackErrors;
import dev.rockspan.runtime.link.Failures;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Exceptions of callbacks on their way to whom they concern: the Java call on the same thread that they happened in, or
 * else the user's handler. While there are none, asking for them costs the read of a number.
 */
public final class CallbackFailures {

    /** How many more of one call are suppressed by its first one. */
    private static final int MORE = 7;

    private static final VarHandle WAITING = ConstantBootstraps.staticFieldVarHandle(
            MethodHandles.lookup(), "waiting", VarHandle.class, CallbackFailures.class, int.class);

    /**
     * What happened in one call.
     *
     * @param call the call; null if the thread is virtual, where it cannot be told: then any of that thread
     * @param outer what happened in a call around it
     */
    private record Failure(
            String callback,
            Throwable error,
            @Nullable Call call,
            @Nullable Failure outer) {}

    private static final Map<Thread, Failure> PENDING = new ConcurrentHashMap<>();

    /** How many threads have one waiting. A thread always sees its own: it has counted it itself. */
    private static int waiting;

    private CallbackFailures() {}

    /** Initialises what asking for them needs. */
    public static void prepare() {
        PENDING.get(Thread.currentThread());
    }

    /** A callback threw on this thread. Never throws. */
    public static void add(String callback, Throwable error) {
        try {
            if (CallStack.isInCall()) {
                pend(callback, error);
            } else {
                handle(callback, error);
            }
        } catch (Throwable t) {
            // Out of memory or stack: there is nothing left to do it with.
        }
    }

    /** Has the Java call on this thread fail, if there is one and nothing else has made it fail yet. */
    public static void remind(String callback, Supplier<Throwable> error) {
        if (CallStack.isInCall()) {
            Failure top = PENDING.get(Thread.currentThread());
            if (top == null || top.call() != CallStack.current()) {
                pend(callback, error.get());
            }
        }
    }

    private static void pend(String callback, Throwable error) {
        Call call = CallStack.current();
        Failure top = PENDING.get(Thread.currentThread());
        if (top == null || top.call() != call) {
            PENDING.put(Thread.currentThread(), new Failure(callback, error, call, top));
            if (top == null) {
                WAITING.getAndAdd(1);
            }
        } else if (top.error() != error) {
            if (top.error().getSuppressed().length < MORE) {
                top.error().addSuppressed(error);
            } else {
                handle(callback, error);
            }
        }
    }

    /** Whether something happened in callbacks of this call, which is the innermost one of this thread. */
    static boolean isIn(Call call) {
        Failure top = waiting == 0 ? null : PENDING.get(Thread.currentThread());
        return top != null && (top.call() == null || top.call() == call);
    }

    /** Takes what happened in callbacks of this call, which is the innermost one of this thread. */
    static @Nullable Throwable take(Call call) {
        if (waiting == 0) {
            return null;
        }
        Failure top = PENDING.get(Thread.currentThread());
        if (top == null || top.call() != null && top.call() != call) {
            return null;
        }
        pop(top);
        return top.error();
    }

    private static void pop(Failure top) {
        if (top.outer() == null) {
            PENDING.remove(Thread.currentThread());
            WAITING.getAndAdd(-1);
        } else {
            PENDING.put(Thread.currentThread(), top.outer());
        }
    }

    /** What is waiting on this thread, to be told from what is to come. */
    static @Nullable Object mark() {
        return waiting == 0 ? null : PENDING.get(Thread.currentThread());
    }

    /** Gives what came since the mark to the handler: it happened in something that does not fail. */
    static void passOn(@Nullable Object mark) {
        if (waiting == 0) {
            return;
        }
        Failure top = PENDING.get(Thread.currentThread());
        if (top != null && top != mark) {
            pop(top);
            handle(top.callback(), top.error());
        }
    }

    private static void handle(String callback, Throwable error) {
        try {
            CallbackErrors.getHandler().handle(callback, error);
        } catch (Throwable t) {
            System.getLogger("dev.rockspan.callbacks")
                    .log(
                            System.Logger.Level.ERROR,
                            "The handler for exceptions of callbacks threw one itself",
                            Failures.join(t, error)); // a handler may throw what it gets
        }
    }

    /** Throws it as it is, whatever it is. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    static <T extends Throwable> RuntimeException raise(Throwable error) throws T {
        throw (T) error;
    }
}
