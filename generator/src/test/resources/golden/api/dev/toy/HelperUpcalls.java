package dev.toy;

import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.callback.Upcall;
import dev.toy.raw.CBatch;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The functions through which C calls {@link HelperCallbacks}. */
final class HelperUpcalls {
    private HelperUpcalls() {
    }

    static void help(long state, long a1, long a2) {
        try (Upcall upcall = Upcall.begin(state)) {
            HelperCallbacks callbacks = upcall.target(HelperCallbacks.class, "HelperCallbacks.help");
            if (callbacks != null) {
                callbacks.help(upcall.bytes(a1, a2));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "HelperCallbacks.help", failure);
        }
    }

    static void show(long state, long a1) {
        try (Upcall upcall = Upcall.begin(state)) {
            HelperCallbacks callbacks = upcall.target(HelperCallbacks.class, "HelperCallbacks.show");
            if (callbacks != null) {
                callbacks.show(new Batch(upcall.copy(
                        "Batch", a1, CBatch::toy_batch_data, CBatch::toy_batch_create_from,
                        CBatch::toy_batch_destroy)));
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "HelperCallbacks.show", failure);
        }
    }

    static long room(long state) {
        try (Upcall upcall = Upcall.begin(state)) {
            HelperCallbacks callbacks = upcall.target(HelperCallbacks.class, "HelperCallbacks.room");
            if (callbacks != null) {
                return Upcall.size(callbacks.room());
            }
        } catch (Throwable failure) {
            Upcall.failed(state, "HelperCallbacks.room", failure);
        }
        return 0;
    }

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub}
     * needs the functions' class to be initialised.
     */
    static final class Addresses {
        static final MemorySegment HELP = Callbacks.stub(
                MethodHandles.lookup().in(HelperUpcalls.class), "help",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment SHOW = Callbacks.stub(
                MethodHandles.lookup().in(HelperUpcalls.class), "show",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment ROOM = Callbacks.stub(
                MethodHandles.lookup().in(HelperUpcalls.class), "room",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {
        }
    }
}
