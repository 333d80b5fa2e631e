package dev.rockspan.runtime.callback;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * A Java object that C calls back. C never sees a reference to it, only a number ({@link #state}) that the
 * {@link Callbacks} know it by. Nothing native hangs on it but its name: the stubs through which C calls are shared by
 * all callbacks of a kind and are never freed.
 */
final class Callback {

    /** What C does to a callback once it has thrown. */
    enum AfterFailure {
        /** The next call is made as if nothing had happened. */
        GO_ON,
        /** It is not called again; for those that live no longer than the call that made them. */
        STOP,
        /**
         * It is called again, unless it is an {@linkplain Upcall#order order}, but every Java call in which it is fails
         * too: RocksDB was given an answer that another one may contradict, so nothing that follows can be trusted.
         */
        DISTRUST
    }

    final long state;
    final Object target;
    final AfterFailure afterFailure;
    final @Nullable MemorySegment name;

    volatile @Nullable Throwable failure;
    /** How many records it has seen; of callbacks that live no longer than a call, on its thread. */
    long visited;

    Callback(long state, Object target, AfterFailure afterFailure, @Nullable MemorySegment name) {
        this.state = state;
        this.target = target;
        this.afterFailure = afterFailure;
        this.name = name;
    }

    /** What is thrown to those who go on after it has thrown. */
    IllegalStateException distrusted() {
        return new IllegalStateException(
                target.getClass().getName() + " has thrown an exception before, and RocksDB has gone on"
                        + " with an answer that need not fit its others. Close the database without using it"
                        + " further",
                failure);
    }
}
