package dev.rockspan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options of classes that stand for no C function, on real databases. */
class JavaOnlyOptionsTest {

    @TempDir
    Path folder;

    @Test
    void aBloomFilterServesSeveralTables() {
        BloomFilter filter = new BloomFilter(12.5);
        assertThat(filter).isEqualTo(new BloomFilter(12.5, false)).isNotEqualTo(new BloomFilter());
        try (BlockBasedTableConfig one = new BlockBasedTableConfig().setFilterPolicy(filter);
                BlockBasedTableConfig other = new BlockBasedTableConfig().setFilterPolicy(filter)) {
            filter.close();
            for (BlockBasedTableConfig table : List.of(one, other)) {
                onDatabase(options -> options.setTableFormatConfig(table), db -> {
                    put(db, "a");
                    db.flush();
                    assertThat(db.get(bytes("a"))).isEqualTo(bytes("a"));
                });
            }
        }
    }

    @Test
    void plainTables() {
        TableFormatConfig table =
                new PlainTableConfig().setKeySize(1).setBloomBitsPerKey(0).setHashTableRatio(0);
        onDatabase(
                options -> options.setTableFormatConfig(table)
                        .setPrefixExtractor(SliceTransform.newFixedPrefixTransform(1))
                        .setAllowMmapReads(true),
                db -> {
                    put(db, "a");
                    db.flush();
                    assertThat(db.get(bytes("a"))).isEqualTo(bytes("a"));
                });
    }

    @Test
    void memoryTables() {
        for (MemTableConfig config : List.of(
                new SkipListMemTableConfig().setLookahead(10),
                new VectorMemTableConfig().setReservedSize(100),
                new HashSkipListMemTableConfig().setBucketCount(100).setHeight(3),
                new HashLinkedListMemTableConfig().setBucketCount(100).setThresholdUseSkiplist(10))) {
            onDatabase(
                    options -> options.setMemTableConfig(config)
                            .setPrefixExtractor(SliceTransform.newFixedPrefixTransform(1))
                            .setAllowConcurrentMemtableWrite(false),
                    db -> {
                        put(db, "a", "b");
                        assertThat(db.get(bytes("b"))).isEqualTo(bytes("b"));
                    });
        }
    }

    @Test
    void compressionOptions() {
        try (CompressionOptions compression = new CompressionOptions()
                .setLevel(3)
                .setMaxDictBytes(1024)
                .setZStdMaxTrainBytes(2048)
                .setEnabled(true)) {
            onDatabase(
                    options -> {
                        options.setCompressionOptions(compression).setBottommostCompressionOptions(compression);
                        assertThat(options.compressionOptionsZstdMaxTrainBytes())
                                .isEqualTo(2048);
                    },
                    db -> put(db, "a"));
        }
    }

    @Test
    void mergeOperators() {
        StringAppendOperator append = new StringAppendOperator(" and ");
        for (int database = 0; database < 2; database++) {
            onDatabase(options -> options.setMergeOperator(append), db -> {
                merge(db, "k", "a");
                merge(db, "k", "b");
                db.flush();
                merge(db, "k", "c");
                assertThat(db.get(bytes("k"))).isEqualTo(bytes("a and b and c"));
            });
        }
        append.close();
        for (MergeOperator add : List.of(new UInt64AddOperator(), new UInt64AddOperator())) {
            onDatabase(options -> options.setMergeOperator(add), JavaOnlyOptionsTest::addThree);
        }
        onDatabase(options -> options.setMergeOperator(new UInt64AddOperator()), JavaOnlyOptionsTest::addThree);
        onDatabase(options -> options.setMergeOperatorName("uint64add"), JavaOnlyOptionsTest::addThree);
        onDatabase(options -> options.setMergeOperatorName("stringappend"), db -> {
            merge(db, "k", "a");
            merge(db, "k", "b");
            assertThat(db.get(bytes("k"))).isEqualTo(bytes("a,b"));
        });
    }

    private static void addThree(RocksDB db) {
        byte[] one = {1, 0, 0, 0, 0, 0, 0, 0};
        byte[] two = {(byte) 0xff, 1, 0, 0, 0, 0, 0, 0};
        db.merge(bytes("k"), one);
        db.merge(bytes("k"), two);
        assertThat(db.get(bytes("k"))).containsExactly(0, 2, 0, 0, 0, 0, 0, 0);
    }

    @Test
    void comparatorsOfRocksDb() {
        onDatabase(options -> options.setComparator(BuiltinComparator.REVERSE_BYTEWISE_COMPARATOR), db -> {
            put(db, "a", "b", "c");
            assertThat(keys(db)).containsExactly("c", "b", "a");
        });
        onDatabase(options -> options.setComparator(BuiltinComparator.BYTEWISE_COMPARATOR), db -> {
            put(db, "b", "a");
            assertThat(keys(db)).containsExactly("a", "b");
        });
    }

    @Test
    void statistics() {
        try (Statistics statistics = new Statistics();
                Options other = new Options()) {
            assertThat(statistics.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                    .isZero();
            statistics.setStatsLevel(StatsLevel.ALL);
            try (Options options = new Options().setCreateIfMissing(true)) {
                assertThat(options.statistics()).isNull();
                options.setStatistics(statistics);
                assertThat(options.statsLevel()).isEqualTo(StatsLevel.ALL);
                try (RocksDB db =
                        RocksDB.open(options, folder.resolve("counted").toString())) {
                    options.close();
                    put(db, "a", "b");
                    assertThat(statistics.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                            .isEqualTo(2);
                    assertThat(statistics.getAndResetTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                            .isEqualTo(2);
                    assertThat(statistics.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                            .isZero();
                    put(db, "c");
                    assertThat(statistics.getAndResetTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                            .isEqualTo(1);
                    HistogramData writes = statistics.getHistogramData(HistogramType.DB_WRITE);
                    assertThat(writes.getCount()).isEqualTo(3);
                    assertThat(writes.getMax()).isEqualTo(writes.max()).isPositive();
                    assertThat(statistics.toString()).contains("rocksdb.number.keys.written");
                }
            }
            assertThatThrownBy(() -> other.setStatistics(statistics)).isInstanceOf(IllegalStateException.class);
        }
        assertThat(new HistogramData(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7L, 8L, 9.0))
                .isEqualTo(new HistogramData(4.0, 7L, 6.0, 1.0, 9.0, 2.0, 3.0, 5.0, 8L));
    }

    @Test
    void statisticsOfOptionsThatCountAlready() {
        try (DBOptions options = new DBOptions()) {
            options.enableStatistics();
            try (Statistics statistics = options.statistics()) {
                assertThat(statistics.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN))
                        .isZero();
            }
        }
    }

    @Test
    void columnFamilyOptionsHaveTheSame() {
        try (ColumnFamilyOptions options = new ColumnFamilyOptions()
                        .setMergeOperatorName("stringappend")
                        .setMemTableConfig(new VectorMemTableConfig())
                        .setTableFormatConfig((TableFormatConfig) new PlainTableConfig())
                        .setComparator(BuiltinComparator.REVERSE_BYTEWISE_COMPARATOR)
                        .setMergeOperator(new StringAppendOperator(';'));
                CompressionOptions compression = new CompressionOptions()) {
            assertThat(options.setCompressionOptions(compression)).isSameAs(options);
        }
    }

    private void onDatabase(Consumer<Options> setting, Consumer<RocksDB> use) {
        String path = folder.resolve(String.valueOf(System.nanoTime())).toString();
        try (Options options = new Options().setCreateIfMissing(true)) {
            setting.accept(options);
            try (RocksDB db = RocksDB.open(options, path)) {
                use.accept(db);
            }
        }
    }

    private static void put(RocksDB db, String... keys) {
        for (String key : keys) {
            db.put(bytes(key), bytes(key));
        }
    }

    private static void merge(RocksDB db, String key, String value) {
        db.merge(bytes(key), bytes(value));
    }

    private static List<String> keys(RocksDB db) {
        try (RocksIterator iterator = db.newIterator()) {
            return keys(iterator);
        }
    }

    private static List<String> keys(RocksIterator iterator) {
        List<String> keys = new ArrayList<>();
        for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
            keys.add(new String(iterator.key(), UTF_8));
        }
        iterator.status();
        return keys;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }

    private static ByteBuffer buffer(String text) {
        return ByteBuffer.wrap(bytes(text));
    }
}
