package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Callbacks as RocksDB's own test of its C API uses them; see docs/c-test-parity.md. */
class CTestParityCallbackTest {

    @TestFactory
    Stream<DynamicTest> parity(@TempDir Path folder) {
        return Scenarios.of(Parity.class, folder);
    }

    static final class Parity {

        static void compaction_filter(Path folder) {
            try (CompactionFilter filter = new CompactionFilter("foo", Parity::dropBarChangeBaz);
                    Options options = new Options().setCreateIfMissing(true).setCompactionFilter(filter)) {
                checkCompaction(options, folder);
            }
        }

        static void compaction_filter_factory(Path folder) {
            try (Options options = new Options()
                    .setCreateIfMissing(true)
                    .setCompactionFilterFactory(new CompactionFilterFactory(
                            "foo", context -> new CompactionFilter("foo", Parity::dropBarChangeBaz)))) {
                checkCompaction(options, folder);
            }
        }

        static void merge_operator(Path folder) {
            MergeOperatorCallbacks fake = (key, existing, operands) -> MemorySegment.ofArray(b("fake"));
            try (Options options =
                            new Options().setCreateIfMissing(true).setMergeOperator(new MergeOperator("fake", fake));
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("foo"), b("foovalue"));
                db.merge(b("foo"), b("barvalue"));
                db.merge(b("bar"), b("barvalue"));
                assertThat(TestDb.entries(db)).containsExactly("bar=fake", "foo=fake");
            }
        }

        static void comparator(Path folder) {
            try (Comparator comparator = new Comparator("foo", Parity::compare);
                    Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("b"), b("2"));
                db.put(b("a"), b("1"));
                assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2");
            }
            try (Options options = new Options()) {
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> RocksDB.open(options, folder.toString()))
                        .withMessageContaining("foo");
            }
        }

        static void table_filter_listener_metadata(Path folder) {
            String file = folder.resolve("made.sst").toString();
            AtomicInteger flushes = new AtomicInteger();
            AtomicInteger compactions = new AtomicInteger();
            AtomicInteger ingested = new AtomicInteger();
            EventListenerCallbacks listener = new EventListenerCallbacks() {
                @Override
                public void onFlushCompleted(FlushJobInfo info) {
                    flushes.incrementAndGet();
                }

                @Override
                public void onCompactionCompleted(CompactionJobInfo info) {
                    compactions.incrementAndGet();
                }

                @Override
                public void onExternalFileIngested(ExternalFileIngestionInfo info) {
                    ingested.incrementAndGet();
                }
            };
            try (Options options = new Options()
                            .setCreateIfMissing(true)
                            .setDisableAutoCompactions(true)
                            .addEventListener(new EventListener(listener));
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                    FlushOptions flush =
                            new FlushOptions().setWaitForFlush(true).setListenerWait(true);
                    ReadOptions filtered = new ReadOptions();
                    WaitForCompactOptions wait = new WaitForCompactOptions();
                    EnvOptions environment = new EnvOptions();
                    SstFileWriter writer = new SstFileWriter(environment, options);
                    IngestExternalFileOptions ingest = new IngestExternalFileOptions()) {
                assertThat(flush.listenerWait()).isTrue();
                for (List<String> keys : List.of(List.of("a"), List.of("b", "c"), List.of("d", "e", "f"))) {
                    keys.forEach(key -> db.put(b(key), b(key)));
                    db.flush(flush);
                }
                assertThat(flushes).hasValue(3);
                assertThat(filtered.hasTableFilter()).isFalse();
                filtered.setTableFilter(properties -> properties.getNumEntries() != 2);
                assertThat(filtered.hasTableFilter()).isTrue();
                try (RocksIterator iterator = db.newIterator(filtered)) {
                    assertThat(TestDb.entries(iterator)).containsExactly("a=a", "d=d", "e=e", "f=f");
                }
                assertThat(filtered.clearTableFilter().hasTableFilter()).isFalse();
                db.compactRange();
                db.waitForCompact(wait);
                assertThat(compactions).hasPositiveValue();
                writer.open(file);
                writer.put(b("g"), b("7"));
                writer.finish();
                db.ingestExternalFile(List.of(file), ingest);
                assertThat(ingested).hasValue(1);
                assertThat(s(db.get(b("g")))).isEqualTo("7");
            }
        }

        static void wal_filter(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                db.put(b("k1"), b("v1"));
                db.put(b("k2"), b("v2"));
            }
            AtomicInteger records = new AtomicInteger();
            AtomicInteger maps = new AtomicInteger();
            WalFilterCallbacks first = new WalFilterCallbacks() {
                @Override
                public void columnFamilyLogNumberMap(Map<Integer, Long> logNumbers, Map<String, Integer> ids) {
                    maps.incrementAndGet();
                }

                @Override
                public LogRecordFound logRecordFound(
                        long logNumber, String logFileName, WriteBatch batch, WriteBatch newBatch) {
                    assertThat(batch.count()).isEqualTo(1);
                    return new LogRecordFound(
                            records.incrementAndGet() == 1
                                    ? WalProcessingOption.IGNORE_CURRENT_RECORD
                                    : WalProcessingOption.CONTINUE_PROCESSING,
                            false);
                }
            };
            try (WalFilter filter = new WalFilter("skip", first);
                    Options options = new Options().setWalFilter(filter);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                assertThat(records).hasValue(2);
                assertThat(maps).hasPositiveValue();
                assertThat(TestDb.entries(db)).containsExactly("k2=v2");
                options.clearWalFilter();
            }
        }

        static void remote_compaction_service(Path folder) {
            AtomicInteger scheduled = new AtomicInteger();
            AtomicInteger awaited = new AtomicInteger();
            List<String> names = new CopyOnWriteArrayList<>();
            CompactionServiceCallbacks local = new CompactionServiceCallbacks() {
                @Override
                public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
                    names.add(info.dbName());
                    return new CompactionServiceScheduleResponse(
                            "job-" + scheduled.incrementAndGet(), CompactionServiceJobStatus.SUCCESS);
                }

                @Override
                public Answer await(String scheduledJobId) {
                    awaited.incrementAndGet();
                    return new Answer(CompactionServiceJobStatus.USE_LOCAL, null);
                }
            };
            try (Options options = new Options()
                            .setCreateIfMissing(true)
                            .setDisableAutoCompactions(true)
                            .setCompactionService(new CompactionService("service", local));
                    RocksDB db = RocksDB.open(options, folder.toString());
                    WaitForCompactOptions wait = new WaitForCompactOptions()) {
                for (int i = 0; i < 5; i++) {
                    db.put(b("first"), b("" + i));
                    db.put(b("key" + i), new byte[1000]);
                    db.put(b("last"), b("" + i));
                    TestDb.flush(db);
                }
                db.compactRange();
                db.waitForCompact(wait);
                assertThat(scheduled).hasPositiveValue();
                assertThat(awaited).hasPositiveValue();
                assertThat(names).contains(folder.toString());
                assertThat(db.get(b("key3"))).hasSize(1000);
            }
        }

        static void remote_compaction_null_callback_handling(Path folder) {
            CompactionServiceCallbacks nothing = new CompactionServiceCallbacks() {
                @Override
                @SuppressWarnings("NullAway")
                public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
                    return null;
                }

                @Override
                public Answer await(String scheduledJobId) {
                    return new Answer(CompactionServiceJobStatus.FAILURE, null);
                }
            };
            try (Options options = new Options()
                            .setCreateIfMissing(true)
                            .setCompactionService(new CompactionService("nothing", nothing));
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                for (int i = 0; i < 100; i++) {
                    db.put(b("key" + i), b("val" + i));
                }
                try {
                    db.compactRange();
                } catch (NullPointerException e) {
                    // What the callback has done wrong may be told to whoever compacts.
                }
                assertThat(s(db.get(b("key50")))).isEqualTo("val50");
            }
        }

        static void remote_compaction_scheduleresponse(Path folder) {
            try (CompactionServiceScheduleResponse response =
                            new CompactionServiceScheduleResponse("test-job-123", CompactionServiceJobStatus.SUCCESS);
                    CompactionServiceScheduleResponse failure =
                            new CompactionServiceScheduleResponse(CompactionServiceJobStatus.FAILURE)) {
                assertThat(response.status()).isEqualTo(CompactionServiceJobStatus.SUCCESS);
                assertThat(response.scheduledJobId()).isEqualTo("test-job-123");
                assertThat(failure.status()).isEqualTo(CompactionServiceJobStatus.FAILURE);
            }
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> CompactionServiceJobStatus.getCompactionServiceJobStatus(999));
            assertThat(folder).isEmptyDirectory();
        }

        private static void checkCompaction(Options options, Path folder) {
            try (RocksDB db = RocksDB.open(options, folder.toString());
                    WaitForCompactOptions wait = new WaitForCompactOptions()) {
                for (String key : List.of("foo", "bar", "baz")) {
                    db.put(b(key), b(key + "value"));
                }
                db.disableManualCompaction();
                db.compactRange(); // c.h does not tell that nothing was done
                assertThat(TestDb.entries(db)).containsExactly("bar=barvalue", "baz=bazvalue", "foo=foovalue");
                db.enableManualCompaction();
                db.compactRange();
                db.waitForCompact(wait);
                assertThat(TestDb.entries(db)).containsExactly("baz=newbazvalue", "foo=foovalue");
            }
        }

        private static FilterDecision dropBarChangeBaz(int level, MemorySegment key, MemorySegment value) {
            return switch (s(key)) {
                case "bar" -> FilterDecision.REMOVE;
                case "baz" -> FilterDecision.change(b("newbazvalue"));
                default -> FilterDecision.KEEP;
            };
        }

        private static int compare(MemorySegment x, MemorySegment y) {
            return s(x).compareTo(s(y));
        }
    }
}
