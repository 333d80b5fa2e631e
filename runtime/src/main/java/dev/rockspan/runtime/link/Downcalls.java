package dev.rockspan.runtime.link;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.function.Supplier;

/** Links call shapes. A shape is a descriptor without an address: the function's address is the first argument. */
@SuppressWarnings("restricted")
public final class Downcalls {

    private static final Linker LINKER = Linker.nativeLinker();

    private Downcalls() {}

    /** A handle for functions of this shape; keep it in a {@code static final} field and invoke it from there. */
    public static MethodHandle link(FunctionDescriptor shape) {
        return linkWith(shape);
    }

    /**
     * A handle for trivial functions of this shape: the thread stays in the Java state during the call, which saves
     * some nanoseconds and holds up the garbage collector. So the function must return at once, never block, and never
     * call back into Java.
     */
    public static MethodHandle linkTrivial(FunctionDescriptor shape) {
        return linkWith(shape, Linker.Option.critical(false));
    }

    /** As {@link #linkTrivial}, of functions that may be passed Java's own memory, too: they must not keep it. */
    public static MethodHandle linkWithHeap(FunctionDescriptor shape) {
        return linkWith(shape, Linker.Option.critical(true));
    }

    private static MethodHandle linkWith(FunctionDescriptor shape, Linker.Option... options) {
        // No lambda: this is on the way of every start.
        return StackReserve.ample(new Supplier<>() {
            @Override
            public MethodHandle get() {
                return DowncallCounter.counted(LINKER.downcallHandle(shape, options));
            }
        });
    }

    /**
     * Calls a function of at most two whole numbers or addresses, whatever it returns. Of one that takes fewer, zeros
     * are for the rest. Generated code has its shape, with one more, too, so that it is linked once.
     */
    static long call(MemorySegment function, long first, long second) {
        try {
            return (long) Numbers.HANDLE.invokeExact(function, first, second, 0L);
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class Numbers {
        static final MethodHandle HANDLE = link(FunctionDescriptor.of(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
    }

    /** What to throw when invoking a handle threw {@code t}: itself if it is unchecked, and nothing else can happen. */
    public static RuntimeException failed(Throwable t) {
        if (t instanceof RuntimeException e) {
            return e;
        }
        if (t instanceof Error e) {
            throw e;
        }
        return new IllegalStateException("A native call threw a checked exception", t);
    }
}
