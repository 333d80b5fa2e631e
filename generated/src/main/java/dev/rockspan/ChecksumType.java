package dev.rockspan;

/** How blocks are checksummed. */
public enum ChecksumType {
    /**
     * Blocks have no checksum, so damage is not found.
     *
     * <p>C: {@code rocksdb::ChecksumType}, 0.
     */
    kNoChecksum(0),

    /**
     * CRC-32C, for which most processors have an instruction.
     *
     * <p>C: {@code rocksdb::ChecksumType}, 1.
     */
    kCRC32c(1),

    /**
     * The lower 32 bits of xxHash.
     *
     * <p>C: {@code rocksdb::ChecksumType}, 2.
     */
    kxxHash(2),

    /**
     * The lower 32 bits of xxHash64.
     *
     * <p>C: {@code rocksdb::ChecksumType}, 3.
     */
    kxxHash64(3),

    /**
     * XXH3: faster than the other checksums, also without special instructions. RocksDB before 6.27 cannot read it. The
     * default.
     *
     * <p>C: {@code rocksdb::ChecksumType}, 4.
     */
    kXXH3(4);

    private final int value;

    ChecksumType(int value) {
        this.value = value;
    }

    /** {@return the number in C} */
    public int getValue() {
        return value;
    }

    /**
     * Returns the constant whose number in C is {@code value}.
     *
     * @throws IllegalArgumentException if no constant has this number
     */
    public static ChecksumType getChecksumType(int value) {
        return switch (value) {
            case 0 -> kNoChecksum;
            case 1 -> kCRC32c;
            case 2 -> kxxHash;
            case 3 -> kxxHash64;
            case 4 -> kXXH3;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no ChecksumType that this version knows");
        };
    }
}
