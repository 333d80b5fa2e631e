package dev.rockspan;

/**
 * A database with transactions, which lock or look for conflicts when they commit.
 *
 * <p>Implemented by {@link OptimisticTransactionDB} and {@link TransactionDB}. See those classes for closing, threads
 * and C functions.
 */
public interface TransactionalDB {
    /**
     * Begins a transaction; it is rolled back if it is closed before it is committed.
     *
     * @return a new object, to be closed
     */
    Transaction beginTransaction(WriteOptions writeOptions);

    /**
     * Begins a transaction; it is rolled back if it is closed before it is committed.
     *
     * @return a new object, to be closed
     */
    Transaction beginTransaction();

    /**
     * Returns a view of the database without transactions, for reads and writes outside them.
     *
     * @return a new object, to be closed
     */
    RocksDB getBaseDB();
}
