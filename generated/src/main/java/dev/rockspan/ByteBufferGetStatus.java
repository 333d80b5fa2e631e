package dev.rockspan;

import dev.rockspan.runtime.Status;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** The result of reading one value into a buffer. */
public class ByteBufferGetStatus {

    /** Whether the read went well, found nothing, or failed. */
    public final Status status;

    /** The size of the value, which may be more than the buffer holds; 0 if there is none. */
    public final int requiredSize;

    /** The buffer with as much of the value as it holds, or null if there is no value. */
    public final @Nullable ByteBuffer value;

    ByteBufferGetStatus(Status status, int requiredSize, @Nullable ByteBuffer value) {
        this.status = status;
        this.requiredSize = requiredSize;
        this.value = value;
    }
}
