package dev.rockspan.util;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Helpers for bytes. */
public final class ByteUtil {

    private ByteUtil() {}

    /** Returns the UTF-8 bytes of a string. */
    public static byte[] bytes(String string) {
        return string.getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Compares the first bytes of two buffers, from their positions, as C's {@code memcmp} does. The positions stay.
     *
     * @param count the number of bytes to compare
     * @return less than 0, 0 or more than 0, as {@code x} is less than, equal to or greater than {@code y}
     */
    public static int memcmp(ByteBuffer x, ByteBuffer y, int count) {
        for (int index = 0; index < count; index++) {
            int compared = Byte.compareUnsigned(x.get(x.position() + index), y.get(y.position() + index));
            if (compared != 0) {
                return compared;
            }
        }
        return 0;
    }
}
