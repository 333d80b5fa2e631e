package dev.rockspan.runtime;

import java.nio.ByteBuffer;

/** What goes through entries in the order of their keys; see {@link AbstractRocksIterator}. */
public interface RocksIteratorInterface {

    /** Whether it is at an entry. */
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
     * Does nothing if all is well.
     *
     * @throws RocksDBException if reading failed
     */
    void status();

    /**
     * Goes on with what the database has now; it is at no entry then.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void refresh();
}
