package dev.toy;

import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.Given;
import dev.rockspan.runtime.lifetime.Usable;
import dev.toy.raw.CToyOptions;
import dev.toy.raw.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * How a toy looks.
 *
 * <p>Not to be implemented by others: the methods change an object of RocksDB's.
 *
 * <p>C: {@code toy_options_t}.
 *
 * @param <T> the class that implements it, which setters return
 */
public interface LookInterface<T extends LookInterface<T>> extends Usable {
    /**
     * {@return whether toys are flat; {@code false} by default}
     *
     * <p>C: {@code bool toy_options_get_flat(toy_options_t *options)}, mapped by convention receiver, getter.
     *
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
     * <p>C: {@code void toy_options_set_flat(toy_options_t *options, bool v)}, mapped by convention receiver, scalar, setter.
     *
     * @param flat the new value
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
     * <p>C: {@code void toy_options_set_mark(toy_options_t *options, const toy_mark_t *mark)}, mapped by convention receiver, handle, setter.
     *
     * @param mark kept alive for as long as it is needed; may be null
     * @return this object
     */
    default T setMark(@Nullable Mark mark) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_mark(call.use(this), call.useOrNull(mark));
            Effects.borrow(this, "setMark.mark", mark);
            Given.to(this, "mark", mark);
            return self();
        }
    }

    /**
     * Returns the object that {@link #setMark} was given.
     *
     * @return null if it was given none
     */
    default @Nullable Mark mark() {
        return Given.of(this, "mark");
    }

    @SuppressWarnings("unchecked")
    private T self() {
        return (T) this;
    }
}
