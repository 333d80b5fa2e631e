package dev.rockspan.runtime;

import dev.rockspan.runtime.call.CallbackFailures;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.Library;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.StackReserve;
import dev.rockspan.runtime.load.LibraryFinder;
import dev.rockspan.runtime.load.LoadedLibrary;
import dev.rockspan.runtime.pin.Pin;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A native library in use. RocksDB's is loaded when the first function is called, from the first of these that there
 * is:
 *
 * <ol>
 *   <li>the file named by {@link #use(Path)} or by the system property {@code rockspan.library};
 *   <li>the library for this platform in the rocksdbjni jar on the class path or module path;
 *   <li>the system's librocksdb.
 * </ol>
 *
 * <p>On Windows a librocksdb.dll has to be named. An API that was generated for a library of another name, such as a
 * fork's {@code libacme}, loads that: from the file named by {@link #use(String, Path)} or by the system property
 * {@code rockspan.library.acme}, else the system's. Thread-safe.
 */
public final class NativeLibrary implements Library {

    private static final ConcurrentMap<String, NativeLibrary> LIBRARIES = new ConcurrentHashMap<>();

    private static final NativeLibrary ROCKSDB = of(LibraryFinder.ROCKSDB);

    private final String name;
    private @Nullable Path named;
    private volatile @Nullable LoadedLibrary loaded;

    private NativeLibrary(String name) {
        this.name = name;
    }

    /** Returns RocksDB's library, without loading it yet. */
    public static NativeLibrary rocksdb() {
        return ROCKSDB;
    }

    /**
     * Returns the library of a name, {@code rocksdb} or a fork's, without loading it yet.
     *
     * @param name without what systems put before and after it: {@code acme} for {@code libacme.so}
     */
    public static NativeLibrary of(String name) {
        NativeLibrary known = LIBRARIES.get(Objects.requireNonNull(name, "name"));
        if (known != null) {
            return known;
        }
        NativeLibrary made = new NativeLibrary(name);
        NativeLibrary first = LIBRARIES.putIfAbsent(name, made); // no lambdas: this is on the way of every start
        return first == null ? made : first;
    }

    /**
     * Names the file to load RocksDB from. Call it before anything of RocksDB is used.
     *
     * @throws IllegalStateException if another library has been loaded already
     */
    public static void use(Path library) {
        ROCKSDB.name(Objects.requireNonNull(library, "library"));
    }

    /**
     * Names the file to load the library of a name from, {@code rocksdb} or a fork's. Call it before anything of that
     * library is used.
     *
     * @throws IllegalStateException if another file has been loaded already
     */
    public static void use(String name, Path library) {
        of(name).name(Objects.requireNonNull(library, "library"));
    }

    private synchronized void name(Path library) {
        Path path = library.toAbsolutePath().normalize();
        LoadedLibrary present = loaded;
        if (present != null && !present.path().equals(path)) {
            throw new IllegalStateException(LibraryFinder.title(name) + " has been loaded from " + present.path()
                    + " already; call NativeLibrary.use before anything of " + LibraryFinder.title(name) + " is used");
        }
        named = path;
    }

    /**
     * Loads the library if it is not yet, and returns the file that it came from.
     *
     * @throws NativeLibraryException if it cannot be found or loaded
     */
    @Override
    public Path path() {
        return loaded().path();
    }

    /**
     * Loads the library if it is not yet, and returns how it was found.
     *
     * @throws NativeLibraryException if it cannot be found or loaded
     */
    public LibrarySource source() {
        return loaded().source();
    }

    /**
     * Returns the version in the name of the jar that the library came from; empty if it came from no jar, or from one
     * without a version in its name.
     *
     * @throws NativeLibraryException if it cannot be found or loaded
     */
    @Override
    public Optional<String> carrierVersion() {
        return loaded().carrier();
    }

    /**
     * Returns the address of a function or variable of the library, if it has one of that name.
     *
     * @throws NativeLibraryException if the library cannot be found or loaded
     */
    @Override
    public Optional<MemorySegment> find(String name) {
        return loaded().symbols().find(Objects.requireNonNull(name, "name is null"));
    }

    /**
     * Returns the file that Rockspan's native extension was loaded from; empty if it is not in use. It makes some reads
     * quicker, and nothing needs it. It comes from the file that the system property {@code rockspan.extras.library}
     * names, else from the jar {@code rockspan-native-extras}. The system property {@code rockspan.extras} set to
     * {@code false} switches it off. What keeps it from being used is logged under {@code dev.rockspan.extras}.
     *
     * <p>The first use of a class of the API loads it: before that, this is empty.
     *
     * @throws NativeLibraryException if RocksDB's library cannot be found or loaded
     */
    public Optional<Path> extension() {
        return Extension.inUseFrom(this);
    }

    private LoadedLibrary loaded() {
        LoadedLibrary present = loaded;
        return present != null ? present : load();
    }

    // A failure is not remembered: the user may name a library and try again.
    private synchronized LoadedLibrary load() {
        LoadedLibrary present = loaded;
        if (present == null) {
            LibraryFinder finder = new LibraryFinder(name, named);
            present = StackReserve.ample(
                    new Supplier<>() { // no lambda: this is on the way of every start
                        @Override
                        public LoadedLibrary get() {
                            LoadedLibrary found = finder.load();
                            prepare();
                            return found;
                        }
                    });
            loaded = present;
        }
        return present;
    }

    /**
     * Initialises what calls and closing need, and what programs use around them. A class whose initialiser runs out of
     * stack or memory can never be used again.
     */
    private static void prepare() {
        NativeMemory.prepare();
        NativeObject.prepare();
        Pin.prepare();
        CallbackFailures.prepare();
        ReadResult.prepare();
        FilterDecision.change(new byte[0]); // also the JDK's class of segments over arrays
        MultiGetBuffer.pinning().close();
    }

    /** Returns the source and the file. */
    @Override
    public String toString() {
        LoadedLibrary present = loaded;
        return present == null
                ? LibraryFinder.title(name) + " (not loaded yet)"
                : LibraryFinder.title(name) + " (" + present.source() + ", " + present.path() + ')';
    }
}
