package dev.rockspan.runtime;

import dev.rockspan.runtime.load.LibraryFinder;
import dev.rockspan.runtime.load.LoadedLibrary;
import dev.rockspan.runtime.spi.Extension;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The native library in use. RocksDB's is loaded when the first function is called, from the first of these that there
 * is:
 *
 * <ol>
 *   <li>the file named by {@link #use(Path)} or by the system property {@code rockspan.library};
 *   <li>the library for this platform in the rocksdbjni jar on the class path or module path;
 *   <li>the system's librocksdb.
 * </ol>
 *
 * <p>On Windows a librocksdb.dll has to be named. Thread-safe.
 */
public final class NativeLibrary {

    /** How the library was found. */
    public enum Source {
        /** Named by {@link NativeLibrary#use(Path)}. */
        API,
        /** Named by the system property {@code rockspan.library}. */
        PROPERTY,
        /** Unpacked from the rocksdbjni jar. */
        ROCKSDBJNI,
        /** Installed on the system. */
        SYSTEM,
        /** Unpacked from Rockspan's own jar, as the native extension is. */
        EXTRAS
    }

    private static final NativeLibrary ROCKSDB = new NativeLibrary();

    private @Nullable Path named;
    private volatile @Nullable LoadedLibrary loaded;

    private NativeLibrary() {}

    /** RocksDB's library. This does not load it yet. */
    public static NativeLibrary rocksdb() {
        return ROCKSDB;
    }

    /**
     * Names the file to load RocksDB from. Call it before anything of RocksDB is used.
     *
     * @throws IllegalStateException if another library has been loaded already
     */
    public static void use(Path library) {
        Objects.requireNonNull(library, "library");
        Path path = library.toAbsolutePath().normalize();
        synchronized (ROCKSDB) {
            LoadedLibrary present = ROCKSDB.loaded;
            if (present != null && !present.path().equals(path)) {
                throw new IllegalStateException("RocksDB has been loaded from " + present.path()
                        + " already; call NativeLibrary.use before anything of RocksDB is used");
            }
            ROCKSDB.named = path;
        }
    }

    /**
     * Where the library was loaded from.
     *
     * @throws NativeLibraryException if it cannot be found or loaded
     */
    public Path path() {
        return loaded().path();
    }

    /**
     * How the library was found.
     *
     * @throws NativeLibraryException if it cannot be found or loaded
     */
    public Source source() {
        return loaded().source();
    }

    /**
     * The address of a function or variable of the library, if it has one of that name.
     *
     * @throws NativeLibraryException if the library cannot be found or loaded
     */
    public Optional<MemorySegment> find(String name) {
        return loaded().symbols().find(name);
    }

    /**
     * Where Rockspan's native extension was loaded from; empty if it is not in use. It makes some reads quicker, and
     * nothing needs it. It comes from the file named by the system property {@code rockspan.extras.library}, else from
     * the jar {@code rockspan-native-extras}. The system property {@code rockspan.extras} set to {@code false} switches
     * it off. What keeps it from being used is logged under {@code dev.rockspan.extras}.
     *
     * <p>It belongs to the API: before a class of that is used, this is empty.
     *
     * @throws NativeLibraryException if RocksDB's library cannot be found or loaded
     */
    public Optional<Path> extension() {
        return Extension.inUseFrom();
    }

    private LoadedLibrary loaded() {
        LoadedLibrary present = loaded;
        return present != null ? present : load();
    }

    // A failure is not remembered: the user may name a library and try again.
    private synchronized LoadedLibrary load() {
        LoadedLibrary present = loaded;
        if (present == null) {
            present = new LibraryFinder(named).load();
            loaded = present;
        }
        return present;
    }

    /** The source and the file. */
    @Override
    public String toString() {
        LoadedLibrary present = loaded;
        return present == null
                ? "RocksDB (not loaded yet)"
                : "RocksDB (" + present.source() + ", " + present.path() + ')';
    }
}
