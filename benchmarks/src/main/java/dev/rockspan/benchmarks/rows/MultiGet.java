package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.ARRAY;
import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.INTO_NATIVE;
import static dev.rockspan.benchmarks.rows.Names.PACKED_KEYS;
import static dev.rockspan.benchmarks.rows.Names.PEER;
import static dev.rockspan.benchmarks.rows.Names.PINNED;
import static dev.rockspan.benchmarks.rows.Names.PINNED_LIST;

import dev.rockspan.PinnedValue;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Store;
import dev.rockspan.runtime.KeyBlock;
import dev.rockspan.runtime.MultiGetBuffer;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads of 100 keys at once; an operation is one key. */
public final class MultiGet implements Row {

    private static final int ENTRIES = 1_000;
    private static final int KEY_SIZE = 16;
    private static final int KEYS = 100;

    @Override
    public String name() {
        return "multiget";
    }

    @Override
    public String title() {
        return "Multi-get of 100 keys, per key";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        List<Measurement> measurements = new ArrayList<>();
        for (int size : new int[] {100, 4096}) {
            Store store = lab.toRead(ENTRIES, KEY_SIZE, size);
            Keys keys = store.keys().first(KEYS);
            List<byte[]> list = List.of(keys.arrays());
            List<Variant> variants = Lab.withLimit(
                    lab.limit().map(limit -> new Variant(C, limit.multiGet(store, keys))),
                    new Variant(PINNED, together(store, list)),
                    new Variant(PACKED_KEYS, together(store, KeyBlock.of(keys.block(), KEY_SIZE))),
                    new Variant(INTO_NATIVE, into(store, list, MultiGetBuffer.ofSize((long) KEYS * size))),
                    new Variant(PINNED_LIST, pinned(store, list)),
                    new Variant(ARRAY, arrays(store, list)),
                    new Variant(PEER, peer(store, list)));
            List<Target> targets = List.of(
                    Target.atMost(1.05, PINNED, C),
                    Target.atMost(1.05, PACKED_KEYS, C),
                    Target.fasterBy(1, PINNED, PEER),
                    Target.fasterBy(1, PACKED_KEYS, PEER),
                    Target.fasterBy(1.05, ARRAY, PEER));
            measurements.add(lab.measure(this, Parameters.of(Parameters.VALUE, size), variants, KEYS, targets));
        }
        return measurements;
    }

    /** Let go together. */
    private static Loop together(Store store, List<byte[]> keys) {
        return into(store, keys, MultiGetBuffer.pinning());
    }

    private static Loop into(Store store, List<byte[]> keys, MultiGetBuffer values) {
        return count -> {
            long sum = 0;
            for (int i = 0; i < count; i += keys.size()) {
                store.ours().multiGetOrPin(keys, values);
                for (int k = 0; k < values.count(); k++) {
                    MemorySegment value = Objects.requireNonNull(values.value(k));
                    sum += value.byteSize() + value.get(ValueLayout.JAVA_BYTE, 0);
                }
                values.close();
            }
            return sum;
        };
    }

    /** Each let go by itself. */
    private static Loop pinned(Store store, List<byte[]> keys) {
        return count -> {
            long sum = 0;
            for (int i = 0; i < count; i += keys.size()) {
                for (PinnedValue pinned : store.ours().batchedMultiGet(store.family(), keys, false)) {
                    MemorySegment value = Objects.requireNonNull(pinned).value();
                    sum += value.byteSize() + value.get(ValueLayout.JAVA_BYTE, 0);
                    pinned.close();
                }
            }
            return sum;
        };
    }

    private static Loop arrays(Store store, List<byte[]> keys) {
        return count -> {
            long sum = 0;
            for (int i = 0; i < count; i += keys.size()) {
                for (byte[] value : store.ours().multiGetAsList(keys)) {
                    sum += Objects.requireNonNull(value).length + value[0];
                }
            }
            return sum;
        };
    }

    private static Loop peer(Store store, List<byte[]> keys) {
        return count -> {
            long sum = 0;
            for (int i = 0; i < count; i += keys.size()) {
                for (byte[] value : store.peer().multiGetAsList(keys)) {
                    sum += value.length + value[0];
                }
            }
            return sum;
        };
    }
}
