package dev.rockspan;

import dev.rockspan.raw.CCompactionFilter;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Drops or changes entries while they are compacted.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_compactionfilter_t}.
 */
public class CompactionFilter extends RocksObject {
    CompactionFilter(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a compaction filter in Java.
     *
     * <p>C: {@code rocksdb_compactionfilter_create}.
     *
     * @param name by which RocksDB knows it
     * @param callbacks called until RocksDB releases this object
     */
    public CompactionFilter(String name, CompactionFilterCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(
                    call, callbacks, "callbacks", Call.notNull(name, "name"), false);
            MemorySegment nativeResult = CCompactionFilter.rocksdb_compactionfilter_create(
                    nativeCallbacks, Callbacks.destructor(), CompactionFilterUpcalls.Addresses.FILTER,
                    Callbacks.name());
            call.commit();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionFilter", nativeResult, CCompactionFilter::rocksdb_compactionfilter_destroy));
        }
        super(nativeObject);
    }

    /**
     * Sets whether entries that snapshots still see are filtered too; RocksDB refuses filters that do not.
     *
     * <p>C: {@code rocksdb_compactionfilter_set_ignore_snapshots}.
     *
     * @param ignoreSnapshots true, as it is from the beginning; with false, compactions fail
     * @return this object
     */
    public CompactionFilter setIgnoreSnapshots(boolean ignoreSnapshots) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionFilter.rocksdb_compactionfilter_set_ignore_snapshots(
                    call.use(this), (byte) (ignoreSnapshots ? 1 : 0));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionFilter in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected CompactionFilter() {
        super(CompactionFilter.class);
    }
}
