package dev.rockspan.runtime.call;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectNotes;
import dev.rockspan.runtime.lifetime.OwnershipTransfer;
import dev.rockspan.runtime.lifetime.PendingEffect;
import dev.rockspan.runtime.lifetime.Waiting;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.Failures;
import dev.rockspan.runtime.link.NativeFunctions;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.StackReserve;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One call into the native library: {@linkplain CallMemory memory} for its arguments, {@linkplain CallResults results}
 * and the error slot, the {@linkplain CallUses objects} that it uses, {@linkplain CallLists lists}, and what takes effect
 * with it. All of it ends with the call.
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
 * <p>What the native side takes for good ({@link #transfer}, {@link #retain}) takes effect with {@link #commit()},
 * right after the native function has returned. If the call ends without it, nothing has happened to the handles.
 */
public final class Call extends CallLists {

    /** Between two looks for writes to a column family that is to be dropped. */
    private static final long NAP = 20_000;

    /** Made when something follows from this call; few have it. */
    private @Nullable CallEffects effects;

    private @Nullable NativeObject made;
    /** Whether that was {@linkplain #expects expected} and is not {@linkplain #returning returned} yet. */
    private boolean expected;
    /** What {@link #check()} has thrown; for {@link #drop}, which clears it. */
    private Status.@Nullable Code failure;
    /** See {@link #setCallsBack()}. */
    private boolean callsBack;

    Call(CallStack stack, boolean inner) {
        super(stack, inner);
    }

    /**
     * Begins a call of functions of {@code table}.
     *
     * @throws StackOverflowError if there is not enough stack left to end it
     */
    public static Call begin(NativeFunctions table) {
        StackReserve.require();
        Call call = CallStack.push();
        // Storing a reference costs more than looking at it: here and below it is only stored if it is another.
        if (call.table != table) {
            call.table = table;
        }
        call.scratchBefore = call.scratch.top();
        return call;
    }

    // ------------------------------------------------------------------------------------------- what C takes

    /**
     * The address of a handle that the function takes over from its user. Until {@link #commit()} nobody
     * else can use it, and if the call ends first it is as it was. After that the handle is consumed: closing it does
     * nothing, using it or passing it on again is an error.
     *
     * @param newOwner who takes it, as {@code Class.method}, for the error messages
     * @throws IllegalArgumentException if the handle and an object that this call uses belong to different exclusive
     *     accesses: the result could share only one
     * @throws IllegalStateException if it is closed, transferred, a view, borrowed, a parent, or in use by a call
     */
    public MemorySegment transfer(@Nullable Usable handle, String parameter, String newOwner) {
        NativeObject object = NativeObject.of(handle(handle, parameter));
        requireNoOtherAccess(object.accessOfParent(), object, parameter);
        OwnershipTransfer transfer = new OwnershipTransfer(object);
        pend(transfer);
        NativeMemory.requireHeap(NativeMemory.LITTLE_HEAP);
        try {
            MemorySegment address = transfer.begin(newOwner);
            callsBack |= object.canCallBack();
            return address;
        } finally {
            Reference.reachabilityFence(handle);
        }
    }

    /** As {@link #transfer(Usable, String, String)}, of a handle that is part of one database with {@code other}. */
    public MemorySegment transfer(@Nullable Usable handle, String parameter, String newOwner, Usable other) {
        MemorySegment address = transfer(handle, parameter, newOwner);
        checkSame(NativeObject.of(handle(handle, parameter)), parameter, other);
        return address;
    }

    /**
     * A native copy of {@code bytes} to which {@code owner}'s native side will point until something else is retained
     * under {@code slot}. It is freed when nobody can see it any more. Takes effect with {@link #commit()}; then
     * {@code Effects.given} returns the bytes under the slot's name, too.
     *
     * @param bytes null empties the slot; the result is then NULL
     */
    public MemorySegment retain(Usable owner, String slot, byte @Nullable [] bytes) {
        return retain(owner, slot, bytes == null ? null : MemorySegment.ofArray(bytes));
    }

    /** As {@link #retain(Usable, String, byte[])}. */
    public MemorySegment retain(Usable owner, String slot, @Nullable MemorySegment bytes) {
        if (bytes == null) {
            pend(new Retention(NativeObject.of(owner), slot, null, null));
            return MemorySegment.NULL;
        }
        MemorySegment[] copy = {MemorySegment.NULL};
        byte[] given = bytes.byteSize() <= MOST_BYTES ? bytes.toArray(ValueLayout.JAVA_BYTE) : null;
        retain(owner, slot, () -> NativeMemory.free(copy[0]), given); // first: there may be no memory for this
        copy[0] = NativeMemory.allocate(bytes.byteSize());
        return copy[0].copyFrom(bytes);
    }

    /** As {@link #retain(Usable, String, byte[])}, of what {@code release} releases. */
    public void retain(Usable owner, String slot, Runnable release) {
        retain(owner, slot, release, null);
    }

    private void retain(Usable owner, String slot, Runnable release, byte @Nullable [] bytes) {
        try {
            pend(new Retention(NativeObject.of(owner), slot, release, bytes));
        } catch (RuntimeException | Error e) {
            release.run();
            throw e;
        }
    }

    /**
     * Notes that this call drops a column family: waits for the calls that write to it and refuses those that come, for
     * good if the call {@linkplain #commit() succeeds} or may have dropped it before it failed.
     *
     * @throws IllegalStateException if this is in a callback, which the calls that write to it may wait for
     */
    public void drop(@Nullable Usable family, String parameter, Usable database) {
        use(database);
        use(family, parameter, database);
        NativeObject object = NativeObject.of(handle(family, parameter));
        ObjectNotes notes = object.notes();
        failure = null;
        pend(() -> {
            // RocksDB reports these before it drops anything. After another error it may have been dropped, and a write
            // would crash.
            if (failure == null || failure == Status.Code.InvalidArgument || failure == Status.Code.NotSupported) {
                notes.cancelDrop();
            }
        });
        notes.beginDrop();
        NativeObject target = object.target();
        if (target.isWrittenTo()) {
            if (InCallback.is()) {
                throw new IllegalStateException(
                        parameter + " is being written to, by calls that may wait for this callback");
            }
            Waiting.until(() -> !target.isWrittenTo(), NAP);
        }
    }

    // ------------------------------------------------------------------------------------------- what is made

    /**
     * Notes what this call is about to make, before the native call: it is closed unless the call {@linkplain #returning
     * returns} it.
     */
    public NativeObject expects(NativeObject object) {
        made = object;
        expected = true;
        return object;
    }

    /**
     * As {@link #expects}, of a database that is opened to write to it. Notes the path until the database is destroyed. A
     * database whose files are in memory is not noted.
     *
     * @throws RocksDBException if the database is open for writing already
     */
    public NativeObject opens(@Nullable String path, String parameter, NativeObject database) {
        OpenDatabases.open(this, expects(database), notNull(path, parameter), parameter);
        return database;
    }

    /** As {@link #opens}, of a database that is only read, which may be open any number of times. */
    public NativeObject opensToRead(@Nullable String path, String parameter, NativeObject database) {
        OpenDatabases.openToRead(this, expects(database), notNull(path, parameter));
        return database;
    }

    /** Notes that the caller gets what was {@linkplain #expects expected}, unless this call fails in the end. */
    public <H> H returning(H handle) {
        expected = false;
        return handle;
    }

    /** Notes what this call has made, so that it is closed if the call fails in the end, as when a callback threw. */
    public NativeObject made(NativeObject object) {
        if (expected && object == made) {
            object.requireCreated();
        }
        made = object;
        if (callsBack) {
            object.setCallsBack();
        }
        return object;
    }

    /** As {@link #made(NativeObject)}, of a handle on a pinned value. */
    public <H extends Handle> H made(H handle) {
        if (CallbackFailures.isIn(this)) {
            handle.close();
        }
        return handle;
    }

    /** Notes that C may call Java in calls that use what this call makes or changes. */
    public void setCallsBack() {
        callsBack = true;
    }

    // ------------------------------------------------------------------------------------------- what ends with it

    /**
     * An object of C's that ends with this call.
     *
     * @throws IllegalStateException if it is NULL, which C would crash at
     */
    public MemorySegment temporary(MemorySegment object, Destroyer destroyer) {
        returned(object);
        try {
            atEnd(() -> destroyer.destroy(object));
        } catch (Error e) {
            destroyer.destroy(object);
            throw e;
        }
        return object;
    }

    /**
     * What C returned and frees itself.
     *
     * @throws IllegalStateException if it is NULL
     */
    public static MemorySegment returned(MemorySegment object) {
        return NativeMemory.returned(object, "object");
    }

    /** As {@link #words}, of pointers to what C allocates for the call: what is there when it ends is freed. */
    public MemorySegment ownedWords(int count) {
        MemorySegment array = words(count);
        atEnd(() -> freeAll(array, count));
        return array;
    }

    /** As {@link #words}, of new objects that the function makes: what nobody has taken when the call ends is destroyed. */
    public MemorySegment newHandles(int count, Destroyer destroyer) {
        MemorySegment array = words(count);
        atEnd(() -> destroyAll(array, count, destroyer));
        return array;
    }

    /** As {@link #newHandles(int, Destroyer)}, of what will be added to a list of the caller's. */
    public MemorySegment newHandles(@Nullable List<?> list, String parameter, int count, Destroyer destroyer) {
        notNull(list, parameter);
        return newHandles(count, destroyer);
    }

    /** An object of C's that the function takes over: it is freed if the call ends without {@link #commit()}. */
    public MemorySegment given(MemorySegment object, Destroyer destroyer) {
        try {
            pend(() -> destroyer.destroy(object));
        } catch (Error e) {
            destroyer.destroy(object);
            throw e;
        }
        return object;
    }

    /** Something that follows when this call ends, however it does. */
    public void atEnd(Runnable action) {
        effects().atEnd(action);
    }

    /** Something that depends on {@link #commit()}. */
    public void pend(PendingEffect effect) {
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
    public void commit() {
        if (callsBack) {
            noteCallbacks();
        }
        if (effects != null) {
            effects.commit();
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
            Status status = takeStatus();
            failure = status.getCode();
            RocksDBException error = new RocksDBException(status);
            Throwable thrown = CallbackFailures.take(this);
            if (thrown != null) {
                throw CallbackFailures.<RuntimeException>raise(Failures.join(thrown, error));
            }
            throw error;
        }
    }

    private boolean hasFailed() {
        return errorSlot != NO_SLOT && ALL.get(LONG, errorSlot) != 0;
    }

    // ------------------------------------------------------------------------------------------------- end

    /**
     * Ends the call: withdraws its uses and frees its memory. Undoes what was not {@linkplain #commit committed}. If a
     * callback threw on this thread meanwhile, that is thrown now. If this throws, what the call has made is closed.
     */
    @Override
    public void close() {
        CallEffects all = effects;
        effects = null;
        Throwable failed = all == null ? null : all.end();
        errorSlot = NO_SLOT;
        NativeObject result = made;
        made = null;
        boolean unreturned = expected;
        expected = false;
        if (unreturned && callsBack && result != null) {
            result.setCallsBack(); // C may call Java when it is closed
        }
        callsBack = false;
        failed = leave(result, unreturned, failed);
        if (failed != null) {
            throw CallbackFailures.<RuntimeException>raise(Failures.atEnd(failed));
        }
    }

    /**
     * Takes these steps, whatever fails:
     *
     * <ol>
     *   <li>Withdraw the uses, so that other threads can destroy what this call has used.
     *   <li>Free the memory, and take what a callback has thrown.
     *   <li>End the changes. Then destroy what was closed meanwhile, and release what was replaced, unless other threads do.
     *   <li>Close what this call has made, if nobody gets it.
     *   <li>Leave the stack. This is last: destroying something can call back into Java, which begins calls of its own.
     * </ol>
     */
    private @Nullable Throwable leave(@Nullable NativeObject result, boolean unreturned, @Nullable Throwable before) {
        Throwable failed = before;
        int withdrawn = withdrawUses();
        try {
            freeMemory();
            Throwable thrown = CallbackFailures.take(this);
            if (thrown != null) {
                failed = failed == null ? thrown : Failures.join(thrown, failed);
            }
        } catch (Throwable t) {
            failed = Failures.join(failed, t);
        }
        if (withdrawn != NO_FOLLOW_UP) {
            failed = followUp(withdrawn, failed);
        }
        try {
            if (result != null && (unreturned || failed != null)) {
                result.close();
            }
        } catch (Throwable t) {
            failed = Failures.join(failed, t);
        }
        try {
            stack.pop();
        } catch (Throwable t) {
            failed = Failures.join(failed, t);
        }
        return failed;
    }
}
