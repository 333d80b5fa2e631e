package dev.rockspan.raw;

import dev.rockspan.runtime.iterate.IteratorFunctions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;

/** Has hand-written code call C functions that it does not name. */
public final class IteratorPath implements IteratorFunctions {
    /** There is one; it has no state. */
    public static final IteratorPath INSTANCE = new IteratorPath();

    private IteratorPath() {
    }

    @Override
    public NativeFunctions symbols() {
        return Symbols.TABLE;
    }

    @Override
    public byte isValid(MemorySegment a0) {
        return CRocksIterator.rocksdb_iter_valid(a0);
    }

    @Override
    public MemorySegment key(MemorySegment a0, MemorySegment klen) {
        return CRocksIterator.rocksdb_iter_key(a0, klen);
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
    public void refresh(MemorySegment iter, MemorySegment errptr) {
        CRocksIterator.rocksdb_iter_refresh(iter, errptr);
    }

    @Override
    public void seek(MemorySegment a0, MemorySegment k, long klen) {
        CRocksIterator.rocksdb_iter_seek(a0, k, klen);
    }

    @Override
    public void seekForPrev(MemorySegment a0, MemorySegment k, long klen) {
        CRocksIterator.rocksdb_iter_seek_for_prev(a0, k, klen);
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
    public void status(MemorySegment a0, MemorySegment errptr) {
        CRocksIterator.rocksdb_iter_get_error(a0, errptr);
    }

    @Override
    public int step(MemorySegment iterator, int move, MemorySegment target, long target_size, MemorySegment entry) {
        return CExtras.rockspan_iter_step(iterator, move, target, target_size, entry);
    }

    @Override
    public MemorySegment timestamp(MemorySegment a0, MemorySegment tslen) {
        return CRocksIterator.rocksdb_iter_timestamp(a0, tslen);
    }

    @Override
    public MemorySegment value(MemorySegment a0, MemorySegment vlen) {
        return CRocksIterator.rocksdb_iter_value(a0, vlen);
    }
}
