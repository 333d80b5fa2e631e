package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.OURS;
import static dev.rockspan.benchmarks.rows.Names.PEER;

import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Peer;
import dev.rockspan.benchmarks.store.Store;
import java.util.List;

/** A new iterator that seeks, reads ten entries and is closed. */
public final class ShortScan implements Row {

    private static final int ENTRIES = 10_000;
    private static final int KEY_SIZE = 16;
    private static final int VALUE_SIZE = 100;
    private static final int READ = 10;

    @Override
    public String name() {
        return "short-scan";
    }

    @Override
    public String title() {
        return "New iterator, seek, ten entries, close";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        Store store = lab.toRead(ENTRIES, KEY_SIZE, VALUE_SIZE);
        byte[][] keys = store.keys().first(1_000).arrays();
        List<Variant> variants =
                List.of(new Variant(OURS, ours(store.ours(), keys)), new Variant(PEER, peer(store.peer(), keys)));
        return List.of(lab.measure(
                this,
                Parameters.of(Parameters.VALUE, VALUE_SIZE),
                variants,
                keys.length,
                List.of(Target.fasterBy(1.3, OURS, PEER))));
    }

    private static Loop ours(RocksDB db, byte[][] keys) {
        return count -> {
            long sum = 0;
            for (int i = 0; i < count; i++) {
                try (RocksIterator entries = db.newIterator()) {
                    entries.seek(keys[i % keys.length]);
                    for (int read = 0; read < READ && entries.isValid(); read++) {
                        sum += entries.key()[0] + entries.value()[0];
                        entries.next();
                    }
                }
            }
            return sum;
        };
    }

    private static Loop peer(Peer db, byte[][] keys) {
        return count -> {
            long sum = 0;
            for (int i = 0; i < count; i++) {
                try (org.rocksdb.RocksIterator entries = db.newIterator()) {
                    entries.seek(keys[i % keys.length]);
                    for (int read = 0; read < READ && entries.isValid(); read++) {
                        sum += entries.key()[0] + entries.value()[0];
                        entries.next();
                    }
                }
            }
            return sum;
        };
    }
}
