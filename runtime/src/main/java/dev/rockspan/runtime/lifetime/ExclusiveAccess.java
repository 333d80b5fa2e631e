package dev.rockspan.runtime.lifetime;

import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Lets in one call at a time. Objects that RocksDB does not lock by itself have one, and what was made from them has the
 * same: an iterator over a transaction reads what the transaction writes.
 */
public final class ExclusiveAccess {

    /** Who can be inside: a call, or something quicker that does not nest. */
    public interface Holder extends AutoCloseable {

        /** Whether it uses the object; asked by other threads. */
        boolean isUsing(NativeObject object);

        @Override
        void close();
    }

    private static final VarHandle INSIDE = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "inside", VarHandle.class, ExclusiveAccess.class, Holder.class);

    private volatile @Nullable Holder inside;

    /** Lets nobody in yet. */
    ExclusiveAccess() {}

    /** Lets {@code call} in, with a full fence; false if another one is in. A call that is in already may come in again. */
    boolean enter(Holder call) {
        if (inside == call) {
            VarHandle.fullFence();
            return true;
        }
        return INSIDE.compareAndSet(this, null, call);
    }

    /** As {@link #enter}, of one that may be used by several threads, and so cannot come in again. */
    boolean enterAnew(Holder holder) {
        return INSIDE.compareAndSet(this, null, holder);
    }

    /** The call has ended; nothing happens if it was not in. */
    public void exit(Holder holder) {
        if (inside == holder) {
            INSIDE.setRelease(this, null);
        }
    }

    /** Whether no call is inside. */
    boolean isFree() {
        return inside == null;
    }

    /** Whether the call that is inside uses the object. */
    boolean isUsing(NativeObject object) {
        Holder holder = inside;
        return holder != null && holder.isUsing(object);
    }
}
