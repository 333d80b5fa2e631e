package dev.rockspan.runtime.link;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Makes the functions through which C calls back; see {@code Upcalls}. Each takes the JVM milliseconds. */
@SuppressWarnings("restricted")
public final class Stubs {

    private static final Linker LINKER = Linker.nativeLinker();

    /** Whether C can call back: whoever calls it has to have room on the stack for that. */
    public static boolean areMade;

    private Stubs() {}

    /**
     * A function for C that calls a static method, whose parameters and result are as {@code shape} has them. The first one
     * is the {@code long} that C was given with the function, not 0.
     */
    public static MemorySegment stub(MethodHandles.Lookup lookup, String method, FunctionDescriptor shape) {
        Extension.prepare();
        areMade = true;
        MethodType type = shape.toMethodType();
        try {
            MethodHandle target = lookup.findStatic(lookup.lookupClass(), method, type);
            return StackReserve.ample(() -> {
                MemorySegment stub = LINKER.upcallStub(neverThrowing(target), shape, Arena.global());
                rehearse(stub);
                return stub;
            });
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(lookup.lookupClass() + " has no method " + method + type, e);
        }
    }

    /**
     * An exception that came back to C would end the JVM. The methods catch them all; what is left is one in the
     * catching, such as when the stack has no room. C then gets 0.
     */
    private static MethodHandle neverThrowing(MethodHandle target) {
        MethodHandle zero = MethodHandles.empty(target.type());
        return MethodHandles.catchException(
                MethodHandles.filterArguments(target, 0, Rehearsal.CHECK),
                Throwable.class,
                MethodHandles.dropArguments(zero, 0, Throwable.class));
    }

    /**
     * Calls a function so often that the JDK compiles the way to its method anew, which it does at the 128th call. If there
     * is no memory for that, the JVM ends, so it is done while there is.
     */
    private static void rehearse(MemorySegment stub) {
        NativeMemory.requireHeap(NativeMemory.MUCH_HEAP);
        for (int i = 0; i < Rehearsal.CALLS; i++) {
            Downcalls.call(stub, Rehearsal.STATE, 0); // further arguments are garbage, which nobody reads
        }
    }

    /** Thrown before the method is called, so that a rehearsal never gets there. */
    private static final class Rehearsal extends RuntimeException {

        private static final long serialVersionUID = 1L;

        /** As the first argument, which tells C's objects from each other, and is never 0 for one of them. */
        static final long STATE = 0;

        static final int CALLS = 130;

        static final MethodHandle CHECK;

        static {
            try {
                CHECK = MethodHandles.lookup()
                        .findStatic(Rehearsal.class, "check", MethodType.methodType(long.class, long.class));
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        private Rehearsal() {
            super(null, null, false, false);
        }

        @SuppressWarnings("UnusedMethod") // the handle calls it
        static long check(long state) {
            if (state == STATE) {
                throw new Rehearsal();
            }
            return state;
        }
    }
}
