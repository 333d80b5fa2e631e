package dev.rockspan.runtime.lifetime;

import org.jspecify.annotations.Nullable;

/**
 * What one thread uses, as other threads see it: its calls in flight and its pinned values. Whoever destroys, changes or
 * transfers an object asks.
 */
public interface ThreadUses {

    /**
     * Whether a call uses the object.
     *
     * @param toWrite whether only calls count that write to it
     */
    boolean isUsing(NativeObject object, boolean toWrite);

    /** Whether there are pinned values that belong to {@code owner}. */
    boolean isPinning(NativeObject owner);

    /** Closes the pinned values that belong to {@code owner}; returns what failed before, or else the first failure. */
    @Nullable RuntimeException closePinned(NativeObject owner, @Nullable RuntimeException before);
}
