package dev.rockspan.benchmarks.pinning;

import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.FlushOptions;
import dev.rockspan.LRUCache;
import dev.rockspan.Options;
import dev.rockspan.PerfContext;
import dev.rockspan.PerfLevel;
import dev.rockspan.RocksDB;
import dev.rockspan.WriteOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToDoubleFunction;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Holds pinned values that fill part of a block cache, while others read, write, flush and compact, and observes what that
 * does to them.
 */
@Command(
        name = "benchmarks/run pinning",
        mixinStandardHelpOptions = true,
        description = "Measures what pinned values do to a database; writes pinning.json, pinning.md and plots.")
public final class PinningStudy implements Callable<Integer> {

    private static final long MEGABYTE = 1 << 20;
    private static final int VALUE = 4096;
    /** Between two writes, so that flushes and compactions go on all the time and readers are not starved. */
    private static final long WRITE_PAUSE = 300_000;

    @Option(names = "--seconds", description = "the least time for each case (default: ${DEFAULT-VALUE})")
    private int seconds = 8;

    @Option(names = "--cache", description = "the block cache's megabytes (default: ${DEFAULT-VALUE})")
    private int cacheMegabytes = 32;

    @Option(names = "--held", split = ",", description = "percent of the cache (default: ${DEFAULT-VALUE})")
    private List<Integer> held = List.of(0, 10, 50, 90, 150);

    @Option(names = "--hold", split = ",", description = "milliseconds (default: ${DEFAULT-VALUE})")
    private List<Long> hold = List.of(1L, 100L, 1_000L, 10_000L, 60_000L);

    @Option(names = "--output", description = "the folder to write to (default: ${DEFAULT-VALUE})")
    private Path output = Path.of("target", "benchmarks");

    public static void main(String... arguments) {
        System.exit(new CommandLine(new PinningStudy()).execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        Files.createDirectories(output);
        List<Observation> observations = new ArrayList<>();
        for (int percent : held) {
            for (long millis : percent == 0 ? List.of(0L) : hold) {
                System.out.println(percent + " % held for " + millis + " ms ...");
                observations.add(observe(percent, millis));
            }
        }
        JsonMapper json =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        Files.writeString(output.resolve("pinning.json"), json.writeValueAsString(observations) + '\n');
        Files.writeString(output.resolve("pinning.md"), table(observations));
        plot("pinning-gets", "Gets per second of another reader", observations, Observation::getsPerSecond);
        plot("pinning-memory", "Cache beyond its capacity, MB", observations, Observation::beyondMegabytes);
        System.out.println(table(observations));
        return 0;
    }

    /** One case, on a database of its own: eight times as large as the cache. */
    private Observation observe(int percent, long holdMillis) throws Exception {
        Path folder = Files.createTempDirectory("pinning");
        long capacity = cacheMegabytes * MEGABYTE;
        Keys keys = new Keys((int) (8 * capacity / VALUE));
        try (LRUCache cache = new LRUCache(capacity);
                BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache);
                Options options = new Options().setCreateIfMissing(true).setWriteBufferSize(8 * MEGABYTE)) {
            options.setTableFormatConfig(tables);
            RocksDB db = RocksDB.open(options, folder.toString());
            fill(db, keys);
            Holder holder = new Holder(db, keys, (int) (capacity * percent / 100 / VALUE), holdMillis);
            Others others = new Others(db, keys);
            Peak peak = new Peak(cache, capacity);
            List<Thread> threads = List.of(new Thread(holder), new Thread(others::read), new Thread(others::write));
            threads.forEach(Thread::start);
            double measured = peak.watch(Math.max(seconds * 1000L, holdMillis + 2_000));
            holder.stop();
            others.stop();
            for (Thread thread : threads) {
                thread.join();
            }
            long begin = System.nanoTime();
            holder.closeAll();
            db.close();
            double closeMillis = (System.nanoTime() - begin) / 1e6;
            RocksDB.destroyDB(folder.toString(), options);
            return new Observation(
                    percent,
                    holdMillis,
                    Math.round(others.reads() / measured),
                    others.micros99(),
                    Math.round(others.writes() / measured),
                    others.hitRate(),
                    megabytes(peak.pinned),
                    megabytes(peak.beyond),
                    Math.round(closeMillis * 10) / 10.0);
        }
    }

    private static void fill(RocksDB db, Keys keys) {
        byte[] value = new byte[VALUE];
        try (WriteOptions unlogged = new WriteOptions().setDisableWAL(true);
                FlushOptions flush = new FlushOptions()) {
            SplittableRandom random = new SplittableRandom(1);
            for (int i = 0; i < keys.count(); i++) {
                random.nextBytes(value);
                db.put(unlogged, keys.of(i), value);
            }
            db.flush(flush);
        }
        db.compactRange();
    }

    private static double megabytes(long bytes) {
        return Math.round(10.0 * bytes / MEGABYTE) / 10.0;
    }

    /** Those who hold nothing: one reads, one writes; RocksDB flushes and compacts. */
    private static final class Others {

        private static final int SAMPLES = 1 << 16;

        private final RocksDB db;
        private final Keys keys;
        private final AtomicBoolean stopped = new AtomicBoolean();
        private final long[] nanos = new long[SAMPLES];
        private long reads;
        private long writes;
        private long hits;
        private long misses;

        Others(RocksDB db, Keys keys) {
            this.db = db;
            this.keys = keys;
        }

        void read() {
            SplittableRandom random = new SplittableRandom(5);
            byte[] buffer = new byte[VALUE];
            PerfContext.setPerfLevel(PerfLevel.ENABLE_COUNT); // of this thread, so that only its own reads count
            for (; !stopped.get(); reads++) {
                long begin = System.nanoTime();
                // Skewed: half of all reads go to a sixteenth of the keys.
                boolean hot = random.nextBoolean();
                db.get(keys.of(random.nextInt(hot ? keys.count() / 16 : keys.count())), buffer);
                nanos[(int) (reads % SAMPLES)] = System.nanoTime() - begin;
            }
            try (PerfContext counted = new PerfContext()) {
                hits = counted.getBlockCacheHitCount();
                misses = counted.getBlockReadCount();
            }
        }

        void write() {
            SplittableRandom random = new SplittableRandom(7);
            byte[] value = new byte[VALUE];
            try (WriteOptions unlogged = new WriteOptions().setDisableWAL(true)) {
                for (; !stopped.get(); writes++) {
                    random.nextBytes(value);
                    db.put(unlogged, keys.random(random), value);
                    LockSupport.parkNanos(WRITE_PAUSE);
                }
            }
        }

        void stop() {
            stopped.set(true);
        }

        long reads() {
            return reads;
        }

        long writes() {
            return writes;
        }

        double hitRate() {
            return Math.round(1000.0 * hits / Math.max(1, hits + misses)) / 1000.0;
        }

        double micros99() {
            long[] all = Arrays.copyOf(nanos, (int) Math.min(reads, SAMPLES));
            Arrays.sort(all);
            return Math.round(all[(int) (all.length * 0.99)] / 100.0) / 10.0;
        }
    }

    /** The most that the cache reports. */
    private static final class Peak {

        private final Cache cache;
        private final long capacity;
        private long pinned;
        private long beyond;

        Peak(Cache cache, long capacity) {
            this.cache = cache;
            this.capacity = capacity;
        }

        /** Looks every few milliseconds; returns the seconds that it took. */
        double watch(long millis) throws InterruptedException {
            long begin = System.nanoTime();
            while ((System.nanoTime() - begin) / 1_000_000 < millis) {
                pinned = Math.max(pinned, cache.getPinnedUsage());
                beyond = Math.max(beyond, cache.getUsage() - capacity);
                Thread.sleep(5);
            }
            return (System.nanoTime() - begin) / 1e9;
        }
    }

    private static String table(List<Observation> observations) {
        StringBuilder table = new StringBuilder("""
                | held | each for | gets/s | 99 % within | puts/s | hit rate | pinned | beyond capacity | close |
                | --- | --- | --- | --- | --- | --- | --- | --- | --- |
                """);
        for (Observation one : observations) {
            table.append(String.format(
                    "| %d %% | %,d ms | %,d | %.1f µs | %,d | %.1f %% | %.1f MB | %.1f MB | %.1f ms |%n",
                    one.heldPercent(),
                    one.holdMillis(),
                    one.getsPerSecond(),
                    one.getMicros99(),
                    one.putsPerSecond(),
                    one.hitRate() * 100,
                    one.pinnedMegabytes(),
                    one.beyondMegabytes(),
                    one.closeMillis()));
        }
        return table.toString();
    }

    private void plot(String name, String title, List<Observation> observations, ToDoubleFunction<Observation> value)
            throws IOException {
        XYChart chart = new XYChartBuilder()
                .width(900)
                .height(500)
                .title(title)
                .xAxisTitle("percent of the cache that is held")
                .build();
        Map<Long, Map<Integer, Double>> series = new TreeMap<>();
        for (Observation one : observations) {
            if (one.heldPercent() == 0) {
                hold.forEach(millis -> series.computeIfAbsent(millis, each -> new LinkedHashMap<>())
                        .put(0, value.applyAsDouble(one)));
            } else {
                series.computeIfAbsent(one.holdMillis(), each -> new LinkedHashMap<>())
                        .put(one.heldPercent(), value.applyAsDouble(one));
            }
        }
        series.forEach((millis, points) ->
                chart.addSeries(millis + " ms", new ArrayList<>(points.keySet()), new ArrayList<>(points.values())));
        try (OutputStream out = Files.newOutputStream(output.resolve(name + ".svg"))) {
            ChartEncoder.saveChart(chart, out, "svg");
        }
    }
}
