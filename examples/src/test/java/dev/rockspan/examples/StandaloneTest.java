package dev.rockspan.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs each example without arguments in a JVM of its own. */
@Execution(ExecutionMode.CONCURRENT)
class StandaloneTest {

    @ParameterizedTest
    @ValueSource(
            classes = {
                Backups.class,
                BulkLoad.class,
                Checkpoints.class,
                ColumnFamilies.class,
                DatabaseFiles.class,
                DropExpired.class,
                Errors.class,
                EventStore.class,
                Events.class,
                FollowTheLog.class,
                Follower.class,
                ManyKeys.class,
                MergeCounter.class,
                Metrics.class,
                OptionTexts.class,
                OptionsTour.class,
                PrefixScan.class,
                Quickstart.class,
                ReadYourWrites.class,
                ReverseOrder.class,
                ServeWithoutCopying.class,
                SharedLimits.class,
                Snapshots.class,
                TimeToLive.class,
                Timestamps.class,
                Transactions.class,
                Tuning.class
            })
    void leaves_nothing_behind(Class<?> example, @TempDir Path folder) throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Djava.io.tmpdir=" + temporary,
                        "-XX:ErrorFile=" + folder.resolve("hs_err.log"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        example.getName()))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).as("ends").isTrue();
        } finally {
            process.destroyForcibly();
        }
        String printed = Files.readString(output, StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(printed).isZero();
        assertThat(printed).isNotBlank().doesNotContain("WARNING");
        assertThat(temporary).isEmptyDirectory();
    }
}
