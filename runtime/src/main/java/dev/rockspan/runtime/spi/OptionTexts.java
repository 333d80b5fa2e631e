package dev.rockspan.runtime.spi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What texts and files of options, in the form that RocksDB has for them, must not say: it would end the process. */
public final class OptionTexts {

    /** What makes an option nothing: no text, no parts, or the name of nothing as the one part that says what it is. */
    private static final String NOTHING =
            "\\s*(?:nullptr|\\{\\s*\\}|\\{(?:[^}]*[;\\s])?id\\s*=\\s*(?:nullptr\\s*)?[;}]|(?=[;}])|$)";

    /** What does not leave an option off. RocksDB says whether it is true, or an error. */
    private static final String ON = "(?![\\s{]*(?:false|0)\\s*(?:[;}]|$))[\\s{]*([^\\s{;}]*)";

    /** A value, which is not consumed: it may be parts, or the name of one. */
    private static final String VALUE = "(?=([-+.\\w]+))";

    private static final Pattern OPTION = Pattern.compile("(?<!\\w)(\\w+)\\s*=[\\s{]*" + VALUE);

    /** A whole number, as RocksDB reads it: a unit may follow, and what else does is passed over. */
    private static final Pattern WHOLE = Pattern.compile("([-+]?\\d+)([kmgtKMGT]?)");

    private static final Pattern FRACTION =
            Pattern.compile("[-+]?(?:(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?|(?i:nan|inf))");

    private static final Pattern FILE = Pattern.compile("OPTIONS-(\\d+)");

    /** Each is 1,024 times the one before, and the first is none. */
    private static final String UNITS = " kmgt";

    /** Finds what is wrong with a value. */
    private interface Range {

        /** The number, if it is out of bounds, and what these are. */
        @Nullable String beyond(String value);

        static String words(String number, String bounds) {
            return number + ", but it has to be " + bounds;
        }
    }

    private record WholeRange(long min, long max) implements Range {

        @Override
        public @Nullable String beyond(String value) {
            Matcher found = WHOLE.matcher(value);
            if (!found.lookingAt()) {
                return null;
            }
            int unit = UNITS.indexOf(found.group(2).toLowerCase(Locale.ROOT));
            BigInteger number = new BigInteger(found.group(1)).shiftLeft(10 * unit);
            return number.compareTo(BigInteger.valueOf(min)) < 0 || number.compareTo(BigInteger.valueOf(max)) > 0
                    ? Range.words(found.group(), isInt(number) ? Bounds.words(min, max) : "from " + min + " to " + max)
                    : null;
        }

        /** Only these cannot pass a bound that goes without saying. */
        private static boolean isInt(BigInteger number) {
            return number.bitLength() < Integer.SIZE;
        }
    }

    private record FractionRange(double min, double max, boolean orZero) implements Range {

        @Override
        public @Nullable String beyond(String value) {
            Matcher found = FRACTION.matcher(value);
            return !found.lookingAt() || isWithin(found.group().toLowerCase(Locale.ROOT))
                    ? null
                    : Range.words(found.group(), orZero ? Bounds.wordsOrZero(min, max) : Bounds.words(min, max));
        }

        private boolean isWithin(String value) {
            if (value.contains("n")) { // infinite, or no number
                return false;
            }
            double number = Double.parseDouble(value);
            return number >= min && number <= max || orZero && number == 0;
        }
    }

    /** An option that must be off, and why. */
    private record Off(Pattern pattern, String option, String otherwise) {}

    /** An option that may be on only where another one is said to be something, and why. */
    private record Together(Pattern on, Pattern off, String option, String other, String is, String otherwise) {}

    /** An option that must not be set, and why not. */
    private record Fixed(Pattern pattern, String option, String otherwise) {}

    /** An option that must be one of some names, where it is one. */
    private record Among(Pattern pattern, String option, List<String> names) {}

    /** An object that an option must not be, and why not. */
    private record Named(String option, String name, String otherwise) {}

    /** Where an option can stand without its name. */
    private record Part(Pattern pattern, String option) {}

    /** A file of options, of which that with the greatest number was written last. */
    private record Numbered(BigInteger number, Path file) {

        static Optional<Numbered> of(Path file) {
            Matcher name = FILE.matcher(file.getFileName().toString());
            return name.matches() ? Optional.of(new Numbered(new BigInteger(name.group(1)), file)) : Optional.empty();
        }
    }

    private final List<String> needed = new ArrayList<>();
    private @Nullable Pattern nothing;
    private final List<Off> off = new ArrayList<>();
    private final List<Together> together = new ArrayList<>();
    private final List<Fixed> fixed = new ArrayList<>();
    private final List<Named> objects = new ArrayList<>();
    private final List<Among> among = new ArrayList<>();
    private final Map<String, Range> ranges = new HashMap<>();
    private final List<Part> parts = new ArrayList<>();

    private OptionTexts() {}

    /** Nothing is refused yet. */
    public static OptionTexts any() {
        return new OptionTexts();
    }

    /** The same, for more to be refused. */
    public OptionTexts and() {
        OptionTexts copy = new OptionTexts();
        copy.needed.addAll(needed);
        copy.nothing = nothing;
        copy.off.addAll(off);
        copy.together.addAll(together);
        copy.fixed.addAll(fixed);
        copy.objects.addAll(objects);
        copy.among.addAll(among);
        copy.ranges.putAll(ranges);
        copy.parts.addAll(parts);
        return copy;
    }

    /** Options that must not be said to be nothing. */
    public OptionTexts needed(String... options) {
        needed.addAll(List.of(options));
        String names = needed.stream().map(Pattern::quote).collect(Collectors.joining("|"));
        nothing = Pattern.compile("(?<!\\w)(" + names + ")(?:\\s*\\.\\s*id)?\\s*=" + NOTHING);
        return this;
    }

    /** An option that must not be switched on, or be another number than 0, and why not. */
    public OptionTexts off(String option, String otherwise) {
        off.add(new Off(on(option), option, otherwise));
        return this;
    }

    private static Pattern on(String option) {
        return Pattern.compile("(?<!\\w)" + Pattern.quote(option) + "\\s*=" + ON);
    }

    /**
     * An option that may be switched on only where the same text says that another one {@code is} something. Where that
     * is anything else, the text has to say that the option is off: what it adds to may have it on.
     *
     * @param otherwise why
     */
    public OptionTexts together(String option, String other, String is, String otherwise) {
        Pattern off = Pattern.compile("(?<!\\w)" + Pattern.quote(option) + "\\s*=[\\s{]*(?:false|0)");
        together.add(new Together(on(option), off, option, other, is, otherwise));
        return this;
    }

    /** An option that must not be set to anything, and why not. */
    public OptionTexts fixed(String option, String otherwise) {
        Pattern said = Pattern.compile("(?<!\\w)" + Pattern.quote(option) + "(?:\\s*\\.\\s*\\w+)*\\s*=");
        fixed.add(new Fixed(said, option, otherwise));
        return this;
    }

    /** The names that RocksDB knows for an object which an option must be one of, if it is given a name. */
    public OptionTexts among(String option, String... names) {
        String said = "(?<!\\w)" + Pattern.quote(option) + "(?:\\s*\\.\\s*id)?\\s*=";
        among.add(new Among(Pattern.compile(said), option, List.of(names)));
        return this;
    }

    /** An object that an option must not be said to be, by its name for RocksDB, and why not. */
    public OptionTexts object(String option, String name, String otherwise) {
        objects.add(new Named(option, name, otherwise));
        return this;
    }

    /**
     * The least and the greatest of an option that is a whole number. A unit may follow the number, and a negative one
     * stands for one near 2^64 where there are none. What is no number passes: RocksDB says so.
     */
    public OptionTexts whole(String option, long min, long max) {
        ranges.put(option, new WholeRange(min, max));
        return this;
    }

    /** As {@link #whole}, of an option that may be a fraction, to which no unit belongs. */
    public OptionTexts fraction(String option, double min, double max) {
        ranges.put(option, new FractionRange(min, max, false));
        return this;
    }

    /** As {@link #fraction}, of what can also be 0. */
    public OptionTexts zeroOrFraction(String option, double min, double max) {
        ranges.put(option, new FractionRange(min, max, true));
        return this;
    }

    /** An option that can also be said without its name: by its place, from 0, in what colons part after another name. */
    public OptionTexts part(String list, int place, String option) {
        parts.add(new Part(
                Pattern.compile(
                        "(?<!\\w)" + Pattern.quote(list) + "\\s*[=:][\\s{]*(?:[^:;{}]*:){" + place + "}\\s*" + VALUE),
                option));
        return this;
    }

    /**
     * Checks a text. Null passes.
     *
     * @throws IllegalArgumentException naming the parameter and an option that is nothing, out of bounds, or not what
     *     another takes
     * @throws UnsupportedOperationException naming them and why the option must be off, or stay as it is
     */
    public void require(@Nullable String text, String parameter) {
        if (text == null) {
            return;
        }
        requireEach(text, parameter);
        together.forEach(known -> requireTogether(text, parameter, known));
    }

    private void requireEach(String text, String parameter) {
        requireNeeded(text, parameter);
        among.forEach(known -> requireAmong(text, parameter, known));
        off.forEach(known -> requireOff(text, parameter, known));
        fixed.forEach(known -> requireFixed(text, parameter, known));
        OPTION.matcher(text).results().forEach(found -> {
            requireWithin(found.group(1), found.group(2), parameter);
            requireOther(found.group(1), found.group(2), parameter);
        });
        parts.forEach(part -> part.pattern()
                .matcher(text)
                .results()
                .forEach(found -> requireWithin(part.option(), found.group(1), parameter)));
    }

    /** As {@link #require(String, String)}, of names and values. */
    public void require(@Nullable Map<String, String> texts, String parameter) {
        if (texts != null) {
            texts.forEach((name, value) -> require(name + "=" + value, parameter));
        }
    }

    /**
     * Checks the file of options that RocksDB wrote last in the folder of a database. What cannot be read passes: RocksDB
     * says so.
     *
     * @throws IllegalArgumentException as for texts, naming the file
     * @throws UnsupportedOperationException as for texts, naming the file
     */
    public void requireOfLatestFile(@Nullable String folder) {
        latestFile(folder).ifPresent(file -> {
            try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
                lines.forEach(line -> requireEach(line, file.toString()));
            } catch (IOException | UncheckedIOException e) {
                // RocksDB's to report
            }
        });
    }

    private static Optional<Path> latestFile(@Nullable String folder) {
        if (folder == null) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.flatMap(file -> Numbered.of(file).stream())
                    .max(Comparator.comparing(Numbered::number))
                    .map(Numbered::file);
        } catch (IOException | UncheckedIOException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    private void requireNeeded(String text, String parameter) {
        Matcher found = nothing == null ? null : nothing.matcher(text);
        if (found != null && found.find()) {
            throw new IllegalArgumentException(
                    parameter + " says that there is no " + found.group(1) + ", without which RocksDB does not do");
        }
    }

    private static void requireAmong(String text, String parameter, Among known) {
        Matcher said = known.pattern().matcher(text);
        while (said.find()) {
            for (String name : ObjectText.names(text.substring(said.end()))) {
                if (!known.names().contains(name)) {
                    throw new IllegalArgumentException(parameter + " says that " + known.option() + " is " + name
                            + ", but it has to be one of " + String.join(", ", known.names()));
                }
            }
        }
    }

    private static void requireOff(String text, String parameter, Off known) {
        Matcher on = known.pattern().matcher(text);
        if (on.find()) {
            throw new UnsupportedOperationException(
                    parameter + " says that " + known.option() + " is " + on.group(1) + ": " + known.otherwise());
        }
    }

    private static void requireTogether(String text, String parameter, Together known) {
        List<String> others = OPTION.matcher(text)
                .results()
                .filter(found -> found.group(1).equals(known.other()))
                .map(found -> found.group(2))
                .toList();
        boolean is = others.stream().allMatch(known.is()::equals);
        Matcher on = known.on().matcher(text);
        if (on.find() && (others.isEmpty() || !is)) {
            throw new IllegalArgumentException(parameter + " says that " + known.option() + " is " + on.group(1)
                    + ", but not that " + known.other() + " is " + known.is() + ": " + known.otherwise());
        }
        if (!is && !known.off().matcher(text).find()) {
            throw new IllegalArgumentException(parameter + " says that " + known.other() + " is not " + known.is()
                    + ", but not that " + known.option() + " is false: " + known.otherwise());
        }
    }

    private static void requireFixed(String text, String parameter, Fixed known) {
        if (known.pattern().matcher(text).find()) {
            throw new UnsupportedOperationException(
                    parameter + " changes " + known.option() + ", which is set when opening: " + known.otherwise());
        }
    }

    /** An object can be named by itself, or as a part of the option. */
    private void requireOther(String option, String value, String parameter) {
        for (Named object : objects) {
            if ((option.equals(object.option()) || option.equals("id")) && value.equals(object.name())) {
                throw new UnsupportedOperationException(
                        parameter + " says that " + object.option() + " is " + value + ": " + object.otherwise());
            }
        }
    }

    private void requireWithin(String option, String value, String parameter) {
        Range known = ranges.get(option);
        if (known == null) {
            return;
        }
        String beyond = known.beyond(value);
        if (beyond != null) {
            throw new IllegalArgumentException(parameter + " says that " + option + " is " + beyond);
        }
    }
}
