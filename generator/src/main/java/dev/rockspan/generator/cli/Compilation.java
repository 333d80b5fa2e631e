package dev.rockspan.generator.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Compiles a generated API as the checkout's own build does: with Maven, a JDK that it finds, and the runtime. */
final class Compilation {

    private final Path home;
    private final Path output;
    private final Terminal terminal;

    private Compilation(Path home, Path output, Terminal terminal) {
        this.home = home;
        this.output = output;
        this.terminal = terminal;
    }

    static Compilation of(TargetOptions target, Terminal terminal) {
        Path home = Home.folder();
        if (home == null) {
            throw target.source().usage("--compile needs a checkout of Rockspan: call its ./rockspan");
        }
        return new Compilation(home, target.output().toAbsolutePath().normalize(), terminal);
    }

    int run() {
        terminal.stage("compile");
        List<String> command = List.of(
                maven(),
                "--batch-mode",
                "--quiet",
                "--file",
                home.resolve("pom.xml").toString(),
                "--projects",
                "generated",
                "--also-make",
                "-Drockspan.output=" + output,
                "compile");
        try {
            Process maven =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            List<String> said = new ArrayList<>();
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(maven.getInputStream(), StandardCharsets.UTF_8))) {
                lines.lines().forEach(said::add);
            }
            if (maven.waitFor() != 0) {
                terminal.error("what was generated does not compile:\n" + String.join("\n", said)
                        + "\nTo see it again: " + String.join(" ", command));
                return ExitCode.DIFFERENT;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.DIFFERENT;
        }
        terminal.say(Home.display(output) + " compiles.");
        return ExitCode.DONE;
    }

    private static String maven() {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return windows ? "mvn.cmd" : "mvn";
    }
}
