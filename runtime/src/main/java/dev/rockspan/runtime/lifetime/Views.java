package dev.rockspan.runtime.lifetime;

/** Memory of an iterator that a thread may read between calls. The iterator is not freed until that thread ends them. */
public interface Views {

    /** Whether somebody may still read them; asked any time. */
    boolean isOpen();

    /** Ends them if they are this thread's; false if they are not. */
    boolean endMine();

    /** Ends them; false if that cannot be done here and now, because another thread, or a call around this one, reads them. */
    boolean end();

    /** From now on what is shown may be {@linkplain #abandon abandoned}. */
    void setAbandonable();

    /**
     * The handle was collected, so that only the segments are left to read them by: they end, for {@link #isOpen}, once those
     * are collected, too.
     */
    void abandon();
}
