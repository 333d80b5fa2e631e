package dev.rockspan.runtime.lifetime;

/** The segments of an object that a thread may read outside of calls, until it ends them. */
public interface Views {

    /** Whether somebody may still read them; asked any time. */
    boolean isOpen();

    /** Ends them if they are this thread's; false if they are not. */
    boolean endMine();

    /** Ends them; false if that cannot be done here and now, because another thread, or a call around this one, reads them. */
    boolean end();
}
