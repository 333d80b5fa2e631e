package dev.rockspan;

import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Bytes in Java, for methods that take a slice. Closing a slice does nothing: it owns nothing native.
 *
 * @param <T> the form in which {@link #data} returns the bytes
 */
public abstract class AbstractSlice<T> implements AutoCloseable {

    AbstractSlice() {}

    /** Returns the bytes. */
    public abstract T data();

    /** Returns the bytes where they are. */
    public abstract MemorySegment segment();

    /**
     * Drops the first bytes.
     *
     * @param n how many, at most {@link #size}
     */
    public abstract void removePrefix(int n);

    /** The number of bytes to drop. */
    final int prefix(int n) {
        return within(n, size(), "n");
    }

    /** Returns {@code value} if it is from 0 to {@code most}. */
    static int within(int value, int most, String name) {
        if (value < 0 || value > most) {
            throw new IllegalArgumentException(name + " must be between 0 and " + most + ", not " + value);
        }
        return value;
    }

    /** Drops all bytes. */
    public abstract void clear();

    /** Returns a copy of the bytes. */
    public byte[] toByteArray() {
        return segment().toArray(ValueLayout.JAVA_BYTE);
    }

    /** Returns the number of bytes. */
    public int size() {
        return Math.toIntExact(segment().byteSize());
    }

    /** Returns whether there are no bytes. */
    public boolean empty() {
        return segment().byteSize() == 0;
    }

    /**
     * Returns the bytes as text.
     *
     * @param hex true for two digits a byte, false for the text that the bytes are in UTF-8
     */
    public String toString(boolean hex) {
        return hex
                ? HexFormat.of().withUpperCase().formatHex(toByteArray())
                : new String(toByteArray(), StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return toString(false);
    }

    /**
     * Compares the bytes as unsigned numbers, the first ones first.
     *
     * @return less than 0, 0 or more than 0, as this is less than, equal to or greater than {@code other}
     */
    public int compare(AbstractSlice<?> other) {
        MemorySegment own = segment();
        MemorySegment others = Call.notNull(other, "other").segment();
        long at = own.mismatch(others);
        if (at < 0) {
            return 0;
        }
        if (at == own.byteSize() || at == others.byteSize()) {
            return Long.signum(own.byteSize() - others.byteSize());
        }
        return Byte.compareUnsigned(own.get(ValueLayout.JAVA_BYTE, at), others.get(ValueLayout.JAVA_BYTE, at));
    }

    /** Returns whether the bytes begin with those of {@code prefix}. */
    public boolean startsWith(AbstractSlice<?> prefix) {
        return size() >= Call.notNull(prefix, "prefix").size()
                && segment().asSlice(0, prefix.size()).mismatch(prefix.segment()) < 0;
    }

    /** Slices with the same bytes are equal. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AbstractSlice<?> slice && segment().mismatch(slice.segment()) < 0;
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.hashCode(toByteArray());
    }

    /** Does nothing. */
    @Override
    public void close() {}
}
