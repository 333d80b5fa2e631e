package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link WriteBatchColumnFamilyCallbacks}. */
final class WriteBatchColumnFamilyUpcalls {
    private WriteBatchColumnFamilyUpcalls() {
    }

    static void put(long state, int a1, long a2, long a3, long a4, long a5) {
        try (Upcall upcall = Upcall.begin(state)) {
            WriteBatchColumnFamilyCallbacks callbacks = upcall.visit(
                    WriteBatchColumnFamilyCallbacks.class, "WriteBatchColumnFamilyCallbacks.put");
            if (callbacks != null) {
                callbacks.put(a1, upcall.bytes(a2, a3), upcall.bytes(a4, a5));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WriteBatchColumnFamilyCallbacks.put", failure);
        }
    }

    static void delete(long state, int a1, long a2, long a3) {
        try (Upcall upcall = Upcall.begin(state)) {
            WriteBatchColumnFamilyCallbacks callbacks = upcall.visit(
                    WriteBatchColumnFamilyCallbacks.class, "WriteBatchColumnFamilyCallbacks.delete");
            if (callbacks != null) {
                callbacks.delete(a1, upcall.bytes(a2, a3));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WriteBatchColumnFamilyCallbacks.delete", failure);
        }
    }

    static void merge(long state, int a1, long a2, long a3, long a4, long a5) {
        try (Upcall upcall = Upcall.begin(state)) {
            WriteBatchColumnFamilyCallbacks callbacks = upcall.visit(
                    WriteBatchColumnFamilyCallbacks.class, "WriteBatchColumnFamilyCallbacks.merge");
            if (callbacks != null) {
                callbacks.merge(a1, upcall.bytes(a2, a3), upcall.bytes(a4, a5));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WriteBatchColumnFamilyCallbacks.merge", failure);
        }
    }

    static void logData(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            WriteBatchColumnFamilyCallbacks callbacks = upcall.target(
                    WriteBatchColumnFamilyCallbacks.class, "WriteBatchColumnFamilyCallbacks.logData");
            if (callbacks != null) {
                callbacks.logData(upcall.bytes(a1, a2));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WriteBatchColumnFamilyCallbacks.logData", failure);
        }
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment PUT = Callbacks.stub(
                MethodHandles.lookup().in(WriteBatchColumnFamilyUpcalls.class), "put",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment DELETE = Callbacks.stub(
                MethodHandles.lookup().in(WriteBatchColumnFamilyUpcalls.class), "delete",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment MERGE = Callbacks.stub(
                MethodHandles.lookup().in(WriteBatchColumnFamilyUpcalls.class), "merge",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment LOG_DATA = Callbacks.stub(
                MethodHandles.lookup().in(WriteBatchColumnFamilyUpcalls.class), "logData",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
