package dev.rockspan;

import dev.rockspan.raw.IteratorPath;
import dev.rockspan.runtime.AbstractRocksIterator;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/**
 * A position in the ordered keys of a column family.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Only one thread may use it at a time: a
 * call by another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link ColumnFamilyHandle} and {@link ReadOptions} that it was created with or that was set: you may
 * close them first, and their memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_iterator_t}.
 */
public class RocksIterator extends AbstractRocksIterator {
    RocksIterator(NativeObject nativeObject) {
        super(nativeObject.exclusive(), IteratorPath.INSTANCE);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public RocksIterator in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Copies as much of the key as fits into an array; returns the size of the whole key. */
    public int key(byte[] key) {
        return (int) key(MemorySegment.ofArray(Call.notNull(key, "key")));
    }

    /**
     * Copies as much of the key as fits into {@code length} bytes of the array from {@code offset}; returns the size of
     * the whole key.
     */
    public int key(byte[] key, int offset, int length) {
        return (int) key(Call.part(key, "key", offset, length));
    }

    /**
     * Copies as much of the key as fits into a buffer, from its position on, and sets the buffer's limit to the end of
     * the copy. Returns the size of the whole key.
     */
    public int key(ByteBuffer key) {
        int size = (int) key(MemorySegment.ofBuffer(Call.notNull(key, "key")));
        key.limit(Math.min(key.position() + size, key.limit()));
        return size;
    }

    /** Copies as much of the value as fits into an array; returns the size of the whole value. */
    public int value(byte[] value) {
        return (int) value(MemorySegment.ofArray(Call.notNull(value, "value")));
    }

    /**
     * Copies as much of the value as fits into {@code length} bytes of the array from {@code offset}; returns the size
     * of the whole value.
     */
    public int value(byte[] value, int offset, int length) {
        return (int) value(Call.part(value, "value", offset, length));
    }

    /**
     * Copies as much of the value as fits into a buffer, from its position on, and sets the buffer's limit to the end
     * of the copy. Returns the size of the whole value.
     */
    public int value(ByteBuffer value) {
        int size = (int) value(MemorySegment.ofBuffer(Call.notNull(value, "value")));
        value.limit(Math.min(value.position() + size, value.limit()));
        return size;
    }
}
