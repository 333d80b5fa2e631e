package dev.rockspan.runtime.link;

import dev.rockspan.runtime.LibraryVersion;
import dev.rockspan.runtime.MissingFunctionException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The functions of one native library: their addresses by name, and how they are called, by their shapes. A shape is a
 * descriptor without an address: the function's address is the first argument. Creating this neither loads the library nor
 * looks anything up; generated code keeps the address of each function that it calls.
 */
@SuppressWarnings("restricted")
public final class NativeFunctions {

    private static final Linker LINKER = Linker.nativeLinker();

    private final Library library;
    private final String freeFunction;
    private final Supplier<List<String>> versions;
    // Written and read without synchronization: segments are immutable, and any thread finds the same address.
    private @Nullable MemorySegment free;
    private @Nullable Extension extension;
    /** Whether the extension can be called. Written once, from undecided. */
    private volatile Extended extended = Extended.NO;

    private final ConcurrentMap<String, Boolean> spans = new ConcurrentHashMap<>();
    /** Whether there are functions of these names, as far as anybody has asked: looking one up takes long. */
    private final ConcurrentMap<String, Boolean> asked = new ConcurrentHashMap<>();

    private enum Extended {
        UNDECIDED,
        YES,
        NO
    }

    /**
     * The functions of a library.
     *
     * @param freeFunction the function that frees error messages and buffers of this library: {@code void f(void*)}
     * @param versions what {@link KnownVersions} has of the API's versions; asked only when a function is missing, or for
     *     {@link #version()}
     */
    public NativeFunctions(Library library, String freeFunction, Supplier<List<String>> versions) {
        this.library = Objects.requireNonNull(library, "library");
        this.freeFunction = Objects.requireNonNull(freeFunction, "freeFunction");
        this.versions = Objects.requireNonNull(versions, "versions");
    }

    /**
     * Registers the extension that calls these functions. Call it before publishing this; it loads nothing.
     *
     * @param bind its function that takes them: {@code void f(struct {uint32_t version; int32_t outcome; size_t size; const
     *     void* addresses;}*)}
     * @param version the ABI version that {@code bind} must have
     * @param functions what it calls, one per line, in the order of the addresses
     * @param stack its function that tells whether the thread has so many bytes of stack left, {@code int32_t f(size_t)};
     *     null if it has none
     * @param take its function that copies a pinned value and releases it, {@code void f(void* pinned, const void* data,
     *     size_t size, void* to)}; null if it has none
     * @return this
     */
    public NativeFunctions extendedBy(
            String bind, int version, String functions, @Nullable String stack, @Nullable String take) {
        Extension added = new Extension(this, bind, version, functions.split("\n"), stack, take);
        extension = added;
        extended = Extended.UNDECIDED;
        Extension.ALL.add(added);
        return this;
    }

    /** The extension that calls these functions; null if there is none. */
    public @Nullable Extension extension() {
        return extension;
    }

    /**
     * Whether the functions of the extension can be called. The first time, this loads it and the library that it calls.
     *
     * @throws dev.rockspan.runtime.NativeLibraryException if that library cannot be loaded
     */
    public boolean isExtended() {
        Extended known = extended;
        return known == Extended.YES || (known == Extended.UNDECIDED && extend());
    }

    private synchronized boolean extend() {
        if (extended == Extended.UNDECIDED) {
            extended = Objects.requireNonNull(extension).load() ? Extended.YES : Extended.NO;
        }
        return extended == Extended.YES;
    }

    /**
     * As {@link #find}, of a function of the extension.
     *
     * @throws MissingFunctionException if it has none of that name, or cannot be called
     */
    public MemorySegment findInExtension(String name) {
        if (!isExtended()) {
            throw new MissingFunctionException(name, library.path(), "");
        }
        return Objects.requireNonNull(extension).find(name);
    }

    /**
     * The address of a function by name, looked up anew each time.
     *
     * @throws MissingFunctionException if the library has no such function
     * @throws dev.rockspan.runtime.NativeLibraryException if the library cannot be loaded
     */
    public MemorySegment find(String name) {
        Optional<MemorySegment> address = library.find(name);
        if (address.isEmpty()) {
            throw new MissingFunctionException(name, library.path(), known().when(name));
        }
        return address.get();
    }

    /**
     * The same for a function that not all versions call alike: it is only found in a library that is known to call it as
     * the API does.
     *
     * @throws MissingFunctionException if the library has no such function, or has another one of that name
     * @throws dev.rockspan.runtime.NativeLibraryException if the library cannot be loaded
     */
    public MemorySegment findAsMadeFor(String name) {
        MemorySegment address = find(name);
        if (!known().isAsMadeFor(name, this::has)) {
            throw new MissingFunctionException(name, library.path(), known().when(name));
        }
        return address;
    }

    /** Whether the library has a function of that name. */
    boolean has(String function) {
        return asked.computeIfAbsent(function, name -> library.find(name).isPresent());
    }

    /**
     * Which RocksDB the library is, as far as can be known.
     *
     * @throws dev.rockspan.runtime.NativeLibraryException if the library cannot be loaded
     */
    public LibraryVersion version() {
        return known().like(this::has, library.carrierVersion());
    }

    /**
     * Refuses a constant that has another value in the library than in the API, or none.
     *
     * @param since the first release in which it has its value; empty if it is not known to have had another
     * @param until the first in which it no longer has; empty if there is none
     * @throws UnsupportedOperationException if the library is of none of these releases, as far as can be known
     * @throws dev.rockspan.runtime.NativeLibraryException if the library cannot be loaded
     */
    public void checkValue(Enum<?> constant, String since, String until) {
        boolean within = spans.computeIfAbsent(since + '-' + until, span -> known().isWithin(since, until, version()));
        if (!within) {
            throw new UnsupportedOperationException(
                    "In the native library " + library.path() + ", which is " + version()
                            + ", " + constant.getDeclaringClass().getSimpleName() + '.' + constant.name()
                            + " has another value than in this API, or none: it has that"
                            + (since.isEmpty() ? "" : " since RocksDB " + since)
                            + (until.isEmpty() ? "" : " until RocksDB " + until)
                            + ". Use a librocksdb of the version this API was generated for.");
        }
    }

    private KnownVersions known() {
        return new KnownVersions(versions.get());
    }

    /** The library the functions are looked up in. */
    public Library library() {
        return library;
    }

    /** Frees a message or buffer that the library has allocated. */
    public void free(MemorySegment pointer) {
        MemorySegment function = free;
        if (function == null) {
            function = find(freeFunction);
            free = function;
        }
        call(function, pointer.address(), 0);
    }

    // ------------------------------------------------------------------------------------------- calls

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
    public static long call(MemorySegment function, long first, long second) {
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
