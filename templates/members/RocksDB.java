package dev.rockspan;

import dev.rockspan.runtime.Status;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

class RocksDB {

    /** Returns whether a key exists. */
    public boolean keyExists(byte[] key) {
        return get(key, new byte[0]) >= 0;
    }

    /** Returns whether the key that is a part of an array exists. */
    public boolean keyExists(byte[] key, int offset, int len) {
        return keyExists(Arrays.copyOfRange(key, offset, offset + len));
    }

    /** Returns whether a key exists. */
    public boolean keyExists(ByteBuffer key) {
        return get(key, ByteBuffer.allocate(0)) >= 0;
    }

    /** Returns whether a key of a column family exists. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, byte[] key) {
        return get(columnFamily, key, new byte[0]) >= 0;
    }

    /** Returns whether the key of a column family that is a part of an array exists. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, byte[] key, int offset, int len) {
        return keyExists(columnFamily, Arrays.copyOfRange(key, offset, offset + len));
    }

    /** Returns whether a key of a column family exists. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return get(columnFamily, key, ByteBuffer.allocate(0)) >= 0;
    }

    /** Returns whether a key exists. */
    public boolean keyExists(ReadOptions options, byte[] key) {
        return get(options, key, new byte[0]) >= 0;
    }

    /** Returns whether the key that is a part of an array exists. */
    public boolean keyExists(ReadOptions options, byte[] key, int offset, int len) {
        return keyExists(options, Arrays.copyOfRange(key, offset, offset + len));
    }

    /** Returns whether a key exists. */
    public boolean keyExists(ReadOptions options, ByteBuffer key) {
        return get(options, key, ByteBuffer.allocate(0)) >= 0;
    }

    /** Returns whether a key of a column family exists. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        return get(columnFamily, options, key, new byte[0]) >= 0;
    }

    /** Returns whether the key of a column family that is a part of an array exists. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int len) {
        return keyExists(columnFamily, options, Arrays.copyOfRange(key, offset, offset + len));
    }

    /** Returns whether a key of a column family exists. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        return get(columnFamily, options, key, ByteBuffer.allocate(0)) >= 0;
    }

    /**
     * Returns whether a key may exist, without reading files: false is certain.
     *
     * @param valueHolder is given the value if it is found, and null if not; may be null
     */
    public boolean keyMayExist(byte[] key, @Nullable Holder<byte[]> valueHolder) {
        KeyMayExist found = keyMayExist(key);
        if (valueHolder != null) {
            valueHolder.setValue(found.valueFound() ? found.value() : null);
        }
        return found.mayExist();
    }

    /**
     * Returns whether the key that is a part of an array may exist, without reading files: false is certain.
     *
     * @param valueHolder is given the value if it is found, and null if not; may be null
     */
    public boolean keyMayExist(byte[] key, int offset, int len, @Nullable Holder<byte[]> valueHolder) {
        return keyMayExist(Arrays.copyOfRange(key, offset, offset + len), valueHolder);
    }

    /**
     * Returns whether a key of a column family may exist, without reading files: false is certain.
     *
     * @param valueHolder is given the value if it is found, and null if not; may be null
     */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, byte[] key, @Nullable Holder<byte[]> valueHolder) {
        KeyMayExist found = keyMayExist(columnFamily, key);
        if (valueHolder != null) {
            valueHolder.setValue(found.valueFound() ? found.value() : null);
        }
        return found.mayExist();
    }

    /**
     * Returns whether the key of a column family that is a part of an array may exist, without reading files: false is certain.
     *
     * @param valueHolder is given the value if it is found, and null if not; may be null
     */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, byte[] key, int offset, int len, @Nullable Holder<byte[]> valueHolder) {
        return keyMayExist(columnFamily, Arrays.copyOfRange(key, offset, offset + len), valueHolder);
    }

    /**
     * Returns whether a key may exist, without reading files: false is certain.
     *
     * @param valueHolder is given the value if it is found, and null if not; may be null
     */
    public boolean keyMayExist(ReadOptions options, byte[] key, @Nullable Holder<byte[]> valueHolder) {
        KeyMayExist found = keyMayExist(options, key);
        if (valueHolder != null) {
            valueHolder.setValue(found.valueFound() ? found.value() : null);
        }
        return found.mayExist();
    }

    /**
     * Returns whether the key that is a part of an array may exist, without reading files: false is certain.
     *
     * @param valueHolder is given the value if it is found, and null if not; may be null
     */
    public boolean keyMayExist(ReadOptions options, byte[] key, int offset, int len, @Nullable Holder<byte[]> valueHolder) {
        return keyMayExist(options, Arrays.copyOfRange(key, offset, offset + len), valueHolder);
    }

    /**
     * Returns whether a key of a column family may exist, without reading files: false is certain.
     *
     * @param valueHolder is given the value if it is found, and null if not; may be null
     */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, @Nullable Holder<byte[]> valueHolder) {
        KeyMayExist found = keyMayExist(columnFamily, options, key);
        if (valueHolder != null) {
            valueHolder.setValue(found.valueFound() ? found.value() : null);
        }
        return found.mayExist();
    }

    /**
     * Returns whether the key of a column family that is a part of an array may exist, without reading files: false is certain.
     *
     * @param valueHolder is given the value if it is found, and null if not; may be null
     */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int len, @Nullable Holder<byte[]> valueHolder) {
        return keyMayExist(columnFamily, options, Arrays.copyOfRange(key, offset, offset + len), valueHolder);
    }

    /**
     * Reads values into buffers.
     *
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which gets what fits; or one for all, which is cut up
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(arrays(keys)), keys, values);
    }

    /**
     * Reads values into buffers.
     *
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which gets what fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            ReadOptions readOptions, List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(readOptions, arrays(keys)), keys, values);
    }

    /**
     * Reads values of column families into buffers.
     *
     * @param columnFamilies one for each key, or one for all
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which gets what fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            List<ColumnFamilyHandle> columnFamilies, List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(forEach(columnFamilies, keys), arrays(keys)), keys, values);
    }

    /**
     * Reads values of column families into buffers.
     *
     * @param columnFamilies one for each key, or one for all
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which gets what fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            ReadOptions readOptions,
            List<ColumnFamilyHandle> columnFamilies,
            List<ByteBuffer> keys,
            List<ByteBuffer> values) {
        return filled(multiGetAsList(readOptions, forEach(columnFamilies, keys), arrays(keys)), keys, values);
    }

    private static List<ColumnFamilyHandle> forEach(List<ColumnFamilyHandle> columnFamilies, List<ByteBuffer> keys) {
        return columnFamilies.size() == 1
                ? java.util.Collections.nCopies(keys.size(), columnFamilies.get(0))
                : columnFamilies;
    }

    private static List<byte[]> arrays(List<ByteBuffer> keys) {
        List<byte[]> arrays = new ArrayList<>();
        for (ByteBuffer key : keys) {
            byte[] array = new byte[key.remaining()];
            key.get(array);
            arrays.add(array);
        }
        return arrays;
    }

    private static List<ByteBufferGetStatus> filled(
            List<byte @Nullable []> found, List<ByteBuffer> keys, List<ByteBuffer> values) {
        if (values.size() != keys.size()) {
            throw new IllegalArgumentException("There are " + keys.size() + " keys, but " + values.size() + " values");
        }
        List<ByteBufferGetStatus> all = new ArrayList<>();
        for (int index = 0; index < found.size(); index++) {
            byte[] value = found.get(index);
            if (value == null) {
                all.add(new ByteBufferGetStatus(Status.parse("NotFound: "), 0, null));
                continue;
            }
            ByteBuffer buffer = values.get(index);
            int fitting = Math.min(value.length, buffer.remaining());
            buffer.put(buffer.position(), value, 0, fitting).limit(buffer.position() + fitting);
            all.add(new ByteBufferGetStatus(Status.OK, value.length, buffer));
        }
        return all;
    }

    //# needs RocksDB.getApproximateSizes
    /**
     * Returns about how many bytes ranges of keys take.
     *
     * @param ranges the ranges
     * @param sizeApproximationFlags what is counted; files if nothing is named
     */
    public long[] getApproximateSizes(List<Range> ranges, SizeApproximationFlag... sizeApproximationFlags) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            return getApproximateSizes(columnFamily, ranges, sizeApproximationFlags);
        }
    }

    /**
     * Returns about how many bytes ranges of keys of a column family take.
     *
     * @param ranges the ranges
     * @param sizeApproximationFlags what is counted; files if nothing is named
     */
    public long[] getApproximateSizes(
            ColumnFamilyHandle columnFamily, List<Range> ranges, SizeApproximationFlag... sizeApproximationFlags) {
        return getApproximateSizes(
                columnFamily,
                ranges.stream().map(range -> range.start.data()).toList(),
                ranges.stream().map(range -> range.limit.data()).toList(),
                sizeApproximationFlags.length == 0
                        ? Set.of(SizeApproximationFlag.INCLUDE_FILES)
                        : Set.of(sizeApproximationFlags));
    }
    //# end

    //# needs RocksDB.setOptions
    /** Changes options of the default column family. */
    public void setOptions(MutableColumnFamilyOptions mutableColumnFamilyOptions) {
        setOptions(mutableColumnFamilyOptions.values());
    }

    /** Changes options of a column family. */
    public void setOptions(
            ColumnFamilyHandle columnFamilyHandle, MutableColumnFamilyOptions mutableColumnFamilyOptions) {
        setOptions(columnFamilyHandle, mutableColumnFamilyOptions.values());
    }
    //# end

    //# needs RocksDB.setDBOptions
    /** Changes options of the database. */
    public void setDBOptions(MutableDBOptions mutableDBoptions) {
        setDBOptions(mutableDBoptions.values());
    }
    //# end
}
