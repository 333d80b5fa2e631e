package dev.rockspan;

import dev.rockspan.raw.CRocksIterator;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;

/**
 * A position in the ordered keys of a column family.
 *
 * <p>Close it when done; closing the object that made it closes it too. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>Keeps alive what it was made with or given: {@link ColumnFamilyHandle}, {@link ReadOptions}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_iterator_t}.
 */
public final class RocksIterator extends RocksObject {
    RocksIterator(Lifetime lifetime) {
        super(lifetime.exclusive());
    }

    /**
     * Tells whether it stands at an entry; false after the last or first one, or after an error.
     *
     * <p>C: {@code unsigned char rocksdb_iter_valid(const rocksdb_iterator_t *)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public boolean isValid() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CRocksIterator.rocksdb_iter_valid(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Returns a copy of the key of the entry it stands at.
     *
     * <p>C: {@code const char *rocksdb_iter_key(const rocksdb_iterator_t *, size_t *klen)}, mapped by convention receiver, length-slot, view-bytes.
     *
     * @return a copy
     */
    public byte[] key() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CRocksIterator.rocksdb_iter_valid(call.use(this)) == 0) {
                throw new IllegalStateException("RocksIterator is not at an entry: seek first, and ask isValid()");
            }
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksIterator.rocksdb_iter_key(call.use(this), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns a copy of the key of the entry it stands at.
     *
     * <p>C: {@code rocksdb_slice_t rocksdb_iter_key_slice(const rocksdb_iterator_t *iter)}, mapped by convention receiver, struct.
     *
     * @return a copy
     */
    public byte[] keySlice() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CRocksIterator.rocksdb_iter_valid(call.use(this)) == 0) {
                throw new IllegalStateException("RocksIterator is not at an entry: seek first, and ask isValid()");
            }
            MemorySegment nativeResult = CRocksIterator.rocksdb_iter_key_slice(call::allocate, call.use(this));
            return call.copyBytes(nativeResult.get(ValueLayout.ADDRESS, 0), nativeResult.get(ValueLayout.JAVA_LONG, 8));
        }
    }

    /**
     * Moves to the next entry.
     *
     * <p>C: {@code void rocksdb_iter_next(rocksdb_iterator_t *)}, mapped by convention receiver.
     *
     */
    public void next() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CRocksIterator.rocksdb_iter_valid(call.use(this)) == 0) {
                throw new IllegalStateException("RocksIterator is not at an entry: seek first, and ask isValid()");
            }
            CRocksIterator.rocksdb_iter_next(call.use(this));
            renew();
        }
    }

    /**
     * Moves to the entry before.
     *
     * <p>C: {@code void rocksdb_iter_prev(rocksdb_iterator_t *)}, mapped by convention receiver.
     *
     */
    public void prev() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CRocksIterator.rocksdb_iter_valid(call.use(this)) == 0) {
                throw new IllegalStateException("RocksIterator is not at an entry: seek first, and ask isValid()");
            }
            CRocksIterator.rocksdb_iter_prev(call.use(this));
            renew();
        }
    }

    /**
     * Takes up the database's present state; has to be positioned anew afterwards.
     *
     * <p>C: {@code void rocksdb_iter_refresh(const rocksdb_iterator_t *iter, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void refresh() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksIterator.rocksdb_iter_refresh(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Moves to the first entry whose key is the given one or comes after it.
     *
     * <p>C: {@code void rocksdb_iter_seek(rocksdb_iterator_t *, const char *k, size_t klen)}, mapped by convention receiver, bytes.
     *
     * @param k read during the call only
     */
    public void seek(byte[] k) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeK = call.bytes(k, "k");
            CRocksIterator.rocksdb_iter_seek(call.use(this), nativeK, nativeK.byteSize());
            renew();
        }
    }

    /**
     * Moves to the first entry whose key is the given one or comes after it.
     *
     * <p>C: {@code void rocksdb_iter_seek(rocksdb_iterator_t *, const char *k, size_t klen)}, mapped by convention receiver, bytes.
     *
     * @param k read during the call only
     */
    public void seek(ByteBuffer k) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeK = call.bytes(k, "k");
            CRocksIterator.rocksdb_iter_seek(call.use(this), nativeK, nativeK.byteSize());
            renew();
        }
    }

    /**
     * Moves to the first entry whose key is the given one or comes after it.
     *
     * <p>C: {@code void rocksdb_iter_seek(rocksdb_iterator_t *, const char *k, size_t klen)}, mapped by convention receiver, bytes.
     *
     * @param k read during the call only
     */
    public void seek(MemorySegment k) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeK = call.bytes(k, "k");
            CRocksIterator.rocksdb_iter_seek(call.use(this), nativeK, nativeK.byteSize());
            renew();
        }
    }

    /**
     * Moves to the last entry whose key is the given one or comes before it.
     *
     * <p>C: {@code void rocksdb_iter_seek_for_prev(rocksdb_iterator_t *, const char *k, size_t klen)}, mapped by convention receiver, bytes.
     *
     * @param k read during the call only
     */
    public void seekForPrev(byte[] k) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeK = call.bytes(k, "k");
            CRocksIterator.rocksdb_iter_seek_for_prev(call.use(this), nativeK, nativeK.byteSize());
            renew();
        }
    }

    /**
     * Moves to the last entry whose key is the given one or comes before it.
     *
     * <p>C: {@code void rocksdb_iter_seek_for_prev(rocksdb_iterator_t *, const char *k, size_t klen)}, mapped by convention receiver, bytes.
     *
     * @param k read during the call only
     */
    public void seekForPrev(ByteBuffer k) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeK = call.bytes(k, "k");
            CRocksIterator.rocksdb_iter_seek_for_prev(call.use(this), nativeK, nativeK.byteSize());
            renew();
        }
    }

    /**
     * Moves to the last entry whose key is the given one or comes before it.
     *
     * <p>C: {@code void rocksdb_iter_seek_for_prev(rocksdb_iterator_t *, const char *k, size_t klen)}, mapped by convention receiver, bytes.
     *
     * @param k read during the call only
     */
    public void seekForPrev(MemorySegment k) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeK = call.bytes(k, "k");
            CRocksIterator.rocksdb_iter_seek_for_prev(call.use(this), nativeK, nativeK.byteSize());
            renew();
        }
    }

    /**
     * Moves to the first entry.
     *
     * <p>C: {@code void rocksdb_iter_seek_to_first(rocksdb_iterator_t *)}, mapped by convention receiver.
     *
     */
    public void seekToFirst() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksIterator.rocksdb_iter_seek_to_first(call.use(this));
            renew();
        }
    }

    /**
     * Moves to the last entry.
     *
     * <p>C: {@code void rocksdb_iter_seek_to_last(rocksdb_iterator_t *)}, mapped by convention receiver.
     *
     */
    public void seekToLast() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksIterator.rocksdb_iter_seek_to_last(call.use(this));
            renew();
        }
    }

    /**
     * Throws the error that ended the iteration, and does nothing if there is none.
     *
     * <p>C: {@code void rocksdb_iter_get_error(const rocksdb_iterator_t *, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void status() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksIterator.rocksdb_iter_get_error(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Returns a copy of the timestamp of the entry it stands at.
     *
     * <p>C: {@code const char *rocksdb_iter_timestamp(const rocksdb_iterator_t *, size_t *tslen)}, mapped by convention receiver, length-slot, view-bytes.
     *
     * @return a copy
     */
    public byte[] timestamp() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CRocksIterator.rocksdb_iter_valid(call.use(this)) == 0) {
                throw new IllegalStateException("RocksIterator is not at an entry: seek first, and ask isValid()");
            }
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksIterator.rocksdb_iter_timestamp(call.use(this), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns a copy of the timestamp of the entry it stands at.
     *
     * <p>C: {@code rocksdb_slice_t rocksdb_iter_timestamp_slice(const rocksdb_iterator_t *iter)}, mapped by convention receiver, struct.
     *
     * @return a copy
     */
    public byte[] timestampSlice() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CRocksIterator.rocksdb_iter_valid(call.use(this)) == 0) {
                throw new IllegalStateException("RocksIterator is not at an entry: seek first, and ask isValid()");
            }
            MemorySegment nativeResult = CRocksIterator.rocksdb_iter_timestamp_slice(call::allocate, call.use(this));
            return call.copyBytes(nativeResult.get(ValueLayout.ADDRESS, 0), nativeResult.get(ValueLayout.JAVA_LONG, 8));
        }
    }

    /**
     * Returns a copy of the value of the entry it stands at.
     *
     * <p>C: {@code const char *rocksdb_iter_value(const rocksdb_iterator_t *, size_t *vlen)}, mapped by convention receiver, length-slot, view-bytes.
     *
     * @return a copy
     */
    public byte[] value() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CRocksIterator.rocksdb_iter_valid(call.use(this)) == 0) {
                throw new IllegalStateException("RocksIterator is not at an entry: seek first, and ask isValid()");
            }
            requireFresh("RocksIterator has lost its value, because the writes that it is part of were added to: position it again");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksIterator.rocksdb_iter_value(call.use(this), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns a copy of the value of the entry it stands at.
     *
     * <p>C: {@code rocksdb_slice_t rocksdb_iter_value_slice(const rocksdb_iterator_t *iter)}, mapped by convention receiver, struct.
     *
     * @return a copy
     */
    public byte[] valueSlice() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CRocksIterator.rocksdb_iter_valid(call.use(this)) == 0) {
                throw new IllegalStateException("RocksIterator is not at an entry: seek first, and ask isValid()");
            }
            requireFresh("RocksIterator has lost its value, because the writes that it is part of were added to: position it again");
            MemorySegment nativeResult = CRocksIterator.rocksdb_iter_value_slice(call::allocate, call.use(this));
            return call.copyBytes(nativeResult.get(ValueLayout.ADDRESS, 0), nativeResult.get(ValueLayout.JAVA_LONG, 8));
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public RocksIterator in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
