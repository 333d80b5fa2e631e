package dev.rockspan;

import dev.rockspan.runtime.Status;

/** The result of reading one value: whether it was found, and how large it is. */
public class GetStatus {

    /** Whether the read went well, found nothing, or failed. */
    public final Status status;

    /** The size of the value, which may be more than was asked for. */
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
