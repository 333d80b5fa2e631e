package dev.rockspan;

/** When a transaction's writes go to the database. */
public enum TxnDBWritePolicy {
    /**
     * When the transaction commits. The default, and the only one that goes with all other features.
     *
     * <p>C: {@code rocksdb_txndb_write_policy_write_committed}, 0.
     */
    WRITE_COMMITTED(0),

    /**
     * The data is written at prepare, so commits are faster. Experimental.
     *
     * <p>C: {@code rocksdb_txndb_write_policy_write_prepared}, 1.
     */
    WRITE_PREPARED(1),

    /**
     * Before the transaction is prepared, so that it need not fit into memory. Experimental, and RocksDB was seen to
     * crash when a write failed and was rolled back.
     *
     * <p>C: {@code rocksdb_txndb_write_policy_write_unprepared}, 2.
     */
    WRITE_UNPREPARED(2);

    private final int value;

    TxnDBWritePolicy(int value) {
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
    public static TxnDBWritePolicy getTxnDBWritePolicy(int value) {
        return switch (value) {
            case 0 -> WRITE_COMMITTED;
            case 1 -> WRITE_PREPARED;
            case 2 -> WRITE_UNPREPARED;
            default -> throw new IllegalArgumentException(
                    "RocksDB gave " + value + ", which is no TxnDBWritePolicy that this version knows");
        };
    }
}
