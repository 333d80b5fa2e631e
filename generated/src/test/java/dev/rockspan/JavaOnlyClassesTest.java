package dev.rockspan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.runtime.Status;
import dev.rockspan.util.ByteUtil;
import dev.rockspan.util.BytewiseComparator;
import dev.rockspan.util.Environment;
import dev.rockspan.util.IntComparator;
import dev.rockspan.util.ReverseBytewiseComparator;
import dev.rockspan.util.SizeUnit;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The classes that users of rocksdbjni know and that stand for no C function, on real databases. */
class JavaOnlyClassesTest {

    @TempDir
    Path folder;

    @Test
    void helpers() {
        assertThat(SizeUnit.GB).isEqualTo(1L << 30);
        assertThat(SizeUnit.PB).isEqualTo(1L << 50);
        assertThat(ByteUtil.bytes("é")).hasSize(2);
        assertThat(ByteUtil.memcmp(buffer("ab"), buffer("ac"), 1)).isZero();
        assertThat(ByteUtil.memcmp(buffer("ab"), buffer("ac"), 2)).isNegative();
        assertThat(Environment.is64Bit()).isTrue();
        assertThat(new Holder<>("a").getValue()).isEqualTo("a");
    }

    @Test
    void slices() {
        Slice slice = new Slice("some text");
        assertThat(slice.data()).isEqualTo(bytes("some text"));
        assertThat(new Slice(bytes("some text"), 5))
                .isEqualTo(new Slice("text"))
                .hasSameHashCodeAs(new Slice("text"));
        assertThat(slice.startsWith(new Slice("some"))).isTrue();
        assertThat(slice.startsWith(new Slice("some text and more"))).isFalse();
        assertThat(slice.compare(new Slice("some"))).isPositive();
        assertThat(new Slice(new byte[] {(byte) 0x80}).compare(new Slice(new byte[] {1})))
                .isPositive();
        assertThat(new Slice(new byte[] {(byte) 0xab}).toString(true)).isEqualTo("AB");
        slice.removePrefix(5);
        assertThat(slice).hasToString("text");
        slice.clear();
        assertThat(slice.empty()).isTrue();

        ByteBuffer buffer = ByteBuffer.allocateDirect(8).put(bytes("12345678"));
        DirectSlice direct = new DirectSlice(buffer, 4);
        assertThat(direct).hasToString("1234").isEqualTo(new Slice("1234"));
        assertThat(direct.get(3)).isEqualTo((byte) '4');
        direct.removePrefix(1);
        direct.setLength(5);
        assertThat(direct).hasToString("23456");
        assertThatThrownBy(() -> new DirectSlice(ByteBuffer.allocate(1))).isInstanceOf(IllegalArgumentException.class);
        for (int n : new int[] {-1, 6}) {
            assertThatThrownBy(() -> direct.removePrefix(n))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("n must");
            assertThatThrownBy(() -> new Slice("short").removePrefix(n))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("n must");
        }
    }

    @Test
    void statisticsCollectorsNeedAnInterval() {
        assertThatThrownBy(() -> new StatisticsCollector(List.of(), 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("intervalInMilliseconds");
    }

    @Test
    void statisticsAfterTheirEnd() throws InterruptedException {
        StatisticsCollector collector = new StatisticsCollector(List.of(), 1);
        collector.shutDown(0);
        assertThatThrownBy(collector::start)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("StatisticsCollector");
        Statistics statistics = new Statistics();
        statistics.close();
        try (Options options = new Options()) {
            assertThatThrownBy(() -> options.setStatistics(statistics))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("Statistics");
            assertThat(options.statistics()).isNull();
        }
    }

    @Test
    void slicesBoundIterators() {
        onDatabase(options -> {}, db -> {
            put(db, "a", "b", "c", "d");
            try (ReadOptions options = new ReadOptions()
                            .setIterateLowerBound(new Slice("b"))
                            .setIterateUpperBound(new DirectSlice("d"));
                    RocksIterator iterator = db.newIterator(options)) {
                assertThat(keys(iterator)).containsExactly("b", "c");
            }
            List<Range> ranges = List.of(new Range(new Slice("a"), new Slice("z")));
            assertThat(db.getApproximateSizes(ranges)).hasSize(1);
            SizeApproximationFlag files = SizeApproximationFlag.INCLUDE_FILES;
            assertThat(db.getApproximateSizes(ranges, files, files)).isEqualTo(db.getApproximateSizes(ranges, files));
        });
    }

    @Test
    void caches() {
        try (Cache cache = new LRUCache(SizeUnit.MB, 4);
                Cache strict = new LRUCache(SizeUnit.MB, -1, true);
                Cache clock = new HyperClockCache(SizeUnit.MB, 0, -1, false);
                BlockBasedTableConfig table = new BlockBasedTableConfig().setBlockCache(cache)) {
            assertThat(cache.getCapacity()).isEqualTo(SizeUnit.MB);
            assertThat(strict.getCapacity()).isEqualTo(SizeUnit.MB);
            assertThat(clock.getCapacity()).isEqualTo(SizeUnit.MB);
            onDatabase(options -> options.setTableFormatConfig(table), db -> {
                put(db, "a");
                db.flush();
                assertThat(db.get(bytes("a"))).isEqualTo(bytes("a"));
                Map<MemoryUsageType, Long> usage =
                        MemoryUtil.getApproximateMemoryUsageByType(List.of(db), Set.of(cache));
                assertThat(usage.get(MemoryUsageType.kCacheTotal))
                        .isEqualTo(cache.getUsage())
                        .isPositive();
                assertThat(usage.get(MemoryUsageType.kMemTableTotal)).isPositive();
            });
        }
        assertThatThrownBy(() -> new LRUCache(1024, 2, true)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aClosedSubclassIsClosedForGood() {
        LRUCache cache = new LRUCache(1024);
        cache.close();
        cache.close();
        assertThat(cache.isClosed()).isTrue();
        assertThatThrownBy(cache::getCapacity).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new Cache() {}.getCapacity()).isInstanceOf(IllegalStateException.class);
    }

    private static final class OptionsOfAUser implements DBOptionsInterface<OptionsOfAUser> {}

    @Test
    void aHandleOfAUserIsRefused() {
        OptionsOfAUser options = new OptionsOfAUser();
        assertThatThrownBy(options::createIfMissing)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("OptionsOfAUser");
        assertThatThrownBy(() -> new DBOptions(options))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("OptionsOfAUser");
    }

    @Test
    void comparatorsInJava() {
        for (boolean direct : List.of(true, false)) {
            try (ComparatorOptions how = new ComparatorOptions().setUseDirectBuffer(direct);
                    AbstractComparator bytewise = new BytewiseComparator(how);
                    AbstractComparator reverse = new ReverseBytewiseComparator(how);
                    AbstractComparator ints = new IntComparator(how);
                    AbstractComparator own = new AbstractComparator(how) {
                        @Override
                        public String name() {
                            return "by length";
                        }

                        @Override
                        public int compare(ByteBuffer a, ByteBuffer b) {
                            assertThat(a.isDirect()).isEqualTo(direct);
                            return Integer.compare(a.remaining(), b.remaining());
                        }
                    }) {
                assertThat(bytewise.usingDirectBuffers()).isEqualTo(direct);
                onDatabase(options -> options.setComparator(bytewise), db -> {
                    put(db, "b", "ab", "a");
                    assertThat(keys(db)).containsExactly("a", "ab", "b");
                });
                onDatabase(options -> options.setComparator(reverse), db -> {
                    put(db, "b", "ab", "a");
                    assertThat(keys(db)).containsExactly("b", "ab", "a");
                });
                onDatabase(options -> options.setComparator(own), db -> {
                    put(db, "ccc", "a", "bb", "cc");
                    assertThat(keys(db)).containsExactly("a", "cc", "ccc");
                    assertThat(db.get(bytes("xx"))).isEqualTo(bytes("cc"));
                });
                onDatabase(options -> options.setComparator(ints), db -> {
                    for (int number : new int[] {5, -1, 3}) {
                        db.put(ByteBuffer.allocate(4).putInt(number).array(), new byte[0]);
                    }
                    List<Integer> numbers = new ArrayList<>();
                    try (RocksIterator iterator = db.newIterator()) {
                        for (iterator.seekToFirst(); iterator.isValid(); iterator.next()) {
                            numbers.add(ByteBuffer.wrap(iterator.key()).getInt());
                        }
                    }
                    assertThat(numbers).containsExactly(-1, 3, 5);
                });
            }
        }
    }

    @Test
    void compactionFilters() {
        onDatabase(options -> options.setCompactionFilterFactory(new Factory()), db -> {
            db.put(bytes("empty"), new byte[0]);
            put(db, "full");
            db.compactRange();
            assertThat(keys(db)).containsExactly("full");
        });
        try (RemoveEmptyValueCompactionFilter filter = new RemoveEmptyValueCompactionFilter()) {
            onDatabase(options -> options.setCompactionFilter(filter), db -> {
                db.put(bytes("empty"), new byte[0]);
                put(db, "full");
                db.compactRange();
                assertThat(keys(db)).containsExactly("full");
            });
        }
    }

    private static final class Factory extends AbstractCompactionFilterFactory<RemoveEmptyValueCompactionFilter> {
        @Override
        public RemoveEmptyValueCompactionFilter createCompactionFilter(AbstractCompactionFilter.Context context) {
            assertThat(context.isManualCompaction()).isTrue();
            return new RemoveEmptyValueCompactionFilter();
        }

        @Override
        public String name() {
            return "factory";
        }
    }

    @Test
    void eventListeners() {
        List<String> told = new ArrayList<>();
        AbstractEventListener listener =
                new AbstractEventListener(AbstractEventListener.EnabledEventCallback.ON_FLUSH_COMPLETED) {
                    @Override
                    public void onFlushBegin(RocksDB db, FlushJobInfo info) {
                        told.add("not enabled");
                    }

                    @Override
                    public void onFlushCompleted(RocksDB db, FlushJobInfo info) {
                        told.add("flushed");
                    }
                };
        onDatabase(options -> options.addEventListener(listener), db -> {
            put(db, "a");
            db.flush();
        });
        assertThat(told).containsExactly("flushed");
    }

    @Test
    void anEventMayBeNamedTwice() {
        AbstractEventListener.EnabledEventCallback event = AbstractEventListener.EnabledEventCallback.ON_FLUSH_BEGIN;
        new AbstractEventListener(event, event) {}.close();
    }

    @Test
    void loggers() {
        List<String> lines = new ArrayList<>();
        try (Logger logger = new Logger(InfoLogLevel.INFO_LEVEL) {
            @Override
            protected void log(InfoLogLevel level, String message) {
                synchronized (lines) {
                    lines.add(message);
                }
            }
        }) {
            onDatabase(options -> options.setLogger(logger), db -> put(db, "a"));
        }
        synchronized (lines) {
            assertThat(lines).isNotEmpty();
        }
    }

    @Test
    void walFilters() {
        List<String> found = new ArrayList<>();
        try (Options options = new Options().setCreateIfMissing(true);
                AbstractWalFilter filter = new AbstractWalFilter() {
                    @Override
                    public void columnFamilyLogNumberMap(Map<Integer, Long> numbers, Map<String, Integer> ids) {
                        found.addAll(ids.keySet());
                    }

                    @Override
                    public LogRecordFoundResult logRecordFound(
                            long logNumber, String logFileName, WriteBatch batch, WriteBatch newBatch) {
                        return new LogRecordFoundResult(WalProcessingOption.IGNORE_CURRENT_RECORD, false);
                    }

                    @Override
                    public String name() {
                        return "ignore";
                    }
                }) {
            String path = folder.resolve("wal").toString();
            try (RocksDB db = RocksDB.open(options, path)) {
                put(db, "a");
            }
            options.setWalFilter(filter);
            try (RocksDB db = RocksDB.open(options, path)) {
                assertThat(db.get(bytes("a"))).isNull();
            }
        }
        assertThat(found).containsExactly("default");
    }

    @Test
    void mutableOptions() {
        MutableColumnFamilyOptions family = MutableColumnFamilyOptions.builder()
                .setWriteBufferSize(SizeUnit.MB)
                .setMaxBytesForLevelMultiplierAdditional(1, 2, 3)
                .setCompressionType(CompressionType.NO_COMPRESSION)
                .setPrepopulateBlobCache(PrepopulateBlobCache.PREPOPULATE_BLOB_FLUSH_ONLY)
                .build();
        assertThat(family)
                .hasToString("write_buffer_size=1048576;max_bytes_for_level_multiplier_additional=1:2:3;"
                        + "compression=kNoCompression;prepopulate_blob_cache=kFlushOnly");
        MutableColumnFamilyOptions.MutableColumnFamilyOptionsBuilder parsed =
                MutableColumnFamilyOptions.parse(family + ";other=1", true);
        assertThat(parsed.writeBufferSize()).isEqualTo(SizeUnit.MB);
        assertThat(parsed.maxBytesForLevelMultiplierAdditional()).containsExactly(1, 2, 3);
        assertThat(parsed.compressionType()).isEqualTo(CompressionType.NO_COMPRESSION);
        assertThatThrownBy(parsed::ttl).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> MutableColumnFamilyOptions.parse("other=1"))
                .isInstanceOf(IllegalArgumentException.class);
        onDatabase(options -> {}, db -> {
            db.setOptions(family);
            try (ColumnFamilyHandle handle = db.getDefaultColumnFamily()) {
                db.setOptions(handle, parsed.build());
            }
            db.setDBOptions(MutableDBOptions.builder().setMaxBackgroundJobs(3).build());
            put(db, "a");
            assertThat(db.keyExists(bytes("a"))).isTrue();
        });
    }

    @Test
    void keysThatExist() {
        onDatabase(options -> {}, db -> {
            put(db, "a");
            try (ReadOptions options = new ReadOptions();
                    ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                assertThat(db.keyExists(bytes("a"))).isTrue();
                assertThat(db.keyExists(bytes("xax"), 1, 1)).isTrue();
                assertThat(db.keyExists(buffer("b"))).isFalse();
                assertThat(db.keyExists(family, options, bytes("b"))).isFalse();
                Holder<byte[]> value = new Holder<>();
                assertThat(db.keyMayExist(bytes("a"), value)).isTrue();
                assertThat(value.getValue()).isEqualTo(bytes("a"));
                assertThat(db.keyMayExist(family, options, bytes("xbx"), 1, 1, value))
                        .isFalse();
                assertThat(value.getValue()).isNull();
                assertThat(db.keyMayExist(bytes("a"), (Holder<byte[]>) null)).isTrue();
            }
        });
    }

    @Test
    void valuesIntoBuffers() {
        onDatabase(options -> {}, db -> {
            db.put(bytes("a"), bytes("value"));
            List<ByteBuffer> values =
                    List.of(ByteBuffer.allocateDirect(9), ByteBuffer.allocate(9), ByteBuffer.allocate(2));
            List<ByteBufferGetStatus> found =
                    db.multiGetByteBuffers(List.of(buffer("a"), buffer("b"), buffer("a")), values);
            assertThat(found.get(0).status).isEqualTo(Status.OK);
            assertThat(found.get(0).value).isEqualTo(buffer("value"));
            assertThat(found.get(1).status.getCode()).isEqualTo(Status.Code.NotFound);
            assertThat(found.get(1).value).isNull();
            assertThat(found.get(2).requiredSize).isEqualTo(5);
            assertThat(found.get(2).value).isEqualTo(buffer("va"));
            try (ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                assertThat(db.multiGetByteBuffers(
                                        List.of(family), List.of(buffer("a")), List.of(ByteBuffer.allocate(9)))
                                .get(0)
                                .value)
                        .isEqualTo(buffer("value"));
            }
        });
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
