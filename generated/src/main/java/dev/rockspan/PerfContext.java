package dev.rockspan;

import dev.rockspan.raw.CPerfContext;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Effects;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * Counters of what RocksDB did for the thread that made this object.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only the thread that made it, which cannot be a virtual one, may use it; any may close it.
 *
 * <p>C: {@code rocksdb_perfcontext_t}.
 */
public class PerfContext extends RocksObject {
    private final Thread maker = Thread.currentThread();

    PerfContext(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Creates a view of the counters of the thread that calls, to be used in that thread only.
     *
     * <p>C: {@code rocksdb_perfcontext_t *rocksdb_perfcontext_create(void)}, mapped by convention owned-handle.
     *
     */
    public PerfContext() {
        Effects.requirePlatformThread("PerfContext");
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPerfContext.rocksdb_perfcontext_create();
            lifetime = call.made(Lifetime.owned("PerfContext", nativeResult, CPerfContext::rocksdb_perfcontext_destroy));
        }
        super(lifetime);
    }

    /**
     * Sets what is measured in this thread from now on; more costs more time.
     *
     * <p>C: {@code void rocksdb_set_perf_level(int)}, mapped by convention scalar.
     *
     * @param level not null
     */
    public static void setPerfLevel(PerfLevel level) {
        CPerfContext.rocksdb_set_perf_level(Objects.requireNonNull(level, "level is null").getValue());
    }

    /**
     * Returns a counter of the thread that the view was created in; times are in nanoseconds.
     *
     * <p>C: {@code uint64_t rocksdb_perfcontext_metric(rocksdb_perfcontext_t *context, int metric)}, mapped by convention receiver, scalar.
     *
     * @param metric not null
     * @return a counter of the thread that the view was created in; times are in nanoseconds
     */
    public long metric(PerfMetric metric) {
        Effects.requireThread(this, maker);
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CPerfContext.rocksdb_perfcontext_metric(call.use(this), Objects.requireNonNull(metric, "metric is null").getValue());
            return nativeResult;
        }
    }

    /**
     * Returns all counters as text, on request without those that are 0.
     *
     * <p>C: {@code char *rocksdb_perfcontext_report(rocksdb_perfcontext_t *context, unsigned char exclude_zero_counters)}, mapped by convention receiver, scalar, owned-text.
     *
     * @param excludeZeroCounters whether counters that are 0 are left out
     * @return a copy
     */
    public String report(boolean excludeZeroCounters) {
        Effects.requireThread(this, maker);
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPerfContext.rocksdb_perfcontext_report(call.use(this), (byte) (excludeZeroCounters ? 1 : 0));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Sets all counters of the thread that the view was created in to 0.
     *
     * <p>C: {@code void rocksdb_perfcontext_reset(rocksdb_perfcontext_t *context)}, mapped by convention receiver.
     *
     */
    public void reset() {
        Effects.requireThread(this, maker);
        try (Call call = Call.begin(Symbols.TABLE)) {
            CPerfContext.rocksdb_perfcontext_reset(call.use(this));
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public PerfContext in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
