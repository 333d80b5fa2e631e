package dev.rockspan;

import dev.rockspan.raw.CExtras;
import dev.rockspan.raw.CPinnedValue;
import dev.rockspan.raw.CRocksIterator;
import dev.rockspan.raw.CWriteBatch;
import dev.rockspan.raw.CWriteBatchWithIndex;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.pin.Pin;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes that are applied together or not at all, and that can be read before.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link Comparator} that it was created with or that was set: you may close them first, and their
 * memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_writebatch_wi_t}.
 */
public class WriteBatchWithIndex extends AbstractWriteBatch implements WriteBatchInterface {
    WriteBatchWithIndex(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an empty batch with an index in the order of bytes.
     *
     * <p>C: {@code rocksdb_writebatch_wi_create}.
     *
     * @param reservedBytes how many bytes of memory are allocated at once; at least 0 and at most 1073741824
     * @param overwriteKey whether the index has only the last change of each key, and not all of them
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public WriteBatchWithIndex(long reservedBytes, boolean overwriteKey) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CWriteBatchWithIndex.rocksdb_writebatch_wi_create(
                    Call.inRange(reservedBytes, 0L, 1073741824L, "reservedBytes"), (byte) (overwriteKey ? 1 : 0));
            nativeObject = call.made(NativeObject.owned(
                    "WriteBatchWithIndex", nativeResult, CWriteBatchWithIndex::rocksdb_writebatch_wi_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Creates an empty batch with an index and limits.
     *
     * <p>C: {@code rocksdb_writebatch_wi_create_with_params}.
     *
     * @param backupIndexComparator retained by the new object; may be closed before it
     * @param reservedBytes how many bytes of memory are allocated at once; at least 0 and at most 1073741824
     * @param overwriteKey whether the index has only the last change of each key, and not all of them
     * @param maxBytes how many bytes the batch may have, 0 for any number; a write that it has no room for is left out,
     *     without an error
     * @param protectionBytesPerKey how many bytes of checksum protect each change in memory: 0 for none, or 8
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public WriteBatchWithIndex(
            Comparator backupIndexComparator, long reservedBytes, boolean overwriteKey, long maxBytes,
            long protectionBytesPerKey) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CWriteBatchWithIndex.rocksdb_writebatch_wi_create_with_params(
                    call.use(backupIndexComparator, "backupIndexComparator"),
                    Call.inRange(reservedBytes, 0L, 1073741824L, "reservedBytes"), (byte) (overwriteKey ? 1 : 0),
                    maxBytes, protectionBytesPerKey);
            nativeObject = call.made(NativeObject.owned(
                    "WriteBatchWithIndex", nativeResult, CWriteBatchWithIndex::rocksdb_writebatch_wi_destroy)
                    .borrowing(backupIndexComparator));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Removes all writes and save points.
     *
     * <p>Closes each RocksIterator that was created from this object.
     *
     * <p>C: {@code rocksdb_writebatch_wi_clear}.
     */
    @Override
    public void clear() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.closeMade(this, "RocksIterator", "Transaction");
            CWriteBatchWithIndex.rocksdb_writebatch_wi_clear(nativeThis);
        }
    }

    /**
     * Returns the number of writes in the batch.
     *
     * <p>C: {@code rocksdb_writebatch_wi_count}.
     */
    @Override
    public int count() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CWriteBatchWithIndex.rocksdb_writebatch_wi_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns a copy of the writes in RocksDB's format, which {@code new WriteBatch(byte[])} reads.
     *
     * <p>C: {@code rocksdb_writebatch_wi_data}.
     */
    @Override
    public byte[] data() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CWriteBatchWithIndex.rocksdb_writebatch_wi_data(nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Adds the deletion of a key.
     *
     * <p>C: {@code rocksdb_writebatch_wi_delete}.
     */
    @Override
    public void delete(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    private void delete(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_delete(nativeThis, nativeKey, nativeKey.byteSize());
    }

    @Override
    public void delete(ByteBuffer key) {
        delete(Call.segment(key, "key"));
        Call.consume(key);
    }

    @Override
    public void delete(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    /**
     * Adds the deletion of a key of a column family.
     *
     * <p>C: {@code rocksdb_writebatch_wi_delete_cf}.
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"));
        }
    }

    private void delete(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_delete_cf(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize());
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        delete(columnFamily, Call.segment(key, "key"));
        Call.consume(key);
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"));
        }
    }

    /**
     * Adds the deletion of one key, the concatenation of {@code keyParts}.
     *
     * <p>C: {@code rocksdb_writebatch_wi_deletev}.
     */
    @Override
    public void delete(List<byte[]> keyParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.moveMade(this, "RocksIterator", "Transaction");
            int nativeCount = Call.count(keyParts, "keyParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            CWriteBatchWithIndex.rocksdb_writebatch_wi_deletev(
                    nativeThis, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts));
        }
    }

    /**
     * Adds the deletion of one key of a column family, the concatenation of {@code keyParts}.
     *
     * <p>C: {@code rocksdb_writebatch_wi_deletev_cf}.
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, List<byte[]> keyParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            Effects.moveMade(this, "RocksIterator", "Transaction");
            int nativeCount = Call.count(keyParts, "keyParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            CWriteBatchWithIndex.rocksdb_writebatch_wi_deletev_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts));
        }
    }

    /**
     * Does nothing: RocksDB does not support deleted ranges in a batch with an index, and reports no error.
     *
     * <p>C: {@code rocksdb_writebatch_wi_delete_range}.
     */
    public void deleteRange(byte[] startKey, byte[] endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(call, call.use(this), call.bytes(startKey, "startKey"), call.bytes(endKey, "endKey"));
        }
    }

    private void deleteRange(
            Call call, MemorySegment nativeThis, MemorySegment nativeStartKey, MemorySegment nativeEndKey) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_delete_range(
                nativeThis, nativeStartKey, nativeStartKey.byteSize(), nativeEndKey, nativeEndKey.byteSize());
    }

    /** As {@link #deleteRange(byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void deleteRange(ByteBuffer startKey, ByteBuffer endKey) {
        deleteRange(Call.segment(startKey, "startKey"), Call.segment(endKey, "endKey"));
        Call.consume(startKey);
        Call.consume(endKey);
    }

    /** As {@link #deleteRange(byte[], byte[])}, with memory segments. */
    public void deleteRange(MemorySegment startKey, MemorySegment endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(call, call.use(this), call.bytes(startKey, "startKey"), call.bytes(endKey, "endKey"));
        }
    }

    /**
     * Does nothing: RocksDB does not support deleted ranges in a batch with an index, and reports no error.
     *
     * <p>C: {@code rocksdb_writebatch_wi_delete_range_cf}.
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, byte[] startKey, byte[] endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(startKey, "startKey"),
                    call.bytes(endKey, "endKey"));
        }
    }

    private void deleteRange(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeStartKey,
            MemorySegment nativeEndKey) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_delete_range_cf(
                nativeThis, nativeColumnFamily, nativeStartKey, nativeStartKey.byteSize(), nativeEndKey,
                nativeEndKey.byteSize());
    }

    /**
     * As {@link #deleteRange(ColumnFamilyHandle, byte[], byte[])}, with byte buffers. Their positions move to their
     * limits.
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, ByteBuffer startKey, ByteBuffer endKey) {
        deleteRange(columnFamily, Call.segment(startKey, "startKey"), Call.segment(endKey, "endKey"));
        Call.consume(startKey);
        Call.consume(endKey);
    }

    /** As {@link #deleteRange(ColumnFamilyHandle, byte[], byte[])}, with memory segments. */
    public void deleteRange(ColumnFamilyHandle columnFamily, MemorySegment startKey, MemorySegment endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(startKey, "startKey"),
                    call.bytes(endKey, "endKey"));
        }
    }

    /**
     * Does nothing: RocksDB does not support deleted ranges in a batch with an index, and reports no error.
     *
     * <p>C: {@code rocksdb_writebatch_wi_delete_rangev}.
     */
    public void deleteRangev(List<byte[]> startKeysList, List<byte[]> endKeysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.moveMade(this, "RocksIterator", "Transaction");
            int nativeCount = Call.sameCount(
                    Call.count(startKeysList, "startKeysList"), Call.count(endKeysList, "endKeysList"), "endKeysList");
            MemorySegment nativeStartKeysList = Call.sized(
                    call.bytes(startKeysList, "startKeysList"), 16L * nativeCount);
            MemorySegment nativeEndKeysList = Call.sized(call.bytes(endKeysList, "endKeysList"), 16L * nativeCount);
            CWriteBatchWithIndex.rocksdb_writebatch_wi_delete_rangev(
                    nativeThis, nativeCount, nativeStartKeysList, Call.lengths(nativeStartKeysList), nativeEndKeysList,
                    Call.lengths(nativeEndKeysList));
        }
    }

    /**
     * Does nothing: RocksDB does not support deleted ranges in a batch with an index, and reports no error.
     *
     * <p>C: {@code rocksdb_writebatch_wi_delete_rangev_cf}.
     */
    public void deleteRangev(ColumnFamilyHandle columnFamily, List<byte[]> startKeysList, List<byte[]> endKeysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            Effects.moveMade(this, "RocksIterator", "Transaction");
            int nativeCount = Call.sameCount(
                    Call.count(startKeysList, "startKeysList"), Call.count(endKeysList, "endKeysList"), "endKeysList");
            MemorySegment nativeStartKeysList = Call.sized(
                    call.bytes(startKeysList, "startKeysList"), 16L * nativeCount);
            MemorySegment nativeEndKeysList = Call.sized(call.bytes(endKeysList, "endKeysList"), 16L * nativeCount);
            CWriteBatchWithIndex.rocksdb_writebatch_wi_delete_rangev_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeStartKeysList, Call.lengths(nativeStartKeysList),
                    nativeEndKeysList, Call.lengths(nativeEndKeysList));
        }
    }

    /**
     * Looks up a key in the batch alone.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_from_batch}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] getFromBatch(Options options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getFromBatch(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    private byte @Nullable [] getFromBatch(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CWriteBatchWithIndex.rocksdb_writebatch_wi_get_from_batch(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeLength, call.errorSlot());
        call.check();
        return call.takeBytes(nativeResult, nativeLength);
    }

    /** As {@link #getFromBatch(Options, byte[])}, with byte buffers. Their positions move to their limits. */
    public byte @Nullable [] getFromBatch(Options options, ByteBuffer key) {
        var result = getFromBatch(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #getFromBatch(Options, byte[])}, with memory segments. */
    public byte @Nullable [] getFromBatch(Options options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getFromBatch(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    /**
     * Looks up a key of a column family in the batch alone.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_from_batch_cf}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] getFromBatch(ColumnFamilyHandle columnFamily, Options options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getFromBatch(
                    call, call.use(this), call.use(options, "options"), call.use(columnFamily, "columnFamily"),
                    call.bytes(key, "key"));
        }
    }

    private byte @Nullable [] getFromBatch(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CWriteBatchWithIndex.rocksdb_writebatch_wi_get_from_batch_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeLength,
                call.errorSlot());
        call.check();
        return call.takeBytes(nativeResult, nativeLength);
    }

    /**
     * As {@link #getFromBatch(ColumnFamilyHandle, Options, byte[])}, with byte buffers. Their positions move to their
     * limits.
     */
    public byte @Nullable [] getFromBatch(ColumnFamilyHandle columnFamily, Options options, ByteBuffer key) {
        var result = getFromBatch(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #getFromBatch(ColumnFamilyHandle, Options, byte[])}, with memory segments. */
    public byte @Nullable [] getFromBatch(ColumnFamilyHandle columnFamily, Options options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getFromBatch(
                    call, call.use(this), call.use(options, "options"), call.use(columnFamily, "columnFamily"),
                    call.bytes(key, "key"));
        }
    }

    /**
     * Looks up a key as if the batch had been written to the database.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_from_batch_and_db}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] getFromBatchAndDB(RocksDB db, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeDb, MemorySegment nativeOptions,
            MemorySegment nativeKey, MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_writebatch_wi_get(
                    nativeThis, nativeDb, nativeOptions, nativeKey, nativeKey.byteSize(), nativeBuffer,
                    nativeBuffer.byteSize(), nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CWriteBatchWithIndex.rocksdb_writebatch_wi_get_pinned_from_batch_and_db(
                            nativeThis, nativeDb, nativeOptions, nativeKey, nativeKey.byteSize(), call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    /** As {@link #getFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with default {@code ReadOptions}. */
    public byte @Nullable [] getFromBatchAndDB(RocksDB db, byte[] key) {
        return getFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #getFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with byte buffers. Their positions move to their
     * limits.
     */
    public byte @Nullable [] getFromBatchAndDB(RocksDB db, ReadOptions options, ByteBuffer key) {
        var result = getFromBatchAndDB(db, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with byte buffers and default {@code ReadOptions}.
     * Their positions move to their limits.
     */
    public byte @Nullable [] getFromBatchAndDB(RocksDB db, ByteBuffer key) {
        return getFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /** As {@link #getFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with memory segments. */
    public byte @Nullable [] getFromBatchAndDB(RocksDB db, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #getFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with memory segments and default {@code
     * ReadOptions}.
     */
    public byte @Nullable [] getFromBatchAndDB(RocksDB db, MemorySegment key) {
        return getFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /**
     * Looks up a key of a column family as if the batch had been written to the database.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_from_batch_and_db_cf}.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] getFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeDb, MemorySegment nativeOptions,
            MemorySegment nativeColumnFamily, MemorySegment nativeKey, MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_writebatch_wi_get_cf(
                    nativeThis, nativeDb, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(),
                    nativeBuffer, nativeBuffer.byteSize(), nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CWriteBatchWithIndex.rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf(
                            nativeThis, nativeDb, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(),
                            call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    /**
     * As {@link #getFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with default {@code
     * ReadOptions}.
     */
    public byte @Nullable [] getFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, byte[] key) {
        return getFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #getFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with byte buffers. Their
     * positions move to their limits.
     */
    public byte @Nullable [] getFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, ByteBuffer key) {
        var result = getFromBatchAndDB(columnFamily, db, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with byte buffers and default
     * {@code ReadOptions}. Their positions move to their limits.
     */
    public byte @Nullable [] getFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, ByteBuffer key) {
        return getFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /** As {@link #getFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with memory segments. */
    public byte @Nullable [] getFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #getFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with memory segments and default
     * {@code ReadOptions}.
     */
    public byte @Nullable [] getFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, MemorySegment key) {
        return getFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /**
     * Looks up a key as if the batch had been written, without copying its value.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_pinned_from_batch_and_db}.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable MemorySegment getFromBatchAndDB(Arena arena, RocksDB db, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, db);
        }
    }

    /** As {@link #getFromBatchAndDB(Arena, RocksDB, ReadOptions, byte[])}, with default {@code ReadOptions}. */
    public @Nullable MemorySegment getFromBatchAndDB(Arena arena, RocksDB db, byte[] key) {
        return getFromBatchAndDB(arena, db, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #getFromBatchAndDB(Arena, RocksDB, ReadOptions, byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public @Nullable MemorySegment getFromBatchAndDB(Arena arena, RocksDB db, ReadOptions options, ByteBuffer key) {
        var result = getFromBatchAndDB(arena, db, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getFromBatchAndDB(Arena, RocksDB, ReadOptions, byte[])}, with byte buffers and default {@code
     * ReadOptions}. Their positions move to their limits.
     */
    public @Nullable MemorySegment getFromBatchAndDB(Arena arena, RocksDB db, ByteBuffer key) {
        return getFromBatchAndDB(arena, db, ReadOptions.defaults(), key);
    }

    /** As {@link #getFromBatchAndDB(Arena, RocksDB, ReadOptions, byte[])}, with memory segments. */
    public @Nullable MemorySegment getFromBatchAndDB(Arena arena, RocksDB db, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, db);
        }
    }

    /**
     * As {@link #getFromBatchAndDB(Arena, RocksDB, ReadOptions, byte[])}, with memory segments and default {@code
     * ReadOptions}.
     */
    public @Nullable MemorySegment getFromBatchAndDB(Arena arena, RocksDB db, MemorySegment key) {
        return getFromBatchAndDB(arena, db, ReadOptions.defaults(), key);
    }

    /**
     * Looks up a key of a column family as if the batch had been written, without copying its value.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf}.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable MemorySegment getFromBatchAndDB(
            Arena arena, ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * As {@link #getFromBatchAndDB(Arena, ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with default {@code
     * ReadOptions}.
     */
    public @Nullable MemorySegment getFromBatchAndDB(
            Arena arena, ColumnFamilyHandle columnFamily, RocksDB db, byte[] key) {
        return getFromBatchAndDB(arena, columnFamily, db, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #getFromBatchAndDB(Arena, ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with byte buffers. Their
     * positions move to their limits.
     */
    public @Nullable MemorySegment getFromBatchAndDB(
            Arena arena, ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, ByteBuffer key) {
        var result = getFromBatchAndDB(arena, columnFamily, db, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getFromBatchAndDB(Arena, ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with byte buffers and
     * default {@code ReadOptions}. Their positions move to their limits.
     */
    public @Nullable MemorySegment getFromBatchAndDB(
            Arena arena, ColumnFamilyHandle columnFamily, RocksDB db, ByteBuffer key) {
        return getFromBatchAndDB(arena, columnFamily, db, ReadOptions.defaults(), key);
    }

    /** As {@link #getFromBatchAndDB(Arena, ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with memory segments. */
    public @Nullable MemorySegment getFromBatchAndDB(
            Arena arena, ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * As {@link #getFromBatchAndDB(Arena, ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with memory segments and
     * default {@code ReadOptions}.
     */
    public @Nullable MemorySegment getFromBatchAndDB(
            Arena arena, ColumnFamilyHandle columnFamily, RocksDB db, MemorySegment key) {
        return getFromBatchAndDB(arena, columnFamily, db, ReadOptions.defaults(), key);
    }

    /**
     * Reads a value as if the batch had been written: copies it into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_pinned_from_batch_and_db}.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long getOrPinFromBatchAndDB(RocksDB db, ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, db);
        }
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(RocksDB, ReadOptions, byte[], ValueBuffer)}, with default {@code ReadOptions}.
     */
    public long getOrPinFromBatchAndDB(RocksDB db, byte[] key, ValueBuffer buffer) {
        return getOrPinFromBatchAndDB(db, ReadOptions.defaults(), key, buffer);
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(RocksDB, ReadOptions, byte[], ValueBuffer)}, with byte buffers. Their positions
     * move to their limits.
     */
    public long getOrPinFromBatchAndDB(RocksDB db, ReadOptions options, ByteBuffer key, ValueBuffer buffer) {
        var result = getOrPinFromBatchAndDB(db, options, Call.segment(key, "key"), buffer);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(RocksDB, ReadOptions, byte[], ValueBuffer)}, with byte buffers and default
     * {@code ReadOptions}. Their positions move to their limits.
     */
    public long getOrPinFromBatchAndDB(RocksDB db, ByteBuffer key, ValueBuffer buffer) {
        return getOrPinFromBatchAndDB(db, ReadOptions.defaults(), key, buffer);
    }

    /** As {@link #getOrPinFromBatchAndDB(RocksDB, ReadOptions, byte[], ValueBuffer)}, with memory segments. */
    public long getOrPinFromBatchAndDB(RocksDB db, ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, db);
        }
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(RocksDB, ReadOptions, byte[], ValueBuffer)}, with memory segments and default
     * {@code ReadOptions}.
     */
    public long getOrPinFromBatchAndDB(RocksDB db, MemorySegment key, ValueBuffer buffer) {
        return getOrPinFromBatchAndDB(db, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Reads a value of a column family as if the batch had been written: copies it into a buffer if it fits, and pins
     * it otherwise.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf}.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long getOrPinFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[], ValueBuffer)}, with default
     * {@code ReadOptions}.
     */
    public long getOrPinFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, byte[] key, ValueBuffer buffer) {
        return getOrPinFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key, buffer);
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[], ValueBuffer)}, with byte
     * buffers. Their positions move to their limits.
     */
    public long getOrPinFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, ByteBuffer key, ValueBuffer buffer) {
        var result = getOrPinFromBatchAndDB(columnFamily, db, options, Call.segment(key, "key"), buffer);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[], ValueBuffer)}, with byte
     * buffers and default {@code ReadOptions}. Their positions move to their limits.
     */
    public long getOrPinFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ByteBuffer key, ValueBuffer buffer) {
        return getOrPinFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key, buffer);
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[], ValueBuffer)}, with memory
     * segments.
     */
    public long getOrPinFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * As {@link #getOrPinFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[], ValueBuffer)}, with memory
     * segments and default {@code ReadOptions}.
     */
    public long getOrPinFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, MemorySegment key, ValueBuffer buffer) {
        return getOrPinFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Looks up a key as if the batch had been written, without copying its value.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_pinned_from_batch_and_db}.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(RocksDB db, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, db), db));
        }
    }

    /** As {@link #getPinnedFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with default {@code ReadOptions}. */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(RocksDB db, byte[] key) {
        return getPinnedFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #getPinnedFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(RocksDB db, ReadOptions options, ByteBuffer key) {
        var result = getPinnedFromBatchAndDB(db, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getPinnedFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with byte buffers and default {@code
     * ReadOptions}. Their positions move to their limits.
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(RocksDB db, ByteBuffer key) {
        return getPinnedFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /** As {@link #getPinnedFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with memory segments. */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(RocksDB db, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, db), db));
        }
    }

    /**
     * As {@link #getPinnedFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with memory segments and default {@code
     * ReadOptions}.
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(RocksDB db, MemorySegment key) {
        return getPinnedFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /**
     * Looks up a key of a column family as if the batch had been written, without copying its value.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf}.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    /**
     * As {@link #getPinnedFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with default {@code
     * ReadOptions}.
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, byte[] key) {
        return getPinnedFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #getPinnedFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with byte buffers. Their
     * positions move to their limits.
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, ByteBuffer key) {
        var result = getPinnedFromBatchAndDB(columnFamily, db, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getPinnedFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with byte buffers and
     * default {@code ReadOptions}. Their positions move to their limits.
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, ByteBuffer key) {
        return getPinnedFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /** As {@link #getPinnedFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with memory segments. */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    /**
     * As {@link #getPinnedFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with memory segments and
     * default {@code ReadOptions}.
     */
    public @Nullable PinnedValue getPinnedFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, MemorySegment key) {
        return getPinnedFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /**
     * Calls {@code callbacks} for each put, delete and log data in the default column family, in order, of a copy of
     * the batch. Throws UnsupportedOperationException, after some calls, if the batch has other writes.
     *
     * <p>C: {@code rocksdb_writebatch_iterate_ld}.
     *
     * @param callbacks called during this call only
     */
    @Override
    public void iterateWithLogData(WriteBatchCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.moveMade(this, "RocksIterator", "Transaction");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeData = CWriteBatchWithIndex.rocksdb_writebatch_wi_data(nativeThis, nativeLength);
            int nativeVisits = CWriteBatchWithIndex.rocksdb_writebatch_wi_count(nativeThis);
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CWriteBatch.rocksdb_writebatch_iterate_ld(
                    call.temporary(
                            CWriteBatch.rocksdb_writebatch_create_from(
                                    nativeData, nativeLength.get(ValueLayout.JAVA_LONG, 0)),
                            CWriteBatch::rocksdb_writebatch_destroy),
                    nativeCallbacks, WriteBatchUpcalls.Addresses.PUT, WriteBatchUpcalls.Addresses.DELETE,
                    WriteBatchUpcalls.Addresses.LOG_DATA);
            Callbacks.checkVisited(nativeCallbacks, nativeVisits, "WriteBatchWithIndex");
        }
    }

    /**
     * Adds a merge operand, which the merge operator combines with the value of the key.
     *
     * <p>C: {@code rocksdb_writebatch_wi_merge}.
     */
    @Override
    public void merge(byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void merge(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_merge(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
    }

    @Override
    public void merge(ByteBuffer key, ByteBuffer value) {
        merge(Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void merge(MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Adds a merge operand in a column family, which the merge operator combines with the value of the key.
     *
     * <p>C: {@code rocksdb_writebatch_wi_merge_cf}.
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void merge(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_merge_cf(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
    }

    @Override
    public void merge(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        merge(columnFamily, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void merge(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    /**
     * Adds a merge of one key and value, the concatenations of {@code keyParts} and {@code valueParts}.
     *
     * <p>C: {@code rocksdb_writebatch_wi_mergev}.
     */
    @Override
    public void merge(List<byte[]> keyParts, List<byte[]> valueParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.moveMade(this, "RocksIterator", "Transaction");
            int nativeCount = Call.count(keyParts, "keyParts");
            int nativeCount2 = Call.count(valueParts, "valueParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            MemorySegment nativeValueParts = Call.sized(call.bytes(valueParts, "valueParts"), 16L * nativeCount2);
            CWriteBatchWithIndex.rocksdb_writebatch_wi_mergev(
                    nativeThis, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts), nativeCount2,
                    nativeValueParts, Call.lengths(nativeValueParts));
        }
    }

    /**
     * Adds a merge of one key and value in a column family, the concatenations of {@code keyParts} and {@code
     * valueParts}.
     *
     * <p>C: {@code rocksdb_writebatch_wi_mergev_cf}.
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, List<byte[]> keyParts, List<byte[]> valueParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            Effects.moveMade(this, "RocksIterator", "Transaction");
            int nativeCount = Call.count(keyParts, "keyParts");
            int nativeCount2 = Call.count(valueParts, "valueParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            MemorySegment nativeValueParts = Call.sized(call.bytes(valueParts, "valueParts"), 16L * nativeCount2);
            CWriteBatchWithIndex.rocksdb_writebatch_wi_mergev_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts),
                    nativeCount2, nativeValueParts, Call.lengths(nativeValueParts));
        }
    }

    /**
     * Returns an iterator that shows the batch over a base iterator, which it takes over.
     *
     * <p>C: {@code rocksdb_writebatch_wi_create_iterator_with_base}.
     *
     * @param baseIterator consumed: it cannot be used afterwards and need not be closed
     * @return a new object, to be closed
     */
    public RocksIterator newIteratorWithBase(RocksIterator baseIterator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            NativeObject nativeObject = call.expects(NativeObject.expected(
                    "RocksIterator", CRocksIterator::rocksdb_iter_destroy));
            nativeObject.created(CWriteBatchWithIndex.rocksdb_writebatch_wi_create_iterator_with_base(
                    call.use(this),
                    call.transfer(baseIterator, "baseIterator", "WriteBatchWithIndex.newIteratorWithBase")));
            call.commit();
            return call.returning(new RocksIterator(call.made(nativeObject.succeeding(baseIterator).childOf(this))));
        }
    }

    /**
     * Returns an iterator that shows the batch of a column family over a base iterator, which it takes over.
     *
     * <p>C: {@code rocksdb_writebatch_wi_create_iterator_with_base_cf}.
     *
     * @param columnFamily retained by the new object; may be closed before it
     * @param baseIterator consumed: it cannot be used afterwards and need not be closed
     * @return a new object, to be closed
     */
    public RocksIterator newIteratorWithBase(ColumnFamilyHandle columnFamily, RocksIterator baseIterator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeBaseIterator = call.transfer(
                    baseIterator, "baseIterator", "WriteBatchWithIndex.newIteratorWithBase");
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            NativeObject nativeObject = call.expects(NativeObject.expected(
                    "RocksIterator", CRocksIterator::rocksdb_iter_destroy))
                    .borrowing(columnFamily);
            nativeObject.created(CWriteBatchWithIndex.rocksdb_writebatch_wi_create_iterator_with_base_cf(
                    nativeThis, nativeBaseIterator, nativeColumnFamily));
            call.commit();
            return call.returning(new RocksIterator(call.made(nativeObject.succeeding(baseIterator).childOf(this))));
        }
    }

    /**
     * Returns an iterator that shows the batch of a column family over a base iterator, which it takes over.
     *
     * <p>C: {@code rocksdb_writebatch_wi_create_iterator_with_base_cf_readopts}.
     *
     * @param columnFamily retained by the new object; may be closed before it
     * @param baseIterator consumed: it cannot be used afterwards and need not be closed
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    public RocksIterator newIteratorWithBase(
            ColumnFamilyHandle columnFamily, RocksIterator baseIterator, ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeBaseIterator = call.transfer(
                    baseIterator, "baseIterator", "WriteBatchWithIndex.newIteratorWithBase");
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            MemorySegment nativeOptions = call.use(options, "options");
            NativeObject nativeObject = call.expects(NativeObject.expected(
                    "RocksIterator", CRocksIterator::rocksdb_iter_destroy))
                    .borrowing(columnFamily)
                    .borrowing(options);
            nativeObject.created(CWriteBatchWithIndex.rocksdb_writebatch_wi_create_iterator_with_base_cf_readopts(
                    nativeThis, nativeBaseIterator, nativeColumnFamily, nativeOptions));
            call.commit();
            return call.returning(new RocksIterator(call.made(nativeObject.succeeding(baseIterator).childOf(this))));
        }
    }

    /**
     * Returns an iterator that shows the batch over a base iterator, which it takes over.
     *
     * <p>C: {@code rocksdb_writebatch_wi_create_iterator_with_base_readopts}.
     *
     * @param baseIterator consumed: it cannot be used afterwards and need not be closed
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    public RocksIterator newIteratorWithBase(RocksIterator baseIterator, ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeBaseIterator = call.transfer(
                    baseIterator, "baseIterator", "WriteBatchWithIndex.newIteratorWithBase");
            MemorySegment nativeOptions = call.use(options, "options");
            NativeObject nativeObject = call.expects(NativeObject.expected(
                    "RocksIterator", CRocksIterator::rocksdb_iter_destroy))
                    .borrowing(options);
            nativeObject.created(CWriteBatchWithIndex.rocksdb_writebatch_wi_create_iterator_with_base_readopts(
                    nativeThis, nativeBaseIterator, nativeOptions));
            call.commit();
            return call.returning(new RocksIterator(call.made(nativeObject.succeeding(baseIterator).childOf(this))));
        }
    }

    /**
     * Adds the writing of one key and value.
     *
     * <p>C: {@code rocksdb_writebatch_wi_put}.
     */
    @Override
    public void put(byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_put(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
    }

    @Override
    public void put(ByteBuffer key, ByteBuffer value) {
        put(Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void put(MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Adds the writing of one key and value to a column family.
     *
     * <p>C: {@code rocksdb_writebatch_wi_put_cf}.
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_put_cf(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
    }

    @Override
    public void put(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        put(columnFamily, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void put(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    /**
     * Adds the writing of one key and value, the concatenations of {@code keyParts} and {@code valueParts}.
     *
     * <p>C: {@code rocksdb_writebatch_wi_putv}.
     */
    @Override
    public void put(List<byte[]> keyParts, List<byte[]> valueParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.moveMade(this, "RocksIterator", "Transaction");
            int nativeCount = Call.count(keyParts, "keyParts");
            int nativeCount2 = Call.count(valueParts, "valueParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            MemorySegment nativeValueParts = Call.sized(call.bytes(valueParts, "valueParts"), 16L * nativeCount2);
            CWriteBatchWithIndex.rocksdb_writebatch_wi_putv(
                    nativeThis, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts), nativeCount2,
                    nativeValueParts, Call.lengths(nativeValueParts));
        }
    }

    /**
     * Adds the writing of one key and value to a column family, the concatenations of {@code keyParts} and {@code
     * valueParts}.
     *
     * <p>C: {@code rocksdb_writebatch_wi_putv_cf}.
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, List<byte[]> keyParts, List<byte[]> valueParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            Effects.moveMade(this, "RocksIterator", "Transaction");
            int nativeCount = Call.count(keyParts, "keyParts");
            int nativeCount2 = Call.count(valueParts, "valueParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            MemorySegment nativeValueParts = Call.sized(call.bytes(valueParts, "valueParts"), 16L * nativeCount2);
            CWriteBatchWithIndex.rocksdb_writebatch_wi_putv_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts),
                    nativeCount2, nativeValueParts, Call.lengths(nativeValueParts));
        }
    }

    /**
     * Adds bytes that go to the write-ahead log only, and are not seen by reads.
     *
     * <p>C: {@code rocksdb_writebatch_wi_put_log_data}.
     */
    @Override
    public void putLogData(byte[] blob) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putLogData(call, call.use(this), call.bytes(blob, "blob"));
        }
    }

    private void putLogData(Call call, MemorySegment nativeThis, MemorySegment nativeBlob) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_put_log_data(nativeThis, nativeBlob, nativeBlob.byteSize());
    }

    @Override
    public void putLogData(MemorySegment blob) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putLogData(call, call.use(this), call.bytes(blob, "blob"));
        }
    }

    /**
     * Removes the writes since the latest save point, and the save point; fails if there is none.
     *
     * <p>Closes each RocksIterator that was created from this object.
     *
     * <p>C: {@code rocksdb_writebatch_wi_rollback_to_save_point}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void rollbackToSavePoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.closeMade(this, "RocksIterator", "Transaction");
            CWriteBatchWithIndex.rocksdb_writebatch_wi_rollback_to_save_point(nativeThis, call.errorSlot());
            call.check();
        }
    }

    /**
     * Marks the present state, to which the batch can be rolled back; save points nest.
     *
     * <p>C: {@code rocksdb_writebatch_wi_set_save_point}.
     *
     * @return this object
     */
    @Override
    public WriteBatchWithIndex setSavePoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteBatchWithIndex.rocksdb_writebatch_wi_set_save_point(call.use(this));
            return this;
        }
    }

    /**
     * Adds the deletion of a key that was put exactly once since it was last deleted; after more puts or a merge the
     * result is undefined.
     *
     * <p>C: {@code rocksdb_writebatch_wi_singledelete}.
     */
    @Override
    public void singleDelete(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    private void singleDelete(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_singledelete(nativeThis, nativeKey, nativeKey.byteSize());
    }

    @Override
    public void singleDelete(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    /**
     * Adds the deletion of a key of a column family that was put exactly once since it was last deleted; after more
     * puts or a merge the result is undefined.
     *
     * <p>C: {@code rocksdb_writebatch_wi_singledelete_cf}.
     */
    @Override
    public void singleDelete(ColumnFamilyHandle columnFamily, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"));
        }
    }

    private void singleDelete(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_singledelete_cf(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize());
    }

    @Override
    public void singleDelete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"));
        }
    }

    /**
     * Looks up a key in the batch alone.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_from_batch}.
     *
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGetFromBatch(Options options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return tryGetFromBatch(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    private ReadResult tryGetFromBatch(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CWriteBatchWithIndex.rocksdb_writebatch_wi_get_from_batch(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeLength, call.errorSlot());
        return call.takeResult(nativeResult, nativeLength);
    }

    /** As {@link #tryGetFromBatch(Options, byte[])}, with byte buffers. Their positions move to their limits. */
    public ReadResult tryGetFromBatch(Options options, ByteBuffer key) {
        var result = tryGetFromBatch(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #tryGetFromBatch(Options, byte[])}, with memory segments. */
    public ReadResult tryGetFromBatch(Options options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return tryGetFromBatch(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    /**
     * Looks up a key of a column family in the batch alone.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_from_batch_cf}.
     *
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGetFromBatch(ColumnFamilyHandle columnFamily, Options options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return tryGetFromBatch(
                    call, call.use(this), call.use(options, "options"), call.use(columnFamily, "columnFamily"),
                    call.bytes(key, "key"));
        }
    }

    private ReadResult tryGetFromBatch(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CWriteBatchWithIndex.rocksdb_writebatch_wi_get_from_batch_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeLength,
                call.errorSlot());
        return call.takeResult(nativeResult, nativeLength);
    }

    /**
     * As {@link #tryGetFromBatch(ColumnFamilyHandle, Options, byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public ReadResult tryGetFromBatch(ColumnFamilyHandle columnFamily, Options options, ByteBuffer key) {
        var result = tryGetFromBatch(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #tryGetFromBatch(ColumnFamilyHandle, Options, byte[])}, with memory segments. */
    public ReadResult tryGetFromBatch(ColumnFamilyHandle columnFamily, Options options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return tryGetFromBatch(
                    call, call.use(this), call.use(options, "options"), call.use(columnFamily, "columnFamily"),
                    call.bytes(key, "key"));
        }
    }

    /**
     * Looks up a key as if the batch had been written to the database.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_from_batch_and_db}.
     *
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGetFromBatchAndDB(RocksDB db, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /** As {@link #tryGetFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with default {@code ReadOptions}. */
    public ReadResult tryGetFromBatchAndDB(RocksDB db, byte[] key) {
        return tryGetFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #tryGetFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with byte buffers. Their positions move to their
     * limits.
     */
    public ReadResult tryGetFromBatchAndDB(RocksDB db, ReadOptions options, ByteBuffer key) {
        var result = tryGetFromBatchAndDB(db, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #tryGetFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with byte buffers and default {@code
     * ReadOptions}. Their positions move to their limits.
     */
    public ReadResult tryGetFromBatchAndDB(RocksDB db, ByteBuffer key) {
        return tryGetFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /** As {@link #tryGetFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with memory segments. */
    public ReadResult tryGetFromBatchAndDB(RocksDB db, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #tryGetFromBatchAndDB(RocksDB, ReadOptions, byte[])}, with memory segments and default {@code
     * ReadOptions}.
     */
    public ReadResult tryGetFromBatchAndDB(RocksDB db, MemorySegment key) {
        return tryGetFromBatchAndDB(db, ReadOptions.defaults(), key);
    }

    /**
     * Looks up a key of a column family as if the batch had been written to the database.
     *
     * <p>C: {@code rocksdb_writebatch_wi_get_from_batch_and_db_cf}.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGetFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #tryGetFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with default {@code
     * ReadOptions}.
     */
    public ReadResult tryGetFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, byte[] key) {
        return tryGetFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #tryGetFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with byte buffers. Their
     * positions move to their limits.
     */
    public ReadResult tryGetFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, ByteBuffer key) {
        var result = tryGetFromBatchAndDB(columnFamily, db, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #tryGetFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with byte buffers and default
     * {@code ReadOptions}. Their positions move to their limits.
     */
    public ReadResult tryGetFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, ByteBuffer key) {
        return tryGetFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /** As {@link #tryGetFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with memory segments. */
    public ReadResult tryGetFromBatchAndDB(
            ColumnFamilyHandle columnFamily, RocksDB db, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.use(db, "db"), call.useWith(options, "options", db),
                    call.use(columnFamily, "columnFamily", db), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #tryGetFromBatchAndDB(ColumnFamilyHandle, RocksDB, ReadOptions, byte[])}, with memory segments and
     * default {@code ReadOptions}.
     */
    public ReadResult tryGetFromBatchAndDB(ColumnFamilyHandle columnFamily, RocksDB db, MemorySegment key) {
        return tryGetFromBatchAndDB(columnFamily, db, ReadOptions.defaults(), key);
    }

    /**
     * Sets the timestamp of all keys that were added without one.
     *
     * <p>C: {@code rocksdb_writebatch_wi_update_timestamps}.
     *
     * @param callbacks called during this call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void updateTimestamps(byte[] timestamp, TimestampSizeCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            updateTimestamps(call, call.use(this), call.bytes(timestamp, "timestamp"), callbacks);
        }
    }

    private void updateTimestamps(
            Call call, MemorySegment nativeThis, MemorySegment nativeTimestamp, TimestampSizeCallbacks callbacks) {
        Effects.moveMade(this, "RocksIterator", "Transaction");
        MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
        CWriteBatchWithIndex.rocksdb_writebatch_wi_update_timestamps(
                nativeThis, nativeTimestamp, nativeTimestamp.byteSize(), nativeCallbacks,
                TimestampSizeUpcalls.Addresses.TIMESTAMP_SIZE, call.errorSlot());
        call.check();
    }

    @Override
    public void updateTimestamps(MemorySegment timestamp, TimestampSizeCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            updateTimestamps(call, call.use(this), call.bytes(timestamp, "timestamp"), callbacks);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public WriteBatchWithIndex in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Creates an empty batch, which keeps what is overwritten. */
    public WriteBatchWithIndex() {
        this(false);
    }

    /** Creates an empty batch.
     *
     * @param overwriteKey whether a later write of a key takes the place of an earlier one
     */
    public WriteBatchWithIndex(boolean overwriteKey) {
        this(0, overwriteKey);
    }

    /** Returns the value of a key of a column family as if the batch had been written, or null if there is none. */
    public byte @Nullable [] getFromBatchAndDB(
            RocksDB db, ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        return getFromBatchAndDB(columnFamily, db, options, key);
    }

    /** Returns a copy of these writes without the index, to be closed. */
    @Override
    public WriteBatch getWriteBatch() {
        return new WriteBatch(data());
    }

    /**
     * Creates an empty batch.
     *
     * @param backupIndexComparator the comparator of a column family that is not known
     * @param reservedBytes for how many bytes there is room
     * @param overwriteKey whether a later write of a key takes the place of an earlier one
     */
    public WriteBatchWithIndex(Comparator backupIndexComparator, int reservedBytes, boolean overwriteKey) {
        this(backupIndexComparator, reservedBytes, overwriteKey, 0, 0);
    }

    /** Returns the value of a key as the batch alone has it, or null if it has none. */
    public byte @Nullable [] getFromBatch(DBOptions options, byte[] key) {
        return getFromBatch(Options.of(Call.notNull(options, "options")), key);
    }

    /** Returns the value of a key of a column family as the batch alone has it, or null if it has none. */
    public byte @Nullable [] getFromBatch(ColumnFamilyHandle columnFamily, DBOptions options, byte[] key) {
        return getFromBatch(columnFamily, Options.of(Call.notNull(options, "options")), key);
    }
}
