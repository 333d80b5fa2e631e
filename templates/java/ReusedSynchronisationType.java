package dev.rockspan;

/** How buffers that are used twice would be locked; without effect, as none is. */
public enum ReusedSynchronisationType {
    /** A mutex. */
    MUTEX,
    /** A mutex that spins first. */
    ADAPTIVE_MUTEX,
    /** A buffer for each thread. */
    THREAD_LOCAL;

    /** Returns the number of the constant. */
    public byte getValue() {
        return (byte) ordinal();
    }

    /**
     * Returns the constant with a number.
     *
     * @throws IllegalArgumentException if no constant has this number
     */
    public static ReusedSynchronisationType getReusedSynchronisationType(byte value) {
        if (value < 0 || value >= values().length) {
            throw new IllegalArgumentException(value + " is no ReusedSynchronisationType");
        }
        return values()[value];
    }
}
