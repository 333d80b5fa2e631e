package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

class RocksIterator {

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
