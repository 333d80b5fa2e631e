package dev.rockspan.runtime.lifetime;

import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Who is using a native object. There are two kinds of claims:
 *
 * <ul>
 *   <li><b>References</b> of the owner, of children and of objects that borrow this one last. An atomic word holds their
 *       count, which begins at 1, the owner's own, and the flags.
 *   <li><b>In-flight uses</b> of calls are not counted: a call publishes what it uses where others can see it, and then
 *       looks at the flags. So threads that use the same object write to no common memory. Beginning a use costs one
 *       fence, ending it none.
 * </ul>
 *
 * <p>A use counts only if no flag was seen after the fence. A thread that sets a flag looks for uses afterwards, and setting
 * it is a fence, too: either that thread sees the use, or the call sees the flag.
 *
 * <p>What RocksDB does not lock by itself has {@link ExclusiveAccess}, through which one call at a time gets its use; or it
 * refuses uses while it is changed, if many may read it.
 */
abstract sealed class ObjectUses extends Unfinished permits ObjectEnd {

    static final long OWNER = 1;
    static final long COUNT = (1L << 56) - 1;

    /** A thread is closing what goes first, after {@link #CLOSED} was set. */
    static final long CLOSING_DEPENDENTS = 1L << 56;

    /** That is done, and the owner's reference is released. */
    static final long DEPENDENTS_CLOSED = 1L << 57;

    /** A call changes it. This flag and every higher bit refuse new uses: see {@link #isAdmitting(long)}. */
    private static final long CHANGING = 1L << 58;

    /** It is closed. With this flag or a higher bit it is not open: see {@link #isOpen(long)}. */
    static final long CLOSED = 1L << 59;

    /** A call is transferring it to C. It stays set once it is C's. */
    static final long TRANSFERRING = 1L << 60;

    /** It belongs to C. */
    static final long CONSUMED = 1L << 61;

    static final long DESTROYED = 1L << 62;

    /** Closed, and without references: destroyed as soon as no call uses it. */
    static final long READY_TO_DESTROY = CLOSED | DEPENDENTS_CLOSED;

    static final VarHandle STATE_WORD = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "stateWord", VarHandle.class, ObjectUses.class, long.class);
    private static final VarHandle USER = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "user", VarHandle.class, ObjectUses.class, ThreadUses.class);
    private static final VarHandle PINNER = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "pinner", VarHandle.class, ObjectUses.class, ThreadUses.class);

    /**
     * The flags and the number n of references. The owner has one of them until its dependents are closed:
     *
     * <pre>
     * n                                               open
     * n | CLOSED                                      closed; its dependents are not
     * n | CLOSED | CLOSING_DEPENDENTS                 a thread is closing those
     * n | CLOSED | DEPENDENTS_CLOSED                  others have references
     *     CLOSED | DEPENDENTS_CLOSED                  READY_TO_DESTROY: calls that began earlier may still use it
     *     CLOSED | DEPENDENTS_CLOSED | DESTROYED      destroyed, or about to be
     * n | TRANSFERRING                                a call is transferring it
     * 1 | TRANSFERRING | CONSUMED                     C's
     * </pre>
     *
     * <p>CHANGING comes on top of any of them while a call changes it, or tries to. CLOSED comes on top of the last two if it is
     * closed then: that has an effect only if the transfer is taken back.
     */
    volatile long stateWord;

    /**
     * Null until a thread uses this, then that thread; {@link AllUses} from the second thread on. Always null with exclusive
     * access.
     */
    private @Nullable ThreadUses user;

    /** As {@link #user}, of those who have made pinned values that belong to this. */
    private @Nullable ThreadUses pinner;

    /** Lets in one call at a time; set before any call can use this. */
    private @Nullable ExclusiveAccess access;

    /** One that is open, and has the owner's reference. */
    ObjectUses() {
        STATE_WORD.set(this, OWNER); // nobody else sees it yet: a volatile write would cost a fence
        VarHandle.releaseFence();
    }

    /** Whether a thread reads memory of the native object outside of calls. Only what has exclusive access shows such memory. */
    abstract boolean isShown();

    /** Called when a reference or a use has ended and no reference but the owner's is left. */
    abstract void releaseReplaced();

    /** Called when the last reference was released, or a change of a closed object has ended. */
    abstract void destroyOrLeave();

    /** Destroys the object if it is closed, without references and unused. */
    abstract void tryDestroy();

    /** This, whose class is the only one that has all of it. */
    final NativeObject self() {
        return (NativeObject) this;
    }

    // ------------------------------------------------------------------------------------------- in-flight uses

    /** The second half of beginning a use, after {@code call} has published it. */
    public final Admission admit(ExclusiveAccess.Holder call, ThreadUses caller) {
        ExclusiveAccess own = access;
        if (own != null) {
            if (!own.enter(call)) { // which is a fence, too
                return Admission.BUSY;
            }
        } else {
            ThreadUses known = user;
            if (known != caller && known != AllUses.INSTANCE) {
                add(USER, caller);
            }
            VarHandle.fullFence();
        }
        return isAdmitting(stateWord) ? Admission.ADMITTED : Admission.SHUT;
    }

    /** Begins a use outside of calls, of what is open and has exclusive access that nobody has. */
    public final boolean enter(ExclusiveAccess.Holder holder) {
        ExclusiveAccess own = access;
        if (own == null || !own.enterAnew(holder)) { // which is a fence, too
            return false;
        }
        if (isAdmitting(stateWord)) {
            return true;
        }
        exit(holder);
        return false;
    }

    /** Ends what {@link #enter} began. */
    public final void exit(ExclusiveAccess.Holder holder) {
        ExclusiveAccess own = access;
        if (own != null) {
            own.exit(holder);
        }
        if (!isOpen()) {
            afterUse();
        }
    }

    /** A use has ended, and this was closed or has {@linkplain #releaseReplaced something} to release. */
    public final void afterUse() {
        VarHandle.fullFence();
        long now = stateWord;
        if (now == READY_TO_DESTROY) {
            tryDestroy();
        } else if (now == OWNER) {
            releaseReplaced();
        }
    }

    private void add(VarHandle threads, ThreadUses thread) {
        if (!threads.compareAndSet(this, null, thread)) {
            threads.setVolatile(this, AllUses.INSTANCE);
        }
    }

    /** Whether a call uses this that may have begun before it could see the flag that this thread has set. */
    public final boolean isInCalls() {
        ExclusiveAccess own = access;
        if (own != null) {
            // No fence is needed: the flag and who is inside are both volatile. Views are asked second, as they begin
            // in a call.
            return own.isUsing(self()) || isShown();
        }
        return isPublished(false);
    }

    /** As {@link #isInCalls}, of calls that write to this. For what has no exclusive access. */
    public final boolean isWrittenTo() {
        return isPublished(true);
    }

    private boolean isPublished(boolean toWrite) {
        VarHandle.fullFence(); // its counterpart is in admit
        ThreadUses known = (ThreadUses) USER.getVolatile(this);
        return known != null && known.isUsing(self(), toWrite);
    }

    /** Whether a call or a pinned value may be using this. The calls first: they may become pinned values. */
    final boolean isUsed() {
        return isInCalls() || isPinned();
    }

    // ------------------------------------------------------------------------------------------- pinned values

    /** A call that uses this has made a pinned value that belongs to this. */
    public final void pinnedBy(ThreadUses caller) {
        ThreadUses known = pinner;
        if (known != caller && known != AllUses.INSTANCE) {
            add(PINNER, caller);
        }
    }

    /** Whether pinned values belong to this, of calls whose end this thread has seen. */
    final boolean isPinned() {
        ThreadUses known = (ThreadUses) PINNER.getVolatile(this);
        return known != null && known.isPinning(self());
    }

    /** Closes the pinned values that belong to this; returns what failed before, or else the first failure. */
    final @Nullable RuntimeException closePinned(@Nullable RuntimeException before) {
        ThreadUses known = (ThreadUses) PINNER.getVolatile(this);
        return known == null ? before : known.closePinned(self(), before);
    }

    // ------------------------------------------------------------------------------------------- references

    /** Takes a reference, also of what was closed in the meantime; the caller must have a use or a reference. */
    public final void acquire() {
        if (((long) STATE_WORD.getAndAdd(this, 1L) & DESTROYED) != 0) {
            STATE_WORD.getAndAdd(this, -1L);
            throw new IllegalStateException("A reference was taken on a native object that is gone");
        }
    }

    /** Releases a reference. An error, as opposed to an exception, means that nothing has happened. */
    public final void release() {
        long left = (long) STATE_WORD.getAndAdd(this, -1L) - 1;
        try {
            if (left == OWNER) {
                releaseReplaced();
            } else if (left == READY_TO_DESTROY) {
                destroyOrLeave();
            }
        } catch (Error e) {
            leaveToFinisher(); // compiled code may find out when a method is entered that there is too little stack
        }
    }

    // ------------------------------------------------------------------------------------------- exclusive access

    /** Has one call at a time use this, and whatever else has the same exclusive access. */
    final void shareAccess(ExclusiveAccess shared) {
        access = shared;
    }

    /** Through which one call at a time gets its use; null if many may use this at a time. */
    public final @Nullable ExclusiveAccess access() {
        return access;
    }

    /** Whether it has exclusive access, is open, and nobody is inside. */
    final boolean isOpenAndFree() {
        ExclusiveAccess own = access;
        return isAdmitting(stateWord) && own != null && own.isFree();
    }

    /**
     * Refuses new uses for a change, until {@link #endChange()}.
     *
     * @param unreferenced whether references are in the way, too
     */
    public final Admission beginChange(boolean unreferenced) {
        long before = (long) STATE_WORD.getAndBitwiseOr(this, CHANGING);
        if ((before & CHANGING) != 0) {
            return Admission.BUSY;
        }
        Admission admission = Admission.SHUT;
        try {
            if (isAdmitting(before)) {
                admission = admitChange(unreferenced);
            }
        } finally {
            if (admission != Admission.ADMITTED) {
                endChange();
            }
        }
        return admission;
    }

    private Admission admitChange(boolean unreferenced) {
        if (isInCalls()) {
            return Admission.BUSY;
        }
        // A call that has ended may have taken a reference.
        return unreferenced && ((stateWord & COUNT) != OWNER || isPinned()) ? Admission.REFERENCED : Admission.ADMITTED;
    }

    /** Admits uses again. */
    public final void endChange() {
        if (((long) STATE_WORD.getAndBitwiseAnd(this, ~CHANGING) & ~CHANGING) == READY_TO_DESTROY) {
            try {
                destroyOrLeave();
            } catch (Error e) {
                leaveToFinisher();
            }
        }
    }

    // ------------------------------------------------------------------------------------------- flags

    /** Whether new uses are admitted: it is open, and nobody changes or transfers it. */
    private static boolean isAdmitting(long word) {
        return word < CHANGING;
    }

    private static boolean isOpen(long word) {
        return word < CLOSED;
    }

    /** Whether a call changes it. */
    final boolean isChanging() {
        return (stateWord & CHANGING) != 0;
    }

    /** Whether it was neither closed nor transferred. */
    public final boolean isOpen() {
        return isOpen(stateWord);
    }

    /** Whether its destruction has begun. */
    final boolean isBeingDestroyed() {
        return (stateWord & DESTROYED) != 0;
    }

    /** Whether nobody but the owner has a reference, and no call uses it. */
    final boolean isIdle() {
        // Once more at the end: a call that has ended meanwhile may have taken a reference before it did.
        return stateWord == OWNER && !isUsed() && stateWord == OWNER;
    }

    final boolean isConsumed() {
        return (stateWord & CONSUMED) != 0;
    }

    /** Whether it is transferred or about to be. */
    final boolean isTransferred() {
        return (stateWord & TRANSFERRING) != 0;
    }
}
