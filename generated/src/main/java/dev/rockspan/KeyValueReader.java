package dev.rockspan;

import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What keys and values can be read from; a transaction sees its own writes, too.
 *
 * <p>Implemented by {@link RocksDB} and {@link Transaction}. See those classes for closing, threads and C functions.
 */
public interface KeyValueReader {
    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(byte[] key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(ByteBuffer key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(MemorySegment key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(ReadOptions options, ByteBuffer key) {
        var result = get(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(ColumnFamilyHandle columnFamily, byte[] key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        var result = get(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable MemorySegment get(Arena arena, byte[] key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable MemorySegment get(Arena arena, ByteBuffer key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable MemorySegment get(Arena arena, MemorySegment key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable MemorySegment get(Arena arena, ReadOptions options, ByteBuffer key) {
        var result = get(arena, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, byte[] key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, MemorySegment key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable MemorySegment get(
            Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        var result = get(arena, columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key);

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default long getOrPin(byte[] key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default long getOrPin(ByteBuffer key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default long getOrPin(MemorySegment key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ReadOptions options, byte[] key, ValueBuffer buffer);

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default long getOrPin(ReadOptions options, ByteBuffer key, ValueBuffer buffer) {
        var result = getOrPin(options, Call.segment(key, "key"), buffer);
        Call.consume(key);
        return result;
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ReadOptions options, MemorySegment key, ValueBuffer buffer);

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default long getOrPin(ColumnFamilyHandle columnFamily, byte[] key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default long getOrPin(ColumnFamilyHandle columnFamily, ByteBuffer key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default long getOrPin(ColumnFamilyHandle columnFamily, MemorySegment key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, ValueBuffer buffer);

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, ValueBuffer buffer) {
        var result = getOrPin(columnFamily, options, Call.segment(key, "key"), buffer);
        Call.consume(key);
        return result;
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, ValueBuffer buffer);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable PinnedValue getPinned(byte[] key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable PinnedValue getPinned(ByteBuffer key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable PinnedValue getPinned(MemorySegment key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable PinnedValue getPinned(ReadOptions options, ByteBuffer key) {
        var result = getPinned(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, byte[] key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    default @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        var result = getPinned(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key);

    /** Looks up many keys at once, with one value for each in their order; null where there is none. */
    List<byte @Nullable []> multiGetAsList(ReadOptions options, List<byte[]> keysList);

    /** Looks up many keys at once, with one value for each in their order; null where there is none. */
    default List<byte @Nullable []> multiGetAsList(List<byte[]> keysList) {
        return multiGetAsList(ReadOptions.defaults(), keysList);
    }

    /** Looks up many keys, each in its own column family; null where there is no value. */
    List<byte @Nullable []> multiGetAsList(
            ReadOptions options, List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList);

    /** Looks up many keys, each in its own column family; null where there is no value. */
    default List<byte @Nullable []> multiGetAsList(List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        return multiGetAsList(ReadOptions.defaults(), columnFamilies, keysList);
    }

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    RocksIterator newIterator(ReadOptions options);

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * @return a new object, to be closed
     */
    default RocksIterator newIterator() {
        return newIterator(ReadOptions.defaults());
    }

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * @param columnFamily must be of the same database; retained by the new object; may be closed before it
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    RocksIterator newIterator(ColumnFamilyHandle columnFamily, ReadOptions options);

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * @param columnFamily must be of the same database; retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    default RocksIterator newIterator(ColumnFamilyHandle columnFamily) {
        return newIterator(columnFamily, ReadOptions.defaults());
    }

    /**
     * Looks up the value of a key.
     *
     * @return the status and, if there is one, the value
     */
    default ReadResult tryGet(byte[] key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return the status and, if there is one, the value
     */
    default ReadResult tryGet(ByteBuffer key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return the status and, if there is one, the value
     */
    default ReadResult tryGet(MemorySegment key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key.
     *
     * @return the status and, if there is one, the value
     */
    default ReadResult tryGet(ReadOptions options, ByteBuffer key) {
        var result = tryGet(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key.
     *
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ReadOptions options, MemorySegment key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    default ReadResult tryGet(ColumnFamilyHandle columnFamily, byte[] key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    default ReadResult tryGet(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    default ReadResult tryGet(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key);

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    default ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        var result = tryGet(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key);
}
