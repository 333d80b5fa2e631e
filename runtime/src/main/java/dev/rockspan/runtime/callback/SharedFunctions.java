package dev.rockspan.runtime.callback;

import dev.rockspan.runtime.call.CallbackFailures;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/** The function pointers that all long-lived callbacks share: destructor, name and free. */
final class SharedFunctions {

    /**
     * The addresses of these functions. They are in a class of their own, because {@link Callbacks#stub} needs the
     * functions' class to be initialised.
     */
    static final class Addresses {

        static final MemorySegment NO_DESTRUCTOR =
                Linker.nativeLinker().defaultLookup().findOrThrow("labs");

        static final MemorySegment DESTRUCTOR = Callbacks.stub(
                MethodHandles.lookup().in(SharedFunctions.class),
                "destructor",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG));

        static final MemorySegment NAME = Callbacks.stub(
                MethodHandles.lookup().in(SharedFunctions.class),
                "name",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        static final MemorySegment FREE = Callbacks.stub(
                MethodHandles.lookup().in(SharedFunctions.class),
                "free",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

        private Addresses() {}
    }

    private SharedFunctions() {}

    static void destructor(long state) {
        try {
            try {
                InCallback.pass();
            } finally {
                Callbacks.remove(state); // C does not call this again
            }
        } catch (Throwable failure) {
            CallbackFailures.add("destructor", failure);
        }
    }

    static long name(long state) {
        try {
            InCallback.pass();
            Callback callback = Callbacks.find(state);
            if (callback != null && callback.name != null) {
                return callback.name.address();
            }
        } catch (Throwable failure) {
            CallbackFailures.add("name", failure);
        }
        return Upcall.NOTHING;
    }

    static void free(long state, long value, long length) {
        try {
            InCallback.pass();
            if (value != Upcall.NOTHING) {
                NativeMemory.free(MemorySegment.ofAddress(value));
            }
        } catch (Throwable failure) {
            CallbackFailures.add("free", failure);
        }
    }
}
