package dev.rockspan;

import dev.rockspan.raw.CSliceTransform;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Says what the prefix of a key is.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_slicetransform_t}.
 */
public class SliceTransform extends RocksObject {
    SliceTransform(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a prefix extractor in Java.
     *
     * <p>C: {@code rocksdb_slicetransform_create}.
     *
     * @param name by which RocksDB knows it
     * @param callbacks called until RocksDB releases this object
     */
    public SliceTransform(String name, SliceTransformCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(
                    call, callbacks, "callbacks", Call.notNull(name, "name"), true);
            MemorySegment nativeResult = CSliceTransform.rocksdb_slicetransform_create(
                    nativeCallbacks, Callbacks.destructor(), SliceTransformUpcalls.Addresses.PREFIX_LENGTH,
                    SliceTransformUpcalls.Addresses.IN_DOMAIN, Callbacks.name());
            call.commit();
            nativeObject = call.made(NativeObject.owned(
                    "SliceTransform", nativeResult, CSliceTransform::rocksdb_slicetransform_destroy));
        }
        super(nativeObject);
    }

    /**
     * Creates a transform whose prefix is the first bytes of a key, as many as given; shorter keys have none.
     *
     * <p>C: {@code rocksdb_slicetransform_create_fixed_prefix}.
     *
     * @param prefixLength at least 0
     * @return a new object, to be closed
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public static SliceTransform newFixedPrefixTransform(long prefixLength) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSliceTransform.rocksdb_slicetransform_create_fixed_prefix(Call.inRange(
                    prefixLength, 0L, Long.MAX_VALUE, "prefixLength"));
            return new SliceTransform(call.made(NativeObject.owned(
                    "SliceTransform", nativeResult, CSliceTransform::rocksdb_slicetransform_destroy)));
        }
    }

    /**
     * Creates a transform whose prefix is the whole key.
     *
     * <p>C: {@code rocksdb_slicetransform_create_noop}.
     *
     * @return a new object, to be closed
     */
    public static SliceTransform newNoopTransform() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSliceTransform.rocksdb_slicetransform_create_noop();
            return new SliceTransform(call.made(NativeObject.owned(
                    "SliceTransform", nativeResult, CSliceTransform::rocksdb_slicetransform_destroy)));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public SliceTransform in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
