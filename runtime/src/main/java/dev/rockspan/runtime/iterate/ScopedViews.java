package dev.rockspan.runtime.iterate;

import dev.rockspan.runtime.lifetime.Views;
import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The segments that an iterator has handed out of the entry at which it stands: in a confined arena, which the thread that
 * asked for them closes when it moves or closes the iterator. Until then the iterator is not moved by other threads, and
 * its native object is not destroyed; a thread that has ended reads nothing any more.
 *
 * <p>Begins and ends while nobody else uses the iterator. Only {@link #isOpen}, {@link #isMine} and {@link #give} may be
 * asked any time: a thread that has had segments of one entry gets the arena for the next one when it moves, and takes the
 * segments without using the iterator again. Until it does, others may end them.
 */
final class ScopedViews implements Views {

    private static final VarHandle ARENA = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "arena", VarHandle.class, ScopedViews.class, Arena.class);
    private static final VarHandle GIVEN = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "given", VarHandle.class, ScopedViews.class, boolean.class);

    /** Whose arena it is; written before that is released to others. */
    private @Nullable Thread reader;

    private @Nullable Arena arena;

    /**
     * Whether segments were handed out. Who is about to sets this, and then looks whether the arena is taken away and the
     * iterator closed; who takes it away or closes the iterator says so, and then looks at this. So one sees the other.
     */
    private volatile boolean given;

    /** Whether another thread is taking the arena away. */
    private volatile boolean taken;

    /** Whether the reader goes through the entries, and stays inside the iterator meanwhile. */
    private boolean looping;

    /** See {@link #areEndedInLoop()}. */
    private boolean endedInLoop;

    /** What was copied for the segments. */
    private @Nullable List<MemorySegment> copies;

    /** Whether somebody may still read the segments. */
    @Override
    public boolean isOpen() {
        return given && ARENA.getAcquire(this) != null && isReaderAlive();
    }

    private boolean isReaderAlive() {
        Thread known = reader;
        return known == null || known.isAlive();
    }

    /** Whether this thread may read them. */
    boolean isMine() {
        return given && isOfThisThread();
    }

    private boolean isOfThisThread() {
        return ARENA.getAcquire(this) != null && reader == Thread.currentThread();
    }

    /** Whether this thread may take segments; they are open then, but for who has closed the iterator before. */
    boolean give() {
        if (given) {
            return isOfThisThread();
        }
        if (!isOfThisThread()) {
            return false;
        }
        given = true;
        return !taken && isOfThisThread();
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

    /**
     * Has this thread take segments, at once or after {@link #give}. They must not be open.
     *
     * @param now whether it does at once
     */
    void begin(boolean now) {
        Thread caller = Thread.currentThread();
        if (reader != caller) { // storing a reference costs more than looking at it
            reader = caller;
        }
        if (given != now) {
            GIVEN.setRelease(this, now);
        }
        ARENA.setRelease(this, Arena.ofConfined());
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

    /** Ends them; false if that cannot be done here and now, because another thread, or a call around this one, reads them. */
    @Override
    public boolean end() {
        Arena ended = (Arena) ARENA.getAcquire(this);
        return ended == null || end(ended);
    }

    /** Ends them if they are this thread's; false if they are not. */
    @Override
    public boolean endMine() {
        if (!isMine()) {
            return false;
        }
        boolean ended = end();
        endedInLoop = ended && looping;
        return ended;
    }

    /** Whether they were begun and not ended, by whichever thread. */
    boolean areBegun() {
        return arena != null;
    }

    /** Takes the arena away from another thread, which may be about to hand out segments; false if it has. */
    private boolean takeAway() {
        taken = true;
        boolean mayTake = !given || !isReaderAlive();
        if (mayTake) {
            ARENA.setRelease(this, null);
        }
        taken = false;
        return mayTake;
    }

    private boolean end(Arena ended) {
        if (reader == Thread.currentThread()) {
            if (!NativeMemory.tryClose(ended)) {
                return false; // it is an argument of a call that called back
            }
        } else if (isOpen() || !takeAway()) {
            return false;
        }
        List<MemorySegment> freed = copies;
        copies = null;
        ARENA.setRelease(this, null);
        if (freed != null) {
            for (MemorySegment copy : freed) {
                NativeMemory.free(copy);
            }
        }
        return true;
    }
}
