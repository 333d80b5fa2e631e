package dev.rockspan.runtime;

import dev.rockspan.runtime.pin.ValuesTarget;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Takes the values of many keys from a single read. Values are copied into the buffer, one after the other, as long as
 * they fit; the others stay pinned in RocksDB's own memory.
 *
 * <pre>{@code
 * try (MultiGetBuffer values = MultiGetBuffer.pinning()) {
 *     db.multiGetOrPin(keys, values);
 *     for (int i = 0; i < values.count(); i++) {
 *         use(keys.get(i), values.value(i));
 *     }
 * }
 * }</pre>
 *
 * <p>An index is that of the key in the list of keys. A key that could not be looked up does not make the whole read
 * fail: {@link #status} returns its error, and asking for its value throws.
 *
 * <p>Each read that does not throw, and {@link #close}, releases what the one before has pinned; closing the database
 * does, too. One thread at a time may use it.
 */
public final class MultiGetBuffer extends ValuesTarget {

    private MultiGetBuffer(MemorySegment buffer) {
        super(buffer);
    }

    /** Creates a buffer with which all values are pinned: nothing is copied. */
    public static MultiGetBuffer pinning() {
        return new MultiGetBuffer(MemorySegment.NULL);
    }

    /**
     * Creates a buffer of {@code size} bytes of native memory, which the garbage collector frees. Values that do not
     * fit are pinned.
     */
    public static MultiGetBuffer ofSize(long size) {
        return new MultiGetBuffer(Arena.ofAuto().allocate(size));
    }

    /**
     * Creates a buffer of the caller's memory, which is filled from its start.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public static MultiGetBuffer of(MemorySegment buffer) {
        return new MultiGetBuffer(Objects.requireNonNull(buffer, "buffer"));
    }

    /**
     * Creates a buffer of the caller's memory, filled from its position to its limit, as both are now; neither moves.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public static MultiGetBuffer of(ByteBuffer buffer) {
        return new MultiGetBuffer(MemorySegment.ofBuffer(Objects.requireNonNull(buffer, "buffer")));
    }

    /**
     * Returns a copy of the value of a key; null if there is none.
     *
     * @throws RocksDBException if that key could not be looked up
     * @throws IllegalStateException if the value was pinned, and closed with its database
     */
    public byte @Nullable [] toArray(int index) {
        MemorySegment value = value(index);
        return value == null ? null : value.toArray(ValueLayout.JAVA_BYTE);
    }
}
