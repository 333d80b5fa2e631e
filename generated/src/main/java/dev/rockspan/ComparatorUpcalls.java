package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link ComparatorCallbacks}. */
final class ComparatorUpcalls {
    private ComparatorUpcalls() {
    }

    static int compare(long state, long a1, long a2, long a3, long a4) {
        try (Upcall upcall = Upcall.begin(state)) {
            ComparatorCallbacks callbacks = upcall.order(ComparatorCallbacks.class, "ComparatorCallbacks.compare");
            if (callbacks != null) {
                return callbacks.compare(upcall.bytes(a1, a2), upcall.bytes(a3, a4));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "ComparatorCallbacks.compare", failure);
        }
        return Upcall.anyOrder(state, a1, a2, a3, a4);
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment COMPARE = Callbacks.stub(
                MethodHandles.lookup().in(ComparatorUpcalls.class), "compare",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
