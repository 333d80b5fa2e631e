package dev.rockspan.runtime.spi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Owns one pinned value: a native object whose bytes are read where they are. It is to a {@link PinnedHandle} what a
 * {@link Lifetime} is to other handles, and costs less: it stands in a table of the thread that made it ({@link Pins}),
 * and its parent is not destroyed while it does; nothing is counted.
 *
 * <p>Who frees it follows from whether its maker, the thread that made it, has asked for the bytes. If not, whoever
 * closes it. If so, they were lent in a confined arena, which only the maker can close: closing the value on another
 * thread refuses all further use, and the maker frees it when it closes it, too, or ends a call, or has ended.
 *
 * <p>For other threads and for arenas it becomes a {@link Lifetime}, which owns the native object from then on; as long
 * as the bytes are lent, the pin has a lease on that.
 */
public final class Pin {

    private static final int LENT = 1;
    private static final int CLOSED = 2;

    /** One thread, which set it, frees or shares it. */
    private static final int TAKEN = 4;

    private static final int FREED = 8;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Pin.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Begins as 0, open. Others find the pin in the table, into which it is released. */
    @SuppressWarnings("UnusedVariable") // by STATE
    private int state;

    private final Pins table;
    private final Thread maker;
    private final Lifetime parent;
    private final String name;
    private final Destroyer destroyer;

    // Addresses, not segments: those would be made for every pin, and stay.
    private final long object;
    private final long bytes;
    private final long size;

    /** What the bytes are lent in; the maker's. */
    private @Nullable Arena lentIn;

    /** Owns the native object, if it is shared while the bytes are lent. Written while {@link #TAKEN}. */
    private @Nullable Lifetime shared;

    /** Whether what this has become is no child of the parent, so that this protects it to its end. As {@link #shared}. */
    private boolean guarding;

    Pin(Pins table, Lifetime parent, String name, long object, Destroyer destroyer, long bytes, long size) {
        this.table = table;
        this.maker = Thread.currentThread();
        this.parent = parent;
        this.name = name;
        this.destroyer = destroyer;
        this.object = object;
        this.bytes = bytes;
        this.size = size;
    }

    String name() {
        return name;
    }

    boolean isOf(Leases owner) {
        return parent == owner;
    }

    boolean isOpen() {
        return ((int) STATE.getAcquire(this) & (CLOSED | TAKEN)) == 0;
    }

    /** Whether it was closed where it could not be freed. */
    boolean isLeft() {
        return ((int) STATE.getAcquire(this) & (CLOSED | TAKEN)) == CLOSED;
    }

    boolean isFreed() {
        return ((int) STATE.getAcquire(this) & FREED) != 0;
    }

    IllegalStateException refusal() {
        return new IllegalStateException(name + " is closed");
    }

    // ------------------------------------------------------------------------------------------------- bytes

    /** Lends the bytes, if they are not lent yet; false if this is another thread than the maker's, or if it is not open. */
    boolean lend() {
        if (Thread.currentThread() != maker) {
            return false;
        }
        int now = (int) STATE.getAcquire(this);
        if (now != 0) {
            return now == LENT && lentIn != null;
        }
        lentIn = Arena.ofConfined();
        return STATE.compareAndSet(this, 0, LENT);
    }

    /** The bytes until this is closed, for the maker, after {@link #lend}. Made each time: nobody has to keep it. */
    MemorySegment lent() {
        return lent(bytes, size);
    }

    /** As {@link #lent()}, of some of them. */
    MemorySegment lent(long address, long length) {
        return NativeMemory.within(Objects.requireNonNull(lentIn), MemorySegment.ofAddress(address), length);
    }

    /** The bytes for any thread, until what this has become is closed. */
    MemorySegment segmentOf(Lifetime all) {
        return all.segment(MemorySegment.ofAddress(bytes), size);
    }

    // ------------------------------------------------------------------------------------------------- end

    /** Closes it, and frees it if that can be done here and now; false if it was closed already, or is being shared. */
    boolean close() {
        int end = end();
        if (end == FREED) {
            parent.unpinned();
        }
        return end != TAKEN;
    }
    /**
     * As {@link #close()}, for one who sees to the parent: {@link #FREED} if it is now, {@link #CLOSED} if its maker can
     * still read it and frees it later, {@link #TAKEN} if somebody else has freed it or is sharing it.
     */
    int end() {
        StackReserve.require();
        while (true) {
            int now = (int) STATE.getVolatile(this);
            if ((now & TAKEN) != 0) {
                return TAKEN;
            }
            if ((now & LENT) != 0 && !takeBack()) {
                if ((now & CLOSED) != 0 || STATE.compareAndSet(this, now, now | CLOSED)) {
                    table.sweepLater();
                    return CLOSED;
                }
            } else if (STATE.compareAndSet(this, now, now | CLOSED | TAKEN)) {
                free();
                return FREED;
            }
        }
    }

    /** Ends what was lent; false if somebody can still read it. */
    private boolean takeBack() {
        if (Thread.currentThread() != maker) {
            return !maker.isAlive();
        }
        Arena arena = lentIn;
        if (arena != null) {
            try {
                arena.close();
            } catch (IllegalStateException e) {
                return false; // a native call around this one is reading it
            }
            lentIn = null;
        }
        return true;
    }

    private void free() {
        Lifetime owner = shared;
        boolean interrupted = false;
        try {
            if (owner == null) {
                destroyer.destroy(MemorySegment.ofAddress(object));
            } else {
                owner.release();
            }
        } catch (Error e) {
            interrupted = true; // out of memory: whoever closes it next, or its maker, tries again
            throw e;
        } finally {
            if (interrupted) {
                STATE.setRelease(this, CLOSED);
                table.sweepLater();
            } else if (!guarding) {
                STATE.setRelease(this, CLOSED | TAKEN | FREED);
            }
        }
    }

    /** Leaves the table, and with it the parent. */
    private void leave() {
        STATE.setRelease(this, CLOSED | TAKEN | FREED);
        parent.unpinned();
    }

    // ------------------------------------------------------------------------------------------------- sharing

    /**
     * A lifetime that owns the native object instead of this, and is no child of the parent yet: {@link #shareAs}. Until
     * then this thread has a lease on it, too: whoever closes it meanwhile does not destroy it.
     *
     * @throws IllegalStateException if this is closed
     */
    Lifetime becomeShared() {
        StackReserve.require();
        Lifetime all = Lifetime.owned(name, MemorySegment.ofAddress(object), destroyer);
        Runnable end = this::close;
        while (true) {
            int now = (int) STATE.getVolatile(this);
            if ((now & (CLOSED | TAKEN)) != 0) {
                throw refusal();
            }
            if (STATE.compareAndSet(this, now, now | TAKEN)) {
                all.acquireAnother();
                if ((now & LENT) != 0) {
                    all.acquireAnother();
                    all.whenClosed(end);
                    shared = all;
                }
                return all;
            }
        }
    }

    /**
     * Makes what {@link #becomeShared} gave a child of the parent, which is there as long as this is in the table.
     *
     * @throws IllegalStateException if the parent was closed meanwhile; it is then closed, too
     */
    void shareAs(Lifetime all) {
        boolean adopted = false;
        try {
            all.adopt(parent);
            adopted = true;
        } catch (IllegalStateException e) {
            throw refusal();
        } finally {
            if (!adopted) {
                guarding = true;
                all.whenDestroyed(this::leave);
            }
            if (shared != null) {
                STATE.setVolatile(this, LENT);
                if (!all.isOpen()) {
                    close(); // whoever closed it meanwhile found this taken
                }
            } else if (adopted) {
                leave();
            }
            all.release(); // this thread's lease
        }
    }
}
