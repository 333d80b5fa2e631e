package dev.rockspan.generator.rules;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A rule with the place that states it.
 *
 * @param inside where a key of it stands, or the nearest one around that
 * @param replaced another that an earlier folder states, which no longer holds; or null
 */
public record Located<T>(
        T rule,
        Place place,
        Function<List<String>, Place> inside,
        @Nullable Located<?> replaced) {

    /** A rule of which only the whole has a place. */
    public Located(T rule, Place place) {
        this(rule, place, keys -> place, null);
    }

    /** Another rule that the same place states. */
    public <S> Located<S> with(S other) {
        return new Located<>(other, place, inside, replaced);
    }

    /** This rule, which replaces one of an earlier folder. */
    Located<T> replacing(Located<?> earlier) {
        return new Located<>(rule, place, inside, earlier);
    }

    /** Where a key of it stands, by the keys around that, outermost first; or the nearest one around it. */
    public Place place(List<String> keys) {
        return inside.apply(keys);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Located<?> located && rule.equals(located.rule) && place.equals(located.place);
    }

    @Override
    public int hashCode() {
        return Objects.hash(rule, place);
    }
}
