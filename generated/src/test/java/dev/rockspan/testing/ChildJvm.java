package dev.rockspan.testing;

import dev.rockspan.RocksDB;
import dev.rockspan.runtime.NativeLibrary;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A JVM of its own for what might end it. Its C library fills freed memory with rubbish and ends the process when memory
 * is freed twice, so that mistakes show.
 */
public final class ChildJvm {

    /** For what says or does more when it is compiled as well as in a user's JVM. */
    public static final List<String> WELL_COMPILED = List.of("-XX:TieredStopAtLevel=4");

    /** Most children end before it pays to compile them well; the long form does all the same. */
    private static final List<String> QUICK =
            Soak.LONG ? List.of() : List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto");

    private static final int FIRST_SIGNAL = 128;

    /** Names the library of this JVM, if it is not the one in rocksdbjni's jar. */
    private static final String LIBRARY = "rockspan.library";

    private ChildJvm() {}

    /** What became of it. */
    public record Outcome(int exit, String output, Path errorFile) {

        /** In words for a failed test. */
        public String describe() {
            String how = "ended with code " + exit;
            if (Files.exists(errorFile)) {
                how = "died by a signal, of which the JVM tells in " + errorFile;
            } else if (exit >= FIRST_SIGNAL) {
                how = "died by signal " + (exit - FIRST_SIGNAL);
            }
            return "The child JVM " + how + ". Its output:\n" + output;
        }
    }

    /** Runs the main class of a test on the class path to its end. */
    public static Outcome run(Path folder, Class<?> main, String... arguments) {
        return run(folder, onClassPath(main, arguments));
    }

    /** The same with options of {@code java}. */
    public static Outcome runWith(List<String> options, Path folder, Class<?> main, String... arguments) {
        List<String> all = new ArrayList<>(options);
        all.addAll(onClassPath(main, arguments));
        return run(folder, all);
    }

    /** The same by way of another program, which gets the command as its last arguments. */
    public static Outcome runBy(List<String> program, Path folder, Class<?> main, String... arguments) {
        return run(program, folder, onClassPath(main, arguments));
    }

    private static List<String> onClassPath(Class<?> main, String... arguments) {
        String path = Stream.of(NativeLibrary.class, RocksDB.class, ChildJvm.class)
                        .map(type -> Repository.classesOf(type).toString())
                        .collect(Collectors.joining(File.pathSeparator))
                + File.pathSeparator
                + jars();
        List<String> command =
                new ArrayList<>(List.of("--enable-native-access=ALL-UNNAMED", "-cp", path, main.getName()));
        command.addAll(Arrays.asList(arguments));
        String library = System.getProperty(LIBRARY);
        if (library != null) {
            command.add(0, "-D" + LIBRARY + "=" + library);
        }
        return command;
    }

    /** Runs {@code java} with these arguments to its end. */
    public static Outcome run(Path folder, List<String> arguments) {
        return run(List.of(), folder, arguments);
    }

    /** Starts the main class of a test; its output goes to a file. */
    public static Process start(Path outputFile, Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(QUICK);
        command.addAll(Soak.properties());
        command.addAll(onClassPath(main, arguments));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(outputFile.toFile())
                .start();
    }

    private static Outcome run(List<String> program, Path folder, List<String> arguments) {
        // Not in the test's folder, which is removed after it.
        Path crashes = Path.of("target", "crashes").toAbsolutePath();
        Path errorFile = crashes.resolve("hs_err_" + System.nanoTime() + ".log");
        Path outputFile = folder.resolve("output_" + System.nanoTime() + ".txt");
        List<String> command = new ArrayList<>(program);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:ErrorFile=" + errorFile, "-XX:-CreateCoredumpOnCrash", "-Xmx512m"));
        command.addAll(QUICK);
        command.addAll(Soak.properties());
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(outputFile.toFile());
        builder.environment().put("MALLOC_PERTURB_", "165");
        try {
            Files.createDirectories(crashes);
            Process process = builder.start();
            try {
                if (!process.waitFor(Soak.count(5, 90), TimeUnit.MINUTES)) {
                    throw new IllegalStateException(
                            "The child JVM hangs. Its output:\n" + Files.readString(outputFile));
                }
            } finally {
                process.destroyForcibly();
            }
            return new Outcome(process.exitValue(), Files.readString(outputFile, StandardCharsets.UTF_8), errorFile);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The jars that this JVM was started with, from class path and module path, and the extension's, made or not yet. */
    public static String jars() {
        return Stream.of("java.class.path", "jdk.module.path")
                .map(property -> System.getProperty(property, ""))
                .flatMap(path -> Stream.of(path.split(File.pathSeparator)))
                .filter(entry -> entry.endsWith(".jar") || entry.contains("native-extras"))
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }
}
