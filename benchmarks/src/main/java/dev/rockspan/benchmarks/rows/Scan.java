package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.ARRAY;
import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.FOR_EACH;
import static dev.rockspan.benchmarks.rows.Names.PEER;
import static dev.rockspan.benchmarks.rows.Names.VIEWS;

import dev.rockspan.RocksIterator;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Store;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Reads the keys and values of a whole database in order. */
public final class Scan implements Row {

    private static final int ENTRIES = 10_000;
    private static final int KEY_SIZE = 16;

    /** What is asked for at a size of values. */
    private record Bounds(int valueSize, double limit, double peer) {

        List<Target> targets() {
            return List.of(
                    Target.atMost(limit, VIEWS, C),
                    Target.atMost(limit, FOR_EACH, C),
                    Target.fasterBy(peer, VIEWS, PEER),
                    Target.fasterBy(peer, FOR_EACH, PEER),
                    Target.fasterBy(peer, ARRAY, PEER));
        }
    }

    private static final List<Bounds> BOUNDS =
            List.of(new Bounds(16, 1.10, 1.45), new Bounds(100, 1.09, 1.40), new Bounds(1000, 1.08, 1.25));

    @Override
    public String name() {
        return "scan";
    }

    @Override
    public String title() {
        return "Scan";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        List<Measurement> measurements = new ArrayList<>();
        for (Bounds bounds : BOUNDS) {
            int valueSize = bounds.valueSize();
            Store store = lab.toRead(ENTRIES, KEY_SIZE, valueSize);
            try (RocksIterator forC = store.ours().newIterator();
                    RocksIterator forViews = store.ours().newIterator();
                    RocksIterator forAll = store.ours().newIterator();
                    RocksIterator forArrays = store.ours().newIterator();
                    org.rocksdb.RocksIterator forPeer = store.peer().newIterator()) {
                List<Variant> variants = Lab.withLimit(
                        lab.limit().map(limit -> new Variant(C, limit.scan(forC))),
                        new Variant(VIEWS, views(forViews)),
                        new Variant(FOR_EACH, all(forAll)),
                        new Variant(ARRAY, arrays(forArrays)),
                        new Variant(PEER, peer(forPeer)));
                measurements.add(lab.measure(
                        this, Parameters.of(Parameters.VALUE, valueSize), variants, ENTRIES, bounds.targets()));
            }
        }
        return measurements;
    }

    private static Loop views(RocksIterator iterator) {
        return count -> {
            long sum = 0;
            iterator.seekToFirst();
            for (int i = 0; i < count; i++) {
                if (!iterator.isValid()) {
                    iterator.seekToFirst();
                }
                MemorySegment key = iterator.keyView();
                MemorySegment value = iterator.valueView();
                sum += key.byteSize()
                        + value.byteSize()
                        + key.get(ValueLayout.JAVA_BYTE, 0)
                        + value.get(ValueLayout.JAVA_BYTE, 0);
                iterator.next();
            }
            return sum;
        };
    }

    private static Loop all(RocksIterator iterator) {
        return count -> {
            Sum sum = new Sum();
            for (int i = 0; i < count; i += ENTRIES) {
                iterator.forEach(sum);
            }
            return sum.sum;
        };
    }

    private static final class Sum implements BiConsumer<MemorySegment, MemorySegment> {

        private long sum;

        @Override
        public void accept(MemorySegment key, MemorySegment value) {
            sum += key.byteSize()
                    + value.byteSize()
                    + key.get(ValueLayout.JAVA_BYTE, 0)
                    + value.get(ValueLayout.JAVA_BYTE, 0);
        }
    }

    private static Loop arrays(RocksIterator iterator) {
        return count -> {
            long sum = 0;
            iterator.seekToFirst();
            for (int i = 0; i < count; i++) {
                if (!iterator.isValid()) {
                    iterator.seekToFirst();
                }
                byte[] key = iterator.key();
                byte[] value = iterator.value();
                sum += key.length + value.length + key[0] + value[0];
                iterator.next();
            }
            return sum;
        };
    }

    private static Loop peer(org.rocksdb.RocksIterator iterator) {
        return count -> {
            long sum = 0;
            iterator.seekToFirst();
            for (int i = 0; i < count; i++) {
                if (!iterator.isValid()) {
                    iterator.seekToFirst();
                }
                byte[] key = iterator.key();
                byte[] value = iterator.value();
                sum += key.length + value.length + key[0] + value[0];
                iterator.next();
            }
            return sum;
        };
    }
}
