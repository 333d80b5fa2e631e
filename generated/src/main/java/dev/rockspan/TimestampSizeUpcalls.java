package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link TimestampSizeCallbacks}. */
final class TimestampSizeUpcalls {
    private TimestampSizeUpcalls() {
    }

    static long timestampSize(long state, int a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            TimestampSizeCallbacks callbacks = upcall.target(
                    TimestampSizeCallbacks.class, "TimestampSizeCallbacks.timestampSize");
            if (callbacks != null) {
                return callbacks.timestampSize(a1);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "TimestampSizeCallbacks.timestampSize", failure);
        }
        return -1L;
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment TIMESTAMP_SIZE = Callbacks.stub(
                MethodHandles.lookup().in(TimestampSizeUpcalls.class), "timestampSize",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));

        private Addresses() {
        }
    }
}
