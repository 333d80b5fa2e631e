package dev.rockspan;

import dev.rockspan.raw.CMergeOperator;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Says what merging a value into another means.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_mergeoperator_t}.
 */
public class MergeOperator extends RocksObject {
    MergeOperator(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a merge operator in Java.
     *
     * <p>C: {@code rocksdb_mergeoperator_create}.
     *
     * @param name by which RocksDB knows it
     * @param callbacks called until RocksDB releases this object
     */
    public MergeOperator(String name, MergeOperatorCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(
                    call, callbacks, "callbacks", Call.notNull(name, "name"), false);
            MemorySegment nativeResult = CMergeOperator.rocksdb_mergeoperator_create(
                    nativeCallbacks, Callbacks.destructor(), MergeOperatorUpcalls.Addresses.FULL_MERGE,
                    MergeOperatorUpcalls.Addresses.PARTIAL_MERGE, Callbacks.free(), Callbacks.name());
            call.commit();
            nativeObject = call.made(NativeObject.owned(
                    "MergeOperator", nativeResult, CMergeOperator::rocksdb_mergeoperator_destroy));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public MergeOperator in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected MergeOperator() {
        super(MergeOperator.class);
    }
}
