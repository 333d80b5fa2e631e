package dev.rockspan.runtime.testing;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The C functions that the tests need, bound by hand and without regard to speed. */
public final class C {

    /** A table as generated code has one. */
    public static final NativeFunctions TABLE = new NativeFunctions(NativeLibrary.rocksdb(), "rocksdb_free", () -> List.of("1.0.0"));

    private static final Map<List<Object>, MethodHandle> LINKED = new ConcurrentHashMap<>();

    private C() {}

    /** Calls a void function; arguments are segments, ints, longs and bytes. */
    public static void run(String function, Object... arguments) {
        invoke(null, function, arguments);
    }

    /** Calls a function that returns a pointer. */
    public static MemorySegment pointer(String function, Object... arguments) {
        return (MemorySegment) notVoid(invoke(ADDRESS, function, arguments));
    }

    /** Calls a function that returns a 64-bit number. */
    public static long number(String function, Object... arguments) {
        return (long) notVoid(invoke(JAVA_LONG, function, arguments));
    }

    /** Calls a function that returns a truth value. */
    public static boolean truth(String function, Object... arguments) {
        return (byte) notVoid(invoke(JAVA_BYTE, function, arguments)) != 0;
    }

    /** A destroyer that calls {@code function}. */
    public static Destroyer destroyer(String function) {
        return address -> run(function, address);
    }

    private static Object notVoid(@Nullable Object result) {
        return Objects.requireNonNull(result);
    }

    private static @Nullable Object invoke(@Nullable MemoryLayout result, String function, Object[] arguments) {
        MemoryLayout[] layouts = new MemoryLayout[arguments.length];
        for (int i = 0; i < layouts.length; i++) {
            layouts[i] = switch (arguments[i]) {
                case MemorySegment _ -> ADDRESS;
                case Integer _ -> JAVA_INT;
                case Long _ -> JAVA_LONG;
                case Byte _ -> JAVA_BYTE;
                default -> throw new IllegalArgumentException(arguments[i].toString());
            };
        }
        FunctionDescriptor shape =
                result == null ? FunctionDescriptor.ofVoid(layouts) : FunctionDescriptor.of(result, layouts);
        MethodHandle handle = LINKED.computeIfAbsent(List.of(function, shape), _ -> NativeFunctions.link(shape)
                .bindTo(NativeLibrary.rocksdb().find(function).orElseThrow()));
        try {
            return handle.invokeWithArguments(arguments);
        } catch (Throwable t) {
            throw NativeFunctions.failed(t);
        }
    }
}
