package dev.rockspan.runtime;

import dev.rockspan.runtime.spi.IteratorFunctions;
import dev.rockspan.runtime.spi.Lifetime;
import dev.rockspan.runtime.spi.IteratorCursor;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * Moving through the entries of a column family in the order of their keys, and reading them.
 *
 * <pre>{@code
 * for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
 *     byte[] key = iterator.key();
 *     byte[] value = iterator.value();
 * }
 * iterator.status();
 * }</pre>
 *
 * <p>Where it begins and ends is for the read options that it is made with: {@code setIterateLowerBound} and
 * {@code setIterateUpperBound}.
 *
 * <p>Whoever goes on in one direction has entries read ahead, after the first ones as many as were read before; that is
 * what makes it quick, and shows the same, because iterators show one moment of the database. Iterators over a
 * transaction or a batch, which show what is written meanwhile, read nothing ahead.
 *
 * <p>One thread at a time may use it, others are refused meanwhile.
 */
public abstract class AbstractRocksIterator extends RocksObject {

    private final IteratorCursor cursor;

    /** For generated code: an iterator on the native object that {@code lifetime} owns. */
    @SuppressWarnings("this-escape") // the cursor only keeps it
    protected AbstractRocksIterator(Lifetime lifetime, IteratorFunctions functions) {
        super(lifetime);
        cursor = new IteratorCursor(this, functions);
    }

    /**
     * Moves to the first entry.
     *
     * <p>C: {@code rocksdb_iter_seek_to_first}.
     *
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void seekToFirst() {
        cursor.seekToFirst();
    }

    /**
     * Moves to the last entry.
     *
     * <p>C: {@code rocksdb_iter_seek_to_last}.
     *
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void seekToLast() {
        cursor.seekToLast();
    }

    /**
     * Moves to the first entry whose key is the given one or comes after it.
     *
     * <p>C: {@code rocksdb_iter_seek}.
     *
     * @param key read during the call only
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void seek(byte[] key) {
        cursor.seek(key);
    }

    /**
     * Moves to the first entry whose key is the given one or comes after it.
     *
     * <p>C: {@code rocksdb_iter_seek}.
     *
     * @param key read during the call only
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void seek(MemorySegment key) {
        cursor.seek(key);
    }

    /**
     * Moves to the first entry whose key is the given one or comes after it.
     *
     * <p>C: {@code rocksdb_iter_seek}.
     *
     * @param key read during the call only, from its position to its limit, which stay as they are
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void seek(ByteBuffer key) {
        cursor.seek(key);
    }

    /**
     * Moves to the last entry whose key is the given one or comes before it.
     *
     * <p>C: {@code rocksdb_iter_seek_for_prev}.
     *
     * @param key read during the call only
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void seekForPrev(byte[] key) {
        cursor.seekForPrev(key);
    }

    /**
     * Moves to the last entry whose key is the given one or comes before it.
     *
     * <p>C: {@code rocksdb_iter_seek_for_prev}.
     *
     * @param key read during the call only
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void seekForPrev(MemorySegment key) {
        cursor.seekForPrev(key);
    }

    /**
     * Moves to the last entry whose key is the given one or comes before it.
     *
     * <p>C: {@code rocksdb_iter_seek_for_prev}.
     *
     * @param key read during the call only, from its position to its limit, which stay as they are
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void seekForPrev(ByteBuffer key) {
        cursor.seekForPrev(key);
    }

    /**
     * Moves to the next entry.
     *
     * <p>C: {@code rocksdb_iter_next}.
     *
     * @throws IllegalStateException if this is not at an entry, closed, or in use by another call
     */
    public void next() {
        cursor.next();
    }

    /**
     * Moves to the entry before.
     *
     * <p>C: {@code rocksdb_iter_prev}.
     *
     * @throws IllegalStateException if this is not at an entry, closed, or in use by another call
     */
    public void prev() {
        cursor.prev();
    }

    /**
     * Tells whether it stands at an entry; false after the last or first one, or after an error, which {@link #status()}
     * throws.
     *
     * <p>C: {@code rocksdb_iter_valid}.
     *
     * @return whether {@link #key()} and {@link #value()} can be read
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public boolean isValid() {
        return cursor.isValid();
    }

    /**
     * Returns a copy of the key of the entry it stands at.
     *
     * <p>C: {@code rocksdb_iter_key}.
     *
     * @return a copy
     * @throws IllegalStateException if this is not at an entry, closed, or in use by another call
     */
    public byte[] key() {
        return cursor.key();
    }

    /**
     * Returns a copy of the value of the entry it stands at.
     *
     * <p>C: {@code rocksdb_iter_value}.
     *
     * @return a copy
     * @throws IllegalStateException if this is not at an entry, closed, or in use by another call; if it is over a
     *     transaction or batch that was written to since it was positioned
     */
    public byte[] value() {
        return cursor.value();
    }

    /**
     * Returns a copy of the timestamp of the entry it stands at.
     *
     * <p>C: {@code rocksdb_iter_timestamp}.
     *
     * @return a copy; empty if the column family has no timestamps
     * @throws IllegalStateException if this is not at an entry, closed, or in use by another call
     */
    public byte[] timestamp() {
        return cursor.timestamp();
    }

    /**
     * Shows the key of the entry it stands at, without a copy of its own. It is to be read until the next move, on this
     * thread; later it either throws {@link IllegalStateException} or shows what it showed. With
     * {@code -Drockspan.views.strict=true} it throws wherever it can, to find such reads.
     *
     * <p>C: {@code rocksdb_iter_key}.
     *
     * @return read-only, until the next move
     * @throws IllegalStateException if this is not at an entry, closed, or in use by another call
     */
    public MemorySegment keyView() {
        return cursor.keyView();
    }

    /**
     * Shows the value of the entry it stands at, as {@link #keyView()} does the key.
     *
     * <p>C: {@code rocksdb_iter_value}.
     *
     * @return read-only, until the next move
     * @throws IllegalStateException if this is not at an entry, closed, or in use by another call; if it is over a
     *     transaction or batch that was written to since it was positioned
     */
    public MemorySegment valueView() {
        return cursor.valueView();
    }

    /**
     * Throws the error that ended the iteration, and does nothing if there is none.
     *
     * <p>C: {@code rocksdb_iter_get_error}.
     *
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void status() {
        cursor.status();
    }

    /**
     * Takes up the database's present state; has to be positioned anew afterwards.
     *
     * <p>C: {@code rocksdb_iter_refresh}.
     *
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalStateException if this is closed, or in use by another call
     */
    public void refresh() {
        cursor.refresh();
    }

    /**
     * Shows key and value of all entries, from the first to the last within the bounds of the read options. This is the
     * quickest way to see many: large values are shown where RocksDB has them. While {@code consumer} runs, this iterator
     * cannot be moved or read; afterwards it stands at no entry.
     *
     * @param consumer is given key and value, which are read-only and confined to this thread; when it has returned, both
     *     may throw {@link IllegalStateException}, so what it wants to keep it copies. What it throws ends this
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalStateException if this is closed, or in use by another call; if {@code consumer} closes this, and
     *     there are more entries than had been read ahead, which it is shown first
     */
    public void forEach(BiConsumer<? super MemorySegment, ? super MemorySegment> consumer) {
        cursor.forEach(true, consumer);
    }

    /**
     * As {@link #forEach}, from the entry on at which it stands; does nothing if it stands at none.
     *
     * @param consumer as there
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalStateException as there
     */
    public void forEachRemaining(BiConsumer<? super MemorySegment, ? super MemorySegment> consumer) {
        cursor.forEach(false, consumer);
    }

    /**
     * Returns copies of all entries, from the first to the last within the bounds of the read options. They are read while
     * the stream is, which moves this iterator.
     *
     * @return a sequential stream, which throws {@link RocksDBException} if RocksDB reports an error
     * @throws IllegalStateException if this is closed
     */
    public Stream<KeyValue> stream() {
        return cursor.stream();
    }
}
