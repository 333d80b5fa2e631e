package dev.rockspan;

import dev.rockspan.raw.CCompactionOptionsFIFO;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How compaction works that only drops the oldest files.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_fifo_compaction_options_t}.
 */
public class CompactionOptionsFIFO extends RocksObject {
    CompactionOptionsFIFO(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_create}.
     */
    public CompactionOptionsFIFO() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionOptionsFIFO", nativeResult,
                    CCompactionOptionsFIFO::rocksdb_fifo_compaction_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return the age in seconds at which files once became warm; without effect; {@code 0} by default}
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_get_age_for_warm}.
     *
     * @deprecated It has no effect.
     */
    @Deprecated
    public long ageForWarm() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_get_age_for_warm(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether small files are compacted into larger ones; {@code false} by default}
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_get_allow_compaction}.
     */
    public boolean allowCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_get_allow_compaction(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files whose temperature changes are copied as they are; experimental; {@code false} by default}
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_get_allow_trivial_copy_when_change_temperature}.
     */
    public boolean allowTrivialCopyWhenChangeTemperature() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult =
                    CCompactionOptionsFIFO
                            .rocksdb_fifo_compaction_options_get_allow_trivial_copy_when_change_temperature(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return the size in bytes of table and blob files together above which the oldest are deleted; 0, the default,
     * counts table files only}
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_get_max_data_files_size}.
     */
    public long maxDataFilesSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_get_max_data_files_size(call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return the size in bytes of all table files above which the oldest are deleted; {@code 1073741824} (1 GiB) by
     * default}
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_get_max_table_files_size}.
     */
    public long maxTableFilesSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_get_max_table_files_size(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * Sets the age in seconds at which files once became warm; without effect; {@code 0} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_fifo.age_for_warm}.
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_set_age_for_warm}.
     *
     * @deprecated It has no effect.
     * @return this object
     */
    @Deprecated
    public CompactionOptionsFIFO setAgeForWarm(long ageForWarm) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_set_age_for_warm(call.change(this), ageForWarm);
            return this;
        }
    }

    /**
     * Sets whether small files are compacted into larger ones; {@code false} by default.
     *
     * <p>Fewer files to search, at the cost of writing data again.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_fifo.allow_compaction}.
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_set_allow_compaction}.
     *
     * @return this object
     */
    public CompactionOptionsFIFO setAllowCompaction(boolean allowCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_set_allow_compaction(
                    call.change(this), (byte) (allowCompaction ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files whose temperature changes are copied as they are; experimental; {@code false} by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_fifo.allow_trivial_copy_when_change_temperature}.
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_set_allow_trivial_copy_when_change_temperature}.
     *
     * @return this object
     */
    public CompactionOptionsFIFO setAllowTrivialCopyWhenChangeTemperature(
            boolean allowTrivialCopyWhenChangeTemperature) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_set_allow_trivial_copy_when_change_temperature(
                    call.change(this), (byte) (allowTrivialCopyWhenChangeTemperature ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the size in bytes of table and blob files together above which the oldest are deleted; 0, the default,
     * counts table files only.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_fifo.max_data_files_size}.
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_set_max_data_files_size}.
     *
     * @return this object
     */
    public CompactionOptionsFIFO setMaxDataFilesSize(long maxDataFilesSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_set_max_data_files_size(
                    call.change(this), maxDataFilesSize);
            return this;
        }
    }

    /**
     * Sets the size in bytes of all table files above which the oldest are deleted; {@code 1073741824} (1 GiB) by
     * default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_fifo.max_table_files_size}.
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_set_max_table_files_size}.
     *
     * @return this object
     */
    public CompactionOptionsFIFO setMaxTableFilesSize(long maxTableFilesSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_set_max_table_files_size(
                    call.change(this), maxTableFilesSize);
            return this;
        }
    }

    /**
     * Sets how many bytes are copied at a time when files are copied as they are; at least 4096; {@code 4096} (4 KiB)
     * by default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_fifo.trivial_copy_buffer_size}.
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_set_trivial_copy_buffer_size}.
     *
     * @return this object
     */
    public CompactionOptionsFIFO setTrivialCopyBufferSize(long trivialCopyBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_set_trivial_copy_buffer_size(
                    call.change(this), trivialCopyBufferSize);
            return this;
        }
    }

    /**
     * Sets whether the size of compacted files follows from the sizes of table and blob files; {@code false} by
     * default.
     *
     * <p>Can be changed while the database is open: {@link RocksDB#setOptions}, name {@code
     * compaction_options_fifo.use_kv_ratio_compaction}.
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_set_use_kv_ratio_compaction}.
     *
     * @return this object
     */
    public CompactionOptionsFIFO setUseKvRatioCompaction(boolean useKvRatioCompaction) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_set_use_kv_ratio_compaction(
                    call.change(this), (byte) (useKvRatioCompaction ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return how many bytes are copied at a time when files are copied as they are; at least 4096; {@code 4096} (4
     * KiB) by default}
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_get_trivial_copy_buffer_size}.
     */
    public long trivialCopyBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_get_trivial_copy_buffer_size(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether the size of compacted files follows from the sizes of table and blob files; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_fifo_compaction_options_get_use_kv_ratio_compaction}.
     */
    public boolean useKvRatioCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CCompactionOptionsFIFO.rocksdb_fifo_compaction_options_get_use_kv_ratio_compaction(
                    call.use(
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
    public CompactionOptionsFIFO in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
