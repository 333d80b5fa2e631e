package dev.rockspan;

import dev.rockspan.runtime.Status;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

class RocksDB {

    /** The name of the column family that every database has. */
    public static final byte[] DEFAULT_COLUMN_FAMILY = "default".getBytes(StandardCharsets.UTF_8);

    /** What reads into a buffer return for a key that there is not. */
    public static final int NOT_FOUND = -1;

    /** Does nothing: the native library is loaded when it is first used. */
    public static void loadLibrary() {}

    //# needs RocksDB.listColumnFamilyNames
    /** Returns the names of the column families of a database, which need not be open, in UTF-8. */
    public static List<byte[]> listColumnFamilies(Options options, String path) {
        return listColumnFamilyNames(options, path).stream()
                .map(name -> name.getBytes(StandardCharsets.UTF_8))
                .collect(Collectors.toList());
    }
    //# end

    /** Opens a database with default options, and creates it if there is none. */
    public static RocksDB open(String path) {
        try (Options options = new Options().setCreateIfMissing(true)) {
            return open(options, path);
        }
    }

    /** Opens a database with default options to read it only. */
    public static RocksDB openReadOnly(String path) {
        try (Options options = new Options()) {
            return openReadOnly(options, path);
        }
    }

    /** Opens a database to read it only. */
    public static RocksDB openReadOnly(Options options, String path) {
        return openReadOnly(options, path, false);
    }

    //# needs ColumnFamilyDescriptor
    /**
     * Opens a database with its column families.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB open(
            DBOptionsInterface<?> options, String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return open(
                options, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
    }

    /**
     * Opens a database with its column families and default options.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB open(
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (DBOptions options = new DBOptions()) {
            return open(options, path, columnFamilyDescriptors, columnFamilyHandles);
        }
    }

    /**
     * Opens a database with some of its column families and default options to read it only.
     *
     * @param columnFamilyDescriptors some column families of the database, the default one among them
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB openReadOnly(
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (DBOptions options = new DBOptions()) {
            return openReadOnly(options, path, columnFamilyDescriptors, columnFamilyHandles);
        }
    }

    /**
     * Opens a database with some of its column families to read it only.
     *
     * @param columnFamilyDescriptors some column families of the database, the default one among them
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB openReadOnly(
            DBOptionsInterface<?> options,
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return openReadOnly(options, path, columnFamilyDescriptors, columnFamilyHandles, false);
    }

    /**
     * Opens a database with some of its column families to read it only.
     *
     * @param columnFamilyDescriptors some column families of the database, the default one among them
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     * @param errorIfWalFileExists whether it fails if there is a write-ahead log
     */
    public static RocksDB openReadOnly(
            DBOptionsInterface<?> options,
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles,
            boolean errorIfWalFileExists) {
        return openReadOnly(
                options,
                path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                errorIfWalFileExists,
                columnFamilyHandles);
    }

    /**
     * Opens a database that another process writes to, to read it and to catch up with that.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB openAsSecondary(
            DBOptionsInterface<?> options, String path, String secondaryPath,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return openAsSecondary(
                options, path, secondaryPath,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
    }

    //# needs RocksDB.openWithTtl
    /**
     * Opens a database whose values are dropped by compactions after a time.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     * @param ttls for each column family, after how many seconds; 0 or less for never
     */
    public static RocksDB openWithTtl(
            DBOptionsInterface<?> options,
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles,
            List<Integer> ttls) {
        return openWithTtl(
                options,
                path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                ttls.stream().mapToInt(Integer::intValue).toArray(),
                columnFamilyHandles);
    }
    //# end

    //# needs RocksDB.createColumnFamilyWithTtl
    /** Creates a column family whose values are dropped by compactions after that many seconds, and opens it. */
    public ColumnFamilyHandle createColumnFamilyWithTtl(ColumnFamilyDescriptor columnFamilyDescriptor, int ttl) {
        return createColumnFamilyWithTtl(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name(), ttl);
    }
    //# end

    //# needs RocksDB.createColumnFamilyWithImport
    /** Creates a column family of exported files, and opens it. */
    public ColumnFamilyHandle createColumnFamilyWithImport(
            ColumnFamilyDescriptor columnFamilyDescriptor,
            ImportColumnFamilyOptions importColumnFamilyOptions,
            ExportImportFilesMetaData metadata) {
        return createColumnFamilyWithImport(
                columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name(), importColumnFamilyOptions, metadata);
    }
    //# end

    //# needs RocksDB.createNamedColumnFamilies
    /**
     * Creates column families with the same options, and opens them.
     *
     * @param columnFamilyNames in UTF-8, without a NUL
     */
    public List<ColumnFamilyHandle> createColumnFamilies(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, List<byte[]> columnFamilyNames) {
        return createNamedColumnFamilies(
                columnFamilyOptions,
                columnFamilyNames.stream().map(ColumnFamilyDescriptor::text).toList());
    }
    //# end
    //# end

    //# needs ColumnFamilyDescriptor
    /** Creates a column family and opens it. */
    public ColumnFamilyHandle createColumnFamily(ColumnFamilyDescriptor columnFamilyDescriptor) {
        return createColumnFamily(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name());
    }

    /** Creates column families, one after the other, and opens them; those before one that fails are there. */
    public List<ColumnFamilyHandle> createColumnFamilies(List<ColumnFamilyDescriptor> columnFamilyDescriptors) {
        List<ColumnFamilyHandle> created = new ArrayList<>();
        try {
            columnFamilyDescriptors.forEach(descriptor -> created.add(createColumnFamily(descriptor)));
        } catch (RuntimeException e) {
            created.forEach(ColumnFamilyHandle::close);
            throw e;
        }
        return created;
    }
    //# end

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
