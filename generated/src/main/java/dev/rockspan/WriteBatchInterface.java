package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Writes that are applied to a database together or not at all.
 *
 * <p>Implemented by {@link WriteBatch} and {@link WriteBatchWithIndex}. See those classes for closing, threads and C
 * functions.
 */
public interface WriteBatchInterface extends PendingWrites {
    /** Removes all writes and save points. */
    void clear();

    /** Returns the number of writes in the batch. */
    int count();

    /** Returns a copy of the writes in RocksDB's format, which {@code new WriteBatch(byte[])} reads. */
    byte[] data();

    /** Adds the deletion of one key, the concatenation of {@code keyParts}. */
    void delete(List<byte[]> keyParts);

    /** Adds the deletion of one key of a column family, the concatenation of {@code keyParts}. */
    void delete(ColumnFamilyHandle columnFamily, List<byte[]> keyParts);

    /**
     * Calls {@code callbacks} for each put, delete and log data in the default column family, in order. Throws
     * UnsupportedOperationException, after some calls, if the batch has other writes.
     *
     * @param callbacks called during this call only
     */
    void iterateWithLogData(WriteBatchCallbacks callbacks);

    /** Adds a merge of one key and value, the concatenations of {@code keyParts} and {@code valueParts}. */
    void merge(List<byte[]> keyParts, List<byte[]> valueParts);

    /**
     * Adds a merge of one key and value in a column family, the concatenations of {@code keyParts} and {@code
     * valueParts}.
     */
    void merge(ColumnFamilyHandle columnFamily, List<byte[]> keyParts, List<byte[]> valueParts);

    /** Adds the writing of one key and value, the concatenations of {@code keyParts} and {@code valueParts}. */
    void put(List<byte[]> keyParts, List<byte[]> valueParts);

    /**
     * Adds the writing of one key and value to a column family, the concatenations of {@code keyParts} and {@code
     * valueParts}.
     */
    void put(ColumnFamilyHandle columnFamily, List<byte[]> keyParts, List<byte[]> valueParts);

    /**
     * Marks the present state, to which the writes can be rolled back; save points nest.
     *
     * @return this object
     */
    @Override
    WriteBatchInterface setSavePoint();

    /**
     * Adds the deletion of a key that was put exactly once since it was last deleted; after more puts or a merge the
     * result is undefined.
     */
    void singleDelete(byte[] key);

    /**
     * Adds the deletion of a key that was put exactly once since it was last deleted; after more puts or a merge the
     * result is undefined.
     */
    default void singleDelete(ByteBuffer key) {
        singleDelete(Call.segment(key, "key"));
        Call.consume(key);
    }

    /**
     * Adds the deletion of a key that was put exactly once since it was last deleted; after more puts or a merge the
     * result is undefined.
     */
    void singleDelete(MemorySegment key);

    /**
     * Adds the deletion of a key of a column family that was put exactly once since it was last deleted; after more
     * puts or a merge the result is undefined.
     */
    void singleDelete(ColumnFamilyHandle columnFamily, byte[] key);

    /**
     * Adds the deletion of a key of a column family that was put exactly once since it was last deleted; after more
     * puts or a merge the result is undefined.
     */
    default void singleDelete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        singleDelete(columnFamily, Call.segment(key, "key"));
        Call.consume(key);
    }

    /**
     * Adds the deletion of a key of a column family that was put exactly once since it was last deleted; after more
     * puts or a merge the result is undefined.
     */
    void singleDelete(ColumnFamilyHandle columnFamily, MemorySegment key);

    /**
     * Sets the timestamp of all keys that were added without one.
     *
     * @param callbacks called during this call only
     * @throws RocksDBException if RocksDB reports an error
     */
    void updateTimestamps(byte[] timestamp, TimestampSizeCallbacks callbacks);

    /**
     * Sets the timestamp of all keys that were added without one.
     *
     * @param callbacks called during this call only
     * @throws RocksDBException if RocksDB reports an error
     */
    default void updateTimestamps(ByteBuffer timestamp, TimestampSizeCallbacks callbacks) {
        updateTimestamps(Call.segment(timestamp, "timestamp"), callbacks);
        Call.consume(timestamp);
    }

    /**
     * Sets the timestamp of all keys that were added without one.
     *
     * @param callbacks called during this call only
     * @throws RocksDBException if RocksDB reports an error
     */
    void updateTimestamps(MemorySegment timestamp, TimestampSizeCallbacks callbacks);

    /**
     * Adds the deletion of a range of keys.
     *
     * @param beginKey the first
     * @param endKey the one after the last
     */
    void deleteRange(byte[] beginKey, byte[] endKey);

    /**
     * Adds the deletion of a range of keys of a column family.
     *
     * @param beginKey the first
     * @param endKey the one after the last
     */
    void deleteRange(ColumnFamilyHandle columnFamily, byte[] beginKey, byte[] endKey);

    /** Returns a batch of these writes without an index: this one, or a copy. */
    WriteBatch getWriteBatch();
}
