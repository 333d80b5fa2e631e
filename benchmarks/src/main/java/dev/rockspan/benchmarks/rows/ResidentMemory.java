package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.paired.Timing;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.report.Verdict;
import dev.rockspan.benchmarks.start.MixedOperations;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Memory of a process that reads, writes, pins and iterates: at the end, compared with after a tenth of it. */
public final class ResidentMemory implements Row {

    private static final double BOUND = 1.05;
    private static final double KIB_PER_MIB = 1024;
    private static final String START = "after a tenth";
    private static final String END = "at the end";

    @Override
    public String name() {
        return "memory";
    }

    @Override
    public String title() {
        return "Resident memory of mixed operations";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        if (!Files.isReadable(Path.of("/proc/self/status"))) {
            return List.of();
        }
        Path folder = Files.createDirectories(lab.newFolder());
        // A heap that is all there from the start: what grows is elsewhere.
        List<String> options = List.of("-Xms128m", "-Xmx128m", "-XX:+AlwaysPreTouch");
        double[] mebibytes = Processes.run(Processes.command(
                        Processes.classPath(folder),
                        options,
                        MixedOperations.class,
                        lab.newFolder().toString(),
                        Integer.toString(lab.plan().mixedOperations())))
                .lines()
                .mapToDouble(line -> Double.parseDouble(line) / KIB_PER_MIB)
                .toArray();
        Map<String, Timing> timings = new LinkedHashMap<>();
        timings.put(START, Timing.of(mebibytes[0]));
        timings.put(END, Timing.of(mebibytes[mebibytes.length - 1]));
        double ratio = mebibytes[mebibytes.length - 1] / mebibytes[0];
        Verdict verdict = new Verdict(END, START, "≤ 1.05 ×", ratio, ratio, ratio, ratio <= BOUND);
        return List.of(new Measurement(
                name(), Map.of("operations", (long) lab.plan().mixedOperations()), "MiB", timings, List.of(verdict)));
    }
}
