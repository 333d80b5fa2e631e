package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** A copy of bytes that a handle keeps under a slot; none to empty the slot. */
final class Retention implements CallEffects.Pending {
    private final NativeObject holder;
    private final String slot;
    private @Nullable MemorySegment copy;

    Retention(NativeObject holder, String slot) {
        this.holder = holder;
        this.slot = slot;
    }

    void copy(MemorySegment malloced) {
        copy = malloced;
    }

    @Override
    public void commit() {
        holder.keep(slot, copy);
    }

    @Override
    public void cancel() {
        if (copy != null) {
            NativeMemory.free(copy);
        }
    }
}
