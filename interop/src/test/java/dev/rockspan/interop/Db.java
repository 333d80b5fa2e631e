package dev.rockspan.interop;

import com.sun.management.ThreadMXBean;
import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;

/** A database with one large value, and the count of what a thread allocates on the Java heap. */
final class Db implements AutoCloseable {

    static final byte[] KEY = "large".getBytes(StandardCharsets.UTF_8);
    static final byte[] VALUE = new byte[4 << 20];

    static {
        new Random(1).nextBytes(VALUE);
    }

    final Options options = new Options().setCreateIfMissing(true);
    final Cache cache = Cache.newLRUCache(64 << 20);
    final RocksDB rocks;

    Db(Path folder) {
        options.setTableFormatConfig(new BlockBasedTableConfig().setBlockCache(cache));
        rocks = RocksDB.open(options, folder.toString());
        rocks.put(KEY, VALUE);
        rocks.flush();
    }

    /** Bytes in the cache that somebody uses right now. */
    long pinned() {
        return cache.getPinnedUsage();
    }

    /** The bytes that this thread allocates while it does something. */
    static long allocatedBy(Action action) throws Exception {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        action.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    interface Action {
        void run() throws Exception;
    }

    @Override
    public void close() {
        rocks.close();
        cache.close();
        options.close();
    }
}
