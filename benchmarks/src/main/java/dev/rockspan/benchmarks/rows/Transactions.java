package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.OURS;
import static dev.rockspan.benchmarks.rows.Names.PEER;

import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.WriteOptions;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Peer;
import dev.rockspan.benchmarks.store.Store;
import java.lang.foreign.Arena;
import java.util.List;

/** A transaction that reads a key for an update, puts it and commits, without the log. */
public final class Transactions implements Row {

    private static final int KEYS = 1_000;
    private static final int KEY_SIZE = 16;
    private static final int VALUE_SIZE = 100;

    @Override
    public String name() {
        return "transaction";
    }

    @Override
    public String title() {
        return "Transaction: begin, get for update, put, commit";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        Peer.ensureLoaded();
        Keys all = Keys.shuffled(Arena.ofAuto(), KEYS, KEY_SIZE);
        byte[][] keys = all.arrays();
        byte[] value = Store.value(VALUE_SIZE, 0);
        try (Options options = new Options().setCreateIfMissing(true);
                TransactionDBOptions locks = new TransactionDBOptions();
                WriteOptions write = new WriteOptions().setDisableWAL(true);
                ReadOptions read = new ReadOptions();
                TransactionDB ours =
                        TransactionDB.open(options, locks, lab.newFolder().toString());
                org.rocksdb.WriteOptions peerWrite = new org.rocksdb.WriteOptions().setDisableWAL(true);
                org.rocksdb.ReadOptions peerRead = new org.rocksdb.ReadOptions();
                org.rocksdb.TransactionDB peer = Peer.transactionsOf(ours)) {
            Loop ourLoop = count -> {
                for (int i = 0; i < count; i++) {
                    byte[] key = keys[i % KEYS];
                    try (Transaction transaction = ours.beginTransaction(write)) {
                        transaction.getForUpdate(read, key, true);
                        transaction.put(key, value);
                        transaction.commit();
                    }
                }
                return count;
            };
            Loop peerLoop = count -> {
                for (int i = 0; i < count; i++) {
                    byte[] key = keys[i % KEYS];
                    try (org.rocksdb.Transaction transaction = peer.beginTransaction(peerWrite)) {
                        transaction.getForUpdate(peerRead, key, true);
                        transaction.put(key, value);
                        transaction.commit();
                    }
                }
                return count;
            };
            return List.of(lab.measure(
                    this,
                    Parameters.of(Parameters.VALUE, VALUE_SIZE),
                    Lab.withLimit(
                            lab.limit()
                                    .map(limit -> new Variant(
                                            C, limit.transaction(ours, all, Batches.inNativeMemory(value)))),
                            new Variant(OURS, ourLoop),
                            new Variant(PEER, peerLoop)),
                    KEYS,
                    List.of(Target.fasterBy(1, OURS, PEER))));
        }
    }
}
