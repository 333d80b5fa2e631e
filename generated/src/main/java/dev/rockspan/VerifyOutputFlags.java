package dev.rockspan;

import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import java.util.EnumSet;
import java.util.Set;

/** What is checked of the files that a compaction wrote. */
public enum VerifyOutputFlags {
    /**
     * Nothing is checked.
     *
     * <p>C: {@code rocksdb::VerifyOutputFlags}, 0 in RocksDB 10.8.0 or later.
     */
    VERIFY_NONE(0, "10.8.0", ""),

    /**
     * The checksums of blocks are verified.
     *
     * <p>C: {@code rocksdb::VerifyOutputFlags}, 1 in RocksDB 10.8.0 or later.
     */
    VERIFY_BLOCK_CHECKSUM(1, "10.8.0", ""),

    /**
     * The entries are read back and compared with those that were written.
     *
     * <p>C: {@code rocksdb::VerifyOutputFlags}, 2 in RocksDB 10.8.0 or later.
     */
    VERIFY_ITERATION(2, "10.8.0", ""),

    /**
     * The checksum of the whole file is verified.
     *
     * <p>C: {@code rocksdb::VerifyOutputFlags}, 4 in RocksDB 11.1.0 or later.
     */
    VERIFY_FILE_CHECKSUM(4, "11.1.0", ""),

    /**
     * Files of compactions in this process are checked.
     *
     * <p>C: {@code rocksdb::VerifyOutputFlags}, 1024 in RocksDB 10.8.0 or later.
     */
    ENABLE_FOR_LOCAL_COMPACTION(1024, "10.8.0", ""),

    /**
     * Files of compactions by a worker are checked.
     *
     * <p>C: {@code rocksdb::VerifyOutputFlags}, 2048 in RocksDB 10.8.0 or later.
     */
    ENABLE_FOR_REMOTE_COMPACTION(2048, "10.8.0", ""),

    /**
     * Everything is checked, of all compactions.
     *
     * <p>C: {@code rocksdb::VerifyOutputFlags}, 4294967295 in RocksDB 10.8.0 or later.
     */
    VERIFY_ALL(0xffffffff, "10.8.0", "");

    private final int value;

    private final String since;

    private final String until;

    VerifyOutputFlags(int value) {
        this(value, "", "");
    }

    VerifyOutputFlags(int value, String since, String until) {
        this.value = value;
        this.since = since;
        this.until = until;
    }

    /**
     * {@return the number in C}
     * @throws UnsupportedOperationException if the loaded RocksDB does not have this constant, or has another number
     *     for it
     */
    public int getValue() {
        if (!since.isEmpty() || !until.isEmpty()) {
            Symbols.TABLE.checkValue(this, since, until);
        }
        return value;
    }

    /** Returns the number in C of a combination of constants. */
    public static int bits(Set<VerifyOutputFlags> flags) {
        int bits = 0;
        for (VerifyOutputFlags flag : Call.whole(flags, "flags")) {
            bits |= flag.getValue();
        }
        return bits;
    }

    /**
     * Returns the constants whose bits are all set in {@code bits}.
     *
     * @throws IllegalArgumentException if a bit is set that no constant has
     */
    public static Set<VerifyOutputFlags> ofBits(int bits) {
        EnumSet<VerifyOutputFlags> flags = EnumSet.noneOf(VerifyOutputFlags.class);
        for (VerifyOutputFlags flag : values()) {
            if (flag.value != 0 && (bits & flag.value) == flag.value) {
                flags.add(flag);
            }
        }
        if (bits(flags) != bits) {
            throw new IllegalArgumentException("RocksDB gave 0x"
                    + Integer.toHexString(bits)
                    + ", which has a bit that no VerifyOutputFlags of this version has");
        }
        return flags;
    }
}
