package dev.rockspan;

import dev.rockspan.raw.BatchPath;
import dev.rockspan.raw.CWriteBatch;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.batch.BatchBuilder;
import dev.rockspan.runtime.batch.RecordType;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Writes that are applied together or not at all.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>A batch from the constructor without parameters buffers its writes in Java's memory, up to 64 MiB or a sixteenth
 * of the heap, whichever is less, until a call needs RocksDB's batch. If two threads add to it at the same moment, a
 * write can be lost without an exception.
 *
 * <p>C: {@code rocksdb_writebatch_t}.
 */
public class WriteBatch extends AbstractWriteBatch implements WriteBatchInterface {
    WriteBatch(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an empty batch.
     *
     * <p>C: {@code rocksdb_writebatch_create}.
     */
    public WriteBatch() {
        this(BatchBuilder.create("WriteBatch", BatchPath.INSTANCE));
    }

    /**
     * Creates a batch from the bytes that {@code data()} of another one returned.
     *
     * <p>C: {@code rocksdb_writebatch_create_from}.
     */
    public WriteBatch(byte[] serialized) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeSerialized = call.bytes(serialized, "serialized");
            MemorySegment nativeResult = CWriteBatch.rocksdb_writebatch_create_from(
                    nativeSerialized, nativeSerialized.byteSize());
            nativeObject = call.made(NativeObject.owned(
                    "WriteBatch", nativeResult, CWriteBatch::rocksdb_writebatch_destroy));
        }
        super(nativeObject.exclusive());
    }

    /** As {@link #WriteBatch(byte[])}, with byte buffers. Their positions move to their limits. */
    public WriteBatch(ByteBuffer serialized) {
        this(Call.segment(serialized, "serialized"));
        Call.consume(serialized);
    }

    /** As {@link #WriteBatch(byte[])}, with memory segments. */
    public WriteBatch(MemorySegment serialized) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeSerialized = call.bytes(serialized, "serialized");
            MemorySegment nativeResult = CWriteBatch.rocksdb_writebatch_create_from(
                    nativeSerialized, nativeSerialized.byteSize());
            nativeObject = call.made(NativeObject.owned(
                    "WriteBatch", nativeResult, CWriteBatch::rocksdb_writebatch_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Creates an empty batch with limits.
     *
     * <p>C: {@code rocksdb_writebatch_create_with_params}.
     *
     * @param reservedBytes how many bytes of memory are allocated at once; at least 0 and at most 1073741824
     * @param maxBytes how many bytes the batch may have, 0 for any number; a write that it has no room for is left out,
     *     without an error
     * @param protectionBytesPerKey how many bytes of checksum protect each change in memory: 0 for none, or 8
     * @param defaultColumnFamilyTimestampSz the size in bytes of the timestamps of the default column family, 0 for
     *     none; at least 0 and at most 65536
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public WriteBatch(
            long reservedBytes, long maxBytes, long protectionBytesPerKey, long defaultColumnFamilyTimestampSz) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CWriteBatch.rocksdb_writebatch_create_with_params(
                    Call.inRange(reservedBytes, 0L, 1073741824L, "reservedBytes"), maxBytes, protectionBytesPerKey,
                    Call.inRange(defaultColumnFamilyTimestampSz, 0L, 65536L, "defaultColumnFamilyTimestampSz"));
            nativeObject = call.made(NativeObject.owned(
                    "WriteBatch", nativeResult, CWriteBatch::rocksdb_writebatch_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Removes all writes and save points.
     *
     * <p>C: {@code rocksdb_writebatch_clear}.
     */
    @Override
    public void clear() {
        if (BatchBuilder.clear(this)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteBatch.rocksdb_writebatch_clear(call.use(this));
        }
    }

    /**
     * Returns the number of writes in the batch.
     *
     * <p>C: {@code rocksdb_writebatch_count}.
     */
    @Override
    public int count() {
        int pending = BatchBuilder.count(this);
        if (pending >= 0) {
            return pending;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CWriteBatch.rocksdb_writebatch_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns a copy of the batch in RocksDB's format, which {@code new WriteBatch(byte[])} reads.
     *
     * <p>C: {@code rocksdb_writebatch_data}.
     */
    @Override
    public byte[] data() {
        byte[] pending = BatchBuilder.data(this);
        if (pending != null) {
            return pending;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CWriteBatch.rocksdb_writebatch_data(nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Adds the deletion of a key.
     *
     * <p>C: {@code rocksdb_writebatch_delete}.
     */
    @Override
    public void delete(byte[] key) {
        if (BatchBuilder.add(this, RecordType.DELETE, key)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    private void delete(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        CWriteBatch.rocksdb_writebatch_delete(nativeThis, nativeKey, nativeKey.byteSize());
    }

    @Override
    public void delete(ByteBuffer key) {
        delete(Call.segment(key, "key"));
        Call.consume(key);
    }

    @Override
    public void delete(MemorySegment key) {
        if (BatchBuilder.add(this, RecordType.DELETE, key)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    /**
     * Adds the deletion of a key of a column family.
     *
     * <p>C: {@code rocksdb_writebatch_delete_cf}.
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, byte[] key) {
        if (BatchBuilder.add(this, RecordType.DELETE, columnFamily, key)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"));
        }
    }

    private void delete(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey) {
        CWriteBatch.rocksdb_writebatch_delete_cf(nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize());
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        delete(columnFamily, Call.segment(key, "key"));
        Call.consume(key);
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        if (BatchBuilder.add(this, RecordType.DELETE, columnFamily, key)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"));
        }
    }

    /**
     * Adds the deletion of one key, the concatenation of {@code keyParts}.
     *
     * <p>C: {@code rocksdb_writebatch_deletev}.
     */
    @Override
    public void delete(List<byte[]> keyParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(keyParts, "keyParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            CWriteBatch.rocksdb_writebatch_deletev(
                    nativeThis, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts));
        }
    }

    /**
     * Adds the deletion of one key of a column family, the concatenation of {@code keyParts}.
     *
     * <p>C: {@code rocksdb_writebatch_deletev_cf}.
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, List<byte[]> keyParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            int nativeCount = Call.count(keyParts, "keyParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            CWriteBatch.rocksdb_writebatch_deletev_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts));
        }
    }

    /**
     * Adds the deletion of keys from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_writebatch_delete_range}.
     */
    public void deleteRange(byte[] startKey, byte[] endKey) {
        if (BatchBuilder.add(this, RecordType.DELETE_RANGE, startKey, endKey)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(call, call.use(this), call.bytes(startKey, "startKey"), call.bytes(endKey, "endKey"));
        }
    }

    private void deleteRange(
            Call call, MemorySegment nativeThis, MemorySegment nativeStartKey, MemorySegment nativeEndKey) {
        CWriteBatch.rocksdb_writebatch_delete_range(
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
        if (BatchBuilder.add(this, RecordType.DELETE_RANGE, startKey, endKey)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(call, call.use(this), call.bytes(startKey, "startKey"), call.bytes(endKey, "endKey"));
        }
    }

    /**
     * Adds the deletion of keys of a column family from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_writebatch_delete_range_cf}.
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, byte[] startKey, byte[] endKey) {
        if (BatchBuilder.add(this, RecordType.DELETE_RANGE, columnFamily, startKey, endKey)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(startKey, "startKey"),
                    call.bytes(endKey, "endKey"));
        }
    }

    private void deleteRange(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeStartKey,
            MemorySegment nativeEndKey) {
        CWriteBatch.rocksdb_writebatch_delete_range_cf(
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
        if (BatchBuilder.add(this, RecordType.DELETE_RANGE, columnFamily, startKey, endKey)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(startKey, "startKey"),
                    call.bytes(endKey, "endKey"));
        }
    }

    /**
     * Adds the deletion of keys from the concatenation of {@code startKeyParts} (inclusive) to that of {@code
     * endKeyParts} (exclusive).
     *
     * <p>C: {@code rocksdb_writebatch_delete_rangev}.
     */
    public void deleteRange(List<byte[]> startKeyParts, List<byte[]> endKeyParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.sameCount(
                    Call.count(startKeyParts, "startKeyParts"), Call.count(endKeyParts, "endKeyParts"), "endKeyParts");
            MemorySegment nativeStartKeyParts = Call.sized(
                    call.bytes(startKeyParts, "startKeyParts"), 16L * nativeCount);
            MemorySegment nativeEndKeyParts = Call.sized(call.bytes(endKeyParts, "endKeyParts"), 16L * nativeCount);
            CWriteBatch.rocksdb_writebatch_delete_rangev(
                    nativeThis, nativeCount, nativeStartKeyParts, Call.lengths(nativeStartKeyParts), nativeEndKeyParts,
                    Call.lengths(nativeEndKeyParts));
        }
    }

    /**
     * Adds the deletion of keys of a column family from the concatenation of {@code startKeyParts} (inclusive) to that
     * of {@code endKeyParts} (exclusive).
     *
     * <p>C: {@code rocksdb_writebatch_delete_rangev_cf}.
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, List<byte[]> startKeyParts, List<byte[]> endKeyParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            int nativeCount = Call.sameCount(
                    Call.count(startKeyParts, "startKeyParts"), Call.count(endKeyParts, "endKeyParts"), "endKeyParts");
            MemorySegment nativeStartKeyParts = Call.sized(
                    call.bytes(startKeyParts, "startKeyParts"), 16L * nativeCount);
            MemorySegment nativeEndKeyParts = Call.sized(call.bytes(endKeyParts, "endKeyParts"), 16L * nativeCount);
            CWriteBatch.rocksdb_writebatch_delete_rangev_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeStartKeyParts, Call.lengths(nativeStartKeyParts),
                    nativeEndKeyParts, Call.lengths(nativeEndKeyParts));
        }
    }

    /**
     * Adds the deletion of a key of a column family at a timestamp, which has the size that its comparator states.
     *
     * <p>C: {@code rocksdb_writebatch_delete_cf_with_ts}.
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteWithTimestamp(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    private void deleteWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeTimestamp) {
        CWriteBatch.rocksdb_writebatch_delete_cf_with_ts(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeTimestamp,
                nativeTimestamp.byteSize());
    }

    /**
     * As {@link #deleteWithTimestamp(ColumnFamilyHandle, byte[], byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(columnFamily, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"));
        Call.consume(key);
        Call.consume(timestamp);
    }

    /** As {@link #deleteWithTimestamp(ColumnFamilyHandle, byte[], byte[])}, with memory segments. */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteWithTimestamp(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    /**
     * Calls {@code callbacks} for each put and delete in the default column family, in order. Throws
     * UnsupportedOperationException, after some calls, if the batch has other writes.
     *
     * <p>C: {@code rocksdb_writebatch_iterate}.
     *
     * @param callbacks called during this call only
     */
    public void iterate(WriteBatchCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeVisits = CWriteBatch.rocksdb_writebatch_count(nativeThis);
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CWriteBatch.rocksdb_writebatch_iterate(
                    nativeThis, nativeCallbacks, WriteBatchUpcalls.Addresses.PUT, WriteBatchUpcalls.Addresses.DELETE);
            Callbacks.checkVisited(nativeCallbacks, nativeVisits, "WriteBatch");
        }
    }

    /**
     * Calls {@code callbacks} for each put, delete and merge, in order. Throws UnsupportedOperationException, after
     * some calls, if the batch has other writes.
     *
     * <p>C: {@code rocksdb_writebatch_iterate_cf}.
     *
     * @param callbacks called during this call only
     */
    public void iterateColumnFamilies(WriteBatchColumnFamilyCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeVisits = CWriteBatch.rocksdb_writebatch_count(nativeThis);
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CWriteBatch.rocksdb_writebatch_iterate_cf(
                    nativeThis, nativeCallbacks, WriteBatchColumnFamilyUpcalls.Addresses.PUT,
                    WriteBatchColumnFamilyUpcalls.Addresses.DELETE, WriteBatchColumnFamilyUpcalls.Addresses.MERGE);
            Callbacks.checkVisited(nativeCallbacks, nativeVisits, "WriteBatch");
        }
    }

    /**
     * Calls {@code callbacks} for each put, delete, merge and log data, in order. Throws UnsupportedOperationException,
     * after some calls, if the batch has other writes.
     *
     * <p>C: {@code rocksdb_writebatch_iterate_cf_ld}.
     *
     * @param callbacks called during this call only
     */
    public void iterateColumnFamiliesWithLogData(WriteBatchColumnFamilyCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeVisits = CWriteBatch.rocksdb_writebatch_count(nativeThis);
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CWriteBatch.rocksdb_writebatch_iterate_cf_ld(
                    nativeThis, nativeCallbacks, WriteBatchColumnFamilyUpcalls.Addresses.PUT,
                    WriteBatchColumnFamilyUpcalls.Addresses.DELETE, WriteBatchColumnFamilyUpcalls.Addresses.MERGE,
                    WriteBatchColumnFamilyUpcalls.Addresses.LOG_DATA);
            Callbacks.checkVisited(nativeCallbacks, nativeVisits, "WriteBatch");
        }
    }

    /**
     * Calls {@code callbacks} for each put, delete and log data in the default column family, in order. Throws
     * UnsupportedOperationException, after some calls, if the batch has other writes.
     *
     * <p>C: {@code rocksdb_writebatch_iterate_ld}.
     *
     * @param callbacks called during this call only
     */
    @Override
    public void iterateWithLogData(WriteBatchCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeVisits = CWriteBatch.rocksdb_writebatch_count(nativeThis);
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CWriteBatch.rocksdb_writebatch_iterate_ld(
                    nativeThis, nativeCallbacks, WriteBatchUpcalls.Addresses.PUT, WriteBatchUpcalls.Addresses.DELETE,
                    WriteBatchUpcalls.Addresses.LOG_DATA);
            Callbacks.checkVisited(nativeCallbacks, nativeVisits, "WriteBatch");
        }
    }

    /**
     * Adds a merge operand, which the merge operator combines with the value of the key.
     *
     * <p>C: {@code rocksdb_writebatch_merge}.
     */
    @Override
    public void merge(byte[] key, byte[] value) {
        if (BatchBuilder.add(this, RecordType.MERGE, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void merge(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        CWriteBatch.rocksdb_writebatch_merge(
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
        if (BatchBuilder.add(this, RecordType.MERGE, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Adds a merge operand in a column family, which the merge operator combines with the value of the key.
     *
     * <p>C: {@code rocksdb_writebatch_merge_cf}.
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        if (BatchBuilder.add(this, RecordType.MERGE, columnFamily, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void merge(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CWriteBatch.rocksdb_writebatch_merge_cf(
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
        if (BatchBuilder.add(this, RecordType.MERGE, columnFamily, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    /**
     * Adds a merge of one key and value, the concatenations of {@code keyParts} and {@code valueParts}.
     *
     * <p>C: {@code rocksdb_writebatch_mergev}.
     */
    @Override
    public void merge(List<byte[]> keyParts, List<byte[]> valueParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(keyParts, "keyParts");
            int nativeCount2 = Call.count(valueParts, "valueParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            MemorySegment nativeValueParts = Call.sized(call.bytes(valueParts, "valueParts"), 16L * nativeCount2);
            CWriteBatch.rocksdb_writebatch_mergev(
                    nativeThis, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts), nativeCount2,
                    nativeValueParts, Call.lengths(nativeValueParts));
        }
    }

    /**
     * Adds a merge of one key and value in a column family, the concatenations of {@code keyParts} and {@code
     * valueParts}.
     *
     * <p>C: {@code rocksdb_writebatch_mergev_cf}.
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, List<byte[]> keyParts, List<byte[]> valueParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            int nativeCount = Call.count(keyParts, "keyParts");
            int nativeCount2 = Call.count(valueParts, "valueParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            MemorySegment nativeValueParts = Call.sized(call.bytes(valueParts, "valueParts"), 16L * nativeCount2);
            CWriteBatch.rocksdb_writebatch_mergev_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts),
                    nativeCount2, nativeValueParts, Call.lengths(nativeValueParts));
        }
    }

    /**
     * Forgets the latest save point but keeps the writes; fails if there is none.
     *
     * <p>C: {@code rocksdb_writebatch_pop_save_point}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void popSavePoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteBatch.rocksdb_writebatch_pop_save_point(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Adds the writing of one key and value.
     *
     * <p>C: {@code rocksdb_writebatch_put}.
     */
    @Override
    public void put(byte[] key, byte[] value) {
        if (BatchBuilder.add(this, RecordType.PUT, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        CWriteBatch.rocksdb_writebatch_put(
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
        if (BatchBuilder.add(this, RecordType.PUT, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Adds the writing of one key and value to a column family.
     *
     * <p>C: {@code rocksdb_writebatch_put_cf}.
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        if (BatchBuilder.add(this, RecordType.PUT, columnFamily, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CWriteBatch.rocksdb_writebatch_put_cf(
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
        if (BatchBuilder.add(this, RecordType.PUT, columnFamily, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    /**
     * Adds the writing of one key and value, the concatenations of {@code keyParts} and {@code valueParts}.
     *
     * <p>C: {@code rocksdb_writebatch_putv}.
     */
    @Override
    public void put(List<byte[]> keyParts, List<byte[]> valueParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(keyParts, "keyParts");
            int nativeCount2 = Call.count(valueParts, "valueParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            MemorySegment nativeValueParts = Call.sized(call.bytes(valueParts, "valueParts"), 16L * nativeCount2);
            CWriteBatch.rocksdb_writebatch_putv(
                    nativeThis, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts), nativeCount2,
                    nativeValueParts, Call.lengths(nativeValueParts));
        }
    }

    /**
     * Adds the writing of one key and value to a column family, the concatenations of {@code keyParts} and {@code
     * valueParts}.
     *
     * <p>C: {@code rocksdb_writebatch_putv_cf}.
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, List<byte[]> keyParts, List<byte[]> valueParts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily");
            int nativeCount = Call.count(keyParts, "keyParts");
            int nativeCount2 = Call.count(valueParts, "valueParts");
            MemorySegment nativeKeyParts = Call.sized(call.bytes(keyParts, "keyParts"), 16L * nativeCount);
            MemorySegment nativeValueParts = Call.sized(call.bytes(valueParts, "valueParts"), 16L * nativeCount2);
            CWriteBatch.rocksdb_writebatch_putv_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeKeyParts, Call.lengths(nativeKeyParts),
                    nativeCount2, nativeValueParts, Call.lengths(nativeValueParts));
        }
    }

    /**
     * Adds bytes that go to the write-ahead log only, and are not seen by reads.
     *
     * <p>C: {@code rocksdb_writebatch_put_log_data}.
     */
    @Override
    public void putLogData(byte[] blob) {
        if (BatchBuilder.add(this, RecordType.LOG_DATA, blob)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            putLogData(call, call.use(this), call.bytes(blob, "blob"));
        }
    }

    private void putLogData(Call call, MemorySegment nativeThis, MemorySegment nativeBlob) {
        CWriteBatch.rocksdb_writebatch_put_log_data(nativeThis, nativeBlob, nativeBlob.byteSize());
    }

    @Override
    public void putLogData(MemorySegment blob) {
        if (BatchBuilder.add(this, RecordType.LOG_DATA, blob)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            putLogData(call, call.use(this), call.bytes(blob, "blob"));
        }
    }

    /**
     * Adds the writing of one key and value to a column family with a timestamp, which has the size that its comparator
     * states.
     *
     * <p>C: {@code rocksdb_writebatch_put_cf_with_ts}.
     */
    public void putWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key, byte[] timestamp, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putWithTimestamp(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"), call.bytes(value, "value"));
        }
    }

    private void putWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeTimestamp, MemorySegment nativeValue) {
        CWriteBatch.rocksdb_writebatch_put_cf_with_ts(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeTimestamp,
                nativeTimestamp.byteSize(), nativeValue, nativeValue.byteSize());
    }

    /**
     * As {@link #putWithTimestamp(ColumnFamilyHandle, byte[], byte[], byte[])}, with byte buffers. Their positions move
     * to their limits.
     */
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer timestamp, ByteBuffer value) {
        putWithTimestamp(
                columnFamily, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"),
                Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(timestamp);
        Call.consume(value);
    }

    /** As {@link #putWithTimestamp(ColumnFamilyHandle, byte[], byte[], byte[])}, with memory segments. */
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment timestamp, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putWithTimestamp(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"), call.bytes(value, "value"));
        }
    }

    /**
     * Removes the writes since the latest save point, and the save point; fails if there is none.
     *
     * <p>C: {@code rocksdb_writebatch_rollback_to_save_point}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void rollbackToSavePoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteBatch.rocksdb_writebatch_rollback_to_save_point(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Marks the present state, to which the batch can be rolled back; save points nest.
     *
     * <p>C: {@code rocksdb_writebatch_set_save_point}.
     *
     * @return this object
     */
    @Override
    public WriteBatch setSavePoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteBatch.rocksdb_writebatch_set_save_point(call.use(this));
            return this;
        }
    }

    /**
     * Adds the deletion of a key that was put exactly once since it was last deleted; after more puts or a merge the
     * result is undefined.
     *
     * <p>C: {@code rocksdb_writebatch_singledelete}.
     */
    @Override
    public void singleDelete(byte[] key) {
        if (BatchBuilder.add(this, RecordType.SINGLE_DELETE, key)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    private void singleDelete(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        CWriteBatch.rocksdb_writebatch_singledelete(nativeThis, nativeKey, nativeKey.byteSize());
    }

    @Override
    public void singleDelete(MemorySegment key) {
        if (BatchBuilder.add(this, RecordType.SINGLE_DELETE, key)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    /**
     * Adds the deletion of a key of a column family that was put exactly once since it was last deleted; after more
     * puts or a merge the result is undefined.
     *
     * <p>C: {@code rocksdb_writebatch_singledelete_cf}.
     */
    @Override
    public void singleDelete(ColumnFamilyHandle columnFamily, byte[] key) {
        if (BatchBuilder.add(this, RecordType.SINGLE_DELETE, columnFamily, key)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"));
        }
    }

    private void singleDelete(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey) {
        CWriteBatch.rocksdb_writebatch_singledelete_cf(nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize());
    }

    @Override
    public void singleDelete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        if (BatchBuilder.add(this, RecordType.SINGLE_DELETE, columnFamily, key)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"));
        }
    }

    /**
     * Adds the deletion, at a timestamp, of a key of a column family that was put exactly once.
     *
     * <p>C: {@code rocksdb_writebatch_singledelete_cf_with_ts}.
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDeleteWithTimestamp(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    private void singleDeleteWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeTimestamp) {
        CWriteBatch.rocksdb_writebatch_singledelete_cf_with_ts(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeTimestamp,
                nativeTimestamp.byteSize());
    }

    /**
     * As {@link #singleDeleteWithTimestamp(ColumnFamilyHandle, byte[], byte[])}, with byte buffers. Their positions
     * move to their limits.
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer timestamp) {
        singleDeleteWithTimestamp(columnFamily, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"));
        Call.consume(key);
        Call.consume(timestamp);
    }

    /** As {@link #singleDeleteWithTimestamp(ColumnFamilyHandle, byte[], byte[])}, with memory segments. */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDeleteWithTimestamp(
                    call, call.use(this), call.use(columnFamily, "columnFamily"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    /**
     * Sets the timestamp of all keys that were added without one.
     *
     * <p>C: {@code rocksdb_writebatch_update_timestamps}.
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
        MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
        CWriteBatch.rocksdb_writebatch_update_timestamps(
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
     * Checks the writes against their protection, if the batch was made with any.
     *
     * <p>C: {@code rocksdb_writebatch_verify_checksum}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void verifyChecksum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWriteBatch.rocksdb_writebatch_verify_checksum(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public WriteBatch in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /**
     * Creates an empty batch.
     *
     * @param reservedBytes how many bytes of memory are allocated at once
     */
    public WriteBatch(int reservedBytes) {
        this(reservedBytes, 0, 0, 0);
    }

    /** Returns the size of the writes in bytes, in RocksDB's format. */
    public long getDataSize() {
        return data().length;
    }

    /** Returns this batch. */
    @Override
    public WriteBatch getWriteBatch() {
        return this;
    }

    /**
     * Calls a handler for each record of the batch, in order.
     *
     * @throws IllegalArgumentException if there is a record that handlers have no method for
     * @throws RocksDBException if the batch was created from damaged bytes
     */
    public void iterate(Handler handler) {
        new BatchRecords(data()).show(Call.notNull(handler, "handler"));
    }

    /** Receives the writes of a batch, one by one; extend it. The default column family has the id 0. */
    public abstract static class Handler implements AutoCloseable {

        /** For subclasses. */
        protected Handler() {}

        /** Called for a write to the column family with that number. */
        public abstract void put(int columnFamilyId, byte[] key, byte[] value);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void put(byte[] key, byte[] value);

        /** Called for a merge in the column family with that number. */
        public abstract void merge(int columnFamilyId, byte[] key, byte[] value);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void merge(byte[] key, byte[] value);

        /** Called for a deletion in the column family with that number. */
        public abstract void delete(int columnFamilyId, byte[] key);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void delete(byte[] key);

        /** Called for a single deletion in the column family with that number. */
        public abstract void singleDelete(int columnFamilyId, byte[] key);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void singleDelete(byte[] key);

        /** Called for the deletion of a range in the column family with that number. */
        public abstract void deleteRange(int columnFamilyId, byte[] beginKey, byte[] endKey);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void deleteRange(byte[] beginKey, byte[] endKey);

        /** Called for data that goes to the write-ahead log only. */
        public abstract void logData(byte[] blob);

        /** Called for a write whose value is in a blob file. */
        public abstract void putBlobIndex(int columnFamilyId, byte[] key, byte[] value);

        /** Called where a prepared transaction begins. */
        public abstract void markBeginPrepare();

        /** Called where a transaction was prepared, with its name. */
        public abstract void markEndPrepare(byte[] xid);

        /**
         * Called for a record without effect.
         *
         * @param emptyBatch whether nothing was before it
         */
        public abstract void markNoop(boolean emptyBatch);

        /** Called where a transaction was rolled back, with its name. */
        public abstract void markRollback(byte[] xid);

        /** Called where a transaction was committed, with its name. */
        public abstract void markCommit(byte[] xid);

        /** Called where a transaction was committed with a timestamp, with its name. */
        public abstract void markCommitWithTimestamp(byte[] xid, byte[] ts);

        /** Returns whether to go on with the next record. */
        public boolean shouldContinue() {
            return true;
        }

        /** Does nothing: there is nothing native. */
        @Override
        public void close() {}
    }
}
