package dev.rockspan.generator;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds what a misspelt name was probably meant to be. */
public final class Suggestions {

    private static final LevenshteinDistance DISTANCE = LevenshteinDistance.getDefaultInstance();

    /** Of names that one part may stand for. */
    private static final int MOST = 5;

    private Suggestions() {}

    /** The nearest known name, if it is near enough to be worth naming. */
    public static Optional<String> nearest(String name, Collection<String> known) {
        String wanted = name.toLowerCase(Locale.ROOT);
        int farthest = Math.max(2, name.length() / 4);
        return known.stream()
                .filter(candidate -> distance(wanted, candidate) <= farthest)
                .min(Comparator.comparingInt((String candidate) -> distance(wanted, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** {@code "; did you mean X?"}, or nothing where no known name is near. */
    public static String didYouMean(String name, Collection<String> known) {
        return nearest(name, known)
                .map(candidate -> "; did you mean \"" + candidate + "\"?")
                .orElse("");
    }

    /** {@code "; did you mean X?"}, or what ends a sentence where no known name is near. */
    public static String didYouMeanOr(String name, Collection<String> known, String end) {
        String near = didYouMean(name, known);
        return near.isEmpty() ? end : near;
    }

    /**
     * As {@link #didYouMean}, but also names of which only the last part was written, well or nearly: {@code RocksDB.put}
     * for {@code put}.
     */
    public static String didYouMeanPart(String name, Collection<String> known) {
        String part = name.substring(name.lastIndexOf('.') + 1);
        List<String> whole = endingIn(part, known);
        if (!whole.isEmpty()) {
            return didYouMeanOneOf(whole);
        }
        Set<String> members = known.stream()
                .filter(candidate -> candidate.indexOf('.') >= 0)
                .map(candidate -> candidate.substring(candidate.lastIndexOf('.') + 1))
                .collect(Collectors.toSet());
        String near = didYouMean(name, known);
        return !near.isEmpty()
                ? near
                : nearest(part, members)
                        .map(member -> didYouMeanOneOf(endingIn(member, known)))
                        .orElse("");
    }

    private static List<String> endingIn(String part, Collection<String> known) {
        String wanted = part.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(candidate -> {
                    String lower = candidate.toLowerCase(Locale.ROOT);
                    return !wanted.isEmpty() && (lower.endsWith('.' + wanted) || lower.endsWith('_' + wanted));
                })
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .limit(MOST)
                .toList();
    }

    private static String didYouMeanOneOf(List<String> names) {
        return names.stream().collect(Collectors.joining("\", \"", "; did you mean \"", "\"?"));
    }

    private static int distance(String wanted, String candidate) {
        return DISTANCE.apply(wanted, candidate.toLowerCase(Locale.ROOT));
    }
}
