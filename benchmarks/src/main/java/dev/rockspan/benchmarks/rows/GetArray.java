package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.ARRAY;
import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.PEER;

import dev.rockspan.RocksDB;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Peer;
import dev.rockspan.benchmarks.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads into a new array each. */
public final class GetArray implements Row {

    private static final int SMALL = 4 << 10;

    @Override
    public String name() {
        return "array";
    }

    @Override
    public String title() {
        return "Get, a new byte[] each";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        List<Measurement> measurements = new ArrayList<>();
        for (ReadCase read : ReadCase.all(lab.plan())) {
            Store store = read.store(lab);
            Keys keys = read.keys(store);
            List<Variant> variants = Lab.withLimit(
                    lab.limit().map(limit -> new Variant(C, limit.get(store, keys))),
                    new Variant(ARRAY, ours(store.ours(), keys.arrays())),
                    new Variant(PEER, peer(store.peer(), keys.arrays())));
            double bound = read.valueSize() <= SMALL ? 1.05 : 1.0;
            measurements.add(lab.measure(
                    this,
                    Parameters.ofRead(read),
                    variants,
                    read.keys(),
                    List.of(Target.fasterBy(bound, ARRAY, PEER))));
        }
        return measurements;
    }

    static Loop ours(RocksDB db, byte[]... keys) {
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                byte[] value = Objects.requireNonNull(db.get(keys[k]));
                sum += value.length + value[0];
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    private static Loop peer(Peer db, byte[]... keys) {
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                byte[] value = Objects.requireNonNull(db.get(keys[k]));
                sum += value.length + value[0];
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }
}
