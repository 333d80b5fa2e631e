package dev.rockspan.examples;

import dev.rockspan.CompactionServiceOptionsOverride;
import dev.rockspan.OpenAndCompactOptions;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.TickerType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The process that does a compaction for {@link RemoteCompaction}, and resumes one that was interrupted.
 *
 * <p>Needs RocksDB 11.6 or newer.
 */
public final class CompactionWorker {

    private CompactionWorker() {}

    /** Starts the worker in a JVM of its own. */
    static Process start(Path database, Path job) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        CompactionWorker.class.getName(),
                        database.toString(),
                        job.toString())
                .inheritIO()
                .start();
    }

    /** Takes the folder of the database, and the folder with the job's input, in which the output is put. */
    public static void main(String... args) throws IOException {
        Path database = Path.of(args[0]);
        Path job = Path.of(args[1]);
        try (Options counting = new Options().enableStatistics();
                CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(counting);
                OpenAndCompactOptions resumable = new OpenAndCompactOptions().setAllowResumption(true)) {
            override.setStatistics(counting);
            byte[] result = RocksDB.openAndCompact(
                    resumable,
                    database.toString(),
                    job.resolve("output").toString(),
                    Files.readAllBytes(job.resolve("input")),
                    override);
            long resumed = counting.getTickerCount(TickerType.REMOTE_COMPACT_RESUMED_BYTES);
            Files.writeString(job.resolve("resumed"), Long.toString(resumed));
            Files.write(job.resolve("result"), result);
        }
    }
}
