package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.KeptArguments;
import dev.rockspan.testing.TestDb;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Event listeners in Java: flushes, compactions, stalls, ingested files, background errors. */
class EventListenerTest {

    @TempDir
    Path folder;

    private static Options listening(EventListenerCallbacks callbacks) {
        return new Options().setCreateIfMissing(true).addEventListener(new EventListener(callbacks));
    }

    private RocksDB open(Options options) {
        try (options) {
            return RocksDB.open(options, folder.resolve("db").toString());
        }
    }

    private static void await(BooleanSupplier condition) {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("still waiting").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    /** Notes what it is told, and keeps what it is given. */
    private static class Noting implements EventListenerCallbacks {
        final Queue<String> events = new ConcurrentLinkedQueue<>();
        final KeptArguments kept = new KeptArguments();

        long stalls() {
            return events.stream().filter(event -> event.startsWith("stall")).count();
        }

        @Override
        public void onFlushBegin(FlushJobInfo info) {
            kept.use(info::getJobId);
            events.add("flush begins in " + info.getColumnFamilyName() + ": " + info.getFlushReason());
        }

        @Override
        public void onFlushCompleted(FlushJobInfo info) {
            TableProperties properties = info.getTableProperties();
            kept.use(info::getFilePath);
            kept.use(properties::getNumEntries);
            assertThat(info.getFilePath()).endsWith(".sst");
            assertThat(info.getFilePath()).contains("%06d".formatted(info.getFileNumber()));
            assertThat(info.getSmallestSeqno()).isLessThanOrEqualTo(info.getLargestSeqno());
            assertThat(info.getColumnFamilyId()).isZero();
            assertThat(info.getThreadId()).isNotZero();
            assertThat(info.getBlobFileAdditionInfos()).isEmpty();
            events.add("flush of " + properties.getNumEntries() + " ends");
        }

        @Override
        public void onCompactionBegin(CompactionJobInfo info) {
            kept.use(info::jobId);
            events.add("compaction of " + info.inputFiles().size() + " files begins: " + info.compactionReason());
        }

        @Override
        public void onCompactionCompleted(CompactionJobInfo info) {
            info.checkStatus();
            assertThat(info.aborted()).isFalse();
            assertThat(info.inputFiles().get(0)).endsWith(".sst");
            String output = info.outputFiles().getFirst();
            CompactionFileInfo file = info.outputFileInfos().getFirst();
            CompactionJobStats stats = info.stats();
            TableProperties properties = info.tablePropertiesForFile(output);
            assertThat(properties).isNotNull();
            kept.use(info::inputFiles);
            kept.use(file::level);
            kept.use(stats::numInputRecords);
            kept.use(properties::getNumEntries);
            assertThat(file.level()).isEqualTo(info.outputLevel());
            events.add("compaction of " + stats.numInputRecords() + " into " + properties.getNumEntries() + " ends");
        }

        @Override
        public void onSubcompactionBegin(SubcompactionJobInfo info) {
            kept.use(info::jobId);
            events.add("part begins: " + info.compactionReason());
        }

        @Override
        public void onSubcompactionCompleted(SubcompactionJobInfo info) {
            info.status();
            CompactionJobStats stats = info.stats();
            kept.use(info::outputLevel);
            kept.use(stats::numInputRecords);
            events.add("part ends in " + info.columnFamilyName());
        }

        @Override
        public void onExternalFileIngested(ExternalFileIngestionInfo info) {
            TableProperties properties = info.getTableProperties();
            kept.use(info::getExternalFilePath);
            kept.use(properties::getNumEntries);
            assertThat(info.getInternalFilePath()).endsWith(".sst");
            events.add("ingested " + Path.of(info.getExternalFilePath()).getFileName() + " of "
                    + properties.getNumEntries() + " into " + info.getColumnFamilyName());
        }

        @Override
        public void onStallConditionsChanged(WriteStallInfo info) {
            kept.use(info::getColumnFamilyName);
            events.add("stall in " + info.getColumnFamilyName());
        }

        @Override
        public void onMemTableSealed(MemTableInfo info) {
            kept.use(info::getNumEntries);
            events.add("sealed " + info.getColumnFamilyName() + " with " + info.getNumEntries() + ", "
                    + info.getNumDeletes() + " of them deletes");
        }
    }

    @Test
    void of_flushes_and_compactions() {
        int before = Callbacks.live();
        Noting noting = new Noting();
        try (RocksDB db = open(listening(noting).setDisableAutoCompactions(true))) {
            System.gc();
            db.put(b("a"), b("1"));
            db.put(b("b"), b("1"));
            db.delete(b("c"));
            TestDb.flush(db);
            assertThat(noting.events)
                    .containsExactly(
                            "sealed default with 3, 1 of them deletes",
                            "flush begins in default: MANUAL_FLUSH",
                            "flush of 3 ends");
            noting.kept.assertAllEnded();
            noting.events.clear();
            db.put(b("b"), b("2"));
            TestDb.flush(db);
            noting.events.clear();
            db.compactRange();
            assertThat(noting.events)
                    .containsExactly(
                            "compaction of 2 files begins: kManualCompaction",
                            "part begins: kManualCompaction",
                            "part ends in default",
                            "compaction of 4 into 2 ends");
            noting.kept.assertAllEnded();
            assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2");
            assertThat(Callbacks.live()).isEqualTo(before + 1);
        }
        assertThat(Callbacks.live()).isEqualTo(before);
    }

    @Test
    void of_stalls() {
        CountDownLatch stalled = new CountDownLatch(1);
        Noting noting = new Noting() {
            @Override
            public void onCompactionBegin(CompactionJobInfo info) {
                awaitUninterruptibly(stalled);
            }
        };
        try (RocksDB db = open(listening(noting)
                .setLevel0FileNumCompactionTrigger(2)
                .setLevel0SlowdownWritesTrigger(2)
                .setLevel0StopWritesTrigger(20))) {
            db.put(b("a"), b("1"));
            TestDb.flush(db);
            assertThat(noting.events).doesNotContain("stall in default");
            db.put(b("a"), b("2"));
            TestDb.flush(db);
            await(() -> noting.stalls() == 1);
            stalled.countDown(); // the compaction goes on, and then there is no reason any more to hold up writes
            await(() -> noting.stalls() == 2);
            noting.kept.assertAllEnded();
            assertThat(TestDb.entries(db)).containsExactly("a=2");
        }
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void of_ingested_files() {
        Noting noting = new Noting();
        try (RocksDB db = open(listening(noting));
                IngestExternalFileOptions ingesting = new IngestExternalFileOptions()) {
            db.ingestExternalFile(List.of(externalFile()), ingesting);
            assertThat(noting.events).containsExactly("ingested external.sst of 2 into default");
            noting.kept.assertAllEnded();
            assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2");
        }
    }

    private String externalFile() {
        String file = folder.resolve("external.sst").toString();
        try (EnvOptions env = new EnvOptions();
                Options options = new Options();
                SstFileWriter writer = new SstFileWriter(env, options)) {
            writer.open(file);
            writer.put(b("a"), b("1"));
            writer.put(b("b"), b("2"));
            writer.finish();
        }
        return file;
    }

    @Test
    void of_several_listeners_all_are_told() {
        Noting first = new Noting();
        Noting second = new Noting();
        try (RocksDB db = open(listening(first).addEventListener(new EventListener(second)))) {
            db.put(b("a"), b("1"));
            TestDb.flush(db);
            assertThat(first.events).hasSize(3);
            assertThat(second.events).containsExactlyElementsOf(first.events);
        }
    }

    /** A database that fails to compact what "bad" is merged into. */
    private Options failing(EventListenerCallbacks callbacks) {
        MergeOperatorCallbacks merge = (key, existing, operands) -> s(key).equals("bad") ? null : operands.getLast();
        return listening(callbacks).setMergeOperator(new MergeOperator("merge", merge));
    }

    private static void failToCompact(RocksDB db) {
        List.of("a", "bad", "good").forEach(key -> db.put(b(key), b("1")));
        TestDb.flush(db);
        db.merge(b("bad"), b("3"));
        TestDb.flush(db);
        db.compactRange();
    }

    @Test
    void of_background_errors() {
        Queue<String> errors = new ConcurrentLinkedQueue<>();
        KeptArguments kept = new KeptArguments();
        EventListenerCallbacks listener = new EventListenerCallbacks() {
            @Override
            public void onBackgroundError(BackgroundErrorReason reason, BackgroundErrorStatus status) {
                RocksDBException error = catchThrowableOfType(RocksDBException.class, status::getError);
                kept.use(() -> {
                    if (catchThrowable(status::getError) instanceof IllegalStateException ended) {
                        throw ended;
                    }
                });
                errors.add(reason + ": " + error.getStatus());
            }
        };
        try (RocksDB db = open(failing(listener))) {
            failToCompact(db);
            assertThat(errors).containsExactly("COMPACTION: Corruption: Merge operator failed");
            kept.assertAllEnded();
            assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.put(b("later"), b("3")));
            assertThat(s(db.get(b("good")))).isEqualTo("1");
        }
    }

    @Test
    void of_background_errors_that_are_taken_back() {
        Queue<BackgroundErrorReason> errors = new ConcurrentLinkedQueue<>();
        EventListenerCallbacks listener = new EventListenerCallbacks() {
            @Override
            public void onBackgroundError(BackgroundErrorReason reason, BackgroundErrorStatus status) {
                errors.add(reason);
                status.reset();
                status.getError();
            }
        };
        try (RocksDB db = open(failing(listener))) {
            failToCompact(db);
            assertThat(errors).isNotEmpty().containsOnly(BackgroundErrorReason.COMPACTION);
            db.put(b("later"), b("3"));
            db.delete(b("bad"));
            assertThat(TestDb.entries(db)).containsExactly("a=1", "good=1", "later=3");
        }
    }

    /** Throws in every callback. */
    private static final class Throwing implements EventListenerCallbacks {
        private static RuntimeException in(String callback) {
            return new IllegalArgumentException("in " + callback);
        }

        @Override
        public void onFlushBegin(FlushJobInfo info) {
            throw in("flush begin");
        }

        @Override
        public void onFlushCompleted(FlushJobInfo info) {
            throw in("flush end");
        }

        @Override
        public void onCompactionBegin(CompactionJobInfo info) {
            throw in("compaction begin");
        }

        @Override
        public void onCompactionCompleted(CompactionJobInfo info) {
            throw in("compaction end");
        }

        @Override
        public void onSubcompactionBegin(SubcompactionJobInfo info) {
            throw in("part begin");
        }

        @Override
        public void onSubcompactionCompleted(SubcompactionJobInfo info) {
            throw in("part end");
        }

        @Override
        public void onExternalFileIngested(ExternalFileIngestionInfo info) {
            throw in("ingestion");
        }

        @Override
        public void onBackgroundError(BackgroundErrorReason reason, BackgroundErrorStatus status) {
            throw in("error");
        }

        @Override
        public void onStallConditionsChanged(WriteStallInfo info) {
            throw in("stall");
        }

        @Override
        public void onMemTableSealed(MemTableInfo info) {
            throw in("sealed");
        }
    }

    @Test
    void exceptions_reach_the_caller_or_the_handler_and_the_work_is_done() {
        int before = Callbacks.live();
        try (HandledErrors handled = new HandledErrors()) {
            try (RocksDB db = open(listening(new Throwing()));
                    IngestExternalFileOptions ingesting = new IngestExternalFileOptions()) {
                // On this thread: a file is taken in, a memtable sealed.
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.ingestExternalFile(List.of(externalFile()), ingesting))
                        .withMessage("in ingestion");
                assertThat(handled.all()).isEmpty();
                for (String value : List.of("x", "y")) {
                    db.put(b("a"), b(value));
                    db.put(b("c"), b(value));
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> TestDb.flush(db))
                            .withMessage("in sealed");
                }
                db.compactRange();
                assertThat(handled.all())
                        .contains(
                                "EventListenerCallbacks.onFlushBegin: in flush begin",
                                "EventListenerCallbacks.onFlushCompleted: in flush end",
                                "EventListenerCallbacks.onCompactionBegin: in compaction begin",
                                "EventListenerCallbacks.onSubcompactionBegin: in part begin",
                                "EventListenerCallbacks.onSubcompactionCompleted: in part end",
                                "EventListenerCallbacks.onCompactionCompleted: in compaction end");
                assertThat(TestDb.entries(db)).containsExactly("a=y", "b=2", "c=y");
            }
        }
        assertThat(Callbacks.live()).isEqualTo(before);
        try (RocksDB db = open(new Options())) {
            assertThat(TestDb.entries(db)).containsExactly("a=y", "b=2", "c=y");
        }
    }

    @Test
    void an_exception_about_a_background_error_changes_nothing_about_it() {
        try (HandledErrors handled = new HandledErrors()) {
            EventListenerCallbacks throwing = new EventListenerCallbacks() {
                @Override
                public void onBackgroundError(BackgroundErrorReason reason, BackgroundErrorStatus status) {
                    throw new IllegalArgumentException("in error");
                }
            };
            try (RocksDB db = open(failing(throwing))) {
                failToCompact(db);
                assertThat(handled.all()).containsExactly("EventListenerCallbacks.onBackgroundError: in error");
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.put(b("later"), b("3")));
            }
        }
    }
}
