package dev.rockspan;

import dev.rockspan.raw.CWriteOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How a write is done.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_writeoptions_t}.
 */
public class WriteOptions extends RocksObject {
    private static volatile @Nullable WriteOptions defaults;

    WriteOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_writeoptions_create}.
     */
    public WriteOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CWriteOptions.rocksdb_writeoptions_create();
            nativeObject = call.made(NativeObject.owned(
                    "WriteOptions", nativeResult, CWriteOptions::rocksdb_writeoptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether the write skips the write-ahead log; {@code false} by default}
     *
     * <p>C: {@code rocksdb_writeoptions_get_disable_WAL}.
     */
    public boolean disableWAL() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWriteOptions.rocksdb_writeoptions_get_disable_WAL(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether writes to dropped column families are left out instead of failing; {@code false} by default}
     *
     * <p>C: {@code rocksdb_writeoptions_get_ignore_missing_column_families}.
     */
    public boolean ignoreMissingColumnFamilies() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWriteOptions.rocksdb_writeoptions_get_ignore_missing_column_families(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return what writes are done for; RocksDB sets it itself; {@code UNKNOWN} by default}
     *
     * <p>C: {@code rocksdb_writeoptions_get_io_activity}.
     */
    public IOActivity ioActivity() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CWriteOptions.rocksdb_writeoptions_get_io_activity(call.use(this));
            return IOActivity.getIOActivity(nativeResult);
        }
    }

    /**
     * {@return whether the write is slowed down before others when compactions are behind; {@code false} by default}
     *
     * <p>C: {@code rocksdb_writeoptions_get_low_pri}.
     */
    public boolean lowPri() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWriteOptions.rocksdb_writeoptions_get_low_pri(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether a batch remembers where it wrote last in memtables, which is faster for keys in order; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_writeoptions_get_memtable_insert_hint_per_batch}.
     */
    public boolean memtableInsertHintPerBatch() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWriteOptions.rocksdb_writeoptions_get_memtable_insert_hint_per_batch(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether the write fails with the status {@code Incomplete} if it would have to wait; {@code false} by
     * default}
     *
     * <p>C: {@code rocksdb_writeoptions_get_no_slowdown}.
     */
    public boolean noSlowdown() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWriteOptions.rocksdb_writeoptions_get_no_slowdown(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of checksum each entry has on its way to the memtable: 0, the default, for none, or 8}
     *
     * <p>C: {@code rocksdb_writeoptions_get_protection_bytes_per_key}.
     */
    public long protectionBytesPerKey() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CWriteOptions.rocksdb_writeoptions_get_protection_bytes_per_key(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return the priority at which the write to the log is charged to the rate limiter of the database: IO_USER
     * charges it, IO_TOTAL, the default, does not}
     *
     * <p>C: {@code rocksdb_writeoptions_get_rate_limiter_priority}.
     */
    public IOPriority rateLimiterPriority() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CWriteOptions.rocksdb_writeoptions_get_rate_limiter_priority(call.use(this));
            return IOPriority.getIOPriority(nativeResult);
        }
    }

    /**
     * Sets whether the write skips the write-ahead log; {@code false} by default.
     *
     * <p>Faster; but the write is lost if the process crashes before the memtable is flushed. Fails together with
     * {@code setSync(true)}, or if {@code setRecycleLogFileNum} is above 0. Backups then need {@code
     * setFlushBeforeBackup(true)}.
     *
     * <p>C: {@code rocksdb_writeoptions_disable_WAL}.
     *
     * @return this object
     */
    public WriteOptions setDisableWAL(boolean value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_disable_WAL(call.change(this), value ? 1 : 0);
            return this;
        }
    }

    /**
     * Sets whether writes to dropped column families are left out instead of failing; {@code false} by default.
     *
     * <p>C: {@code rocksdb_writeoptions_set_ignore_missing_column_families}.
     *
     * @return this object
     */
    public WriteOptions setIgnoreMissingColumnFamilies(boolean ignoreMissingColumnFamilies) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_set_ignore_missing_column_families(
                    call.change(this), (byte) (ignoreMissingColumnFamilies ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets what writes are done for; RocksDB sets it itself; {@code UNKNOWN} by default.
     *
     * <p>C: {@code rocksdb_writeoptions_set_io_activity}.
     *
     * @return this object
     */
    public WriteOptions setIoActivity(IOActivity ioActivity) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_set_io_activity(
                    call.change(this), Call.notNull(ioActivity, "ioActivity").getValue());
            return this;
        }
    }

    /**
     * Sets whether the write is slowed down before others when compactions are behind; {@code false} by default.
     *
     * <p>For bulk work. Together with {@code setNoSlowdown(true)} the write fails with {@code Incomplete} instead.
     *
     * <p>C: {@code rocksdb_writeoptions_set_low_pri}.
     *
     * @return this object
     */
    public WriteOptions setLowPri(boolean lowPri) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_set_low_pri(call.change(this), (byte) (lowPri ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether a batch remembers where it wrote last in memtables, which is faster for keys in order; {@code false}
     * by default.
     *
     * <p>Hazard: Batches that also delete ranges lose writes: leave it off.
     *
     * <p>C: {@code rocksdb_writeoptions_set_memtable_insert_hint_per_batch}.
     *
     * @return this object
     */
    public WriteOptions setMemtableInsertHintPerBatch(boolean memtableInsertHintPerBatch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_set_memtable_insert_hint_per_batch(
                    call.change(this), (byte) (memtableInsertHintPerBatch ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether the write fails with the status {@code Incomplete} if it would have to wait; {@code false} by
     * default.
     *
     * <p>C: {@code rocksdb_writeoptions_set_no_slowdown}.
     *
     * @return this object
     */
    public WriteOptions setNoSlowdown(boolean noSlowdown) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_set_no_slowdown(call.change(this), (byte) (noSlowdown ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes of checksum each entry has on its way to the memtable: 0, the default, for none, or 8.
     *
     * <p>Finds entries that are damaged in memory; takes those bytes and time of the processor.
     *
     * <p>C: {@code rocksdb_writeoptions_set_protection_bytes_per_key}.
     *
     * @return this object
     */
    public WriteOptions setProtectionBytesPerKey(long protectionBytesPerKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_set_protection_bytes_per_key(call.change(this), protectionBytesPerKey);
            return this;
        }
    }

    /**
     * Sets the priority at which the write to the log is charged to the rate limiter of the database: IO_USER charges
     * it, IO_TOTAL, the default, does not.
     *
     * <p>Other priorities fail, and so does IO_USER together with {@code setDisableWAL(true)} or {@code
     * DBOptions.setManualWalFlush(true)}.
     *
     * <p>C: {@code rocksdb_writeoptions_set_rate_limiter_priority}.
     *
     * @return this object
     */
    public WriteOptions setRateLimiterPriority(IOPriority rateLimiterPriority) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_set_rate_limiter_priority(
                    call.change(this), Call.notNull(rateLimiterPriority, "rateLimiterPriority").getValue());
            return this;
        }
    }

    /**
     * Sets whether the write returns only when it is on the disk, and not just with the operating system; {@code false}
     * by default.
     *
     * <p>Without it a crash of the system loses the last writes, and of the process, too, with {@code
     * setManualWalFlush(true)}. With it a write waits for the disk; put writes into batches.
     *
     * <p>C: {@code rocksdb_writeoptions_set_sync}.
     *
     * @return this object
     */
    public WriteOptions setSync(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteOptions.rocksdb_writeoptions_set_sync(call.change(this), (byte) (sync ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return whether the write returns only when it is on the disk, and not just with the operating system; {@code
     * false} by default}
     *
     * <p>C: {@code rocksdb_writeoptions_get_sync}.
     */
    public boolean sync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWriteOptions.rocksdb_writeoptions_get_sync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public WriteOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    static WriteOptions defaults() {
        WriteOptions known = defaults;
        return known != null ? known : makeDefaults();
    }

    private static synchronized WriteOptions makeDefaults() {
        WriteOptions made = defaults;
        if (made == null) {
            made = new WriteOptions();
            Effects.setPermanent(made);
            defaults = made;
        }
        return made;
    }

    /** Copies options. */
    @SuppressWarnings("this-escape")
    public WriteOptions(WriteOptions other) {
        Call.notNull(other, "other");
        this();
        setDisableWAL(other.disableWAL());
        setIgnoreMissingColumnFamilies(other.ignoreMissingColumnFamilies());
        setIoActivity(other.ioActivity());
        setLowPri(other.lowPri());
        setMemtableInsertHintPerBatch(other.memtableInsertHintPerBatch());
        setNoSlowdown(other.noSlowdown());
        setProtectionBytesPerKey(other.protectionBytesPerKey());
        setRateLimiterPriority(other.rateLimiterPriority());
        setSync(other.sync());
    }
}
