package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.INTO_ARRAY;
import static dev.rockspan.benchmarks.rows.Names.INTO_DIRECT;
import static dev.rockspan.benchmarks.rows.Names.INTO_NATIVE;
import static dev.rockspan.benchmarks.rows.Names.PEER_INTO_ARRAY;
import static dev.rockspan.benchmarks.rows.Names.PEER_INTO_DIRECT;

import dev.rockspan.RocksDB;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Peer;
import dev.rockspan.benchmarks.store.Store;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Reads into memory of the caller's that is large enough. Keys have the form of the buffer. */
public final class GetIntoBuffer implements Row {

    private static final int SMALL = 4096;

    private static List<Target> targets(int valueSize) {
        double bound = valueSize <= SMALL ? 1.03 : 1.01;
        return List.of(
                Target.fasterBy(bound, INTO_NATIVE, PEER_INTO_DIRECT),
                Target.fasterBy(bound, INTO_NATIVE, PEER_INTO_ARRAY),
                Target.fasterBy(bound, INTO_DIRECT, PEER_INTO_DIRECT),
                Target.fasterBy(bound, INTO_ARRAY, PEER_INTO_ARRAY));
    }

    @Override
    public String name() {
        return "into";
    }

    @Override
    public String title() {
        return "Get into a caller's buffer";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        List<Measurement> measurements = new ArrayList<>();
        for (ReadCase read : ReadCase.all(lab.plan())) {
            Store store = read.store(lab);
            Keys keys = read.keys(store);
            int size = read.valueSize();
            MemorySegment buffer = Arena.ofAuto().allocate(size);
            List<Variant> variants = Lab.withLimit(
                    lab.limit().map(limit -> new Variant(C, limit.getInto(store, keys, buffer))),
                    new Variant(INTO_NATIVE, ours(store.ours(), keys.segments(), buffer)),
                    new Variant(INTO_DIRECT, ours(store.ours(), keys.buffers(), size)),
                    new Variant(INTO_ARRAY, ours(store.ours(), keys.arrays(), size)),
                    new Variant(PEER_INTO_DIRECT, peer(store.peer(), keys.buffers(), size)),
                    new Variant(PEER_INTO_ARRAY, peer(store.peer(), keys.arrays(), size)));
            measurements.add(lab.measure(this, Parameters.ofRead(read), variants, read.keys(), targets(size)));
        }
        return measurements;
    }

    static Loop ours(RocksDB db, MemorySegment[] keys, MemorySegment buffer) {
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                sum += db.get(keys[k], buffer) + buffer.get(ValueLayout.JAVA_BYTE, 0);
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    /** A read moves the key's position and the buffer's limit, as rocksdbjni's does: both are put back. */
    private static Loop ours(RocksDB db, ByteBuffer[] keys, int size) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(size);
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                sum += db.get(keys[k], buffer.clear()) + buffer.get(0);
                keys[k].rewind();
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    static Loop ours(RocksDB db, byte[][] keys, int size) {
        byte[] buffer = new byte[size];
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                sum += db.get(keys[k], buffer) + buffer[0];
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    static Loop peer(Peer db, ByteBuffer[] keys, int size) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(size);
        org.rocksdb.ReadOptions options = new org.rocksdb.ReadOptions();
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                sum += db.get(options, keys[k], buffer.clear()) + buffer.get(0);
                keys[k].rewind();
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    static Loop peer(Peer db, byte[][] keys, int size) {
        byte[] buffer = new byte[size];
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                sum += db.get(keys[k], buffer) + buffer[0];
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }
}
