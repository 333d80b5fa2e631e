package dev.toy.raw;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.spi.SymbolTable;

/**
 * The RocksDB library that this API calls; each function is looked up at its first call.
 */
public final class Symbols {
    /**
     * Made for RocksDB 1.2.3.
     */
    public static final SymbolTable TABLE = SymbolTable.of(NativeLibrary.rocksdb(), "toy_free");

    private Symbols() {
    }
}
