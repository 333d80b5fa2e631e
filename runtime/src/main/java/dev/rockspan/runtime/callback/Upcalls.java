package dev.rockspan.runtime.callback;

import dev.rockspan.runtime.call.AtExit;
import dev.rockspan.runtime.call.CallbackFailures;
import dev.rockspan.runtime.call.ComparatorFailure;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.Stubs;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;

/**
 * The functions through which C calls back. There is one for each method of each callback interface, made when it is
 * first needed and never freed; which object is meant, C says with the number it was given ({@link Callbacks}). So
 * objects that are called back cost no native code, and none can be freed while C is in it.
 *
 * <p>A function that C calls is a static method in which nothing is thrown:
 *
 * <pre>{@code
 * static int compare(long state, long a, long aLength, long b, long bLength) {
 *     try (Upcall upcall = Upcall.begin(state)) {
 *         ComparatorCallbacks callbacks = upcall.order(ComparatorCallbacks.class, "ComparatorCallbacks.compare");
 *         if (callbacks != null) {
 *             return callbacks.compare(upcall.bytes(a, aLength), upcall.bytes(b, bLength));
 *         }
 *     } catch (Throwable failure) {
 *         Upcalls.failed(state, "ComparatorCallbacks.compare", failure);
 *     }
 *     return Upcalls.anyOrder(state, a, aLength, b, bLength);
 * }
 * }</pre>
 *
 * <p>RocksDB's own threads become daemon threads of the JVM when they first call back; {@link AtExit} sees to it that
 * the process can end all the same.
 */
public final class Upcalls {

    private static final MemorySegment ALL = NativeMemory.ALL;

    /** One byte that is never freed: what C is given where it may not be given NULL and there is nothing to give. */
    private static final long NOTHING = NativeMemory.allocate(1).fill((byte) 0).address();

    /** {@code void (*)(void* state)}: C does not call that callback any more. */
    public static final MemorySegment DESTRUCTOR =
            Stubs.stub(MethodHandles.lookup(), "destructor", FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG));

    /**
     * A destructor that does nothing, for callbacks that Java frees itself. It is C's {@code labs}: C may call it on any
     * thread and at any time, without calling Java.
     */
    public static final MemorySegment NO_DESTRUCTOR =
            Linker.nativeLinker().defaultLookup().findOrThrow("labs");

    /** {@code const char* (*)(void* state)}: the name it was registered with. */
    public static final MemorySegment NAME = Stubs.stub(
            MethodHandles.lookup(), "name", FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

    /** {@code void (*)(void* state, const char* value, size_t length)}: frees what {@link Upcall#allocated} gave. */
    public static final MemorySegment FREE = Stubs.stub(
            MethodHandles.lookup(),
            "free",
            FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));

    static {
        FailedOrder.compare(0, NOTHING, 1, NOTHING, 0); // initialises it while there is memory
    }

    private Upcalls() {}

    /** Passes on what a callback threw: to the Java caller on this thread, or to the user's handler; does not throw itself. */
    public static void failed(long state, String callback, Throwable error) {
        try {
            Callback failed = Callbacks.find(state);
            if (failed != null && failed.failure == null) {
                failed.failure = error;
            }
        } catch (Throwable t) {
            // Out of memory or stack.
        }
        CallbackFailures.add(callback, error);
    }

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
        return NOTHING;
    }

    static void free(long state, long value, long length) {
        try {
            InCallback.pass();
            if (value != NOTHING) {
                NativeMemory.free(MemorySegment.ofAddress(value));
            }
        } catch (Throwable failure) {
            CallbackFailures.add("free", failure);
        }
    }

    // ------------------------------------------------------------------------------------ answers where Java gave none

    /** What of two keys comes first after their comparator has thrown; see {@link FailedOrder}. */
    public static int anyOrder(long state, long a, long aLength, long b, long bLength) {
        try {
            Callback comparator = Callbacks.find(state);
            if (comparator != null && comparator.failure != null) {
                ComparatorFailure.note(comparator::distrusted);
            }
        } catch (Throwable failure) {
            failed(state, "comparator", failure);
        }
        return FailedOrder.compare(state, a, aLength, b, bLength);
    }

    /** Values could not be merged: says so, and gives C nothing to free. */
    public static long notMerged(long success, long length) {
        ALL.set(ValueLayout.JAVA_BYTE, success, (byte) 0);
        ALL.set(ValueLayout.JAVA_LONG, length, 0L);
        return NOTHING;
    }

    /** The whole key is the prefix. */
    public static long wholeKey(long key, long keyLength, long length) {
        ALL.set(ValueLayout.JAVA_LONG, length, keyLength);
        return key;
    }

    /** No bytes: NULL. */
    public static void noBytes(long pointer, long length) {
        ALL.set(ValueLayout.JAVA_LONG, pointer, 0L);
        ALL.set(ValueLayout.JAVA_LONG, length, 0L);
    }

    /** A truth value for C to read. */
    public static void flag(long pointer, boolean value) {
        ALL.set(ValueLayout.JAVA_BYTE, pointer, (byte) (value ? 1 : 0));
    }
}
