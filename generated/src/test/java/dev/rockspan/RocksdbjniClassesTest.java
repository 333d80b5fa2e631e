package dev.rockspan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.util.StdErrLogger;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
                .hasToString("write_buffer_size=10;");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }
}
