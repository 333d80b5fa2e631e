package dev.rockspan.runtime;

import dev.rockspan.runtime.pin.ValueTarget;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * Takes the value of one read after the other. A value that fits is copied into the buffer; a larger one stays pinned
 * in RocksDB's own memory. Either takes a single read.
 *
 * <pre>{@code
 * try (ValueBuffer buffer = ValueBuffer.ofSize(4096)) {
 *     for (byte[] key : keys) {
 *         if (db.getOrPin(key, buffer) >= 0) {
 *             use(buffer.value());
 *         }
 *     }
 * }
 * }</pre>
 *
 * <p>Each read that does not throw, and {@link #close}, releases what the one before has pinned; closing the database
 * does, too. One thread at a time may use it. Native and direct buffers are the quickest.
 */
public final class ValueBuffer extends ValueTarget {

    private ValueBuffer(MemorySegment buffer) {
        super(buffer);
    }

    /**
     * Creates a buffer of {@code size} bytes of native memory, which the garbage collector frees. A value that does not
     * fit is pinned.
     */
    public static ValueBuffer ofSize(long size) {
        return new ValueBuffer(Arena.ofAuto().allocate(size));
    }

    /**
     * Creates a buffer of the caller's memory, native or on the heap, which is filled from its start.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public static ValueBuffer of(MemorySegment buffer) {
        return new ValueBuffer(Objects.requireNonNull(buffer, "buffer"));
    }

    /**
     * Creates a buffer of the caller's memory, filled from its position to its limit, as both are now; neither moves.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public static ValueBuffer of(ByteBuffer buffer) {
        return new ValueBuffer(MemorySegment.ofBuffer(Objects.requireNonNull(buffer, "buffer")));
    }

    /** Creates a buffer of the caller's array, which is filled from its start. */
    public static ValueBuffer of(byte[] buffer) {
        return new ValueBuffer(MemorySegment.ofArray(Objects.requireNonNull(buffer, "buffer")));
    }

    /**
     * Returns a copy of the value that was read last.
     *
     * @throws IllegalStateException if no value was found, or the pinned one was closed with its database
     */
    public byte[] toArray() {
        return value().toArray(ValueLayout.JAVA_BYTE);
    }
}
