package dev.rockspan.runtime.link;

import dev.rockspan.runtime.MissingFunctionException;
import dev.rockspan.runtime.NativeLibraryException;
import dev.rockspan.runtime.load.ExtrasFinder;
import dev.rockspan.runtime.load.LoadedLibrary;
import java.lang.System.Logger.Level;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * A library of our own that does in one call what the C API needs several for. It calls the functions of another library,
 * whose addresses it is given once. Nothing needs it: where it is not there, does not fit or is switched off, callers go
 * without.
 */
public final class Extension {

    private static final int BOUND = 0;
    private static final int NOT_BOUND = -1;

    /** It needs one that the library does not have; some it does without. */
    private static final int FUNCTION_MISSING = 3;

    /** Another RocksDB of this JVM has it. */
    private static final int BOUND_TO_OTHERS = 4;

    /** The one parameter: the version, the outcome, the size of the table, and where it is. */
    private static final int OUTCOME = 4;

    private static final int TABLE_SIZE = 8;
    private static final int TABLE = 16;
    private static final int BINDING = 24;

    /**
     * The stack that a call needs so that C can call back: what the JVM wants to find free where C enters Java, some 100
     * kilobytes, and what RocksDB takes until then. Where there is less the JVM ends, as nobody can catch that.
     */
    private static final long STACK = 144 << 10;

    /**
     * The sizes of the values that {@link #take} copies. Filling a small array that compiled code has just made takes 200 ns
     * longer in C; the garbage collector waits for large ones.
     */
    private static final long MIN_TAKEN = NativeMemory.MADE_BY_VM;

    private static final long MAX_TAKEN = 1 << 20;

    /** Those of all APIs in this JVM; one of them can be in use. */
    static final List<Extension> ALL = new CopyOnWriteArrayList<>();

    /** The one that is in use. */
    private static volatile @Nullable Extension used;

    private final NativeFunctions table;
    private final String bind;
    private final int version;
    private final String[] functions;
    private final @Nullable String stack;
    private final @Nullable String take;

    private @Nullable LoadedLibrary bound;
    /** The function {@link #stack} of the bound library. */
    private @Nullable MemorySegment hasStack;
    /** The function {@link #take} of the bound library. */
    private @Nullable MemorySegment taking;

    /** See {@link NativeFunctions#extendedBy}. */
    Extension(
            NativeFunctions table,
            String bind,
            int version,
            String[] functions,
            @Nullable String stack,
            @Nullable String take) {
        this.table = table;
        this.bind = bind;
        this.version = version;
        this.functions = functions;
        this.stack = stack;
        this.take = take;
    }

    /** Where the extension that calls functions of {@code library} was loaded from; empty if it is not in use. */
    public static Optional<Path> inUseFrom(Library library) {
        for (Extension extension : ALL) {
            if (extension.table.library() == library && extension.table.isExtended()) {
                return Optional.ofNullable(extension.bound).map(LoadedLibrary::path);
            }
        }
        return Optional.empty();
    }

    /** The one that is in use, or can be; null if there is none. */
    private static @Nullable Extension inUse() {
        Extension known = used;
        if (known == null) {
            for (Extension extension : ALL) {
                try {
                    if (extension.table.isExtended()) {
                        return extension;
                    }
                } catch (NativeLibraryException e) {
                    // Its library cannot be loaded: the first call of one of that library's functions says so.
                }
            }
        }
        return known;
    }

    /** The address of one of its functions by name, once it is in use. */
    MemorySegment find(String name) {
        LoadedLibrary library = Objects.requireNonNull(bound);
        return library.symbols().find(name).orElseThrow(() -> new MissingFunctionException(name, library.path(), ""));
    }

    private static final class Stack {
        static final MethodHandle HANDLE =
                NativeFunctions.linkTrivial(FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));
    }

    /**
     * Checks that C finds room on the stack of this thread to call back: any API's, as all share the stack. Without an
     * extension nobody knows.
     *
     * @throws StackOverflowError if it does not
     */
    public static void requireStack() {
        Extension extension = inUse();
        if (extension != null && !extension.hasStack()) {
            throw new StackOverflowError("There is no room left for RocksDB to call back");
        }
    }

    /** Has all that {@link #requireStack()} needs be there. */
    public static void prepare() {
        Extension extension = inUse();
        if (extension != null) {
            extension.hasStack();
        }
    }

    private boolean hasStack() {
        if (hasStack == null) {
            return true;
        }
        try {
            return (int) Stack.HANDLE.invokeExact(hasStack, STACK) != 0;
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    private static final class Taking {
        static final MethodHandle HANDLE = NativeFunctions.linkWithHeap(FunctionDescriptor.ofVoid(
                ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));
    }

    /**
     * Copies the first {@code size} bytes of a pinned value to {@code to}, which has room for them, and releases it, in one
     * call.
     *
     * @return false if it has done nothing, because it cannot or because of the size
     */
    public boolean take(long pinned, long data, long size, MemorySegment to) {
        if (taking == null || size < MIN_TAKEN || size > MAX_TAKEN || to.isReadOnly()) {
            return false;
        }
        try {
            Taking.HANDLE.invokeExact(taking, pinned, data, size, to);
            return true;
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** Releases a pinned value, which takes no memory of Java's; false if it cannot. */
    public boolean release(long pinned) {
        MemorySegment function = taking;
        if (function == null) {
            return false;
        }
        NativeFunctions.call(function, pinned, 0); // the size is 0, so that nothing is copied
        return true;
    }

    /** Loads it and the library that it calls, once; false if there is none that fits. */
    boolean load() {
        table.library().path(); // its failure is the caller's; the library may be named later
        LoadedLibrary found = StackReserve.ample(this::tryLoad).orElse(null);
        if (found == null) {
            return false;
        }
        bound = found;
        hasStack = stack == null ? null : found.symbols().find(stack).orElse(null);
        taking = take == null ? null : found.symbols().find(take).orElse(null);
        used = this;
        return true;
    }

    private Optional<LoadedLibrary> tryLoad() {
        try {
            Optional<LoadedLibrary> found = ExtrasFinder.load();
            return found.isPresent() ? bindTo(found.get()) : found;
        } catch (RuntimeException | LinkageError e) {
            return ExtrasFinder.without(Level.DEBUG, e.toString());
        }
    }

    private Optional<LoadedLibrary> bindTo(LoadedLibrary library) {
        Optional<MemorySegment> binder = library.symbols().find(bind);
        if (binder.isEmpty()) {
            return ExtrasFinder.without(Level.WARNING, library.path() + " has no function " + bind);
        }
        long[] addresses = new long[functions.length];
        List<String> missing = new ArrayList<>();
        for (int i = 0; i < functions.length; i++) {
            Optional<MemorySegment> address = table.library().find(functions[i]);
            if (address.isEmpty()) {
                missing.add(functions[i]);
            }
            addresses[i] = address.isPresent() ? address.get().address() : 0;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment copied = arena.allocate(8L * addresses.length, 8).copyFrom(MemorySegment.ofArray(addresses));
            MemorySegment binding = arena.allocate(BINDING, 8);
            binding.set(ValueLayout.JAVA_INT, 0, version);
            binding.set(ValueLayout.JAVA_INT, OUTCOME, NOT_BOUND);
            binding.set(ValueLayout.JAVA_LONG, TABLE_SIZE, copied.byteSize());
            binding.set(ValueLayout.JAVA_LONG, TABLE, copied.address());
            NativeFunctions.call(binder.get(), binding.address(), 0);
            int outcome = binding.get(ValueLayout.JAVA_INT, OUTCOME);
            return switch (outcome) {
                case BOUND -> Optional.of(library);
                case FUNCTION_MISSING ->
                    ExtrasFinder.without(
                            Level.DEBUG, table.library().path() + " has no function " + String.join(", ", missing));
                case BOUND_TO_OTHERS ->
                    ExtrasFinder.without(Level.DEBUG, library.path() + " is in use for another RocksDB");
                default ->
                    ExtrasFinder.without(Level.WARNING, library.path() + " is of another version (" + outcome + ')');
            };
        }
    }
}
