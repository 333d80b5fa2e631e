package dev.rockspan;

import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.call.Call;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

public class Transaction {
    /** Returns the value of a key of a column family as the transaction sees it, or null if there is none. */
    public byte @Nullable [] get(ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key) {
        return get(columnFamily, options, key);
    }

    /**
     * Locks a key of a column family and returns its value, or null if there is none.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public byte @Nullable [] getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive) {
        return getForUpdate(columnFamily, options, key, exclusive);
    }

    /** Returns the values of keys; null where there is none. */
    public byte[] @Nullable [] multiGet(ReadOptions options, byte[][] keys) {
        return multiGetAsList(options, Arrays.asList(Call.whole(keys, "keys"))).toArray(new byte[0][]);
    }

    /** Returns the values of keys, each of its column family; null where there is none. */
    public byte[] @Nullable [] multiGet(ReadOptions options, List<ColumnFamilyHandle> columnFamilies, byte[][] keys) {
        return multiGetAsList(options, columnFamilies, Arrays.asList(Call.whole(keys, "keys")))
                .toArray(new byte[0][]);
    }

    /** Locks keys and returns their values; null where there is none. */
    public byte[] @Nullable [] multiGetForUpdate(ReadOptions options, byte[][] keys) {
        return multiGetForUpdateAsList(options, Arrays.asList(Call.whole(keys, "keys")))
                .toArray(new byte[0][]);
    }

    /** Locks keys, each of its column family, and returns their values; null where there is none. */
    public byte[] @Nullable [] multiGetForUpdate(
            ReadOptions options, List<ColumnFamilyHandle> columnFamilies, byte[][] keys) {
        return multiGetForUpdateAsList(options, columnFamilies, Arrays.asList(Call.whole(keys, "keys")))
                .toArray(new byte[0][]);
    }

    /** Returns the values of keys of one column family; null where there is none. */
    public List<byte @Nullable []> multiGetAsList(
            ReadOptions options, ColumnFamilyHandle columnFamily, List<byte[]> keys) {
        return multiGetAsList(
                options,
                Collections.nCopies(
                        Call.whole(keys, "keys").size(), Call.notNull(columnFamily, "columnFamily")),
                keys);
    }

    /** Returns an iterator over what the transaction sees. */
    public RocksIterator getIterator() {
        return newIterator();
    }

    /** Returns an iterator over what the transaction sees. */
    public RocksIterator getIterator(ReadOptions options) {
        return newIterator(options);
    }

    /** Returns an iterator over what the transaction sees. */
    public RocksIterator getIterator(ColumnFamilyHandle columnFamily) {
        return newIterator(columnFamily);
    }

    /** Returns an iterator over what the transaction sees of a column family. */
    public RocksIterator getIterator(ReadOptions options, ColumnFamilyHandle columnFamily) {
        return newIterator(columnFamily, options);
    }

    /** Writes one key and value, the concatenations of {@code keyParts} and {@code valueParts}. */
    public void put(byte[][] keyParts, byte[][] valueParts) {
        put(joined(keyParts, "keyParts"), joined(valueParts, "valueParts"));
    }

    /** Writes one key and value, the concatenations of {@code keyParts} and {@code valueParts}. */
    public void put(ColumnFamilyHandle columnFamily, byte[][] keyParts, byte[][] valueParts) {
        put(columnFamily, joined(keyParts, "keyParts"), joined(valueParts, "valueParts"));
    }

    /** Deletes a key, the concatenation of {@code keyParts}. */
    public void delete(byte[][] keyParts) {
        delete(joined(keyParts, "keyParts"));
    }

    /** Deletes a key, the concatenation of {@code keyParts}. */
    public void delete(ColumnFamilyHandle columnFamily, byte[][] keyParts) {
        delete(columnFamily, joined(keyParts, "keyParts"));
    }

    /** Copies as much of the value of a key as fits into an array. */
    public GetStatus get(
            ReadOptions options, byte[] key, byte[] value) {
        try (PinnedValue found = getPinned(options, key)) {
            return copied(found, MemorySegment.ofArray(Call.notNull(value, "value")));
        }
    }

    /** Copies as much of the value of a key as fits into a buffer, whose position moves past it. */
    public GetStatus get(
            ReadOptions options, ByteBuffer key, ByteBuffer value) {
        Call.notNull(value, "value");
        try (PinnedValue found = getPinned(options, key)) {
            GetStatus status = copied(found, MemorySegment.ofBuffer(value));
            value.position(Math.min(value.position() + status.requiredSize, value.limit()));
            return status;
        }
    }

    /** Copies as much of the value of a key of a column family as fits into an array. */
    public GetStatus get(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        try (PinnedValue found = getPinned(columnFamily, options, key)) {
            return copied(found, MemorySegment.ofArray(Call.notNull(value, "value")));
        }
    }

    /** Copies as much of the value of a key of a column family as fits into a buffer, whose position moves past it. */
    public GetStatus get(
            ReadOptions options, ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        Call.notNull(value, "value");
        try (PinnedValue found = getPinned(columnFamily, options, key)) {
            GetStatus status = copied(found, MemorySegment.ofBuffer(value));
            value.position(Math.min(value.position() + status.requiredSize, value.limit()));
            return status;
        }
    }

    /**
     * Locks a key, and copies as much of its value as fits into an array.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public GetStatus getForUpdate(
            ReadOptions options, byte[] key, byte[] value, boolean exclusive) {
        try (PinnedValue found = getPinnedForUpdate(options, key, exclusive)) {
            return copied(found, MemorySegment.ofArray(Call.notNull(value, "value")));
        }
    }

    /**
     * Locks a key, and copies as much of its value as fits into a buffer, whose position moves past it.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public GetStatus getForUpdate(
            ReadOptions options, ByteBuffer key, ByteBuffer value, boolean exclusive) {
        Call.notNull(value, "value");
        try (PinnedValue found = getPinnedForUpdate(options, key, exclusive)) {
            GetStatus status = copied(found, MemorySegment.ofBuffer(value));
            value.position(Math.min(value.position() + status.requiredSize, value.limit()));
            return status;
        }
    }

    /**
     * Locks a key of a column family, and copies as much of its value as fits into an array.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public GetStatus getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, byte[] value, boolean exclusive) {
        return getForUpdate(options, columnFamily, key, value, exclusive, true);
    }

    /**
     * Locks a key of a column family, and copies as much of its value as fits into a buffer, whose position moves past
     * it.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public GetStatus getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value, boolean exclusive) {
        return getForUpdate(options, columnFamily, key, value, exclusive, true);
    }

    private static GetStatus copied(@Nullable PinnedValue found, MemorySegment target) {
        if (found == null) {
            return new GetStatus(new Status(Status.Code.NotFound, Status.SubCode.None, null), 0);
        }
        MemorySegment value = found.value();
        MemorySegment.copy(value, 0, target, 0, Math.min(value.byteSize(), target.byteSize()));
        return new GetStatus(Status.OK, (int) value.byteSize());
    }

    private static byte[] joined(byte[][] parts, String name) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        for (byte[] part : Call.whole(parts, name)) {
            whole.writeBytes(part);
        }
        return whole.toByteArray();
    }

    /**
     * Writes one key and value of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value, boolean assumeTracked) {
        put(columnFamily, key, value);
    }

    /**
     * Writes one key and value of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void put(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value, boolean assumeTracked) {
        put(columnFamily, key, value);
    }

    /**
     * Writes one key and value of a column family, the concatenations of {@code keyParts} and {@code valueParts}.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void put(ColumnFamilyHandle columnFamily, byte[][] keyParts, byte[][] valueParts, boolean assumeTracked) {
        put(columnFamily, keyParts, valueParts);
    }

    /**
     * Merges a value of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value, boolean assumeTracked) {
        merge(columnFamily, key, value);
    }

    /**
     * Merges a value of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void merge(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value, boolean assumeTracked) {
        merge(columnFamily, key, value);
    }

    /**
     * Deletes a key of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void delete(ColumnFamilyHandle columnFamily, byte[] key, boolean assumeTracked) {
        delete(columnFamily, key);
    }

    /**
     * Deletes a key of a column family, the concatenation of {@code keyParts}.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void delete(ColumnFamilyHandle columnFamily, byte[][] keyParts, boolean assumeTracked) {
        delete(columnFamily, keyParts);
    }

    /**
     * Locks a key of a column family and returns its value, or null if there is none.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     * @throws UnsupportedOperationException if {@code doValidate} is false: the C API always validates
     */
    public byte @Nullable [] getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive,
            boolean doValidate) {
        requireValidation(doValidate);
        return getForUpdate(options, columnFamily, key, exclusive);
    }

    /**
     * Locks a key of a column family, and copies as much of its value as fits into an array.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     * @throws UnsupportedOperationException if {@code doValidate} is false: the C API always validates
     */
    public GetStatus getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, byte[] value, boolean exclusive,
            boolean doValidate) {
        requireValidation(doValidate);
        try (PinnedValue found = getPinnedForUpdate(columnFamily, options, key, exclusive)) {
            return copied(found, MemorySegment.ofArray(Call.notNull(value, "value")));
        }
    }

    /**
     * Locks a key of a column family, and copies as much of its value as fits into a buffer.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     * @throws UnsupportedOperationException if {@code doValidate} is false: the C API always validates
     */
    public GetStatus getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value, boolean exclusive,
            boolean doValidate) {
        requireValidation(doValidate);
        Call.notNull(value, "value");
        try (PinnedValue found = getPinnedForUpdate(columnFamily, options, key, exclusive)) {
            GetStatus status = copied(found, MemorySegment.ofBuffer(value));
            value.position(Math.min(value.position() + status.requiredSize, value.limit()));
            return status;
        }
    }

    private static void requireValidation(boolean doValidate) {
        if (!doValidate) {
            throw new UnsupportedOperationException("RocksDB's C API always validates what is read for an update");
        }
    }
}
