package dev.rockspan.raw;

import dev.rockspan.runtime.iterate.IteratorFunctions;
import dev.rockspan.runtime.link.SymbolTable;
import java.lang.foreign.MemorySegment;

/** Has hand-written code call C functions that it does not name. */
public final class IteratorPath implements IteratorFunctions {
    /** There is one; it has no state. */
    public static final IteratorPath INSTANCE = new IteratorPath();

    private IteratorPath() {
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
    public void error(MemorySegment a0, MemorySegment a1) {
        CRocksIterator.rocksdb_iter_get_error(a0, a1);
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
    public void refresh(MemorySegment a0, MemorySegment a1) {
        CRocksIterator.rocksdb_iter_refresh(a0, a1);
    }

    @Override
    public void seek(MemorySegment a0, MemorySegment a1, long a2) {
        CRocksIterator.rocksdb_iter_seek(a0, a1, a2);
    }

    @Override
    public void seekForPrev(MemorySegment a0, MemorySegment a1, long a2) {
        CRocksIterator.rocksdb_iter_seek_for_prev(a0, a1, a2);
    }

    @Override
    public void seekToFirst(MemorySegment a0) {
        CRocksIterator.rocksdb_iter_seek_to_first(a0);
    }

    @Override
    public void seekToLast(MemorySegment a0) {
        CRocksIterator.rocksdb_iter_seek_to_last(a0);
    }

    @Override
    public int step(MemorySegment a0, int a1, MemorySegment a2, long a3, MemorySegment a4) {
        return CExtras.rockspan_iter_step(a0, a1, a2, a3, a4);
    }

    @Override
    public MemorySegment timestamp(MemorySegment a0, MemorySegment a1) {
        return CRocksIterator.rocksdb_iter_timestamp(a0, a1);
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
