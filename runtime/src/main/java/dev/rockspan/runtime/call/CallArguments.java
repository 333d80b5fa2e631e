package dev.rockspan.runtime.call;

import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link Call} checks of its arguments, and how it consumes buffers, which it does as rocksdbjni.
 *
 * <p>Its methods and those of its subclasses refuse null by a {@link NullPointerException} that names the parameter, unless
 * they say what null means.
 */
public abstract sealed class CallArguments permits CallMemory {

    /** RocksDB counts the bytes of a key, its value and their lengths together in 32 bits, and does not look. */
    static final long MOST_BYTES = Integer.MAX_VALUE - 64;

    CallArguments() {}

    public static <T> T notNull(@Nullable T value, String parameter) {
        if (value == null) {
            throw new NullPointerException(parameter + " is null");
        }
        return value;
    }

    /** Some bytes of an array. */
    public static MemorySegment part(byte @Nullable [] array, String parameter, int offset, int length) {
        byte[] given = notNull(array, parameter);
        int size = given.length;
        if (offset < 0 || length < 0 || offset > size - length) {
            throw new IndexOutOfBoundsException(
                    parameter + " has " + size + " bytes, not " + length + " from offset " + offset);
        }
        return MemorySegment.ofArray(given).asSlice(offset, length);
    }

    /** A buffer that can be written to. */
    public static ByteBuffer writable(@Nullable ByteBuffer buffer, String parameter) {
        ByteBuffer given = notNull(buffer, parameter);
        if (given.isReadOnly()) {
            throw new IllegalArgumentException(parameter + " is read-only");
        }
        return given;
    }

    static <T> T element(@Nullable T value, String parameter, int index) {
        if (value == null) {
            throw new NullPointerException(parameter + "[" + index + "] is null");
        }
        return value;
    }

    /** What was passed, if it is a handle. */
    static Handle handle(@Nullable Usable passed, String parameter) {
        if (passed instanceof Handle handle) {
            return handle;
        }
        throw noHandle(notNull(passed, parameter), parameter);
    }

    private static IllegalArgumentException noHandle(Usable passed, String parameter) {
        return new IllegalArgumentException(
                parameter + " is a " + passed.getClass().getName() + ", which is no RocksObject");
    }

    /** As {@link #handle(Usable, String)}, of an element of a list. */
    static Handle handle(@Nullable Usable passed, String parameter, int index) {
        return passed instanceof Handle handle ? handle : handle(passed, parameter + '[' + index + ']');
    }

    // ------------------------------------------------------------------------------------------------- sizes and texts

    public static void requireSize(long size, String parameter) {
        requireSize(size, MOST_BYTES, parameter);
    }

    private static void requireSize(long size, long most, String parameter) {
        if (size > most) {
            throw new IllegalArgumentException(parameter + ": RocksDB takes at most " + most + " bytes, not " + size);
        }
    }

    /**
     * How many bytes there are, for a function that counts them in less than 64 bits.
     *
     * @param most that it can count
     * @throws IllegalArgumentException naming the parameter and the limit if there are more
     */
    public static int length(MemorySegment bytes, int most, String parameter) {
        requireSize(bytes.byteSize(), most, parameter);
        return (int) bytes.byteSize();
    }

    public static void checkText(String s, String parameter) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == 0) {
                throw new IllegalArgumentException(
                        parameter + " has a NUL character at index " + i + ", which would cut it off there");
            }
            if (Character.isSurrogate(c)) {
                if (Character.isHighSurrogate(c) && i + 1 < s.length() && Character.isLowSurrogate(s.charAt(i + 1))) {
                    i++;
                } else {
                    throw new IllegalArgumentException(
                            parameter + " has half of a surrogate pair at index " + i + ", which UTF-8 cannot hold");
                }
            }
        }
    }

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
            throw new IllegalArgumentException(parameter + " is " + value + "; RocksDB can take " + bounds(min, max));
        }
        return value;
    }

    /** Describes the bounds; a bound that is the type's own limit is left out. */
    static String bounds(long min, long max) {
        return min == Integer.MIN_VALUE || min == Long.MIN_VALUE
                ? "at most " + max
                : max == Integer.MAX_VALUE || max == Long.MAX_VALUE ? "at least " + min : "from " + min + " to " + max;
    }

    /** As {@link #inRange(int, int, int, String)}; what is no number is in no range. */
    public static double inRange(double value, double min, double max, String parameter) {
        if (!(value >= min && value <= max)) {
            throw new IllegalArgumentException(parameter + " is " + value + "; RocksDB can take " + bounds(min, max));
        }
        return value;
    }

    /** As {@link #bounds(long, long)}. */
    static String bounds(double min, double max) {
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

    /** The bytes of a buffer from its position to its limit. */
    public static MemorySegment segment(@Nullable ByteBuffer buffer, String parameter) {
        return MemorySegment.ofBuffer(notNull(buffer, parameter));
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

    /**
     * Checks that what is read can be given to an arena.
     *
     * @throws IllegalStateException if it is closed
     */
    public static void requireOpen(@Nullable Arena arena, String parameter) {
        if (!notNull(arena, parameter).scope().isAlive()) {
            throw new IllegalStateException(parameter + " is closed");
        }
    }

    // ------------------------------------------------------------------------------------------------- lists

    /** How many elements a list has. */
    public static int count(@Nullable Collection<?> list, String parameter) {
        return notNull(list, parameter).size();
    }

    /** As {@link #count(Collection, String)}. */
    public static int count(int @Nullable [] array, String parameter) {
        return notNull(array, parameter).length;
    }

    /** As {@link #count(Collection, String)}. */
    public static int count(@Nullable Map<?, ?> map, String parameter) {
        return notNull(map, parameter).size();
    }

    /** A collection that has no null in it. */
    public static <C extends Collection<?>> C whole(@Nullable C collection, String parameter) {
        C given = notNull(collection, parameter);
        int index = 0;
        for (Object element : given) {
            element(element, parameter, index++);
        }
        return given;
    }

    /** As {@link #whole(Collection, String)}. */
    public static <T> T[] whole(T @Nullable [] array, String parameter) {
        T[] given = notNull(array, parameter);
        for (int i = 0; i < given.length; i++) {
            element(given[i], parameter, i);
        }
        return given;
    }

    /**
     * The size of two lists that C takes with one count.
     *
     * @throws IllegalArgumentException if they are not of the same size
     */
    public static int sameCount(int count, int other, String parameter) {
        if (other != count) {
            throw new IllegalArgumentException(
                    parameter + " has " + other + " elements, but what it goes with has " + count);
        }
        return count;
    }

    /**
     * {@code array}, if it has the size that was counted.
     *
     * @throws ConcurrentModificationException if the list has changed since
     */
    public static MemorySegment sized(MemorySegment array, long size) {
        if (array.byteSize() != size) {
            throw new ConcurrentModificationException("A list was changed while it was passed to RocksDB");
        }
        return array;
    }
}
