package dev.rockspan.raw;

import dev.rockspan.runtime.spi.ConflictFunctions;
import dev.rockspan.runtime.spi.SymbolTable;
import java.lang.foreign.MemorySegment;

/**
 * Has hand-written code call C functions that it does not name.
 */
public final class ConflictsPath implements ConflictFunctions {
    /**
     * There is one; it has no state.
     */
    public static final ConflictsPath INSTANCE = new ConflictsPath();

    private ConflictsPath() {
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
    public MemorySegment createCounters() {
        return CPerfContext.rocksdb_perfcontext_create();
    }

    @Override
    public MemorySegment createOptions() {
        return CReadOptions.rocksdb_readoptions_create();
    }

    @Override
    public void destroyCounters(MemorySegment a0) {
        CPerfContext.rocksdb_perfcontext_destroy(a0);
    }

    @Override
    public void destroyIterator(MemorySegment a0) {
        CRocksIterator.rocksdb_iter_destroy(a0);
    }

    @Override
    public void destroyOptions(MemorySegment a0) {
        CReadOptions.rocksdb_readoptions_destroy(a0);
    }

    @Override
    public void free(MemorySegment a0) {
        CRocksDB.rocksdb_free(a0);
    }

    @Override
    public MemorySegment iterator(MemorySegment a0, MemorySegment a1) {
        return CRocksDB.rocksdb_create_iterator(a0, a1);
    }

    @Override
    public MemorySegment iteratorIn(MemorySegment a0, MemorySegment a1, MemorySegment a2) {
        return CRocksDB.rocksdb_create_iterator_cf(a0, a1, a2);
    }

    @Override
    public long latest(MemorySegment a0) {
        return CRocksDB.rocksdb_get_latest_sequence_number(a0);
    }

    @Override
    public MemorySegment pin(MemorySegment a0, MemorySegment a1, MemorySegment a2, long a3,
            MemorySegment a4) {
        return CRocksDB.rocksdb_get_pinned(a0, a1, a2, a3, a4);
    }

    @Override
    public MemorySegment pinIn(MemorySegment a0, MemorySegment a1, MemorySegment a2,
            MemorySegment a3, long a4, MemorySegment a5) {
        return CRocksDB.rocksdb_get_pinned_cf(a0, a1, a2, a3, a4, a5);
    }

    @Override
    public MemorySegment report(MemorySegment a0, byte a1) {
        return CPerfContext.rocksdb_perfcontext_report(a0, a1);
    }

    @Override
    public void seek(MemorySegment a0, MemorySegment a1, long a2) {
        CRocksIterator.rocksdb_iter_seek(a0, a1, a2);
    }

    @Override
    public long sequence(MemorySegment a0) {
        return CSnapshot.rocksdb_snapshot_get_sequence_number(a0);
    }

    @Override
    public void setLevel(int a0) {
        CPerfContext.rocksdb_set_perf_level(a0);
    }

    @Override
    public void setTimestamp(MemorySegment a0, MemorySegment a1, long a2) {
        CReadOptions.rocksdb_readoptions_set_timestamp(a0, a1, a2);
    }

    @Override
    public void setUpperBound(MemorySegment a0, MemorySegment a1, long a2) {
        CReadOptions.rocksdb_readoptions_set_iterate_upper_bound(a0, a1, a2);
    }

    @Override
    public MemorySegment snapshot(MemorySegment a0) {
        return CTransaction.rocksdb_transaction_get_snapshot(a0);
    }

    @Override
    public void unpin(MemorySegment a0) {
        CPinnedValue.rocksdb_pinnableslice_destroy(a0);
    }
}
