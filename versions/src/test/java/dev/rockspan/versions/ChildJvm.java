package dev.rockspan.versions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A JVM of its own for an API and a library. */
final class ChildJvm {

    private ChildJvm() {}

    /** What became of it. */
    record Outcome(int exit, String output) {}

    /**
     * Runs a class to its end.
     *
     * @param folder is made, for its temporary files and its output
     */
    static Outcome run(Path folder, List<String> classPath, Library library, Class<?> main, List<String> arguments)
            throws IOException, InterruptedException {
        Path temporary = Files.createDirectories(folder.resolve("tmp"));
        Path output = folder.resolve("output.txt");
        List<String> path = new ArrayList<>(classPath);
        path.addAll(library.classPath());
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:ErrorFile=" + folder.resolve("hs_err.log"),
                "-XX:-CreateCoredumpOnCrash",
                "-Djava.io.tmpdir=" + temporary));
        command.addAll(library.options());
        command.addAll(List.of("-cp", Javac.classPath(path), main.getName()));
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().put("MALLOC_PERTURB_", "165");
        Process process = builder.start();
        try {
            if (!process.waitFor(5, TimeUnit.MINUTES)) {
                throw new IllegalStateException("The child JVM hangs. Its output:\n" + Files.readString(output));
            }
        } finally {
            Stream.concat(process.descendants(), Stream.of(process.toHandle())).forEach(ProcessHandle::destroyForcibly);
        }
        return new Outcome(process.exitValue(), Files.readString(output));
    }
}
