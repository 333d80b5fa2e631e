package dev.rockspan.benchmarks.store;

import dev.rockspan.ReadOptions;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.raw.CExtras;
import dev.rockspan.raw.CRocksDB;
import dev.rockspan.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Reads by the calls of C that the API makes for them, on bare addresses: nothing is checked, and nothing is protected
 * from being closed meanwhile. What safety costs is measured against them.
 */
public final class RawReads {

    /** Of {@code rockspan_value_t}. */
    private static final long SIZE = 8;

    private static final ReadOptions OPTIONS = new ReadOptions();

    private final MemorySegment database;
    private final MemorySegment options = Addresses.of(OPTIONS);
    private final MemorySegment results = Arena.ofAuto().allocate(32, 8);

    private RawReads(Store store) {
        this.database = store.address();
    }

    /** Into native memory. */
    public static Loop getInto(Store store, MemorySegment[] keys, MemorySegment buffer) {
        RawReads reads = new RawReads(store);
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                sum += reads.get(keys[k], buffer) + buffer.get(ValueLayout.JAVA_BYTE, 0);
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    /** From and into arrays, through native memory that is there once. */
    public static Loop getInto(Store store, byte[][] keys, int size) {
        RawReads reads = new RawReads(store);
        MemorySegment key = Arena.ofAuto().allocate(keys[0].length);
        MemorySegment value = Arena.ofAuto().allocate(size);
        byte[] buffer = new byte[size];
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                MemorySegment.copy(keys[k], 0, key, ValueLayout.JAVA_BYTE, 0, keys[k].length);
                int length = reads.get(key, value);
                MemorySegment.copy(value, ValueLayout.JAVA_BYTE, 0, buffer, 0, length);
                sum += length + buffer[0];
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    /** The size of a value that is there. */
    private int get(MemorySegment key, MemorySegment buffer) {
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_get(database, options, key, key.byteSize(), buffer, buffer.byteSize(), results);
            return (int) results.get(ValueLayout.JAVA_LONG, SIZE);
        }
        CRocksDB.rocksdb_get_into_buffer(
                database,
                options,
                key,
                key.byteSize(),
                buffer,
                buffer.byteSize(),
                results,
                results.asSlice(SIZE),
                results.asSlice(2 * SIZE));
        return (int) results.get(ValueLayout.JAVA_LONG, 0);
    }
}
