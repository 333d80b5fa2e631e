package dev.rockspan.parity;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs compiled tests, a JVM for each class; a test that ends its JVM, or does not end, has failed. */
final class PortedRun {

    private static final int SECONDS = 300;

    private final Path folder;
    private final Path classes;
    private final SortedSet<String> passed = new TreeSet<>();
    private final SortedSet<String> skipped = new TreeSet<>();
    private final SortedMap<String, String> failed = new TreeMap<>();

    PortedRun(Path folder, Path classes) {
        this.folder = folder;
        this.classes = classes;
    }

    SortedSet<String> passed() {
        SortedSet<String> all = new TreeSet<>(passed);
        all.removeAll(failed.keySet());
        return all;
    }

    SortedSet<String> skipped() {
        SortedSet<String> all = new TreeSet<>(skipped);
        all.removeAll(failed.keySet());
        all.removeAll(passed);
        return all;
    }

    SortedMap<String, String> failed() {
        return failed;
    }

    void run(String className) throws IOException, InterruptedException {
        List<String> without = new ArrayList<>();
        String crashed;
        do {
            crashed = runOnce(className, without);
            if (crashed != null) {
                without.add(crashed);
            }
        } while (crashed != null);
    }

    /** That of this JVM, for one in another folder. */
    static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** A JVM with a folder for temporary files and a folder of classes. */
    static List<String> java(Path work, Path classes, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + work,
                "-XX:ErrorFile=" + work.resolve("crash.log"),
                "-cp",
                classes + File.pathSeparator + classPath()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Returns the test that ended the JVM, if one did. */
    private String runOnce(String className, List<String> without) throws IOException, InterruptedException {
        Path work = folder.resolve("work/" + className);
        PortedSources.delete(work);
        Files.createDirectories(work);
        Path output = folder.resolve("work/" + className + ".txt");
        List<String> command = java(work, classes, PortedTestRunner.class.getName(), className);
        command.addAll(without);
        Process process = new ProcessBuilder(command)
                .directory(work.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        String running = null;
        for (String line :
                Files.readString(output, StandardCharsets.ISO_8859_1).lines().toList()) {
            String[] cells = line.split("\t", 4);
            if (!cells[0].equals(PortedTestRunner.MARK)) {
                continue;
            }
            running = cells[1].equals("start") ? cells[2] : null;
            switch (cells[1]) {
                case "passed" -> passed.add(cells[2]);
                case "skipped" -> skipped.add(cells[2]);
                case "failed" -> failed.putIfAbsent(cells[2], cells[3]);
                default -> {}
            }
        }
        if (running != null && (!ended || process.exitValue() != 0)) {
            failed.put(running, ended ? "the JVM ended: exit code " + process.exitValue() : "does not end");
            return running;
        }
        return null;
    }
}
