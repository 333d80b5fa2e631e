package dev.rockspan.runtime.call;

import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.lifetime.Admission;
import dev.rockspan.runtime.lifetime.ExclusiveAccess;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.lifetime.ThreadUses;
import dev.rockspan.runtime.lifetime.UseErrors;
import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.Failures;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The objects that one {@link Call} uses: published where the threads look that want to destroy, change or transfer them, and
 * checked for what RocksDB requires of them.
 */
public abstract sealed class CallUses extends CallResults implements ExclusiveAccess.Holder permits CallLists {

    /** See {@link #withdrawUses()}. */
    static final int NO_FOLLOW_UP = -1;

    private static final VarHandle USED = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "used", VarHandle.class, CallUses.class, NativeObject[].class);
    private static final VarHandle COUNT = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "count", VarHandle.class, CallUses.class, int.class);
    private static final VarHandle WRITING = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "writing", VarHandle.class, CallUses.class, boolean.class);
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(NativeObject[].class);

    final CallStack stack;
    private final ThreadUses threadUses;
    /** Whether it can be nested in another call of its thread. */
    private final boolean inner;

    /**
     * The first {@link #count} of it are in use: read by the threads that want to destroy them. What is beyond is left over
     * from earlier calls.
     */
    private @Nullable NativeObject[] used = new NativeObject[8];

    private int count;
    /** Whether it writes to the column families that it uses: read by the thread that wants to drop one. */
    private boolean writing;

    /** What this call changes: seldom more than one object. */
    private final ArrayList<NativeObject> changed = new ArrayList<>(2);

    CallUses(CallStack stack, boolean inner) {
        super(stack.scratch());
        this.stack = stack;
        this.threadUses = stack.uses();
        this.inner = inner;
    }

    // ------------------------------------------------------------------------------------------------- use

    /**
     * The address of the handle whose method this is.
     *
     * @throws IllegalStateException if it is closed or transferred
     * @throws StackOverflowError if C can call back, and would find no room to
     */
    public final MemorySegment use(Usable self) {
        NativeObject object = NativeObject.of(self);
        try {
            if (!object.isPermanent()) {
                beginUse(object);
                requireStack(object);
            }
            return object.address();
        } finally {
            // Were the handle collected before its use is published, an automatic arena could close it in its user's
            // hands.
            Reference.reachabilityFence(self);
        }
    }

    /** The JVM ends where C calls Java and there is no stack left. */
    private static void requireStack(NativeObject used) {
        if (InCallback.isPossible && used.canCallBack()) {
            Extension.requireStack();
        }
    }

    /** Begins to use what is not asked for its address. */
    public final void beginUse(NativeObject object) {
        NativeObject target = object.target();
        int index = count;
        // What is written to is used anew: who drops it has to see the use and the writing.
        if ((index > 0 && used[index - 1] == target && !writing) || (!changed.isEmpty() && changed.contains(target))) {
            return;
        }
        if (inner) {
            refuseOwnDatabase(target);
        }
        if (ComparatorFailure.happened) {
            ComparatorFailure.check(target);
        }
        if (index == used.length) {
            USED.setRelease(this, Arrays.copyOf(used, index * 2)); // others may be looking
        }
        if (used[index] != target) {
            ELEMENT.setRelease(used, index, target); // after what ended the use of the one before
        }
        COUNT.setRelease(this, index + 1);
        Admission admission = target.admit(this, threadUses);
        if (admission != Admission.ADMITTED) {
            refuse(object, admission);
        }
    }

    /**
     * Refuses, in a callback, to use the database whose call is calling back: RocksDB does not expect it in a read, and waits
     * for itself in a write. What goes through entries may be used.
     */
    private void refuseOwnDatabase(NativeObject target) {
        NativeObject whole = target.root();
        if (whole.access() == null && InCallback.is() && CallStack.isUsingOutside(this, whole)) {
            throw new IllegalStateException(target.name()
                    + " cannot be used in this callback, which is part of a call of the same " + whole.name());
        }
    }

    /** Notes, on the databases in use, that their comparator has thrown in this call. */
    final void failComparator(Supplier<IllegalStateException> failure) {
        for (int i = 0; i < count; i++) {
            NativeObject object = used[i];
            if (object != null
                    && (object.root() != object || object.is(ObjectMark.DATABASE) || object.access() != null)) {
                object.root().notes().failComparator(failure);
            }
        }
    }

    /** Whether this uses a part of that, other than to go through its entries. */
    final boolean isUsingPartOf(NativeObject whole) {
        for (int i = 0; i < count; i++) {
            NativeObject object = used[i];
            if (object != null && object.root() == whole && !object.is(ObjectMark.SCANNING)) {
                return true;
            }
        }
        return false;
    }

    /** Whether this moves an iterator over the writes of a batch or a transaction. */
    final boolean isOverWrites() {
        for (int i = 0; i < count; i++) {
            NativeObject object = used[i];
            if (object != null && object.isOverWrites()) {
                return true;
            }
        }
        return false;
    }

    /** Throws why; the use that was published is withdrawn when the call ends. */
    private static void refuse(NativeObject object, Admission admission) {
        throw switch (admission) {
            case BUSY -> UseErrors.busy(object);
            case REFERENCED -> UseErrors.referenced(object);
            default -> object.refusal();
        };
    }

    /**
     * As {@link #use(Usable)}, of a handle that is changed by the call, and that RocksDB does not lock: nobody else may
     * use it at the same time.
     *
     * @throws IllegalStateException if it is closed or transferred, or another call uses it
     */
    public final MemorySegment change(Usable self) {
        return change(self, false);
    }

    /** As {@link #change(Usable)}, of a handle that was passed as {@code parameter}. */
    public final MemorySegment change(@Nullable Handle handle, String parameter) {
        return change(notNull(handle, parameter));
    }

    /**
     * As {@link #change(Usable)}, of something that objects made with this handle read, too: there may be none of them.
     *
     * @throws IllegalStateException if it is closed, transferred, or in use by a call, or borrowed, or a parent
     */
    public final MemorySegment changeUnreferenced(Usable self) {
        return change(self, true);
    }

    private MemorySegment change(Usable self, boolean unreferenced) {
        NativeObject object = NativeObject.of(self);
        try {
            NativeObject target = object.target();
            changed.ensureCapacity(changed.size() + 1); // first: there may be no memory for this
            Admission admission = target.beginChange(unreferenced);
            if (admission != Admission.ADMITTED) {
                refuse(object, admission);
            }
            changed.add(target);
            requireStack(object);
            return object.address();
        } finally {
            Reference.reachabilityFence(self);
        }
    }

    /** Notes, before column families are used, that this call writes to them: who sees the use of one sees this, too. */
    final void beginWriting() {
        if (!writing) {
            WRITING.setRelease(this, true);
        }
    }

    /**
     * Like {@link #use(Usable, String, Usable)}, for a column family that this call writes to.
     *
     * @throws IllegalStateException if it was dropped
     */
    public final MemorySegment useToWrite(@Nullable Usable family, String parameter, Usable database) {
        beginWriting();
        MemorySegment address = use(family, parameter, database);
        if (NativeObject.of(handle(family, parameter)).notes().isDropped()) {
            throw new IllegalStateException(parameter + " is a column family that was dropped");
        }
        return address;
    }

    /**
     * Checks that RocksDB has not filled an object before, unless it is null: it would move what views of it read.
     *
     * @throws IllegalStateException with {@code otherwise} if it has
     */
    public final void requireNew(@Nullable Usable handle, String otherwise) {
        if (handle != null) {
            use(handle);
            if (NativeObject.of(handle).is(ObjectMark.FILLED)) {
                throw new IllegalStateException(otherwise);
            }
        }
    }

    /**
     * Checks that RocksDB has filled {@code self}, if its user has created it empty. Objects of RocksDB's are never empty.
     *
     * @throws IllegalStateException if it has not
     */
    public final void requireFilled(Usable self) {
        use(self);
        NativeObject object = NativeObject.of(self);
        if (object.isOwning() && !object.is(ObjectMark.FILLED)) {
            throw new IllegalStateException(object.name() + " was not filled by RocksDB");
        }
    }

    /** Notes for {@link #requireNew} and {@link #requireFilled} that RocksDB has filled an object. */
    public final void filled(@Nullable Usable handle) {
        if (handle != null) {
            NativeObject.of(handle).marked(ObjectMark.FILLED);
        }
    }

    /**
     * Refuses what waits for other calls with {@code self} in a callback, as that may be part of one of them.
     *
     * @throws IllegalStateException if there are such calls, and this is in a callback
     */
    public final void requireOutside(Usable self) {
        NativeObject object = NativeObject.of(self);
        if (InCallback.is() && object.target().isInCalls()) {
            throw new IllegalStateException(object.name()
                    + " is in use by a call that this callback may be part of, and that RocksDB would wait for");
        }
    }

    /** Whether this writes to the column families that it uses; asked by other threads. */
    final boolean isWriting() {
        return (boolean) WRITING.getAcquire(this);
    }

    /** What this thread uses. */
    public final ThreadUses uses() {
        return threadUses;
    }

    /** The pinned values of this thread. */
    public final PinTable pins() {
        return stack.pins();
    }

    @Override
    public final boolean isUsing(NativeObject object) {
        int published = (int) COUNT.getAcquire(this);
        @Nullable NativeObject[] all = (NativeObject[]) USED.getAcquire(this);
        for (int i = 0; i < Math.min(published, all.length); i++) {
            if (ELEMENT.getAcquire(all, i) == object) {
                return true;
            }
        }
        return false;
    }

    /**
     * The address of a handle that was passed as {@code parameter}.
     *
     * @throws IllegalArgumentException naming the parameter, if it is a user's class that is no handle
     * @throws IllegalStateException if it is closed or transferred
     */
    public final MemorySegment use(@Nullable Usable handle, String parameter) {
        return use(handle(handle, parameter));
    }

    /**
     * As {@link #use(Usable, String)}, of a handle that is part of a database.
     *
     * @throws IllegalArgumentException if {@code other} is part of another database
     */
    public final MemorySegment use(@Nullable Usable handle, String parameter, Usable other) {
        Handle part = handle(handle, parameter);
        MemorySegment address = use(part);
        checkSame(NativeObject.of(part), parameter, other);
        return address;
    }

    /**
     * Like {@link #use(Usable, String)}, for a handle that may refer to an object of a database.
     *
     * @throws IllegalArgumentException if it refers to an object of another database
     */
    public final MemorySegment useWith(@Nullable Usable handle, String parameter, Usable other) {
        Handle options = handle(handle, parameter);
        MemorySegment address = use(options);
        NativeObject part = NativeObject.of(options).notes().ofDatabase();
        if (part != null && part.root() != NativeObject.of(other).root()) {
            throw new IllegalArgumentException(parameter + " has a " + part.name() + " that belongs to another "
                    + part.root().name());
        }
        return address;
    }

    static void checkSame(NativeObject part, String parameter, Usable other) {
        if (part.root() != NativeObject.of(other).root()) {
            throw new IllegalArgumentException(parameter + ", a " + part.name() + ", belongs to another "
                    + part.root().name());
        }
    }

    /** The address of a handle, NULL for null. */
    public final MemorySegment useOrNull(@Nullable Usable handle) {
        return handle == null ? MemorySegment.NULL : use(handle);
    }

    /** What C takes over must not be part of another object to which only one call at a time has access. */
    final void requireNoOtherAccess(@Nullable ExclusiveAccess access, NativeObject object, String parameter) {
        for (int i = 0; access != null && i < count; i++) {
            NativeObject other = used[i];
            ExclusiveAccess own = other == null ? null : other.access();
            if (other != null && own != null && own != access) {
                throw new IllegalArgumentException(parameter + " is a " + object.name()
                        + " that already shows the writes of another object than this " + other.name());
            }
        }
    }

    /** Notes that C may call Java in calls that use what this uses. */
    final void noteCallbacks() {
        for (int i = 0; i < count; i++) {
            NativeObject object = used[i];
            if (object != null) {
                object.setCallsBack();
            }
        }
        for (NativeObject object : changed) {
            object.setCallsBack();
        }
    }

    // ------------------------------------------------------------------------------------------------- end

    /**
     * Withdraws all uses and leaves exclusive access, and only then looks whether there is something to follow up: a thread
     * that closes an object leaves its end to the calls whose uses it still sees.
     *
     * @return how many uses there were, for {@link #followUp}; {@link #NO_FOLLOW_UP} if that has nothing to do
     */
    final int withdrawUses() {
        if (writing) {
            WRITING.setRelease(this, false);
        }
        int withdrawn = count;
        COUNT.setRelease(this, 0);
        boolean followUp = !changed.isEmpty();
        // Upwards: downwards, C2's check of the loop's limit can fail, and what it compiles next is 300 ns slower.
        for (int i = 0; i < withdrawn; i++) {
            NativeObject left = used[i];
            if (left != null) {
                ExclusiveAccess access = left.access();
                if (access != null) {
                    access.exit(this);
                }
                followUp |= left.needsFollowUp();
            }
        }
        return followUp ? withdrawn : NO_FOLLOW_UP;
    }

    /** Sees to what was closed or changed while this used it; returns the first failure. */
    final @Nullable Throwable followUp(int withdrawn, @Nullable Throwable before) {
        Throwable failed = before;
        while (!changed.isEmpty()) {
            NativeObject ready = changed.removeLast();
            try {
                ready.endChange();
            } catch (Throwable t) {
                failed = Failures.join(failed, t);
            }
            failed = afterUse(ready, failed);
        }
        for (int i = withdrawn - 1; i >= 0; i--) {
            failed = afterUse(used[i], failed);
        }
        return failed;
    }

    private static @Nullable Throwable afterUse(@Nullable NativeObject left, @Nullable Throwable before) {
        if (left != null && left.needsFollowUp()) {
            try {
                left.afterUse();
            } catch (Throwable t) {
                return Failures.join(before, t);
            }
        }
        return before;
    }
}
