package dev.rockspan;

import org.jspecify.annotations.Nullable;

public class OptimisticTransactionDB {
    /** Begins a transaction anew in the object of one that has ended. */
    public Transaction beginTransaction(WriteOptions writeOptions, @Nullable Transaction old) {
        try (OptimisticTransactionOptions options = new OptimisticTransactionOptions()) {
            return beginTransaction(writeOptions, options, old);
        }
    }

    /** Closes the database. */
    public void closeE() {
        close();
    }
}
