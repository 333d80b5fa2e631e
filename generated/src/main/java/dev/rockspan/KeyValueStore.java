package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A database that keys and values can be read from and written to directly.
 *
 * <p>Implemented by {@link RocksDB} and {@link TransactionDB}. Each of these says who closes it and which threads may
 * use it, and each of their methods which C function it calls.
 */
public interface KeyValueStore extends Database, KeyValueReader, KeyValueWriter {
    /**
     * Creates a column family and opens it.
     *
     * @param columnFamilyOptions retained until this object is closed
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    ColumnFamilyHandle createColumnFamily(ColumnFamilyOptionsInterface<?> columnFamilyOptions,
            String columnFamilyName);

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(WriteOptions options, byte[] key);

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(WriteOptions options, ByteBuffer key);

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(WriteOptions options, MemorySegment key);

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key);

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key);

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void delete(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key);

    /**
     * Writes what the default column family has in memory to table files; may take long, and waits by default.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void flush(FlushOptions options);

    /**
     * Writes what the default column family has in memory to table files; may take long, and waits by default.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void flush();

    /**
     * Writes what a column family has in memory to table files; may take long, and waits by default.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void flush(ColumnFamilyHandle columnFamily, FlushOptions options);

    /**
     * Writes what a column family has in memory to table files; may take long, and waits by default.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void flush(ColumnFamilyHandle columnFamily);

    /**
     * Writes what column families have in memory to table files; may take long, and waits by default.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void flush(FlushOptions options, List<ColumnFamilyHandle> columnFamily);

    /**
     * Writes what column families have in memory to table files; may take long, and waits by default.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void flush(List<ColumnFamilyHandle> columnFamily);

    /**
     * Writes buffered records of the write-ahead log to its file, and on request makes them durable.
     *
     * @param sync whether it is synced to the disk, too, to outlast a crash of the system
     * @throws RocksDBException if RocksDB reports an error
     */
    void flushWal(boolean sync);

    /**
     * Writes buffered records of the write-ahead log to its file; null options are the defaults.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void flushWal(@Nullable FlushWalOptions options);

    /**
     * Takes a snapshot of the database as it is now.
     *
     * @return a new object, to be closed
     */
    Snapshot getSnapshot();

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(WriteOptions options, byte[] key, byte[] value);

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(WriteOptions options, ByteBuffer key, ByteBuffer value);

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(WriteOptions options, MemorySegment key, MemorySegment value);

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] value);

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key,
            ByteBuffer value);

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void merge(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key,
            MemorySegment value);

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(WriteOptions options, byte[] key, byte[] value);

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(WriteOptions options, ByteBuffer key, ByteBuffer value);

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(WriteOptions options, MemorySegment key, MemorySegment value);

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] value);

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key,
            ByteBuffer value);

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    void put(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key,
            MemorySegment value);
}
