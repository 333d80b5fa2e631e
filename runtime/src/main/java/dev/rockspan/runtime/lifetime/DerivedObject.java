package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.MemorySegment;
import java.util.function.UnaryOperator;

/**
 * Destroys a native object that C has in two parts, the base first: that of a class that extends another one in Java but not
 * in C. Its address is that of the base, which the methods of the superclass take.
 */
public final class DerivedObject implements Destroyer {

    private final Destroyer closeBase;
    private final Destroyer close;
    private final MemorySegment derived;
    private boolean baseClosed;

    private DerivedObject(Destroyer closeBase, Destroyer close, MemorySegment derived) {
        this.closeBase = closeBase;
        this.close = close;
        this.derived = derived;
    }

    /**
     * A native object of its own, which is closed after its base.
     *
     * @param derived the address; it is closed if it has no base
     * @param base returns the base
     */
    public static NativeObject owned(
            String name,
            MemorySegment derived,
            UnaryOperator<MemorySegment> base,
            Destroyer closeBase,
            Destroyer close) {
        try {
            return NativeObject.owned(name, base.apply(derived), new DerivedObject(closeBase, close, derived));
        } catch (RuntimeException | Error e) {
            close.destroy(derived);
            throw e;
        }
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
