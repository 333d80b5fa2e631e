package dev.rockspan.benchmarks.report;

import static dev.rockspan.benchmarks.rows.Names.ARRAY;
import static dev.rockspan.benchmarks.rows.Names.C;
import static dev.rockspan.benchmarks.rows.Names.FILL_OR_PIN;
import static dev.rockspan.benchmarks.rows.Names.INTO_NATIVE;
import static dev.rockspan.benchmarks.rows.Names.PEER;
import static dev.rockspan.benchmarks.rows.Names.PEER_INTO_ARRAY;
import static dev.rockspan.benchmarks.rows.Names.PINNED;

import dev.rockspan.benchmarks.paired.Timing;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Pictures of results; of each row that was measured. */
final class Plots {

    private static final int WIDTH = 900;
    private static final int HEIGHT = 500;
    private static final String VALUE = "value bytes";

    private Plots() {}

    /** Writes them as SVG. */
    static void write(Results results, Path folder) throws IOException {
        for (Map.Entry<String, Chart<?, ?>> plot : of(results).entrySet()) {
            try (OutputStream out = Files.newOutputStream(folder.resolve(plot.getKey() + ".svg"))) {
                ChartEncoder.saveChart(plot.getValue(), out, "svg");
            }
        }
    }

    /** By file name. */
    static Map<String, Chart<?, ?>> of(Results results) {
        Map<String, Chart<?, ?>> plots = new LinkedHashMap<>();
        if (!results.of("pinned").isEmpty() && !results.of("into").isEmpty()) {
            plots.put("crossover", crossover(results));
        }
        bars(plots, results, "scan", "Scan, ns per entry, minimum", VALUE, Timing::minimum);
        bars(plots, results, "process", "JVM start, open, put, get, close: ms, median", "", Timing::median);
        return plots;
    }

    private static Chart<?, ?> crossover(Results results) {
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title("Copy or pin: get, ns, minimum")
                .xAxisTitle(VALUE)
                .yAxisTitle("ns")
                .build();
        chart.getStyler().setXAxisLogarithmic(true);
        chart.getStyler().setYAxisLogarithmic(true);
        chart.getStyler().setLegendPosition(LegendPosition.InsideNW);
        add(chart, FILL_OR_PIN, results, "fill", FILL_OR_PIN);
        add(chart, PINNED, results, "pinned", PINNED);
        add(chart, INTO_NATIVE, results, "into", INTO_NATIVE);
        add(chart, ARRAY, results, "array", ARRAY);
        add(chart, PEER_INTO_ARRAY, results, "into", PEER_INTO_ARRAY);
        add(chart, PEER, results, "array", PEER);
        add(chart, "C pinned", results, "pinned", C);
        add(chart, "C into buffer", results, "into", C);
        return chart;
    }

    /** Of the largest number of short keys, by size of the value. */
    private static void add(XYChart chart, String series, Results results, String row, String variant) {
        Map<Long, Double> points = new TreeMap<>();
        for (Measurement measurement : results.of(row)) {
            Timing timing = measurement.timings().get(variant);
            Map<String, Long> parameters = measurement.parameters();
            if (timing != null
                    && Long.valueOf(16).equals(parameters.get("key bytes"))
                    && Long.valueOf(1_000).equals(parameters.get("keys"))) {
                points.put(parameters.getOrDefault(VALUE, 0L), timing.minimum());
            }
        }
        if (!points.isEmpty()) {
            chart.addSeries(series, List.copyOf(points.keySet()), List.copyOf(points.values()));
        }
    }

    private static void bars(
            Map<String, Chart<?, ?>> plots,
            Results results,
            String row,
            String title,
            String parameter,
            ToDoubleFunction<Timing> value) {
        List<Measurement> measurements = results.of(row);
        if (measurements.isEmpty()) {
            return;
        }
        CategoryChart chart = new CategoryChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .title(title)
                .xAxisTitle(parameter)
                .yAxisTitle(measurements.get(0).unit())
                .build();
        chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
        chart.getStyler().setLabelsVisible(true);
        chart.getStyler().setLabelsFontColorAutomaticEnabled(false);
        Map<String, Map<String, Double>> series = new LinkedHashMap<>();
        for (Measurement measurement : measurements) {
            String size = Optional.ofNullable(measurement.parameters().get(parameter))
                    .map(String::valueOf)
                    .orElse(" ");
            measurement.timings().forEach((variant, timing) -> series.computeIfAbsent(
                            variant, name -> new LinkedHashMap<>())
                    .put(size, Math.round(value.applyAsDouble(timing) * 10) / 10.0));
        }
        series.forEach((variant, points) ->
                chart.addSeries(variant, new ArrayList<>(points.keySet()), new ArrayList<>(points.values())));
        plots.put(row, chart);
    }
}
