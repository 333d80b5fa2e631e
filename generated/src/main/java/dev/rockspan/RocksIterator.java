package dev.rockspan;

import dev.rockspan.raw.IteratorPath;
import dev.rockspan.runtime.AbstractRocksIterator;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * A position in the ordered keys of a column family.
 *
 * <p>Close it when done; closing the object that created it closes it, too. One thread at a time may use it: a call on
 * a second one throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains what it was created with or set to: {@link ColumnFamilyHandle}, {@link ReadOptions}. They may be closed
 * before this object; their memory is freed when this object is.
 *
 * <p>C: {@code rocksdb_iterator_t}.
 */
public class RocksIterator extends AbstractRocksIterator {
    RocksIterator(NativeObject nativeObject) {
        super(nativeObject.exclusive(), IteratorPath.INSTANCE);
    }

    /**
     * Closes this object together with an arena: when the arena is closed or, if it is automatic, collected.
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
        return copy(MemorySegment.ofArray(named(key, "key")), keyView());
    }

    /**
     * Copies as much of the key as fits into {@code length} bytes of the array from {@code offset}; returns the size of
     * the whole key.
     */
    public int key(byte[] key, int offset, int length) {
        return copy(MemorySegment.ofArray(named(key, "key")).asSlice(offset, length), keyView());
    }

    /**
     * Copies as much of the key as fits into a buffer, from its position on; its limit is set to the end. Returns the
     * size of the whole key.
     */
    public int key(ByteBuffer key) {
        int size = copy(MemorySegment.ofBuffer(named(key, "key")), keyView());
        key.limit(Math.min(key.position() + size, key.limit()));
        return size;
    }

    /** Copies as much of the value as fits into an array; returns the size of the whole value. */
    public int value(byte[] value) {
        return copy(MemorySegment.ofArray(named(value, "value")), valueView());
    }

    /**
     * Copies as much of the value as fits into {@code length} bytes of the array from {@code offset}; returns the size
     * of the whole value.
     */
    public int value(byte[] value, int offset, int length) {
        return copy(MemorySegment.ofArray(named(value, "value")).asSlice(offset, length), valueView());
    }

    /**
     * Copies as much of the value as fits into a buffer, from its position on, and sets its limit to the end of that.
     * Returns the size of the whole value.
     */
    public int value(ByteBuffer value) {
        int size = copy(MemorySegment.ofBuffer(named(value, "value")), valueView());
        value.limit(Math.min(value.position() + size, value.limit()));
        return size;
    }

    private static int copy(MemorySegment target, MemorySegment from) {
        MemorySegment.copy(from, 0, target, 0, Math.min(from.byteSize(), target.byteSize()));
        return (int) from.byteSize();
    }

    private static <T> T named(T argument, String name) {
        return Objects.requireNonNull(argument, () -> name + " is null");
    }
}
