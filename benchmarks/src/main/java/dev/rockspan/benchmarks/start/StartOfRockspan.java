package dev.rockspan.benchmarks.start;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.nio.charset.StandardCharsets;

/** The least that a program does with Rockspan. */
public final class StartOfRockspan {

    private StartOfRockspan() {}

    public static void main(String... arguments) {
        byte[] key = "key".getBytes(StandardCharsets.UTF_8);
        try (Options options = new Options().setCreateIfMissing(true);
                RocksDB db = RocksDB.open(options, arguments[0])) {
            db.put(key, key);
            if (db.get(key) == null) {
                throw new IllegalStateException("The value is gone");
            }
        }
    }
}
