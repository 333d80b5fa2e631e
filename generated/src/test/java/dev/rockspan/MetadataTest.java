package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What a database says about itself. */
class MetadataTest {

    @TestFactory
    Stream<DynamicTest> metadata(@TempDir Path folder) {
        return Scenarios.of(Metadata.class, folder);
    }

    static final class Metadata {

        static void properties(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 5)) {
                assertThat(db.getProperty("rocksdb.stats")).contains("Compaction Stats");
                assertThat(db.getProperty("rocksdb.none")).isNull();
                assertThat(db.getLongProperty("rocksdb.estimate-num-keys")).isEqualTo(OptionalLong.of(5));
                assertThat(db.getLongProperty("rocksdb.num-running-flushes")).isEqualTo(OptionalLong.of(0));
                assertThat(db.getLongProperty("rocksdb.none")).isEmpty();
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                assertThat(db.getProperty(family, "rocksdb.num-files-at-level0"))
                        .isEqualTo("0");
                assertThat(db.getLongProperty(family, "rocksdb.estimate-num-keys"))
                        .isEqualTo(OptionalLong.of(5));
                assertThat(family.getName()).isEqualTo("default");
                assertThat(family.getID()).isZero();
                assertThat(db.getDbIdentity()).hasSizeGreaterThan(10);
                assertThat(db.getLatestSequenceNumber()).isEqualTo(5);
            }
        }

        static void live_files(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 5)) {
                TestDb.flush(db);
                db.put(b("z"), b("26"));
                TestDb.flush(db);
                LiveFiles files = db.getLiveFilesMetaData();
                assertThat(files.count()).isEqualTo(2);
                assertThat(List.of(s(files.smallestKey(0)), s(files.smallestKey(1))))
                        .containsExactlyInAnyOrder("a", "z");
                assertThat(files.columnFamilyName(0)).isEqualTo("default");
                assertThat(files.name(0)).endsWith(".sst");
                assertThat(files.directory(0)).isEqualTo(folder.toString());
                assertThat(files.entries(0) + files.entries(1)).isEqualTo(6);
                assertThat(files.level(0)).isZero();
                assertOutOfBounds(() -> files.name(2));
                assertOutOfBounds(() -> files.largestKey(-1));
                files.close();
            }
        }

        static void column_family_metadata(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 5)) {
                TestDb.flush(db);
                ColumnFamilyMetaData metadata = db.getColumnFamilyMetaData();
                db.put(b("later"), b(""));
                assertThat(metadata.name()).isEqualTo("default");
                assertThat(metadata.levelCount()).isEqualTo(7);
                assertThat(metadata.fileCount()).isEqualTo(1);
                LevelMetaData level = metadata.levelMetaData(0);
                SstFileMetaData file = level.sstFileMetaData(0);
                assertThat(file.relativeFileName()).endsWith(".sst");
                assertThat(s(file.smallestKey())).isEqualTo("a");
                assertThat(s(file.largestKey())).isEqualTo("e");
                assertThat(file.size()).isEqualTo(metadata.size()).isPositive();
                assertOutOfBounds(() -> metadata.levelMetaData(7));
                assertOutOfBounds(() -> level.sstFileMetaData(1));
                closeInTurn(metadata, level, file);
                assertThatExceptionOfType(IllegalStateException.class).isThrownBy(file::size);
            }
        }

        static void log_files_and_updates(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            LogFiles logs = db.getSortedWalFiles();
            assertThat(logs.count()).isEqualTo(1);
            LogFile log = logs.walFile(0);
            assertThat(log.pathName()).endsWith(".log");
            assertThat(log.type()).isEqualTo(WalFileType.kAliveLogFile);
            assertThat(log.startSequence()).isEqualTo(1);
            assertOutOfBounds(() -> logs.walFile(1));
            LogFile current = db.getCurrentWalFile();
            assertThat(current.logNumber()).isEqualTo(log.logNumber());
            TransactionLogIterator updates = db.getUpdatesSince(2);
            assertThat(updates.isValid()).isTrue();
            BatchResult batch = updates.getBatch();
            assertThat(batch.sequenceNumber()).isEqualTo(2);
            assertThat(batch.writeBatch().count()).isEqualTo(1);
            updates.next();
            assertThat(updates.getBatch().sequenceNumber()).isEqualTo(3);
            updates.next();
            assertThat(updates.isValid()).isFalse();
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(updates::getBatch);
            db.close();
            assertThat(batch.writeBatch().count()).isEqualTo(1);
            closeInTurn(logs, log, current, updates, batch.writeBatch());
        }

        static void storage_info(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    LiveFilesStorageInfo info = db.getLiveFilesStorageInfo(null)) {
                assertThat(info.count()).isPositive();
                for (int i = 0; i < info.count(); i++) {
                    assertThat(info.relativeFileName(i)).isNotBlank();
                    assertThat(info.fileType(i)).isNotNull();
                    assertThat(info.temperature(i)).isNotNull();
                    info.replacementContents(i);
                }
                assertOutOfBounds(() -> info.size(info.count()));
            }
        }

        static void sizes(Path folder) {
            try (RocksDB db = TestDb.open(folder)) {
                for (int i = 0; i < 1000; i++) {
                    db.put(b("%04d".formatted(i)), new byte[1000]);
                }
                TestDb.flush(db);
                long[] sizes = db.getApproximateSizes(List.of(b("0"), b("0000")), List.of(b("1"), b("0500")));
                assertThat(sizes).hasSize(2);
                assertThat(sizes[0]).isGreaterThan(sizes[1]).isPositive();
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                assertThat(db.getApproximateSizes(
                                family,
                                List.of(b("0")),
                                List.of(b("1")),
                                Set.of(SizeApproximationFlag.INCLUDE_FILES, SizeApproximationFlag.INCLUDE_MEMTABLES)))
                        .hasSize(1);
                assertThat(db.getApproximateSizes(List.of(), List.of())).isEmpty();
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> db.getApproximateSizes(List.of(b("a")), List.of()));
            }
        }

        static void memory(Path folder) {
            RocksDB db = TestDb.openWithLetters(folder, 3);
            Cache cache = Cache.newLRUCache(1 << 20);
            try (MemoryConsumers consumers = new MemoryConsumers()) {
                consumers.addDb(db);
                consumers.addCache(cache);
                cache.close();
                db.close();
                try (MemoryUsage usage = consumers.getApproximateMemoryUsage()) {
                    assertThat(usage.memTableTotal()).isPositive();
                    assertThat(usage.cacheTotal()).isNotNegative();
                }
            }
            TestDb.open(folder).close();
        }

        static void statistics(Path folder) {
            try (Options none = new Options()) {
                assertThat(none.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN)).isZero();
                assertThat(none.getStatisticsString()).isNull();
            }
            try (Options options = new Options().setCreateIfMissing(true).enableStatistics();
                    HistogramData data = new HistogramData()) {
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    for (int i = 0; i < 10; i++) {
                        db.put(b("" + i), b("value"));
                    }
                    db.get(b("3"));
                    assertThat(options.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                            .isEqualTo(10);
                    assertThat(options.getTickerCount(TickerType.NUMBER_KEYS_READ))
                            .isEqualTo(1);
                    assertThat(options.getTickerCount(TickerType.BYTES_READ)).isEqualTo(5);
                    for (TickerType ticker : TickerType.values()) {
                        assertThat(options.getTickerCount(ticker))
                                .as("%s", ticker)
                                .isNotNegative();
                    }
                    for (HistogramType histogram : HistogramType.values()) {
                        options.getHistogramData(histogram, data);
                    }
                    options.getHistogramData(HistogramType.BYTES_PER_READ, data);
                    assertThat(data.getCount()).isEqualTo(1);
                    assertThat(data.getMax()).isEqualTo(5.0);
                }
                assertThat(options.getStatisticsString()).contains("rocksdb.number.keys.written COUNT : 10");
            }
        }

        static void performance_of_the_thread(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 10);
                    PerfContext context = new PerfContext()) {
                PerfContext.setPerfLevel(PerfLevel.ENABLE_COUNT);
                context.reset();
                db.get(b("c"));
                assertThat(context.metric(PerfMetric.GET_FROM_MEMTABLE_COUNT)).isEqualTo(1);
                assertThat(context.report(true)).contains("get_from_memtable_count = 1");
                for (PerfMetric metric : PerfMetric.values()) {
                    assertThat(context.metric(metric)).as("%s", metric).isNotNegative();
                }
                PerfContext.setPerfLevel(PerfLevel.DISABLE);
            }
        }

        static void performance_of_a_thread_that_has_ended(Path folder) throws InterruptedException {
            PerfContext[] made = new PerfContext[1];
            try (RocksDB db = TestDb.openWithLetters(folder, 10)) {
                Thread thread = Thread.ofPlatform().start(() -> {
                    made[0] = new PerfContext();
                    db.get(b("c"));
                });
                thread.join();
                // Its counters were memory of the thread.
                assertThatExceptionOfType(WrongThreadException.class)
                        .isThrownBy(() -> made[0].metric(PerfMetric.GET_FROM_MEMTABLE_COUNT))
                        .withMessageContaining("PerfContext");
                assertThatExceptionOfType(WrongThreadException.class).isThrownBy(made[0]::reset);
                made[0].close();
            }
        }

        static void options_of_the_last_time(Path folder) {
            String path = folder.toString();
            try (Options options = new Options().setCreateIfMissing(true).setWriteBufferSize(12345678);
                    RocksDB db = RocksDB.open(options, path)) {
                try (Options other = new Options().setNumLevels(3)) {
                    db.createColumnFamily(other, "f");
                }
            }
            try (Cache cache = Cache.newLRUCache(1 << 20);
                    Env env = Env.getDefault()) {
                LatestOptions latest = Options.loadLatestOptions(path, env, false, cache);
                assertThat(latest.columnFamilyNames()).containsExactly("default", "f");
                assertThat(latest.columnFamilyOptions()).hasSize(2);
                assertThat(latest.columnFamilyOptions().get(0).writeBufferSize())
                        .isEqualTo(12345678);
                assertThat(latest.columnFamilyOptions().get(1).numLevels()).isEqualTo(3);
                latest.dbOptions().close();
                latest.columnFamilyOptions().forEach(Options::close);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> Options.loadLatestOptions(path + "/none", env, false, cache));
            }
        }

        static void options_changed_while_it_is_open(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3)) {
                db.setOptions(Map.of("write_buffer_size", "7654321", "disable_auto_compactions", "true"));
                db.setDBOptions(Map.of("max_background_jobs", "5"));
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.setOptions(Map.of("no_such_option", "1")));
                try (Cache cache = Cache.newLRUCache(1 << 20);
                        Env env = Env.getDefault()) {
                    LatestOptions latest = Options.loadLatestOptions(folder.toString(), env, false, cache);
                    assertThat(latest.dbOptions().maxBackgroundJobs()).isEqualTo(5);
                    assertThat(latest.columnFamilyOptions().getFirst().writeBufferSize())
                            .isEqualTo(7654321);
                    assertThat(latest.columnFamilyOptions().getFirst().disableAutoCompactions())
                            .isTrue();
                }
            }
        }

        static void options_from_text(Path folder) {
            try (Options base = new Options();
                    Options options = new Options()) {
                base.getOptionsFromString(
                        "write_buffer_size=1048576;max_open_files=77;compression=kNoCompression", options);
                assertThat(options.writeBufferSize()).isEqualTo(1048576);
                assertThat(options.maxOpenFiles()).isEqualTo(77);
                assertThat(options.compressionType()).isEqualTo(CompressionType.NO_COMPRESSION);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> base.getOptionsFromString("rubbish", options));
            }
            assertThat(folder).isEmptyDirectory();
        }

        static void files_compacted_by_name(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    CompactionOptions options = new CompactionOptions();
                    CompactionJobInfo info = new CompactionJobInfo()) {
                TestDb.flush(db);
                db.put(b("d"), b("4"));
                TestDb.flush(db);
                List<String> names;
                try (LiveFiles files = db.getLiveFilesMetaData()) {
                    names = List.of(files.name(0), files.name(1));
                }
                List<String> output = db.compactFiles(options, names, 1, -1, info);
                assertThat(output).hasSize(1);
                assertThat(output.getFirst()).endsWith(".sst");
                assertThat(info.outputLevel()).isEqualTo(1);
                assertThat(info.inputFilesCount()).isEqualTo(2);
                assertThat(info.columnFamilyName()).isEqualTo("default");
                assertOutOfBounds(() -> info.inputFileAt(2));
                assertThat(TestDb.entries(db)).hasSize(4);
            }
        }

        static void ranges_compacted(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 26);
                    CompactRangeOptions options =
                            new CompactRangeOptions().setBottommostLevelCompaction(BottommostLevelCompaction.kForce)) {
                TestDb.flush(db);
                db.compactRange(null, null);
                db.compactRange(b("a"), null);
                db.compactRange(options, null, b("m"));
                db.suggestCompactRange(null, b("b"));
                assertThat(TestDb.entries(db)).hasSize(26);
                db.deleteFilesInRange(null, null);
                assertThat(TestDb.entries(db)).isEmpty();
            }
        }

        static void traces(Path folder) {
            String trace = folder.resolve("trace").toString();
            try (RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 3);
                    TraceOptions options = new TraceOptions()) {
                db.startTrace(null, null, options, trace);
                db.put(b("x"), b("y"));
                db.endTrace();
            }
            assertThat(Path.of(trace)).isNotEmptyFile();
            try (Env env = Env.getDefault();
                    TraceReader reader = new TraceReader(env, null, trace)) {
                int records = 0;
                for (byte[] record = reader.read(); record != null; record = reader.read()) {
                    records++;
                }
                assertThat(records).isGreaterThan(1);
            } catch (RocksDBException e) {
                assertThat(e.getStatus().toString()).isNotBlank();
            }
        }

        static void nothing_of_what_is_not_there(Path folder) throws Exception {
            try (Options options = new Options()) {
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> RocksDB.listColumnFamilies(options, folder.toString()));
                Files.writeString(folder.resolve("CURRENT"), "rubbish");
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> RocksDB.open(options, folder.toString()));
            }
        }

        private static void closeInTurn(RocksObject... objects) {
            for (RocksObject object : objects) {
                object.close();
            }
        }

        private static void assertOutOfBounds(Runnable action) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(action::run);
        }
    }
}
