package dev.rockspan.runtime.call;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.lifetime.Admission;
import dev.rockspan.runtime.lifetime.ExclusiveAccess;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ThreadUses;
import dev.rockspan.runtime.lifetime.Usable;
import dev.rockspan.runtime.lifetime.UseErrors;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.Failures;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.StackReserve;
import dev.rockspan.runtime.link.Stubs;
import dev.rockspan.runtime.link.SymbolTable;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One call into the native library: the leases on the handles it uses, {@linkplain CallMemory memory} for its arguments
 * and {@linkplain CallResults results}, and its error slot. All of it ends with the call.
 *
 * <pre>{@code
 * try (Call call = Call.begin(Symbols.TABLE)) {
 *     MemorySegment self = call.use(this);
 *     MemorySegment k = call.bytes(key, "key");
 *     DbRaw.rocksdb_delete(self, call.use(options, "options"), k, k.byteSize(), call.errorSlot());
 *     call.check();
 * }
 * }</pre>
 *
 * <p>A call belongs to the thread that began it. Calls nest where a native function calls back into Java.
 *
 * <p>What the native side takes for good ({@link #transfer}, {@link #retain}) takes effect with {@link #handOver()},
 * right after the native function has returned. If the call ends without it, nothing has happened to the handles.
 */
public final class Call extends CallResults implements ExclusiveAccess.Holder {

    private static final VarHandle LEASED;
    private static final VarHandle LEASES;
    private static final VarHandle WRITING;

    /** Between two looks for writes to a column family that is to be dropped. */
    private static final long NAP = 20_000;

    static {
        try {
            LEASED = MethodHandles.lookup().findVarHandle(Call.class, "leased", NativeObject[].class);
            LEASES = MethodHandles.lookup().findVarHandle(Call.class, "leases", int.class);
            WRITING = MethodHandles.lookup().findVarHandle(Call.class, "writing", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final CallStack stack;
    private final ThreadUses uses;
    /** Whether it can be inside of another call of its thread. */
    private final boolean inner;

    /**
     * The first {@link #leases} of it are leased: read by the threads that want to destroy them. What is beyond is left
     * over from earlier calls.
     */
    private @Nullable NativeObject[] leased = new NativeObject[8];

    private int leases;
    /** Whether it writes to the column families that it has leased: read by the thread that wants to drop one. */
    private boolean writing;

    private @Nullable NativeObject changed;
    /** Made when something follows from this call; few have it. */
    private @Nullable CallEffects effects;

    private @Nullable NativeObject made;
    /** See {@link #callsBack()}. */
    private boolean callsBack;

    Call(CallStack stack, boolean inner) {
        super(stack.scratch());
        this.stack = stack;
        this.uses = stack.uses();
        this.inner = inner;
    }

    /**
     * Begins a call of functions of {@code table}.
     *
     * @throws StackOverflowError if there is not enough stack left to end it
     */
    public static Call begin(SymbolTable table) {
        StackReserve.require();
        Call call = CallStack.push();
        // Storing a reference costs more than looking at it: here and below it is only stored if it is another.
        if (call.table != table) {
            call.table = table;
        }
        call.mark = call.scratch.top();
        return call;
    }

    // ------------------------------------------------------------------------------------------------- handles

    /**
     * The address of the handle whose method this is.
     *
     * @throws IllegalStateException if it is closed or handed over
     * @throws StackOverflowError if C can call back, and would find no room to
     */
    public MemorySegment use(Usable self) {
        NativeObject lifetime = NativeObject.of(self);
        try {
            if (!lifetime.isKeptOpen()) {
                lease(lifetime);
                requireStack(lifetime);
            }
            return lifetime.address();
        } finally {
            // Were the handle collected before it is leased, an automatic arena could close it in its user's hands.
            Reference.reachabilityFence(self);
        }
    }

    /** The JVM ends where C calls Java and there is no stack left. */
    private static void requireStack(NativeObject used) {
        if (Stubs.areMade && used.canCallBack()) {
            Extension.requireStack();
        }
    }

    /** C may call Java in calls that use what this call makes or changes. */
    public void callsBack() {
        callsBack = true;
    }

    /** Leases what is not asked for its address. */
    public void lease(NativeObject lifetime) {
        NativeObject target = lifetime.target();
        int count = leases;
        if ((count > 0 && leased[count - 1] == target) || changed == target) {
            return;
        }
        if (inner) {
            requireOutside(target);
        }
        if (ComparatorFailure.happened) {
            ComparatorFailure.check(target);
        }
        if (count == leased.length) {
            LEASED.setRelease(this, Arrays.copyOf(leased, count * 2)); // others may be looking
        }
        if (leased[count] != target) {
            leased[count] = target;
        }
        LEASES.setRelease(this, count + 1);
        Admission admission = target.admit(this, uses);
        if (admission != Admission.ADMITTED) {
            refuse(lifetime, admission);
        }
    }

    /**
     * RocksDB does not expect to be called by a callback of a read of the same database, and waits for itself in one of a
     * write. What goes through entries is prepared for it.
     */
    private void requireOutside(NativeObject target) {
        NativeObject whole = target.root();
        if (whole.guard() == null && InCallback.is() && CallStack.isUsingOutside(this, whole)) {
            throw new IllegalStateException(target.name()
                    + " cannot be used in this callback, which is part of a call of the same " + whole.name());
        }
    }

    /** A comparator has thrown in this call, and RocksDB is told anything: notes that of what this uses. */
    void failComparator(Supplier<IllegalStateException> failure) {
        for (int i = 0; i < leases; i++) {
            NativeObject used = leased[i];
            if (used != null && (used.root() != used || used.state().isDatabase() || used.guard() != null)) {
                used.root().state().failComparator(failure);
            }
        }
    }

    /** Whether this uses a part of that, other than to go through its entries. */
    boolean isUsingPartOf(NativeObject whole) {
        for (int i = 0; i < leases; i++) {
            NativeObject used = leased[i];
            if (used != null && used.root() == whole && !used.state().isScanned()) {
                return true;
            }
        }
        return false;
    }

    /** The call ends, and gives back what it has written down. */
    private static void refuse(NativeObject lifetime, Admission admission) {
        throw switch (admission) {
            case BUSY -> UseErrors.busy(lifetime);
            case HELD -> UseErrors.held(lifetime);
            default -> lifetime.refusal();
        };
    }

    /**
     * As {@link #use(Usable)}, of a handle that is changed by the call, and that RocksDB does not lock: nobody else may
     * use it at the same time.
     *
     * @throws IllegalStateException if it is closed or handed over, or another call uses it
     */
    public MemorySegment change(Usable self) {
        return change(self, false);
    }

    /**
     * As {@link #change(Handle)}, of a handle that was passed as {@code parameter}.
     *
     * @throws NullPointerException naming the parameter
     */
    public MemorySegment change(@Nullable Handle handle, String parameter) {
        return change(notNull(handle, parameter));
    }

    /**
     * As {@link #change(Handle)}, of something that objects made with this handle read, too: there may be none of them.
     *
     * @throws IllegalStateException if it is closed, handed over, or in use by a call, a holder or a child
     */
    public MemorySegment changeAlone(Usable self) {
        return change(self, true);
    }

    private MemorySegment change(Usable self, boolean alone) {
        NativeObject lifetime = NativeObject.of(self);
        try {
            NativeObject target = lifetime.target();
            Admission admission = target.beginChange(alone);
            if (admission != Admission.ADMITTED) {
                refuse(lifetime, admission);
            }
            changed = target;
            requireStack(lifetime);
            return lifetime.address();
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** Notes, before column families are leased, that this call writes to them: what drops one sees both, or neither. */
    void beginWriting() {
        if (!writing) {
            WRITING.setRelease(this, true);
        }
    }

    /**
     * As {@link #use(Usable, String, Usable)}, of a column family that this call writes to.
     *
     * @throws IllegalStateException if it was dropped
     */
    public MemorySegment useToWrite(@Nullable Usable family, String parameter, Usable database) {
        beginWriting();
        MemorySegment address = use(family, parameter, database);
        if (NativeObject.of(notNull(family, parameter)).state().isDropped()) {
            throw new IllegalStateException(parameter + " is a column family that was dropped");
        }
        return address;
    }

    /**
     * Notes that this call drops a column family: waits for the calls that write to it and refuses those that come, for
     * good if the call {@linkplain #handOver() succeeds}.
     *
     * @throws IllegalStateException if this is in a callback, which the calls that write to it may wait for
     */
    public void drop(@Nullable Usable family, String parameter, Usable database) {
        use(database);
        use(family, parameter, database);
        NativeObject lifetime = NativeObject.of(notNull(family, parameter));
        if (lifetime.state().isDropped()) {
            return;
        }
        lifetime.state().setDropped(true);
        pend(new CallEffects.Pending() {
            @Override
            public void cancel() {
                lifetime.state().setDropped(false);
            }
        });
        while (lifetime.target().isWrittenTo()) {
            if (InCallback.is()) {
                throw new IllegalStateException(
                        parameter + " is being written to, by calls that may wait for this callback");
            }
            LockSupport.parkNanos(NAP);
        }
    }

    /**
     * Checks that RocksDB has not filled an object before, unless it is null: it would move what views of it read.
     *
     * @throws IllegalStateException with {@code otherwise} if it has
     */
    public void requireNew(@Nullable Usable handle, String otherwise) {
        if (handle != null) {
            use(handle);
            if (NativeObject.of(handle).state().isFilled()) {
                throw new IllegalStateException(otherwise);
            }
        }
    }

    /**
     * Checks that RocksDB has filled {@code self}, if its user has created it empty. Objects of RocksDB's are never empty.
     *
     * @throws IllegalStateException if it has not
     */
    public void requireFilled(Usable self) {
        use(self);
        NativeObject lifetime = NativeObject.of(self);
        if (lifetime.isOwning() && !lifetime.state().isFilled()) {
            throw new IllegalStateException(lifetime.name() + " was not filled by RocksDB");
        }
    }

    /** Notes for {@link #requireNew} and {@link #requireFilled} that RocksDB has filled an object. */
    public void filled(@Nullable Usable handle) {
        if (handle != null) {
            NativeObject.of(handle).state().setFilled();
        }
    }

    /**
     * Refuses what waits for other calls with {@code self} in a callback, as that may be part of one of them.
     *
     * @throws IllegalStateException if there are such calls, and this is in a callback
     */
    public void requireOutside(Usable self) {
        NativeObject lifetime = NativeObject.of(self);
        if (InCallback.is() && lifetime.target().isInCalls()) {
            throw new IllegalStateException(lifetime.name()
                    + " is in use by a call that this callback may be part of, and that RocksDB would wait for");
        }
    }

    /** Whether this writes to the column families that it uses; asked by other threads. */
    boolean isWriting() {
        return (boolean) WRITING.getAcquire(this);
    }

    /** What this thread uses. */
    public ThreadUses uses() {
        return uses;
    }

    /** The pinned values of this thread. */
    public PinTable pins() {
        return stack.pins();
    }

    @Override
    public boolean isUsing(NativeObject used) {
        int count = (int) LEASES.getAcquire(this);
        @Nullable NativeObject[] all = (NativeObject[]) LEASED.getAcquire(this);
        for (int i = 0; i < Math.min(count, all.length); i++) {
            if (all[i] == used) {
                return true;
            }
        }
        return false;
    }

    /**
     * The address of a handle that was passed as {@code parameter}.
     *
     * @throws NullPointerException naming the parameter
     * @throws IllegalStateException if it is closed or handed over
     */
    public MemorySegment use(@Nullable Usable handle, String parameter) {
        return use(notNull(handle, parameter));
    }

    /**
     * As {@link #use(Usable, String)}, of a handle that is part of a database.
     *
     * @throws IllegalArgumentException if {@code other} is part of another database
     */
    public MemorySegment use(@Nullable Usable handle, String parameter, Usable other) {
        Usable part = notNull(handle, parameter);
        MemorySegment address = use(part);
        checkSame(NativeObject.of(part), parameter, other);
        return address;
    }

    /**
     * As {@link #use(Usable, String)}, of a handle that can hold what is part of a database.
     *
     * @throws IllegalArgumentException if it holds what is part of another database than {@code other} is
     */
    public MemorySegment useWith(@Nullable Usable handle, String parameter, Usable other) {
        Usable holder = notNull(handle, parameter);
        MemorySegment address = use(holder);
        NativeObject held = NativeObject.of(holder).state().part();
        if (held != null && held.root() != NativeObject.of(other).root()) {
            throw new IllegalArgumentException(parameter + " has a " + held.name() + " that belongs to another "
                    + held.root().name());
        }
        return address;
    }

    /** As {@link #useWith}; NULL for null. */
    public MemorySegment useWithOrNull(@Nullable Usable handle, String parameter, Usable other) {
        return handle == null ? MemorySegment.NULL : useWith(handle, parameter, other);
    }

    private static void checkSame(NativeObject part, String parameter, Usable other) {
        if (part.root() != NativeObject.of(other).root()) {
            throw new IllegalArgumentException(parameter + ", a " + part.name() + ", belongs to another "
                    + part.root().name());
        }
    }

    /** As {@link #use(Usable, String, Usable)}; NULL for null. */
    public MemorySegment useOrNull(@Nullable Usable handle, String parameter, Usable other) {
        return handle == null ? MemorySegment.NULL : use(handle, parameter, other);
    }

    /** The address of a handle, NULL for null. */
    public MemorySegment useOrNull(@Nullable Usable handle) {
        return handle == null ? MemorySegment.NULL : use(handle);
    }

    // ------------------------------------------------------------------------------------------- what C takes

    /**
     * The address of a handle that the function takes over from its user. Until {@link #handOver()} it is only reserved:
     * nobody else can use it, and if the call ends first it is as it was. After that the handle is spent: closing it
     * does nothing, using it or passing it on again is an error.
     *
     * @param newOwner who takes it, as {@code Class.method}, for the error messages
     * @throws NullPointerException naming the parameter
     * @throws IllegalArgumentException if only one call at a time may use what it is part of, and the same is so of what
     *     this call uses: the new owner would be part of both, and is guarded as part of one
     * @throws IllegalStateException if it is closed, handed over, a view, or in use by a call, a child or a holder
     */
    public MemorySegment transfer(@Nullable Usable handle, String parameter, String newOwner) {
        NativeObject lifetime = NativeObject.of(notNull(handle, parameter));
        requireNoOtherGuard(lifetime.guardOfParent(), lifetime, parameter);
        OwnershipTransfer handOver = new OwnershipTransfer(lifetime);
        pend(handOver);
        try {
            MemorySegment address = handOver.begin(newOwner);
            callsBack |= lifetime.canCallBack();
            return address;
        } finally {
            Reference.reachabilityFence(handle);
        }
    }

    private void requireNoOtherGuard(@Nullable ExclusiveAccess guard, NativeObject lifetime, String parameter) {
        for (int i = 0; guard != null && i < leases; i++) {
            NativeObject used = leased[i];
            ExclusiveAccess own = used == null ? null : used.guard();
            if (used != null && own != null && own != guard) {
                throw new IllegalArgumentException(parameter + " is a " + lifetime.name()
                        + " that already shows the writes of another object than this " + used.name());
            }
        }
    }

    /** As {@link #transfer(Usable, String, String)}, of a handle that is part of one database with {@code other}. */
    public MemorySegment transfer(@Nullable Usable handle, String parameter, String newOwner, Usable other) {
        MemorySegment address = transfer(handle, parameter, newOwner);
        checkSame(NativeObject.of(notNull(handle, parameter)), parameter, other);
        return address;
    }

    /** As {@link #transfer(Usable, String, String, Usable)}; NULL for null. */
    public MemorySegment transferOrNull(@Nullable Usable handle, String parameter, String newOwner, Usable other) {
        return handle == null ? MemorySegment.NULL : transfer(handle, parameter, newOwner, other);
    }

    /** As {@link #transfer}; NULL for null. */
    public MemorySegment transferOrNull(@Nullable Usable handle, String parameter, String newOwner) {
        return handle == null ? MemorySegment.NULL : transfer(handle, parameter, newOwner);
    }

    /**
     * A native copy of {@code bytes} to which {@code holder}'s native side will point until something else is retained
     * under {@code slot}. It is freed when nobody can see it any more. Takes effect with {@link #handOver()}.
     *
     * @param bytes null empties the slot; the result is then NULL
     */
    public MemorySegment retain(Usable holder, String slot, byte @Nullable [] bytes) {
        return retain(holder, slot, bytes == null ? null : MemorySegment.ofArray(bytes));
    }

    /** As {@link #retain(Usable, String, byte[])}. */
    public MemorySegment retain(Usable holder, String slot, @Nullable MemorySegment bytes) {
        Retention retention = new Retention(NativeObject.of(holder), slot);
        pend(retention);
        if (bytes == null) {
            return MemorySegment.NULL;
        }
        MemorySegment copy = NativeMemory.allocate(bytes.byteSize());
        retention.copy(copy);
        return copy.copyFrom(bytes);
    }

    // ------------------------------------------------------------------------------------------- what is made

    /** Notes what this call has made, so that it is closed if a callback threw meanwhile. */
    public NativeObject made(NativeObject lifetime) {
        made = lifetime;
        if (callsBack) {
            lifetime.callsBack();
        }
        if (effects != null) {
            effects.made(lifetime);
        }
        return lifetime;
    }

    /** As {@link #made(NativeObject)}, of a handle on a pinned value. */
    public <H extends Handle> H made(H handle) {
        if (CallbackFailures.isIn(this)) {
            handle.close();
        }
        return handle;
    }

    // ------------------------------------------------------------------------------------------- what ends with it

    /** An object of C's that ends with this call. */
    public MemorySegment temporary(MemorySegment object, Destroyer destroyer) {
        try {
            atEnd(() -> destroyer.destroy(object));
        } catch (Error e) {
            destroyer.destroy(object);
            throw e;
        }
        return object;
    }

    /** An object of C's that the function takes over: it is freed if the call ends without {@link #handOver()}. */
    public MemorySegment given(MemorySegment object, Destroyer destroyer) {
        try {
            pend(() -> destroyer.destroy(object));
        } catch (Error e) {
            destroyer.destroy(object);
            throw e;
        }
        return object;
    }

    /** Something that follows when what this call makes is destroyed, or this call ends without having made it. */
    void atEndOfMade(Runnable action) {
        effects().atEndOfMade(action);
    }

    /** Something that follows when this call has made something, if it does. */
    void whenMade(Consumer<NativeObject> action) {
        effects().whenMade(action);
    }

    /** Something that follows when this call ends, however it does. */
    public void atEnd(Runnable action) {
        effects().atEnd(action);
    }

    /** Something that depends on {@link #handOver()}. */
    public void pend(CallEffects.Pending effect) {
        effects().pend(effect);
    }

    private CallEffects effects() {
        CallEffects all = effects;
        if (all == null) {
            all = new CallEffects();
            effects = all;
        }
        return all;
    }

    /**
     * The native function has returned and has taken what was {@linkplain #transfer transferred} and
     * {@linkplain #retain retained} in this call. Call it before anything else that can fail.
     */
    public void handOver() {
        if (callsBack) {
            noteCallbacks();
        }
        if (effects != null) {
            effects.commit();
        }
    }

    private void noteCallbacks() {
        for (int i = 0; i < leases; i++) {
            NativeObject used = leased[i];
            if (used != null) {
                used.callsBack();
            }
        }
        if (changed != null) {
            changed.callsBack();
        }
    }

    // ------------------------------------------------------------------------------------------------- errors

    /**
     * Throws what the function has left in the error slot, and frees the message.
     *
     * @throws RocksDBException if there is an error; if it comes from a callback that threw, what that threw instead
     */
    public void check() {
        if (hasFailed()) {
            RocksDBException error = new RocksDBException(takeStatus());
            Throwable thrown = CallbackFailures.take(this);
            if (thrown != null) {
                thrown.addSuppressed(error);
                throw CallbackFailures.<RuntimeException>raise(thrown);
            }
            throw error;
        }
    }

    private boolean hasFailed() {
        return errorSlot != NO_SLOT && ALL.get(LONG, errorSlot) != 0;
    }

    // ------------------------------------------------------------------------------------------------- end

    /**
     * Ends the call: gives back its leases, last one first, and its memory. Undoes what was not handed over. If a
     * callback threw on this thread meanwhile, that is thrown now, and what the call has made is closed.
     */
    @Override
    public void close() {
        CallEffects all = effects;
        effects = null;
        Throwable failed = all == null ? null : all.end();
        errorSlot = NO_SLOT;
        if (writing) {
            WRITING.setRelease(this, false);
        }
        callsBack = false;
        NativeObject result = made;
        made = null;
        failed = leave(result, failed);
        if (failed != null) {
            throw CallbackFailures.<RuntimeException>raise(failed);
        }
    }

    /** Gives back the leases, the memory and the place in the stack, whatever fails. */
    private @Nullable Throwable leave(@Nullable NativeObject result, @Nullable Throwable before) {
        Throwable failed = before;
        int count = leases;
        LEASES.setRelease(this, 0);
        boolean care = false;
        for (int i = count - 1; i >= 0; i--) {
            NativeObject left = leased[i];
            if (left != null) {
                ExclusiveAccess guard = left.guard();
                if (guard != null) {
                    guard.exit(this);
                }
                care |= left.needsCare();
            }
        }
        try {
            freeMemory();
            Throwable thrown = CallbackFailures.take(this);
            if (thrown != null) {
                failed = failed == null ? thrown : Failures.join(thrown, failed);
                if (result != null) {
                    result.close();
                }
            }
        } catch (Throwable t) {
            failed = Failures.join(failed, t);
        }
        if (care || changed != null) {
            failed = care(count, failed);
        }
        try {
            // Last: destroying something can call back into Java, which begins calls of its own.
            stack.pop();
        } catch (Throwable t) {
            failed = Failures.join(failed, t);
        }
        return failed;
    }

    /** Sees to what was closed or changed while this used it. */
    private @Nullable Throwable care(int count, @Nullable Throwable before) {
        Throwable failed = before;
        NativeObject ready = changed;
        changed = null;
        if (ready != null) {
            try {
                ready.endChange();
            } catch (Throwable t) {
                failed = Failures.join(failed, t);
            }
        }
        for (int i = count - 1; i >= -1; i--) {
            NativeObject left = i < 0 ? ready : leased[i];
            if (left != null && left.needsCare()) {
                try {
                    left.left();
                } catch (Throwable t) {
                    failed = Failures.join(failed, t);
                }
            }
        }
        return failed;
    }
}
