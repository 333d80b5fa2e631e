package dev.toy;

import dev.rockspan.runtime.LibraryVersion;
import dev.rockspan.runtime.NativeLibraryException;
import dev.toy.raw.Symbols;

/** What this API was made for, and what it runs on. For any number of threads. */
public final class Rockspan {
    /** The version of RocksDB that this API was made for. */
    public static final String ROCKSDB_VERSION = "1.2.3";

    private Rockspan() {
    }

    /**
     * Which RocksDB is loaded, as far as its functions and its jar tell: the C API has no
     * function that says it. This loads the library.
     *
     * @return the versions that it is like
     * @throws NativeLibraryException if it cannot be found or loaded
     */
    public static LibraryVersion libraryVersion() {
        return Symbols.TABLE.version();
    }
}
