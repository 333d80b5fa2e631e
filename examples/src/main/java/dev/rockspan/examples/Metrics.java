package dev.rockspan.examples;

import dev.rockspan.HistogramType;
import dev.rockspan.Options;
import dev.rockspan.PerfContext;
import dev.rockspan.PerfLevel;
import dev.rockspan.PerfMetric;
import dev.rockspan.RocksDB;
import dev.rockspan.TickerType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Shows what RocksDB counts: tickers and histograms of a database, and the cost of one read. */
public final class Metrics {

    private Metrics() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true).enableStatistics()) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("apple"), bytes("red"));
                db.get(bytes("apple"));
                db.get(bytes("pear"));
                System.out.println("keys written: " + options.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN));
                System.out.println("keys read: " + options.getTickerCount(TickerType.NUMBER_KEYS_READ));
                System.out.println("gets timed: "
                        + options.getHistogramData(HistogramType.DB_GET).count());

                // A PerfContext counts what the thread that created it does.
                PerfContext.setPerfLevel(PerfLevel.ENABLE_COUNT);
                try (PerfContext cost = new PerfContext()) {
                    cost.reset();
                    db.get(bytes("apple"));
                    System.out.println("found in memory: " + cost.metric(PerfMetric.GET_FROM_MEMTABLE_COUNT));
                } finally {
                    PerfContext.setPerfLevel(PerfLevel.DISABLE);
                }
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
