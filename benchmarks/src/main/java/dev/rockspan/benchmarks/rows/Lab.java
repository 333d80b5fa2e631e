package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.paired.Paired;
import dev.rockspan.benchmarks.paired.Plan;
import dev.rockspan.benchmarks.paired.Slices;
import dev.rockspan.benchmarks.paired.Timing;
import dev.rockspan.benchmarks.paired.Variant;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.report.Verdict;
import dev.rockspan.benchmarks.store.Limit;
import dev.rockspan.benchmarks.store.Store;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** What rows measure with: the plan, the loops in C, and databases, which rows that only read them share. */
public final class Lab implements AutoCloseable {

    /** What is read from: a number of entries of a size. */
    private record Shape(int keyCount, int keySize, int valueSize) {}

    private final Plan plan;
    private final Path folder;
    private final Optional<Limit> limit;
    private final Paired paired;
    private final Map<Shape, Store> shared = new HashMap<>();
    /** How many timings there are of a row, and how many of what still got faster, by the row's title. */
    private final Map<String, Integer> measured = new HashMap<>();

    private final Map<String, Integer> unsettled = new LinkedHashMap<>();
    private int stores;

    /** A lab whose files are in {@code folder}. */
    public Lab(Plan plan, Path folder, Optional<Limit> limit) {
        this.plan = plan;
        this.folder = folder;
        this.limit = limit;
        paired = new Paired(plan);
    }

    Plan plan() {
        return plan;
    }

    /** Empty without a C compiler. */
    Optional<Limit> limit() {
        return limit;
    }

    /** What to know of the numbers. */
    public List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        unsettled.forEach((row, count) -> {
            if (count > 0) {
                remarks.add(row + ": " + count + " of " + measured.get(row)
                        + " variants still got faster when they were measured");
            }
        });
        return remarks;
    }

    /** A database to read from. */
    Store toRead(int keyCount, int keySize, int valueSize) {
        return shared.computeIfAbsent(
                new Shape(keyCount, keySize, valueSize), shape -> toWrite(keyCount, keySize, valueSize));
    }

    /** A database of the caller's own. */
    Store toWrite(int keyCount, int keySize, int valueSize) {
        return Store.create(newFolder(), keyCount, keySize, valueSize);
    }

    /** A path that nothing is at. */
    Path newFolder() {
        return folder.resolve("files-" + stores++);
    }

    /** Measures variants of the same work by the paired method. */
    Measurement measure(Row row, Map<String, Long> parameters, List<Variant> variants, int step, List<Target> targets)
            throws Exception {
        Slices slices = paired.measure(variants, step);
        Map<String, Timing> timings = slices.timings();
        measured.merge(row.title(), timings.size(), Integer::sum);
        unsettled.merge(row.title(), slices.gettingFaster().size(), Integer::sum);
        return new Measurement(row.name(), parameters, "ns", timings, judge(targets, timings, Timing::minimum));
    }

    /** What targets say of timings. */
    static List<Verdict> judge(List<Target> targets, Map<String, Timing> timings, ToDoubleFunction<Timing> deciding) {
        return targets.stream()
                .flatMap(target -> target.judge(timings, deciding).stream())
                .toList();
    }

    /** The loop in C, if there is a compiler. */
    static List<Variant> withLimit(Optional<Variant> limit, Variant... variants) {
        List<Variant> all = new ArrayList<>(List.of(variants));
        limit.ifPresent(all::add);
        return all;
    }

    @Override
    public void close() {
        shared.values().forEach(Store::close);
        shared.clear();
    }
}
