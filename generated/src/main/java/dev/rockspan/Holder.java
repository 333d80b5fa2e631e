package dev.rockspan;

import org.jspecify.annotations.Nullable;

/**
 * A place for one value, through which a method gives a second result.
 *
 * @param <T> the type of the value
 */
public class Holder<T> {

    private @Nullable T value;

    /** Creates a holder without a value. */
    public Holder() {}

    /**
     * Creates a holder of a value.
     *
     * @param value the value, or null
     */
    public Holder(@Nullable T value) {
        this.value = value;
    }

    /** Returns the value, or null if there is none. */
    public @Nullable T getValue() {
        return value;
    }

    /** Replaces the value. */
    public void setValue(@Nullable T value) {
        this.value = value;
    }
}
