package dev.toy;

import dev.rockspan.runtime.call.Call;
import dev.toy.raw.CToyOptions;
import dev.toy.raw.Symbols;
import java.lang.foreign.MemorySegment;

/**
 * How a part of a toy is made.
 *
 * <p>Only classes of this package implement it.
 *
 * <p>C: {@code toy_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface PartOptionsInterface<T extends PartOptionsInterface<T>> extends LookInterface<T> {
    /**
     * {@return how many levels a toy has; -1, the default, for any number}
     *
     * <p>C: {@code toy_options_get_level}.
     */
    default int level() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CToyOptions.toy_options_get_level(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets how many levels a toy has; -1, the default, for any number.
     *
     * <p>Few levels are cheap.
     *
     * <p>Hazard: A toy of many levels falls over.
     *
     * <p>Can be changed while the database is open, for new parts: {@link Toy#setOptions}, name {@code max_level}.
     *
     * <p>C: {@code toy_options_set_level}.
     *
     * @param level how many there are from now on; at least -1 and at most 6
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    default T setLevel(int level) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_level(call.use(this), Call.inRange(level, -1, 6, "level"));
            return self();
        }
    }

    /**
     * Sets the size of a toy in bytes.
     *
     * <p>C: {@code toy_options_set_size}.
     *
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    default T setSize(long size) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            CToyOptions.toy_options_set_size(
                    nativeThis,
                    Call.inRange(size, Long.MIN_VALUE, CToyOptions.toy_options_get_max_size(nativeThis), "size"));
            return self();
        }
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }
}
