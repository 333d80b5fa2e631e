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

    /** What it was made for; others that have it are parts of that. */
    private final Lifetime whole;

    private volatile @Nullable User inside;
    /** RocksDB does not know any more what it needs to go on with what this guards. */
    private volatile boolean forgotten;
    /** Belongs to the call that is inside. */
    private @Nullable IndexOrder index;
    /** The same, or to the thread that records a batch. */
    private @Nullable WrittenFamilies families;
    /** Belongs to the call that is inside, too. */
    private @Nullable Long snapshot;

    Guard(Lifetime whole) {
        this.whole = whole;
    }

    Lifetime whole() {
        return whole;
    }

    /** Lets {@code call} in; false if another one is. A call that is in already may come in again. */
    boolean enter(Call call) {
        return inside == call || (!forgotten && INSIDE.compareAndSet(this, null, call));
    }

    /** As {@link #enter}, also if something was forgotten. */
    boolean enterAgain(Call call) {
        return inside == call || INSIDE.compareAndSet(this, null, call);
    }

    /** RocksDB is about to forget something of what this guards: only the call that is inside goes on. */
    void forget() {
        forgotten = true;
    }

    boolean hasForgotten() {
        return forgotten;
    }

    /** As {@link #enter}, of one that may be used by several threads, and so cannot come in again. */
    boolean enterAnew(User user) {
        return !forgotten && INSIDE.compareAndSet(this, null, user);
    }

    /** The call has ended; nothing happens if it was not in. */
    void exit(User user) {
        if (inside == user) {
            if (index != null) {
                index.endCall();
            }
            INSIDE.setRelease(this, null);
        }
    }

    /** The order of keys in the index of writes that this guards; null if it guards none. */
    @Nullable IndexOrder index() {
        return index;
    }

    /** The sequence number of the snapshot of the transaction that this guards; null if nobody has asked yet. */
    @Nullable Long snapshot() {
        return snapshot;
    }

    /** Notes that number; it stays. */
    void snapshotIs(long sequence) {
        snapshot = sequence;
    }

    /** Notes that it guards an index of writes. */
    IndexOrder indexed() {
        if (index == null) {
            index = new IndexOrder();
        }
        return index;
    }

    /** The column families that the writes name that this guards; null if there are none but the default one. */
    @Nullable WrittenFamilies families() {
        return families;
    }

    /** Notes that writes that this guards name a column family. */
    void writesTo(Lifetime family) {
        if (families == null) {
            families = new WrittenFamilies();
        }
        families.add(family);
    }

    /** Notes that there are no writes any more. */
    void emptied() {
        if (index != null) {
            index.clear();
        }
        if (families != null) {
            families.clear();
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
