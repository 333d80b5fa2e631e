package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link CompactionFilterFactoryCallbacks}. */
final class CompactionFilterFactoryUpcalls {
    private CompactionFilterFactoryUpcalls() {
    }

    static long createCompactionFilter(long state, long a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            CompactionFilterFactoryCallbacks callbacks = upcall.target(
                    CompactionFilterFactoryCallbacks.class, "CompactionFilterFactoryCallbacks.createCompactionFilter");
            if (callbacks != null) {
                CompactionFilter given = callbacks.createCompactionFilter(new CompactionFilterContext(upcall.view(
                        "CompactionFilterContext", a1)));
                return given == null
                        ? 0
                        : Upcall.given(given, "CompactionFilterFactoryCallbacks.createCompactionFilter");
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "CompactionFilterFactoryCallbacks.createCompactionFilter", failure);
        }
        return 0;
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment CREATE_COMPACTION_FILTER = Callbacks.stub(
                MethodHandles.lookup().in(CompactionFilterFactoryUpcalls.class), "createCompactionFilter",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
