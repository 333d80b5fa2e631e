package dev.rockspan.generator.emit;

import dev.rockspan.generator.model.Option;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Says large defaults in units that people read. */
final class Quantity {

    private record Unit(long size, String singular, String plural) {}

    private static final List<Unit> BYTES = List.of(
            new Unit(1L << 40, "TiB", "TiB"),
            new Unit(1L << 30, "GiB", "GiB"),
            new Unit(1L << 20, "MiB", "MiB"),
            new Unit(1L << 10, "KiB", "KiB"));

    private static final List<Unit> SECONDS = List.of(
            new Unit(24 * 60 * 60, "day", "days"),
            new Unit(60 * 60, "hour", "hours"),
            new Unit(60, "minute", "minutes"));

    private static final Map<String, Long> FRACTIONS =
            Map.of("microseconds", 1_000_000L, "milliseconds", 1_000L, "seconds", 1L);

    private Quantity() {}

    /** The default in brackets, with a space before them, or nothing where it says all by itself. */
    static String of(Option option) {
        String number = Objects.requireNonNullElse(option.byDefault(), "");
        if (!number.matches("\\d{1,18}") || number.length() < 4) {
            return "";
        }
        long value = Long.parseLong(number);
        if (option.what().contains("byte")) {
            return in(BYTES, value);
        }
        for (String word : option.what().split("\\W+")) {
            Long fraction = FRACTIONS.get(word);
            if (fraction != null && value % fraction == 0) {
                return value / fraction < 60 ? "" : in(SECONDS, value / fraction);
            }
        }
        return "";
    }

    private static String in(List<Unit> units, long value) {
        return units.stream()
                .filter(unit -> value >= unit.size() && value % unit.size() == 0)
                .findFirst()
                .map(unit -> " (" + value / unit.size() + ' ' + (value == unit.size() ? unit.singular() : unit.plural())
                        + ')')
                .orElse("");
    }
}
