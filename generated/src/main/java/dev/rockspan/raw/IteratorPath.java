package dev.rockspan.raw;

import dev.rockspan.runtime.spi.IteratorFunctions;
import dev.rockspan.runtime.spi.SymbolTable;
import java.lang.foreign.MemorySegment;

/**
 * Has hand-written code call C functions that it does not name.
 */
public final class IteratorPath implements IteratorFunctions {
    /**
     * There is one; it has no state.
     */
    public static final IteratorPath INSTANCE = new IteratorPath();

    private IteratorPath() {
    }

    @Override
    public SymbolTable symbols() {
        return Symbols.TABLE;
    }

    @Override
    public MemorySegment key(MemorySegment a0, MemorySegment a1) {
        return CRocksIterator.rocksdb_iter_key(a0, a1);
    }

    @Override
    public void next(MemorySegment a0) {
        CRocksIterator.rocksdb_iter_next(a0);
    }

    @Override
    public void prev(MemorySegment a0) {
        CRocksIterator.rocksdb_iter_prev(a0);
    }

    @Override
    public byte valid(MemorySegment a0) {
        return CRocksIterator.rocksdb_iter_valid(a0);
    }

    @Override
    public MemorySegment value(MemorySegment a0, MemorySegment a1) {
        return CRocksIterator.rocksdb_iter_value(a0, a1);
    }
}
