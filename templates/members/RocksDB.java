package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

public class RocksDB {
    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected RocksDB() {
        super(RocksDB.class);
    }

    /** The name of the column family that every database has. */
    public static final byte[] DEFAULT_COLUMN_FAMILY = "default".getBytes(StandardCharsets.UTF_8);

    /** What reads into a buffer return for a key that there is not. */
    public static final int NOT_FOUND = -1;

    /** Does nothing: the native library is loaded when it is first used. */
    public static void loadLibrary() {}

    /** Does nothing, as {@link #loadLibrary()}; {@code NativeLibrary.use} names another library. */
    public static void loadLibrary(List<String> paths) {
        Call.whole(paths, "paths");
    }

    /** Returns the path that the database was opened with. */
    public String getName() {
        return Effects.given(this, "name", "");
    }

    /**
     * Returns the sum of a property that is a number over all column families: the default one and those whose handle
     * is open. RocksDB's C API has no function for it, so a column family whose handle was closed does not count.
     *
     * @throws RocksDBException if there is no such property
     */
    public long getAggregatedLongProperty(String property) {
        Map<Integer, Long> values = new HashMap<>(Map.of(0, getLongProperty(property)));
        for (ColumnFamilyHandle family : Effects.openPartsOf(this, "ColumnFamilyHandle", ColumnFamilyHandle::new)) {
            try {
                values.computeIfAbsent(family.getID(), id -> getLongProperty(family, property));
            } catch (IllegalStateException closed) { // its handle, in the meantime
                if (isClosed()) {
                    throw closed;
                }
            }
        }
        return values.values().stream().mapToLong(Long::longValue).sum();
    }

    /**
     * Returns the names of the column families of a database, which need not be open, in UTF-8.
     *
     * @return an empty list if there is no database
     */
    public static List<byte[]> listColumnFamilies(Options options, String path) {
        try {
            return listColumnFamilyNames(options, path).stream()
                    .map(name -> name.getBytes(StandardCharsets.UTF_8))
                    .collect(Collectors.toList());
        } catch (RocksDBException e) {
            if (e.getStatus().getSubCode() != Status.SubCode.PathNotFound) {
                throw e;
            }
            return new ArrayList<>();
        }
    }

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
        RocksDB db = open(
                options, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
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
        RocksDB db = openReadOnly(
                options,
                path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                errorIfWalFileExists,
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
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
        RocksDB db = openAsSecondary(
                options, path, secondaryPath,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
    }

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
        RocksDB db = openWithTtl(
                options,
                path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                Call.whole(ttls, "ttls").stream().mapToInt(ttl -> ttl).toArray(),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
    }

    /** Creates a column family whose values are dropped by compactions after that many seconds, and opens it. */
    public ColumnFamilyHandle createColumnFamilyWithTtl(ColumnFamilyDescriptor columnFamilyDescriptor, int ttl) {
        return Call.notNull(columnFamilyDescriptor, "columnFamilyDescriptor").opened(
                createColumnFamilyWithTtl(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name(), ttl));
    }

    /** Creates a column family of exported files, and opens it. */
    public ColumnFamilyHandle createColumnFamilyWithImport(
            ColumnFamilyDescriptor columnFamilyDescriptor,
            ImportColumnFamilyOptions importColumnFamilyOptions,
            ExportImportFilesMetaData metadata) {
        return columnFamilyDescriptor.opened(createColumnFamilyWithImport(
                columnFamilyDescriptor.getOptions(),
                columnFamilyDescriptor.name(),
                importColumnFamilyOptions,
                metadata));
    }

    /**
     * Creates column families with the same options, and opens them.
     *
     * @param columnFamilyNames in UTF-8, without a NUL
     */
    public List<ColumnFamilyHandle> createColumnFamilies(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, List<byte[]> columnFamilyNames) {
        return createNamedColumnFamilies(
                columnFamilyOptions,
                Call.whole(columnFamilyNames, "columnFamilyNames").stream()
                        .map(ColumnFamilyDescriptor::text)
                        .toList());
    }

    /** Creates a column family as a descriptor says, and opens it. */
    public ColumnFamilyHandle createColumnFamily(ColumnFamilyDescriptor columnFamilyDescriptor) {
        return Call.notNull(columnFamilyDescriptor, "columnFamilyDescriptor").opened(
                createColumnFamily(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name()));
    }

    /** Creates column families, one after the other, and opens them; those before one that fails are there. */
    public List<ColumnFamilyHandle> createColumnFamilies(List<ColumnFamilyDescriptor> columnFamilyDescriptors) {
        List<ColumnFamilyHandle> created = new ArrayList<>();
        try {
            Call.whole(columnFamilyDescriptors, "columnFamilyDescriptors")
                    .forEach(descriptor -> created.add(createColumnFamily(descriptor)));
        } catch (RuntimeException e) {
            created.forEach(ColumnFamilyHandle::close);
            throw e;
        }
        return created;
    }

    /**
     * Writes one key and value: {@code length} bytes of {@code key} from {@code offset}, and {@code valueLength} bytes
     * of {@code value} from {@code valueOffset}.
     */
    public void put(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        put(Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Writes one key and value: {@code length} bytes of {@code key} from {@code offset}, and {@code valueLength} bytes
     * of {@code value} from {@code valueOffset}.
     */
    public void put(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        put(columnFamily, Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Writes one key and value: {@code length} bytes of {@code key} from {@code offset}, and {@code valueLength} bytes
     * of {@code value} from {@code valueOffset}.
     */
    public void put(
            WriteOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        put(options, Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Writes one key and value: {@code length} bytes of {@code key} from {@code offset}, and {@code valueLength} bytes
     * of {@code value} from {@code valueOffset}.
     */
    public void put(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        put(
                columnFamily,
                options,
                Call.part(key, "key", offset, length),
                Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Merges a value: the key is {@code length} bytes of {@code key} from {@code offset}, the value {@code valueLength}
     * bytes of {@code value} from {@code valueOffset}.
     */
    public void merge(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        merge(Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Merges a value: the key is {@code length} bytes of {@code key} from {@code offset}, the value {@code valueLength}
     * bytes of {@code value} from {@code valueOffset}.
     */
    public void merge(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        merge(columnFamily, Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Merges a value: the key is {@code length} bytes of {@code key} from {@code offset}, the value {@code valueLength}
     * bytes of {@code value} from {@code valueOffset}.
     */
    public void merge(
            WriteOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        merge(options, Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Merges a value: the key is {@code length} bytes of {@code key} from {@code offset}, the value {@code valueLength}
     * bytes of {@code value} from {@code valueOffset}.
     */
    public void merge(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        merge(
                columnFamily,
                options,
                Call.part(key, "key", offset, length),
                Call.part(value, "value", valueOffset, valueLength));
    }

    /** Deletes a key: {@code length} bytes of {@code key} from {@code offset}. */
    public void delete(byte[] key, int offset, int length) {
        delete(Call.part(key, "key", offset, length));
    }

    /** Deletes a key: {@code length} bytes of {@code key} from {@code offset}. */
    public void delete(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        delete(columnFamily, Call.part(key, "key", offset, length));
    }

    /** Deletes a key: {@code length} bytes of {@code key} from {@code offset}. */
    public void delete(WriteOptions options, byte[] key, int offset, int length) {
        delete(options, Call.part(key, "key", offset, length));
    }

    /** Deletes a key: {@code length} bytes of {@code key} from {@code offset}. */
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length) {
        delete(columnFamily, options, Call.part(key, "key", offset, length));
    }

    /**
     * Returns the value of a key, or null if there is none. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public byte @Nullable [] get(byte[] key, int offset, int length) {
        return get(Call.part(key, "key", offset, length));
    }

    /**
     * Returns the value of a key, or null if there is none. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        return get(columnFamily, Call.part(key, "key", offset, length));
    }

    /**
     * Returns the value of a key, or null if there is none. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public byte @Nullable [] get(ReadOptions options, byte[] key, int offset, int length) {
        return get(options, Call.part(key, "key", offset, length));
    }

    /**
     * Returns the value of a key, or null if there is none. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public byte @Nullable [] get(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length) {
        return get(columnFamily, options, Call.part(key, "key", offset, length));
    }

    /**
     * Copies as much of the value of a key as fits into {@code valueLength} bytes of {@code value} from {@code
     * valueOffset}. The key is {@code length} bytes of {@code key} from {@code offset}. Returns the size of the whole
     * value, or -1 if there is none.
     */
    public int get(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(Call.part(key, "key", offset, length))) {
            return copy(found, Call.part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies as much of the value of a key as fits into {@code valueLength} bytes of {@code value} from {@code
     * valueOffset}. The key is {@code length} bytes of {@code key} from {@code offset}. Returns the size of the whole
     * value, or -1 if there is none.
     */
    public int get(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        try (PinnedValue found = getPinned(columnFamily, Call.part(key, "key", offset, length))) {
            return copy(found, Call.part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies as much of the value of a key as fits into {@code valueLength} bytes of {@code value} from {@code
     * valueOffset}. The key is {@code length} bytes of {@code key} from {@code offset}. Returns the size of the whole
     * value, or -1 if there is none.
     */
    public int get(
            ReadOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(options, Call.part(key, "key", offset, length))) {
            return copy(found, Call.part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies as much of the value of a key as fits into {@code valueLength} bytes of {@code value} from {@code
     * valueOffset}. The key is {@code length} bytes of {@code key} from {@code offset}. Returns the size of the whole
     * value, or -1 if there is none.
     */
    public int get(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(columnFamily, options, Call.part(key, "key", offset, length))) {
            return copy(found, Call.part(value, "value", valueOffset, valueLength));
        }
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(byte[] key) {
        return exists(getPinned(key));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ByteBuffer key) {
        return exists(getPinned(Call.notNull(key, "key").duplicate()));
    }

    /**
     * Returns whether a key has a value, without copying it. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public boolean keyExists(byte[] key, int offset, int length) {
        return exists(getPinned(Call.part(key, "key", offset, length)));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, byte[] key) {
        return exists(getPinned(columnFamily, key));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return exists(getPinned(columnFamily, Call.notNull(key, "key").duplicate()));
    }

    /**
     * Returns whether a key has a value, without copying it. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public boolean keyExists(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        return exists(getPinned(columnFamily, Call.part(key, "key", offset, length)));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ReadOptions options, byte[] key) {
        return exists(getPinned(options, key));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ReadOptions options, ByteBuffer key) {
        return exists(getPinned(options, Call.notNull(key, "key").duplicate()));
    }

    /**
     * Returns whether a key has a value, without copying it. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public boolean keyExists(ReadOptions options, byte[] key, int offset, int length) {
        return exists(getPinned(options, Call.part(key, "key", offset, length)));
    }

    /**
     * Returns whether a key has a value, without copying it.
     *
     * @param columnFamily null for the default one
     * @param options null for the defaults
     */
    public boolean keyExists(
            @Nullable ColumnFamilyHandle columnFamily, @Nullable ReadOptions options, byte[] key) {
        return exists(columnFamily, options, MemorySegment.ofArray(Call.notNull(key, "key")));
    }

    /**
     * Returns whether a key has a value, without copying it.
     *
     * @param columnFamily null for the default one
     * @param options null for the defaults
     */
    public boolean keyExists(
            @Nullable ColumnFamilyHandle columnFamily, @Nullable ReadOptions options, ByteBuffer key) {
        return exists(columnFamily, options, MemorySegment.ofBuffer(Call.notNull(key, "key")));
    }

    /**
     * Returns whether a key has a value, without copying it. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     *
     * @param columnFamily null for the default one
     * @param options null for the defaults
     */
    public boolean keyExists(
            @Nullable ColumnFamilyHandle columnFamily, @Nullable ReadOptions options, byte[] key, int offset,
            int length) {
        return exists(columnFamily, options, Call.part(key, "key", offset, length));
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(key), value);
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(Call.part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)), value);
    }

    /** Returns false if a key certainly does not exist, and true if it may. */
    public boolean keyMayExist(ByteBuffer key) {
        return keyMayExistWithValue(bytes(key)).mayExist();
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(columnFamily, key), value);
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(
                keyMayExistWithValue(
                        columnFamily, Call.part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)),
                value);
    }

    /** Returns false if a key certainly does not exist, and true if it may. */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return keyMayExistWithValue(columnFamily, bytes(key)).mayExist();
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(ReadOptions options, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(options, key), value);
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(
            ReadOptions options, byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(
                keyMayExistWithValue(options, Call.part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)),
                value);
    }

    /** Returns false if a key certainly does not exist, and true if it may. */
    public boolean keyMayExist(ReadOptions options, ByteBuffer key) {
        return keyMayExistWithValue(options, bytes(key)).mayExist();
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(columnFamily, options, key), value);
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length,
            @Nullable Holder<byte[]> value) {
        return fill(
                keyMayExistWithValue(
                        columnFamily, options, Call.part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)),
                value);
    }

    /** Returns false if a key certainly does not exist, and true if it may. */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        return keyMayExistWithValue(columnFamily, options, bytes(key)).mayExist();
    }

    /**
     * Returns whether a key may exist. If its value was found without reading files, copies as much of it as fits into
     * the buffer, from its position on, and sets the limit to the end.
     */
    public KeyMayExist keyMayExist(ByteBuffer key, ByteBuffer value) {
        Call.writable(value, "value");
        return copied(keyMayExistWithValue(bytes(key)), value);
    }

    /**
     * Returns whether a key may exist. If its value was found without reading files, copies as much of it as fits into
     * the buffer, from its position on, and sets the limit to the end.
     */
    public KeyMayExist keyMayExist(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        Call.writable(value, "value");
        return copied(keyMayExistWithValue(columnFamily, bytes(key)), value);
    }

    /**
     * Returns whether a key may exist. If its value was found without reading files, copies as much of it as fits into
     * the buffer, from its position on, and sets the limit to the end.
     */
    public KeyMayExist keyMayExist(ReadOptions options, ByteBuffer key, ByteBuffer value) {
        Call.writable(value, "value");
        return copied(keyMayExistWithValue(options, bytes(key)), value);
    }

    /**
     * Returns whether a key may exist. If its value was found without reading files, copies as much of it as fits into
     * the buffer, from its position on, and sets the limit to the end.
     */
    public KeyMayExist keyMayExist(
            ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, ByteBuffer value) {
        Call.writable(value, "value");
        return copied(keyMayExistWithValue(columnFamily, options, bytes(key)), value);
    }

    private static KeyMayExist copied(KeyMayExistResult found, ByteBuffer target) {
        byte[] value = found.valueFound() ? found.value() : null;
        int length = value == null ? 0 : value.length;
        int copied = Math.min(length, target.remaining());
        target.limit(target.position() + copied);
        if (value == null) {
            return new KeyMayExist(
                    found.mayExist()
                            ? KeyMayExist.KeyMayExistEnum.kExistsWithoutValue
                            : KeyMayExist.KeyMayExistEnum.kNotExist,
                    0);
        }
        target.put(target.position(), value, 0, copied);
        return new KeyMayExist(KeyMayExist.KeyMayExistEnum.kExistsWithValue, length);
    }

    /** Deletes a database that is not open, with all of its data. */
    public static void destroyDB(String path, Options options) {
        destroyDB(options, path);
    }

    /** Writes what is in memory of a column family to table files. */
    public void flush(FlushOptions options, ColumnFamilyHandle columnFamily) {
        flush(columnFamily, options);
    }

    /** Compacts the keys of a column family from one to another; null stands for the first or last. */
    public void compactRange(
            @Nullable ColumnFamilyHandle columnFamily, byte @Nullable [] begin, byte @Nullable [] end,
            CompactRangeOptions options) {
        if (columnFamily != null) {
            compactRange(columnFamily, options, begin, end);
            return;
        }
        try (ColumnFamilyHandle ofDefault = getDefaultColumnFamily()) {
            compactRange(ofDefault, options, begin, end);
        }
    }

    /**
     * Compacts files of a column family and returns the names of the new files; may take long.
     *
     * @param outputLevel the level of the new files, at least that of each file that is compacted
     * @param outputPathId the index of the folder for the new files in the paths of the options; -1 if there is only
     *     one
     */
    public List<String> compactFiles(
            @Nullable CompactionOptions options,
            ColumnFamilyHandle columnFamily,
            List<String> inputFileNames,
            int outputLevel,
            int outputPathId,
            @Nullable CompactionJobInfo compactionJobInfo) {
        return compactFiles(columnFamily, options, inputFileNames, outputLevel, outputPathId, compactionJobInfo);
    }

    /** Returns an iterator over each of some column families, all of the same moment. */
    public List<RocksIterator> newIterators(List<ColumnFamilyHandle> columnFamilies, ReadOptions options) {
        return newIterators(options, columnFamilies);
    }

    /** Drops column families. */
    public void dropColumnFamilies(List<ColumnFamilyHandle> columnFamilies) {
        for (ColumnFamilyHandle columnFamily : Call.whole(columnFamilies, "columnFamilies")) {
            dropColumnFamily(columnFamily);
        }
    }

    /** Closes the handle of a column family, which the database would close otherwise. */
    public void destroyColumnFamilyHandle(ColumnFamilyHandle columnFamily) {
        Call.notNull(columnFamily, "columnFamily").close();
    }

    /** Releases a snapshot, as closing it does. */
    public void releaseSnapshot(Snapshot snapshot) {
        Call.notNull(snapshot, "snapshot").close();
    }

    /** Closes the database. */
    public void closeE() {
        close();
    }

    /** Writes the write-ahead log to its file, and the file to the disk. */
    public void syncWal() {
        flushWal(true);
    }

    /** Has column families compacted in the background again. */
    public void enableAutoCompaction(List<ColumnFamilyHandle> columnFamilies) {
        for (ColumnFamilyHandle columnFamily : Call.whole(columnFamilies, "columnFamilies")) {
            setOptions(columnFamily, Map.of("disable_auto_compactions", "false"));
        }
    }

    /** Sets what is measured in this thread. */
    public void setPerfLevel(PerfLevel level) {
        PerfContext.setPerfLevel(level);
    }

    /** Returns what was measured in this thread, to be closed. */
    public PerfContext getPerfContext() {
        return new PerfContext();
    }

    /**
     * Reads values into buffers.
     *
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which receives from its start as much as fits; or one for all, which is cut
     *     up
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(arrays(keys, values)), keys, values);
    }

    /**
     * Reads values into buffers.
     *
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which receives from its start as much as fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            ReadOptions options, List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(options, arrays(keys, values)), keys, values);
    }

    /**
     * Reads values of column families into buffers.
     *
     * @param columnFamilies one for each key, or one for all
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which receives from its start as much as fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            List<ColumnFamilyHandle> columnFamilies, List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(forEach(columnFamilies, keys), arrays(keys, values)), keys, values);
    }

    /**
     * Reads values of column families into buffers.
     *
     * @param columnFamilies one for each key, or one for all
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which receives from its start as much as fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            ReadOptions options,
            List<ColumnFamilyHandle> columnFamilies,
            List<ByteBuffer> keys,
            List<ByteBuffer> values) {
        return filled(multiGetAsList(options, forEach(columnFamilies, keys), arrays(keys, values)), keys, values);
    }

    private static List<ColumnFamilyHandle> forEach(List<ColumnFamilyHandle> columnFamilies, List<ByteBuffer> keys) {
        return Call.notNull(columnFamilies, "columnFamilies").size() == 1
                ? java.util.Collections.nCopies(Call.notNull(keys, "keys").size(), columnFamilies.get(0))
                : columnFamilies;
    }

    /** Returns the keys as arrays, after checking that their values can be written. */
    private static List<byte[]> arrays(List<ByteBuffer> keys, List<ByteBuffer> values) {
        for (ByteBuffer value : Call.whole(values, "values")) {
            Call.writable(value, "a buffer of values");
        }
        List<byte[]> arrays = new ArrayList<>();
        for (ByteBuffer key : Call.whole(keys, "keys")) {
            byte[] array = new byte[key.remaining()];
            key.duplicate().get(array);
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
            ByteBuffer buffer = values.get(index).clear();
            int fitting = Math.min(value.length, buffer.remaining());
            buffer.put(0, value, 0, fitting).limit(fitting);
            all.add(new ByteBufferGetStatus(Status.OK, value.length, buffer));
        }
        return all;
    }

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
        Call.whole(ranges, "ranges");
        return getApproximateSizes(
                columnFamily,
                ranges.stream().map(range -> range.start.data()).toList(),
                ranges.stream().map(range -> range.limit.data()).toList(),
                Call.whole(sizeApproximationFlags, "sizeApproximationFlags").length == 0
                        ? Set.of(SizeApproximationFlag.INCLUDE_FILES)
                        : new HashSet<>(Arrays.asList(sizeApproximationFlags)));
    }

    /** Changes options of the default column family. */
    public void setOptions(MutableColumnFamilyOptions mutableColumnFamilyOptions) {
        setOptions(Call.notNull(mutableColumnFamilyOptions, "mutableColumnFamilyOptions").values());
    }

    /** Changes options of a column family. */
    public void setOptions(
            ColumnFamilyHandle columnFamilyHandle, MutableColumnFamilyOptions mutableColumnFamilyOptions) {
        setOptions(
                columnFamilyHandle,
                Call.notNull(mutableColumnFamilyOptions, "mutableColumnFamilyOptions").values());
    }

    /** Changes options of the database. */
    public void setDBOptions(MutableDBOptions mutableDBoptions) {
        setDBOptions(Call.notNull(mutableDBoptions, "mutableDBoptions").values());
    }

    private static int copy(@Nullable PinnedValue found, MemorySegment target) {
        if (found == null) {
            return -1;
        }
        MemorySegment value = found.value();
        MemorySegment.copy(value, 0, target, 0, Math.min(value.byteSize(), target.byteSize()));
        return (int) value.byteSize();
    }

    private boolean exists(
            @Nullable ColumnFamilyHandle columnFamily, @Nullable ReadOptions options, MemorySegment key) {
        if (columnFamily == null) {
            return exists(options == null ? getPinned(key) : getPinned(options, key));
        }
        return exists(options == null ? getPinned(columnFamily, key) : getPinned(columnFamily, options, key));
    }

    private static boolean exists(@Nullable PinnedValue found) {
        if (found == null) {
            return false;
        }
        found.close();
        return true;
    }

    private static boolean fill(KeyMayExistResult found, @Nullable Holder<byte[]> value) {
        if (value != null) {
            value.setValue(found.valueFound() ? found.value() : null);
        }
        return found.mayExist();
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[Call.notNull(buffer, "key").remaining()];
        buffer.get(bytes);
        return bytes;
    }

    /**
     * Returns the version of RocksDB that this API was made for. Another library may be in use:
     * {@link Rockspan#libraryVersion()}.
     */
    public static Version rocksdbVersion() {
        return Version.of("@rocksdbVersion@");
    }

    /** A version of RocksDB. */
    public static class Version {

        private final byte major;
        private final byte minor;
        private final byte patch;

        /** Creates a version. */
        public Version(byte major, byte minor, byte patch) {
            this.major = major;
            this.minor = minor;
            this.patch = patch;
        }

        static Version of(String version) {
            String[] parts = version.split("\\.");
            return new Version(Byte.parseByte(parts[0]), Byte.parseByte(parts[1]), Byte.parseByte(parts[2]));
        }

        /** Returns the first number. */
        public int getMajor() {
            return major;
        }

        /** Returns the second number. */
        public int getMinor() {
            return minor;
        }

        /** Returns the third number. */
        public int getPatch() {
            return patch;
        }

        /** The numbers with dots between. */
        @Override
        public String toString() {
            return major + "." + minor + "." + patch;
        }
    }

    /** The files of a database at one moment. */
    public static class LiveFiles {

        /** How many bytes of the manifest are of that moment. */
        public final long manifestFileSize;

        /** The names of the files but for logs, each with a slash before it. */
        public final List<String> files;

        /** As RocksDB lists them: tables and blobs, then what names and describes them. */
        private static int place(LiveFileStorageInfo file) {
            return switch (file.fileType()) {
                case CURRENT_FILE -> 1;
                case DESCRIPTOR_FILE -> 2;
                case OPTIONS_FILE -> 3;
                default -> 0;
            };
        }

        LiveFiles(List<LiveFileStorageInfo> all) {
            this.files = all.stream()
                    .sorted(java.util.Comparator.comparingInt(LiveFiles::place))
                    .map(file -> '/' + file.relativeFileName())
                    .toList();
            this.manifestFileSize = all.stream()
                    .filter(file -> file.fileType() == FileType.DESCRIPTOR_FILE)
                    .mapToLong(LiveFileStorageInfo::size)
                    .sum();
        }
    }

    /** Returns the files of the database, after what is in memory was written to them. */
    public LiveFiles getLiveFiles() {
        return getLiveFiles(true);
    }

    /**
     * Returns the files of the database.
     *
     * @param flushMemtable whether what is in memory is written to them before
     */
    public LiveFiles getLiveFiles(boolean flushMemtable) {
        try (LiveFilesStorageInfoOptions options =
                new LiveFilesStorageInfoOptions().setWalSizeForFlush(flushMemtable ? 0 : Long.MAX_VALUE)) {
            return new LiveFiles(getLiveFilesStorageInfo(options).stream()
                    .filter(file -> file.fileType() != FileType.WAL_FILE)
                    .toList());
        }
    }
}
