package dev.rockspan.runtime.call;

import dev.rockspan.runtime.link.NativeMemory;

/** What numbers C can take. */
public final class Bounds {

    private Bounds() {}

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

    /** What is said of bounds, of which one that an {@code int} or a {@code long} cannot pass is none. */
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
}
