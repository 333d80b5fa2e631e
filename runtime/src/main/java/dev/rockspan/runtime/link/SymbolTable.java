package dev.rockspan.runtime.link;

import dev.rockspan.runtime.LibraryVersion;
import dev.rockspan.runtime.MissingFunctionException;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The functions of one native library. Creating a table neither loads the library nor looks anything up; generated code keeps
 * the address of each function that it calls.
 */
public final class SymbolTable {

    private final Library library;
    private final String freeFunction;
    private final Supplier<KnownVersions> versions;
    // Written and read without synchronization: segments are immutable, and any thread finds the same address.
    private @Nullable MemorySegment free;
    private @Nullable Extension extension;
    private final ConcurrentMap<String, Boolean> spans = new ConcurrentHashMap<>();
    /** Whether there are functions of these names, as far as anybody has asked: looking one up takes long. */
    private final ConcurrentMap<String, Boolean> asked = new ConcurrentHashMap<>();

    private SymbolTable(Library library, String freeFunction, Supplier<KnownVersions> versions) {
        this.library = Objects.requireNonNull(library, "library");
        this.freeFunction = Objects.requireNonNull(freeFunction, "freeFunction");
        this.versions = Objects.requireNonNull(versions, "versions");
    }

    /** Notes the extension that calls these functions, before anybody else has this table. */
    void extendedBy(Extension other) {
        extension = other;
    }

    /** The extension that calls these functions; null if there is none. */
    public @Nullable Extension extension() {
        return extension;
    }

    /**
     * A table of the functions of a library.
     *
     * @param freeFunction the function that frees error messages and buffers of this library: {@code void f(void*)}
     * @param versions asked only when a function is missing, or for {@link #version()}
     */
    public static SymbolTable of(Library library, String freeFunction, Supplier<KnownVersions> versions) {
        return new SymbolTable(library, freeFunction, versions);
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
            throw new MissingFunctionException(name, library.path(), when(name));
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
        if (!versions.get().isAsMadeFor(name, this::has)) {
            throw new MissingFunctionException(name, library.path(), when(name));
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
        return versions.get().like(this::has, library.carrierVersion());
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
        boolean within = spans.computeIfAbsent(
                since + '-' + until, span -> versions.get().isWithin(since, until, version()));
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

    private String when(String function) {
        return versions.get().when(function);
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
        Downcalls.call(function, pointer.address(), 0);
    }
}
