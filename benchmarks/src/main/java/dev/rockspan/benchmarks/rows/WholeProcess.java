package dev.rockspan.benchmarks.rows;

import dev.rockspan.benchmarks.paired.Slices;
import dev.rockspan.benchmarks.paired.Timing;
import dev.rockspan.benchmarks.report.Measurement;
import dev.rockspan.benchmarks.start.StartOfPeer;
import dev.rockspan.benchmarks.start.StartOfRockspan;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A program that opens a new database, puts, gets, closes and ends, from the start of its JVM. Medians decide. */
public final class WholeProcess implements Row {

    private static final String CACHED = Names.OURS + " with AOT cache";
    private static final String PEER_CACHED = Names.PEER + " with AOT cache";
    private static final double NANOS_PER_MILLI = 1e6;

    private record Program(String name, Class<?> main, List<String> options) {}

    @Override
    public String name() {
        return "process";
    }

    @Override
    public String title() {
        return "Whole process: JVM start, open, put, get, close";
    }

    @Override
    public List<Measurement> measure(Lab lab) throws Exception {
        Path folder = Files.createDirectories(lab.newFolder());
        String classPath = Processes.classPath(folder);
        List<String> ours = cache(classPath, folder.resolve("ours.aot"), StartOfRockspan.class, lab);
        List<String> peers = cache(classPath, folder.resolve("peer.aot"), StartOfPeer.class, lab);
        List<Program> programs = new ArrayList<>(List.of(
                new Program(Names.OURS, StartOfRockspan.class, List.of()),
                new Program(CACHED, StartOfRockspan.class, ours),
                new Program(Names.PEER, StartOfPeer.class, List.of()),
                new Program(PEER_CACHED, StartOfPeer.class, peers)));
        Slices slices = new Slices(
                programs.stream().map(Program::name).toList(), lab.plan().processes());
        Random random = new Random(1);
        for (int round = 0; round < lab.plan().processes(); round++) {
            Collections.shuffle(programs, random);
            for (Program program : programs) {
                List<String> command = Processes.command(
                        classPath,
                        program.options(),
                        program.main(),
                        lab.newFolder().toString());
                long start = System.nanoTime();
                Processes.run(command);
                slices.put(program.name(), round, (System.nanoTime() - start) / NANOS_PER_MILLI);
            }
        }
        Map<String, Timing> timings = slices.timings();
        List<Target> targets =
                List.of(Target.atMost(1.0, Names.OURS, Names.PEER), Target.atMost(0.6, CACHED, Names.PEER));
        return List.of(new Measurement(name(), Map.of(), "ms", timings, Lab.judge(targets, timings, Timing::median)));
    }

    /** What makes {@code java} use a cache that is made by a first run. */
    private static List<String> cache(String classPath, Path file, Class<?> main, Lab lab) throws Exception {
        Processes.run(Processes.command(
                classPath,
                List.of("-XX:AOTCacheOutput=" + file),
                main,
                lab.newFolder().toString()));
        return List.of("-XX:AOTCache=" + file);
    }
}
