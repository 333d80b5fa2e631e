package dev.rockspan.runtime.lifetime;

/**
 * Memory of a native object that a thread may read between calls. Until that thread ends it, an iterator is not freed; a pinned
 * value looks to that itself, and only has to be told to end.
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
