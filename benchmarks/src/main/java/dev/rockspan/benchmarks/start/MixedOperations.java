package dev.rockspan.benchmarks.start;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.WriteBatch;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Store;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/** Uses a database in many ways and prints after each tenth how much memory the process has, in KiB. */
public final class MixedOperations {

    private static final int KEYS = 20_000;
    private static final int KEY_SIZE = 16;
    private static final int VALUE_SIZE = 200;
    private static final int TENTHS = 10;
    private static final int BATCH = 10;
    private static final long MEBIBYTE = 1 << 20;

    private MixedOperations() {}

    public static void main(String... arguments) throws IOException {
        int operations = Integer.parseInt(arguments[1]);
        Keys keys = Keys.shuffled(Arena.global(), KEYS, KEY_SIZE);
        try (Cache cache = Cache.newLRUCache(4 * MEBIBYTE);
                BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache);
                Options options = new Options()
                        .setCreateIfMissing(true)
                        .setWriteBufferSize(2 * MEBIBYTE)
                        .setTableFormatConfig(tables);
                RocksDB db = RocksDB.open(options, arguments[0])) {
            Random random = new Random(3);
            for (int tenth = 1; tenth <= TENTHS; tenth++) {
                for (int done = 0; done < operations / TENTHS; ) {
                    done += operate(db, keys, random);
                }
                System.out.println(resident());
            }
        }
    }

    /** Does something and says how many operations it was. */
    private static int operate(RocksDB db, Keys keys, Random random) {
        byte[] key = keys.arrays()[random.nextInt(KEYS)];
        switch (random.nextInt(6)) {
            case 0 -> db.get(key);
            case 1 -> db.get(key, new byte[VALUE_SIZE]);
            case 2 -> {
                try (PinnedValue value = db.getPinned(key)) {
                    return value == null ? 1 : 2;
                }
            }
            case 3 -> db.put(key, Store.value(VALUE_SIZE, random.nextLong()));
            case 4 -> {
                try (WriteBatch batch = new WriteBatch()) {
                    for (int i = 0; i < BATCH; i++) {
                        batch.put(keys.arrays()[random.nextInt(KEYS)], key);
                    }
                    db.write(batch);
                }
                return BATCH;
            }
            default -> {
                try (RocksIterator iterator = db.newIterator()) {
                    iterator.seek(key);
                    for (int i = 0; i < BATCH && iterator.isValid(); i++) {
                        iterator.value();
                        iterator.next();
                    }
                }
                return BATCH;
            }
        }
        return 1;
    }

    private static long resident() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }
}
