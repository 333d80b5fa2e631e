package dev.rockspan;

interface WriteBatchInterface {

    /**
     * Adds the deletion of a range of keys.
     *
     * @param beginKey the first
     * @param endKey the one after the last
     */
    void deleteRange(byte[] beginKey, byte[] endKey);

    /**
     * Adds the deletion of a range of keys of a column family.
     *
     * @param beginKey the first
     * @param endKey the one after the last
     */
    void deleteRange(ColumnFamilyHandle columnFamily, byte[] beginKey, byte[] endKey);

    /** Returns a batch of these writes without an index: this one, or a copy. */
    WriteBatch getWriteBatch();
}
