package dev.rockspan.runtime.call;

import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What generated methods check and do with arguments: numbers that C can take, and buffers, which calls consume as in rocksdbjni. */
public final class Arguments {

    private Arguments() {}

    // ------------------------------------------------------------------------------------------------- numbers

    /**
     * {@code value}, if it is one that C can take.
     *
     * @throws IllegalArgumentException naming the parameter and its bounds
     */
    public static int inRange(int value, int min, int max, String parameter) {
        return (int) inRange((long) value, min, max, parameter);
    }

    /** As {@link #inRange(int, int, int, String)}. */
    public static long inRange(long value, long min, long max, String parameter) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(parameter + " is " + value + "; RocksDB can take " + words(min, max));
        }
        return value;
    }

    /** Describes the bounds; a bound that is the type's own limit is left out. */
    static String words(long min, long max) {
        return min == Integer.MIN_VALUE || min == Long.MIN_VALUE
                ? "at most " + max
                : max == Integer.MAX_VALUE || max == Long.MAX_VALUE ? "at least " + min : "from " + min + " to " + max;
    }

    /** As {@link #inRange(int, int, int, String)}; what is no number is in no range. */
    public static double inRange(double value, double min, double max, String parameter) {
        if (!(value >= min && value <= max)) {
            throw new IllegalArgumentException(parameter + " is " + value + "; RocksDB can take " + words(min, max));
        }
        return value;
    }

    /** As {@link #words(long, long)}. */
    static String words(double min, double max) {
        return max == Double.MAX_VALUE ? "at least " + min : "from " + min + " to " + max;
    }

    /**
     * {@code bytes}, if the machine has as many, or the process may have.
     *
     * @throws IllegalArgumentException naming the parameter and how many there are
     */
    public static long inMemory(long bytes, String parameter) {
        // The heap is a part of the memory; asking for the whole takes the JVM tens of milliseconds.
        if (bytes > Runtime.getRuntime().maxMemory() && bytes > NativeMemory.ofMachine()) {
            throw new IllegalArgumentException(parameter + " is " + bytes + "; RocksDB can take at most "
                    + NativeMemory.ofMachine() + ", which is the memory that there is");
        }
        return bytes;
    }

    // ------------------------------------------------------------------------------------------------- buffers

    /**
     * The bytes of a buffer from its position to its limit.
     *
     * @throws NullPointerException naming the parameter
     */
    public static MemorySegment bytes(@Nullable ByteBuffer buffer, String parameter) {
        return MemorySegment.ofBuffer(Objects.requireNonNull(buffer, parameter + " is null"));
    }

    /** Moves the position of a buffer that was read to its limit. */
    public static void consume(ByteBuffer buffer) {
        buffer.position(buffer.limit());
    }

    /**
     * Moves the limit of a buffer that was filled to the end of the value, of which it has the beginning if the value is
     * larger. The position stays.
     *
     * @param size of the value; -1 if there is none
     * @return the size
     */
    public static int limit(ByteBuffer buffer, long size) {
        if (size >= 0 && size <= buffer.remaining()) {
            buffer.limit(buffer.position() + (int) size);
        }
        return NativeMemory.sizeOrNone(size);
    }
}
