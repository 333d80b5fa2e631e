package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.NativeObject;

/**
 * A value that RocksDB has pinned for Java: an entry in the {@link PinTable} of its thread. The entry keeps
 * the database open.
 */
public abstract class PinnedValue {

    /** Only for subclasses. */
    protected PinnedValue() {}

    /** Whether it belongs to {@code owner}. */
    protected abstract boolean isOf(NativeObject owner);

    /** Whether it was closed, but is not freed yet. */
    protected abstract boolean isLeft();

    /** Whether it was freed, so that its place is free. */
    protected abstract boolean isFreed();

    /** Ends it and frees it if that can be done here and now; the caller releases its owner. */
    protected abstract void releaseForOwner();

    /** Ends it and frees it if that can be done here and now, and releases its owner. */
    protected abstract void release();
}
