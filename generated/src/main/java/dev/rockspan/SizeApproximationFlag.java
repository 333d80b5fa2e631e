package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.util.EnumSet;
import java.util.Set;

/** What counts when the size of a key range is estimated. */
public enum SizeApproximationFlag {
    /**
     * Nothing is counted.
     *
     * <p>C: {@code rocksdb_size_approximation_flags_none}, 0.
     */
    NONE(0),

    /**
     * Memtables are counted.
     *
     * <p>C: {@code rocksdb_size_approximation_flags_include_memtable}, 1.
     */
    INCLUDE_MEMTABLES(1),

    /**
     * Table files are counted.
     *
     * <p>C: {@code rocksdb_size_approximation_flags_include_files}, 2.
     */
    INCLUDE_FILES(2),

    /**
     * Blob files are counted.
     *
     * <p>C: {@code rocksdb_size_approximation_flags_include_blob_files}, 4.
     */
    INCLUDE_BLOB_FILES(4);

    private final int value;

    SizeApproximationFlag(int value) {
        this.value = value;
    }

    /** {@return the number in C} */
    public int getValue() {
        return value;
    }

    /** Returns the number in C of a combination of constants. */
    public static int bits(Set<SizeApproximationFlag> flags) {
        int bits = 0;
        for (SizeApproximationFlag flag : Call.whole(flags, "flags")) {
            bits |= flag.getValue();
        }
        return bits;
    }

    /**
     * Returns the constants whose bits are all set in {@code bits}.
     *
     * @throws IllegalArgumentException if a bit is set that no constant has
     */
    public static Set<SizeApproximationFlag> ofBits(int bits) {
        EnumSet<SizeApproximationFlag> flags = EnumSet.noneOf(SizeApproximationFlag.class);
        for (SizeApproximationFlag flag : values()) {
            if (flag.value != 0 && (bits & flag.value) == flag.value) {
                flags.add(flag);
            }
        }
        if (bits(flags) != bits) {
            throw new IllegalArgumentException("RocksDB gave 0x"
                    + Integer.toHexString(bits)
                    + ", which has a bit that no SizeApproximationFlag of this version has");
        }
        return flags;
    }
}
