package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link TimestampComparatorCallbacks}. */
final class TimestampComparatorUpcalls {
    private TimestampComparatorUpcalls() {
    }

    static int compare(long state, long a1, long a2, long a3, long a4) {
        try (Upcall upcall = Upcall.begin(state)) {
            TimestampComparatorCallbacks callbacks = upcall.order(
                    TimestampComparatorCallbacks.class, "TimestampComparatorCallbacks.compare");
            if (callbacks != null) {
                return callbacks.compare(upcall.bytes(a1, a2), upcall.bytes(a3, a4));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "TimestampComparatorCallbacks.compare", failure);
        }
        return Upcall.anyOrder(state, a1, a2, a3, a4);
    }

    static int compareTimestamp(long state, long a1, long a2, long a3, long a4) {
        try (Upcall upcall = Upcall.begin(state)) {
            TimestampComparatorCallbacks callbacks = upcall.target(
                    TimestampComparatorCallbacks.class, "TimestampComparatorCallbacks.compareTimestamp");
            if (callbacks != null) {
                return callbacks.compareTimestamp(upcall.bytes(a1, a2), upcall.bytes(a3, a4));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "TimestampComparatorCallbacks.compareTimestamp", failure);
        }
        return 0;
    }

    static int compareWithoutTimestamp(long state, long a1, long a2, byte a3, long a4, long a5, byte a6) {
        try (Upcall upcall = Upcall.begin(state)) {
            TimestampComparatorCallbacks callbacks = upcall.order(
                    TimestampComparatorCallbacks.class, "TimestampComparatorCallbacks.compareWithoutTimestamp");
            if (callbacks != null) {
                return callbacks.compareWithoutTimestamp(upcall.bytes(a1, a2), a3 != 0, upcall.bytes(a4, a5), a6 != 0);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "TimestampComparatorCallbacks.compareWithoutTimestamp", failure);
        }
        return Upcall.anyOrder(state, a1, a2, a4, a5);
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment COMPARE = Callbacks.stub(
                MethodHandles.lookup().in(TimestampComparatorUpcalls.class), "compare",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment COMPARE_TIMESTAMP = Callbacks.stub(
                MethodHandles.lookup().in(TimestampComparatorUpcalls.class), "compareTimestamp",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment COMPARE_WITHOUT_TIMESTAMP = Callbacks.stub(
                MethodHandles.lookup().in(TimestampComparatorUpcalls.class), "compareWithoutTimestamp",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE));

        private Addresses() {
        }
    }
}
