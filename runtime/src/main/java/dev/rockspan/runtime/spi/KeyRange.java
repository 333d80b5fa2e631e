package dev.rockspan.runtime.spi;

import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks whether ranges of keys end before they begin, which RocksDB finds only when they are in the log: it takes no more
 * writes then. Where there may be orders of keys other than that of bytes, it cannot be told here. Null passes: what has
 * no key is refused elsewhere.
 */
public final class KeyRange {

    private KeyRange() {}

    /**
     * Checks the two ends of a range.
     *
     * @param in a database, or a part of one, whose order the range is in; or the batch that it is added to
     * @throws IllegalArgumentException naming both if the end comes before the start
     */
    public static void require(
            @Nullable Handle in, byte @Nullable [] start, String startName, byte @Nullable [] end, String endName) {
        if (start != null && end != null && Arrays.compareUnsigned(start, end) > 0) {
            refuse(in, startName, endName);
        }
    }

    /** As {@link #require(Handle, byte[], String, byte[], String)}. */
    public static void require(
            @Nullable Handle in,
            @Nullable MemorySegment start,
            String startName,
            @Nullable MemorySegment end,
            String endName) {
        if (start != null && end != null && isBackwards(start, end)) {
            refuse(in, startName, endName);
        }
    }

    /**
     * As {@link #require(Handle, byte[], String, byte[], String)}, of the bytes from the position of buffers to their
     * limit.
     */
    public static void require(
            @Nullable Handle in,
            @Nullable ByteBuffer start,
            String startName,
            @Nullable ByteBuffer end,
            String endName) {
        if (start != null && end != null) {
            require(in, MemorySegment.ofBuffer(start), startName, MemorySegment.ofBuffer(end), endName);
        }
    }

    /** As {@link #require(Handle, byte[], String, byte[], String)}, of keys that are put together from parts. */
    public static void require(
            @Nullable Handle in,
            @Nullable List<byte[]> start,
            String startName,
            @Nullable List<byte[]> end,
            String endName) {
        if (start != null && end != null) {
            require(in, joined(start), startName, joined(end), endName);
        }
    }

    /** Whether a range ends before it begins, in the order of bytes. */
    static boolean isBackwards(MemorySegment start, MemorySegment end) {
        long at = start.mismatch(end);
        if (at < 0 || at == start.byteSize()) {
            return false;
        }
        return at == end.byteSize()
                || Byte.compareUnsigned(start.get(ValueLayout.JAVA_BYTE, at), end.get(ValueLayout.JAVA_BYTE, at)) > 0;
    }

    private static void refuse(@Nullable Handle in, String startName, String endName) {
        if (in == null) {
            return;
        }
        Lifetime lifetime = in.lifetime();
        boolean isBatch = lifetime.target().guard() != null;
        if (isBatch ? IndexOrder.isOnlyOfBytes : lifetime.isOnlyOfBytes()) {
            throw new IllegalArgumentException(endName + " comes before " + startName);
        }
        if (isBatch) {
            lifetime.notEmpty();
        }
    }

    /** Null if a part is. */
    private static byte @Nullable [] joined(List<byte[]> parts) {
        ByteArrayOutputStream key = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            if (part == null) {
                return null;
            }
            key.writeBytes(part);
        }
        return key.toByteArray();
    }
}
