package dev.rockspan;

import dev.rockspan.runtime.call.Call;

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
        this.start = Call.notNull(start, "start");
        this.limit = Call.notNull(limit, "limit");
    }
}
