package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.HANDED_OVER;
import static dev.rockspan.benchmarks.rows.Names.OURS;
import static dev.rockspan.benchmarks.rows.Names.PEER;

import dev.rockspan.RocksDB;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteOptions;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Peer;
import dev.rockspan.benchmarks.store.Store;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Batches of 1,000 puts, their keys sorted. */
public final class Batches {

    private static final int PUTS = 1_000;
    private static final int KEY_SIZE = 16;

    private Batches() {}

    /** Builds them. */
    public static final class Build implements Row {

        @Override
        public String name() {
            return "batch";
        }

        @Override
        public String title() {
            return "Build a batch of 1,000 puts";
        }

        @Override
        public List<Measurement> measure(Lab lab) throws Exception {
            Peer.ensureLoaded(); // no database is opened here
            List<Measurement> measurements = new ArrayList<>();
            for (int size : new int[] {16, 100, 1000}) {
                Keys keys = Keys.sorted(Arena.ofAuto(), PUTS, KEY_SIZE);
                byte[] value = Store.value(size, 0);
                List<Variant> variants = Lab.withLimit(
                        lab.limit().map(limit -> new Variant(C, limit.batch(keys, inNativeMemory(value)))),
                        new Variant(OURS, ours(keys.arrays(), value)),
                        new Variant(HANDED_OVER, handedOver(keys.arrays(), value)),
                        new Variant(PEER, peer(keys.arrays(), value)));
                List<Target> targets = size <= 100
                        ? List.of(Target.fasterBy(8, OURS, PEER), Target.fasterBy(8, HANDED_OVER, PEER))
                        : List.of();
                measurements.add(lab.measure(this, Parameters.of(Parameters.VALUE, size), variants, PUTS, targets));
            }
            return measurements;
        }

        private static Loop ours(byte[][] keys, byte[] value) {
            return count -> {
                long sum = 0;
                for (int i = 0; i < count; i += keys.length) {
                    try (WriteBatch batch = new WriteBatch()) {
                        for (byte[] key : keys) {
                            batch.put(key, value);
                        }
                        sum += batch.count();
                    }
                }
                return sum;
            };
        }

        /** RocksDB gets a batch when it has to do something with it; here it only looks whether it is whole. */
        private static Loop handedOver(byte[][] keys, byte[] value) {
            return count -> {
                long sum = 0;
                for (int i = 0; i < count; i += keys.length) {
                    try (WriteBatch batch = new WriteBatch()) {
                        for (byte[] key : keys) {
                            batch.put(key, value);
                        }
                        batch.verifyChecksum();
                        sum += batch.count();
                    }
                }
                return sum;
            };
        }

        private static Loop peer(byte[][] keys, byte[] value) {
            return count -> {
                long sum = 0;
                for (int i = 0; i < count; i += keys.length) {
                    try (org.rocksdb.WriteBatch batch = new org.rocksdb.WriteBatch()) {
                        for (byte[] key : keys) {
                            batch.put(key, value);
                        }
                        sum += batch.count();
                    }
                }
                return sum;
            };
        }
    }

    /** Builds them and writes them without the log. */
    public static final class BuildAndWrite implements Row {

        @Override
        public String name() {
            return "write";
        }

        @Override
        public String title() {
            return "Build a batch of 1,000 puts and write it, no log";
        }

        @Override
        public List<Measurement> measure(Lab lab) throws Exception {
            List<Measurement> measurements = new ArrayList<>();
            for (int size : new int[] {16, 100}) {
                Keys keys = Keys.sorted(Arena.ofAuto(), PUTS, KEY_SIZE);
                byte[] value = Store.value(size, 0);
                try (Store store = lab.toWrite(1, KEY_SIZE, size);
                        WriteOptions options = new WriteOptions().setDisableWAL(true);
                        org.rocksdb.WriteOptions peerOptions = new org.rocksdb.WriteOptions().setDisableWAL(true)) {
                    List<Variant> variants = Lab.withLimit(
                            lab.limit()
                                    .map(limit ->
                                            new Variant(C, limit.batchAndWrite(store, keys, inNativeMemory(value)))),
                            new Variant(OURS, ours(store.ours(), options, keys.arrays(), value)),
                            new Variant(PEER, peer(store.peer(), peerOptions, keys.arrays(), value)));
                    measurements.add(lab.measure(
                            this,
                            Parameters.of(Parameters.VALUE, size),
                            variants,
                            PUTS,
                            List.of(Target.fasterBy(1.08, OURS, PEER))));
                }
            }
            return measurements;
        }

        private static Loop ours(RocksDB db, WriteOptions options, byte[][] keys, byte[] value) {
            return count -> {
                long sum = 0;
                for (int i = 0; i < count; i += keys.length) {
                    try (WriteBatch batch = new WriteBatch()) {
                        for (byte[] key : keys) {
                            batch.put(key, value);
                        }
                        db.write(options, batch);
                        sum += keys.length;
                    }
                }
                return sum;
            };
        }

        private static Loop peer(Peer db, org.rocksdb.WriteOptions options, byte[][] keys, byte[] value) {
            return count -> {
                long sum = 0;
                for (int i = 0; i < count; i += keys.length) {
                    try (org.rocksdb.WriteBatch batch = new org.rocksdb.WriteBatch()) {
                        for (byte[] key : keys) {
                            batch.put(key, value);
                        }
                        db.write(options, batch);
                        sum += keys.length;
                    }
                }
                return sum;
            };
        }
    }

    static MemorySegment inNativeMemory(byte[] value) {
        return Arena.ofAuto().allocate(value.length).copyFrom(MemorySegment.ofArray(value));
    }
}
