package dev.rockspan.runtime.link;

import dev.rockspan.runtime.LibraryVersion;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The versions of RocksDB that an API knows, the oldest first: which functions came with each of them, which went, and
 * which are called otherwise. Immutable.
 */
final class KnownVersions {

    private static final Pattern RELEASE = Pattern.compile("(\\d{1,6})\\.(\\d{1,6})\\.(\\d{1,6})");

    private record Version(String name, Set<String> came, Set<String> went, Set<String> changed) {

        static Version of(String text) {
            List<String> lines = text.lines().toList();
            return new Version(lines.getFirst(), marked('+', lines), marked('-', lines), marked('~', lines));
        }

        private static Set<String> marked(char mark, List<String> lines) {
            return lines.stream()
                    .filter(line -> line.charAt(0) == mark)
                    .map(line -> line.substring(2))
                    .collect(Collectors.toUnmodifiableSet());
        }
    }

    private final List<Version> versions;
    /** Which of them the API was made for. */
    private final int own;

    private final Set<String> others;

    /**
     * Each text is a version's name, then one function per line: {@code +} new in it, {@code -} removed by it, {@code ~} in
     * both but called differently. The first text is the API's own version; its {@code +} lines are functions that no listed
     * version has (a fork's).
     */
    KnownVersions(List<String> texts) {
        List<Version> all = texts.stream().map(Version::of).toList();
        others = all.getFirst().came();
        versions = all.subList(1, all.size());
        own = indexOf(all.getFirst().name());
    }

    /**
     * Which of them a library is like.
     *
     * @param has whether it has a function
     * @param carrier the version of the jar that it came from
     */
    LibraryVersion like(Predicate<String> has, Optional<String> carrier) {
        int newest = versions.size() - 1;
        while (newest > 0 && !hasAll(has, newest)) {
            newest--;
        }
        int next = newest + 1;
        while (next < versions.size() && remaining(next).isEmpty()) {
            next++; // cannot be told from the one before it
        }
        return new LibraryVersion(
                newest > 0 ? Optional.of(name(newest)) : Optional.empty(),
                next < versions.size() ? Optional.of(name(next)) : Optional.empty(),
                carrier);
    }

    private boolean hasAll(Predicate<String> has, int version) {
        Set<String> remaining = remaining(version);
        return !remaining.isEmpty() && remaining.stream().allMatch(has);
    }

    /** What came with a version and is still there in the newest. */
    private Set<String> remaining(int version) {
        Set<String> remaining = new HashSet<>(versions.get(version).came());
        versions.subList(version + 1, versions.size()).forEach(later -> remaining.removeAll(later.went()));
        return remaining;
    }

    /**
     * Whether a library is known to call a function as the API does.
     *
     * @param has whether it has a function
     */
    boolean isAsMadeFor(String function, Predicate<String> has) {
        for (int index = 1; index < versions.size(); index++) {
            if (versions.get(index).changed().contains(function)
                    && !(index <= own ? isFrom(index, own, has) : isBefore(index, has))) {
                return false;
            }
        }
        return true;
    }

    /** Versions that brought nothing cannot be told from those before: what cannot be known is taken as given. */
    private boolean isFrom(int version, int newest, Predicate<String> has) {
        return IntStream.rangeClosed(version, newest)
                        .allMatch(index -> remaining(index).isEmpty())
                || IntStream.rangeClosed(version, newest).anyMatch(index -> hasAll(has, index));
    }

    private boolean isBefore(int version, Predicate<String> has) {
        return versions.subList(version, versions.size()).stream()
                .allMatch(later -> later.came().stream().noneMatch(has));
    }

    private int indexOf(String version) {
        return versions.stream().map(Version::name).toList().indexOf(version);
    }

    /**
     * Whether what holds for some releases holds for a library, as far as can be known. A library that is like the version
     * that the API was made for is taken for that, and none for older than the oldest known version.
     *
     * @param since the first of the releases; empty if they begin before all that are known
     * @param until the first that is none of them; empty if there is none
     */
    boolean isWithin(String since, String until, LibraryVersion library) {
        Optional<int[]> carrier = library.carrier().flatMap(KnownVersions::release);
        if (carrier.isPresent()) {
            return isFrom(carrier.get(), since) && (until.isEmpty() || !isFrom(carrier.get(), until));
        }
        return isLikeMade(library)
                || (since.isEmpty() || isFrom(library.atLeast().orElse(name(0)), since))
                        && (until.isEmpty()
                                || library.before()
                                        .filter(version -> !isAfter(version, until))
                                        .isPresent());
    }

    private boolean isLikeMade(LibraryVersion library) {
        return library.atLeast().map(version -> indexOf(version) <= own).orElse(true)
                && library.before().map(version -> own < indexOf(version)).orElse(true);
    }

    /** A version that names no release is newer than all that do. */
    private static boolean isFrom(String version, String release) {
        return release(version).map(number -> isFrom(number, release)).orElse(true);
    }

    private static boolean isFrom(int[] number, String release) {
        return release(release).map(first -> Arrays.compare(number, first) >= 0).orElse(true);
    }

    private static boolean isAfter(String version, String release) {
        return isFrom(version, release) && !version.equals(release);
    }

    private static Optional<int[]> release(String version) {
        Matcher matcher = RELEASE.matcher(version);
        return matcher.lookingAt()
                ? Optional.of(IntStream.rangeClosed(1, 3)
                        .map(part -> Integer.parseInt(matcher.group(part)))
                        .toArray())
                : Optional.empty();
    }

    /** When RocksDB had a function, in sentences; empty if that is not known. */
    String when(String function) {
        if (versions.isEmpty() || others.contains(function)) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (int index = 1; index < versions.size(); index++) {
            if (versions.get(index).came().contains(function)) {
                text.append("It came with RocksDB ").append(between(index)).append(". ");
            }
            if (versions.get(index).changed().contains(function)) {
                text.append("It changed with RocksDB ").append(between(index)).append(". ");
            }
            if (versions.get(index).went().contains(function)) {
                text.append("It went with RocksDB ").append(between(index)).append(". ");
            }
        }
        return text.isEmpty() ? "RocksDB has it since " + name(0) + " or longer. " : text.toString();
    }

    private String between(int index) {
        return name(index) + ", or after " + name(index - 1);
    }

    private String name(int index) {
        return versions.get(index).name();
    }
}
