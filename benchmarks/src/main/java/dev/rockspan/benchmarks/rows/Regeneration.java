package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.paired.Timing;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.report.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Generates the API anew by the command line, the start of its JVM included. */
public final class Regeneration implements Row {

    private static final double BOUND_SECONDS = 5;
    private static final double NANOS_PER_SECOND = 1e9;

    @Override
    public String name() {
        return "generate";
    }

    @Override
    public String title() {
        return "Generate the API from all of c.h";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        Path launcher = launcher();
        if (launcher == null) {
            return List.of();
        }
        generate(launcher, lab); // builds the generator if need be
        double[] seconds = new double[Math.max(1, lab.plan().processes() / 3)];
        for (int i = 0; i < seconds.length; i++) {
            seconds[i] = generate(launcher, lab);
        }
        Timing timing = Timing.of(seconds);
        Verdict verdict = new Verdict(
                "generate",
                "the clock",
                "≤ 5 s",
                timing.median(),
                timing.p10(),
                timing.median(),
                timing.median() <= BOUND_SECONDS);
        return List.of(new Measurement(name(), Map.of(), "s", Map.of("generate", timing), List.of(verdict)));
    }

    private static @Nullable Path launcher() {
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isExecutable(folder.resolve("rockspan")) && Files.isDirectory(folder.resolve("templates"))) {
                return folder.resolve("rockspan");
            }
        }
        return null;
    }

    private static double generate(Path launcher, Lab lab) throws Exception {
        long start = System.nanoTime();
        Processes.run(List.of(
                launcher.toString(),
                "generate",
                "--quiet",
                "--output",
                lab.newFolder().toString()));
        return (System.nanoTime() - start) / NANOS_PER_SECOND;
    }
}
