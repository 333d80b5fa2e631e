package dev.rockspan.generator;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A release of RocksDB.
 *
 * @param number its three parts
 */
public record Release(List<Integer> number) implements Comparable<Release> {

    /** Before all releases. */
    public static final Release NONE = new Release(List.of(0, 0, 0));

    /** After all releases. */
    public static final Release NEWEST = new Release(List.of(Integer.MAX_VALUE, 0, 0));

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,6})\\.(\\d{1,6})\\.(\\d{1,6})(.*)");

    private static final Comparator<Release> BY_NUMBER = Comparator.comparing(
                    (Release release) -> release.number().get(0))
            .thenComparing(release -> release.number().get(1))
            .thenComparing(release -> release.number().get(2));

    /** Orders versions by their release, and those that name none by name, after all others. */
    public static final Comparator<String> OF_VERSIONS = Comparator.comparing(
                    (String version) -> of(version).isEmpty())
            .thenComparing(version -> of(version).orElse(NONE))
            .thenComparing(Comparator.naturalOrder());

    public Release {
        number = List.copyOf(number);
    }

    /** The release that a version begins with: {@code 11.8.1} and what a fork calls {@code 11.8.1-acme} are one. */
    public static Optional<Release> of(String version) {
        Matcher matcher = NUMBER.matcher(version);
        return matcher.matches()
                ? Optional.of(new Release(List.of(part(matcher, 1), part(matcher, 2), part(matcher, 3))))
                : Optional.empty();
    }

    /** The release that is written so, with nothing after it. */
    public static Optional<Release> exactly(String text) {
        Matcher matcher = NUMBER.matcher(text);
        return matcher.matches() && matcher.group(4).isEmpty() ? of(text) : Optional.empty();
    }

    private static int part(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    @Override
    public int compareTo(Release other) {
        return BY_NUMBER.compare(this, other);
    }

    @Override
    public String toString() {
        return number.get(0) + "." + number.get(1) + "." + number.get(2);
    }
}
