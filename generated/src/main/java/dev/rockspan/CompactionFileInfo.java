package dev.rockspan;

import dev.rockspan.raw.CCompactionFileInfo;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;

/**
 * A file that went into a compaction or came out of it.
 *
 * <p>Valid as long as the object that returned it is open. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_compaction_file_info_t}.
 */
public class CompactionFileInfo extends RocksObject {
    CompactionFileInfo(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the number of the table file.
     *
     * <p>C: {@code rocksdb_compaction_file_info_file_number}.
     */
    public long fileNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionFileInfo.rocksdb_compaction_file_info_file_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the level that the table file is in.
     *
     * <p>C: {@code rocksdb_compaction_file_info_level}.
     */
    public int level() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CCompactionFileInfo.rocksdb_compaction_file_info_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the number of the oldest blob file that the table file refers to; 0 if it refers to none.
     *
     * <p>C: {@code rocksdb_compaction_file_info_oldest_blob_file_number}.
     */
    public long oldestBlobFileNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionFileInfo.rocksdb_compaction_file_info_oldest_blob_file_number(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionFileInfo in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
