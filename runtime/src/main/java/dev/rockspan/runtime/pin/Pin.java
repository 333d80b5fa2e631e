package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.PinTable;
import dev.rockspan.runtime.call.PinnedValue;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.lifetime.LazyObject;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.Views;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.StackReserve;
import dev.rockspan.runtime.link.View;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Owns one pinned value: a native object whose bytes are read where they are. It is to the handle on it what a
 * {@link NativeObject} is to other handles, and costs less: it stands in a table of the thread that made it ({@link PinTable}),
 * and its parent is not destroyed while it does; nothing is counted.
 *
 * <p>Who frees it follows from whether its maker, the thread that made it, has asked for the bytes. If not, whoever
 * closes it. If so, they were shown in a confined arena, which only the maker can close: closing the value on another
 * thread refuses all further use, and it is freed when the maker closes it, too, or ends a call, or has ended. A virtual
 * thread's calls do not free it, as they take turns with those of other threads.
 *
 * <p>For other threads and for arenas it becomes a {@link NativeObject}, which owns the native object from then on; as long
 * as the bytes are shown, the pin has a reference to that.
 */
public final class Pin extends PinnedValue implements LazyObject {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;

    private static final int SHOWN = 1;
    private static final int CLOSED = 2;
    private static final int FREED = 8;

    /** One thread, which set it, frees or shares it. */
    private static final int TAKEN = 4;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Pin.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Begins as 0, open. Others find the pin in the table, into which it is released. Writing this takes no memory. */
    private volatile int state;

    private final PinTable table;
    private final Thread maker;
    private final NativeObject parent;
    private final String name;
    private final Destroyer destroyer;

    // Addresses, not segments: those would be made for every pin, and stay.
    private final long object;
    private final long bytes;
    private final long size;

    /** What the bytes are shown in; the maker's. */
    private @Nullable Arena arena;

    /** Owns the native object, once it is shared. Written under the lock, by the thread that has set {@link #TAKEN}. */
    private volatile @Nullable NativeObject shared;

    /** Whether what this has become is no child of the parent, so that this protects it to its end. By the same thread. */
    private boolean protecting;

    Pin(PinTable table, NativeObject parent, String name, long object, Destroyer destroyer, long bytes, long size) {
        this.table = table;
        this.maker = Thread.currentThread();
        this.parent = parent;
        this.name = name;
        this.destroyer = destroyer;
        this.object = object;
        this.bytes = bytes;
        this.size = size;
    }

    /**
     * A value that was pinned in {@code call}, and belongs to {@code parent}, which that call uses.
     *
     * @param view says where the bytes of {@code object} are
     * @throws IllegalStateException if the parent was closed in the meantime; the value is then freed
     */
    public static Pin of(Call call, String name, MemorySegment object, Destroyer destroyer, View view, Usable parent) {
        MemorySegment length = call.longSlot();
        MemorySegment bytes;
        try {
            bytes = view.of(object, length);
        } catch (RuntimeException e) {
            destroyer.destroy(object);
            throw e;
        }
        return of(call, name, object.address(), destroyer, bytes.address(), length.get(LONG, 0), parent);
    }

    /** As {@link #of(Call, String, MemorySegment, Destroyer, View, Usable)}, of what is in a {@link Call#valueSlot}. */
    public static Pin of(Call call, String name, MemorySegment slot, Destroyer destroyer, Usable parent) {
        long bytes = slot.get(LONG, Call.DATA);
        long size = slot.get(LONG, Call.SIZE);
        return of(call, name, slot.get(LONG, Call.PINNED_BY), destroyer, bytes, size, parent);
    }

    /** As {@link #of(Call, String, MemorySegment, Destroyer, View, Usable)}, of {@code size} bytes at an address. */
    static Pin of(Call call, String name, long object, Destroyer destroyer, long bytes, long size, Usable parent) {
        NativeObject owner = NativeObject.of(parent).target();
        owner.pinnedBy(call.uses());
        PinTable table = call.pins();
        Pin pin;
        try {
            pin = new Pin(table, owner, name, object, destroyer, bytes, size);
            table.add(pin);
        } catch (Error e) {
            destroyer.destroy(MemorySegment.ofAddress(object));
            throw e;
        }
        if (!owner.isOpen()) {
            pin.release();
            throw owner.refusal();
        }
        return pin;
    }

    /**
     * What is in a {@link Call#valueSlot} as a segment that ends with {@code arena}, which then releases the value. The
     * native object of {@code parent}, which {@code call} uses, stays until that.
     *
     * @return null if nothing was found
     * @throws IllegalStateException if the arena is closed
     * @throws WrongThreadException if another thread has the arena
     */
    public static @Nullable MemorySegment inArena(
            Call call, Arena arena, MemorySegment slot, Destroyer destroyer, Usable parent) {
        if (call.isMissing(slot)) {
            return null;
        }
        return ArenaValue.segment(
                arena, slot, destroyer, NativeObject.of(parent).target());
    }

    /** The memory of {@code buffer} that C may fill, NULL if it cannot. */
    public static MemorySegment memory(@Nullable ValueTarget buffer, String parameter) {
        return Call.notNull(buffer, parameter).memory();
    }

    /** As {@link #memory(ValueTarget, String)}. */
    public static MemorySegment memory(@Nullable ValuesTarget buffer, String parameter) {
        return Call.notNull(buffer, parameter).memory();
    }

    /**
     * Has {@code buffer} take what is in a {@link Call#valueSlot}, or pin it if it is too large.
     *
     * @return its size; -1 if nothing was found
     */
    public static long fill(
            Call call, ValueTarget buffer, MemorySegment slot, Destroyer destroyer, RocksObject parent) {
        long bytes = slot.get(LONG, Call.DATA);
        long size = slot.get(LONG, Call.SIZE);
        return buffer.take(call, bytes, size, slot.get(LONG, Call.PINNED_BY), destroyer, parent);
    }

    /** Initialises what pinning needs. */
    public static void prepare() {
        PinTable table = new PinTable(false);
        NativeObject parent = NativeObject.owned("rehearsal", MemorySegment.ofAddress(1), _ -> {});
        Pin rehearsal = new Pin(table, parent, "rehearsal", 1, _ -> {}, 1, 1);
        table.add(rehearsal);
        rehearsal.release();
        table.isEmpty();
    }

    // ------------------------------------------------------------------------------------------------- state

    @Override
    protected boolean isOf(NativeObject owner) {
        return parent == owner;
    }

    @Override
    protected boolean isLeft() {
        return ((int) STATE.getAcquire(this) & (CLOSED | TAKEN)) == CLOSED;
    }

    @Override
    protected boolean isFreed() {
        return ((int) STATE.getAcquire(this) & FREED) != 0;
    }

    @Override
    public boolean isUsable() {
        if (((int) STATE.getAcquire(this) & (CLOSED | TAKEN)) == 0 && shared == null) {
            return true;
        }
        NativeObject all = sharedOrNull();
        return all != null && all.isUsable();
    }

    private IllegalStateException refusal() {
        return new IllegalStateException(name + " is closed");
    }

    @Override
    public String toString() {
        return name + (isUsable() ? "[open]" : "[closed]");
    }

    // ------------------------------------------------------------------------------------------------- bytes

    /**
     * The bytes, without a copy. After the end of this, reading them throws {@link IllegalStateException}. The thread that
     * made this gets a segment for itself, other threads one for all.
     *
     * @throws IllegalStateException if this is closed
     */
    public MemorySegment segment() {
        return segment(bytes, size);
    }

    /**
     * As {@link #segment()}, of some of the bytes. For the maker it is made each time: nobody has to keep it. What other
     * threads get is part of one segment, which ends with what this has become.
     */
    MemorySegment segment(long address, long length) {
        if (shared == null && show()) {
            return NativeMemory.within(Objects.requireNonNull(arena), MemorySegment.ofAddress(address), length);
        }
        return share().segment(MemorySegment.ofAddress(bytes), size).asSlice(address - bytes, length);
    }

    /** Shows the bytes to the maker, if it is a thread that ends; false if it is not, or if this is not open. */
    private boolean show() {
        if (Thread.currentThread() != maker || InCallback.isOfRocksDB()) {
            return false;
        }
        int now = (int) STATE.getAcquire(this);
        if (now != 0) {
            return now == SHOWN && arena != null;
        }
        arena = Arena.ofConfined();
        return STATE.compareAndSet(this, 0, SHOWN);
    }

    // ------------------------------------------------------------------------------------------------- end

    @Override
    public void close() {
        NativeObject all = release() ? shared : sharedOrNull();
        if (all != null) {
            all.close();
            release();
        }
    }

    /** Frees it if that can be done here and now; false if it was closed already, or is being shared. */
    @Override
    protected boolean release() {
        int end = end();
        if (end == FREED) {
            parent.unpinned();
        }
        return end != TAKEN;
    }

    @Override
    protected void releaseForOwner() {
        end();
    }

    /**
     * Ends it: {@link #FREED} if it is freed now, {@link #CLOSED} if its maker can still read it and frees it later,
     * {@link #TAKEN} if somebody else has freed it or is sharing it.
     */
    private int end() {
        StackReserve.require();
        while (true) {
            int now = state;
            if ((now & TAKEN) != 0) {
                return TAKEN;
            }
            if ((now & SHOWN) != 0 && !takeBack()) {
                if ((now & CLOSED) != 0 || STATE.compareAndSet(this, now, now | CLOSED)) {
                    table.sweepLater(!parent.isOpen());
                    return CLOSED;
                }
            } else if (STATE.compareAndSet(this, now, now | CLOSED | TAKEN)) {
                try {
                    free();
                } catch (Error e) {
                    state = CLOSED; // the next close, or its maker, tries again
                    table.sweepLater(!parent.isOpen());
                    throw e;
                }
                return FREED;
            }
        }
    }

    /** Ends what was shown; false if somebody can still read it. */
    private boolean takeBack() {
        if (Thread.currentThread() != maker) {
            return !maker.isAlive();
        }
        Arena shown = arena;
        if (shown != null) {
            if (!NativeMemory.tryClose(shown)) {
                return false; // a native call around this one is reading it
            }
            arena = null;
        }
        return true;
    }

    private void free() {
        boolean freed = true;
        try {
            if (shared == null) {
                destroyer.destroy(MemorySegment.ofAddress(object));
            } else {
                shared.release();
            }
        } catch (Error e) {
            freed = false;
            throw e;
        } finally {
            if (freed && !protecting) {
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

    /** What it has become; of a pin that is not open. Another thread may just be sharing it, under the lock. */
    private @Nullable NativeObject sharedOrNull() {
        NativeObject all = shared;
        if (all != null) {
            return all;
        }
        synchronized (this) {
            return shared;
        }
    }

    /**
     * An object of its own for other threads and arenas: it owns the value instead of this, and is a child of the parent.
     *
     * @throws IllegalStateException if this is closed
     */
    @Override
    public NativeObject share() {
        StackReserve.require();
        NativeMemory.requireHeap(NativeMemory.LITTLE_HEAP); // what has become an object has to be noted, too
        NativeObject all;
        boolean isShown;
        synchronized (this) {
            NativeObject known = shared;
            if (known != null) {
                return known;
            }
            all = NativeObject.owned(name, MemorySegment.ofAddress(object), destroyer);
            isShown = beginSharing(all);
        }
        endSharing(all, isShown);
        return all;
    }

    /**
     * Passes the value on to {@code all}, which is no child of the parent yet. Until {@link #endSharing} this thread has a
     * reference to it, too: whoever closes it meanwhile does not destroy it.
     *
     * @return whether the bytes are shown
     */
    boolean beginSharing(NativeObject all) {
        Views views = new Views() { // first: there may be no memory for it; no lambda, which takes much stack to link
            @Override
            public boolean endMine() {
                release();
                return false;
            }
        };
        int now;
        do {
            now = state;
            if ((now & (CLOSED | TAKEN)) != 0) {
                throw refusal();
            }
        } while (!STATE.compareAndSet(this, now, now | TAKEN));
        boolean isShown = (now & SHOWN) != 0;
        all.acquire();
        if (isShown) {
            all.acquire();
            all.showing(views);
        }
        shared = all;
        return isShown;
    }

    /**
     * Makes {@code all} a child of the parent, which is there as long as this is in the table.
     *
     * @throws IllegalStateException if the parent was closed meanwhile; it is then closed, too
     */
    void endSharing(NativeObject all, boolean isShown) {
        boolean adopted = false;
        try {
            all.adoptedBy(parent);
            adopted = true;
        } catch (IllegalStateException e) {
            throw refusal();
        } finally {
            if (!adopted) {
                protecting = true;
                all.retaining(this::leave);
            }
            if (isShown) {
                state = SHOWN;
                if (!all.isOpen()) {
                    release(); // whoever closed it meanwhile found this taken
                }
            } else if (adopted) {
                leave();
            }
            try {
                all.release(); // this thread's reference
            } catch (Error e) {
                all.releaseLater();
            }
        }
    }
}
