package dev.toy;

import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.toy.raw.CToyOptions;
import dev.toy.raw.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * How a toy looks.
 *
 * <p>Only classes of this package implement it.
 *
 * <p>C: {@code toy_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface LookInterface<T extends LookInterface<T>> extends Usable {
    /**
     * {@return whether toys are flat; {@code false} by default}
     *
     * <p>C: {@code toy_options_get_flat}.
     */
    default boolean flat() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            boolean nativeResult = CToyOptions.toy_options_get_flat(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Sets whether toys are flat; {@code false} by default.
     *
     * <p>C: {@code toy_options_set_flat}.
     *
     * @return this object
     */
    default T setFlat(boolean flat) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_flat(call.use(this), flat);
            return self();
        }
    }

    /**
     * Sets {@code mark}.
     *
     * <p>C: {@code toy_options_set_mark}.
     *
     * @param mark retained by this object; may be closed before it
     * @return this object
     */
    default T setMark(@Nullable Mark mark) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_mark(call.use(this), call.useOrNull(mark));
            Effects.borrow(this, "setMark.mark", mark);
            Effects.noteGiven(this, "mark", mark);
            return self();
        }
    }

    /** Returns what {@link #setMark} was last given, or null. */
    default @Nullable Mark mark() {
        return Effects.given(this, "mark");
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }
}
