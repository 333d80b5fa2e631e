package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.call.Call;

public class WriteBatch extends AbstractWriteBatch {
    /**
     * Creates an empty batch.
     *
     * @param reservedBytes how many bytes of memory are allocated at once
     */
    public WriteBatch(int reservedBytes) {
        this(reservedBytes, 0, 0, 0);
    }

    /** Returns the size of the writes in bytes, in RocksDB's format. */
    public long getDataSize() {
        return data().length;
    }

    /** Returns this batch. */
    @Override
    public WriteBatch getWriteBatch() {
        return this;
    }

    /**
     * Calls a handler for each record of the batch, in order.
     *
     * @throws IllegalArgumentException if there is a record that handlers have no method for
     * @throws RocksDBException if the batch was created from damaged bytes
     */
    public void iterate(Handler handler) {
        new BatchRecords(data()).show(Call.notNull(handler, "handler"));
    }

    /** Receives the writes of a batch, one by one; extend it. The default column family has the id 0. */
    public abstract static class Handler implements AutoCloseable {

        /** For subclasses. */
        protected Handler() {}

        /** Called for a write to the column family with that number. */
        public abstract void put(int columnFamilyId, byte[] key, byte[] value);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void put(byte[] key, byte[] value);

        /** Called for a merge in the column family with that number. */
        public abstract void merge(int columnFamilyId, byte[] key, byte[] value);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void merge(byte[] key, byte[] value);

        /** Called for a deletion in the column family with that number. */
        public abstract void delete(int columnFamilyId, byte[] key);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void delete(byte[] key);

        /** Called for a single deletion in the column family with that number. */
        public abstract void singleDelete(int columnFamilyId, byte[] key);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void singleDelete(byte[] key);

        /** Called for the deletion of a range in the column family with that number. */
        public abstract void deleteRange(int columnFamilyId, byte[] beginKey, byte[] endKey);

        /** Not called: {@link WriteBatch#iterate(Handler)} calls the overload with a column family id. */
        public abstract void deleteRange(byte[] beginKey, byte[] endKey);

        /** Called for data that goes to the write-ahead log only. */
        public abstract void logData(byte[] blob);

        /** Called for a write whose value is in a blob file. */
        public abstract void putBlobIndex(int columnFamilyId, byte[] key, byte[] value);

        /** Called where a prepared transaction begins. */
        public abstract void markBeginPrepare();

        /** Called where a transaction was prepared, with its name. */
        public abstract void markEndPrepare(byte[] xid);

        /**
         * Called for a record without effect.
         *
         * @param emptyBatch whether nothing was before it
         */
        public abstract void markNoop(boolean emptyBatch);

        /** Called where a transaction was rolled back, with its name. */
        public abstract void markRollback(byte[] xid);

        /** Called where a transaction was committed, with its name. */
        public abstract void markCommit(byte[] xid);

        /** Called where a transaction was committed with a timestamp, with its name. */
        public abstract void markCommitWithTimestamp(byte[] xid, byte[] ts);

        /** Returns whether to go on with the next record. */
        public boolean shouldContinue() {
            return true;
        }

        /** Does nothing: there is nothing native. */
        @Override
        public void close() {}
    }
}
