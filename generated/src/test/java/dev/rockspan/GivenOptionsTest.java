package dev.rockspan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What options were given they give back, though C has no getter for it; and options from other ones. */
class GivenOptionsTest {

    @TempDir
    Path folder;

    @Test
    void theVeryObjectsComeBack() {
        try (Options options = new Options();
                Cache cache = new LRUCache(1 << 20);
                Env env = new RocksMemEnv(Env.getDefault());
                WriteBufferManager manager = new WriteBufferManager(1 << 20, cache);
                CompactionOptionsUniversal universal = new CompactionOptionsUniversal()) {
            assertThat(options.rowCache()).isNull();
            assertThat(options.getEnv()).isNotNull();
            options.setRowCache(cache)
                    .setEnv(env)
                    .setWriteBufferManager(manager)
                    .setCompactionOptionsUniversal(universal);
            assertThat(options.rowCache()).isSameAs(cache);
            assertThat(options.getEnv()).isSameAs(env);
            assertThat(options.writeBufferManager()).isSameAs(manager);
            assertThat(options.compactionOptionsUniversal()).isSameAs(universal);
            try (DBOptions copy = new DBOptions(options)) {
                assertThat(copy.rowCache()).isSameAs(cache);
                options.setRowCache(new LRUCache(1000));
                assertThat(copy.rowCache()).isSameAs(cache);
            }
        }
    }

    @Test
    void listsComeBackAsTheyWereGiven() {
        try (ColumnFamilyOptions options = new ColumnFamilyOptions()) {
            assertThat(options.compressionPerLevel()).isEmpty();
            List<CompressionType> levels = new ArrayList<>(List.of(CompressionType.NO_COMPRESSION));
            options.setCompressionPerLevel(levels);
            levels.clear();
            assertThat(options.compressionPerLevel()).containsExactly(CompressionType.NO_COMPRESSION);
            options.setMaxBytesForLevelMultiplierAdditional(new int[] {1, 2});
            assertThat(options.maxBytesForLevelMultiplierAdditional()).containsExactly(1, 2);
            try (DbPath path = new DbPath(folder, 10)) {
                options.setCfPaths(List.of(path));
                assertThat(options.cfPaths()).containsExactly(path);
            }
        }
    }

    @Test
    void closedOptionsGiveNothingBack() {
        Options options = new Options();
        options.close();
        assertThatIllegalStateException().isThrownBy(options::rowCache);
        assertThatIllegalStateException().isThrownBy(options::cfPaths);
        assertThatIllegalStateException().isThrownBy(options::tableFactoryName);
    }

    @Test
    void configurationsOfTablesAndMemory() {
        try (ColumnFamilyOptions options = new ColumnFamilyOptions();
                Filter filter = new BloomFilter();
                BlockBasedTableConfig blocks = new BlockBasedTableConfig().setFilterPolicy(filter);
                BlockBasedTableConfig others = new BlockBasedTableConfig().setFilterPolicy(filter)) {
            assertThat(options.tableFactoryName()).isEqualTo("BlockBasedTable");
            assertThat(blocks.filterPolicy()).isSameAs(filter);
            assertThat(others.setFilterPolicy(null).filterPolicy()).isNull();
            options.setTableFormatConfig(blocks);
            assertThat(options.tableFormatConfig()).isSameAs(blocks);
            options.setTableFormatConfig(new PlainTableConfig());
            assertThat(options.tableFactoryName()).isEqualTo("PlainTable");
            options.setMemTableConfig(new VectorMemTableConfig());
            assertThat(options.memTableFactoryName()).isEqualTo("VectorRepFactory");
            options.setMaxTableFilesSizeFIFO(1234);
            assertThat(options.maxTableFilesSizeFIFO()).isEqualTo(1234);
            blocks.setBlockCacheSize(1 << 20).setCacheNumShardBits(2);
            assertThat(blocks.blockCacheSize()).isEqualTo(1 << 20);
        }
    }

    @Test
    void optionsOfADatabaseAndOfAColumnFamilyMakeBoth() {
        try (DBOptions database = new DBOptions().setMaxOpenFiles(77).setCreateIfMissing(true);
                ColumnFamilyOptions family = new ColumnFamilyOptions()
                        .setWriteBufferSize(1 << 20)
                        .setMergeOperator(new StringAppendOperator());
                Env env = new RocksMemEnv(Env.getDefault());
                Options both = new Options(database.setEnv(env), family)) {
            assertThat(both.maxOpenFiles()).isEqualTo(77);
            assertThat(both.writeBufferSize()).isEqualTo(1 << 20);
            assertThat(both.getEnv()).isSameAs(env);
            try (RocksDB db = RocksDB.open(both, "/both")) {
                db.merge(bytes("a"), bytes("1"));
                db.merge(bytes("a"), bytes("2"));
                assertThat(db.get(bytes("a"))).isEqualTo(bytes("1,2"));
            }
            database.setStatistics(new Statistics());
            assertThatThrownBy(() -> new Options(database, family)).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void optionsOfADatabaseWithListenersAreRefusedAsTheyCannotBeCopied() {
        try (AbstractEventListener listener = new AbstractEventListener() {};
                DBOptions database = new DBOptions();
                ColumnFamilyOptions family = new ColumnFamilyOptions()) {
            database.setListeners(List.of(listener));
            assertThatThrownBy(() -> new Options(database, family))
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessageContaining("listeners");
        }
    }

    @Test
    void optionsFromProperties() {
        Properties properties = new Properties();
        assertThatIllegalArgumentException().isThrownBy(() -> DBOptions.getDBOptionsFromProps(properties));
        properties.put("max_open_files", "55");
        try (DBOptions options = DBOptions.getDBOptionsFromProps(properties)) {
            assertThat(options.maxOpenFiles()).isEqualTo(55);
        }
        properties.put("no_such_option", "1");
        assertThat(DBOptions.getDBOptionsFromProps(properties)).isNull();
        assertThat(ColumnFamilyOptions.getColumnFamilyOptionsFromProps(properties))
                .isNull();
    }

    @Test
    void theLatestOptionsOfADatabase() {
        try (Options options =
                new Options().setCreateIfMissing(true).setMaxOpenFiles(66).setWriteBufferSize(1 << 21)) {
            RocksDB.open(options, folder.toString()).close();
        }
        List<ColumnFamilyDescriptor> families = new ArrayList<>();
        try (DBOptions loaded = new DBOptions()) {
            OptionsUtil.loadLatestOptions(
                    new ConfigOptions().setIgnoreUnknownOptions(false), folder.toString(), loaded, families);
            assertThat(loaded.maxOpenFiles()).isEqualTo(66);
            assertThat(families).hasSize(1);
            assertThat(families.get(0).getName()).isEqualTo(RocksDB.DEFAULT_COLUMN_FAMILY);
            assertThat(families.get(0).getOptions().writeBufferSize()).isEqualTo(1 << 21);
            List<ColumnFamilyHandle> handles = new ArrayList<>();
            try (RocksDB db = RocksDB.open(loaded, folder.toString(), families, handles)) {
                assertThat(handles).hasSize(1);
            }
            families.get(0).getOptions().close();
        }
    }

    @Test
    void readAndWriteOptionsAreCopied() {
        try (Options options = new Options().setCreateIfMissing(true);
                RocksDB db = RocksDB.open(options, folder.toString());
                Snapshot snapshot = db.getSnapshot();
                ReadOptions reads =
                        new ReadOptions().setTailing(true).setSnapshot(snapshot).setIterateUpperBound(new Slice("c"));
                ReadOptions copy = new ReadOptions(reads);
                WriteOptions writes = new WriteOptions(new WriteOptions().setSync(true))) {
            assertThat(copy.tailing()).isTrue();
            assertThat(copy.snapshot()).isSameAs(snapshot);
            assertThat(copy.iterateUpperBound()).hasToString("c");
            assertThat(copy.iterateLowerBound()).isNull();
            assertThat(writes.sync()).isTrue();
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }
}
