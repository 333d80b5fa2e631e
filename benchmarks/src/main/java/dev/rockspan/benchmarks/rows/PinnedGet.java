package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.IN_ARENA;
import static dev.rockspan.benchmarks.rows.Names.PEER_INTO_ARRAY;
import static dev.rockspan.benchmarks.rows.Names.PEER_INTO_DIRECT;
import static dev.rockspan.benchmarks.rows.Names.PINNED;
import static dev.rockspan.benchmarks.rows.Names.PINNED_ARRAY_KEY;

import dev.rockspan.PinnedValue;
import dev.rockspan.RocksDB;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Store;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads without a copy. */
public final class PinnedGet implements Row {

    @Override
    public String name() {
        return "pinned";
    }

    @Override
    public String title() {
        return "Pinned get";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        List<Measurement> measurements = new ArrayList<>();
        for (ReadCase read : ReadCase.all(lab.plan())) {
            Store store = read.store(lab);
            Keys keys = read.keys(store);
            List<Variant> variants = Lab.withLimit(
                    lab.limit().map(limit -> new Variant(C, limit.getPinned(store, keys))),
                    new Variant(PINNED, pinned(store.ours(), keys.segments())),
                    new Variant(IN_ARENA, inArena(store.ours(), keys.segments())),
                    new Variant(PINNED_ARRAY_KEY, pinned(store.ours(), keys.arrays())),
                    new Variant(PEER_INTO_ARRAY, GetIntoBuffer.peer(store.peer(), keys.arrays(), read.valueSize())),
                    new Variant(PEER_INTO_DIRECT, GetIntoBuffer.peer(store.peer(), keys.buffers(), read.valueSize())));
            measurements.add(lab.measure(this, Parameters.ofRead(read), variants, read.keys(), targets()));
        }
        return measurements;
    }

    private static List<Target> targets() {
        List<Target> targets = new ArrayList<>();
        for (String variant : List.of(PINNED, IN_ARENA, PINNED_ARRAY_KEY)) {
            targets.add(Target.atMost(1.07, variant, C));
            targets.add(Target.fasterBy(1, variant, PEER_INTO_ARRAY));
            targets.add(Target.fasterBy(1, variant, PEER_INTO_DIRECT));
        }
        return targets;
    }

    static Loop pinned(RocksDB db, MemorySegment... keys) {
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                try (PinnedValue pinned = db.getPinned(keys[k])) {
                    MemorySegment value = Objects.requireNonNull(pinned).value();
                    sum += value.byteSize() + value.get(ValueLayout.JAVA_BYTE, 0);
                }
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    private static Loop inArena(RocksDB db, MemorySegment... keys) {
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                try (Arena arena = Arena.ofConfined()) {
                    MemorySegment value = Objects.requireNonNull(db.get(arena, keys[k]));
                    sum += value.byteSize() + value.get(ValueLayout.JAVA_BYTE, 0);
                }
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }

    static Loop pinned(RocksDB db, byte[]... keys) {
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                try (PinnedValue pinned = db.getPinned(keys[k])) {
                    MemorySegment value = Objects.requireNonNull(pinned).value();
                    sum += value.byteSize() + value.get(ValueLayout.JAVA_BYTE, 0);
                }
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }
}
