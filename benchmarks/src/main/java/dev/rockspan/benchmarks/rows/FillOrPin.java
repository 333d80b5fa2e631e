package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.C_PINNED;
import static dev.rockspan.benchmarks.rows.Names.FILL_OR_PIN;
import static dev.rockspan.benchmarks.rows.Names.INTO_NATIVE;
import static dev.rockspan.benchmarks.rows.Names.PEER_INTO_DIRECT;
import static dev.rockspan.benchmarks.rows.Names.PINNED;

import dev.rockspan.RocksDB;
import dev.rockspan.benchmarks.paired.Loop;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.Store;
import dev.rockspan.runtime.ValueBuffer;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/** Reads of values whose size is not known: they are copied up to {@link #BUFFER} bytes, and pinned from there on. */
public final class FillOrPin implements Row {

    /** About where pinning becomes quicker than copying. */
    private static final int BUFFER = 1 << 11;

    /** The better of both is not known before. */
    private static final List<Target> TARGETS =
            List.of(Target.atMost(1.05, FILL_OR_PIN, INTO_NATIVE), Target.atMost(1.05, FILL_OR_PIN, PINNED));

    @Override
    public String name() {
        return "fill";
    }

    @Override
    public String title() {
        return "Get that fills a buffer or pins";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        List<Measurement> measurements = new ArrayList<>();
        for (ReadCase read : ReadCase.all(lab.plan())) {
            Store store = read.store(lab);
            Keys keys = read.keys(store);
            MemorySegment buffer = Arena.ofAuto().allocate(read.valueSize());
            List<Variant> variants = new ArrayList<>(List.of(
                    new Variant(FILL_OR_PIN, fillOrPin(store.ours(), keys.segments())),
                    new Variant(INTO_NATIVE, GetIntoBuffer.ours(store.ours(), keys.segments(), buffer)),
                    new Variant(PINNED, PinnedGet.pinned(store.ours(), keys.segments())),
                    new Variant(PEER_INTO_DIRECT, GetIntoBuffer.peer(store.peer(), keys.buffers(), read.valueSize()))));
            lab.limit().ifPresent(limit -> {
                variants.add(new Variant(C, limit.getInto(store, keys, buffer)));
                variants.add(new Variant(C_PINNED, limit.getPinned(store, keys)));
            });
            measurements.add(lab.measure(this, Parameters.ofRead(read), variants, read.keys(), TARGETS));
        }
        return measurements;
    }

    private static Loop fillOrPin(RocksDB db, MemorySegment... keys) {
        ValueBuffer buffer = ValueBuffer.ofSize(BUFFER);
        return count -> {
            long sum = 0;
            for (int i = 0, k = 0; i < count; i++) {
                sum += db.getOrPin(keys[k], buffer) + buffer.value().get(ValueLayout.JAVA_BYTE, 0);
                k = k + 1 == keys.length ? 0 : k + 1;
            }
            return sum;
        };
    }
}
