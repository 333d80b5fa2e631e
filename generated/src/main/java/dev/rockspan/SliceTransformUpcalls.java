package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link SliceTransformCallbacks}. */
final class SliceTransformUpcalls {
    private SliceTransformUpcalls() {
    }

    static long prefixLength(long state, long a1, long a2, long a3) {
        Upcall.noLength(a3);
        try (Upcall upcall = Upcall.begin(state)) {
            SliceTransformCallbacks callbacks = upcall.target(
                    SliceTransformCallbacks.class, "SliceTransformCallbacks.prefixLength");
            if (callbacks != null) {
                return Upcall.prefix(callbacks.prefixLength(upcall.bytes(a1, a2)), a1, a2, a3);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "SliceTransformCallbacks.prefixLength", failure);
        }
        return Upcall.wholeKey(a1, a2, a3);
    }

    static byte inDomain(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            SliceTransformCallbacks callbacks = upcall.target(
                    SliceTransformCallbacks.class, "SliceTransformCallbacks.inDomain");
            if (callbacks != null) {
                return (byte) (callbacks.inDomain(upcall.bytes(a1, a2)) ? 1 : 0);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "SliceTransformCallbacks.inDomain", failure);
        }
        return 0;
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment PREFIX_LENGTH = Callbacks.stub(
                MethodHandles.lookup().in(SliceTransformUpcalls.class), "prefixLength",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG));

        static final MemorySegment IN_DOMAIN = Callbacks.stub(
                MethodHandles.lookup().in(SliceTransformUpcalls.class), "inDomain",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
