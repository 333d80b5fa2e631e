package dev.rockspan.raw;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.spi.SymbolTable;

/**
 * The RocksDB library that this API calls; each function is looked up at its first call.
 */
public final class Symbols {
    /**
     * Made for RocksDB 11.8.1.
     */
    public static final SymbolTable TABLE = SymbolTable.of(NativeLibrary.rocksdb(), "rocksdb_free");

    private Symbols() {
    }
}
