package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import org.jspecify.annotations.Nullable;

public class WriteBatchWithIndex extends AbstractWriteBatch {
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

    /** Returns a copy of these writes without the index, to be closed. */
    @Override
    public WriteBatch getWriteBatch() {
        return new WriteBatch(data());
    }

    /**
     * Creates an empty batch.
     *
     * @param backupIndexComparator the comparator of a column family that is not known
     * @param reservedBytes for how many bytes there is room
     * @param overwriteKey whether a later write of a key takes the place of an earlier one
     */
    public WriteBatchWithIndex(Comparator backupIndexComparator, int reservedBytes, boolean overwriteKey) {
        this(backupIndexComparator, reservedBytes, overwriteKey, 0, 0);
    }

    /** Returns the value of a key as the batch alone has it, or null if it has none. */
    public byte @Nullable [] getFromBatch(DBOptions options, byte[] key) {
        return getFromBatch(Options.of(Call.notNull(options, "options")), key);
    }

    /** Returns the value of a key of a column family as the batch alone has it, or null if it has none. */
    public byte @Nullable [] getFromBatch(ColumnFamilyHandle columnFamily, DBOptions options, byte[] key) {
        return getFromBatch(columnFamily, Options.of(Call.notNull(options, "options")), key);
    }
}
