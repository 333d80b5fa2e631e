package dev.rockspan.runtime.lifetime;

/** Memory of an iterator that a thread may read between calls. The iterator is not freed until that thread ends them. */
public interface Views {

    /** Whether somebody may still read them; asked any time. */
    boolean isOpen();

    /** Ends them if they are this thread's; false if they are not. */
    boolean endMine();

    /** Ends them; false if that cannot be done here and now, because another thread, or a call around this one, reads them. */
    boolean end();

    /** Prepares for {@link #abandon()}, before the next segments are handed out. */
    void setAbandonable();

    /** Gives up the segments after the handle was collected: {@link #isOpen} is false once the segments are collected, too. */
    void abandon();
}
