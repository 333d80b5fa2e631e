package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compactions that a service in Java does, or declines to do. */
class CompactionServiceTest {

    @TempDir
    Path folder;

    private Path database() {
        return folder.resolve("db");
    }

    private RocksDB open(CompactionServiceCallbacks callbacks) {
        try (Options options = new Options()
                .setCreateIfMissing(true)
                .setDisableAutoCompactions(true)
                .setCompactionService(new CompactionService("service", callbacks))) {
            return RocksDB.open(options, database().toString());
        }
    }

    /** Two files that overlap, compacted into one. */
    private static void compact(RocksDB db) {
        for (String value : List.of("1", "2")) {
            List.of("a", "b", "c").forEach(key -> db.put(b(key), b(value)));
            TestDb.flush(db);
        }
        db.compactRange();
    }

    /** Takes jobs on and has them done by a worker in this process. */
    private class Worker implements CompactionServiceCallbacks {
        final Map<String, byte[]> jobs = new ConcurrentHashMap<>();
        final Queue<String> events = new ConcurrentLinkedQueue<>();
        final KeptArguments kept = new KeptArguments();

        @Override
        public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
            kept.keep(input);
            kept.use(info::jobId);
            events.add("scheduled in " + info.columnFamilyName() + " of "
                    + Path.of(info.dbName()).getFileName() + ": "
                    + info.compactionReason() + ", manual " + info.isManualCompaction() + ", to level "
                    + info.outputLevel());
            assertThat(info.dbId()).isNotEmpty();
            assertThat(info.dbSessionId()).isNotEmpty();
            assertThat(info.isBottommostLevel()).isTrue();
            String id = "job " + jobs.size();
            jobs.put(id, input.toArray(ValueLayout.JAVA_BYTE));
            return new CompactionServiceScheduleResponse(id, CompactionServiceJobStatus.SUCCESS);
        }

        @Override
        public Answer await(String scheduledJobId) {
            events.add("awaited " + scheduledJobId);
            try (Options options = new Options();
                    CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(options)) {
                byte[] result = RocksDB.openAndCompact(
                        database().toString(), folder.resolve("out").toString(), jobs.get(scheduledJobId), override);
                return new Answer(CompactionServiceJobStatus.SUCCESS, MemorySegment.ofArray(result));
            }
        }

        @Override
        public void onInstallation(String scheduledJobId, CompactionServiceJobStatus status) {
            events.add("installed " + scheduledJobId + ": " + status);
        }

        @Override
        public void cancelAwaitingJobs() {
            events.add("cancelled");
        }
    }

    @Test
    void a_worker_does_the_compaction() {
        int before = Callbacks.live();
        Worker worker = new Worker();
        try (HandledErrors handled = new HandledErrors();
                RocksDB db = open(worker)) {
            System.gc();
            compact(db);
            assertThat(handled.all()).isEmpty();
            assertThat(worker.events)
                    .containsExactly(
                            "scheduled in default of db: " + CompactionReason.kManualCompaction
                                    + ", manual true, to level 6",
                            "awaited job 0",
                            "installed job 0: SUCCESS");
            worker.kept.assertAllEnded();
            assertThat(TestDb.entries(db)).containsExactly("a=2", "b=2", "c=2");
            assertThat(db.getProperty("rocksdb.num-files-at-level6")).isEqualTo("1");
            assertThat(Callbacks.live()).isEqualTo(before + 1);
        }
        assertThat(worker.events).contains("cancelled");
        assertThat(Callbacks.live()).isEqualTo(before);
        try (RocksDB db = TestDb.open(database())) {
            assertThat(TestDb.entries(db)).containsExactly("a=2", "b=2", "c=2");
        }
    }

    private void assertCompactsItself(CompactionServiceCallbacks callbacks, String... errors) {
        int before = Callbacks.live();
        try (HandledErrors handled = new HandledErrors()) {
            try (RocksDB db = open(callbacks)) {
                compact(db);
                assertThat(TestDb.entries(db)).containsExactly("a=2", "b=2", "c=2");
                assertThat(db.getProperty("rocksdb.num-files-at-level6")).isEqualTo("1");
            }
            assertThat(handled.all()).containsExactly(errors);
        }
        assertThat(Callbacks.live()).isEqualTo(before);
    }

    /** Answers with a status each. */
    private static CompactionServiceCallbacks answering(
            CompactionServiceJobStatus scheduled, CompactionServiceJobStatus awaited, byte[] result) {
        return new CompactionServiceCallbacks() {
            @Override
            public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
                return new CompactionServiceScheduleResponse("job", scheduled);
            }

            @Override
            public Answer await(String scheduledJobId) {
                return new Answer(awaited, result == null ? null : MemorySegment.ofArray(result));
            }
        };
    }

    @Test
    void RocksDB_does_what_the_service_declines() {
        assertCompactsItself(answering(CompactionServiceJobStatus.USE_LOCAL, CompactionServiceJobStatus.FAILURE, null));
    }

    @Test
    void RocksDB_does_what_the_service_gives_back() {
        assertCompactsItself(answering(CompactionServiceJobStatus.SUCCESS, CompactionServiceJobStatus.USE_LOCAL, null));
    }

    @Test
    void RocksDB_does_what_came_back_as_rubbish() {
        assertCompactsItself(
                answering(CompactionServiceJobStatus.SUCCESS, CompactionServiceJobStatus.SUCCESS, b("rubbish")));
    }

    @Test
    void a_job_that_fails_leaves_the_files_as_they_were() {
        try (RocksDB db =
                open(answering(CompactionServiceJobStatus.SUCCESS, CompactionServiceJobStatus.FAILURE, null))) {
            compact(db);
            assertThat(TestDb.entries(db)).containsExactly("a=2", "b=2", "c=2");
            assertThat(db.getProperty("rocksdb.num-files-at-level0")).isEqualTo("2");
        }
        try (RocksDB db = TestDb.open(database())) {
            assertThat(TestDb.entries(db)).containsExactly("a=2", "b=2", "c=2");
        }
    }

    @Test
    void after_exceptions_RocksDB_does_it() {
        assertCompactsItself(
                new Throwing(true),
                "CompactionServiceCallbacks.schedule: not now",
                "CompactionServiceCallbacks.cancelAwaitingJobs: no end");
    }

    @Test
    void after_exceptions_while_it_waits_RocksDB_does_it() {
        assertCompactsItself(
                new Throwing(false),
                "CompactionServiceCallbacks.await: cannot wait",
                "CompactionServiceCallbacks.cancelAwaitingJobs: no end");
    }

    private static final class Throwing implements CompactionServiceCallbacks {
        private final boolean atOnce;

        Throwing(boolean atOnce) {
            this.atOnce = atOnce;
        }

        @Override
        public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
            if (atOnce) {
                throw new IllegalArgumentException("not now");
            }
            return new CompactionServiceScheduleResponse("job", CompactionServiceJobStatus.SUCCESS);
        }

        @Override
        public Answer await(String scheduledJobId) {
            throw new IllegalArgumentException("cannot wait");
        }

        @Override
        public void cancelAwaitingJobs() {
            throw new IllegalArgumentException("no end");
        }
    }

    @Test
    void answers_that_are_null_or_used_up_count_as_exceptions() {
        CompactionServiceScheduleResponse closed =
                new CompactionServiceScheduleResponse("job", CompactionServiceJobStatus.SUCCESS);
        closed.close();
        Queue<java.util.Optional<CompactionServiceScheduleResponse>> answers =
                new ConcurrentLinkedQueue<>(List.of(java.util.Optional.empty(), java.util.Optional.of(closed)));
        try (HandledErrors handled = new HandledErrors();
                RocksDB db = open(new CompactionServiceCallbacks() {
                    @Override
                    public CompactionServiceScheduleResponse schedule(
                            CompactionServiceJobInfo info, MemorySegment input) {
                        return answers.remove().orElse(null);
                    }

                    @Override
                    public Answer await(String scheduledJobId) {
                        return null;
                    }
                })) {
            compact(db);
            compact(db);
            assertThat(handled.all())
                    .containsExactly(
                            "CompactionServiceCallbacks.schedule: CompactionServiceCallbacks.schedule answered null",
                            "CompactionServiceCallbacks.schedule: CompactionServiceScheduleResponse is closed");
            assertThat(TestDb.entries(db)).containsExactly("a=2", "b=2", "c=2");
        }
    }

    @Test
    void a_worker_that_cannot_do_it_tells_so() {
        try (Options options = new Options();
                CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(options)) {
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(() -> RocksDB.openAndCompact(
                            database().toString(), folder.resolve("out").toString(), b("rubbish"), override));
        }
    }
}
