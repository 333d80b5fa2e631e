package dev.rockspan.runtime.callback;

import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.call.AtExit;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callback.AfterFailure;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.NativeFunctions;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.StackReserve;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All callbacks that C may call, by the number that C knows each by: the {@code void* state} of c.h. A number is given again
 * only after four billion others, so a call that comes too late finds nothing instead of something else. Adding and removing
 * lock, finding does not.
 *
 * <p>Also the functions through which C calls them. There is one for each method of each callback interface, made when it is
 * first needed, which takes the JVM milliseconds, and never freed. So objects that are called back cost no native code, and
 * none can be freed while C is in it.
 *
 * <p>RocksDB's own threads become daemon threads of the JVM when they first call back; {@link AtExit} sees to it that
 * the process can end all the same.
 */
@SuppressWarnings("restricted")
public final class Callbacks {

    private static final Linker LINKER = Linker.nativeLinker();
    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Callback[].class);

    /** By the lower half of their numbers; the upper half counts how many there have been. */
    private static volatile @Nullable Callback[] table = new Callback[64];

    // Guarded by this class.
    private static int[] free = new int[64];
    private static int freeCount;
    private static int used;
    private static long made;

    static {
        InCallback.whenFirst(AtExit::endInTime);
    }

    private Callbacks() {}

    /** Has the callbacks that C knows by that number forgotten; for {@link NativeObject#retaining}. */
    public static Runnable removal(MemorySegment callbacks) {
        return () -> remove(callbacks.address());
    }

    // ------------------------------------------------------------------------------------------- of one call

    /**
     * Has C call {@code callbacks} from now on, under the number that is returned. It is forgotten when C calls
     * {@link #destructor}, or if the call ends without {@link Call#commit()}.
     *
     * @param name what {@link #name} says; null if C does not ask
     * @param distrusted whether nothing that follows can be trusted once it has thrown
     */
    public static MemorySegment callback(
            Call call, @Nullable Object callbacks, String parameter, @Nullable String name, boolean distrusted) {
        Object target = Call.notNull(callbacks, parameter);
        MemorySegment text = null;
        if (name != null) {
            Call.checkText(name, "name");
            text = Arena.ofAuto().allocateFrom(name);
        }
        long state = add(target, distrusted ? AfterFailure.DISTRUST : AfterFailure.GO_ON, text).state;
        call.pend(() -> remove(state));
        call.setCallsBack();
        return MemorySegment.ofAddress(state);
    }

    /**
     * As {@link #callback}, of callbacks whose end C does not tell: they are forgotten when {@code owner}, to whose
     * native side they are given, is destroyed, or when others have taken their place under {@code slot}.
     */
    public static MemorySegment callbackOf(
            Call call, Usable owner, String slot, @Nullable Object callbacks, String parameter) {
        long state = add(Call.notNull(callbacks, parameter), AfterFailure.GO_ON, null).state;
        call.setCallsBack();
        call.retain(owner, slot, () -> remove(state));
        return MemorySegment.ofAddress(state);
    }

    /** As {@link #callback}, of callbacks that C does not call any more when the native function has returned. */
    public static MemorySegment visitor(Call call, @Nullable Object callbacks, String parameter) {
        Extension.requireStack();
        long state = add(Call.notNull(callbacks, parameter), AfterFailure.STOP, null).state;
        call.atEnd(() -> remove(state));
        return MemorySegment.ofAddress(state);
    }

    /**
     * A visitor that has not thrown has seen all of {@code count} records.
     *
     * @throws UnsupportedOperationException if it has not
     */
    public static void checkVisited(MemorySegment visitor, int count, String what) {
        Callback callback = find(visitor.address());
        if (callback != null && callback.failure == null && callback.visited != count) {
            throw new UnsupportedOperationException(what + " has " + count
                    + " records, but RocksDB has passed only "
                    + callback.visited + ": it does not pass records of other kinds than these callbacks have,"
                    + " and stops at some of them");
        }
    }

    // ------------------------------------------------------------------------------------------- all of them

    /** How many callbacks C may call at the moment. */
    public static int live() {
        synchronized (Callbacks.class) {
            return used - freeCount;
        }
    }

    static synchronized Callback add(Object target, AfterFailure afterFailure, @Nullable MemorySegment name) {
        int slot = freeCount > 0 ? free[freeCount - 1] : used;
        if (slot == table.length) {
            free = Arrays.copyOf(free, slot * 2); // removing must not need memory
            table = Arrays.copyOf(table, slot * 2);
        }
        made++;
        Callback callback = new Callback(made << Integer.SIZE | slot, target, afterFailure, name);
        if (freeCount > 0) { // from here on nothing can fail
            freeCount--;
        } else {
            used++;
        }
        ELEMENT.setRelease(table, slot, callback);
        return callback;
    }

    /** The callback of that number, null if there is none any more. */
    static @Nullable Callback find(long state) {
        @Nullable Callback[] all = table;
        int slot = (int) state;
        if (slot < 0 || slot >= all.length) {
            return null;
        }
        Callback found = (Callback) ELEMENT.getAcquire(all, slot);
        return found != null && found.state == state ? found : null;
    }

    /** Forgets a callback, if it is still known. */
    static synchronized void remove(long state) {
        if (find(state) != null) {
            int slot = (int) state;
            ELEMENT.setRelease(table, slot, null);
            free[freeCount++] = slot;
        }
    }

    // ------------------------------------------------------------------------------------------- functions for C

    /** {@code void (*)(void* state)}: C does not call that callback any more. */
    public static MemorySegment destructor() {
        return SharedFunctions.Addresses.DESTRUCTOR;
    }

    /**
     * A destructor that does nothing, for callbacks that Java frees itself. It is C's {@code labs}: C may call it on any
     * thread and at any time, without calling Java.
     */
    public static MemorySegment noDestructor() {
        return SharedFunctions.Addresses.NO_DESTRUCTOR;
    }

    /** {@code const char* (*)(void* state)}: the name it was registered with. */
    public static MemorySegment name() {
        return SharedFunctions.Addresses.NAME;
    }

    /** {@code void (*)(void* state, const char* value, size_t length)}: frees what {@link Upcall#allocated} gave. */
    public static MemorySegment free() {
        return SharedFunctions.Addresses.FREE;
    }

    /**
     * A function for C that calls a static method, whose parameters and result are as {@code shape} has them. The first one
     * is the {@code long} that C was given with the function, not 0.
     *
     * @param lookup the lookup of the class that has the method. Do not call this from that class's static initialiser: the
     *     first call of a method of a class that is still being initialised allocates, and C may call when the heap is full.
     */
    public static MemorySegment stub(MethodHandles.Lookup lookup, String method, FunctionDescriptor shape) {
        Extension.prepare();
        InCallback.isPossible = true;
        MethodType type = shape.toMethodType();
        try {
            lookup.ensureInitialized(lookup.lookupClass());
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
        Upcall.prepare();
        for (int i = 0; i < Rehearsal.CALLS; i++) {
            NativeFunctions.call(stub, Rehearsal.STATE, 0); // further arguments are garbage, which nobody reads
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
