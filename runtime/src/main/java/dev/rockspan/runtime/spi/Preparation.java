package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.util.List;

/**
 * Initialises, when the library is loaded, what calls and closing need. A class whose initialiser runs out of stack or
 * memory can never be used again.
 */
public final class Preparation {

    private static final List<Class<?>> CLASSES =
            List.of(Finisher.class, Pin.class, Pins.class, InCallback.class, NativeMemory.Functions.class);

    private Preparation() {}

    /** Initialises them, and goes through the life of an object, which links what the classes call. */
    public static void run() {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        try {
            for (Class<?> each : CLASSES) {
                lookup.ensureInitialized(each);
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        Lifetime rehearsal = Lifetime.owned("rehearsal", MemorySegment.ofAddress(1), _ -> {});
        rehearsal.close();
    }
}
