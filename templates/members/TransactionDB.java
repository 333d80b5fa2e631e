package dev.rockspan;

import org.jspecify.annotations.Nullable;

public class TransactionDB {
    /** Begins a transaction anew in the object of one that has ended. */
    public Transaction beginTransaction(WriteOptions writeOptions, @Nullable Transaction old) {
        try (TransactionOptions options = new TransactionOptions()) {
            return beginTransaction(writeOptions, options, old);
        }
    }

    /** Closes the database. */
    public void closeE() {
        close();
    }
}
