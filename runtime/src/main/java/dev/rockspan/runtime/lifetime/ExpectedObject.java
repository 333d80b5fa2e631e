package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.MemorySegment;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A native object that is not there yet: C is about to create it. C's address is noted as a number, which allocates nothing.
 *
 * <p>It can have two parts: a class that extends another one in Java but not in C has the address of its base, which the
 * methods of the superclass take.
 */
final class ExpectedObject implements NativeObject.Deferred {

    private final String name;
    private final @Nullable UnaryOperator<MemorySegment> base;
    private final Destroyer closeBase;
    private final Destroyer close;

    /** The address; 0 if C has created nothing yet. */
    private long created;

    private @Nullable MemorySegment address;
    private boolean baseClosed;

    /** One without a base. */
    ExpectedObject(String name, Destroyer close) {
        this(name, null, _ -> {}, close);
    }

    ExpectedObject(String name, @Nullable UnaryOperator<MemorySegment> base, Destroyer closeBase, Destroyer close) {
        this.name = name;
        this.base = base;
        this.closeBase = closeBase;
        this.close = close;
    }

    void created(long object) {
        created = object;
    }

    MemorySegment derived() {
        return NativeMemory.returned(MemorySegment.ofAddress(created), name);
    }

    @Override
    public MemorySegment address() {
        MemorySegment known = address;
        if (known == null) {
            known = derived();
            if (base != null) {
                known = NativeMemory.returned(base.apply(known), name);
            }
            address = known;
        }
        return known;
    }

    /** Closes what is left: an error may have interrupted an earlier attempt. */
    @Override
    public void destroy(MemorySegment none) {
        if (created == 0) {
            return;
        }
        MemorySegment known = address;
        if (known != null && !baseClosed) {
            closeBase.destroy(known);
            baseClosed = true;
        }
        close.destroy(derived());
    }
}
