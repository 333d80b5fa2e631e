package dev.rockspan;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Objects;

class RocksIterator {

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
     * Copies as much of the key as fits into a buffer, from its position on, and sets the buffer's limit to the end of
     * the copy. Returns the size of the whole key.
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
     * Copies as much of the value as fits into a buffer, from its position on, and sets the buffer's limit to the end
     * of the copy. Returns the size of the whole value.
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
