package dev.rockspan.generator.jextract;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;

/** A jextract that has been started; what it says goes to a file, so that it never waits for a reader. */
record JextractProcess(Process process, Path log) {

    /**
     * Starts a command.
     *
     * @param directory the process runs here: jextract reads a file of compiler flags in its working directory, so
     *     it must be one of our own
     * @param log takes both its output streams
     */
    static JextractProcess start(List<String> command, Path directory, Path log) throws IOException {
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        process.getOutputStream().close();
        return new JextractProcess(process, log);
    }

    /** Waits for the end; empty if it has not come in time, and then the process is gone as well. */
    OptionalInt await(Duration timeout) throws InterruptedException {
        try {
            if (process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
                return OptionalInt.of(process.exitValue());
            }
            return OptionalInt.empty();
        } finally {
            kill();
        }
    }

    /** Ends the process and what it has started, if it still runs. */
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** What it has said, line by line. */
    List<String> output() throws IOException {
        return new String(Files.readAllBytes(log), StandardCharsets.UTF_8)
                .lines()
                .toList();
    }

    /** The version on the first line that gives one, such as {@code 25} of {@code jextract 25}. */
    static Optional<String> version(List<String> output) {
        return output.stream()
                .filter(line -> line.matches("jextract \\d\\S*"))
                .map(line -> line.substring("jextract ".length()))
                .findFirst();
    }
}
