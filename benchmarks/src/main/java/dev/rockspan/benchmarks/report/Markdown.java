package dev.rockspan.benchmarks.report;

import dev.rockspan.benchmarks.paired.Timing;
import dev.rockspan.benchmarks.rows.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Results as tables. */
final class Markdown {

    private final Results results;

    Markdown(Results results) {
        this.results = results;
    }

    /** Each row in a line: how many of its targets are met, and the worst case of each target. */
    String summary() {
        Table table = new Table("work", "variant", "against", "target", "worst", "C there", "met");
        results.titles().forEach((row, title) -> casesByAim(row).forEach((aim, cases) -> {
            Case worst = worst(cases);
            table.add(
                    title,
                    aim.variant(),
                    aim.against(),
                    aim.target(),
                    number(worst.verdict().measured()),
                    worst.limit(),
                    cases.stream().filter(each -> each.verdict().met()).count() + " of " + cases.size());
        }));
        return table.toString();
    }

    private record Case(Measurement measurement, Verdict verdict) {

        /** What there is to say of it, but for its row and whether it is met. */
        Stream<String> cells() {
            return Stream.of(
                    parameters(measurement),
                    verdict.variant(),
                    verdict.against(),
                    verdict.target(),
                    number(verdict.measured()),
                    number(verdict.p10()),
                    number(verdict.median()),
                    limit());
        }

        /** How many times as fast as what it is compared with its variant is. */
        double timesAsFast() {
            return Markdown.timesAsFast(measurement, verdict.variant(), verdict.against());
        }

        /** What the loop in C reaches against the same peer: nobody can be expected to be quicker. */
        String limit() {
            Timing limit = measurement.timings().get(Names.C);
            Timing peer = measurement.timings().get(verdict.against());
            return limit == null || peer == null || !verdict.against().startsWith(Names.PEER)
                    ? "–"
                    : number(peer.minimum() / limit.minimum());
        }
    }

    private record Aim(String variant, String against, String target) {}

    private Map<Aim, List<Case>> casesByAim(String row) {
        return cases(results.of(row))
                .collect(Collectors.groupingBy(
                        each -> new Aim(
                                each.verdict().variant(),
                                each.verdict().against(),
                                each.verdict().target()),
                        LinkedHashMap::new,
                        Collectors.toList()));
    }

    private static Stream<Case> cases(List<Measurement> measurements) {
        return measurements.stream()
                .flatMap(measurement -> measurement.verdicts().stream().map(verdict -> new Case(measurement, verdict)));
    }

    private static Case worst(List<Case> cases) {
        Comparator<Case> bySize =
                Comparator.comparingDouble(each -> each.verdict().measured());
        boolean smallest = cases.get(0).verdict().target().startsWith("≥");
        return cases.stream().min(smallest ? bySize : bySize.reversed()).orElseThrow();
    }

    /** How many times as fast as another one a variant is; not a number if one of them was not measured. */
    private static double timesAsFast(Measurement measurement, String variant, String against) {
        Timing mine = measurement.timings().get(variant);
        Timing other = measurement.timings().get(against);
        return mine == null || other == null ? Double.NaN : other.minimum() / mine.minimum();
    }

    /** How many times as fast as rocksdbjni each variant is: the least and the most of all cases of the row. */
    String gains() {
        Table table = new Table("work", "variant", "rocksdbjni's", "times as fast", "the same for C");
        results.titles().forEach((row, title) -> casesByPair(row).keySet().forEach(pair -> {
            if (pair.against().startsWith(Names.PEER)) {
                table.add(
                        title,
                        pair.variant(),
                        pair.against().equals(Names.PEER)
                                ? "–"
                                : pair.against().substring(Names.PEER.length()).strip(),
                        range(row, pair.variant(), pair.against()),
                        range(row, Names.C, pair.against()));
            }
        }));
        return table.toString();
    }

    /** Where rocksdbjni is quicker, or C is by more than the target; with the cause for the row. */
    String behind(Properties causes) {
        Table table = new Table("work", "variant", "against", "times its time, worst", "target missed in", "why");
        results.titles().forEach((row, title) -> casesByPair(row).forEach((pair, cases) -> {
            long missed = cases.stream().filter(each -> !each.verdict().met()).count();
            double worst = cases.stream()
                    .mapToDouble(each -> 1 / each.timesAsFast())
                    .max()
                    .orElse(0);
            if (worst > 1 && (missed > 0 || pair.against().startsWith(Names.PEER))) {
                table.add(
                        title,
                        pair.variant(),
                        pair.against(),
                        number(worst),
                        missed + " of " + cases.size(),
                        causes.getProperty(row, "–"));
            }
        }));
        return table.isEmpty() ? "Nowhere, in this run.\n" : table.toString();
    }

    private record Pair(String variant, String against) {}

    private Map<Pair, List<Case>> casesByPair(String row) {
        return cases(results.of(row))
                .collect(Collectors.groupingBy(
                        each -> new Pair(
                                each.verdict().variant(), each.verdict().against()),
                        LinkedHashMap::new,
                        Collectors.toList()));
    }

    private String range(String row, String variant, String against) {
        DoubleSummaryStatistics all = results.of(row).stream()
                .mapToDouble(measurement -> timesAsFast(measurement, variant, against))
                .filter(ratio -> !Double.isNaN(ratio))
                .summaryStatistics();
        if (all.getCount() == 0) {
            return "–";
        }
        String least = number(all.getMin());
        String most = number(all.getMax());
        return least.equals(most) ? least : least + " to " + most;
    }

    /** Everything that was measured. */
    String details() {
        StringBuilder text = new StringBuilder();
        results.titles().forEach((row, title) -> {
            List<Measurement> measurements = results.of(row);
            if (!measurements.isEmpty()) {
                text.append("### ").append(title).append("\n\n").append(timings(measurements));
                text.append('\n').append(verdicts(measurements)).append('\n');
            }
        });
        return text.toString().stripTrailing() + '\n';
    }

    private static String timings(List<Measurement> measurements) {
        Set<String> variants = new LinkedHashSet<>();
        measurements.forEach(
                measurement -> variants.addAll(measurement.timings().keySet()));
        List<String> parameters = List.copyOf(measurements.get(0).parameters().keySet());
        Table table =
                new Table(Stream.concat(parameters.stream(), variants.stream()).toArray(String[]::new));
        for (Measurement measurement : measurements) {
            List<String> cells = new ArrayList<>();
            parameters.forEach(
                    name -> cells.add(String.valueOf(measurement.parameters().get(name))));
            variants.forEach(name -> cells.add(timing(measurement.timings().get(name))));
            table.add(cells.toArray(String[]::new));
        }
        return "In " + measurements.get(0).unit() + ": minimum / 10th percentile / median.\n\n" + table;
    }

    private static String verdicts(List<Measurement> measurements) {
        Table table = new Table("case", "variant", "against", "target", "measured", "p10", "median", "C", "met");
        cases(measurements).forEach(each -> {
            String met = each.verdict().met() ? "yes" : "**no**";
            table.add(Stream.concat(each.cells(), Stream.of(met)).toArray(String[]::new));
        });
        return table.isEmpty() ? "" : table.toString();
    }

    private static String parameters(Measurement measurement) {
        return measurement.parameters().entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey())
                .collect(Collectors.joining(", "));
    }

    private static String timing(@Nullable Timing timing) {
        return timing == null
                ? "–"
                : Stream.of(timing.minimum(), timing.p10(), timing.median())
                        .map(value -> String.format(Locale.ROOT, value < 10 ? "%.1f" : "%.0f", value))
                        .collect(Collectors.joining(" / "));
    }

    private static String number(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    /** Rows of cells. */
    private static final class Table {

        private final StringBuilder text = new StringBuilder();
        private int rows = -1;

        Table(String... heads) {
            add(heads);
            text.append("| --- ".repeat(heads.length)).append("|\n");
        }

        void add(String... cells) {
            text.append("| ").append(String.join(" | ", cells)).append(" |\n");
            rows++;
        }

        boolean isEmpty() {
            return rows == 0;
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
