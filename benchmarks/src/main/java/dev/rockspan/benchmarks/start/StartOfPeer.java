package dev.rockspan.benchmarks.start;

import java.nio.charset.StandardCharsets;
import org.rocksdb.Options;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;

/** The least that a program does with rocksdbjni. */
public final class StartOfPeer {

    private StartOfPeer() {}

    public static void main(String... arguments) throws RocksDBException {
        RocksDB.loadLibrary();
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
