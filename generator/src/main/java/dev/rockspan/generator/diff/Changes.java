package dev.rockspan.generator.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;

/** What came, went and changed among things that have names, each list in the order of the version it is from. */
public record Changes<T>(List<T> added, List<T> removed, List<Changed<T>> changed) {

    /** Something that both versions have, but not alike. */
    public record Changed<T>(T before, T after) {}

    /** Compares two lists of things by name. */
    static <T> Changes<T> between(
            List<T> before, List<T> after, Function<T, String> name, BiPredicate<T, T> sameOtherwise) {
        Map<String, T> left = new LinkedHashMap<>();
        before.forEach(thing -> left.put(name.apply(thing), thing));
        List<T> added = new ArrayList<>();
        List<Changed<T>> changed = new ArrayList<>();
        for (T thing : after) {
            T earlier = left.remove(name.apply(thing));
            if (earlier == null) {
                added.add(thing);
            } else if (!sameOtherwise.test(earlier, thing)) {
                changed.add(new Changed<>(earlier, thing));
            }
        }
        return new Changes<>(added, List.copyOf(left.values()), changed);
    }
}
