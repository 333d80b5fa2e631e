package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.PendingEffect;
import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** A copy of bytes that an object retains under a slot; none to empty the slot. */
final class Retention implements PendingEffect {
    private final NativeObject owner;
    private final String slot;
    private @Nullable MemorySegment copy;

    Retention(NativeObject owner, String slot) {
        this.owner = owner;
        this.slot = slot;
    }

    void copy(MemorySegment malloced) {
        copy = malloced;
    }

    @Override
    public void commit() {
        MemorySegment retained = copy;
        owner.retain(slot, retained == null ? null : () -> NativeMemory.free(retained));
    }

    @Override
    public void cancel() {
        if (copy != null) {
            NativeMemory.free(copy);
        }
    }
}
