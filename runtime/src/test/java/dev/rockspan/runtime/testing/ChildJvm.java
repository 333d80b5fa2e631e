package dev.rockspan.runtime.testing;

import dev.rockspan.runtime.NativeLibrary;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rocksdb.Status;

/** A JVM of its own, with the runtime and the tests on its class path. */
public final class ChildJvm {

    /** For a run of which little is gained by compiling it well. */
    private static final List<String> SHORT = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto");

    private final List<String> options = new ArrayList<>();
    private final Map<String, String> environment = new TreeMap<>();
    private boolean jar = true;
    private boolean modular;

    /** What became of it. */
    public record Outcome(int exit, String output) {}

    /** The rocksdbjni jar that the tests use. */
    public static Path rocksdbjni() {
        return where(Status.class);
    }

    private static Path where(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Leaves the rocksdbjni jar off the class path. */
    public ChildJvm withoutJar() {
        jar = false;
        return this;
    }

    /** Puts the runtime, with the tests patched in, and the jar on the module path instead. */
    public ChildJvm modular() {
        modular = true;
        return this;
    }

    public ChildJvm option(String option) {
        options.add(option);
        return this;
    }

    public ChildJvm environment(String name, Object value) {
        environment.put(name, value.toString());
        return this;
    }

    /** Runs a main class to its end. */
    public Outcome run(Class<?> main, String... arguments) {
        return start(main, arguments).join();
    }

    /** Runs a main class. */
    public CompletableFuture<Outcome> start(Class<?> main, String... arguments) {
        String path = Stream.of(NativeLibrary.class, ChildJvm.class, Status.class)
                .filter(type -> type == ChildJvm.class ? !modular : jar || type != Status.class)
                .map(type -> where(type).toString())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(SHORT);
        command.addAll(options);
        if (modular) {
            String module = "dev.rockspan.runtime";
            command.add("--enable-native-access=" + module);
            command.addAll(List.of("--module-path", path));
            command.addAll(List.of("--patch-module", module + "=" + where(ChildJvm.class)));
            command.addAll(List.of("--module", module + "/" + main.getName()));
        } else {
            command.add("--enable-native-access=ALL-UNNAMED");
            command.addAll(List.of("-cp", path, main.getName()));
        }
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        return CompletableFuture.supplyAsync(() -> await(builder), Thread::startVirtualThread);
    }

    private static Outcome await(ProcessBuilder builder) {
        try {
            Process process = builder.start();
            try {
                CompletableFuture<String> output = CompletableFuture.supplyAsync(() -> read(process));
                if (!process.waitFor(2, TimeUnit.MINUTES)) {
                    throw new IllegalStateException("The child JVM hangs: " + builder.command());
                }
                return new Outcome(process.exitValue(), output.join());
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String read(Process process) {
        try {
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
