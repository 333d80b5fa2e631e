package dev.rockspan.runtime.spi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Lets in one call at a time. Objects that RocksDB does not lock by itself have one, and what was made from them has the
 * same: an iterator over a transaction reads what the transaction writes.
 */
final class Guard {

    private static final VarHandle INSIDE;

    static {
        try {
            INSIDE = MethodHandles.lookup().findVarHandle(Guard.class, "inside", Call.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile @Nullable Call inside;

    /** Lets {@code call} in; false if another one is. A call that is in already may come in again. */
    boolean enter(Call call) {
        return inside == call || INSIDE.compareAndSet(this, null, call);
    }

    /** The call has ended; nothing happens if it was not in. */
    void exit(Call call) {
        if (inside == call) {
            INSIDE.setRelease(this, null);
        }
    }

    /** Whether the call that is inside has a lease on that. */
    boolean isUsing(Leases used) {
        Call call = inside;
        return call != null && call.isUsing(used);
    }
}
