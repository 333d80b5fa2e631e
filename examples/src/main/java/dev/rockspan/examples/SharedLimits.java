package dev.rockspan.examples;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.Options;
import dev.rockspan.RateLimiter;
import dev.rockspan.RocksDB;
import dev.rockspan.WriteBufferManager;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Has two databases share one block cache, one limit for memory of writes, and one for writing to disk. */
public final class SharedLimits {

    private SharedLimits() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        String other = path + "-other";
        long megabyte = 1 << 20;
        // The memory of writes is charged to the cache: together they stay below its capacity.
        try (Cache cache = Cache.newLRUCache(64 * megabyte);
                WriteBufferManager writes = new WriteBufferManager(16 * megabyte, cache, false);
                RateLimiter limiter = new RateLimiter(100 * megabyte, 100_000, 10); // bytes per second, microseconds
                BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache);
                Options options = new Options()
                        .setCreateIfMissing(true)
                        .setTableFormatConfig(table)
                        .setWriteBufferManager(writes)
                        .setRateLimiter(limiter)) {
            try (RocksDB first = RocksDB.open(options, path);
                    RocksDB second = RocksDB.open(options, other)) {
                first.put(bytes("apple"), bytes("red"));
                second.put(bytes("lime"), bytes("green"));
                System.out.println("writes are charged to the cache: " + writes.costToCache());
                System.out.println("both use memory: " + (writes.memoryUsage() > 0));
                System.out.println("within the cache: " + (cache.getUsage() <= cache.getCapacity()));
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
                RocksDB.destroyDB(options, other);
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
