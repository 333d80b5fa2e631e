package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Slices;
import dev.rockspan.benchmarks.paired.Timing;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.report.Verdict;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.RawReads;
import dev.rockspan.benchmarks.store.Store;
import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Reads by two threads on one handle, compared with one thread. */
public final class TwoThreads implements Row {

    private static final int ENTRIES = 1_000;
    private static final int KEY_SIZE = 16;
    private static final int VALUE_SIZE = 100;
    private static final double BOUND = 1.9;
    /** Of what bare addresses gain by the second thread. */
    private static final double OF_BARE = 0.95;

    private static final int LONGER = 4;

    /** The same loop for each of two threads. */
    private record Pair(String name, Loop first, Loop second) {

        String on(int threads) {
            return name + (threads == 1 ? ", 1 thread" : ", 2 threads");
        }
    }

    @Override
    public String name() {
        return "threads";
    }

    @Override
    public String title() {
        return "Get by two threads, per operation of either";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        Store store = lab.toRead(ENTRIES, KEY_SIZE, VALUE_SIZE);
        Keys keys = store.keys();
        Pair ours = new Pair(
                Names.OURS,
                GetIntoBuffer.ours(store.ours(), keys.arrays(), VALUE_SIZE),
                GetIntoBuffer.ours(store.ours(), keys.arrays(), VALUE_SIZE));
        Pair bare = new Pair(
                Names.RAW,
                RawReads.getInto(store, keys.arrays(), VALUE_SIZE),
                RawReads.getInto(store, keys.arrays(), VALUE_SIZE));
        List<Pair> pairs = new ArrayList<>(List.of(ours, bare));
        pairs.add(new Pair(
                Names.PEER,
                GetIntoBuffer.peer(store.peer(), keys.arrays(), VALUE_SIZE),
                GetIntoBuffer.peer(store.peer(), keys.arrays(), VALUE_SIZE)));
        lab.limit()
                .ifPresent(limit -> pairs.add(new Pair(
                        Names.C,
                        limit.getInto(store, keys, Arena.ofAuto().allocate(VALUE_SIZE)),
                        limit.getInto(store, keys, Arena.ofAuto().allocate(VALUE_SIZE)))));
        Map<String, Timing> timings = timings(lab, pairs);
        return List.of(new Measurement(
                name(),
                Parameters.of(Parameters.VALUE, VALUE_SIZE),
                "ns",
                timings,
                List.of(verdict(pairs, timings), verdict(ours, bare, timings))));
    }

    private static Map<String, Timing> timings(Lab lab, List<Pair> pairs) throws Exception {
        Slices slices = new Slices(
                pairs.stream()
                        .flatMap(pair -> Stream.of(pair.on(1), pair.on(2)))
                        .toList(),
                lab.plan().rounds());
        // A slice is so long that waking the threads up does not count.
        int count = (int) Math.max(ENTRIES, LONGER * lab.plan().slice().toNanos() / ENTRIES);
        Random random = new Random(1);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (Pair pair : pairs) {
                long end = System.nanoTime() + lab.plan().warmUp().toNanos();
                do {
                    run(threads, count, List.of(pair.first(), pair.second()));
                } while (System.nanoTime() < end);
            }
            for (int round = 0; round < lab.plan().rounds(); round++) {
                List<Pair> order = new ArrayList<>(pairs);
                Collections.shuffle(order, random);
                for (Pair pair : order) {
                    slices.put(pair.on(1), round, run(threads, count, List.of(pair.first())));
                    slices.put(pair.on(2), round, run(threads, count, List.of(pair.first(), pair.second())));
                }
            }
        }
        return slices.timings();
    }

    /** Nanoseconds from the common start to the last end, per operation of all loops. */
    private static double run(ExecutorService threads, int count, List<Loop> loops) throws Exception {
        CyclicBarrier ready = new CyclicBarrier(loops.size());
        List<Future<long[]>> runs = loops.stream()
                .map(loop -> threads.submit(() -> {
                    ready.await();
                    long start = System.nanoTime();
                    loop.run(count);
                    return new long[] {start, System.nanoTime()};
                }))
                .toList();
        long start = Long.MAX_VALUE;
        long end = Long.MIN_VALUE;
        for (Future<long[]> run : runs) {
            start = Math.min(start, run.get()[0]);
            end = Math.max(end, run.get()[1]);
        }
        return (end - start) / (double) (count * loops.size());
    }

    private static Verdict verdict(List<Pair> pairs, Map<String, Timing> timings) {
        double bound = pairs.stream()
                .filter(pair -> pair.name().equals(Names.C))
                .mapToDouble(pair -> scaling(pair, timings, Timing::minimum))
                .reduce(BOUND, Math::min);
        Pair ours = pairs.get(0);
        double scaling = scaling(ours, timings, Timing::minimum);
        return new Verdict(
                ours.on(2),
                ours.on(1),
                String.format(Locale.ROOT, "≥ %.2f × as fast", bound),
                scaling,
                scaling(ours, timings, Timing::p10),
                scaling(ours, timings, Timing::median),
                scaling >= bound);
    }

    /** What is gained by the second thread, compared with what bare addresses gain. */
    private static Verdict verdict(Pair ours, Pair bare, Map<String, Timing> timings) {
        double measured = compared(ours, bare, timings, Timing::minimum);
        return new Verdict(
                ours.on(2),
                bare.on(2),
                String.format(Locale.ROOT, "≥ %.2f × its gain over one", OF_BARE),
                measured,
                compared(ours, bare, timings, Timing::p10),
                compared(ours, bare, timings, Timing::median),
                measured >= OF_BARE);
    }

    private static double compared(Pair ours, Pair bare, Map<String, Timing> timings, ToDoubleFunction<Timing> of) {
        return scaling(ours, timings, of) / scaling(bare, timings, of);
    }

    private static double scaling(Pair pair, Map<String, Timing> timings, ToDoubleFunction<Timing> of) {
        return of.applyAsDouble(Objects.requireNonNull(timings.get(pair.on(1))))
                / of.applyAsDouble(Objects.requireNonNull(timings.get(pair.on(2))));
    }
}
