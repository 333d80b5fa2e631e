package dev.toy;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link LoggerCallbacks}. */
final class LoggerUpcalls {
    private LoggerUpcalls() {
    }

    static void log(long state, int a1, long a2, long a3) {
        try (Upcall upcall = Upcall.begin(state)) {
            LoggerCallbacks callbacks = upcall.target(LoggerCallbacks.class, "LoggerCallbacks.log");
            if (callbacks != null) {
                callbacks.log(Upcall.text(a2, a3));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "LoggerCallbacks.log", failure);
        }
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment LOG = Callbacks.stub(
                MethodHandles.lookup().in(LoggerUpcalls.class), "log",
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
