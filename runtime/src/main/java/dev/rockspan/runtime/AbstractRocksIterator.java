package dev.rockspan.runtime;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.iterate.IteratorCursor;
import dev.rockspan.runtime.iterate.IteratorFunctions;
import dev.rockspan.runtime.iterate.Moves;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * Moves through the entries of a column family in the order of their keys, and reads them.
 *
 * <pre>{@code
 * for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
 *     byte[] key = iterator.key();
 *     byte[] value = iterator.value();
 * }
 * iterator.status();
 * }</pre>
 *
 * <p>The read options that it is created with bound it: {@code setIterateLowerBound} and
 * {@code setIterateUpperBound}.
 *
 * <p>One thread at a time may use it. While a thread has a view ({@link #keyView()}, {@link #valueView()}), until it
 * moves or closes the iterator or ends, other threads cannot move the iterator. All methods but
 * {@link #close()} throw {@link IllegalStateException} if it is closed, or in use by another call.
 */
public abstract class AbstractRocksIterator extends RocksObject implements RocksIteratorInterface {

    private final IteratorCursor cursor;

    /** For generated code: an iterator on {@code object}. */
    @SuppressWarnings("this-escape") // the cursor only keeps it
    protected AbstractRocksIterator(NativeObject object, IteratorFunctions functions) {
        super(object);
        cursor = new IteratorCursor(this, functions);
    }

    @Override
    public void seekToFirst() {
        cursor.move(Moves.FIRST);
    }

    @Override
    public void seekToLast() {
        cursor.move(Moves.LAST);
    }

    @Override
    public void seek(byte[] key) {
        cursor.seek(key, Moves.SEEK);
    }

    /** As {@link #seek(byte[])}. */
    public void seek(MemorySegment key) {
        cursor.seek(key, Moves.SEEK);
    }

    @Override
    public void seek(ByteBuffer key) {
        cursor.seek(Call.segment(key, "key"), Moves.SEEK);
        Call.consume(key);
    }

    @Override
    public void seekForPrev(byte[] key) {
        cursor.seek(key, Moves.SEEK_FOR_PREV);
    }

    /** As {@link #seekForPrev(byte[])}. */
    public void seekForPrev(MemorySegment key) {
        cursor.seek(key, Moves.SEEK_FOR_PREV);
    }

    @Override
    public void seekForPrev(ByteBuffer key) {
        cursor.seek(Call.segment(key, "key"), Moves.SEEK_FOR_PREV);
        Call.consume(key);
    }

    /** @throws IllegalStateException {@inheritDoc} */
    @Override
    public void next() {
        cursor.move(Moves.NEXT);
    }

    /** @throws IllegalStateException {@inheritDoc} */
    @Override
    public void prev() {
        cursor.move(Moves.PREV);
    }

    @Override
    public boolean isValid() {
        return cursor.isValid();
    }

    /**
     * Returns a copy of the key of the current entry.
     *
     * <p>C: {@code rocksdb_iter_key}.
     *
     * @throws IllegalStateException if this is not at an entry
     */
    public byte[] key() {
        return cursor.key();
    }

    /**
     * Returns a copy of the value of the current entry.
     *
     * <p>C: {@code rocksdb_iter_value}.
     *
     * @throws IllegalStateException if this is not at an entry; if it is over a transaction or batch that was written to
     *     since it was positioned
     */
    public byte[] value() {
        return cursor.value();
    }

    /**
     * Copies as much of the key of the current entry as fits into a segment.
     *
     * <p>C: {@code rocksdb_iter_key}.
     *
     * @return the size of the whole key, in bytes
     * @throws IllegalStateException if this is not at an entry
     */
    public long key(MemorySegment target) {
        return cursor.copy(Objects.requireNonNull(target, "target is null"), false);
    }

    /**
     * Copies as much of the value of the current entry as fits into a segment.
     *
     * <p>C: {@code rocksdb_iter_value}.
     *
     * @return the size of the whole value, in bytes
     * @throws IllegalStateException as {@link #value()}
     */
    public long value(MemorySegment target) {
        return cursor.copy(Objects.requireNonNull(target, "target is null"), true);
    }

    /**
     * Returns a copy of the timestamp of the current entry.
     *
     * <p>C: {@code rocksdb_iter_timestamp}.
     *
     * @return a copy; empty if the column family has no timestamps
     * @throws IllegalStateException if this is not at an entry
     */
    public byte[] timestamp() {
        return cursor.timestamp();
    }

    /**
     * Returns the key of the current entry, in RocksDB's memory, without a copy. Over a transaction or a batch, where
     * that memory moves, it is a copy.
     *
     * <p>The next move or {@link #close()} ends the segment: reading it then throws {@link IllegalStateException}. Only
     * this thread can read it. Until this thread moves or closes the iterator, others cannot move it, nor ask for views;
     * they can close it, and the segment can still be read then.
     *
     * <p>C: {@code rocksdb_iter_key}.
     *
     * @return read-only, until the next move
     * @throws IllegalStateException if this is not at an entry, or another thread has a view
     */
    public MemorySegment keyView() {
        return cursor.view(false);
    }

    /**
     * Returns the value of the current entry, as {@link #keyView()} does the key.
     *
     * <p>C: {@code rocksdb_iter_value}.
     *
     * @return read-only, until the next move
     * @throws IllegalStateException if this is not at an entry; if it is over a transaction or batch that was written to
     *     since it was positioned
     */
    public MemorySegment valueView() {
        return cursor.view(true);
    }

    /** @throws RocksDBException {@inheritDoc} */
    @Override
    public void status() {
        cursor.status();
    }

    /** @throws RocksDBException {@inheritDoc} */
    @Override
    public void refresh() {
        cursor.refresh();
    }

    /**
     * Calls {@code consumer} with key and value of each entry, from the first to the last within the bounds of the read
     * options; afterwards this stands at no entry. The segments are those of {@link #keyView()} and {@link #valueView()},
     * and end when {@code consumer} has returned. It may use this iterator: if it moves it, the entries between are not
     * shown. What it throws ends this, at the entry that it was shown. Other threads cannot use this iterator meanwhile, but
     * they can close it.
     *
     * @param consumer is given key and value; what it wants to keep, it copies
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalStateException if this is closed, also by {@code consumer} or another thread meanwhile, or in use by
     *     another call or thread
     */
    public void forEach(BiConsumer<? super MemorySegment, ? super MemorySegment> consumer) {
        cursor.forEach(true, consumer);
    }

    /**
     * Does what {@link #forEach} does, from the current entry on; does nothing if there is none.
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
