package dev.rockspan;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link TableFilterCallbacks}. */
final class TableFilterUpcalls {
    private TableFilterUpcalls() {
    }

    static byte filter(long state, long a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            TableFilterCallbacks callbacks = upcall.target(TableFilterCallbacks.class, "TableFilterCallbacks.filter");
            if (callbacks != null) {
                return (byte) (callbacks.filter(new TableProperties(upcall.view("TableProperties", a1))) ? 1 : 0);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "TableFilterCallbacks.filter", failure);
        }
        return 1;
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment FILTER = Callbacks.stub(
                MethodHandles.lookup().in(TableFilterUpcalls.class), "filter",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
