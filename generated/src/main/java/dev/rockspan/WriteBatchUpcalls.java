package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link WriteBatchCallbacks}. */
final class WriteBatchUpcalls {
    private WriteBatchUpcalls() {
    }

    static void put(long state, long a1, long a2, long a3, long a4) {
        try (Upcall upcall = Upcall.begin(state)) {
            WriteBatchCallbacks callbacks = upcall.visit(WriteBatchCallbacks.class, "WriteBatchCallbacks.put");
            if (callbacks != null) {
                callbacks.put(upcall.bytes(a1, a2), upcall.bytes(a3, a4));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WriteBatchCallbacks.put", failure);
        }
    }

    static void delete(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            WriteBatchCallbacks callbacks = upcall.visit(WriteBatchCallbacks.class, "WriteBatchCallbacks.delete");
            if (callbacks != null) {
                callbacks.delete(upcall.bytes(a1, a2));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WriteBatchCallbacks.delete", failure);
        }
    }

    static void logData(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            WriteBatchCallbacks callbacks = upcall.target(WriteBatchCallbacks.class, "WriteBatchCallbacks.logData");
            if (callbacks != null) {
                callbacks.logData(upcall.bytes(a1, a2));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WriteBatchCallbacks.logData", failure);
        }
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment PUT = Callbacks.stub(
                MethodHandles.lookup().in(WriteBatchUpcalls.class), "put",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG));

        static final MemorySegment DELETE = Callbacks.stub(
                MethodHandles.lookup().in(WriteBatchUpcalls.class), "delete",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment LOG_DATA = Callbacks.stub(
                MethodHandles.lookup().in(WriteBatchUpcalls.class), "logData",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
