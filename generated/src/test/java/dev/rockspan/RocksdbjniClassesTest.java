package dev.rockspan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.runtime.AbstractImmutableNativeReference;
import dev.rockspan.runtime.AbstractNativeReference;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.ShownWrites;
import dev.rockspan.util.StdErrLogger;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of rocksdbjni for which c.h has functions of other classes, on real databases. */
class RocksdbjniClassesTest {

    @TempDir
    Path folder;

    @Test
    void aDatabaseWithATime() {
        try (Options options = new Options().setCreateIfMissing(true);
                TtlDB db = TtlDB.open(options, folder.toString(), 100, false);
                ColumnFamilyHandle family = db.createColumnFamilyWithTtl(new ColumnFamilyDescriptor("f"), 100)) {
            RocksDB asAny = db;
            asAny.put(family, bytes("a"), bytes("b"));
            assertThat(db.get(family, bytes("a"))).isEqualTo(bytes("b"));
        }
        List<ColumnFamilyHandle> handles = new ArrayList<>();
        try (DBOptions options = new DBOptions();
                TtlDB db = TtlDB.open(
                        options,
                        folder.toString(),
                        List.of(new ColumnFamilyDescriptor("default"), new ColumnFamilyDescriptor("f")),
                        handles,
                        List.of(1, 2),
                        false)) {
            assertThat(db.get(handles.get(1), bytes("a"))).isEqualTo(bytes("b"));
        }
        try (Options options = new Options()) {
            assertThatThrownBy(() -> TtlDB.open(options, folder.toString(), 1, true))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void whetherAKeyMayExistWithItsValueInABuffer() {
        try (RocksDB db = RocksDB.open(folder.toString())) {
            db.put(bytes("key"), bytes("value"));
            ByteBuffer key = ByteBuffer.wrap(bytes("key"));
            ByteBuffer value = ByteBuffer.allocateDirect(4);
            KeyMayExist found = db.keyMayExist(key, value);
            assertThat(found).isEqualTo(new KeyMayExist(KeyMayExist.KeyMayExistEnum.kExistsWithValue, 5));
            assertThat(key.hasRemaining()).isFalse();
            assertThat(UTF_8.decode(value).toString()).isEqualTo("valu");
            assertThat(db.keyMayExist(ByteBuffer.wrap(bytes("none")), value.clear()).exists)
                    .isEqualTo(KeyMayExist.KeyMayExistEnum.kNotExist);
            assertThat(value.remaining()).isZero();
            assertThat(db.keyMayExist(bytes("key"), null)).isTrue();
        }
    }

    @Test
    void theFilesAndTheVersionOfADatabase() {
        try (RocksDB db = RocksDB.open(folder.toString())) {
            db.put(bytes("key"), bytes("value"));
            RocksDB.LiveFiles files = db.getLiveFiles();
            assertThat(files.files).contains("/CURRENT").anyMatch(name -> name.endsWith(".sst"));
            assertThat(files.files).noneMatch(name -> name.endsWith(".log"));
            assertThat(files.manifestFileSize).isPositive();
            assertThat(RocksDB.rocksdbVersion().getMajor()).isPositive();
        }
    }

    @Test
    void theLevelOfALoggerOfJavaCanChange() {
        List<InfoLogLevel> levels = new ArrayList<>();
        try (Options options = new Options().setCreateIfMissing(true).setInfoLogLevel(InfoLogLevel.DEBUG_LEVEL);
                Logger logger = new Logger(InfoLogLevel.FATAL_LEVEL) {
                    @Override
                    protected void log(InfoLogLevel level, String message) {
                        synchronized (levels) {
                            levels.add(level);
                        }
                    }
                }) {
            LoggerInterface asInterface = logger;
            options.setLogger(asInterface);
            try (RocksDB db = RocksDB.open(options, folder.toString())) {
                assertThat(levels).isEmpty();
                assertThat(logger.infoLogLevel()).isEqualTo(InfoLogLevel.FATAL_LEVEL);
                asInterface.setInfoLogLevel(InfoLogLevel.DEBUG_LEVEL);
                db.put(bytes("a"), bytes("b"));
                db.flush();
                assertThat(levels).isNotEmpty();
            }
        }
        try (StdErrLogger logger = new StdErrLogger(InfoLogLevel.FATAL_LEVEL)) {
            assertThat(logger.getLoggerType()).isEqualTo(LoggerType.STDERR_IMPLEMENTATION);
            assertThatThrownBy(() -> logger.setInfoLogLevel(InfoLogLevel.WARN_LEVEL))
                    .isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void whatIsCompactedAndHow() {
        try (Options options = new Options()
                        .setCreateIfMissing(true)
                        .setSstPartitionerFactory(new SstPartitionerFixedPrefixFactory(1))
                        .useCappedPrefixExtractor(1)
                        .setTablePropertiesCollectorFactory(List.of(
                                TablePropertiesCollectorFactory.NewCompactOnDeletionCollectorFactory(10, 5, 0)));
                RocksDB db = RocksDB.open(options, folder.toString());
                CompactRangeOptions force = new CompactRangeOptions()
                        .setBottommostLevelCompaction(CompactRangeOptions.BottommostLevelCompaction.kForce)) {
            for (String key : List.of("a1", "a2", "b1")) {
                db.put(bytes(key), bytes("v"));
            }
            db.compactRange(db.getDefaultColumnFamily(), null, null, force);
            assertThat(db.getLiveFilesMetaData()).hasSize(2);
            force.setFullHistoryTSLow(new CompactRangeOptions.Timestamp(1, 2));
            assertThat(force.fullHistoryTSLow()).isEqualTo(new CompactRangeOptions.Timestamp(1, 2));
        }
    }

    @Test
    void aTableFilterLeavesFilesOut() {
        try (RocksDB db = RocksDB.open(folder.toString());
                AbstractTableFilter none = new AbstractTableFilter() {
                    @Override
                    public boolean filter(TableProperties properties) {
                        return properties.getNumEntries() > 1;
                    }
                };
                ReadOptions reads = new ReadOptions().setTableFilter(none)) {
            db.put(bytes("a"), bytes("b"));
            db.flush();
            try (RocksIterator entries = db.newIterator(reads)) {
                entries.seekToFirst();
                assertThat(entries.isValid()).isFalse();
            }
        }
    }

    @Test
    void mutableOptionsKnowTheirKeys() {
        assertThat(MutableColumnFamilyOptions.MemtableOption.write_buffer_size.getValueType())
                .isEqualTo(MutableOptionKey.ValueType.LONG);
        assertThat(Arrays.stream(MutableDBOptions.DBOption.values()).map(Enum::name))
                .contains("max_background_jobs");
        assertThat(MutableColumnFamilyOptions.builder().setWriteBufferSize(10).build())
                .hasToString("write_buffer_size=10");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }

    @Test
    void aHandlerIsShownWhatABatchWrites() {
        List<String> shown = new ArrayList<>();
        try (RocksDB db = RocksDB.open(folder.toString());
                ColumnFamilyHandle family = db.createColumnFamily(new ColumnFamilyDescriptor("f"));
                WriteBatch batch = new WriteBatch();
                WriteBatchWithIndex indexed = new WriteBatchWithIndex(true);
                WriteBatch.Handler handler = new ShownWrites(shown)) {
            for (AbstractWriteBatch each : List.of(batch, indexed)) {
                each.put(bytes("a"), new byte[200]);
                each.put(family, bytes("b"), bytes("2"));
                each.merge(bytes("c"), bytes("3"));
                each.delete(family, bytes("d"));
                each.singleDelete(bytes("e"));
                each.putLogData(bytes("log"));
            }
            batch.deleteRange(bytes("f"), bytes("g"));
            batch.iterate(handler);
            assertThat(shown)
                    .containsExactly(
                            "put 0 a 200", "put 1 b 1", "merge 0 c", "delete 1 d", "single 0 e", "log", "range 0 f g");
            shown.clear();
            try (WriteBatch copy = indexed.getWriteBatch()) {
                copy.iterate(handler);
            }
            assertThat(shown).hasSize(6);
            assertThat(indexed.getFromBatch(new DBOptions(), bytes("a"))).hasSize(200);
        }
    }

    @Test
    void statisticsAreCollected() throws InterruptedException {
        List<Long> counts = new ArrayList<>();
        try (Statistics statistics = new Statistics();
                Options options = new Options().setCreateIfMissing(true).setStatistics(statistics);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.put(bytes("a"), bytes("b"));
            CountDownLatch told = new CountDownLatch(1);
            StatisticsCollector collector = new StatisticsCollector(
                    List.of(new StatsCollectorInput(statistics, new StatisticsCollectorCallback() {
                        @Override
                        public void tickerCallback(TickerType type, long count) {
                            if (type == TickerType.NUMBER_KEYS_WRITTEN) {
                                counts.add(count);
                            }
                        }

                        @Override
                        public void histogramCallback(HistogramType type, HistogramData data) {
                            told.countDown();
                        }
                    })),
                    10);
            collector.start();
            assertThat(told.await(10, TimeUnit.SECONDS)).isTrue();
            collector.shutDown(1000);
            assertThat(counts).contains(1L);
            assertThat(statistics.getHistogramString(HistogramType.DB_WRITE)).contains("DB_WRITE");
            statistics.reset();
            assertThat(statistics.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                    .isZero();
        }
    }

    @Test
    void transactionsTakeWhatRocksdbjniPasses() {
        try (Options options = new Options().setCreateIfMissing(true);
                TransactionDBOptions transactions = new TransactionDBOptions();
                TransactionDB db = TransactionDB.open(options, transactions, folder.toString());
                ColumnFamilyHandle family = db.createColumnFamily(new ColumnFamilyDescriptor("f"));
                ReadOptions reads = new ReadOptions();
                Transaction transaction = db.beginTransaction(new WriteOptions())) {
            transaction.put(family, bytes("a"), bytes("1"), false);
            transaction.put(family, bytes("a"), bytes("2"), true);
            assertThat(transaction.getForUpdate(reads, family, bytes("a"), true, true))
                    .isEqualTo(bytes("2"));
            assertThatThrownBy(() -> transaction.getForUpdate(reads, family, bytes("a"), true, false))
                    .isInstanceOf(UnsupportedOperationException.class);
            transaction.delete(family, bytes("a"), true);
            assertThat(transaction.get(family, reads, bytes("a"))).isNull();
            transaction.commit();
        }
    }

    @Test
    void aDatabaseKnowsItsPathAndColumnFamiliesTheirDescriptors() {
        ColumnFamilyDescriptor f = new ColumnFamilyDescriptor("f");
        try (RocksDB db = RocksDB.open(folder.toString());
                ColumnFamilyHandle family = db.createColumnFamily(f)) {
            assertThat(db.getName()).isEqualTo(folder.toString());
            assertThat(family.getDescriptor()).isSameAs(f);
            assertThatThrownBy(() -> db.getDefaultColumnFamily().getDescriptor())
                    .isInstanceOf(UnsupportedOperationException.class);
        }
        ColumnFamilyDescriptor byDefault = new ColumnFamilyDescriptor(RocksDB.DEFAULT_COLUMN_FAMILY);
        List<ColumnFamilyHandle> handles = new ArrayList<>();
        try (RocksDB db = RocksDB.openReadOnly(folder.toString(), List.of(f, byDefault), handles)) {
            assertThat(db.getName()).isEqualTo(folder.toString());
            assertThat(handles).extracting(ColumnFamilyHandle::getDescriptor).containsExactly(f, byDefault);
        }
        handles.clear();
        try (DBOptions options = new DBOptions();
                OptimisticTransactionDB db =
                        OptimisticTransactionDB.open(options, folder.toString(), List.of(f, byDefault), handles)) {
            assertThat(db.getName()).isEqualTo(folder.toString());
            assertThat(handles).extracting(ColumnFamilyHandle::getDescriptor).containsExactly(f, byDefault);
        }
        try (Options options = new Options().setCreateIfMissing(true);
                TtlDB db = TtlDB.open(options, folder.resolve("ttl").toString())) {
            assertThat(db.getName()).endsWith("ttl");
        }
    }

    @Test
    void whereNoDatabaseIsThereAreNoColumnFamilies() throws IOException {
        try (Options options = new Options()) {
            assertThat(RocksDB.listColumnFamilies(options, folder.toString())).isEmpty();
            assertThat(RocksDB.listColumnFamilies(
                            options, folder.resolve("none").toString()))
                    .isEmpty();
            RocksDB.open(folder.toString()).close();
            assertThat(RocksDB.listColumnFamilies(options, folder.toString()))
                    .containsExactly(RocksDB.DEFAULT_COLUMN_FAMILY);
            Files.writeString(folder.resolve("CURRENT"), "damaged");
            assertThatThrownBy(() -> RocksDB.listColumnFamilies(options, folder.toString()))
                    .isInstanceOf(RocksDBException.class);
        }
    }

    @Test
    void optionsAreLoadedFromAnyFile() throws IOException {
        try (Options options = new Options().setCreateIfMissing(true).setWriteBufferSize(1 << 21)) {
            RocksDB.open(options, folder.toString()).close();
            RocksDB.open(options.setWriteBufferSize(1 << 22), folder.toString()).close();
        }
        String latest = OptionsUtil.getLatestOptionsFileName(folder.toString(), Env.getDefault());
        Path file = Files.copy(folder.resolve(latest), folder.resolve("mine.conf"));
        RocksDB.destroyDB(folder.toString(), new Options());
        List<ColumnFamilyDescriptor> families = new ArrayList<>();
        try (DBOptions loaded = new DBOptions();
                ConfigOptions config = new ConfigOptions()) {
            OptionsUtil.loadOptionsFromFile(config, file.toString(), loaded, families);
            assertThat(loaded.createIfMissing()).isTrue();
            assertThat(families).hasSize(1);
            try (ColumnFamilyOptions options = families.get(0).getOptions()) {
                assertThat(options.writeBufferSize()).isEqualTo(1 << 22);
            }
            assertThatThrownBy(() -> OptionsUtil.loadOptionsFromFile(config, file + "x", loaded, families))
                    .isInstanceOfSatisfying(
                            RocksDBException.class,
                            e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.IOError));
        }
        assertThatThrownBy(() -> OptionsUtil.getLatestOptionsFileName(folder.toString(), Env.getDefault()))
                .isInstanceOfSatisfying(
                        RocksDBException.class,
                        e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.NotFound));
    }

    @Test
    void whatProgramsOverrideAndName() {
        AtomicInteger closed = new AtomicInteger();
        AbstractImmutableNativeReference options = new Options() {
            @Override
            public void close() {
                closed.incrementAndGet();
                super.close();
            }
        };
        try (AbstractNativeReference open = options) {
            assertThat(open.isOwningHandle()).isTrue();
        }
        assertThat(options.isOwningHandle()).isFalse();
        assertThat(closed).hasValue(1);
        Statistics statistics = new Statistics();
        assertThat(statistics.isOwningHandle()).isTrue();
        statistics.close();
        assertThat(statistics.isOwningHandle()).isFalse();
        NativeLibraryLoader.getInstance().loadLibrary(folder.toString());
    }

    @Test
    void optionsThatDelegateSeeEveryTableFormat() {
        try (Options inner = new Options();
                Options options = new Options() {
                    @Override
                    public Options setTableFormatConfig(TableFormatConfig config) {
                        inner.setTableFormatConfig(config);
                        return this;
                    }
                };
                BlockBasedTableConfig config = new BlockBasedTableConfig()) {
            options.setTableFormatConfig(config);
            assertThat(inner.tableFormatConfig()).isSameAs(config);
            assertThat(options.tableFormatConfig()).isNull();
        }
    }

    @Test
    void enumsHaveWhatProgramsCompareWith() {
        assertThat(CompressionType.getCompressionType("zstd")).isEqualTo(CompressionType.ZSTD_COMPRESSION);
        assertThat(CompressionType.getCompressionType("?")).isEqualTo(CompressionType.NO_COMPRESSION);
        assertThat(CompressionType.LZ4_COMPRESSION.getLibraryName()).isEqualTo("lz4");
        assertThat(CompressionType.NO_COMPRESSION.getLibraryName()).isNull();
        assertThat(TickerType.values()).doesNotContain(TickerType.TICKER_ENUM_MAX);
        assertThat(HistogramType.values()).doesNotContain(HistogramType.HISTOGRAM_ENUM_MAX);
        assertThat(InfoLogLevel.values()).doesNotContain(InfoLogLevel.NUM_INFO_LOG_LEVELS);
    }

    @Test
    void namesOfColumnFamiliesAreBytes() {
        try (RocksDB db = RocksDB.open(folder.toString());
                ColumnFamilyHandle family = db.createColumnFamily(new ColumnFamilyDescriptor("f"))) {
            assertThat(family.getName()).isEqualTo(bytes("f"));
            assertThat(family.getNameText()).isEqualTo("f");
            db.put(family, bytes("a"), bytes("b"));
            db.flush(family);
            assertThat(db.getLiveFilesMetaData().getFirst().columnFamilyName()).isEqualTo(bytes("f"));
            assertThat(db.getColumnFamilyMetaData(family).name()).isEqualTo(bytes("f"));
        }
    }
}
