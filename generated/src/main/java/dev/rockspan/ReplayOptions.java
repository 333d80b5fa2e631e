package dev.rockspan;

import dev.rockspan.raw.CReplayOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * How a trace is played again.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_replay_options_t}.
 */
public class ReplayOptions extends RocksObject {
    ReplayOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_replay_options_create}.
     */
    public ReplayOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CReplayOptions.rocksdb_replay_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "ReplayOptions", nativeResult, CReplayOptions::rocksdb_replay_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return the speed of the replay as a multiple of the recorded one, above 0: 2.0 is twice as fast, 0.5 half as
     * fast; {@code 1.0} by default}
     *
     * <p>C: {@code rocksdb_replay_options_get_fast_forward}.
     */
    public double fastForward() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CReplayOptions.rocksdb_replay_options_get_fast_forward(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many threads make the calls; {@code 1} by default}
     *
     * <p>C: {@code rocksdb_replay_options_get_num_threads}.
     */
    public int numThreads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CReplayOptions.rocksdb_replay_options_get_num_threads(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets the speed of the replay as a multiple of the recorded one, above 0: 2.0 is twice as fast, 0.5 half as fast;
     * {@code 1.0} by default.
     *
     * <p>C: {@code rocksdb_replay_options_set_fast_forward}.
     *
     * @return this object
     */
    public ReplayOptions setFastForward(double fastForward) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReplayOptions.rocksdb_replay_options_set_fast_forward(call.change(this), fastForward);
            return this;
        }
    }

    /**
     * Sets how many threads make the calls; {@code 1} by default.
     *
     * <p>C: {@code rocksdb_replay_options_set_num_threads}.
     *
     * @return this object
     */
    public ReplayOptions setNumThreads(int numThreads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReplayOptions.rocksdb_replay_options_set_num_threads(call.change(this), numThreads);
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public ReplayOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
