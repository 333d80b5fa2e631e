package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Store;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** The same gets on 10,000 virtual threads, and on two threads of the system. An operation is a get. */
public final class VirtualThreads implements Row {

    private static final int ENTRIES = 1_000;
    private static final int KEY_SIZE = 16;
    private static final int VALUE_SIZE = 100;
    private static final int THREADS = 10_000;
    private static final String VIRTUAL = "Rockspan, 10,000 virtual threads";
    private static final String PLATFORM = "Rockspan, 2 platform threads";

    @Override
    public String name() {
        return "virtual";
    }

    @Override
    public String title() {
        return "Get on virtual threads";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        Store store = lab.toRead(ENTRIES, KEY_SIZE, VALUE_SIZE);
        byte[][] keys = store.keys().arrays();
        List<Variant> variants = List.of(
                new Variant(VIRTUAL, onThreads(store, keys, THREADS, true)),
                new Variant(PLATFORM, onThreads(store, keys, 2, false)));
        return List.of(lab.measure(
                this,
                Parameters.of(Parameters.VALUE, VALUE_SIZE),
                variants,
                20 * THREADS,
                List.of(Target.fasterBy(0.9, VIRTUAL, PLATFORM))));
    }

    private static Loop onThreads(Store store, byte[][] keys, int threads, boolean virtual) {
        return count -> {
            AtomicLong sum = new AtomicLong();
            try (ExecutorService executor =
                    virtual ? Executors.newVirtualThreadPerTaskExecutor() : Executors.newFixedThreadPool(threads)) {
                for (int t = 0; t < threads; t++) {
                    int from = t;
                    executor.execute(() -> {
                        long mine = 0;
                        for (int i = from; i < count; i += threads) {
                            byte[] value = store.ours().get(keys[i % keys.length]);
                            mine += value == null ? 0 : value[0];
                        }
                        sum.addAndGet(mine);
                    });
                }
            }
            return sum.get();
        };
    }
}
