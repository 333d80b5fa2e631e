package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.util.EnumSet;
import java.util.Set;

/** What is left out of a trace. */
public enum TraceFilterType {
    /**
     * Nothing is left out.
     *
     * <p>C: {@code rocksdb_trace_filter_none}, 0.
     */
    NONE(0),

    /**
     * Reads of single keys are left out.
     *
     * <p>C: {@code rocksdb_trace_filter_get}, 1.
     */
    GET(1),

    /**
     * Writes are left out.
     *
     * <p>C: {@code rocksdb_trace_filter_write}, 2.
     */
    WRITE(2),

    /**
     * {@code seek} of iterators is left out.
     *
     * <p>C: {@code rocksdb_trace_filter_iterator_seek}, 4.
     */
    ITERATOR_SEEK(4),

    /**
     * {@code seekForPrev} of iterators is left out.
     *
     * <p>C: {@code rocksdb_trace_filter_iterator_seek_for_prev}, 8.
     */
    ITERATOR_SEEK_FOR_PREV(8),

    /**
     * Reads of many keys are left out.
     *
     * <p>C: {@code rocksdb_trace_filter_multi_get}, 16.
     */
    MULTI_GET(16);

    private final int value;

    TraceFilterType(int value) {
        this.value = value;
    }

    /** {@return the number in C} */
    public int getValue() {
        return value;
    }

    /** Returns the number in C of a combination of constants. */
    public static int bits(Set<TraceFilterType> flags) {
        int bits = 0;
        for (TraceFilterType flag : Call.whole(flags, "flags")) {
            bits |= flag.getValue();
        }
        return bits;
    }

    /**
     * Returns the constants whose bits are all set in {@code bits}.
     *
     * @throws IllegalArgumentException if a bit is set that no constant has
     */
    public static Set<TraceFilterType> ofBits(int bits) {
        EnumSet<TraceFilterType> flags = EnumSet.noneOf(TraceFilterType.class);
        for (TraceFilterType flag : values()) {
            if (flag.value != 0 && (bits & flag.value) == flag.value) {
                flags.add(flag);
            }
        }
        if (bits(flags) != bits) {
            throw new IllegalArgumentException("RocksDB gave 0x"
                    + Integer.toHexString(bits)
                    + ", which has a bit that no TraceFilterType of this version has");
        }
        return flags;
    }
}
