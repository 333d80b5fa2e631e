package dev.rockspan.raw;

import dev.rockspan.runtime.spi.FamilyFunctions;
import dev.rockspan.runtime.spi.SymbolTable;
import java.lang.foreign.MemorySegment;

/**
 * Has hand-written code call C functions that it does not name.
 */
public final class FamiliesPath implements FamilyFunctions {
    /**
     * There is one; it has no state.
     */
    public static final FamiliesPath INSTANCE = new FamiliesPath();

    private FamiliesPath() {
    }

    @Override
    public SymbolTable symbols() {
        return Symbols.TABLE;
    }

    @Override
    public boolean isExtended() {
        return Symbols.EXTENSION.isInUse();
    }

    @Override
    public MemorySegment createOptions() {
        return CReadOptions.rocksdb_readoptions_create();
    }

    @Override
    public void destroyOptions(MemorySegment a0) {
        CReadOptions.rocksdb_readoptions_destroy(a0);
    }

    @Override
    public MemorySegment get(MemorySegment a0, MemorySegment a1, MemorySegment a2, long a3,
            MemorySegment a4, MemorySegment a5) {
        return CRocksDB.rocksdb_get(a0, a1, a2, a3, a4, a5);
    }

    @Override
    public MemorySegment getIn(MemorySegment a0, MemorySegment a1, MemorySegment a2,
            MemorySegment a3, long a4, MemorySegment a5, MemorySegment a6) {
        return CRocksDB.rocksdb_get_cf(a0, a1, a2, a3, a4, a5, a6);
    }

    @Override
    public int number(MemorySegment a0, MemorySegment a1, MemorySegment a2) {
        return CRocksDB.rocksdb_property_int(a0, a1, a2);
    }

    @Override
    public int numberIn(MemorySegment a0, MemorySegment a1, MemorySegment a2, MemorySegment a3) {
        return CRocksDB.rocksdb_property_int_cf(a0, a1, a2, a3);
    }

    @Override
    public void setTimestamp(MemorySegment a0, MemorySegment a1, long a2) {
        CReadOptions.rocksdb_readoptions_set_timestamp(a0, a1, a2);
    }
}
