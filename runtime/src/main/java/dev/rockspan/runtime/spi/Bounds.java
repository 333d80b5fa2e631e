package dev.rockspan.runtime.spi;

/** What C can take, and what it gets instead of what it cannot. */
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

    /** As {@link #inRange(double, double, double, String)}, of what can also be 0. */
    public static double zeroOrInRange(double value, double min, double max, String parameter) {
        if (value != 0 && !(value >= min && value <= max)) {
            throw new IllegalArgumentException(
                    parameter + " is " + value + "; RocksDB can take " + wordsOrZero(min, max));
        }
        return value;
    }

    /** As {@link #words(long, long)}. */
    static String words(double min, double max) {
        return max == Double.MAX_VALUE ? "at least " + min : "from " + min + " to " + max;
    }

    /** As {@link #words(long, long)}, of what can also be 0. */
    static String wordsOrZero(double min, double max) {
        return "0, or " + words(min, max);
    }

    /** The number that C can take that is nearest to one of C's. */
    public static int nearest(int value, int min, int max) {
        return Math.clamp(value, min, max);
    }

    /** As {@link #nearest(int, int, int)}; one that is never negative has no sign in C, and is great if Java sees one. */
    public static long nearest(long value, long min, long max) {
        return value < 0 && min >= 0 ? max : Math.clamp(value, min, max);
    }

    /** As {@link #nearest(int, int, int)}; what is no number becomes the least. */
    public static double nearest(double value, double min, double max) {
        return Double.isNaN(value) ? min : Math.clamp(value, min, max);
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

    /**
     * False.
     *
     * @throws UnsupportedOperationException with {@code otherwise} if {@code value} is true
     */
    public static boolean never(boolean value, String otherwise) {
        if (value) {
            throw new UnsupportedOperationException(otherwise);
        }
        return false;
    }

    /**
     * 0.
     *
     * @throws UnsupportedOperationException with {@code otherwise} if {@code value} is another number
     */
    public static int never(int value, String otherwise) {
        never(value != 0, otherwise);
        return 0;
    }
}
