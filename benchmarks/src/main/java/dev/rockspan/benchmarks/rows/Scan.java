package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.ARRAY;
import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.PEER;

import dev.rockspan.RocksIterator;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Store;
import java.util.ArrayList;
import java.util.List;

/** Reads the keys and values of a whole database in order. */
public final class Scan implements Row {

    private static final int ENTRIES = 20_000;
    private static final int KEY_SIZE = 16;
    private static final int STEP = 1_000;
    private static final List<Target> TARGETS = List.of(Target.fasterBy(1.3, ARRAY, PEER));

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
        for (int valueSize : new int[] {16, 100, 1000}) {
            Store store = lab.toRead(ENTRIES, KEY_SIZE, valueSize);
            try (RocksIterator forC = store.ours().newIterator();
                    RocksIterator forArrays = store.ours().newIterator();
                    org.rocksdb.RocksIterator forPeer = store.peer().newIterator()) {
                List<Variant> variants = Lab.withLimit(
                        lab.limit().map(limit -> new Variant(C, limit.scan(forC))),
                        new Variant(ARRAY, arrays(forArrays)),
                        new Variant(PEER, peer(forPeer)));
                measurements.add(
                        lab.measure(this, Parameters.of(Parameters.VALUE, valueSize), variants, STEP, TARGETS));
            }
        }
        return measurements;
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
