package dev.rockspan;

import dev.rockspan.raw.CFilter;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A filter that spares reads of blocks that cannot hold a key.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_filterpolicy_t}.
 */
public class Filter extends RocksObject {
    Filter(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a Bloom filter; 10 bits per key let about 1 in 100 needless reads through.
     *
     * <p>C: {@code rocksdb_filterpolicy_create_bloom}.
     *
     * @param bitsPerKey how many bits the filter has for each key; more let fewer needless reads through, at the cost
     *     of memory
     * @return a new object, to be closed
     */
    public static Filter newBloomFilter(double bitsPerKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFilter.rocksdb_filterpolicy_create_bloom(bitsPerKey);
            return new Filter(call.made(NativeObject.owned(
                    "Filter", nativeResult, CFilter::rocksdb_filterpolicy_destroy)));
        }
    }

    /**
     * Creates a Bloom filter, the same as the other form; 10 bits per key let about 1 in 100 through.
     *
     * <p>C: {@code rocksdb_filterpolicy_create_bloom_full}.
     *
     * @param bitsPerKey how many bits the filter has for each key; more let fewer needless reads through, at the cost
     *     of memory
     * @return a new object, to be closed
     */
    public static Filter newFullBloomFilter(double bitsPerKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFilter.rocksdb_filterpolicy_create_bloom_full(bitsPerKey);
            return new Filter(call.made(NativeObject.owned(
                    "Filter", nativeResult, CFilter::rocksdb_filterpolicy_destroy)));
        }
    }

    /**
     * Creates a filter smaller than a Bloom filter that is as good, but slower to build.
     *
     * <p>C: {@code rocksdb_filterpolicy_create_ribbon}.
     *
     * @param bloomEquivalentBitsPerKey how many bits a Bloom filter that is as good has for each key
     * @return a new object, to be closed
     */
    public static Filter newRibbonFilter(double bloomEquivalentBitsPerKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFilter.rocksdb_filterpolicy_create_ribbon(bloomEquivalentBitsPerKey);
            return new Filter(call.made(NativeObject.owned(
                    "Filter", nativeResult, CFilter::rocksdb_filterpolicy_destroy)));
        }
    }

    /**
     * Creates a filter that is Bloom for flushes and levels below the given one, and Ribbon for the others.
     *
     * <p>C: {@code rocksdb_filterpolicy_create_ribbon_hybrid}.
     *
     * @param bloomEquivalentBitsPerKey how many bits a Bloom filter that is as good has for each key
     * @param bloomBeforeLevel the first level whose filters are Ribbon; 0 leaves Bloom to flushes, a negative number to
     *     none, 2147483647 to all
     * @return a new object, to be closed
     */
    public static Filter newRibbonFilter(double bloomEquivalentBitsPerKey, int bloomBeforeLevel) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CFilter.rocksdb_filterpolicy_create_ribbon_hybrid(
                    bloomEquivalentBitsPerKey, bloomBeforeLevel);
            return new Filter(call.made(NativeObject.owned(
                    "Filter", nativeResult, CFilter::rocksdb_filterpolicy_destroy)));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Filter in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Filter() {
        super(Filter.class);
    }

    /** The native filter that a table configuration takes: this one. */
    Filter toGive() {
        return this;
    }
}
