package dev.rockspan;

import dev.rockspan.runtime.Status;

/** The result of reading one value: whether it was found, and how large it is. */
public class GetStatus {

    /** Whether the read went well, found nothing, or failed. */
    public final Status status;

    /** The size of the whole value, which may be larger than the buffer. */
    public final int requiredSize;

    /**
     * Creates a result.
     *
     * @param status whether the read went well
     * @param requiredSize the size of the value
     */
    GetStatus(Status status, int requiredSize) {
        this.status = status;
        this.requiredSize = requiredSize;
    }
}
