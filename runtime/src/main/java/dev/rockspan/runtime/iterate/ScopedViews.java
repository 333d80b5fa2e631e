package dev.rockspan.runtime.iterate;

import dev.rockspan.runtime.lifetime.Views;
import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The segments that an iterator has handed out of the entry at which it stands: in a confined arena, which the thread that
 * asked for them closes when it moves or closes the iterator. Until then the iterator is not moved by other threads, and
 * its native object is not destroyed; a thread that has ended reads nothing any more.
 *
 * <p>A thread that moves on from an entry that it was reading is offered the arena for the next one. It accepts that when it
 * asks for a segment, without using the iterator again; until then another thread may take the iterator over.
 *
 * <p>{@link #isOpen}, {@link #isMine}, {@link #accept} and {@link #endMine} may be called while another thread uses the
 * iterator.
 */
final class ScopedViews implements Views {

    private static final VarHandle ARENA = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "arena", VarHandle.class, ScopedViews.class, Arena.class);
    private static final VarHandle OFFERED = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "offered", VarHandle.class, ScopedViews.class, long.class);

    private static final long ACCEPTED = 0;
    private static final long TAKEN = -1;

    // Whose the arena is, and its number, which counts up; written before the arena is released to others.
    private @Nullable Thread reader;
    private long number;

    private @Nullable Arena arena;

    /**
     * The number of the arena while it is only offered; then {@link #ACCEPTED} by its thread or {@link #TAKEN} by another one,
     * whichever is first. A thread accepts and then looks whether the iterator is open; who closes the iterator looks at this
     * afterwards.
     */
    private volatile long offered;

    /** Whether the reader goes through the entries, and stays inside the iterator meanwhile. */
    private boolean looping;

    /** See {@link #areEndedInLoop()}. */
    private boolean endedInLoop;

    /** What was copied for the segments. */
    private @Nullable List<MemorySegment> copies;

    /** Whether the handle may be collected while segments are still read: it is in an automatic arena. */
    private volatile boolean abandonable;

    /** Whether the segments keep {@link #arena} reachable. */
    private boolean reachable;

    /** The arena once the handle was collected, reachable from the segments alone. Set before {@link #arena} is null. */
    private @Nullable WeakReference<Arena> abandoned;

    /** Keeps an arena reachable as long as its scope is, which has this run when the arena is closed. */
    private record Keep(Arena arena) implements Consumer<MemorySegment> {

        @Override
        public void accept(MemorySegment segment) {}
    }

    /** Whether somebody may still read the segments. */
    @Override
    public boolean isOpen() {
        return (ARENA.getAcquire(this) != null || isAbandonedOpen()) && offered != number && isReaderAlive();
    }

    private boolean isAbandonedOpen() {
        WeakReference<Arena> known = abandoned;
        Arena left = known == null ? null : known.get();
        return left != null && left.scope().isAlive();
    }

    @Override
    public void setAbandonable() {
        abandonable = true;
    }

    @Override
    public void abandon() {
        Arena open = (Arena) ARENA.getAcquire(this);
        if (open != null && reachable) {
            abandoned = new WeakReference<>(open);
            ARENA.setRelease(this, null);
        }
    }

    private boolean isReaderAlive() {
        Thread known = reader;
        return known == null || known.isAlive();
    }

    /** Whether this thread may read them. */
    boolean isMine() {
        return offered == ACCEPTED && isOfThisThread();
    }

    /** Accepts what this thread was offered, if it was; then as {@link #isMine}. */
    boolean accept() {
        long before = offered; // first: it changes before the arena does
        return isOfThisThread()
                && (before == ACCEPTED || before == number && OFFERED.compareAndSet(this, before, ACCEPTED));
    }

    private boolean isOfThisThread() {
        return ARENA.getAcquire(this) != null && reader == Thread.currentThread();
    }

    /** Whether a segment is one of those of this thread, or part of one. */
    boolean has(MemorySegment segment) {
        Arena mine = isMine() ? arena : null;
        return mine != null && mine.scope().equals(segment.scope());
    }

    /** This thread, which has views, goes through the entries from now on, or does not any more. */
    void setLooping(boolean now) {
        endedInLoop = false;
        looping = now;
    }

    /** Whether this thread goes through the entries. */
    boolean isLooping() {
        return looping && reader == Thread.currentThread();
    }

    /** Whether the thread that goes through the entries has ended them by closing the iterator. It is inside, but uses nothing. */
    boolean areEndedInLoop() {
        return endedInLoop;
    }

    /** Makes an arena for this thread; none is open. */
    void begin() {
        begin(ACCEPTED);
    }

    /** Makes an arena that this thread is offered; none is open. */
    void offer() {
        begin(number + 1);
    }

    private void begin(long offer) {
        Thread caller = Thread.currentThread();
        if (reader != caller) { // storing a reference costs more than looking at it
            reader = caller;
        }
        number++;
        if (offered != offer) {
            OFFERED.setRelease(this, offer);
        }
        Arena begun = Arena.ofConfined();
        if (abandonable) {
            keepReachable(begun);
        }
        ARENA.setRelease(this, begun);
    }

    @SuppressWarnings("restricted")
    private void keepReachable(Arena begun) {
        MemorySegment.NULL.reinterpret(0, begun, new Keep(begun));
        reachable = true;
    }

    /** The bytes at {@code address}, for the thread that may take them. */
    @SuppressWarnings("restricted")
    MemorySegment of(long address, long size) {
        // Not a slice: of what is made here the JIT compiler knows the class, and so need not make it.
        return MemorySegment.ofAddress(address).reinterpret(size, arena, null).asReadOnly();
    }

    /** As {@link #of}, of a copy, where RocksDB may move the bytes before the iterator is moved. */
    MemorySegment ofCopy(long address, long size) {
        MemorySegment copy = NativeMemory.allocate(size);
        if (copies == null) {
            copies = new ArrayList<>(2);
        }
        copies.add(copy);
        MemorySegment.copy(NativeMemory.ALL, address, copy, 0, size);
        return of(copy.address(), size);
    }

    @Override
    public boolean end() {
        Arena ended = (Arena) ARENA.getAcquire(this);
        return ended == null ? endAbandoned() : end(ended);
    }

    /** As {@link #end()}, if the handle was collected; true if it was not. */
    private boolean endAbandoned() {
        WeakReference<Arena> known = abandoned;
        if (known == null) {
            return true;
        }
        Arena left = known.get();
        if (left != null && reader == Thread.currentThread()) {
            return end(left);
        }
        if (isOpen()) {
            return false;
        }
        if (known.refersTo(null) || !isReaderAlive()) { // else the reader has closed the arena, and frees them
            freeCopies();
        }
        return true;
    }

    private synchronized void freeCopies() {
        free(copies);
        copies = null;
    }

    @Override
    public boolean endMine() {
        if (!isMine() && !(isAbandonedOpen() && reader == Thread.currentThread())) {
            return false;
        }
        boolean ended = end();
        endedInLoop = ended && looping;
        return ended;
    }

    private boolean end(Arena ended) {
        if (reader == Thread.currentThread()) {
            if (!NativeMemory.tryClose(ended)) {
                return false; // it is an argument of a call that called back
            }
        } else if (!OFFERED.compareAndSet(this, number, TAKEN) && isReaderAlive()) {
            return false;
        }
        List<MemorySegment> freed;
        try {
            freed = copies;
            copies = null;
        } finally {
            Reference.reachabilityFence(ended); // see endAbandoned
        }
        ARENA.setRelease(this, null);
        free(freed);
        return true;
    }

    private static void free(@Nullable List<MemorySegment> copies) {
        if (copies != null) {
            for (MemorySegment copy : copies) {
                NativeMemory.free(copy);
            }
        }
    }
}
