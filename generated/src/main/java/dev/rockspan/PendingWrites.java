package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/**
 * Writes that are collected first and applied later. They can be rolled back to a save point.
 *
 * <p>Implemented by {@link Transaction}, {@link WriteBatch} and {@link WriteBatchWithIndex}. See those classes for
 * closing, threads and C functions.
 */
public interface PendingWrites extends KeyValueWriter {
    /** Adds bytes that go to the write-ahead log only, and are not seen by reads. */
    void putLogData(byte[] blob);

    /** Adds bytes that go to the write-ahead log only, and are not seen by reads. */
    default void putLogData(ByteBuffer blob) {
        putLogData(Call.segment(blob, "blob"));
        Call.consume(blob);
    }

    /** Adds bytes that go to the write-ahead log only, and are not seen by reads. */
    void putLogData(MemorySegment blob);

    /**
     * Undoes the writes since the latest save point, and removes it; fails if there is none.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void rollbackToSavePoint();

    /**
     * Marks the present state, to which the writes can be rolled back; save points nest.
     *
     * @return this object
     */
    PendingWrites setSavePoint();
}
