package dev.rockspan.benchmarks.store;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.CompressionType;
import dev.rockspan.FlushOptions;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Random;

/**
 * A database that is open once in this process and used in three ways: through Rockspan, through rocksdbjni, and from C.
 * All of it is in the block cache.
 */
public final class Store implements AutoCloseable {

    private static final long CACHE = 256L << 20;

    private final RocksDB ours;
    private final Peer peer;
    private final ColumnFamilyHandle family;
    private final Keys keys;
    private final int valueSize;

    private Store(RocksDB ours, Keys keys, int valueSize) {
        this.ours = ours;
        this.keys = keys;
        this.valueSize = valueSize;
        peer = Peer.of(address());
        family = ours.getDefaultColumnFamily();
    }

    /** A new database with so many entries, in one table file. */
    public static Store create(Path folder, int keyCount, int keySize, int valueSize) {
        try (Cache cache = Cache.newLRUCache(CACHE);
                BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache);
                Options options = new Options()
                        .setCreateIfMissing(true)
                        .setCompressionType(CompressionType.NO_COMPRESSION)
                        .setDisableAutoCompactions(true)
                        .setLevel0SlowdownWritesTrigger(1 << 30)
                        .setLevel0StopWritesTrigger(1 << 30)
                        .setTableFormatConfig(tables)) {
            RocksDB db = RocksDB.open(options, folder.toString());
            Keys keys = Keys.shuffled(Arena.ofAuto(), keyCount, keySize);
            fill(db, keys, valueSize);
            return new Store(db, keys, valueSize);
        }
    }

    private static void fill(RocksDB db, Keys keys, int valueSize) {
        for (int i = 0; i < keys.count(); i++) {
            db.put(keys.arrays()[i], value(valueSize, i));
        }
        try (FlushOptions options = new FlushOptions()) {
            db.flush(options);
        }
        db.compactRange(null, null);
        for (byte[] key : keys.arrays()) {
            db.get(key);
        }
    }

    /** Bytes that do not compress; the first is not negative, whatever C takes a char for. */
    public static byte[] value(int size, long seed) {
        byte[] value = new byte[size];
        new Random(seed).nextBytes(value);
        value[0] &= Byte.MAX_VALUE;
        return value;
    }

    /** Through Rockspan. */
    public RocksDB ours() {
        return ours;
    }

    /** Through rocksdbjni. */
    public Peer peer() {
        return peer;
    }

    /** For C. */
    MemorySegment address() {
        return Addresses.of(ours);
    }

    /** The default column family. */
    public ColumnFamilyHandle family() {
        return family;
    }

    /** The default column family for C. */
    MemorySegment familyAddress() {
        return Addresses.of(family);
    }

    /** Its keys, in random order. */
    public Keys keys() {
        return keys;
    }

    /** The size of each value. */
    public int valueSize() {
        return valueSize;
    }

    @Override
    public void close() {
        ours.close();
    }
}
