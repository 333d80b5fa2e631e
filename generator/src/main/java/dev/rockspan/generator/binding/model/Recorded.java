package dev.rockspan.generator.binding.model;

import org.jspecify.annotations.Nullable;

/** What an operation does to a batch as long as that is recorded in Java. */
public sealed interface Recorded {

    /**
     * It adds a record, whose parts are the bytes that it takes.
     *
     * @param tag the first byte of the record
     * @param familyTag the same for a column family other than the default one; null if it takes none
     * @param parts how many parts there are
     * @param counted whether the record counts
     */
    record Addition(int tag, @Nullable Integer familyTag, int parts, boolean counted) implements Recorded {}

    /**
     * It does something to the whole.
     *
     * @param method the runtime's method that does it
     * @param answer what tells that it was done
     */
    record Whole(String method, Answer answer) implements Recorded {}

    /** What the runtime's method returns. */
    enum Answer {
        /** Whether it was done. */
        DONE,
        /** A number, negative if it was not done. */
        NUMBER,
        /** Bytes, null if it was not done. */
        BYTES
    }
}
