package dev.rockspan.runtime.lifetime;

import org.jspecify.annotations.Nullable;

/**
 * What this package asks of the calls of the thread, without depending on the package of the calls, which provides it. Before
 * the first call there is nothing to know.
 */
public class CallContext {

    private static volatile CallContext current = new CallContext();

    /** Only for subclasses. */
    protected CallContext() {}

    /** Provides it, before the first call. */
    public static void provide(CallContext context) {
        current = context;
    }

    static CallContext current() {
        return current;
    }

    /** Whether this thread is in a call. */
    protected boolean isInCall() {
        return false;
    }

    /** The exceptions of callbacks that are pending on this thread, to be told from those to come. */
    protected @Nullable Object mark() {
        return null;
    }

    /** Gives exceptions of callbacks that came since the mark to the user's handler. */
    protected void passOn(@Nullable Object mark) {}
}
