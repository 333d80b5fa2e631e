package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.OURS;
import static dev.rockspan.benchmarks.rows.Names.PEER;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.RocksDB;
import dev.rockspan.WriteOptions;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Limit;
import dev.rockspan.benchmarks.store.Peer;
import dev.rockspan.benchmarks.store.Store;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/** Single puts: with the log, without it, and into a column family with options. */
final class Put implements Row {

    private static final int ENTRIES = 1_000;
    private static final int KEY_SIZE = 16;

    /** A way to write. */
    enum Form {
        LOGGED("put", "Put, with the log"),
        UNLOGGED("put-unlogged", "Put, without the log"),
        FAMILY("put-family", "Put into a column family, without the log");

        private final String row;
        private final String title;

        Form(String row, String title) {
            this.row = row;
            this.title = title;
        }
    }

    private final Form form;

    Put(Form form) {
        this.form = form;
    }

    @Override
    public String name() {
        return form.row;
    }

    @Override
    public String title() {
        return form.title;
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        List<Measurement> measurements = new ArrayList<>();
        for (int size : new int[] {16, 100, 1000}) {
            byte[] value = Store.value(size, 0);
            try (Store store = lab.toWrite(ENTRIES, KEY_SIZE, size);
                    WriteOptions ours = new WriteOptions().setDisableWAL(form != Form.LOGGED);
                    org.rocksdb.WriteOptions peers =
                            new org.rocksdb.WriteOptions().setDisableWAL(form != Form.LOGGED)) {
                byte[][] keys = store.keys().arrays();
                List<Variant> variants = Lab.withLimit(
                        lab.limit().map(limit -> new Variant(C, inC(limit, store, Batches.inNativeMemory(value)))),
                        new Variant(OURS, ours(store, ours, keys, value)),
                        new Variant(PEER, peer(store.peer(), peers, keys, value)));
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

    private Loop inC(Limit limit, Store store, MemorySegment value) {
        return form == Form.FAMILY
                ? limit.putIntoFamily(store, store.keys(), value)
                : limit.put(store, form == Form.LOGGED, store.keys(), value);
    }

    private Loop ours(Store store, WriteOptions options, byte[][] keys, byte[] value) {
        RocksDB db = store.ours();
        ColumnFamilyHandle family = store.family();
        return switch (form) {
            case LOGGED -> each(keys, key -> db.put(key, value));
            case UNLOGGED -> each(keys, key -> db.put(options, key, value));
            case FAMILY -> each(keys, key -> db.put(family, options, key, value));
        };
    }

    private Loop peer(Peer db, org.rocksdb.WriteOptions options, byte[][] keys, byte[] value) {
        org.rocksdb.ColumnFamilyHandle family = db.getDefaultColumnFamily();
        return switch (form) {
            case LOGGED -> each(keys, key -> db.put(key, value));
            case UNLOGGED -> each(keys, key -> db.put(options, key, value));
            case FAMILY -> each(keys, key -> db.put(family, options, key, value));
        };
    }

    private interface Write {
        void put(byte[] key) throws org.rocksdb.RocksDBException;
    }

    private static Loop each(byte[][] keys, Write write) {
        return count -> {
            for (int i = 0, k = 0; i < count; i++) {
                write.put(keys[k]);
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return count;
        };
    }
}
