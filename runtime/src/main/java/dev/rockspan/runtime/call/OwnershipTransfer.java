package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.MemorySegment;

/**
 * The transfer of one native object to C. It needs an object that is open and that nobody else uses, shuts everybody out
 * until the native call has been made, and is undone if it was not.
 */
public final class OwnershipTransfer implements CallEffects.Pending {

    private final NativeObject object;
    private boolean begun;

    public OwnershipTransfer(NativeObject object) {
        this.object = object;
    }

    /**
     * Shuts everybody out; the address for the new owner.
     *
     * @param newOwner who takes it, as {@code Class.method}, for the error messages
     * @throws IllegalStateException if the object is closed, consumed, a view, or in use
     */
    public MemorySegment begin(String newOwner) {
        String name = object.name();
        if (object.target() != object) {
            throw new IllegalStateException(
                    name + " belongs to a " + object.target().name() + " and cannot be handed over");
        }
        if (!object.isOwning()) {
            throw new IllegalStateException(name + " belongs to RocksDB and cannot be handed over");
        }
        switch (object.tryReserve()) {
            case MADE -> {
                begun = true;
                object.newOwner(newOwner);
                return object.address();
            }
            case REFUSED ->
                throw object.isOpen()
                        ? new IllegalStateException(
                                name + " is in use and cannot be handed over to " + newOwner + " before that has ended")
                        : object.refusal();
            case CLOSED -> {
                object.finishClosing();
                throw object.refusal();
            }
        }
        throw new IllegalStateException("unknown outcome");
    }

    /** The native object is C's from now on. */
    @Override
    public void commit() {
        object.spend();
    }

    /** Lets everybody in again. */
    @Override
    public void cancel() {
        if (begun && object.cancelReservation()) {
            object.finishClosing();
        }
    }
}
