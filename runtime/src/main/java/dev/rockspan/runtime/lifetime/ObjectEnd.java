package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.Failures;
import dev.rockspan.runtime.link.StackReserve;
import org.jspecify.annotations.Nullable;

/**
 * The end of a native object: it is closed, then destroyed when it has no references and no call uses it. The thread that
 * releases the last reference, or ends a call on a closed object, checks this; the one that sets {@link #DESTROYED}
 * destroys it. What an error interrupts, such as the end of the stack, the {@link Finisher} goes on with.
 */
abstract sealed class ObjectEnd extends ObjectUses permits ObjectRelations {

    private static final int SPINS = 100;

    /** Whether no call used this when the finisher looked last. */
    private boolean wasUnused;

    /** Whether an error has interrupted {@link #end()}, which is for the finisher to go on with. */
    private volatile boolean closeRequested;

    /** Whether an error has interrupted {@link #destroy()}, which is for the finisher to go on with. */
    private volatile boolean interrupted;

    /** Whether the native object has been destroyed; belongs to the thread that does it. */
    boolean nativeDestroyed;

    /**
     * Closes what goes before the native object, and returns the first failure. It is called again if an error interrupts it,
     * by one thread at a time.
     */
    abstract @Nullable RuntimeException closeDependents();

    /**
     * Ends the native object, once it is closed, unreferenced and unused; again, by the {@link Finisher}, if an error
     * interrupts it. One thread at a time is in it.
     */
    abstract void destroy();

    /** Whether C may call Java in a call that uses this. */
    public abstract boolean canCallBack();

    // ------------------------------------------------------------------------------------------- close

    /**
     * Sets the closed flag, after which all use is refused, and finishes closing. Also resumes a close that an error has
     * interrupted. What cannot be finished here is left to the {@link Finisher}.
     */
    final void end() {
        try {
            StackReserve.require();
            if (beginClose()) {
                endClose();
            }
        } catch (Error e) {
            // At the end of the stack, some 8 KiB are left for this. If even that is too little, the error reaches the
            // caller, and the object stays open or is closed later by the finisher.
            closeRequested = true;
            leaveToFinisher();
            STATE_WORD.getAndBitwiseOr(this, CLOSED);
            if (!(e instanceof VirtualMachineError)) {
                throw e;
            }
        }
    }

    /** Closes what goes first, and releases the owner's reference. This thread has set {@link #CLOSING_DEPENDENTS}. */
    private void endClose() {
        RuntimeException failed;
        try {
            failed = closeDependents();
        } catch (Throwable t) {
            STATE_WORD.getAndBitwiseAnd(this, ~CLOSING_DEPENDENTS);
            throw t;
        }
        if (setDependentsClosed() == READY_TO_DESTROY) {
            try {
                destroyOrLeave();
            } catch (RuntimeException e) {
                failed = Failures.join(failed, e);
            }
        }
        Failures.rethrow(failed);
    }

    /** Changes both flags and releases the owner's reference, in one step; returns the new word. */
    private long setDependentsClosed() {
        long change = DEPENDENTS_CLOSED - CLOSING_DEPENDENTS - OWNER;
        return (long) STATE_WORD.getAndAdd(this, change) + change;
    }

    /** Links what an error in closing leads to, for which there may be no memory or stack then. */
    final void rehearseError() {
        STATE_WORD.getAndBitwiseAnd(this, ~CLOSING_DEPENDENTS);
        STATE_WORD.getAndBitwiseOr(this, CLOSED);
    }

    /** Sets the closed flag; true if this thread is to go on with {@link #endClose()}, and not another one. */
    private boolean beginClose() {
        // Both at once, if nobody else has a reference.
        return STATE_WORD.compareAndSet(this, OWNER, OWNER | CLOSED | CLOSING_DEPENDENTS)
                || ((long) STATE_WORD.getAndBitwiseOr(this, CLOSED) & (TRANSFERRING | CONSUMED)) == 0 && resumeClose();
    }

    /** Claims closing the dependents of a closed object; false if it is open, transferred, or claimed by another thread. */
    private boolean resumeClose() {
        long now;
        do {
            now = stateWord;
            if ((now & (CLOSED | TRANSFERRING | CONSUMED | CLOSING_DEPENDENTS | DEPENDENTS_CLOSED)) != CLOSED) {
                return false;
            }
        } while (!STATE_WORD.compareAndSet(this, now, now | CLOSING_DEPENDENTS));
        return true;
    }

    // ------------------------------------------------------------------------------------------- destroy

    /** Ends what is closed and without references: now, or when the last call has ended. */
    @Override
    final void destroyOrLeave() {
        tryDestroy();
        if (stateWord == READY_TO_DESTROY) {
            // A call that ended just now may have missed the flag while its use was still visible here: look again.
            for (int i = 0; i < SPINS; i++) {
                Thread.onSpinWait();
            }
            tryDestroy();
        }
        if (stateWord == READY_TO_DESTROY) {
            // The call that is in flight will do it. No memory model promises that it sees the flag, though.
            leaveToFinisher();
        }
    }

    @Override
    final void tryDestroy() {
        try {
            StackReserve.require();
            if (stateWord != READY_TO_DESTROY || isInCalls()) {
                return;
            }
            if (InCallback.isPossible && canCallBack()) {
                Extension.requireStack();
            }
            RuntimeException failed = closePinned(null); // those of calls that were in flight when it was closed
            if (!isPinned() && STATE_WORD.compareAndSet(this, READY_TO_DESTROY, READY_TO_DESTROY | DESTROYED)) {
                try {
                    destroy();
                } catch (RuntimeException e) {
                    failed = Failures.join(failed, e);
                } catch (Error e) { // here, as compiled code may throw it when a method is entered
                    destroyLater();
                }
            }
            Failures.rethrow(failed);
        } catch (Error e) {
            leaveToFinisher();
        }
    }

    /** An error has interrupted {@link #destroy()}. */
    final void destroyLater() {
        interrupted = true;
        leaveToFinisher();
    }

    // ------------------------------------------------------------------------------------------- transfer

    /** Refuses new uses for a transfer of ownership; false if it is not open or in use. */
    final boolean beginTransfer() {
        // Looked at first, too, so that what is in use is not shut for a moment.
        if (stateWord != OWNER || isUsed() || !STATE_WORD.compareAndSet(this, OWNER, OWNER | TRANSFERRING)) {
            return false;
        }
        boolean begun = false;
        try {
            // A call that has ended meanwhile may have taken a reference before it did.
            begun = !isUsed() && (stateWord & COUNT) == OWNER;
        } finally {
            if (!begun) {
                cancelTransfer();
            }
        }
        return begun;
    }

    /** Takes {@link #beginTransfer()} back, and finishes closing what was closed meanwhile. */
    final void cancelTransfer() {
        if (((long) STATE_WORD.getAndBitwiseAnd(this, ~TRANSFERRING) & CLOSED) != 0) {
            end();
        }
    }

    /** Completes what {@link #beginTransfer()} began: the native object is C's. The owner's reference stays for good. */
    final void endTransfer() {
        STATE_WORD.getAndBitwiseOr(this, CONSUMED);
    }

    // ------------------------------------------------------------------------------------------- what is left

    @Override
    protected final boolean finish() {
        finishClose();
        finishDestroy();
        long now = stateWord;
        if (now == OWNER || (now & DESTROYED) != 0) {
            releaseReplaced();
        }
        return now == READY_TO_DESTROY ? destroyUnused() : !isBeingClosed(now);
    }

    private void finishClose() {
        if (closeRequested) {
            STATE_WORD.getAndBitwiseOr(this, CLOSED);
        }
        if (resumeClose()) {
            endClose();
        }
    }

    private void finishDestroy() {
        if (interrupted) {
            interrupted = false;
            try {
                destroy();
            } catch (Error e) {
                destroyLater();
            }
        }
    }

    /** Whether another thread is closing it, which may be interrupted, too. */
    private static boolean isBeingClosed(long word) {
        return (word & (CLOSED | DEPENDENTS_CLOSED | TRANSFERRING)) == CLOSED;
    }

    /**
     * Destroys it if it was unused at the last look, too: a thread that has just ended its call is about to destroy it
     * itself. True if its destruction has begun.
     */
    private boolean destroyUnused() {
        closePinned(null); // those of threads that have ended since
        if (wasUnused) {
            tryDestroy();
        }
        wasUnused = !isUsed();
        return stateWord != READY_TO_DESTROY;
    }
}
