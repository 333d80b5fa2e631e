package dev.rockspan.runtime;

import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a compaction filter decides about an entry.
 *
 * @param kind what is done with the entry
 * @param value its new value if it is changed, else null; copied when the callback returns
 */
public record FilterDecision(Kind kind, @Nullable MemorySegment value) {

    /** What is done with an entry. */
    public enum Kind {
        /** It stays as it is. */
        KEEP,
        /** It is dropped. */
        REMOVE,
        /** It gets another value. */
        CHANGE
    }

    /** The entry stays as it is. */
    public static final FilterDecision KEEP = new FilterDecision(Kind.KEEP, null);

    /** The entry is dropped. */
    public static final FilterDecision REMOVE = new FilterDecision(Kind.REMOVE, null);

    public FilterDecision {
        Objects.requireNonNull(kind, "kind");
        if ((kind == Kind.CHANGE) != (value != null)) {
            throw new IllegalArgumentException("A value is given if and only if it is to be changed");
        }
    }

    /** Decides that the entry stays, with another value. */
    public static FilterDecision change(MemorySegment value) {
        return new FilterDecision(Kind.CHANGE, Objects.requireNonNull(value, "value"));
    }

    /** Decides that the entry stays, with another value. */
    public static FilterDecision change(byte[] value) {
        return change(MemorySegment.ofArray(Objects.requireNonNull(value, "value")));
    }
}
