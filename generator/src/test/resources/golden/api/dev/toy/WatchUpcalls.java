package dev.toy;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link WatchCallbacks}. */
final class WatchUpcalls {
    private WatchUpcalls() {
    }

    static byte watch(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            WatchCallbacks callbacks = upcall.target(WatchCallbacks.class, "WatchCallbacks.watch");
            if (callbacks != null) {
                return (byte) (callbacks.watch(upcall.bytes(a1, a2)) ? 1 : 0);
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "WatchCallbacks.watch", failure);
        }
        return 1;
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment WATCH = Callbacks.stub(
                MethodHandles.lookup().in(WatchUpcalls.class), "watch",
                FunctionDescriptor.of(
                        ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
