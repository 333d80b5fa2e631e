package dev.rockspan.runtime;

import java.nio.ByteBuffer;

/** Moves through entries in the order of their keys; see {@link AbstractRocksIterator}. */
public interface RocksIteratorInterface {

    /**
     * Returns whether the iterator is at an entry. It is at none after the last entry, before the first one, and after
     * an error, which {@link #status()} throws.
     *
     * <p>C: {@code rocksdb_iter_valid}.
     */
    boolean isValid();

    /**
     * Moves to the first entry.
     *
     * <p>C: {@code rocksdb_iter_seek_to_first}.
     */
    void seekToFirst();

    /**
     * Moves to the last entry.
     *
     * <p>C: {@code rocksdb_iter_seek_to_last}.
     */
    void seekToLast();

    /**
     * Moves to the first entry whose key is the given one or comes after it.
     *
     * <p>C: {@code rocksdb_iter_seek}.
     *
     * @param key read during the call only
     */
    void seek(byte[] key);

    /**
     * Moves to the last entry whose key is the given one or comes before it.
     *
     * <p>C: {@code rocksdb_iter_seek_for_prev}.
     *
     * @param key read during the call only
     */
    void seekForPrev(byte[] key);

    /** Does as {@link #seek(byte[])} with the bytes from the buffer's position to its limit, and moves the position there. */
    void seek(ByteBuffer key);

    /**
     * Does as {@link #seekForPrev(byte[])} with the bytes from the buffer's position to its limit, and moves the position
     * there.
     */
    void seekForPrev(ByteBuffer key);

    /**
     * Moves to the next entry.
     *
     * <p>C: {@code rocksdb_iter_next}.
     *
     * @throws IllegalStateException if the iterator is not at an entry
     */
    void next();

    /**
     * Moves to the entry before.
     *
     * <p>C: {@code rocksdb_iter_prev}.
     *
     * @throws IllegalStateException if the iterator is not at an entry
     */
    void prev();

    /**
     * Throws the error that ended the iteration, and does nothing if there is none.
     *
     * <p>C: {@code rocksdb_iter_get_error}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void status();

    /**
     * Shows the present state of the database from now on. Position the iterator again before reading from it.
     *
     * <p>C: {@code rocksdb_iter_refresh}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    void refresh();
}
