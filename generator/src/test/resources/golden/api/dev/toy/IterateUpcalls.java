package dev.toy;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link IterateCallbacks}. */
final class IterateUpcalls {
    private IterateUpcalls() {
    }

    static void put(long state, long a1, long a2, long a3, long a4) {
        try (Upcall upcall = Upcall.begin(state)) {
            IterateCallbacks callbacks = upcall.visit(IterateCallbacks.class, "IterateCallbacks.put");
            if (callbacks != null) {
                callbacks.put(upcall.bytes(a1, a2), upcall.bytes(a3, a4));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "IterateCallbacks.put", failure);
        }
    }

    static void delete(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            IterateCallbacks callbacks = upcall.visit(IterateCallbacks.class, "IterateCallbacks.delete");
            if (callbacks != null) {
                callbacks.delete(upcall.bytes(a1, a2));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "IterateCallbacks.delete", failure);
        }
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment PUT = Callbacks.stub(
                MethodHandles.lookup().in(IterateUpcalls.class), "put",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG));

        static final MemorySegment DELETE = Callbacks.stub(
                MethodHandles.lookup().in(IterateUpcalls.class), "delete",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
