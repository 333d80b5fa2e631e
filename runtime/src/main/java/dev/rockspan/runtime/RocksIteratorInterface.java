package dev.rockspan.runtime;

import java.nio.ByteBuffer;

/** Moves through entries in the order of their keys; see {@link AbstractRocksIterator}. */
public interface RocksIteratorInterface {

    /** Returns whether it is at an entry. */
    boolean isValid();

    /** Moves to the first entry. */
    void seekToFirst();

    /** Moves to the last entry. */
    void seekToLast();

    /** Moves to the first entry whose key is not less than this one. */
    void seek(byte[] key);

    /** Moves to the last entry whose key is not greater than this one. */
    void seekForPrev(byte[] key);

    /** Moves to the first entry whose key is not less than what remains of the buffer, which is consumed. */
    void seek(ByteBuffer key);

    /** Moves to the last entry whose key is not greater than what remains of the buffer, which is consumed. */
    void seekForPrev(ByteBuffer key);

    /** Moves to the next entry. */
    void next();

    /** Moves to the entry before. */
    void prev();

    /**
     * Throws the error that ended the iteration, and does nothing if there is none.
     *
     * @throws RocksDBException if reading failed
     */
    void status();

    /**
     * Shows the present state of the database from now on, and is at no entry.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void refresh();
}
