package dev.rockspan;

import dev.rockspan.raw.CSstPartitionerFactory;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Says where compactions start a new table file.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_sst_partitioner_factory_t}.
 */
public class SstPartitionerFactory extends RocksObject {
    SstPartitionerFactory(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Has compactions start a new table file where the first bytes of keys change, as many as given.
     *
     * <p>C: {@code rocksdb_sst_partitioner_fixed_prefix_factory_create}.
     *
     * @param prefixLength at least 0
     * @return a new object, to be closed
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public static SstPartitionerFactory newFixedPrefixFactory(long prefixLength) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSstPartitionerFactory.rocksdb_sst_partitioner_fixed_prefix_factory_create(
                    Call.inRange(
                    prefixLength, 0L, Long.MAX_VALUE, "prefixLength"));
            return new SstPartitionerFactory(call.made(NativeObject.owned(
                    "SstPartitionerFactory", nativeResult,
                    CSstPartitionerFactory::rocksdb_sst_partitioner_factory_destroy)));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public SstPartitionerFactory in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected SstPartitionerFactory() {
        super(SstPartitionerFactory.class);
    }
}
