package dev.rockspan.costs;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.WriteBatch;
import dev.rockspan.runtime.KeyBlock;
import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The ways to read and write, each by one operation. */
final class Operations implements AutoCloseable {

    static final int VALUE_SIZE = 100;
    static final int LARGE_VALUE_SIZE = 32 << 10;
    static final int KEYS = 10;
    private static final int ENTRIES = 1_000;

    private final RocksDB db;
    private final RocksIterator iterator;
    /** Over 0, 1, 10, 100 to 106. */
    private final RocksIterator few;

    private final byte[] middle;
    /** Its values are too large to be copied twice. */
    private final ColumnFamilyHandle large;

    private final WriteBatch batch = new WriteBatch();
    private final Map<String, Runnable> all = new LinkedHashMap<>();

    Operations(Path folder) {
        db = TestDb.open(folder);
        List<byte[]> keys = new ArrayList<>();
        for (int i = 0; i < ENTRIES; i++) {
            keys.add(TestDb.b("the key with number " + i));
            db.put(keys.get(i), new byte[VALUE_SIZE]);
        }
        try (Options options = new Options()) {
            large = db.createColumnFamily(options, "large");
        }
        db.put(large, keys.get(0), new byte[LARGE_VALUE_SIZE]);
        iterator = db.newIterator();
        iterator.seekToFirst();
        try (ReadOptions bounds = new ReadOptions().setUpperBound(TestDb.b("the key with number 107"))) {
            few = db.newIterator(bounds);
        }
        middle = keys.get(ENTRIES / 2);
        reads(keys.get(0));
        scans();
        writes(keys.get(0), new byte[VALUE_SIZE]);
        lists(keys.subList(0, KEYS));
    }

    /** By name. */
    Map<String, Runnable> all() {
        return all;
    }

    private void reads(byte[] key) {
        MemorySegment nativeKey = allocate(key);
        MemorySegment nativeBuffer = Arena.global().allocate(VALUE_SIZE);
        ByteBuffer directKey = ByteBuffer.allocateDirect(key.length).put(key).flip();
        ByteBuffer directBuffer = ByteBuffer.allocateDirect(VALUE_SIZE);
        byte[] buffer = new byte[VALUE_SIZE];
        all.put("get, byte[] key", () -> db.get(key));
        all.put("get, native key", () -> db.get(nativeKey));
        all.put("get into byte[]", () -> db.get(key, buffer));
        byte[] largeBuffer = new byte[1 << 16];
        all.put("get into large byte[]", () -> db.get(key, largeBuffer));
        byte[] heapBuffer = new byte[1 << 16];
        ValueBuffer onHeap = ValueBuffer.of(heapBuffer);
        all.put("get, large value", () -> db.get(large, key));
        all.put("get into large byte[], large value", () -> db.get(large, key, largeBuffer));
        all.put("getOrPin into array, large value", () -> db.getOrPin(large, nativeKey, onHeap));
        all.put("get into native segment", () -> db.get(nativeKey, nativeBuffer));
        all.put("get into direct ByteBuffer", () -> db.get(directKey.rewind(), directBuffer.clear()));
        all.put("tryGet", () -> db.tryGet(key));
        ValueBuffer wide = ValueBuffer.ofSize(VALUE_SIZE);
        ValueBuffer narrow = ValueBuffer.ofSize(VALUE_SIZE - 1);
        all.put("getOrPin, value that fits", () -> {
            db.getOrPin(nativeKey, wide);
            wide.value();
        });
        all.put("getOrPin, value that is pinned", () -> {
            db.getOrPin(nativeKey, narrow);
            narrow.value();
        });
        all.put("getPinned, value, close", () -> {
            try (PinnedValue pinned = db.getPinned(nativeKey)) {
                pinned.value();
            }
        });
    }

    private void scans() {
        all.put("iterator: valid, key, value, next", () -> {
            if (!iterator.isValid()) {
                iterator.seekToFirst();
            }
            iterator.key();
            iterator.value();
            iterator.next();
        });
        all.put("iterator: valid, keyView, valueView, next", () -> {
            if (!iterator.isValid()) {
                iterator.seekToFirst();
            }
            iterator.keyView();
            iterator.valueView();
            iterator.next();
        });
        all.put("iterator: forEach of 10", () -> few.forEach((key, value) -> {}));
        all.put("iterator: seek, prev", () -> {
            iterator.seek(middle);
            iterator.prev();
        });
    }

    private void writes(byte[] key, byte[] value) {
        MemorySegment nativeKey = allocate(key);
        MemorySegment nativeValue = allocate(value);
        all.put("put, byte[]", () -> db.put(key, value));
        all.put("put, native segments", () -> db.put(nativeKey, nativeValue));
        all.put("delete and put", () -> {
            db.delete(key);
            db.put(key, value);
        });
        all.put("batch put, byte[]", () -> {
            if (batch.count() == 1000) {
                batch.clear();
            }
            batch.put(key, value);
        });
        all.put("batch: clear, 10 puts, write", () -> {
            batch.clear();
            for (int i = 0; i < KEYS; i++) {
                batch.put(key, value);
            }
            db.write(batch);
        });
        all.put("new batch, put, close", () -> {
            try (WriteBatch fresh = new WriteBatch()) {
                fresh.put(key, value);
            }
        });
    }

    private void lists(List<byte[]> keys) {
        ColumnFamilyHandle family = db.getDefaultColumnFamily();
        all.put("multiGetAsList of 10 keys", () -> db.multiGetAsList(keys));
        MultiGetBuffer pinning = MultiGetBuffer.pinning();
        all.put("multiGetOrPin of 10 keys, values, close", () -> {
            db.multiGetOrPin(keys, pinning);
            lookAt(pinning);
        });
        MultiGetBuffer copying = MultiGetBuffer.ofSize(KEYS * VALUE_SIZE);
        KeyBlock block = KeyBlock.of(keys);
        all.put("multiGetOrPin of 10 packed keys into buffer", () -> {
            db.multiGetOrPin(family, block, false, copying);
            lookAt(copying);
        });
        all.put("batchedMultiGet of 10 keys, close", () -> {
            for (PinnedValue pinned : db.batchedMultiGet(family, keys, false)) {
                pinned.close();
            }
        });
    }

    private static void lookAt(MultiGetBuffer values) {
        for (int i = 0; i < values.count(); i++) {
            values.value(i);
        }
        values.close();
    }

    private static MemorySegment allocate(byte[] bytes) {
        return Arena.global().allocate(bytes.length).copyFrom(MemorySegment.ofArray(bytes));
    }

    @Override
    public void close() {
        batch.close();
        db.close();
    }
}
