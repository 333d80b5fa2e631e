package dev.rockspan;

import java.util.Objects;

/** The keys from {@code start} to before {@code limit}. */
public class Range {

    final Slice start;
    final Slice limit;

    /**
     * Creates a range.
     *
     * @param start the first key
     * @param limit the key before which the range ends
     */
    public Range(Slice start, Slice limit) {
        this.start = Objects.requireNonNull(start, "start is null");
        this.limit = Objects.requireNonNull(limit, "limit is null");
    }
}
