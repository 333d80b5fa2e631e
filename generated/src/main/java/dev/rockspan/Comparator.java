package dev.rockspan;

import dev.rockspan.raw.CComparator;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * The order of keys.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_comparator_t}.
 */
public class Comparator extends RocksObject {
    Comparator(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a comparator whose order Java code decides.
     *
     * <p>C: {@code rocksdb_comparator_create}.
     *
     * @param name by which RocksDB knows it
     * @param callbacks called until RocksDB releases this object
     */
    public Comparator(String name, ComparatorCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(
                    call, callbacks, "callbacks", Call.notNull(name, "name"), true);
            MemorySegment nativeResult = CComparator.rocksdb_comparator_create(
                    nativeCallbacks, Callbacks.destructor(), ComparatorUpcalls.Addresses.COMPARE, Callbacks.name());
            call.commit();
            nativeObject = call.made(NativeObject.owned(
                    "Comparator", nativeResult, CComparator::rocksdb_comparator_destroy));
        }
        super(nativeObject);
    }

    /**
     * Creates a comparator of keys with timestamps whose order Java code decides; the size of timestamps is in bytes.
     *
     * <p>C: {@code rocksdb_comparator_with_ts_create}.
     *
     * @param name by which RocksDB knows it
     * @param timestampSize at least 0 and at most 65536
     * @param callbacks called until RocksDB releases this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public Comparator(String name, long timestampSize, TimestampComparatorCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(
                    call, callbacks, "callbacks", Call.notNull(name, "name"), true);
            MemorySegment nativeResult = CComparator.rocksdb_comparator_with_ts_create(
                    nativeCallbacks, Callbacks.destructor(), TimestampComparatorUpcalls.Addresses.COMPARE,
                    TimestampComparatorUpcalls.Addresses.COMPARE_TIMESTAMP,
                    TimestampComparatorUpcalls.Addresses.COMPARE_WITHOUT_TIMESTAMP, Callbacks.name(),
                    Call.inRange(timestampSize, 0L, 65536L, "timestampSize"));
            call.commit();
            nativeObject = call.made(NativeObject.owned(
                    "Comparator", nativeResult, CComparator::rocksdb_comparator_destroy));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Comparator in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Comparator() {
        super(Comparator.class);
    }
}
