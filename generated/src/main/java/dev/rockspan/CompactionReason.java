package dev.rockspan;

import dev.rockspan.raw.Symbols;

/** Why a compaction was done. */
public enum CompactionReason {
    /**
     * The reason is not known.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 0.
     */
    kUnknown(0),

    /**
     * Level compaction; level 0 has too many files.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 1.
     */
    kLevelL0FilesNum(1),

    /**
     * Level compaction; a level has too many bytes.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 2.
     */
    kLevelMaxLevelSize(2),

    /**
     * Universal compaction; old data takes too much space.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 3.
     */
    kUniversalSizeAmplification(3),

    /**
     * Universal compaction; sorted runs are of similar size.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 4.
     */
    kUniversalSizeRatio(4),

    /**
     * Universal compaction; there are too many sorted runs.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 5.
     */
    kUniversalSortedRunNum(5),

    /**
     * FIFO compaction; all files together are too large, and the oldest are deleted.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 6.
     */
    kFIFOMaxSize(6),

    /**
     * FIFO compaction; there are too many small files.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 7.
     */
    kFIFOReduceNumFiles(7),

    /**
     * FIFO compaction; files are older than the time to live, and are deleted.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 8.
     */
    kFIFOTtl(8),

    /**
     * A call asked for the compaction, such as {@code compactRange}.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 9.
     */
    kManualCompaction(9),

    /**
     * Files were marked, by a call that suggests a range or by a collector of table properties.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 10.
     */
    kFilesMarkedForCompaction(10),

    /**
     * Level compaction; the last level has old versions of keys that no snapshot needs any more.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 11.
     */
    kBottommostFiles(11),

    /**
     * Files hold data that is older than the time to live.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 12.
     */
    kTtl(12),

    /**
     * A flush, which internal statistics count as a compaction into level 0.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 13.
     */
    kFlush(13),

    /**
     * Table files are ingested, which RocksDB treats like a compaction. Internal.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 14.
     */
    kExternalSstIngestion(14),

    /**
     * Files are older than the period after which all are compacted again.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 15.
     */
    kPeriodicCompaction(15),

    /**
     * Files are moved to another temperature.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 16.
     */
    kChangeTemperature(16),

    /**
     * The oldest blob files have too much garbage.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 17.
     */
    kForcedBlobGC(17),

    /**
     * Compaction in the order of keys; files hold data that is older than the time to live.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 18.
     */
    kRoundRobinTtl(18),

    /**
     * Files are moved to another level. Internal.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 19.
     */
    kRefitLevel(19),

    /**
     * Files had many reads that found nothing there.
     *
     * <p>C: {@code rocksdb::CompactionReason}, 20 in RocksDB 11.2.0 or later.
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

    /**
     * Returns the constant whose number in C is {@code value}.
     *
     * @throws IllegalArgumentException if no constant has this number
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
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no CompactionReason that this version knows");
        };
    }
}
