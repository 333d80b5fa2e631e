package dev.rockspan.runtime.spi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Counts who is using a native object, and decides who ends it. One atomic word holds the count and the flags, so that
 * every question is answered by a single atomic operation:
 *
 * <ul>
 *   <li>The count starts at 1, the owner's own lease, which closing gives back. So it reaches 0 only after closing.
 *   <li>A lease counts only if no flag was set when it was added. One that came too late takes itself back and touches
 *       nothing.
 *   <li>Whoever finds the word at "closed, nobody left" tries to swap in {@link #DESTROYED}; exactly one succeeds and
 *       destroys. A late lease can make the swap fail, but then it is the one to try again.
 * </ul>
 *
 * <p>All changes are atomic read-modify-writes of one variable: the swap that leads to the destruction comes after every
 * lease's return in its modification order, so all that was done under a lease happens before the destruction.
 */
abstract sealed class Leases permits Lifetime {

    private static final long OWN = 1;
    private static final long CLOSED = 1L << 59;
    private static final long RESERVED = 1L << 60;
    private static final long SPENT = 1L << 61;
    private static final long DESTROYED = 1L << 62;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Leases.class, "state", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile long state = OWN;

    /** Ends the native object. Called once, when closed and without leases, on the thread that gave the last one back. */
    abstract void destroy();

    /** Called when a lease was given back and none but the owner's own is left. */
    abstract void idle();

    /** Takes a lease; false if closed, handed over, or about to be. */
    final boolean tryAcquire() {
        if ((long) STATE.getAndAdd(this, 1L) < CLOSED) {
            return true;
        }
        release();
        return false;
    }

    /** Takes one more lease for somebody who has one, whether or not it is closed in the meantime. */
    final void acquireAnother() {
        if (((long) STATE.getAndAdd(this, 1L) & DESTROYED) != 0) {
            STATE.getAndAdd(this, -1L);
            throw new IllegalStateException("A lease was taken on a native object that is gone");
        }
    }

    /** Gives a lease back. */
    final void release() {
        long left = (long) STATE.getAndAdd(this, -1L) - 1;
        if (left == OWN) {
            idle();
        } else if (left == CLOSED && STATE.compareAndSet(this, CLOSED, CLOSED | DESTROYED)) {
            destroy();
        }
    }

    /** Sets the closed flag; true if it is now for the caller to finish closing, by giving back the own lease. */
    final boolean markClosed() {
        return ((long) STATE.getAndBitwiseOr(this, CLOSED) & (CLOSED | RESERVED | SPENT)) == 0;
    }

    /** Shuts everybody out for a hand-over; false if it is not open or somebody else has a lease. */
    final boolean tryReserve() {
        return STATE.compareAndSet(this, OWN, OWN | RESERVED);
    }

    /** Takes {@link #tryReserve()} back; true if it was closed meanwhile and closing is now the caller's to finish. */
    final boolean cancelReservation() {
        return ((long) STATE.getAndBitwiseAnd(this, ~RESERVED) & CLOSED) != 0;
    }

    /** Completes what {@link #tryReserve()} began: the native object is somebody else's. The own lease stays for good. */
    final void spend() {
        STATE.getAndBitwiseOr(this, SPENT);
    }

    final boolean isOpen() {
        return state < CLOSED;
    }

    /** Whether its destruction has begun. */
    final boolean isDestroyed() {
        return (state & DESTROYED) != 0;
    }

    final boolean isIdle() {
        return state == OWN;
    }

    final boolean isSpent() {
        return (state & SPENT) != 0;
    }

    /** Whether it is handed over or about to be. */
    final boolean isReserved() {
        return (state & RESERVED) != 0;
    }
}
