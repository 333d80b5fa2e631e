package dev.rockspan.generator;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Finds what a misspelt name was probably meant to be. */
public final class Suggestions {

    private static final LevenshteinDistance DISTANCE = LevenshteinDistance.getDefaultInstance();

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

    private static int distance(String wanted, String candidate) {
        return DISTANCE.apply(wanted, candidate.toLowerCase(Locale.ROOT));
    }
}
