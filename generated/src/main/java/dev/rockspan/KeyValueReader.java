package dev.rockspan;

import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.ValueBuffer;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What keys and values can be read from; a transaction sees its own writes, too.
 *
 * <p>Implemented by {@link RocksDB}, {@link Transaction} and {@link TransactionDB}.
 * Each of them says who closes it and which threads may use it, and each of its methods
 * which C function it calls.
 */
public interface KeyValueReader {
    /**
     * Looks up the value of a key.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(byte[] key);

    /**
     * Looks up the value of a key.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ByteBuffer key);

    /**
     * Looks up the value of a key.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(MemorySegment key);

    /**
     * Looks up the value of a key.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ReadOptions options, ByteBuffer key);

    /**
     * Looks up the value of a key.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ColumnFamilyHandle columnFamily, byte[] key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ColumnFamilyHandle columnFamily, ByteBuffer key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ColumnFamilyHandle columnFamily, MemorySegment key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, byte[] key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ByteBuffer key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, MemorySegment key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ReadOptions options, ByteBuffer key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, byte[] key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ByteBuffer key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, MemorySegment key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options,
            byte[] key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options,
            ByteBuffer key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key);

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(byte[] key, ValueBuffer buffer);

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ByteBuffer key, ValueBuffer buffer);

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(MemorySegment key, ValueBuffer buffer);

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ReadOptions options, byte[] key, ValueBuffer buffer);

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ReadOptions options, ByteBuffer key, ValueBuffer buffer);

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ReadOptions options, MemorySegment key, ValueBuffer buffer);

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ColumnFamilyHandle columnFamily, byte[] key, ValueBuffer buffer);

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ColumnFamilyHandle columnFamily, ByteBuffer key, ValueBuffer buffer);

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ColumnFamilyHandle columnFamily, MemorySegment key, ValueBuffer buffer);

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key,
            ValueBuffer buffer);

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key,
            ValueBuffer buffer);

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key,
            ValueBuffer buffer);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(byte[] key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ByteBuffer key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(MemorySegment key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ReadOptions options, ByteBuffer key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, byte[] key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ByteBuffer key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, MemorySegment key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            byte[] key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            ByteBuffer key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key);

    /**
     * Looks up many keys at once, with one value for each in their order; null where there is none.
     *
     * @param options used during the call only
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    List<byte @Nullable []> multiGetAsList(ReadOptions options, List<byte[]> keysList);

    /**
     * Looks up many keys at once, with one value for each in their order; null where there is none.
     *
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    List<byte @Nullable []> multiGetAsList(List<byte[]> keysList);

    /**
     * Looks up many keys, each in its own column family; null where there is no value.
     *
     * @param options used during the call only
     * @param columnFamilies read during the call only; no element may be null
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    List<byte @Nullable []> multiGetAsList(ReadOptions options,
            List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList);

    /**
     * Looks up many keys, each in its own column family; null where there is no value.
     *
     * @param columnFamilies read during the call only; no element may be null
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    List<byte @Nullable []> multiGetAsList(List<ColumnFamilyHandle> columnFamilies,
            List<byte[]> keysList);

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * @param options kept alive for as long as it is needed
     * @return a new object, to be closed
     */
    RocksIterator newIterator(ReadOptions options);

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * @return a new object, to be closed
     */
    RocksIterator newIterator();

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * @param columnFamily kept alive for as long as it is needed; has to be of the same database
     * @param options kept alive for as long as it is needed
     * @return a new object, to be closed
     */
    RocksIterator newIterator(ColumnFamilyHandle columnFamily, ReadOptions options);

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * @param columnFamily kept alive for as long as it is needed; has to be of the same database
     * @return a new object, to be closed
     */
    RocksIterator newIterator(ColumnFamilyHandle columnFamily);

    /**
     * Looks up the value of a key.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(byte[] key);

    /**
     * Looks up the value of a key.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ByteBuffer key);

    /**
     * Looks up the value of a key.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(MemorySegment key);

    /**
     * Looks up the value of a key.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ReadOptions options, ByteBuffer key);

    /**
     * Looks up the value of a key.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ColumnFamilyHandle columnFamily, byte[] key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ColumnFamilyHandle columnFamily, ByteBuffer key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ColumnFamilyHandle columnFamily, MemorySegment key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key);
}
