package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link MergeOperatorCallbacks}. */
final class MergeOperatorUpcalls {
    private MergeOperatorUpcalls() {
    }

    static long fullMerge(long state, long a1, long a2, long a3, long a4, long a5, long a6, int a7, long a8, long a9) {
        Upcall.notMerged(a8, a9);
        try (Upcall upcall = Upcall.begin(state)) {
            MergeOperatorCallbacks callbacks = upcall.target(
                    MergeOperatorCallbacks.class, "MergeOperatorCallbacks.fullMerge");
            if (callbacks != null) {
                return Upcall.merged(
                        callbacks.fullMerge(upcall.bytes(a1, a2), upcall.bytesOrNull(a3, a4), upcall.list(a5, a6, a7)),
                        a8, a9);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "MergeOperatorCallbacks.fullMerge", failure);
        }
        return Upcall.notMerged(a8, a9);
    }

    static long partialMerge(long state, long a1, long a2, long a3, long a4, int a5, long a6, long a7) {
        Upcall.notMerged(a6, a7);
        try (Upcall upcall = Upcall.begin(state)) {
            MergeOperatorCallbacks callbacks = upcall.target(
                    MergeOperatorCallbacks.class, "MergeOperatorCallbacks.partialMerge");
            if (callbacks != null) {
                return Upcall.merged(callbacks.partialMerge(upcall.bytes(a1, a2), upcall.list(a3, a4, a5)), a6, a7);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "MergeOperatorCallbacks.partialMerge", failure);
        }
        return Upcall.notMerged(a6, a7);
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment FULL_MERGE = Callbacks.stub(
                MethodHandles.lookup().in(MergeOperatorUpcalls.class), "fullMerge",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment PARTIAL_MERGE = Callbacks.stub(
                MethodHandles.lookup().in(MergeOperatorUpcalls.class), "partialMerge",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
