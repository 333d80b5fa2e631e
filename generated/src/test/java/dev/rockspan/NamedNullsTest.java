package dev.rockspan;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.rockspan.runtime.LibraryVersion;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksDBException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nulls that are said to be some, where no native function is called. */
class NamedNullsTest {

    @Test
    void are_named() {
        Map.<String, ThrowingCallable>of(
                        "flags", () -> SizeApproximationFlag.bits(null),
                        "status", () -> new RocksDBException((dev.rockspan.runtime.Status) null),
                        "optionsFileName", () -> OptionsUtil.loadOptionsFromFile(new ConfigOptions(), null, null, null),
                        "dbPath", () -> OptionsUtil.getLatestOptionsFileName(null, null),
                        "name", () -> NativeLibrary.rocksdb().find(null),
                        "atLeast", () -> new LibraryVersion(null, Optional.empty(), Optional.empty()),
                        "before", () -> new LibraryVersion(Optional.empty(), null, Optional.empty()),
                        "carrier", () -> new LibraryVersion(Optional.empty(), Optional.empty(), null))
                .forEach((name, call) ->
                        assertThatNullPointerException().isThrownBy(call).withMessage(name + " is null"));
    }

    @Test
    void in_sets_of_flags() {
        Set<TraceFilterType> flags = new HashSet<>(Arrays.asList(TraceFilterType.GET, null));
        assertThatNullPointerException()
                .isThrownBy(() -> TraceFilterType.bits(flags))
                .withMessageContaining("flags");
        try (TraceOptions options = new TraceOptions()) {
            assertThatNullPointerException()
                    .isThrownBy(() -> options.setFilter(flags))
                    .withMessageContaining("filter");
        }
    }

    @Test
    void in_classes_of_rocksdbjni() {
        Map.<String, ThrowingCallable>of(
                        "start is null", () -> new Range(null, new Slice("z")),
                        "limit is null", () -> new Range(new Slice("a"), null),
                        "options is null",
                                () -> new Logger((DBOptions) null) {
                                    @Override
                                    protected void log(InfoLogLevel logLevel, String message) {}
                                },
                        "inputs is null", () -> new StatisticsCollector(null, 1),
                        "inputs[0] is null",
                                () -> new StatisticsCollector(Arrays.asList((StatsCollectorInput) null), 1),
                        "statistics is null", () -> new StatsCollectorInput(null, null),
                        "tickerType is null", () -> new Statistics().getAndResetTickerCount(null),
                        "statsLevel is null", () -> new Statistics().setStatsLevel(null),
                        "enabledEventCallbacks[0] is null",
                                () -> new AbstractEventListener((AbstractEventListener.EnabledEventCallback) null) {},
                        "enabledEventCallbacks is null",
                                () -> new AbstractEventListener((AbstractEventListener.EnabledEventCallback[]) null) {})
                .forEach((message, call) ->
                        assertThatNullPointerException().isThrownBy(call).withMessage(message));
    }

    @Test
    void in_slices_and_descriptors() {
        Map.<String, ThrowingCallable>of(
                        "data is null", () -> new Slice((byte[]) null),
                        "string is null", () -> new DirectSlice((String) null),
                        "columnFamilyName is null", () -> new ColumnFamilyDescriptor((String) null))
                .forEach((message, call) ->
                        assertThatNullPointerException().isThrownBy(call).withMessage(message));
        Map.<String, ThrowingCallable>of(
                        "offset must be between 0 and 3, not 4", () -> new Slice(new byte[3], 4),
                        "length must be between 0 and 3, not -1",
                                () -> new DirectSlice(ByteBuffer.allocateDirect(3), -1))
                .forEach((message, call) ->
                        assertThatIllegalArgumentException().isThrownBy(call).withMessage(message));
    }

    @Test
    void in_arrays_of_keys(@TempDir Path folder) {
        try (Options options = new Options().setCreateIfMissing(true);
                OptimisticTransactionDB db = OptimisticTransactionDB.open(options, folder.toString());
                WriteOptions writing = new WriteOptions();
                ReadOptions reading = new ReadOptions();
                Transaction transaction = db.beginTransaction(writing)) {
            byte[][] keys = {new byte[1], null};
            List<ColumnFamilyHandle> ofDefault = List.of(db.getDefaultColumnFamily(), db.getDefaultColumnFamily());
            List.<ThrowingCallable>of(
                            () -> transaction.multiGet(reading, keys),
                            () -> transaction.multiGet(reading, ofDefault, keys),
                            () -> transaction.multiGetForUpdate(reading, keys),
                            () -> transaction.multiGetForUpdate(reading, ofDefault, keys))
                    .forEach(call ->
                            assertThatNullPointerException().isThrownBy(call).withMessage("keys[1] is null"));
            Map.<String, ThrowingCallable>of(
                            "keyParts[1] is null", () -> transaction.put(keys, new byte[][] {}),
                            "valueParts[1] is null", () -> transaction.put(new byte[][] {}, keys),
                            "keyParts is null", () -> transaction.delete((byte[][]) null))
                    .forEach((message, call) ->
                            assertThatNullPointerException().isThrownBy(call).withMessage(message));
        }
    }

    @Test
    void in_options_that_can_be_changed() {
        assertThatNullPointerException()
                .isThrownBy(() ->
                        MutableColumnFamilyOptions.builder().setMaxBytesForLevelMultiplierAdditional((int[]) null))
                .withMessage("value is null");
    }

    @Test
    void in_lists(@TempDir Path folder) {
        try (Options options = new Options().setCreateIfMissing(true);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            Range range = new Range(new Slice("a"), new Slice("z"));
            Map.<String, ThrowingCallable>of(
                            "ranges[1] is null", () -> db.getApproximateSizes(Arrays.asList(range, null)),
                            "ranges is null", () -> db.getApproximateSizes((List<Range>) null),
                            "sizeApproximationFlags is null",
                                    () -> db.getApproximateSizes(List.of(range), (SizeApproximationFlag[]) null),
                            "sizeApproximationFlags[0] is null",
                                    () -> db.getApproximateSizes(List.of(range), (SizeApproximationFlag) null),
                            "columnFamilies[0] is null",
                                    () -> db.dropColumnFamilies(Arrays.asList((ColumnFamilyHandle) null)),
                            "columnFamilyNames[0] is null",
                                    () -> db.createColumnFamilies(
                                            new ColumnFamilyOptions(), Collections.singletonList((byte[]) null)))
                    .forEach((message, call) ->
                            assertThatNullPointerException().isThrownBy(call).withMessage(message));
        }
        try (Options options = new Options()) {
            assertThatNullPointerException()
                    .isThrownBy(() -> options.setTablePropertiesCollectorFactory(
                            Arrays.asList((TablePropertiesCollectorFactory) null)))
                    .withMessage("factories[0] is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> options.setListeners(Arrays.asList((AbstractEventListener) null)))
                    .withMessage("listeners[0] is null");
            assertThatNullPointerException()
                    .isThrownBy(() -> options.setDbPaths((Collection<DbPath>) Arrays.asList((DbPath) null)))
                    .withMessage("dbPaths[0] is null");
        }
    }
}
