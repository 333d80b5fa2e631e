package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link CompactionFilterCallbacks}. */
final class CompactionFilterUpcalls {
    private CompactionFilterUpcalls() {
    }

    static byte filter(long state, int a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8) {
        Upcall.flag(a8, false);
        try (Upcall upcall = Upcall.begin(state)) {
            CompactionFilterCallbacks callbacks = upcall.target(
                    CompactionFilterCallbacks.class, "CompactionFilterCallbacks.filter");
            if (callbacks != null) {
                return (byte) (Upcall.decided(
                        callbacks.filter(a1, upcall.bytes(a2, a3), upcall.bytes(a4, a5)), a6, a7, a8)
                        ? 1
                        : 0);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "CompactionFilterCallbacks.filter", failure);
        }
        return 0;
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment FILTER = Callbacks.stub(
                MethodHandles.lookup().in(CompactionFilterUpcalls.class), "filter",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
