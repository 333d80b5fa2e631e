package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/**
 * What keys and values can be written to; pending writes are seen by others when they are applied.
 *
 * <p>Implemented by {@link RocksDB}, {@link Transaction}, {@link WriteBatch} and {@link WriteBatchWithIndex}. See those
 * classes for closing, threads and C functions.
 */
public interface KeyValueWriter {
    /**
     * Deletes a key; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(byte[] key);

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(ByteBuffer key);

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(MemorySegment key);

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(ColumnFamilyHandle columnFamily, byte[] key);

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(ColumnFamilyHandle columnFamily, ByteBuffer key);

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(ColumnFamilyHandle columnFamily, MemorySegment key);

    /**
     * Writes a merge operand, which the merge operator combines with the value of the key.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(byte[] key, byte[] value);

    /**
     * Writes a merge operand, which the merge operator combines with the value of the key.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(ByteBuffer key, ByteBuffer value);

    /**
     * Writes a merge operand, which the merge operator combines with the value of the key.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(MemorySegment key, MemorySegment value);

    /**
     * Writes a merge operand to a column family, which the merge operator combines with the value of the key.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value);

    /**
     * Writes a merge operand to a column family, which the merge operator combines with the value of the key.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value);

    /**
     * Writes a merge operand to a column family, which the merge operator combines with the value of the key.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value);

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(byte[] key, byte[] value);

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(ByteBuffer key, ByteBuffer value);

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(MemorySegment key, MemorySegment value);

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value);

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value);

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value);
}
