package dev.rockspan.runtime.lifetime;

import java.lang.foreign.MemorySegment;

/**
 * The transfer of one native object to C. It needs an object that is open and that nobody else uses, refuses all use
 * until the native call has been made, and is undone if it was not.
 */
public final class OwnershipTransfer implements PendingEffect {

    private final NativeObject object;
    private boolean begun;

    /** A transfer that has not begun. */
    public OwnershipTransfer(NativeObject object) {
        this.object = object;
    }

    /**
     * Refuses all use from now on; returns the address for the new owner.
     *
     * @param newOwner who takes it, as {@code Class.method}, for the error messages
     * @throws IllegalStateException if the object is closed, consumed, a view, or in use
     */
    public MemorySegment begin(String newOwner) {
        String name = object.name();
        if (object.target() != object) {
            throw new IllegalStateException(
                    name + " belongs to a " + object.target().name() + " and cannot be transferred");
        }
        if (!object.isOwning()) {
            throw new IllegalStateException(name + " belongs to RocksDB and cannot be transferred");
        }
        if (!object.beginTransfer()) {
            throw object.isOpen()
                    ? new IllegalStateException(
                            name + " is in use and cannot be transferred to " + newOwner + " before that has ended")
                    : object.refusal();
        }
        begun = true;
        object.notes().newOwner = newOwner;
        return object.address();
    }

    /** The native object is C's from now on. */
    @Override
    public void commit() {
        object.endTransfer();
    }

    /** Admits uses again. */
    @Override
    public void cancel() {
        if (begun) {
            object.cancelTransfer();
        }
    }
}
