package dev.rockspan.runtime.batch;

/**
 * The types of records that Java adds to a batch, as RocksDB numbers them in its batches and logs. A record begins with a
 * tag, which says its type and whether the number of a column family follows.
 */
public enum RecordType {
    DELETE(0, 4),
    PUT(1, 5),
    MERGE(2, 6),
    LOG_DATA(3, RecordType.NONE),
    SINGLE_DELETE(7, 8),
    DELETE_RANGE(15, 14);

    private static final int NONE = -1;

    /** The tag of a record of the default column family, or of none. */
    final int tag;
    /** The tag of a record of any other column family. */
    final int familyTag;

    RecordType(int tag, int familyTag) {
        this.tag = tag;
        this.familyTag = familyTag;
    }

    // Comparisons with constants cost nothing in compiled code, unlike fields.

    /** Whether these records have two parts, and not one. A part is a key or a value. */
    boolean isPair() {
        return this == PUT || this == MERGE || this == DELETE_RANGE;
    }

    /** Whether the number of writes in a batch includes these. */
    boolean isCounted() {
        return this != LOG_DATA;
    }
}
