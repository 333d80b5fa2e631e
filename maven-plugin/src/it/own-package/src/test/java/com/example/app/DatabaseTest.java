package com.example.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.rocks.ComparatorOptions;
import com.example.rocks.Options;
import com.example.rocks.RocksDB;
import com.example.rocks.util.IntComparator;
import dev.rockspan.runtime.NativeLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {

    @Test
    void putsAndGets(@TempDir Path folder) {
        try (IntComparator order = new IntComparator(new ComparatorOptions());
                Options options = new Options().setCreateIfMissing(true).setComparator(order);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.put(new byte[] {0, 0, 0, 1}, new byte[] {2});
            assertArrayEquals(new byte[] {2}, db.get(new byte[] {0, 0, 0, 1}));
            // Where a C compiler has built it: without one, the jar is empty.
            boolean built = getClass().getResource("/librockspan-extras-linux-x86_64.so") != null;
            assertTrue(!built || NativeLibrary.rocksdb().extension().isPresent());
        }
    }
}
