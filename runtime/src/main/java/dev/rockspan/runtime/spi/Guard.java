package dev.rockspan.runtime.spi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Lets in one call at a time. Objects that RocksDB does not lock by itself have one, and what was made from them has the
 * same: an iterator over a transaction reads what the transaction writes.
 */
final class Guard {

    /** Who can be inside: a call, or something quicker that does not nest. */
    interface User extends AutoCloseable {

        /** Whether it has a lease on that; asked by other threads. */
        boolean isUsing(Leases used);

        @Override
        void close();
    }

    private static final VarHandle INSIDE;

    static {
        try {
            INSIDE = MethodHandles.lookup().findVarHandle(Guard.class, "inside", User.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile @Nullable User inside;

    /** Lets {@code call} in; false if another one is. A call that is in already may come in again. */
    boolean enter(Call call) {
        return inside == call || INSIDE.compareAndSet(this, null, call);
    }

    /** As {@link #enter}, of one that may be used by several threads, and so cannot come in again. */
    boolean enterAnew(User user) {
        return INSIDE.compareAndSet(this, null, user);
    }

    /** The call has ended; nothing happens if it was not in. */
    void exit(User user) {
        if (inside == user) {
            INSIDE.setRelease(this, null);
        }
    }

    /** Whether no call is inside. */
    boolean isFree() {
        return inside == null;
    }

    /** Whether the call that is inside has a lease on that. */
    boolean isUsing(Leases used) {
        User user = inside;
        return user != null && user.isUsing(used);
    }
}
