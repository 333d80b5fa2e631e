package dev.rockspan;

import java.util.Objects;

public class WriteBatch extends AbstractWriteBatch {
    /** Creates an empty batch with room for so many bytes. */
    public WriteBatch(int reservedBytes) {
        this(reservedBytes, 0, 0, 0);
    }

    /** Returns the number of bytes of what is written. */
    public long getDataSize() {
        return data().length;
    }

    /** Returns this batch. */
    @Override
    public WriteBatch getWriteBatch() {
        return this;
    }

    /**
     * Shows all that is written to a handler, in order.
     *
     * @throws IllegalArgumentException if there is a record that handlers have no method for
     */
    public void iterate(Handler handler) {
        new BatchRecords(data()).show(Objects.requireNonNull(handler, "handler is null"));
    }

    /** Is shown what a batch writes, to be extended. */
    public abstract static class Handler implements AutoCloseable {

        /** For subclasses. */
        protected Handler() {}

        /** Is shown a write of the column family with a number. */
        public abstract void put(int columnFamilyId, byte[] key, byte[] value);

        /**
         * Is shown a write of the default column family; {@link WriteBatch#iterate(Handler)} calls the other one with
         * 0.
         */
        public abstract void put(byte[] key, byte[] value);

        /** Is shown a merge of the column family with a number. */
        public abstract void merge(int columnFamilyId, byte[] key, byte[] value);

        /**
         * Is shown a merge of the default column family; {@link WriteBatch#iterate(Handler)} calls the other one with
         * 0.
         */
        public abstract void merge(byte[] key, byte[] value);

        /** Is shown a deletion of the column family with a number. */
        public abstract void delete(int columnFamilyId, byte[] key);

        /**
         * Is shown a deletion of the default column family; {@link WriteBatch#iterate(Handler)} calls the other one
         * with 0.
         */
        public abstract void delete(byte[] key);

        /** Is shown the deletion of a key that was put once of the column family with a number. */
        public abstract void singleDelete(int columnFamilyId, byte[] key);

        /**
         * Is shown the deletion of a key that was put once of the default column family; {@link
         * WriteBatch#iterate(Handler)} calls the other one with 0.
         */
        public abstract void singleDelete(byte[] key);

        /** Is shown the deletion of a range of the column family with a number. */
        public abstract void deleteRange(int columnFamilyId, byte[] beginKey, byte[] endKey);

        /**
         * Is shown the deletion of a range of the default column family; {@link WriteBatch#iterate(Handler)} calls the
         * other one with 0.
         */
        public abstract void deleteRange(byte[] beginKey, byte[] endKey);

        /** Is shown data for the log alone. */
        public abstract void logData(byte[] blob);

        /** Is shown the write of a reference on a blob. */
        public abstract void putBlobIndex(int columnFamilyId, byte[] key, byte[] value);

        /** Is shown that a prepared transaction begins. */
        public abstract void markBeginPrepare();

        /** Is shown that a transaction of a name is prepared. */
        public abstract void markEndPrepare(byte[] xid);

        /**
         * Is shown a record without effect.
         *
         * @param emptyBatch whether nothing was before it
         */
        public abstract void markNoop(boolean emptyBatch);

        /** Is shown that the transaction of a name is rolled back. */
        public abstract void markRollback(byte[] xid);

        /** Is shown that the transaction of a name is committed. */
        public abstract void markCommit(byte[] xid);

        /** Is shown that the transaction of a name is committed with a timestamp. */
        public abstract void markCommitWithTimestamp(byte[] xid, byte[] ts);

        /** Returns whether it is to be shown more. */
        public boolean shouldContinue() {
            return true;
        }

        /** Does nothing: there is nothing native. */
        @Override
        public void close() {}
    }
}
