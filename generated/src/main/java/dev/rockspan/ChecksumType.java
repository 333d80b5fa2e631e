package dev.rockspan;

/**
 * How blocks are checksummed.
 */
public enum ChecksumType {
    /**
     * {@code rocksdb::ChecksumType}, 0.
     */
    kNoChecksum(0),

    /**
     * {@code rocksdb::ChecksumType}, 1.
     */
    kCRC32c(1),

    /**
     * {@code rocksdb::ChecksumType}, 2.
     */
    kxxHash(2),

    /**
     * {@code rocksdb::ChecksumType}, 3.
     */
    kxxHash64(3),

    /**
     * {@code rocksdb::ChecksumType}, 4.
     */
    kXXH3(4);

    private final int value;

    ChecksumType(int value) {
        this.value = value;
    }

    /**
     * The value in C.
     *
     * @return as RocksDB's C API has it
     */
    public int getValue() {
        return value;
    }

    /**
     * The constant of a C value.
     *
     * @param value as RocksDB's C API has it
     * @return its constant
     * @throws IllegalArgumentException if there is none
     */
    public static ChecksumType getChecksumType(int value) {
        return switch (value) {
            case 0 -> kNoChecksum;
            case 1 -> kCRC32c;
            case 2 -> kxxHash;
            case 3 -> kxxHash64;
            case 4 -> kXXH3;
            default -> throw new IllegalArgumentException("RocksDB gave " + value + ", which is no ChecksumType that this version knows");
        };
    }
}
