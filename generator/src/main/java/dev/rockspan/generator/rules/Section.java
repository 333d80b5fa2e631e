package dev.rockspan.generator.rules;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A section that is one rule.
 *
 * @param keys where each of its keys stands, by the keys around it, outermost first; that of the section by none
 */
public record Section<T>(T rule, Map<List<String>, Place> keys) {

    /** Where a key stands, or the nearest one around it. */
    public Place place(List<String> path) {
        Place place = keys.get(path);
        return place != null || path.isEmpty()
                ? Objects.requireNonNull(place)
                : place(path.subList(0, path.size() - 1));
    }

    /** The same of another rule. */
    public Section<T> with(T other) {
        return new Section<>(other, keys);
    }
}
