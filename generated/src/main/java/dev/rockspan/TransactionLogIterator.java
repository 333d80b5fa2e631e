package dev.rockspan;

import dev.rockspan.raw.CTransactionLogIterator;
import dev.rockspan.raw.CWriteBatch;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Walks over the batches that were written to a database.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Only one thread may use it at a time: a
 * call by another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_wal_iterator_t}.
 */
public class TransactionLogIterator extends RocksObject {
    TransactionLogIterator(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Returns the current batch, which the caller closes, and its sequence number. Call it once for each batch.
     *
     * <p>C: {@code rocksdb_wal_iter_get_batch}.
     */
    public BatchResult getBatch() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            if (CTransactionLogIterator.rocksdb_wal_iter_valid(nativeThis) == 0) {
                throw new IllegalStateException("TransactionLogIterator is not at a batch: ask isValid()");
            }
            Effects.takeFresh(this, "TransactionLogIterator has returned this batch already: move on with next()");
            MemorySegment nativeSequenceNumber = call.longSlot();
            MemorySegment nativeResult = CTransactionLogIterator.rocksdb_wal_iter_get_batch(
                    nativeThis, nativeSequenceNumber);
            return new BatchResult(
                    new WriteBatch(NativeObject.owned(
                            "WriteBatch", nativeResult, CWriteBatch::rocksdb_writebatch_destroy)),
                    nativeSequenceNumber.get(ValueLayout.JAVA_LONG, 0));
        }
    }

    /**
     * Tells whether there is a current batch; false after the last batch, or after an error.
     *
     * <p>C: {@code rocksdb_wal_iter_valid}.
     */
    public boolean isValid() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CTransactionLogIterator.rocksdb_wal_iter_valid(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Moves to the next batch. After the last batch there is none until more was written and this is called again.
     *
     * <p>C: {@code rocksdb_wal_iter_next}.
     */
    public void next() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            if (!Effects.isMarked(this, ObjectMark.POSITIONED)) {
                if (CTransactionLogIterator.rocksdb_wal_iter_valid(nativeThis) == 0) {
                    throw new IllegalStateException("TransactionLogIterator is not at a batch: ask isValid()");
                }
                Effects.mark(this, ObjectMark.POSITIONED);
            }
            CTransactionLogIterator.rocksdb_wal_iter_next(nativeThis);
            Effects.renew(this);
        }
    }

    /**
     * Throws the error that ended the iteration, and does nothing if there is none.
     *
     * <p>C: {@code rocksdb_wal_iter_status}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void status() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransactionLogIterator.rocksdb_wal_iter_status(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public TransactionLogIterator in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /**
     * A batch that was written and the sequence number of its first record.
     *
     * @param writeBatch a new object, to be closed
     * @param sequenceNumber that of its first record
     */
    public static record BatchResult(WriteBatch writeBatch, long sequenceNumber) {
    }
}
