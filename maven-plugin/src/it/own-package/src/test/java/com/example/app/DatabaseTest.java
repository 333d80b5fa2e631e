package com.example.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import com.example.rocks.Options;
import com.example.rocks.RocksDB;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {

    @Test
    void putsAndGets(@TempDir Path folder) {
        try (Options options = new Options().setCreateIfMissing(true);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.put(new byte[] {1}, new byte[] {2});
            assertArrayEquals(new byte[] {2}, db.get(new byte[] {1}));
        }
    }
}
