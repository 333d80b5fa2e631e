package dev.rockspan;

import dev.rockspan.raw.CMemTableInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A memtable that was sealed; valid during the callback only.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_memtableinfo_t}.
 */
public class MemTableInfo extends RocksObject {
    MemTableInfo(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the name of the column family.
     *
     * <p>C: {@code rocksdb_memtableinfo_cf_name}.
     */
    public String getColumnFamilyName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CMemTableInfo.rocksdb_memtableinfo_cf_name(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns a sequence number that no entry in the memtable is below.
     *
     * <p>C: {@code rocksdb_memtableinfo_earliest_seqno}.
     */
    public long getEarliestSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CMemTableInfo.rocksdb_memtableinfo_earliest_seqno(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the sequence number of the first entry in the memtable.
     *
     * <p>C: {@code rocksdb_memtableinfo_first_seqno}.
     */
    public long getFirstSeqno() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CMemTableInfo.rocksdb_memtableinfo_first_seqno(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns a copy of the newest timestamp, if timestamps are not kept in files; else empty.
     *
     * <p>C: {@code rocksdb_memtableinfo_newest_udt}.
     */
    public byte[] getNewestUdt() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CMemTableInfo.rocksdb_memtableinfo_newest_udt(nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the number of deletions in the memtable.
     *
     * <p>C: {@code rocksdb_memtableinfo_num_deletes}.
     */
    public long getNumDeletes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CMemTableInfo.rocksdb_memtableinfo_num_deletes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of entries in the memtable.
     *
     * <p>C: {@code rocksdb_memtableinfo_num_entries}.
     */
    public long getNumEntries() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CMemTableInfo.rocksdb_memtableinfo_num_entries(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public MemTableInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
