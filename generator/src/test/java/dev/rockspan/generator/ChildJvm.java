package dev.rockspan.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs programs as their users do, each in a process of its own. */
public final class ChildJvm {

    /** How a process ended. */
    public record Outcome(int exitCode, String out, String err) {}

    private ChildJvm() {}

    /** Runs Rockspan's command line in a JVM with these options, compiled as its launcher has it. */
    public static Outcome rockspan(Path directory, List<String> jvmOptions, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(jvmOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add("dev.rockspan.generator.cli.RockspanCli");
        command.addAll(List.of(arguments));
        return run(directory, Map.of(), command);
    }

    /** Runs a command with these variables on top of the environment. */
    public static Outcome run(Path directory, Map<String, String> environment, List<String> command) {
        try {
            Path out = Files.createTempFile("rockspan", ".out");
            Path err = Files.createTempFile("rockspan", ".err");
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().putAll(environment);
            int exitCode = builder.start().waitFor();
            Outcome outcome = new Outcome(
                    exitCode,
                    Files.readString(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8));
            Files.delete(out);
            Files.delete(err);
            return outcome;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
