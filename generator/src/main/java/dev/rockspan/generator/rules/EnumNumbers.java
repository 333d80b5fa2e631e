package dev.rockspan.generator.rules;

import dev.rockspan.generator.Release;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/** The numbers that templates give the constants of enums, release by release. */
final class EnumNumbers {

    private final SortedMap<String, NavigableMap<Release, Map<String, Long>>> byEnum = new TreeMap<>();

    /** Adds what a file says for the releases from one on, until the next that is added. */
    void add(Release from, Map<String, Located<EnumRule>> enums) {
        byEnum.values().forEach(numbers -> numbers.put(from, Map.of()));
        enums.forEach((name, located) -> byEnum.computeIfAbsent(name, key -> new TreeMap<>())
                .put(from, located.rule().numbers()));
    }

    /** Takes over what another file says, in the place of what is there of the same enums. */
    void putAll(EnumNumbers file) {
        byEnum.putAll(file.byEnum);
    }

    /** For each enum the constants that do not have their number of a release in all, with those in which they do. */
    SortedMap<String, Map<String, Span>> at(Release release) {
        SortedMap<String, Map<String, Span>> spans = new TreeMap<>();
        byEnum.forEach((name, numbers) -> {
            Map.Entry<Release, Map<String, Long>> here = numbers.floorEntry(release);
            Map<String, Span> moved = new TreeMap<>();
            if (here != null) {
                here.getValue().forEach((constant, number) -> {
                    Span span = span(numbers, here.getKey(), constant, number);
                    if (!span.equals(Span.WHOLE)) {
                        moved.put(constant, span);
                    }
                });
            }
            if (!moved.isEmpty()) {
                spans.put(name, moved);
            }
        });
        return spans;
    }

    private static Span span(
            NavigableMap<Release, Map<String, Long>> numbers, Release here, String constant, Long number) {
        Release since = here;
        for (Release earlier : numbers.headMap(here, false).descendingKeySet()) {
            if (!isSame(numbers, earlier, constant, number)) {
                break;
            }
            since = earlier;
        }
        List<Release> later = new ArrayList<>(numbers.tailMap(here, false).keySet());
        later.removeIf(release -> isSame(numbers, release, constant, number));
        return new Span(since.equals(Release.NONE) ? null : since, later.isEmpty() ? null : later.get(0));
    }

    private static boolean isSame(
            NavigableMap<Release, Map<String, Long>> numbers, Release release, String constant, Long number) {
        return Objects.equals(Objects.requireNonNull(numbers.get(release)).get(constant), number);
    }
}
