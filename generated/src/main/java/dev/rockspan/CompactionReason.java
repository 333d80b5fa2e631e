package dev.rockspan;

import dev.rockspan.raw.Symbols;

/**
 * Why a compaction was done.
 */
public enum CompactionReason {
    /**
     * {@code rocksdb::CompactionReason}, 0.
     */
    kUnknown(0),

    /**
     * {@code rocksdb::CompactionReason}, 1.
     */
    kLevelL0FilesNum(1),

    /**
     * {@code rocksdb::CompactionReason}, 2.
     */
    kLevelMaxLevelSize(2),

    /**
     * {@code rocksdb::CompactionReason}, 3.
     */
    kUniversalSizeAmplification(3),

    /**
     * {@code rocksdb::CompactionReason}, 4.
     */
    kUniversalSizeRatio(4),

    /**
     * {@code rocksdb::CompactionReason}, 5.
     */
    kUniversalSortedRunNum(5),

    /**
     * {@code rocksdb::CompactionReason}, 6.
     */
    kFIFOMaxSize(6),

    /**
     * {@code rocksdb::CompactionReason}, 7.
     */
    kFIFOReduceNumFiles(7),

    /**
     * {@code rocksdb::CompactionReason}, 8.
     */
    kFIFOTtl(8),

    /**
     * {@code rocksdb::CompactionReason}, 9.
     */
    kManualCompaction(9),

    /**
     * {@code rocksdb::CompactionReason}, 10.
     */
    kFilesMarkedForCompaction(10),

    /**
     * {@code rocksdb::CompactionReason}, 11.
     */
    kBottommostFiles(11),

    /**
     * {@code rocksdb::CompactionReason}, 12.
     */
    kTtl(12),

    /**
     * {@code rocksdb::CompactionReason}, 13.
     */
    kFlush(13),

    /**
     * {@code rocksdb::CompactionReason}, 14.
     */
    kExternalSstIngestion(14),

    /**
     * {@code rocksdb::CompactionReason}, 15.
     */
    kPeriodicCompaction(15),

    /**
     * {@code rocksdb::CompactionReason}, 16.
     */
    kChangeTemperature(16),

    /**
     * {@code rocksdb::CompactionReason}, 17.
     */
    kForcedBlobGC(17),

    /**
     * {@code rocksdb::CompactionReason}, 18.
     */
    kRoundRobinTtl(18),

    /**
     * {@code rocksdb::CompactionReason}, 19.
     */
    kRefitLevel(19),

    /**
     * {@code rocksdb::CompactionReason}, 20 in RocksDB 11.2.0 or later.
     */
    kReadTriggered(20, "11.2.0", "");

    private final int value;

    private final String since;

    private final String until;

    CompactionReason(int value) {
        this(value, "", "");
    }

    CompactionReason(int value, String since, String until) {
        this.value = value;
        this.since = since;
        this.until = until;
    }

    /**
     * The value in C.
     *
     * @return as RocksDB's C API has it
     * @throws UnsupportedOperationException if the library that is loaded is of a RocksDB in which the constant has another
     *     value, or none
     */
    public int getValue() {
        if (!since.isEmpty() || !until.isEmpty()) {
            Symbols.TABLE.checkValue(this, since, until);
        }
        return value;
    }

    /**
     * The constant of a C value.
     *
     * @param value as RocksDB's C API has it
     * @return its constant
     * @throws IllegalArgumentException if there is none
     */
    public static CompactionReason getCompactionReason(int value) {
        return switch (value) {
            case 0 -> kUnknown;
            case 1 -> kLevelL0FilesNum;
            case 2 -> kLevelMaxLevelSize;
            case 3 -> kUniversalSizeAmplification;
            case 4 -> kUniversalSizeRatio;
            case 5 -> kUniversalSortedRunNum;
            case 6 -> kFIFOMaxSize;
            case 7 -> kFIFOReduceNumFiles;
            case 8 -> kFIFOTtl;
            case 9 -> kManualCompaction;
            case 10 -> kFilesMarkedForCompaction;
            case 11 -> kBottommostFiles;
            case 12 -> kTtl;
            case 13 -> kFlush;
            case 14 -> kExternalSstIngestion;
            case 15 -> kPeriodicCompaction;
            case 16 -> kChangeTemperature;
            case 17 -> kForcedBlobGC;
            case 18 -> kRoundRobinTtl;
            case 19 -> kRefitLevel;
            case 20 -> kReadTriggered;
            default -> throw new IllegalArgumentException("RocksDB gave " + value + ", which is no CompactionReason that this version knows");
        };
    }
}
