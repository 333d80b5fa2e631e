package dev.rockspan;

import java.util.EnumSet;
import java.util.Set;

/**
 * What is checked of the files that a compaction wrote.
 */
public enum VerifyOutputFlags {
    /**
     * {@code rocksdb::VerifyOutputFlags}, 0.
     */
    VERIFY_NONE(0),

    /**
     * {@code rocksdb::VerifyOutputFlags}, 1.
     */
    VERIFY_BLOCK_CHECKSUM(1),

    /**
     * {@code rocksdb::VerifyOutputFlags}, 2.
     */
    VERIFY_ITERATION(2),

    /**
     * {@code rocksdb::VerifyOutputFlags}, 4.
     */
    VERIFY_FILE_CHECKSUM(4),

    /**
     * {@code rocksdb::VerifyOutputFlags}, 1024.
     */
    ENABLE_FOR_LOCAL_COMPACTION(1024),

    /**
     * {@code rocksdb::VerifyOutputFlags}, 2048.
     */
    ENABLE_FOR_REMOTE_COMPACTION(2048),

    /**
     * {@code rocksdb::VerifyOutputFlags}, 4294967295.
     */
    VERIFY_ALL(0xffffffff);

    private final int value;

    VerifyOutputFlags(int value) {
        this.value = value;
    }

    /**
     * The value in C.
     *
     * @return as RocksDB's C API has it
     */
    public int value() {
        return value;
    }

    /**
     * The C value of a combination.
     *
     * @param flags what is combined
     * @return all their bits
     */
    public static int bits(Set<VerifyOutputFlags> flags) {
        int bits = 0;
        for (VerifyOutputFlags flag : flags) {
            bits |= flag.value;
        }
        return bits;
    }

    /**
     * The combination that a C value stands for.
     *
     * @param bits as RocksDB's C API has it
     * @return every constant all of whose bits are set
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
            throw new IllegalArgumentException("RocksDB gave 0x" + Integer.toHexString(bits) + ", which has a bit that no VerifyOutputFlags of this version has");
        }
        return flags;
    }
}
