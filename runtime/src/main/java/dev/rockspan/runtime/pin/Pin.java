package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.PinTable;
import dev.rockspan.runtime.call.PinnedValue;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.Owned;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.StackReserve;
import dev.rockspan.runtime.link.View;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.ConstantBootstraps;
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
 * <p>Other threads read them through one shared arena. The thread that closes the value closes that arena.
 */
public final class Pin extends PinnedValue implements Owned {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;

    /** Its maker has a segment of it. */
    private static final int SHOWN = 1;
    /** Other threads have. */
    private static final int SHARED = 2;
    /** Nobody gets a segment any more. */
    private static final int CLOSED = 4;
    /** One thread, which set it, frees it. */
    private static final int TAKEN = 8;

    private static final int FREED = 16;

    private static final VarHandle STATE = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "state", VarHandle.class, Pin.class, int.class);

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

    /** What they are shown in to other threads. Guarded by this. */
    private @Nullable Arena shared;

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
        Pin pin;
        try {
            MemorySegment bytes = view.of(object, length);
            pin = added(call, name, object.address(), destroyer, bytes.address(), length.get(LONG, 0), parent);
        } catch (RuntimeException | Error e) {
            destroyer.destroy(object);
            throw e;
        }
        return pin.ofOpen();
    }

    /** As {@link #of(Call, String, MemorySegment, Destroyer, View, Usable)}, of what is in a {@link Call#valueSlot}. */
    public static Pin of(Call call, String name, MemorySegment slot, Destroyer destroyer, Usable parent) {
        long bytes = Call.in(slot, Call.DATA);
        long size = Call.in(slot, Call.SIZE);
        return of(call, name, Call.in(slot, Call.PINNED_BY), destroyer, bytes, size, parent);
    }

    /** The same, of what was in a slot. */
    static Pin of(Call call, String name, long object, Destroyer destroyer, long bytes, long size, Usable parent) {
        Pin pin;
        try {
            pin = added(call, name, object, destroyer, bytes, size, parent);
        } catch (Error e) {
            call.release(object, destroyer);
            throw e;
        }
        return pin.ofOpen();
    }

    /** A pin in the table of its thread. If this fails, the caller frees the object. */
    private static Pin added(
            Call call, String name, long object, Destroyer destroyer, long bytes, long size, Usable parent) {
        NativeObject owner = NativeObject.of(parent).target();
        owner.pinnedBy(call.uses());
        Pin pin = new Pin(call.pins(), owner, name, object, destroyer, bytes, size);
        pin.table.add(pin);
        return pin;
    }

    /** This, unless the parent was closed in the meantime: then this is freed. */
    private Pin ofOpen() {
        if (!parent.isOpen()) {
            release();
            throw parent.refusal();
        }
        return this;
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
                call, arena, slot, destroyer, NativeObject.of(parent).target());
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
        long bytes = Call.in(slot, Call.DATA);
        long size = Call.in(slot, Call.SIZE);
        return buffer.take(call, bytes, size, Call.in(slot, Call.PINNED_BY), destroyer, parent);
    }

    /** Initialises what pinning needs. */
    public static void prepare() {
        PinTable table = new PinTable(false);
        NativeObject parent = NativeObject.owned("rehearsal", MemorySegment.ofAddress(1), _ -> {});
        Pin rehearsal = new Pin(table, parent, "rehearsal", 1, _ -> {}, 1, 1);
        table.add(rehearsal);
        rehearsal.release();
        rehearsal.closeLater();
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
        return ((int) STATE.getAcquire(this) & CLOSED) == 0;
    }

    @Override
    public boolean isOwning() {
        return true;
    }

    @Override
    public String name() {
        return name;
    }

    /** Shows the bytes through the shared arena from now on: any thread can close that. */
    @Override
    public void attach() {
        share();
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

    /** As {@link #segment()}, of some of the bytes. It is made each time: nobody has to keep it. */
    MemorySegment segment(long address, long length) {
        return NativeMemory.within(isForMaker() ? show() : share(), MemorySegment.ofAddress(address), length);
    }

    /** Whether this is the maker, which ends, and there is no segment yet that all can read. */
    private boolean isForMaker() {
        return Thread.currentThread() == maker && (state & (SHARED | SHOWN)) != SHARED && !InCallback.isOfRocksDB();
    }

    private Arena show() {
        Arena mine = arena;
        if (mine == null) {
            mine = Arena.ofConfined();
            arena = mine;
        }
        show(SHOWN);
        return mine;
    }

    private synchronized Arena share() {
        Arena all = shared;
        if (all == null) {
            all = Arena.ofShared();
            shared = all;
        }
        show(SHARED);
        return all;
    }

    private void show(int flag) {
        int now = (int) STATE.getAcquire(this);
        while ((now & CLOSED) == 0) {
            if ((now & flag) != 0 || STATE.compareAndSet(this, now, now | flag)) {
                return;
            }
            now = state;
        }
        throw new IllegalStateException(name + " is closed");
    }

    // ------------------------------------------------------------------------------------------------- end

    @Override
    public void close() {
        try {
            release();
        } catch (VirtualMachineError e) { // an arena does not try again, nor go on with what else it has
            closeLater();
        }
    }

    private void closeLater() {
        STATE.getAndBitwiseOr(this, CLOSED);
        table.sweepLater(true);
    }

    @Override
    protected void release() {
        if (isFreedNow()) {
            parent.unpinned();
        }
    }

    @Override
    protected void releaseForOwner() {
        isFreedNow();
    }

    /** Ends it; false if it is freed later, because somebody can still read it, or by another thread. */
    private boolean isFreedNow() {
        StackReserve.require();
        while (true) {
            int now = state;
            if ((now & TAKEN) != 0) {
                return false;
            }
            if ((now & SHARED) != 0 && (now & CLOSED) == 0) { // nobody is to get a segment that has ended
                STATE.compareAndSet(this, now, now | CLOSED);
                continue;
            }
            int readable = (now & SHARED) == 0 || endShared() ? 0 : SHARED;
            if ((now & SHOWN) != 0 && !endShown()) {
                readable |= SHOWN;
            }
            if (STATE.compareAndSet(this, now, readable == 0 ? CLOSED | TAKEN : CLOSED | readable)) {
                if (readable == 0) {
                    free();
                } else {
                    table.sweepLater((readable & SHARED) != 0 || !parent.isOpen());
                }
                return readable == 0;
            }
        }
    }

    /** Ends what other threads were shown; false if a native call is reading it. */
    private synchronized boolean endShared() {
        return NativeMemory.tryClose(Objects.requireNonNull(shared));
    }

    /** Ends what its maker was shown; false if that can still read it. */
    private boolean endShown() {
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
            destroyer.destroy(MemorySegment.ofAddress(object));
        } catch (Error e) {
            freed = false;
            state = CLOSED; // the next close, or its maker, tries again
            table.sweepLater(!parent.isOpen());
            throw e;
        } finally {
            if (freed) {
                STATE.setRelease(this, CLOSED | TAKEN | FREED);
            }
        }
    }
}
