package dev.rockspan.runtime.lifetime;

/**
 * Memory of a native object that a thread may read between calls. An iterator is not freed until that thread ends them. A
 * pinned value holds a reference of its own, so that only {@link #endMine} does something.
 */
public interface Views {

    /** Whether somebody may still read them; asked any time. */
    default boolean isOpen() {
        return false;
    }

    /** Ends them if they are this thread's; false if they are not. */
    boolean endMine();

    /** Ends them; false if that cannot be done here and now, because another thread, or a call around this one, reads them. */
    default boolean end() {
        return true;
    }
}
