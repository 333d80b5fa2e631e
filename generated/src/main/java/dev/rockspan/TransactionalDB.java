package dev.rockspan;

import org.jspecify.annotations.Nullable;

/**
 * A database with transactions, which lock or look for conflicts when they commit.
 *
 * <p>Implemented by {@link OptimisticTransactionDB} and {@link TransactionDB}.
 * Each of them says who closes it and which threads may use it, and each of its methods
 * which C function it calls.
 */
public interface TransactionalDB extends Database {
    /**
     * Begins a transaction, in an old one's memory if that is given; the old one is then spent.
     *
     * @param oldTransaction one of this object's, handed over: closing it does nothing from now on; may be null
     * @return a new object, to be closed
     */
    Transaction beginTransaction(@Nullable Transaction oldTransaction);

    /**
     * Returns a view of the database without transactions, for reads and writes outside them.
     *
     * @return a new object, to be closed
     */
    RocksDB getBaseDB();
}
