package dev.rockspan.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script, with a Maven that only says what the real one would. */
@DisabledOnOs(OS.WINDOWS)
class RunScriptTest {

    @TempDir
    Path folder;

    @Test
    void saysNothingAfterWhatTheBenchmarksSayThatStoppedThem() throws Exception {
        maven("""
            echo "No such rows"
            printf '\\033[0m[ERROR] Command execution failed.\\n'
            echo "    at org.example.Deep.inside (Deep.java:1)"
            exit 1
            """);

        assertThat(run()).isEqualTo(1);
        assertThat(folder.resolve("out")).hasContent("No such rows\n");
    }

    @Test
    void showsWhyABuildFailed() throws Exception {
        maven("echo '[ERROR] COMPILATION ERROR'; exit 1\n");

        assertThat(run()).isEqualTo(1);
        assertThat(folder.resolve("out")).hasContent("[ERROR] COMPILATION ERROR\n");
    }

    @Test
    void endsWellWhereTheBenchmarksDo() throws Exception {
        maven("echo done\n");

        assertThat(run()).isZero();
        assertThat(folder.resolve("out")).hasContent("done\n");
    }

    private int run() throws IOException, InterruptedException {
        ProcessBuilder run = new ProcessBuilder(Path.of("run").toAbsolutePath().toString(), "--quick")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile());
        run.environment().merge("PATH", folder.toString(), (path, first) -> first + ":" + path);
        return run.start().waitFor();
    }

    private void maven(String script) throws IOException {
        Path maven = Files.writeString(folder.resolve("mvn"), "#!/bin/sh\n" + script);
        assertThat(maven.toFile().setExecutable(true)).isTrue();
    }
}
