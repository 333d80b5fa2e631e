package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.Failures;
import dev.rockspan.runtime.link.StackReserve;
import dev.rockspan.runtime.link.Stubs;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Who is using a native object, and who ends it. There are two kinds of leases:
 *
 * <ul>
 *   <li><b>Counted leases</b>, of the owner, of children and of holders, last. An atomic word holds their count, which
 *       begins at 1, the owner's own, and the flags.
 *   <li><b>Passing leases</b>, of {@code Call}, are not counted: a call writes what it uses where others can
 *       see it, and then looks at the flags. So threads that use the same object write to no common memory, and taking
 *       a lease costs one fence, giving it back none.
 * </ul>
 *
 * <p>A passing lease counts only if no flag was seen after the fence. Whoever sets a flag looks for passing leases
 * afterwards, and setting it is a fence, too: either that thread sees the lease, or the call sees the flag.
 *
 * <p>What RocksDB does not lock by itself has a {@link ExclusiveAccess}, through which one call at a time gets its lease; or it is
 * shut while it is changed, if many may read it.
 *
 * <p>The object ends when it is closed, the count is 0 and no call uses it. That is looked at by whoever gives back the
 * last counted lease and by every call that finds it closed at its end; who then swaps in {@link #DESTROYED} destroys.
 */
abstract sealed class Leases permits NativeObject {

    private static final long OWN = 1;
    private static final long COUNT = (1L << 56) - 1;

    /** A thread is closing what goes first, after {@link #CLOSED} was set. */
    private static final long ENDING = 1L << 56;

    /** That is done, and the owner's own lease given back. */
    private static final long ENDED = 1L << 57;

    private static final long CHANGING = 1L << 58;
    private static final long CLOSED = 1L << 59;
    private static final long RESERVED = 1L << 60;
    private static final long SPENT = 1L << 61;
    private static final long DESTROYED = 1L << 62;

    /** Closed, and nobody has a counted lease. */
    private static final long LEFT = CLOSED | ENDED;

    private static final int SPINS = 100;

    private static final VarHandle STATE;
    private static final VarHandle NEXT_UNFINISHED;
    private static final VarHandle USER;
    private static final VarHandle PINNER;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Leases.class, "state", long.class);
            NEXT_UNFINISHED = MethodHandles.lookup().findVarHandle(Leases.class, "nextUnfinished", Leases.class);
            USER = MethodHandles.lookup().findVarHandle(Leases.class, "user", ThreadUses.class);
            PINNER = MethodHandles.lookup().findVarHandle(Leases.class, "pinner", ThreadUses.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile long state = OWN;

    /** In whose calls passing leases have to be looked for; null while there has been none, or if it has a guard. */
    private @Nullable ThreadUses user;

    /** As {@link #user}, of those who have made pinned values that belong to this. */
    private @Nullable ThreadUses pinner;

    /** Lets in one call at a time; set before anybody else sees this. */
    private @Nullable ExclusiveAccess guard;

    /** The next in the list of the {@link Finisher}; itself if it is the last, null if it is not in the list. */
    volatile @Nullable Leases nextUnfinished;

    /** Whether no call used this when the finisher looked last. */
    private boolean wasUnused;

    /** Whether an error has interrupted {@link #end()}, which is for the finisher to go on with. */
    private volatile boolean closeRequested;

    /** Whether an error has interrupted {@link #destroy()}, which is for the finisher to go on with. */
    private volatile boolean interrupted;

    /**
     * Closes what goes before the native object; false if that cannot be done yet. It is called again if it says so or an
     * error interrupts it, by one thread at a time.
     */
    abstract boolean closeParts(Failures failures);

    /**
     * Ends the native object. Called when closed and without leases, on the thread that found it so; and again by the
     * {@link Finisher} if an error interrupts it. One thread at a time is in it.
     */
    abstract void destroy();

    /** Whether a thread reads memory of the native object outside of calls. Only what has a guard shows such memory. */
    abstract boolean isShown();

    /** Whether C may call Java in a call that uses this. */
    abstract boolean canCallBack();

    /** Called when a lease was given back and no counted one but the owner's own is left. */
    abstract void idle();

    private NativeObject self() {
        return (NativeObject) this;
    }

    // ------------------------------------------------------------------------------------------- passing leases

    /** The second half of taking a passing lease, after it was written down in {@code call}. */
    public final Admission admit(ExclusiveAccess.Holder call, ThreadUses caller) {
        ExclusiveAccess own = guard;
        if (own != null && !own.enter(call)) {
            return Admission.BUSY;
        }
        if (own == null) {
            ThreadUses known = user;
            if (known != caller && known != AllUses.INSTANCE) {
                add(USER, caller);
            }
        }
        VarHandle.fullFence();
        return state < CHANGING ? Admission.ADMITTED : Admission.SHUT;
    }

    /** A passing lease for who goes on in no other way and does not nest, if it is open and its guard lets somebody in. */
    public final boolean enter(ExclusiveAccess.Holder user) {
        ExclusiveAccess own = guard;
        if (own == null || !own.enterAnew(user)) { // which is a fence, too
            return false;
        }
        if (state < CHANGING) {
            return true;
        }
        exit(user);
        return false;
    }

    /** Gives back what {@link #enter} gave. */
    public final void exit(ExclusiveAccess.Holder user) {
        ExclusiveAccess own = guard;
        if (own != null) {
            own.exit(user);
        }
        if (state >= CLOSED) {
            left();
        }
    }

    private void add(VarHandle users, ThreadUses caller) {
        if (!users.compareAndSet(this, null, caller)) {
            users.setVolatile(this, AllUses.INSTANCE);
        }
    }

    /** Whether a call may have a passing lease, of those that will not see what this thread has done before. */
    public final boolean isInCalls() {
        VarHandle.fullFence(); // its counterpart is in admit
        ExclusiveAccess own = guard;
        if (own != null) {
            return own.isUsing(self()) || isShown(); // in this order: who begins to show something is in a call
        }
        ThreadUses known = (ThreadUses) USER.getVolatile(this);
        return known != null && known.isUsing(self(), false);
    }

    /** As {@link #isInCalls}, of calls that write to this. For what has no guard. */
    public final boolean isWrittenTo() {
        VarHandle.fullFence(); // its counterpart is in admit
        ThreadUses known = (ThreadUses) USER.getVolatile(this);
        return known != null && known.isUsing(self(), true);
    }

    /** A call that has a lease on this has made a pinned value that belongs to this. */
    public final void pinnedBy(ThreadUses caller) {
        ThreadUses known = pinner;
        if (known != caller && known != AllUses.INSTANCE) {
            add(PINNER, caller);
        }
    }

    /** Whether there are pinned values of calls that this thread has seen end. */
    private boolean isPinned() {
        ThreadUses known = (ThreadUses) PINNER.getVolatile(this);
        return known != null && known.isPinning(self());
    }

    /** Closes the pinned values that belong to this. */
    final void closePins(Failures failures) {
        ThreadUses known = (ThreadUses) PINNER.getVolatile(this);
        if (known != null) {
            known.closePinned(self(), failures);
        }
    }

    /** Whether a call or a pinned value may be using this. The calls first: they may become pinned values. */
    private boolean isUsed() {
        return isInCalls() || isPinned();
    }

    /** A passing lease was given back, and this was closed or {@link #idle()} has something to do. */
    public final void left() {
        VarHandle.fullFence();
        long now = state;
        if (now == LEFT) {
            tryDestroy();
        } else if (now == OWN) {
            idleOrLater();
        }
    }

    /** Has only one call at a time use this, and whatever else has the same guard. */
    final void guardWith(ExclusiveAccess shared) {
        guard = shared;
    }

    public final @Nullable ExclusiveAccess guard() {
        return guard;
    }

    // ------------------------------------------------------------------------------------------- counted leases

    /** Takes a counted lease for somebody who has a lease, whether or not this is closed in the meantime. */
    public final void acquireAnother() {
        if (!acquireUnlessGone()) {
            throw new IllegalStateException("A lease was taken on a native object that is gone");
        }
    }

    /** As {@link #acquireAnother()}, for somebody who has none; false if the native object is gone. */
    final boolean acquireUnlessGone() {
        if (((long) STATE.getAndAdd(this, 1L) & DESTROYED) == 0) {
            return true;
        }
        STATE.getAndAdd(this, -1L);
        return false;
    }

    /** Gives a counted lease back. An error, as opposed to an exception, means that nothing has happened. */
    public final void release() {
        long left = (long) STATE.getAndAdd(this, -1L) - 1;
        if (left == OWN) {
            idleOrLater();
        } else if (left == LEFT) {
            settle();
        }
    }

    private void idleOrLater() {
        try {
            idle();
        } catch (Error e) {
            Finisher.add(this);
        }
    }

    /** As {@link #release()}, with what fails among the others. */
    final void release(Failures failures) {
        try {
            release();
        } catch (RuntimeException e) {
            failures.add(e);
        }
    }

    /** Ends what is closed and has no counted leases: now, or when the last call has left. */
    private void settle() {
        tryDestroy();
        if (state == LEFT) {
            // A call that ended at this moment may not have seen the flag, nor shown that it has ended. It has now.
            for (int i = 0; i < SPINS; i++) {
                Thread.onSpinWait();
            }
            tryDestroy();
        }
        if (state == LEFT) {
            // The call that is in flight will do it. No memory model promises that it sees the flag, though.
            Finisher.add(this);
        }
    }

    /** Destroys this if it is closed and without leases. If an error interrupts that, the finisher goes on. */
    private void tryDestroy() {
        try {
            StackReserve.require();
            if (state != LEFT || isInCalls()) {
                return;
            }
            if (Stubs.areMade && canCallBack()) {
                Extension.requireStack();
            }
            Failures failures = new Failures();
            closePins(failures); // those of calls that were in flight when it was closed
            if (!isPinned() && STATE.compareAndSet(this, LEFT, LEFT | DESTROYED)) {
                try {
                    destroyOrLater();
                } catch (RuntimeException e) {
                    failures.add(e);
                }
            }
            failures.rethrow();
        } catch (Error e) {
            Finisher.add(this);
        }
    }

    /** For the thread that has set {@link #DESTROYED}, or whom it has passed the destroy on to. */
    final void destroyOrLater() {
        try {
            destroy();
        } catch (Error e) {
            interrupted();
        }
    }

    /** An error has interrupted {@link #destroy()}. */
    final void interrupted() {
        interrupted = true;
        Finisher.add(this);
    }

    // ------------------------------------------------------------------------------------------- what is left

    /** For {@link Finisher#add}: false if this is in its list already. */
    final boolean claimForFinisher() {
        return NEXT_UNFINISHED.compareAndSet(this, null, this);
    }

    /**
     * Does what an error has interrupted, or what had to wait for a call; true if nothing is left to be done.
     *
     * @param atOnce whether somebody waits for it
     */
    final boolean finishLater(boolean atOnce) {
        if (closeRequested) {
            STATE.getAndBitwiseOr(this, CLOSED);
        }
        if ((state & (CLOSED | ENDED)) == CLOSED) {
            finishClosing();
        }
        if (interrupted) {
            interrupted = false;
            destroyOrLater();
        }
        long now = state;
        if (now == OWN) {
            idleOrLater();
        }
        if (now != LEFT) {
            // If it is closed and not ended, another thread is at it, and may be interrupted, too.
            return (now & (CLOSED | ENDED | RESERVED)) != CLOSED;
        }
        // Only what was unused before, too: whoever has just ended a call is about to do it.
        closePins(new Failures()); // those of threads that have ended since
        if (wasUnused || atOnce) {
            tryDestroy();
        }
        wasUnused = !isUsed();
        return state != LEFT;
    }

    // ------------------------------------------------------------------------------------------- flags

    /**
     * Sets the closed flag, after which all use is refused, and finishes closing; also what an error has interrupted before.
     * What cannot be finished here is left to the {@link Finisher}.
     */
    final void end() {
        try {
            StackReserve.require();
            if (((long) STATE.getAndBitwiseOr(this, CLOSED) & (RESERVED | SPENT)) == 0) {
                finishClosing();
            }
        } catch (StackOverflowError e) {
            // Nothing, or not all of it, has happened, and some 8 KiB of stack are left for this. Were they not, it is
            // not closed, or the finisher closes it.
            closeRequested = true;
            Finisher.add(this);
            STATE.getAndBitwiseOr(this, CLOSED);
        } catch (Error e) {
            Finisher.add(this);
            throw e;
        }
    }

    /** Closes what goes first, and gives the own lease back, unless another thread is at it or has done it. */
    public final void finishClosing() {
        Failures failures = new Failures();
        long now;
        do {
            now = state;
            if ((now & (CLOSED | RESERVED | SPENT | ENDING | ENDED)) != CLOSED) {
                return;
            }
        } while (!STATE.compareAndSet(this, now, now | ENDING));
        boolean done = false;
        try {
            done = closeParts(failures);
        } finally {
            if (!done) {
                STATE.getAndBitwiseAnd(this, ~ENDING);
            }
        }
        if (done) {
            long left = (long) STATE.getAndAdd(this, ENDED - ENDING - OWN) + ENDED - ENDING - OWN;
            if (left == LEFT) {
                try {
                    settle();
                } catch (RuntimeException e) {
                    failures.add(e);
                }
            }
        } else {
            Finisher.add(this);
        }
        failures.rethrow();
    }

    /** Shuts everybody out for a hand-over; refused if it is not open or somebody else has a lease. */
    public final Reservation tryReserve() {
        // Looked at first, too, so that what is in use is not shut for a moment.
        if (state != OWN || isUsed() || !STATE.compareAndSet(this, OWN, OWN | RESERVED)) {
            return Reservation.REFUSED;
        }
        boolean refused = true;
        boolean closed = false;
        try {
            // A call that has ended meanwhile may have taken a counted lease before it did.
            refused = isUsed() || (state & COUNT) != OWN;
        } finally {
            closed = refused && cancelReservation();
        }
        return closed ? Reservation.CLOSED : refused ? Reservation.REFUSED : Reservation.MADE;
    }

    /** Takes {@link #tryReserve()} back; true if it was closed meanwhile and closing is now the caller's to finish. */
    public final boolean cancelReservation() {
        return ((long) STATE.getAndBitwiseAnd(this, ~RESERVED) & CLOSED) != 0;
    }

    /** Completes what {@link #tryReserve()} began: the native object is somebody else's. The own lease stays for good. */
    public final void spend() {
        STATE.getAndBitwiseOr(this, SPENT);
    }

    /**
     * Shuts everybody out for a change, until {@link #endChange()}.
     *
     * @param alone whether holders and children are in the way, too
     */
    public final Admission beginChange(boolean alone) {
        long before = (long) STATE.getAndBitwiseOr(this, CHANGING);
        if ((before & CHANGING) != 0) {
            return Admission.BUSY;
        }
        Admission admission = Admission.SHUT;
        try {
            if (before < CHANGING) {
                admission = whetherUnused(alone);
            }
        } finally {
            if (admission != Admission.ADMITTED) {
                endChange();
            }
        }
        return admission;
    }

    private Admission whetherUnused(boolean alone) {
        if (isInCalls()) {
            return Admission.BUSY;
        }
        // One that has ended may have become a holder.
        return alone && ((state & COUNT) != OWN || isPinned()) ? Admission.HELD : Admission.ADMITTED;
    }

    public final void endChange() {
        if (((long) STATE.getAndBitwiseAnd(this, ~CHANGING) & ~CHANGING) == LEFT) {
            settle();
        }
    }

    /** Whether somebody is changing it. */
    final boolean isChanging() {
        return (state & CHANGING) != 0;
    }

    /** Whether it has a guard, is open, and no call is inside. */
    final boolean isFree() {
        ExclusiveAccess own = guard;
        return state < CHANGING && own != null && own.isFree();
    }

    public final boolean isOpen() {
        return state < CLOSED;
    }

    /** Whether its destruction has begun. */
    final boolean isDestroyed() {
        return (state & DESTROYED) != 0;
    }

    /** Whether nobody but the owner has a lease. */
    final boolean isIdle() {
        // Once more at the end: a call that has ended meanwhile may have taken a counted lease before it did.
        return state == OWN && !isUsed() && state == OWN;
    }

    final boolean isSpent() {
        return (state & SPENT) != 0;
    }

    /** Whether it is handed over or about to be. */
    final boolean isReserved() {
        return (state & RESERVED) != 0;
    }
}
