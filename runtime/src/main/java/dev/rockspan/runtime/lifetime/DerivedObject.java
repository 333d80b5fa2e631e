package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.MemorySegment;

/**
 * Destroys a native object that C has in two parts, the base first: that of a class that extends another one in Java but not
 * in C. Its address is that of the base, which the methods of the superclass take.
 */
final class DerivedObject implements Destroyer {

    private final Destroyer closeBase;
    private final Destroyer close;
    private final MemorySegment derived;
    private boolean baseClosed;

    DerivedObject(Destroyer closeBase, Destroyer close, MemorySegment derived) {
        this.closeBase = closeBase;
        this.close = close;
        this.derived = derived;
    }

    /** Closes what is left: an error may have interrupted an earlier attempt. */
    @Override
    public void destroy(MemorySegment base) {
        if (!baseClosed) {
            closeBase.destroy(base);
            baseClosed = true;
        }
        close.destroy(derived);
    }
}
