package dev.rockspan.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of a read that does not throw: the status and, if it is {@link Status.Code#Ok}, the value. For callers to
 * whom "not found" is as normal as a value.
 *
 * @param value the value, or null if there is none; not copied
 */
@SuppressWarnings("ArrayRecordComponent") // given as it is: a copy would be a second one
public record ReadResult(Status status, byte @Nullable [] value) {

    /** The result of a read that found nothing. */
    public static final ReadResult NOT_FOUND = new ReadResult(Status.parse("NotFound: "), null);

    public ReadResult {
        Objects.requireNonNull(status, "status");
    }

    /** Initialises this class. */
    static void prepare() {}

    /** Returns whether there is a value. */
    public boolean isFound() {
        return value != null;
    }
}
