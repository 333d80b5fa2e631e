package dev.rockspan;

import dev.rockspan.raw.CCompactionFilterContext;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;

/**
 * The compaction that a filter is made for; valid during the callback only.
 *
 * <p>Valid as long as the object that returned it is open. Only one thread may use it at a time: a call by another
 * thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_compactionfiltercontext_t}.
 */
public class CompactionFilterContext extends RocksObject {
    CompactionFilterContext(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Tells whether all table files are compacted.
     *
     * <p>C: {@code rocksdb_compactionfiltercontext_is_full_compaction}.
     */
    public boolean isFullCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionFilterContext.rocksdb_compactionfiltercontext_is_full_compaction(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Tells whether a caller asked for the compaction.
     *
     * <p>C: {@code rocksdb_compactionfiltercontext_is_manual_compaction}.
     */
    public boolean isManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionFilterContext.rocksdb_compactionfiltercontext_is_manual_compaction(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionFilterContext in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
