package dev.rockspan.runtime.spi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Who is using a native object, and who ends it. There are two kinds of leases:
 *
 * <ul>
 *   <li><b>Counted leases</b>, of the owner, of children and of holders, last. An atomic word holds their count, which
 *       begins at 1, the owner's own, and the flags.
 *   <li><b>Passing leases</b>, of {@linkplain Call calls}, are not counted: a call writes what it uses where others can
 *       see it, and then looks at the flags. So threads that use the same object write to no common memory, and taking
 *       a lease costs one fence, giving it back none.
 * </ul>
 *
 * <p>A passing lease counts only if no flag was seen after the fence. Whoever sets a flag looks for passing leases
 * afterwards, and setting it is a fence, too: either that thread sees the lease, or the call sees the flag.
 *
 * <p>What RocksDB does not lock by itself has a {@link Guard}, through which one call at a time gets its lease; or it is
 * shut while it is changed, if many may read it.
 *
 * <p>The object ends when it is closed, the count is 0 and no call uses it. That is looked at by whoever gives back the
 * last counted lease and by every call that finds it closed at its end; who then swaps in {@link #DESTROYED} destroys.
 */
abstract sealed class Leases permits Lifetime {

    private static final long OWN = 1;
    private static final long COUNT = (1L << 58) - 1;
    private static final long CHANGING = 1L << 58;
    private static final long CLOSED = 1L << 59;
    private static final long RESERVED = 1L << 60;
    private static final long SPENT = 1L << 61;
    private static final long DESTROYED = 1L << 62;

    private static final int SPINS = 100;
    private static final long NAP = TimeUnit.MILLISECONDS.toNanos(20);

    private static final VarHandle STATE;
    private static final VarHandle USER;
    private static final VarHandle PINNER;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Leases.class, "state", long.class);
            USER = MethodHandles.lookup().findVarHandle(Leases.class, "user", CallStack.User.class);
            PINNER = MethodHandles.lookup().findVarHandle(Leases.class, "pinner", CallStack.User.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile long state = OWN;

    /** In whose calls passing leases have to be looked for; null while there has been none, or if it has a guard. */
    private CallStack.@Nullable User user;

    /** As {@link #user}, of those who have made pinned values that belong to this. */
    private CallStack.@Nullable User pinner;

    /** Lets in one call at a time; set before anybody else sees this. */
    private @Nullable Guard guard;

    /** Ends the native object. Called once, when closed and without leases, on the thread that found it so. */
    abstract void destroy();

    /** Called when a lease was given back and no counted one but the owner's own is left. */
    abstract void idle();

    // ------------------------------------------------------------------------------------------- passing leases

    /** Why a call may not use something, or that it may. */
    enum Admission {
        ADMITTED,
        /** It is closed, handed over, or about to be, or somebody is changing it. */
        SHUT,
        /** Another call uses it, and only one at a time may. */
        BUSY,
        /** A holder or a child reads what is to be changed. */
        HELD
    }

    /** The second half of taking a passing lease, after it was written down in {@code call}. */
    final Admission admit(Call call) {
        Guard own = guard;
        if (own != null && !own.enter(call)) {
            return Admission.BUSY;
        }
        if (own == null) {
            CallStack.User caller = call.user();
            CallStack.User known = user;
            if (known != caller && known != CallStack.User.ALL) {
                add(USER, caller);
            }
        }
        VarHandle.fullFence();
        return state < CHANGING ? Admission.ADMITTED : Admission.SHUT;
    }

    private void add(VarHandle users, CallStack.User caller) {
        if (!users.compareAndSet(this, null, caller)) {
            users.setVolatile(this, CallStack.User.ALL);
        }
    }

    /** Whether a call may have a passing lease, of those that will not see what this thread has done before. */
    final boolean isInCalls() {
        VarHandle.fullFence(); // its counterpart is in admit
        Guard own = guard;
        if (own != null) {
            return own.isUsing(this);
        }
        CallStack.User known = (CallStack.User) USER.getVolatile(this);
        return known != null && known.isUsing(this, false);
    }

    /** As {@link #isInCalls}, of calls that write to this. For what has no guard. */
    final boolean isWrittenTo() {
        VarHandle.fullFence(); // its counterpart is in admit
        CallStack.User known = (CallStack.User) USER.getVolatile(this);
        return known != null && known.isUsing(this, true);
    }

    /** A call that has a lease on this has made a pinned value that belongs to this. */
    final void pinnedBy(CallStack.User caller) {
        CallStack.User known = pinner;
        if (known != caller && known != CallStack.User.ALL) {
            add(PINNER, caller);
        }
    }

    /** Whether there are pinned values of calls that this thread has seen end. */
    private boolean isPinned() {
        CallStack.User known = (CallStack.User) PINNER.getVolatile(this);
        return known != null && known.isPinning(this);
    }

    /** Closes the pinned values that belong to this. */
    final void closePins(Failures failures) {
        CallStack.User known = (CallStack.User) PINNER.getVolatile(this);
        if (known != null) {
            known.closePins(this, failures);
        }
    }

    /** Whether a call or a pinned value may be using this. The calls first: they may become pinned values. */
    private boolean isUsed() {
        return isInCalls() || isPinned();
    }

    /** A passing lease was given back, and this was closed or {@link #idle()} has something to do. */
    final void left() {
        VarHandle.fullFence();
        long now = state;
        if (now == CLOSED) {
            tryDestroy();
        } else if (now == OWN) {
            idle();
        }
    }

    /** Has only one call at a time use this, and whatever else has the same guard. */
    final void guardWith(Guard shared) {
        guard = shared;
    }

    final @Nullable Guard guard() {
        return guard;
    }

    // ------------------------------------------------------------------------------------------- counted leases

    /** Takes a counted lease for somebody who has a lease, whether or not this is closed in the meantime. */
    final void acquireAnother() {
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

    /** Gives a counted lease back. */
    final void release() {
        long left = (long) STATE.getAndAdd(this, -1L) - 1;
        if (left == OWN) {
            idle();
        } else if (left == CLOSED) {
            settle();
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
        if (state == CLOSED) {
            // A call that ended at this moment may not have seen the flag, nor shown that it has ended. It has now.
            for (int i = 0; i < SPINS; i++) {
                Thread.onSpinWait();
            }
            tryDestroy();
        }
        if (state == CLOSED) {
            // The call that is in flight will do it. No memory model promises that it sees the flag, though.
            Thread.startVirtualThread(this::destroyInTime);
        }
    }

    /** Destroys this if it is closed and without leases. */
    private void tryDestroy() {
        if (state != CLOSED || isInCalls()) {
            return;
        }
        Failures failures = new Failures();
        closePins(failures); // those of calls that were in flight when it was closed
        if (!isPinned() && STATE.compareAndSet(this, CLOSED, CLOSED | DESTROYED)) {
            try {
                destroy();
            } catch (RuntimeException e) {
                failures.add(e);
            }
        }
        failures.rethrow();
    }

    private void destroyInTime() {
        boolean unused = false;
        while (state == CLOSED) {
            LockSupport.parkNanos(NAP);
            if (unused) {
                tryDestroy();
            } else {
                closePins(new Failures()); // those of threads that have ended since
            }
            // Only what was unused before, too: whoever has just ended a call is about to do it.
            unused = !isUsed();
        }
    }

    // ------------------------------------------------------------------------------------------- flags

    /** Sets the closed flag; true if it is now for the caller to finish closing, by giving back the own lease. */
    final boolean markClosed() {
        return ((long) STATE.getAndBitwiseOr(this, CLOSED) & (CLOSED | RESERVED | SPENT)) == 0;
    }

    /** Shuts everybody out for a hand-over; refused if it is not open or somebody else has a lease. */
    final Reservation tryReserve() {
        // Looked at first, too, so that what is in use is not shut for a moment.
        if (state != OWN || isUsed() || !STATE.compareAndSet(this, OWN, OWN | RESERVED)) {
            return Reservation.REFUSED;
        }
        // A call that has ended meanwhile may have taken a counted lease before it did.
        if (isUsed() || (state & COUNT) != OWN) {
            return cancelReservation() ? Reservation.CLOSED : Reservation.REFUSED;
        }
        return Reservation.MADE;
    }

    /** What came of a reservation. */
    enum Reservation {
        MADE,
        REFUSED,
        /** It was refused, and closed meanwhile: closing is now the caller's to finish. */
        CLOSED
    }

    /** Takes {@link #tryReserve()} back; true if it was closed meanwhile and closing is now the caller's to finish. */
    final boolean cancelReservation() {
        return ((long) STATE.getAndBitwiseAnd(this, ~RESERVED) & CLOSED) != 0;
    }

    /** Completes what {@link #tryReserve()} began: the native object is somebody else's. The own lease stays for good. */
    final void spend() {
        STATE.getAndBitwiseOr(this, SPENT);
    }

    /**
     * Shuts everybody out for a change, until {@link #endChange()}.
     *
     * @param alone whether holders and children are in the way, too
     */
    final Admission beginChange(boolean alone) {
        long before = (long) STATE.getAndBitwiseOr(this, CHANGING);
        if ((before & CHANGING) != 0) {
            return Admission.BUSY;
        }
        if (before >= CHANGING) {
            endChange();
            return Admission.SHUT;
        }
        Admission admission = Admission.ADMITTED;
        if (isInCalls()) {
            admission = Admission.BUSY;
        } else if (alone && ((state & COUNT) != OWN || isPinned())) { // one that has ended may have become a holder
            admission = Admission.HELD;
        }
        if (admission != Admission.ADMITTED) {
            endChange();
        }
        return admission;
    }

    final void endChange() {
        if (((long) STATE.getAndBitwiseAnd(this, ~CHANGING) & ~CHANGING) == CLOSED) {
            settle();
        }
    }

    /** Whether somebody is changing it. */
    final boolean isChanging() {
        return (state & CHANGING) != 0;
    }

    final boolean isOpen() {
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
