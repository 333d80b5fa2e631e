package dev.rockspan.examples;

import dev.rockspan.CompactionService;
import dev.rockspan.CompactionServiceCallbacks;
import dev.rockspan.CompactionServiceJobInfo;
import dev.rockspan.CompactionServiceJobStatus;
import dev.rockspan.CompactionServiceScheduleResponse;
import dev.rockspan.CompressionType;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Has a compaction done by another process, a {@link CompactionWorker}. The first worker is killed in the middle of its
 * job; the second resumes it. A real service would send the job to another machine that reaches the same files.
 *
 * <p>Needs RocksDB 11.6 or newer.
 */
public record RemoteCompaction(Path database, Path jobs) implements CompactionServiceCallbacks {

    public static void main(String... args) throws IOException {
        Path database = Path.of(args[0]);
        Path jobs = Files.createDirectories(Path.of(database + "-jobs"));
        try (CompactionService service = new CompactionService("example", new RemoteCompaction(database, jobs));
                Options options = new Options()
                        .setCreateIfMissing(true)
                        .setDisableAutoCompactions(true)
                        .setCompressionType(CompressionType.NO_COMPRESSION)
                        .setTargetFileSizeBase(1 << 20) // a job is resumed after the last file that was finished
                        .setCompactionService(service);
                RocksDB db = RocksDB.open(options, database.toString())) {
            for (int file = 0; file < 4; file++) {
                for (int i = 0; i < 20_000; i++) {
                    db.put("key%08d".formatted(i * 4 + file).getBytes(StandardCharsets.UTF_8), new byte[1_000]);
                }
                db.flush();
            }
            db.compactRange();
            System.out.println("files left to compact: " + db.getProperty("rocksdb.num-files-at-level0"));
        }
    }

    @Override
    public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
        try {
            Files.write(jobs.resolve("input"), input.toArray(ValueLayout.JAVA_BYTE));
        } catch (IOException e) {
            return new CompactionServiceScheduleResponse(CompactionServiceJobStatus.USE_LOCAL);
        }
        return new CompactionServiceScheduleResponse("1", CompactionServiceJobStatus.SUCCESS);
    }

    @Override
    public Answer await(String job) {
        try {
            Process first = CompactionWorker.start(database, jobs);
            while (first.isAlive() && finishedFiles() < 5) {
                Thread.onSpinWait();
            }
            first.destroyForcibly().waitFor();
            System.out.println("the first worker was killed: " + (first.exitValue() != 0));
            CompactionWorker.start(database, jobs).waitFor();
            System.out.println("the second one resumed: "
                    + !Files.readString(jobs.resolve("resumed")).equals("0"));
            byte[] result = Files.readAllBytes(jobs.resolve("result"));
            return new Answer(CompactionServiceJobStatus.SUCCESS, MemorySegment.ofArray(result));
        } catch (IOException | InterruptedException e) {
            return new Answer(CompactionServiceJobStatus.USE_LOCAL, null);
        }
    }

    private int finishedFiles() {
        String[] files = jobs.resolve("output").toFile().list((folder, name) -> name.endsWith(".sst"));
        return files == null ? 0 : files.length;
    }
}
