package dev.rockspan.runtime.lifetime;

/** Something that takes effect if the native function was called, and is undone if it was not. */
@FunctionalInterface
public interface PendingEffect {

    /** The native function has returned. */
    default void commit() {}

    /** It was not called. */
    void cancel();
}
