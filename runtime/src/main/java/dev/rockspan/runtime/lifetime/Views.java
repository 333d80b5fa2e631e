package dev.rockspan.runtime.lifetime;

/** Memory of an iterator that its thread may read between calls. Until the thread ends that, the object is not freed. */
public interface Views {

    /** Whether somebody may still read them; asked any time. */
    boolean isOpen();

    /** Ends them if they are this thread's; false if they are not. */
    boolean endMine();

    /** Ends them; false if that cannot be done here and now, because another thread, or a call around this one, reads them. */
    boolean end();
}
