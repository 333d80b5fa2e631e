package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.NativeObject;
import java.util.function.Supplier;

/** Has databases refuse further use after their comparator has thrown. */
public final class ComparatorFailure {

    /** Whether any comparator has thrown: until then, calls look for nothing. */
    public static boolean happened;

    private ComparatorFailure() {}

    /**
     * A comparator has thrown in the call that this thread is in: no call uses its database any more.
     *
     * @param failure the exception for those who try
     */
    public static void note(Supplier<IllegalStateException> failure) {
        happened = true;
        Call call = CallStack.anyCall();
        if (call != null) {
            call.failComparator(failure);
        }
    }

    /** Whether the current call moves an iterator over the writes of a batch or a transaction. */
    public static boolean isOverWrites() {
        Call call = CallStack.anyCall();
        return call != null && call.isOverWrites();
    }

    /**
     * @throws IllegalStateException with what the comparator has thrown as its cause, if the comparator of what {@code used}
     *     is part of has thrown
     */
    static void check(NativeObject used) {
        Supplier<IllegalStateException> failure = used.root().notes().comparatorFailure();
        if (failure != null) {
            throw failure.get();
        }
    }
}
