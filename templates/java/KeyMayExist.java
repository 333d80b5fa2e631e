package dev.rockspan;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whether a key may exist, and the size of its value if that was at hand. */
public class KeyMayExist {

    /** Whether a key may exist. */
    public enum KeyMayExistEnum {
        /** There is certainly no such key. */
        kNotExist,
        /** There may be such a key; its value was not at hand. */
        kExistsWithoutValue,
        /** There is such a key, and its value was at hand. */
        kExistsWithValue
    }

    /** Whether the key may exist. */
    public final KeyMayExistEnum exists;

    /** The size of the whole value in bytes; 0 if it was not at hand. */
    public final int valueLength;

    /** Creates an answer. */
    public KeyMayExist(KeyMayExistEnum exists, int valueLength) {
        this.exists = exists;
        this.valueLength = valueLength;
    }

    /** Two are equal that have equal parts. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KeyMayExist answer && exists == answer.exists && valueLength == answer.valueLength;
    }

    @Override
    public int hashCode() {
        return Objects.hash(exists, valueLength);
    }
}
