package dev.rockspan.benchmarks.rows;

import static dev.rockspan.benchmarks.rows.Names.INTO_ARRAY;
import static dev.rockspan.benchmarks.rows.Names.INTO_NATIVE;
import static dev.rockspan.benchmarks.rows.Names.RAW_ARRAY;
import static dev.rockspan.benchmarks.rows.Names.RAW_NATIVE;

import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.store.Keys;
import dev.rockspan.benchmarks.store.RawReads;
import dev.rockspan.benchmarks.store.Store;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** What it costs that nothing a caller does can crash: a get, and the same calls of C on bare addresses. */
public final class Safety implements Row {

    private static final List<Target> TARGETS =
            List.of(Target.atMost(1.05, INTO_NATIVE, RAW_NATIVE), Target.atMost(1.05, INTO_ARRAY, RAW_ARRAY));

    private static final ReadCase HOT_KEY = new ReadCase(100, 16, 1);

    @Override
    public String name() {
        return "safety";
    }

    @Override
    public String title() {
        return "Get of one key, and the same on bare addresses";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        Store store = HOT_KEY.store(lab);
        Keys keys = HOT_KEY.keys(store);
        int size = HOT_KEY.valueSize();
        MemorySegment buffer = Arena.ofAuto().allocate(size);
        List<Variant> variants = List.of(
                new Variant(RAW_NATIVE, RawReads.getInto(store, keys.segments(), buffer)),
                new Variant(INTO_NATIVE, GetIntoBuffer.ours(store.ours(), keys.segments(), buffer)),
                new Variant(RAW_ARRAY, RawReads.getInto(store, keys.arrays(), size)),
                new Variant(INTO_ARRAY, GetIntoBuffer.ours(store.ours(), keys.arrays(), size)));
        return List.of(lab.measure(this, Parameters.ofRead(HOT_KEY), variants, HOT_KEY.keys(), TARGETS));
    }
}
