package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.OURS;
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

/** Single puts, with the log. */
public final class Put implements Row {

    private static final int ENTRIES = 1_000;
    private static final int KEY_SIZE = 16;

    @Override
    public String name() {
        return "put";
    }

    @Override
    public String title() {
        return "Put, with the log";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        List<Measurement> measurements = new ArrayList<>();
        for (int size : new int[] {16, 100, 1000}) {
            byte[] value = Store.value(size, 0);
            try (Store store = lab.toWrite(ENTRIES, KEY_SIZE, size)) {
                Keys keys = store.keys();
                List<Variant> variants = Lab.withLimit(
                        lab.limit().map(limit -> new Variant(C, limit.put(store, keys, Batches.inNativeMemory(value)))),
                        new Variant(OURS, ours(store.ours(), keys.arrays(), value)),
                        new Variant(PEER, peer(store.peer(), keys.arrays(), value)));
                measurements.add(lab.measure(
                        this,
                        Parameters.of(Parameters.VALUE, size),
                        variants,
                        ENTRIES,
                        List.of(Target.fasterBy(1, OURS, PEER))));
            }
        }
        return measurements;
    }

    private static Loop ours(RocksDB db, byte[][] keys, byte[] value) {
        return count -> {
            for (int i = 0, k = 0; i < count; i++) {
                db.put(keys[k], value);
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return count;
        };
    }

    private static Loop peer(Peer db, byte[][] keys, byte[] value) {
        return count -> {
            for (int i = 0, k = 0; i < count; i++) {
                db.put(keys[k], value);
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return count;
        };
    }
}
