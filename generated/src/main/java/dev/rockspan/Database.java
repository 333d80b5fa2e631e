package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import org.jspecify.annotations.Nullable;

/**
 * An open database of any kind.
 *
 * <p>Implemented by {@link OptimisticTransactionDB}, {@link RocksDB} and {@link TransactionDB}. Each of these says who
 * closes it and which threads may use it, and each of their methods which C function it calls.
 */
public interface Database {
    /**
     * Returns a property that is a number; empty if RocksDB has none of that name.
     *
     * @throws RocksDBException if there is none
     */
    long getLongProperty(String property);

    /** Returns a property as text; null if RocksDB has none of that name. */
    @Nullable String getProperty(String property);

    /**
     * Applies the writes of a batch, all of them or none.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void write(WriteBatch batch);

    /**
     * Applies the writes of a batch, all of them or none.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void write(WriteOptions options, WriteBatch batch);
}
