package dev.toy;

import dev.rockspan.runtime.LibraryVersion;
import dev.rockspan.runtime.NativeLibraryException;
import dev.toy.raw.Symbols;

/** Says which RocksDB this API was made for, and which one is loaded. For any number of threads. */
public final class Rockspan {
    /** The version of RocksDB that this API was made for. */
    public static final String ROCKSDB_VERSION = "1.2.3";

    private Rockspan() {
    }

    /**
     * Loads RocksDB's library, if that has not been done, and returns its version as far as
     * its functions and its jar show it. The C API has no function for it.
     *
     * @return the versions that it is like
     * @throws NativeLibraryException if it cannot be found or loaded
     */
    public static LibraryVersion libraryVersion() {
        return Symbols.TABLE.version();
    }
}
