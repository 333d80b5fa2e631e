package dev.rockspan.runtime.call;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What generated methods do with buffers. As in rocksdbjni, a call consumes those that it reads. */
public final class Buffers {

    private Buffers() {}

    /**
     * The bytes of a buffer from its position to its limit.
     *
     * @throws NullPointerException naming the parameter
     */
    public static MemorySegment bytes(@Nullable ByteBuffer buffer, String parameter) {
        return MemorySegment.ofBuffer(Objects.requireNonNull(buffer, parameter + " is null"));
    }

    /** Moves the position of a buffer that was read to its limit. */
    public static void consume(ByteBuffer buffer) {
        buffer.position(buffer.limit());
    }

    /**
     * Moves the limit of a buffer that was filled to the end of the value, of which it has the beginning if the value is
     * larger. The position stays.
     *
     * @param size of the value; -1 if there is none
     * @return the size
     */
    public static int limit(ByteBuffer buffer, long size) {
        if (size >= 0 && size <= buffer.remaining()) {
            buffer.limit(buffer.position() + (int) size);
        }
        return (int) size;
    }
}
