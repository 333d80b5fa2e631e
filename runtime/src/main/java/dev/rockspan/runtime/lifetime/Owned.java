package dev.rockspan.runtime.lifetime;

/** What a handle owns: a {@link NativeObject}, or a pinned value, which is quicker to make and to end. */
public interface Owned {

    /** The name of its class. */
    String name();

    /** Whether it can be used. */
    boolean isUsable();

    /** Whether there is something to free. */
    boolean isOwning();

    /**
     * An arena is to close it, on whichever thread.
     *
     * @throws IllegalStateException if it cannot be used any more
     */
    void attach();

    /** Closes it. Safe on any thread, any number of times. */
    void close();
}
