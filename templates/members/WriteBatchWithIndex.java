package dev.rockspan;

import org.jspecify.annotations.Nullable;

public class WriteBatchWithIndex {
    /** Creates an empty batch, which keeps what is overwritten. */
    public WriteBatchWithIndex() {
        this(false);
    }

    /** Creates an empty batch.
     *
     * @param overwriteKey whether a later write of a key takes the place of an earlier one
     */
    public WriteBatchWithIndex(boolean overwriteKey) {
        this(0, overwriteKey);
    }

    /** Returns the value of a key of a column family as if the batch had been written, or null if there is none. */
    public byte @Nullable [] getFromBatchAndDB(
            RocksDB db, ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        return getFromBatchAndDB(columnFamily, db, options, key);
    }
}
