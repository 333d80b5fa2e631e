package dev.rockspan.examples;

import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.CompressionType;
import dev.rockspan.HistogramType;
import dev.rockspan.IndexSearchType;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/**
 * Uses what newer versions of RocksDB brought: interpolation search, parallel compression, kinds of I/O in statistics.
 *
 * <p>Needs RocksDB 11.6 or newer.
 */
public final class Tuning {

    private Tuning() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        // Index blocks whose keys are spread evenly are marked when they are written, and searched by interpolation,
        // which takes fewer steps than bisection.
        try (Cache cache = Cache.newHyperClockCache(32 << 20, 0); // 0: the cache finds the size of entries itself
                BlockBasedTableConfig table = new BlockBasedTableConfig()
                        .setUniformCvThreshold(0.2)
                        .setIndexSearchType(IndexSearchType.kAuto)
                        .setCacheIndexAndFilterBlocks(true) // their memory counts towards the cache
                        .setBlockCache(cache);
                Options options = new Options()
                        .setCreateIfMissing(true)
                        .setCompressionType(CompressionType.LZ4_COMPRESSION)
                        .setCompressionOptionsParallelThreads(2) // of one file's blocks
                        .setTableFormatConfig(table)
                        .enableStatistics()) {
            try (RocksDB db = RocksDB.open(options, path)) {
                for (int i = 0; i < 20_000; i++) {
                    db.put(bytes("key%08d".formatted(i % 7_000)), bytes("value".repeat(10) + i));
                    if (i % 5_000 == 0) {
                        db.flush();
                    }
                }
                db.compactRange();
                System.out.println("found: " + (db.get(bytes("key00001234")) != null));
                System.out.println(
                        "compactions read files: " + (count(options, HistogramType.FILE_READ_COMPACTION_MICROS) > 0));
                System.out.println("flushes read files: " + (count(options, HistogramType.FILE_READ_FLUSH_MICROS) > 0));
                System.out.println("the cache holds blocks: " + (cache.getUsage() > 0));
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static long count(Options options, HistogramType histogram) {
        return options.getHistogramData(histogram).count();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
