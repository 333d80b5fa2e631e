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

    /** A function for C that calls a static method, whose parameters and result are as {@code shape} has them. */
    public static MemorySegment stub(MethodHandles.Lookup lookup, String method, FunctionDescriptor shape) {
        Extension.prepare();
        areMade = true;
        MethodType type = shape.toMethodType();
        try {
            MethodHandle target = lookup.findStatic(lookup.lookupClass(), method, type);
            return StackReserve.ample(() -> LINKER.upcallStub(neverThrowing(target), shape, Arena.global()));
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
                target, Throwable.class, MethodHandles.dropArguments(zero, 0, Throwable.class));
    }
}
