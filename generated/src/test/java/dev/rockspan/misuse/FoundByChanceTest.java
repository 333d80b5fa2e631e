package dev.rockspan.misuse;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.rockspan.BackupEngine;
import dev.rockspan.BackupEngineOptions;
import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.Checkpoint;
import dev.rockspan.ExportImportFilesMetaData;
import dev.rockspan.ImportColumnFamilyOptions;
import dev.rockspan.SstFileWriter;
import dev.rockspan.SliceTransform;
import dev.rockspan.IndexType;
import dev.rockspan.IngestExternalFileOptions;
import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.CreateBackupOptions;
import dev.rockspan.CuckooTableConfig;
import dev.rockspan.EncodingType;
import dev.rockspan.Env;
import dev.rockspan.EnvOptions;
import dev.rockspan.LatestOptions;
import dev.rockspan.LiveFileMetaData;
import dev.rockspan.Comparator;
import dev.rockspan.HyperClockCacheOptions;
import dev.rockspan.ComparatorCallbacks;
import dev.rockspan.OpenAndCompactOptions;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.OptimisticTransactionOptions;
import dev.rockspan.CompactionFileInfo;
import dev.rockspan.CompactionJobInfo;
import dev.rockspan.CompactionOptions;
import dev.rockspan.CompactionService;
import dev.rockspan.CompressionType;
import dev.rockspan.MergeOperator;
import dev.rockspan.CompactionServiceCallbacks;
import dev.rockspan.CompactionServiceJobInfo;
import dev.rockspan.CompactionServiceJobStatus;
import dev.rockspan.CompactionServiceOptionsOverride;
import dev.rockspan.CompactionServiceScheduleResponse;
import dev.rockspan.Filter;
import dev.rockspan.FlushOptions;
import java.nio.file.Files;
import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.ReplayOptions;
import dev.rockspan.Replayer;
import dev.rockspan.RocksDB;
import dev.rockspan.RestoreMode;
import dev.rockspan.RestoreOptions;
import dev.rockspan.ShareFilesNaming;
import dev.rockspan.RocksIterator;
import dev.rockspan.Snapshot;
import dev.rockspan.SstFileManager;
import dev.rockspan.TimestampComparatorCallbacks;
import dev.rockspan.WriteBatch;
import dev.rockspan.WriteBatchCallbacks;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.spi.Callbacks;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.runtime.ValueBuffer;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import dev.rockspan.TraceOptions;
import dev.rockspan.TraceReader;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.TransactionLogIterator;
import dev.rockspan.TransactionOptions;
import dev.rockspan.TxnDBWritePolicy;
import dev.rockspan.WriteBatchInterface;
import dev.rockspan.WriteOptions;
import dev.rockspan.WriteBatchWithIndex;
import dev.rockspan.testing.TestDb;
import dev.rockspan.RateLimiter;
import dev.rockspan.WaitForCompactOptions;
import java.util.ArrayList;
import dev.rockspan.runtime.MultiGetBuffer;
import java.util.stream.IntStream;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What ended the JVM when everything was called in random order. */
class FoundByChanceTest {

    @TestFactory
    Stream<DynamicTest> is_survived(@TempDir Path folder) {
        return Scenarios.of(Found.class, folder);
    }

    static final class Found {

        private static final int TIMESTAMP = 8;
        private static final int SECONDS = 3;

        private static final ComparatorCallbacks BYTES = (a, b) -> (int) a.mismatch(b) + 1;

        private static final TimestampComparatorCallbacks NO_ORDER = new TimestampComparatorCallbacks() {
            @Override
            public int compare(MemorySegment a, MemorySegment b) {
                return 0;
            }

            @Override
            public int compareTimestamp(MemorySegment a, MemorySegment b) {
                return 0;
            }

            @Override
            public int compareWithoutTimestamp(
                    MemorySegment a, boolean aHasTimestamp, MemorySegment b, boolean bHasTimestamp) {
                return 0;
            }
        };

        /** It was freed with the base database, which is the same database to C. */
        static void what_a_base_database_was_given_lasts_as_long_as_the_database(Path folder) {
            int before = Callbacks.live();
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDB db = OptimisticTransactionDB.open(options, folder.toString())) {
                try (Comparator comparator = new Comparator("bytes", BYTES);
                        Options ordered = new Options().setComparator(comparator);
                        RocksDB base = db.getBaseDB();
                        ColumnFamilyHandle family = base.createColumnFamily(ordered, "ordered")) {
                    base.put(family, b("key"), b("value"));
                }
                assertThat(Callbacks.live()).isEqualTo(before + 1);
            }
            assertThat(Callbacks.live()).isEqualTo(before);
        }

        /** The clock of the first Env whose database used a cache is left in that, and was read when it was gone. */
        static void a_cache_that_outlives_an_env(Path folder) {
            try (Cache cache = Cache.newLRUCache(1 << 20);
                    BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache);
                    Options options =
                            new Options().setCreateIfMissing(true).setTableFormatConfig(tables)) {
                try (Env env = Env.newMemEnv();
                        Options inMemory =
                                new Options().setCreateIfMissing(true).setEnv(env).setTableFormatConfig(tables)) {
                    RocksDB.open(inMemory, "/db").close();
                }
                readStatisticsOfCache(options, folder);
            }
        }

        /** Options have a cache of their own, which copies share. */
        static void a_copy_of_options_that_outlives_an_env(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true)) {
                try (Env env = Env.newMemEnv();
                        Options inMemory = new Options(options).setEnv(env)) {
                    RocksDB.open(inMemory, "/db").close();
                }
                readStatisticsOfCache(options, folder);
            }
        }

        /** A column family has a cache, too, and may have it from options that are made later. */
        static void a_cache_of_a_column_family_that_outlives_an_env(Path folder) {
            try (Cache cache = Cache.newLRUCache(1 << 20);
                    Options options = new Options().setCreateIfMissing(true)) {
                try (Env env = Env.newMemEnv();
                        Options inMemory =
                                new Options().setCreateIfMissing(true).setEnv(env);
                        RocksDB db = RocksDB.open(inMemory, "/db");
                        BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache);
                        Options ofFamily = new Options().setTableFormatConfig(tables)) {
                    db.createColumnFamily(ofFamily, "family");
                }
                try (BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache)) {
                    options.setTableFormatConfig(tables);
                }
                readStatisticsOfCache(options, folder);
            }
        }

        /** What is loaded has the cache that is given. */
        static void a_cache_of_loaded_options_that_outlives_an_env(Path folder) {
            TestDb.open(folder).close();
            LatestOptions loaded;
            try (Cache cache = Cache.newLRUCache(1 << 20);
                    Env files = Env.getDefault()) {
                loaded = Options.loadLatestOptions(folder.toString(), files, false, cache);
                try (Env env = Env.newMemEnv();
                        BlockBasedTableConfig tables = new BlockBasedTableConfig().setBlockCache(cache);
                        Options inMemory =
                                new Options().setCreateIfMissing(true).setEnv(env).setTableFormatConfig(tables)) {
                    RocksDB.open(inMemory, "/db").close();
                }
            }
            try (Options db = loaded.dbOptions();
                    Options options = loaded.columnFamilyOptions().getFirst()) {
                readStatisticsOfCache(options, folder);
            }
        }

        private static void readStatisticsOfCache(Options options, Path folder) {
            try (RocksDB db = RocksDB.open(options, folder.toString())) {
                assertThat(db.getProperty("rocksdb.block-cache-entry-stats")).isNotEmpty();
            }
        }

        /** It was written before the key, over what is there. */
        static void timestamps_that_are_longer_than_keys(Path folder) {
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                for (WriteBatchInterface each : List.of(batch, indexed)) {
                    each.put(b("as long as a timestamp"), b("1"));
                    each.merge(b("key"), b("2"));
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> each.updateTimestamps(new byte[4096], _ -> 4096))
                            .withMessageContaining("have 4096 bytes, but");
                    each.updateTimestamps(new byte[3], _ -> 0);
                }
                assertThat(batch.data()).isEqualTo(indexed.data());
                batch.deleteRange(b("from here"), b("up to here"));
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> batch.updateTimestamps(new byte[3], _ -> 3));
            }
        }

        /** It was freed, and read because it had changed before. */
        static void column_families_that_a_follower_has_closed_and_the_primary_drops(Path folder) {
            String path = folder.resolve("primary").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    FlushOptions flush = new FlushOptions();
                    RocksDB primary = RocksDB.open(options, path)) {
                List<ColumnFamilyHandle> families = new ArrayList<>();
                for (int i = 0; i < 20; i++) {
                    families.add(primary.createColumnFamily(options, "family" + i));
                }
                List<ColumnFamilyHandle> followed = new ArrayList<>();
                try (RocksDB follower = RocksDB.openAsSecondary(
                        options,
                        path,
                        folder.resolve("follower").toString(),
                        RocksDB.listColumnFamilies(options, path),
                        Collections.nCopies(21, options),
                        followed)) {
                    followed.forEach(ColumnFamilyHandle::close);
                    assertThat(followed).allMatch(ColumnFamilyHandle::isClosed);
                    for (ColumnFamilyHandle family : families) {
                        primary.put(family, b("key"), b("value"));
                        primary.flush(family, flush);
                        primary.dropColumnFamily(family);
                    }
                    follower.tryCatchUpWithPrimary();
                    primary.put(b("key"), b("value"));
                    follower.tryCatchUpWithPrimary();
                    assertThat(follower.get(b("key"))).isEqualTo(b("value"));
                }
            }
        }

        /** RocksDB opened them on the way to the latest state, and used them when they were freed. */
        static void column_families_that_are_dropped_before_a_follower_opens_them(Path folder) {
            String path = folder.toString();
            try (Options options = new Options().setCreateIfMissing(true).setAtomicFlush(true)) {
                try (RocksDB primary = RocksDB.open(options, path)) {
                    assertFollows(primary, options, path, "default");
                    primary.dropColumnFamily(createAndFlush(primary, options, "again"));
                    assertFollows(primary, options, path, "default");
                    assertNotFollowed(options, path, "default", "again");
                    createAndFlush(primary, options, "again");
                    createAndFlush(primary, options, "once");
                    assertFollows(primary, options, path, "default", "once");
                    assertNotFollowed(options, path, "default", "again");
                }
                List<ColumnFamilyHandle> families = new ArrayList<>();
                try (RocksDB primary = RocksDB.open(
                        options, path, List.of("default", "again", "once"), Collections.nCopies(3, options), families)) {
                    assertFollows(primary, options, path, "default", "again");
                    try (RocksDB follower = follow(options, path, "default", "again")) {
                        primary.dropColumnFamily(families.get(1));
                        follower.tryCatchUpWithPrimary();
                        createAndFlush(primary, options, "again");
                        assertThatExceptionOfType(RocksDBException.class)
                                .isThrownBy(follower::tryCatchUpWithPrimary);
                    }
                }
            }
        }

        /** The same of that of statistics, which RocksDB opens whether it is named or not. */
        static void column_families_that_a_follower_opens_by_itself(Path folder) {
            String hidden = "___rocksdb_stats_history___";
            String path = folder.toString();
            try (Options options = new Options().setCreateIfMissing(true)) {
                try (RocksDB primary = RocksDB.open(options, path)) {
                    ColumnFamilyHandle family = createAndFlush(primary, options, hidden);
                    assertFollows(primary, options, path, "default", hidden);
                    try (RocksDB follower = RocksDB.openAsSecondary(options, path, path + "-follower")) {
                        primary.put(family, b("key"), b("changed"));
                        primary.dropColumnFamily(family);
                        assertThatIllegalStateException()
                                .isThrownBy(follower::tryCatchUpWithPrimary)
                                .withMessageContaining("open it again");
                    }
                    assertNotFollowed(options, path, "default");
                }
                try (RocksDB primary = RocksDB.open(options, path)) {
                    assertFollows(primary, options, path, "default");
                }
            }
        }

        /** The same, but nobody except RocksDB can read what is there. */
        static void followers_of_what_is_in_memory(Path folder) {
            try (Env env = Env.newMemEnv();
                    Options options =
                            new Options().setCreateIfMissing(true).setAtomicFlush(true).setEnv(env);
                    RocksDB primary = RocksDB.open(options, "/primary")) {
                primary.dropColumnFamily(createAndFlush(primary, options, "again"));
                createAndFlush(primary, options, "again");
                assertNotFollowed(options, "/primary", "default", "again");
            }
            assertThat(folder).isEmptyDirectory();
        }

        private static ColumnFamilyHandle createAndFlush(RocksDB db, Options options, String name) {
            ColumnFamilyHandle family = db.createColumnFamily(options, name);
            db.put(family, b("key"), b("value"));
            try (FlushOptions flush = new FlushOptions()) {
                db.flush(family, flush);
            }
            return family;
        }

        private static RocksDB follow(Options options, String path, String... names) {
            return RocksDB.openAsSecondary(
                    options,
                    path,
                    path + "-follower",
                    List.of(names),
                    Collections.nCopies(names.length, options),
                    new ArrayList<>());
        }

        private static void assertFollows(RocksDB primary, Options options, String path, String... names) {
            try (RocksDB follower = follow(options, path, names)) {
                follower.tryCatchUpWithPrimary();
                byte[] key = Long.toString(primary.getLatestSequenceNumber()).getBytes(StandardCharsets.UTF_8);
                primary.put(key, b("value"));
                follower.tryCatchUpWithPrimary();
                assertThat(follower.get(key)).isEqualTo(b("value"));
            }
        }

        private static void assertNotFollowed(Options options, String path, String... names) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> follow(options, path, names).tryCatchUpWithPrimary())
                    .withMessageContaining("new MANIFEST");
        }

        /** While others wrote, the process ended with std::system_error, or a thread waited for ever. */
        static void batches_with_writes_to_column_families_of_another_database(Path folder) throws Exception {
            try (Options options = new Options();
                    WriteOptions ignoring = new WriteOptions().setIgnoreMissingColumnFamilies(true);
                    RocksDB db = TestDb.open(folder.resolve("here"));
                    RocksDB other = TestDb.open(folder.resolve("there"));
                    ColumnFamilyHandle foreign = other.createColumnFamily(options, "family");
                    WriteBatch batch = new WriteBatch();
                    WriteBatch unrecorded = new WriteBatch(batch.data());
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                whileOthersWrite(db, SECONDS, () -> {
                    for (WriteBatchInterface each : List.of(batch, unrecorded, indexed)) {
                        each.clear();
                        each.put(b("key"), b("1"));
                        each.put(foreign, b("key"), b("1"));
                        each.put(foreign, b("key"), b("2"));
                    }
                    for (Runnable write : List.<Runnable>of(
                            () -> db.write(batch),
                            () -> db.write(ignoring, batch),
                            () -> db.write(unrecorded),
                            () -> db.write(indexed))) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(write::run)
                                .withMessage(
                                        "batch has writes to a ColumnFamilyHandle that belongs to another RocksDB");
                    }
                });
                other.write(batch);
                other.write(indexed);
                for (WriteBatchInterface each : List.of(batch, unrecorded, indexed)) {
                    each.clear();
                    each.put(other.getDefaultColumnFamily(), b("key"), b("1"));
                }
                db.write(batch);
                db.write(unrecorded);
                db.write(indexed);
            }
        }

        /** RocksDB has it, and its order with it, if only the file of options cannot be written. */
        static void column_families_that_are_there_although_creating_them_failed(Path folder) throws IOException {
            try (Options options =
                            new Options().setCreateIfMissing(true).setMaxManifestFileSize(1);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                int before = Callbacks.live();
                for (int number = 0; number < 1000; number++) {
                    Files.createDirectory(folder.resolve("OPTIONS-%06d.dbtmp".formatted(number)));
                }
                for (Consumer<Options> creating : List.<Consumer<Options>>of(
                        ordered -> db.createColumnFamily(ordered, "family"),
                        ordered -> db.createColumnFamilies(ordered, List.of("a", "b")))) {
                    try (Comparator order = new Comparator("order", BYTES);
                            Options ordered = new Options().setComparator(order)) {
                        assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> creating.accept(ordered));
                    }
                }
                assertThat(Callbacks.live()).isEqualTo(before + 2);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.createColumnFamily(options, "next")); // writes a new manifest
            }
        }

        /** The same. */
        static void writes_to_dropped_column_families(Path folder) throws Exception {
            try (Options options = new Options().setUInt64AddMergeOperator();
                    WriteOptions ignoring = new WriteOptions().setIgnoreMissingColumnFamilies(true);
                    RocksDB db = TestDb.open(folder);
                    ColumnFamilyHandle kept = db.createColumnFamily(options, "kept");
                    ColumnFamilyHandle dropped = db.createColumnFamily(options, "dropped");
                    WriteBatch batch = new WriteBatch();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                for (WriteBatchInterface each : List.of(batch, indexed)) {
                    each.put(dropped, b("key"), b("1"));
                    each.put(kept, b("key"), b("1"));
                }
                db.write(batch);
                db.write(indexed);
                db.dropColumnFamily(dropped);
                assertThat(db.get(dropped, b("key"))).isEqualTo(b("1"));
                whileOthersWrite(db, 1, () -> {
                    for (Runnable write : List.<Runnable>of(
                            () -> db.put(dropped, b("key"), b("2")),
                            () -> db.delete(dropped, b("key")),
                            () -> db.merge(dropped, b("key"), b("2")),
                            () -> db.deleteRange(dropped, b("key"), b("keys")))) {
                        assertThatIllegalStateException()
                                .isThrownBy(write::run)
                                .withMessage("columnFamily is column family 2, which was dropped");
                    }
                    for (Runnable write : List.<Runnable>of(() -> db.write(batch), () -> db.write(indexed))) {
                        assertThatIllegalStateException()
                                .isThrownBy(write::run)
                                .withMessage("batch has writes to column family 2, which was dropped");
                    }
                    db.put(kept, b("key"), b("3"));
                });
                db.put(dropped, ignoring, b("key"), b("2"));
                db.write(ignoring, batch);
                assertThat(db.get(kept, b("key"))).isEqualTo(b("1"));
                batch.clear();
                batch.put(kept, b("key"), b("4"));
                db.write(batch);
                assertThat(db.get(kept, b("key"))).isEqualTo(b("4"));
            }
        }

        /** It wrote them later, to fail as above; if prepared, the database could not be opened again. */
        static void transactions_with_writes_to_column_families_that_are_dropped(Path folder) {
            for (TxnDBWritePolicy policy : List.of(TxnDBWritePolicy.WRITE_COMMITTED, TxnDBWritePolicy.WRITE_PREPARED)) {
                String path = folder.resolve(policy.name()).toString();
                try (Options options = new Options().setCreateIfMissing(true);
                        TransactionDBOptions more = new TransactionDBOptions().setWritePolicy(policy);
                        TransactionDB db = TransactionDB.open(options, more, path);
                        RocksDB base = db.getBaseDB();
                        ColumnFamilyHandle family = db.createColumnFamily(options, "family");
                        Transaction transaction = db.beginTransaction();
                        Transaction prepared = db.beginTransaction();
                        Transaction around = db.beginTransaction();
                        Transaction later = db.beginTransaction()) {
                    transaction.put(family, b("a"), b("1"));
                    prepared.setName("prepared");
                    prepared.put(family, b("b"), b("1"));
                    prepared.prepare();
                    try (WriteBatchWithIndex writes = around.getWriteBatch()) {
                        writes.put(family, b("c"), b("1"));
                    }
                    assertThatIllegalStateException()
                            .isThrownBy(() -> base.dropColumnFamily(family))
                            .withMessageStartingWith("There are prepared transactions, ");
                    prepared.commit();
                    for (Transaction each : List.of(transaction, around)) {
                        assertThatIllegalStateException()
                                .isThrownBy(() -> base.dropColumnFamily(family))
                                .withMessageStartingWith("A Transaction has writes to handle, ");
                        each.put(b("a"), b("1"));
                        each.rollback();
                    }
                    try (WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                        indexed.put(family, b("e"), b("1"));
                        indexed.newIteratorWithBase(family, base.newIterator(family));
                        base.dropColumnFamily(family);
                    }
                    for (Runnable write : List.<Runnable>of(
                            () -> later.put(family, b("a"), b("1")), () -> db.put(family, b("a"), b("1")))) {
                        assertThatIllegalStateException()
                                .isThrownBy(write::run)
                                .withMessage("columnFamily is column family 1, which was dropped");
                    }
                    for (Transaction each : List.of(transaction, later)) {
                        each.put(b("a"), b("2"));
                        each.commit();
                        assertThat(db.get(b("a"))).isEqualTo(b("2"));
                    }
                }
            }
        }

        /** The database could not be opened again. */
        static void column_families_dropped_before_prepared_transactions_are_asked_for(Path folder) {
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options options = new Options().setCreateIfMissing(true).setCreateMissingColumnFamilies(true);
                    TransactionDBOptions more = new TransactionDBOptions()) {
                for (int i = 0; i < 2; i++) {
                    families.clear();
                    try (TransactionDB db = TransactionDB.open(
                                    options,
                                    more,
                                    folder.toString(),
                                    List.of("default", "family"),
                                    List.of(options, options),
                                    families);
                            RocksDB base = db.getBaseDB()) {
                        ColumnFamilyHandle family = families.get(1);
                        if (i == 0) {
                            Transaction transaction = db.beginTransaction();
                            transaction.setName("prepared");
                            transaction.put(family, b("key"), b("1"));
                            transaction.prepare();
                        } else {
                            assertThatIllegalStateException()
                                    .isThrownBy(() -> base.dropColumnFamily(family))
                                    .withMessageStartingWith("There are prepared transactions, ");
                            db.getAllPreparedTransactions().forEach(Transaction::rollback);
                            base.dropColumnFamily(family);
                        }
                    }
                }
                TransactionDB.open(options, more, folder.toString()).close();
            }
        }

        /** A transaction wrote before its commit to one that was dropped meanwhile. */
        static void column_families_that_are_dropped_while_transactions_write_to_them(Path folder) throws Exception {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions more =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    WriteOptions writing = new WriteOptions();
                    TransactionDB db = TransactionDB.open(options, more, folder.toString());
                    RocksDB base = db.getBaseDB()) {
                AtomicReference<ColumnFamilyHandle> current =
                        new AtomicReference<>(db.createColumnFamily(options, "first"));
                AtomicInteger keys = new AtomicInteger();
                Runnable transaction = () -> {
                    String name = "key" + keys.incrementAndGet();
                    byte[] key = b(name);
                    try (Transaction each = db.beginTransaction(writing)) {
                        each.setName(name);
                        ColumnFamilyHandle family = current.get();
                        each.put(family, key, b("1"));
                        each.put(key, b("1"));
                        each.put(family, key, b("2"));
                        each.prepare();
                        each.rollback();
                    }
                };
                AtomicInteger number = new AtomicInteger();
                AtomicBoolean dropped = new AtomicBoolean();
                whileOthersRun(
                        List.of(transaction, transaction), IllegalStateException.class, SECONDS, () -> {
                            try {
                                if (!dropped.get()) {
                                    base.dropColumnFamily(current.get());
                                    dropped.set(true);
                                }
                                current.set(db.createColumnFamily(options, "" + number.get()));
                                number.incrementAndGet();
                                dropped.set(false);
                            } catch (IllegalStateException e) {
                                assertThat(e.getMessage())
                                        .containsAnyOf(
                                                "A Transaction has writes to handle",
                                                "There are prepared transactions",
                                                "commit or close it first");
                            }
                        });
                assertThat(number).hasPositiveValue();
                db.put(b("key"), b("2"));
            }
        }

        /** The same. */
        static void column_families_that_are_dropped_while_others_write_to_them(Path folder) throws Exception {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder)) {
                AtomicReference<ColumnFamilyHandle> current =
                        new AtomicReference<>(db.createColumnFamily(options, "first"));
                Runnable put = () -> db.put(current.get(), b("key"), b("1"));
                Runnable write = () -> {
                    try (WriteBatch batch = new WriteBatch()) {
                        batch.put(current.get(), b("key"), b("1"));
                        batch.put(b("key"), b("1"));
                        db.write(batch);
                    }
                };
                AtomicInteger number = new AtomicInteger();
                whileOthersRun(List.of(put, write, write), IllegalStateException.class, SECONDS, () -> {
                    ColumnFamilyHandle before =
                            current.getAndSet(db.createColumnFamily(options, "" + number.incrementAndGet()));
                    db.dropColumnFamily(before);
                    before.close();
                });
                assertThat(number.get()).isGreaterThan(SECONDS);
                db.put(b("key"), b("2"));
            }
        }

        /** The drop did not wait for writes, since they may wait for the callback. */
        static void column_families_that_are_dropped_in_callbacks(Path folder) throws Exception {
            try (Options options = new Options();
                    RocksDB db = TestDb.open(folder);
                    WriteBatch visited = new WriteBatch()) {
                visited.put(b("key"), b("1"));
                AtomicReference<ColumnFamilyHandle> current =
                        new AtomicReference<>(db.createColumnFamily(options, "first"));
                AtomicInteger refused = new AtomicInteger();
                AtomicInteger dropped = new AtomicInteger();
                WriteBatchCallbacks dropping = new WriteBatchCallbacks() {
                    @Override
                    public void put(MemorySegment key, MemorySegment value) {
                        try {
                            db.dropColumnFamily(current.get());
                            current.set(db.createColumnFamily(options, "" + dropped.incrementAndGet()));
                        } catch (IllegalStateException e) {
                            assertThat(e).hasMessageContaining("that may wait for this callback");
                            refused.incrementAndGet();
                        }
                    }

                    @Override
                    public void delete(MemorySegment key) {}
                };
                Runnable put = () -> db.put(current.get(), b("key"), b("1"));
                whileOthersRun(List.of(put, put, put), IllegalStateException.class, SECONDS, () -> visited.iterate(dropping));
                assertThat(refused).hasPositiveValue();
                int before = dropped.get();
                visited.iterate(dropping);
                assertThat(dropped).hasValue(before + 1);
                db.put(b("key"), b("2"));
            }
        }

        private static void whileOthersWrite(RocksDB db, int seconds, ThrowingCallable action) throws Exception {
            Runnable put = () -> db.put(b("key"), b("1"));
            whileOthersRun(List.of(put, put, put), NoSuchElementException.class, seconds, action);
        }

        /** Does it again and again while other threads do something else, each its own, which may be refused. */
        private static void whileOthersRun(
                List<Runnable> others, Class<? extends Exception> refusal, int seconds, ThrowingCallable action)
                throws Exception {
            AtomicBoolean ended = new AtomicBoolean();
            try (ExecutorService threads = Executors.newCachedThreadPool()) {
                List<Future<?>> all = new ArrayList<>();
                try {
                    for (Runnable other : others) {
                        all.add(threads.submit(() -> {
                            while (!ended.get()) {
                                try {
                                    other.run();
                                } catch (RuntimeException e) {
                                    assertThat(e).isInstanceOf(refusal);
                                }
                            }
                        }));
                    }
                    long end = System.nanoTime() + seconds * 1_000_000_000L;
                    while (System.nanoTime() < end) {
                        assertThatCode(action).doesNotThrowAnyException();
                    }
                } finally {
                    ended.set(true);
                }
                for (Future<?> each : all) {
                    each.get();
                }
            }
        }

        /** RocksDB took as much off the keys as timestamps are long, and iterators found keys of negative length. */
        static void batches_with_keys_that_are_shorter_than_timestamps(Path folder) {
            try (Comparator timed = new Comparator("timed", TIMESTAMP, NO_ORDER);
                    Options options = new Options().setCreateIfMissing(true);
                    Options withTimestamps = new Options().setCreateIfMissing(true).setComparator(timed);
                    Options ofText = withOrder(options, "rocksdb.ReverseBytewiseComparator.u64ts");
                    TransactionDBOptions more = new TransactionDBOptions();
                    RocksDB db = RocksDB.open(options, folder.resolve("some").toString());
                    ColumnFamilyHandle untimed = db.createColumnFamily(options, "untimed");
                    ColumnFamilyHandle family = db.createColumnFamily(withTimestamps, "family");
                    ColumnFamilyHandle reversed = db.createColumnFamily(ofText, "reversed");
                    RocksDB other = TestDb.open(folder.resolve("other"));
                    ColumnFamilyHandle first = other.createColumnFamily(options, "first");
                    ColumnFamilyHandle second = other.createColumnFamily(options, "second");
                    ColumnFamilyHandle third = other.createColumnFamily(options, "third");
                    RocksDB all = RocksDB.open(withTimestamps, folder.resolve("all").toString());
                    TransactionDB locking = TransactionDB.open(
                            withTimestamps, more, folder.resolve("locking").toString());
                    RocksDB lockingBase = locking.getBaseDB();
                    OptimisticTransactionDB optimistic = OptimisticTransactionDB.open(
                            withTimestamps, folder.resolve("optimistic").toString());
                    WriteBatch ofFirst = ofKey(first, b("key"));
                    WriteBatch ofSecond = ofKey(second, b("key"));
                    WriteBatch ofThird = ofKey(third, b("key"));
                    WriteBatch empty = ofKey(second, new byte[0]);
                    WriteBatch longer = ofKey(second, b("as long as it takes"));
                    WriteBatch unnamed = new WriteBatch();
                    WriteBatchWithIndex indexed = new WriteBatchWithIndex(0, true)) {
                db.write(ofFirst);
                assertThat(db.get(untimed, b("key"))).isEqualTo(b("value"));
                for (WriteBatch each : List.of(ofSecond, ofThird, empty)) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> db.write(each))
                            .withMessageContaining("timestamps of 8 bytes");
                }
                family.close();
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.write(ofSecond))
                        .withMessage("batch has a key of 3 bytes in column family 2, which has timestamps of 8 bytes"
                                + " at the ends of keys");
                db.write(longer);
                unnamed.put(b("key"), b("value"));
                indexed.put(b("key"), b("value"));
                db.write(unnamed);
                db.write(indexed);
                try (WriteBatch bytes = new WriteBatch(unnamed.data())) {
                    db.write(bytes);
                    for (Runnable write : List.<Runnable>of(
                            () -> all.write(bytes),
                            () -> all.write(unnamed),
                            () -> all.write(indexed),
                            () -> lockingBase.write(bytes),
                            () -> lockingBase.write(indexed),
                            () -> locking.write(bytes),
                            () -> locking.write(unnamed),
                            () -> optimistic.write(bytes),
                            () -> optimistic.write(unnamed))) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(write::run)
                                .withMessageContaining("timestamps of 8 bytes");
                    }
                }
                try (ReadOptions latest = new ReadOptions().setTimestamp(new byte[TIMESTAMP]);
                        RocksIterator iterator = all.newIterator(latest)) {
                    iterator.seekToFirst();
                    assertThat(iterator.isValid()).isFalse();
                }
            }
        }

        private static Options withOrder(Options options, String name) {
            Options other = new Options();
            options.getOptionsFromString("comparator=" + name, other);
            return other;
        }

        private static WriteBatch ofKey(ColumnFamilyHandle family, byte[] key) {
            try (WriteBatch batch = new WriteBatch()) {
                batch.put(family, key, b("value"));
                return new WriteBatch(batch.data());
            }
        }

        /** RocksDB had forgotten that keys of the default column family have timestamps, and took them off all the same. */
        static void transactions_that_have_forgotten_timestamps(Path folder) {
            try (Comparator timed = new Comparator("timed", TIMESTAMP, NO_ORDER);
                    Options options = new Options().setCreateIfMissing(true).setComparator(timed);
                    TransactionDBOptions more = new TransactionDBOptions();
                    WriteOptions writes = new WriteOptions();
                    TransactionOptions one = new TransactionOptions();
                    OptimisticTransactionOptions other = new OptimisticTransactionOptions();
                    TransactionDB locking = TransactionDB.open(
                            options, more, folder.resolve("locking").toString());
                    OptimisticTransactionDB optimistic = OptimisticTransactionDB.open(
                            options, folder.resolve("optimistic").toString())) {
                for (boolean committing : List.of(true, false)) {
                    for (Transaction each : List.of(locking.beginTransaction(), optimistic.beginTransaction())) {
                        try (each;
                                WriteBatchWithIndex held = each.getWriteBatch()) {
                            each.put(b("key"), b("value"));
                            held.put(b("key"), b("value"));
                            try {
                                if (committing) {
                                    each.commit();
                                } else {
                                    each.rollback();
                                }
                            } catch (RocksDBException e) {
                                assertThat(e).hasMessageContaining("timestamp");
                            }
                            assertThatIllegalStateException()
                                    .isThrownBy(() -> each.put(b("key"), b("value")))
                                    .withMessageContaining("has forgotten how long the timestamps");
                            assertThatIllegalStateException().isThrownBy(() -> held.put(b("key"), b("value")));
                            if (!committing) {
                                each.rollback();
                            }
                        }
                    }
                }
                try (Transaction again = locking.beginTransaction(
                                writes, one, endedOf(locking.beginTransaction(), Transaction::rollback));
                        Transaction againOptimistic = optimistic.beginTransaction(
                                writes, other, endedOf(optimistic.beginTransaction(), Transaction::commit));
                        ReadOptions latest = new ReadOptions().setTimestamp(new byte[TIMESTAMP])) {
                    for (Transaction each : List.of(again, againOptimistic)) {
                        each.put(b("key"), b("value"));
                        try (WriteBatchWithIndex written = each.getWriteBatch()) {
                            assertThat(written.data()).hasSizeGreaterThanOrEqualTo(12 + 3 + 3 + TIMESTAMP + 5);
                        }
                    }
                    again.setCommitTimestamp(1);
                    again.commit();
                }
            }
        }

        /** The ends of keys were written over where an index had sorted them, and iterators found nothing where they turned. */
        static void timestamps_in_an_index_without_them(Path folder) {
            byte[] stamp = new byte[TIMESTAMP];
            try (Comparator timed = new Comparator("timed", TIMESTAMP, NO_ORDER);
                    Options plain = new Options().setCreateIfMissing(true);
                    Options options = new Options().setComparator(timed);
                    RocksDB db = RocksDB.open(plain, folder.toString());
                    ColumnFamilyHandle with = db.createColumnFamily(options, "with");
                    ColumnFamilyHandle without = db.createColumnFamily(plain, "without");
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                    WriteBatchWithIndex other = new WriteBatchWithIndex(0, true);
                    WriteBatchWithIndex third = new WriteBatchWithIndex(0, true)) {
                batch.put(b("a longer key"), b("value"));
                other.put(without, b("a longer key"), b("value"));
                for (WriteBatchWithIndex each : List.of(batch, other)) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> each.updateTimestamps(stamp, _ -> TIMESTAMP))
                            .withMessageContaining("the order that this is sorted in has not such");
                    each.updateTimestamps(stamp, _ -> 0);
                }
                third.put(with, b("key"), b("value"));
                assertThatIllegalArgumentException().isThrownBy(() -> third.updateTimestamps(stamp, _ -> 1));
                third.updateTimestamps(stamp, _ -> TIMESTAMP);
                db.write(third);
            }
        }

        /** Iterators took them off keys that had none, and read before these. */
        static void timestamps_where_transactions_are_not_committed(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions policy =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    TransactionDB db = TransactionDB.open(options, policy, folder.toString());
                    ColumnFamilyHandle family = db.createColumnFamily(options, "family");
                    Transaction transaction = db.beginTransaction();
                    ReadOptions at = new ReadOptions().setTimestamp(new byte[TIMESTAMP]);
                    ReadOptions from = new ReadOptions().setIterStartTs(new byte[TIMESTAMP])) {
                db.put(b("key"), b("value"));
                for (ReadOptions each : List.of(at, from)) {
                    for (ThrowingCallable make : List.<ThrowingCallable>of(
                            () -> db.newIterator(each),
                            () -> db.newIterator(family, each),
                            () -> transaction.newIterator(each),
                            () -> transaction.newIterator(family, each))) {
                        assertThatIllegalArgumentException().isThrownBy(make).withMessageContaining("setTimestamp");
                    }
                }
                try (RocksIterator iterator = transaction.newIterator()) {
                    iterator.seekToFirst();
                    assertThat(iterator.key()).isEqualTo(b("key"));
                }
            }
        }

        /** RocksDB took a lock twice. */
        static void unordered_writes_with_a_log_that_is_flushed_by_hand(Path folder) {
            try (Options options = new Options()
                    .setCreateIfMissing(true)
                    .setUnorderedWrite(true)
                    .setManualWalFlush(true)) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> RocksDB.open(options, folder.toString()))
                        .withMessageContaining("setTwoWriteQueues");
                options.setTwoWriteQueues(true);
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    db.put(b("key"), b("value"));
                    assertThat(db.get(b("key"))).isEqualTo(b("value"));
                }
            }
        }

        /** The log had a transaction without a beginning, and nobody could open the database again. */
        static void transactions_whose_batch_is_cleared(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true)) {
                try (TransactionDB db = TransactionDB.open(options, new TransactionDBOptions(), folder.toString());
                        Transaction transaction = db.beginTransaction();
                        WriteBatchWithIndex held = transaction.getWriteBatch()) {
                    transaction.put(b("dropped"), b("value"));
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .isThrownBy(held::clear)
                            .withMessageContaining("rollback");
                    transaction.rollback();
                    transaction.setName("name");
                    transaction.put(b("kept"), b("value"));
                    transaction.prepare();
                    transaction.commit();
                }
                try (TransactionDB db = TransactionDB.open(options, new TransactionDBOptions(), folder.toString())) {
                    assertThat(db.get(b("kept"))).isEqualTo(b("value"));
                    assertThat(db.get(b("dropped"))).isNull();
                }
            }
        }

        private static Transaction endedOf(Transaction transaction, Consumer<Transaction> end) {
            end.accept(transaction);
            return transaction;
        }

        /** Each made a thread that deletes files, and RocksDB ended the process when it forgot one of them. */
        static void a_rate_of_deletions_that_two_threads_set(Path folder) throws InterruptedException {
            try (Env env = Env.getDefault()) {
                for (int round = 0; round < 500; round++) {
                    try (SstFileManager manager = new SstFileManager(env)) {
                        CyclicBarrier start = new CyclicBarrier(2);
                        Runnable setting = () -> {
                            try {
                                start.await();
                                manager.setDeleteRateBytesPerSecond(1000);
                            } catch (InterruptedException | BrokenBarrierException e) {
                                throw new AssertionError(e);
                            } catch (IllegalStateException e) {
                                // the other one is in
                            }
                        };
                        Thread other = new Thread(setting);
                        other.start();
                        setting.run();
                        other.join();
                        assertThat(manager.getDeleteRateBytesPerSecond()).isEqualTo(1000);
                    }
                }
            }
        }

        /** RocksDB took its number for one of its own. */
        static void a_snapshot_of_another_database(Path folder) {
            try (Options create = new Options().setCreateIfMissing(true);
                    RocksDB db = TestDb.openWithLetters(folder.resolve("here"), 2);
                    OptimisticTransactionDB there = OptimisticTransactionDB.open(
                            create, folder.resolve("there").toString());
                    RocksDB base = there.getBaseDB();
                    Transaction transaction = there.beginTransaction();
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                    Snapshot here = db.getSnapshot();
                    ReadOptions options = new ReadOptions().setSnapshot(here)) {
                assertThat(db.get(options, b("a"))).isEqualTo(b("1"));
                db.newIterator(options).close();
                for (Runnable use : List.<Runnable>of(
                        () -> base.get(options, b("a")),
                        () -> base.getPinned(options, b("a")),
                        () -> base.newIterator(options),
                        () -> base.multiGetAsList(options, List.of(b("a"))),
                        () -> transaction.get(options, b("a")),
                        () -> transaction.newIterator(options),
                        () -> batch.getFromBatchAndDB(base, options, b("a")))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(use::run)
                            .withMessage("options has a Snapshot that belongs to another RocksDB");
                }
                try (Snapshot own = base.getSnapshot()) {
                    options.setSnapshot(own);
                    assertThat(transaction.get(options, b("a"))).isNull();
                    assertThatIllegalArgumentException().isThrownBy(() -> db.get(options, b("a")));
                }
                options.setSnapshot(null);
                assertThat(db.get(options, b("a"))).isEqualTo(b("1"));
            }
        }

        /** It waited for the lock that the backup has. */
        static void backups_while_a_backup_calls_back(Path folder) {
            String backups = folder.resolve("backups").toString();
            List<Throwable> refusals = new ArrayList<>();
            try (Env env = Env.getDefault();
                    BackupEngineOptions options = new BackupEngineOptions(backups).setCallbackTriggerIntervalSize(1);
                    BackupEngine engine = BackupEngine.open(options, env);
                    RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 2);
                    CreateBackupOptions each = new CreateBackupOptions().setProgressCallback(() -> {
                        refusals.add(catchThrowable(() -> engine.getBackupInfo()));
                        refusals.add(catchThrowable(() -> engine.purgeOldBackups(1)));
                        refusals.add(catchThrowable(() -> engine.createNewBackup(db)));
                    })) {
                TestDb.flush(db);
                engine.createNewBackup(db, each);
                assertThat(engine.getBackupInfo()).hasSize(1);
                assertThatIllegalArgumentException().isThrownBy(() -> options.setIoBufferSize(-1));
            }
            assertThat(refusals).isNotEmpty().allSatisfy(refusal -> assertThat(refusal)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("this callback may be part of"));
        }

        /** RocksDB forgot its name, and then did not find it. */
        static void a_named_transaction_whose_commit_fails(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions more = new TransactionDBOptions();
                    TransactionDB db = TransactionDB.open(options, more, folder.toString());
                    RocksDB base = db.getBaseDB();
                    Comparator bytes = new Comparator("bytes", BYTES);
                    Options other = new Options().setComparator(bytes);
                    // Else ranges that end before they begin would be refused.
                    ColumnFamilyHandle ordered = base.createColumnFamily(other, "ordered");
                    ColumnFamilyHandle family = base.getDefaultColumnFamily();
                    Transaction named = db.beginTransaction();
                    Transaction unnamed = db.beginTransaction()) {
                named.setName("name");
                named.put(b("key"), b("1"));
                unnamed.put(b("other"), b("1"));
                // RocksDB takes no more writes after one that fails in memory.
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> base.deleteRange(family, b("to here"), b("from here")));
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(named::commit);
                assertThat(named.isClosed()).isTrue();
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(unnamed::commit);
                assertThat(unnamed.isClosed()).isFalse();
            }
        }

        /** RocksDB reads their header and the times in them without looking whether these are there. */
        static void batches_of_bytes_that_are_none(Path folder) {
            byte[] timed = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 24, 1, 'k', 7, 0, 0, 0, 0, 0, 0, 0};
            byte[] whole = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 24, 1, 'k', 9, 'v', 0, 0, 0, 0, 0, 0, 0, 0};
            byte[] unknown = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 99, 1, 'k'};
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch(whole);
                    WriteBatch damaged = new WriteBatch(unknown)) {
                for (byte[] bytes : List.of(new byte[0], new byte[11], timed)) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> new WriteBatch(bytes).close())
                            .withMessageStartingWith("serialized ");
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> new WriteBatch(MemorySegment.ofArray(bytes)).close());
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> new WriteBatch(ByteBuffer.wrap(bytes)).close());
                }
                db.write(batch);
                assertThat(TestDb.entries(db)).containsExactly("k=v");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.write(damaged))
                        .withMessage("batch cannot be written: the record at 12 cannot be read");
                db.write(batch);
            }
        }

        /** While others wrote, the process ended with std::system_error, or a thread waited for ever. */
        static void batches_of_bytes_that_cannot_be_written(Path folder) throws Exception {
            byte[] unknown = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 99, 1, 'k'};
            byte[] cut = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 'k', 9, 'v'};
            byte[] counted = {0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 1, 'k', 1, 'v'};
            byte[] unprepared = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 19};
            byte[] noted = {0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 13, 3, 1, 'n', 1, 1, 'k', 1, 'v'};
            try (RocksDB db = TestDb.open(folder);
                    WriteOptions ignoring = new WriteOptions().setIgnoreMissingColumnFamilies(true);
                    WriteBatch whole = new WriteBatch(noted)) {
                whileOthersWrite(db, 1, () -> {
                    for (byte[] bytes : List.of(unknown, cut, counted, unprepared)) {
                        try (WriteBatch batch = new WriteBatch(bytes)) {
                            for (Runnable write :
                                    List.<Runnable>of(() -> db.write(batch), () -> db.write(ignoring, batch))) {
                                assertThatIllegalArgumentException()
                                        .isThrownBy(write::run)
                                        .withMessageStartingWith("batch cannot be written: ");
                            }
                        }
                    }
                });
                db.write(whole);
                assertThat(TestDb.entries(db)).contains("k=v");
            }
        }

        /** The same. */
        static void batches_of_bytes_with_writes_to_column_families_that_are_not_there(Path folder) throws Exception {
            try (Options options = new Options().setWalTtlSeconds(60);
                    WriteOptions ignoring = new WriteOptions().setIgnoreMissingColumnFamilies(true);
                    RocksDB db = TestDb.open(folder.resolve("here"));
                    ColumnFamilyHandle dropped = db.createColumnFamily(options, "dropped");
                    RocksDB other = TestDb.open(folder.resolve("there"));
                    ColumnFamilyHandle first = other.createColumnFamily(options, "first");
                    ColumnFamilyHandle second = other.createColumnFamily(options, "second");
                    WriteBatch named = new WriteBatch();
                    WriteBatch ofDropped = new WriteBatch()) {
                named.put(b("key"), b("1"));
                named.put(second, b("key"), b("2"));
                other.write(named);
                ofDropped.put(dropped, b("key"), b("1"));
                db.dropColumnFamily(dropped);
                try (TransactionLogIterator log = other.getUpdatesSince(0);
                        WriteBatch logged = log.getBatch().writeBatch();
                        WriteBatch bytes = new WriteBatch(named.data());
                        WriteBatch bytesOfDropped = new WriteBatch(ofDropped.data())) {
                    whileOthersWrite(db, 1, () -> {
                        for (WriteBatch each : List.of(logged, bytes)) {
                            assertThatIllegalArgumentException()
                                    .isThrownBy(() -> db.write(each))
                                    .withMessage("batch has writes to column family 2, which this RocksDB does not have");
                        }
                        assertThatIllegalStateException()
                                .isThrownBy(() -> db.write(bytesOfDropped))
                                .withMessage("batch has writes to column family 1, which was dropped");
                    });
                    db.write(ignoring, bytes);
                    assertThat(db.get(b("key"))).isEqualTo(b("1"));
                    second.close();
                    other.write(bytes);
                    try (ColumnFamilyHandle later = db.createColumnFamily(options, "later")) {
                        db.write(bytes);
                        assertThat(db.get(later, b("key"))).isEqualTo(b("2"));
                    }
                    bytes.clear();
                    bytes.put(first, b("key"), b("1"));
                    assertThatIllegalArgumentException().isThrownBy(() -> db.write(bytes));
                }
            }
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options options = new Options();
                    TransactionDBOptions more = new TransactionDBOptions();
                    TransactionDB db = TransactionDB.open(
                            options,
                            more,
                            folder.resolve("there").toString(),
                            List.of("default", "first", "second"),
                            List.of(options, options, options),
                            families);
                    RocksDB base = db.getBaseDB();
                    ColumnFamilyHandle third = db.createColumnFamily(options, "third");
                    WriteBatch batch = new WriteBatch()) {
                batch.put(families.get(2), b("key"), b("3"));
                batch.put(third, b("key"), b("4"));
                try (WriteBatch bytes = new WriteBatch(batch.data())) {
                    db.write(bytes);
                    base.dropColumnFamily(families.get(1));
                    base.write(bytes);
                    base.dropColumnFamily(third);
                    assertThatIllegalStateException().isThrownBy(() -> db.write(bytes));
                }
                assertThat(base.get(families.get(2), b("key"))).isEqualTo(b("3"));
            }
        }

        /** It closed the database natively, while its handle stayed open. */
        static void waiting_for_compactions_does_not_close_the_database(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    WaitForCompactOptions options = new WaitForCompactOptions().setCloseDb(false)) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.setCloseDb(true))
                        .withMessageContaining("under its open handle");
                db.waitForCompact(options);
                assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2");
            }
        }

        /** What a limiter grants at a time is the size of a buffer when a backup is made. */
        static void rates_of_absurd_sizes(Path folder) {
            for (long rate : new long[] {Long.MAX_VALUE, 1L << 40}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> new RateLimiter(rate, 100_000, 10).close());
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** Their tables are made at once. */
        static void caches_that_there_is_no_memory_for(Path folder) {
            for (long capacity : new long[] {Long.MAX_VALUE, 1L << 46, 1L << 42}) {
                for (long charge : new long[] {0, 1, 1 << 20}) {
                    for (ThrowingCallable making : List.<ThrowingCallable>of(
                            () -> Cache.newHyperClockCache(capacity, charge).close(),
                            () -> new HyperClockCacheOptions(capacity, charge).close(),
                            () -> new HyperClockCacheOptions(4096, charge).setCapacity(capacity))) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(making)
                                .withMessageMatching("capacity is " + capacity
                                        + "; RocksDB can take at most [0-9]+, which is the memory that there is");
                    }
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** Iterators read values while others wrote over them, and behind their end. */
        static void updates_in_place(Path folder) throws IOException {
            String text = "inplace_update_support=true";
            String path = folder.resolve("db").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    Options changed = new Options();
                    Env env = Env.getDefault();
                    Cache cache = Cache.newLRUCache(1 << 20)) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.getOptionsFromString(text, changed))
                        .withMessageContaining("inplace_update_support");
                assertThat(changed.inplaceUpdateSupport()).isFalse();
                try (RocksDB db = RocksDB.open(options, path)) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .isThrownBy(() -> db.setOptions(Map.of("inplace_update_support", "true")));
                }
                TestDb.changeOptionsFile(Path.of(path), "inplace_update_support=false", text);
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> Options.loadLatestOptions(path, env, true, cache))
                        .withMessageContaining("inplace_update_support");
            }
        }

        /** Memory tables and open files pointed to one that had been freed. */
        static void prefix_extractors_that_change(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setMemtablePrefixBloomSizeRatio(0.1);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                for (String option : List.of("prefix_extractor", "prefix_extractor.id")) {
                    for (String value : List.of("fixed:4", "rocksdb.CappedPrefix.5", "nullptr", "{id=rocksdb.Noop}")) {
                        for (ThrowingCallable set : List.<ThrowingCallable>of(
                                () -> db.setOptions(Map.of(option, value)),
                                () -> db.setOptions(family, Map.of(option, value)))) {
                            assertThatExceptionOfType(UnsupportedOperationException.class)
                                    .isThrownBy(set)
                                    .withMessageContaining("changes prefix_extractor");
                        }
                    }
                }
                db.put(b("key"), b("value"));
                assertThat(db.get(b("key"))).isEqualTo(b("value"));
            }
        }

        /** Iterators pointed to what had been freed. */
        static void what_read_options_lend_iterators(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 3);
                    ReadOptions options = new ReadOptions().setRequestId("a request")) {
                try (RocksIterator iterator = db.newIterator(options)) {
                    iterator.seekToFirst();
                    for (ThrowingCallable change : List.<ThrowingCallable>of(
                            options::clearRequestId,
                            () -> options.setRequestId("another"),
                            () -> options.setRequestId(null),
                            options::clearTableIndexFactory,
                            () -> options.setTableIndexFactoryFromString(null))) {
                        assertThatIllegalStateException().isThrownBy(change);
                    }
                    assertThat(iterator.key()).isEqualTo(b("a"));
                }
                options.setRequestId("another").clearRequestId();
                options.clearTableIndexFactory();
                options.setTableIndexFactoryFromString(null);
                assertThat(options.requestId()).isNull();
            }
        }

        /** The file was taken away from the threads that compressed its blocks. */
        static void table_files_that_are_begun_twice(Path folder) {
            try (Options options = new Options()
                            .setCompressionType(CompressionType.ZSTD_COMPRESSION)
                            .setCompressionOptionsParallelThreads(4);
                    EnvOptions env = new EnvOptions()) {
                try (SstFileWriter writer = new SstFileWriter(env, options)) {
                    for (int file = 0; file < 3; file++) {
                        writer.open(folder.resolve(file + ".sst").toString());
                        for (int i = 0; i < 10_000; i++) {
                            writer.put(b("%08d".formatted(i)), new byte[100]);
                        }
                        String other = folder.resolve("other.sst").toString();
                        assertThatIllegalStateException()
                                .isThrownBy(() -> writer.open(other))
                                .withMessageContaining("finish()");
                        writer.finish();
                    }
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> writer.open(folder.resolve("no/such/folder").toString()));
                    writer.open(folder.resolve("last.sst").toString());
                }
            }
        }

        /** An operator was asked that was not there. */
        static void options_of_databases_with_a_time_to_live(Path folder) {
            String path = folder.toString();
            MergeOperator last = new MergeOperator("last", (key, existing, operands) -> operands.getLast());
            try (Options options = new Options().setCreateIfMissing(true).setMergeOperator(last);
                    RocksDB db = RocksDB.openWithTtl(options, path, 1000)) {
                db.merge(b("key"), b("1"));
                db.merge(b("key"), b("2"));
            }
            try (Env env = Env.getDefault();
                    Cache cache = Cache.newLRUCache(1 << 20)) {
                LatestOptions latest = Options.loadLatestOptions(path, env, true, cache);
                List<ColumnFamilyHandle> families = new ArrayList<>();
                try (Options options = latest.dbOptions().setEnv(env);
                        RocksDB db = RocksDB.openReadOnly(
                                options, path, latest.columnFamilyNames(), latest.columnFamilyOptions(), false, families)) {
                    assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.get(b("key")));
                }
                latest.columnFamilyOptions().forEach(Options::close);
            }
        }

        /** The worker knew nothing of blob files, times to live and what is prepared; the database took what it wrote. */
        static void what_is_compacted_elsewhere_by_who_does_not_know_of_it(Path folder) {
            String path = folder.toString();
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options remote = new Options().setCreateIfMissing(true).setCompactionService(nowhere());
                    Options remoteBlobs = new Options(remote).setEnableBlobFiles(true);
                    Options blobs = new Options().setEnableBlobFiles(true);
                    TransactionDBOptions prepared =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    TransactionDBOptions committed = new TransactionDBOptions()) {
                List<String> names = List.of("default");
                for (ThrowingCallable opening : List.<ThrowingCallable>of(
                        () -> RocksDB.open(remoteBlobs, path),
                        () -> RocksDB.open(remote, path, names, List.of(blobs), families),
                        () -> OptimisticTransactionDB.open(remoteBlobs, path),
                        () -> OptimisticTransactionDB.open(remote, path, names, List.of(blobs), families),
                        () -> TransactionDB.open(remoteBlobs, committed, path),
                        () -> TransactionDB.open(remote, committed, path, names, List.of(blobs), families))) {
                    assertThatIllegalArgumentException().isThrownBy(opening).withMessageContaining("setEnableBlobFiles");
                }
                for (ThrowingCallable opening : List.<ThrowingCallable>of(
                        () -> RocksDB.openWithTtl(remote, path, 1000),
                        () -> RocksDB.openWithTtl(remote, path, names, List.of(remote), new int[] {1000}, families),
                        () -> TransactionDB.open(remote, prepared, path),
                        () -> TransactionDB.open(remote, prepared, path, names, List.of(remote), families))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(opening)
                            .withMessageContaining("CompactionService");
                }
                try (Options ofText = new Options()) {
                    remote.getOptionsFromString("enable_blob_files=true", ofText);
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> RocksDB.open(ofText, path))
                            .withMessageContaining("setEnableBlobFiles");
                }
                try (TransactionDB db = TransactionDB.open(remote, committed, path);
                        RocksDB base = db.getBaseDB()) {
                    for (ThrowingCallable creation : List.<ThrowingCallable>of(
                            () -> db.createColumnFamily(blobs, "blobs"),
                            () -> base.createColumnFamily(blobs, "blobs"),
                            () -> base.createColumnFamilies(blobs, List.of("blobs")))) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(creation)
                                .withMessageContaining("setEnableBlobFiles");
                    }
                }
                RocksDB.open(remote, path, names, List.of(remote), families).close();
            }
        }

        /** The files were forgotten, and their values lost. */
        static void blob_files_of_compactions_into_two_levels(Path folder) {
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options options = new Options().setCreateIfMissing(true);
                    Options both = new Options(options).setEnableBlobFiles(true).setPrecludeLastLevelDataSeconds(100);
                    TransactionDBOptions more = new TransactionDBOptions();
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                    TransactionDB transactions = TransactionDB.open(
                            options, more, folder.resolve("transactions").toString())) {
                String path = folder.resolve("new").toString();
                List<String> names = List.of("default");
                for (ThrowingCallable opening : List.<ThrowingCallable>of(
                        () -> RocksDB.open(both, path),
                        () -> RocksDB.open(options, path, names, List.of(both), families),
                        () -> RocksDB.openWithTtl(both, path, 1000),
                        () -> OptimisticTransactionDB.open(options, path, names, List.of(both), families),
                        () -> TransactionDB.open(options, more, path, names, List.of(both), families),
                        () -> db.createColumnFamily(both, "family"),
                        () -> transactions.createColumnFamily(both, "family"))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(opening)
                            .withMessageContaining("setPrecludeLastLevelDataSeconds");
                }
            }
        }

        /** They were left out, and whoever imported the rest could not write any more. */
        static void blob_files_that_are_not_exported(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setEnableBlobFiles(true);
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                    ColumnFamilyHandle without = db.createColumnFamily(new Options(), "without");
                    Checkpoint checkpoint = Checkpoint.create(db)) {
                db.put(b("key"), b("value"));
                db.flush();
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> checkpoint.exportColumnFamily(
                                db.getDefaultColumnFamily(), folder.resolve("export").toString()))
                        .withMessageContaining("blob files");
                db.put(without, b("key"), b("value"));
                checkpoint
                        .exportColumnFamily(without, folder.resolve("export").toString())
                        .close();
            }
        }

        /** What was prepared was not noted in the log, which went with the next flush, and what was committed with it. */
        static void transactions_that_are_prepared_in_pipelines(Path folder) {
            String path = folder.toString();
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options options = new Options().setCreateIfMissing(true).setEnablePipelinedWrite(true);
                    TransactionDBOptions more = new TransactionDBOptions()) {
                for (ThrowingCallable opening : List.<ThrowingCallable>of(
                        () -> TransactionDB.open(options, more, path),
                        () -> TransactionDB.open(options, more, path, List.of("default"), List.of(options), families))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(opening)
                            .withMessageContaining("setEnablePipelinedWrite");
                }
                RocksDB.open(options, path).close();
            }
        }

        /** It took what was old at the end of a log for damage, and the database could not be opened again. */
        static void transactions_in_logs_that_are_used_again(Path folder) {
            String path = folder.toString();
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options options = new Options().setCreateIfMissing(true).setRecycleLogFileNum(1);
                    TransactionDBOptions more = new TransactionDBOptions()) {
                for (ThrowingCallable opening : List.<ThrowingCallable>of(
                        () -> TransactionDB.open(options, more, path),
                        () -> TransactionDB.open(options, more, path, List.of("default"), List.of(options), families))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(opening)
                            .withMessageContaining("setRecycleLogFileNum");
                }
                OptimisticTransactionDB.open(options, path).close();
                TransactionDB.open(options.setRecycleLogFileNum(0), more, path).close();
            }
        }

        private static CompactionService nowhere() {
            return new CompactionService("nowhere", new CompactionServiceCallbacks() {
                @Override
                public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
                    return new CompactionServiceScheduleResponse("", CompactionServiceJobStatus.USE_LOCAL);
                }

                @Override
                public Answer await(String id) {
                    return new Answer(CompactionServiceJobStatus.USE_LOCAL, null);
                }
            });
        }

        /** RocksDB looked at their first character. */
        static void paths_in_memory_that_are_empty(Path folder) {
            try (Env memory = Env.newMemEnv();
                    Options options = new Options().setCreateIfMissing(true).setEnv(memory);
                    TransactionDBOptions more = new TransactionDBOptions()) {
                for (ThrowingCallable opening : List.<ThrowingCallable>of(
                        () -> RocksDB.open(options, ""),
                        () -> RocksDB.openWithTtl(options, "", 1),
                        () -> RocksDB.openReadOnly(options, "", false),
                        () -> OptimisticTransactionDB.open(options, ""),
                        () -> TransactionDB.open(options, more, ""),
                        () -> RocksDB.destroyDB(options, ""),
                        () -> RocksDB.repairDB(options, ""))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(opening)
                            .withMessageStartingWith("path is empty");
                }
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> RocksDB.listColumnFamilies(options, ""));
            }
        }

        /** RocksDB looked for the entries of one that had only deleted ranges. */
        static void memory_tables_that_are_cleaned_up_in_memory(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setExperimentalMempurgeThreshold(0);
                    Options changed = new Options();
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                for (ThrowingCallable set : List.<ThrowingCallable>of(
                        () -> options.setExperimentalMempurgeThreshold(1),
                        () -> db.setOptions(Map.of("experimental_mempurge_threshold", "0.5")))) {
                    assertThatIllegalArgumentException().isThrownBy(set);
                }
                options.getOptionsFromString("experimental_mempurge_threshold=1", changed);
                assertThat(changed.experimentalMempurgeThreshold()).isZero();
            }
        }

        /** The sum of both was counted in 32 bits. */
        static void keys_and_values_of_4_gigabytes(Path folder) {
            MemorySegment huge = MemorySegment.NULL.reinterpret(1L << 31);
            MemorySegment key = MemorySegment.ofArray(b("key"));
            try (RocksDB db = TestDb.open(folder);
                    WriteBatch batch = new WriteBatch()) {
                for (ThrowingCallable write : List.<ThrowingCallable>of(
                        () -> db.put(key, huge),
                        () -> batch.merge(key, huge),
                        () -> db.put(huge, key),
                        () -> batch.put(key, huge),
                        () -> new WriteBatch(huge))) {
                    assertThatIllegalArgumentException().isThrownBy(write).withMessageContaining("not 2147483648");
                }
            }
        }

        /** RocksDB took what it reads from each of the handles, and came upon what it had taken already. */
        static void many_keys_of_one_column_family_by_two_handles(Path folder) {
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options options = new Options().setCreateIfMissing(true).setCreateMissingColumnFamilies(true);
                    TransactionDBOptions more = new TransactionDBOptions();
                    ReadOptions reading = new ReadOptions();
                    TransactionDB transactions = TransactionDB.open(
                            options,
                            more,
                            folder.toString(),
                            List.of("default", "family", "default"),
                            List.of(options, options, options),
                            families);
                    RocksDB db = transactions.getBaseDB();
                    Transaction transaction = transactions.beginTransaction()) {
                db.put(b("key"), b("1"));
                db.put(families.get(1), b("key"), b("2"));
                List<ColumnFamilyHandle> handles =
                        List.of(families.get(0), families.get(1), db.getDefaultColumnFamily(), families.get(2));
                List<byte[]> keys = Collections.nCopies(4, b("key"));
                for (List<byte[]> found : List.of(
                        db.multiGetAsList(handles, keys),
                        transactions.multiGetAsList(reading, handles, keys),
                        transaction.multiGetAsList(reading, handles, keys),
                        transaction.multiGetForUpdateAsList(reading, handles, keys))) {
                    assertThat(found).containsExactly(b("1"), b("2"), b("1"), b("1"));
                }
                List<RocksIterator> iterators = db.newIterators(reading, handles);
                iterators.forEach(RocksIterator::seekToFirst);
                assertThat(iterators).extracting(RocksIterator::value).containsExactly(b("1"), b("2"), b("1"), b("1"));
                iterators.forEach(RocksIterator::close);
            }
        }

        /** A log and a memory table began while others still wrote to those before. */
        static void options_that_change_while_others_write_without_order(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setUnorderedWrite(true);
                    Options queues = new Options();
                    TransactionDBOptions policy =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                    RocksDB ttl = RocksDB.openWithTtl(
                            options, folder.resolve("ttl").toString(), 1000);
                    OptimisticTransactionDB transactions = OptimisticTransactionDB.open(
                            options, folder.resolve("transactions").toString());
                    RocksDB base = transactions.getBaseDB();
                    RocksDB ordered = TestDb.open(folder.resolve("ordered"))) {
                Map<String, String> change = Map.of("wal_bytes_per_sync", "4096");
                options.getOptionsFromString("two_write_queues=true", queues);
                try (TransactionDB uncommitted = TransactionDB.open(
                                queues, policy, folder.resolve("uncommitted").toString());
                        RocksDB baseOfUncommitted = uncommitted.getBaseDB()) {
                    for (RocksDB each : List.of(db, ttl, base, baseOfUncommitted)) {
                        assertThatExceptionOfType(UnsupportedOperationException.class)
                                .isThrownBy(() -> each.setDBOptions(change))
                                .withMessageContaining("setUnorderedWrite");
                        each.setOptions(Map.of("write_buffer_size", "1048576"));
                    }
                }
                ordered.setDBOptions(change);
            }
        }

        /** RocksDB's lock is on the path as it is spelt: who came second took over what the first had written. */
        static void a_database_that_is_opened_twice(Path folder) throws IOException {
            Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("db"));
            String path = folder.resolve("db").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions locking = new TransactionDBOptions()) {
                try (RocksDB db = RocksDB.open(options, path)) {
                    for (String other : List.of(path + "/", folder + "/./db", link.toString())) {
                        for (ThrowingCallable opening : List.<ThrowingCallable>of(
                                () -> RocksDB.open(options, other),
                                () -> RocksDB.openWithTtl(options, other, 1000),
                                () -> OptimisticTransactionDB.open(options, other),
                                () -> TransactionDB.open(options, locking, other))) {
                            assertThatIllegalStateException()
                                    .isThrownBy(opening)
                                    .withMessageContainingAll("open already", path);
                        }
                        RocksDB.openReadOnly(options, other, false).close();
                    }
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> RocksDB.open(options, path))
                            .withMessageContaining("lock");
                    db.put(b("key"), b("value"));
                }
                try (RocksDB db = RocksDB.open(options, link.toString())) {
                    assertThat(db.get(b("key"))).isEqualTo(b("value"));
                }
            }
        }

        /** Of batches that also deleted ranges, writes were lost, without an error. */
        static void batches_that_remember_where_they_wrote_last(Path folder) {
            try (WriteOptions options = new WriteOptions().setMemtableInsertHintPerBatch(false)) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.setMemtableInsertHintPerBatch(true))
                        .withMessageContaining("deletes ranges");
            }
        }

        /** A block in a cache had a pointer to the statistics of who had read it last, which were gone. */
        static void caches_that_count_with_the_statistics_of_a_closed_database(Path folder) {
            try (Options options = new Options();
                    BlockBasedTableConfig config = new BlockBasedTableConfig().setReadAmpBytesPerBit(0)) {
                options.setTableFormatConfig(config);
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> config.setReadAmpBytesPerBit(1))
                        .withMessageContaining("statistics");
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.getOptionsFromString(
                                "block_based_table_factory={read_amp_bytes_per_bit=1}", options))
                        .withMessageContaining("statistics");
            }
        }

        /** One of the two databases that had the file, as a link, wrote into it, and the other could not be opened again. */
        static void table_files_that_two_databases_have(Path folder) {
            try (IngestExternalFileOptions options =
                    new IngestExternalFileOptions().setLinkFiles(true).setWriteGlobalSeqno(false)) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.setWriteGlobalSeqno(true))
                        .withMessageContaining("links");
            }
        }

        /** RocksDB added to its lists, and what views pointed to was gone. */
        static void a_compaction_job_that_is_filled_twice(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setDisableAutoCompactions(true);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    ColumnFamilyHandle family = db.getDefaultColumnFamily();
                    CompactionOptions how = new CompactionOptions();
                    CompactionJobInfo info = new CompactionJobInfo()) {
                db.put(b("key"), b("value"));
                db.flush();
                assertThatNullPointerException()
                        .isThrownBy(() -> db.compactFiles(null, tableFiles(db), 1, -1, info));
                List<String> files = db.compactFiles(how, tableFiles(db), 1, -1, info);
                List<CompactionFileInfo> outputs = info.outputFileInfos();
                assertThat(outputs).hasSameSizeAs(files);
                for (ThrowingCallable compaction : List.<ThrowingCallable>of(
                        () -> db.compactFiles(how, tableFiles(db), 2, -1, info),
                        () -> db.compactFiles(family, how, tableFiles(db), 2, -1, info))) {
                    assertThatIllegalStateException().isThrownBy(compaction).withMessageContaining("filled before");
                }
                db.compactFiles(how, tableFiles(db), 2, -1, null);
                assertThat(outputs.getFirst().level()).isEqualTo(1);
            }
        }

        private static List<String> tableFiles(RocksDB db) {
            return db.getLiveFilesMetaData().stream()
                    .map(LiveFileMetaData::fileName)
                    .toList();
        }

        /** What was written had no number, and the database could not be opened again. */
        static void writes_past_transactions_that_are_not_committed(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setUInt64AddMergeOperator();
                    TransactionDBOptions policy =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    TransactionDB db = TransactionDB.open(options, policy, folder.toString());
                    RocksDB base = db.getBaseDB();
                    ColumnFamilyHandle family = base.getDefaultColumnFamily();
                    WriteBatch batch = new WriteBatch()) {
                batch.put(b("key"), b("value"));
                for (ThrowingCallable write : List.<ThrowingCallable>of(
                        () -> base.put(b("key"), b("value")),
                        () -> base.put(family, b("key"), b("value")),
                        () -> base.delete(b("key")),
                        () -> base.singleDelete(b("key")),
                        () -> base.merge(b("key"), b("value")),
                        () -> base.deleteRange(family, b("a"), b("b")),
                        () -> base.write(batch))) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .isThrownBy(write)
                            .withMessageContaining("TransactionDB");
                }
                db.put(b("key"), b("value"));
                db.write(batch);
                assertThat(base.get(b("key"))).isEqualTo(b("value"));
            }
            try (Options options = new Options();
                    TransactionDBOptions committed = new TransactionDBOptions();
                    TransactionDB db = TransactionDB.open(options, committed, folder.toString());
                    RocksDB base = db.getBaseDB()) {
                base.put(b("key"), b("other"));
                assertThat(db.get(b("key"))).isEqualTo(b("other"));
            }
        }

        /** The times at the ends of values were shown. */
        static void values_that_are_read_with_their_times(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.openWithTtl(options, folder.toString(), 1000);
                    ColumnFamilyHandle family = db.getDefaultColumnFamily();
                    ReadOptions reads = new ReadOptions();
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
                db.put(b("key"), b("value"));
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> db.newIterators(reads, List.of(family)))
                        .withMessageContaining("time to live");
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> db.createColumnFamilies(options, List.of("other")))
                        .withMessageContaining("time to live");
                db.createColumnFamily(options, "other").close();
                for (ThrowingCallable reading : List.<ThrowingCallable>of(
                        () -> batch.getFromBatchAndDB(db, b("key")),
                        () -> batch.getFromBatchAndDB(family, db, b("key")),
                        () -> batch.getPinnedFromBatchAndDB(db, b("key")),
                        () -> batch.getPinnedFromBatchAndDB(family, db, b("key")),
                        () -> batch.getOrPinFromBatchAndDB(db, b("key"), ValueBuffer.ofSize(100)))) {
                    assertThatIllegalArgumentException().isThrownBy(reading).withMessageContaining("time to live");
                }
                try (RocksIterator both = batch.newIteratorWithBase(db.newIterator())) {
                    both.seekToFirst();
                    assertThat(both.value()).isEqualTo(b("value"));
                }
            }
        }

        /** The cache had what there was before a commit, and went on showing it. */
        static void rows_that_are_cached_before_a_commit(Path folder) {
            String path = folder.toString();
            try (Cache rows = Cache.newLRUCache(1 << 20);
                    Options options =
                            new Options().setCreateIfMissing(true).setRowCache(rows);
                    Options copy = new Options(options);
                    TransactionDBOptions prepared =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    TransactionDBOptions committed = new TransactionDBOptions()) {
                for (ThrowingCallable opening : List.<ThrowingCallable>of(
                        () -> TransactionDB.open(options, prepared, path),
                        () -> TransactionDB.open(copy, prepared, path),
                        () -> TransactionDB.open(
                                options, prepared, path, List.of("default"), List.of(options), new ArrayList<>()))) {
                    assertThatIllegalArgumentException().isThrownBy(opening).withMessageContaining("setRowCache");
                }
                try (TransactionDB db = TransactionDB.open(options, committed, path)) {
                    db.put(b("key"), b("old"));
                    db.flush();
                    try (Transaction transaction = db.beginTransaction()) {
                        transaction.setName("name");
                        transaction.put(b("key"), b("new"));
                        transaction.prepare();
                        assertThat(db.get(b("key"))).isEqualTo(b("old"));
                        transaction.commit();
                    }
                    assertThat(db.get(b("key"))).isEqualTo(b("new"));
                }
            }
        }

        /** It counted them by column families, and waited for as many as it was given. */
        static void column_families_that_are_flushed_twice_at_once(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setAtomicFlush(true);
                    TransactionDBOptions locks = new TransactionDBOptions();
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                    TransactionDB locking =
                            TransactionDB.open(options, locks, folder.resolve("locking").toString());
                    FlushOptions flush = new FlushOptions()) {
                ColumnFamilyHandle one = db.getDefaultColumnFamily();
                ColumnFamilyHandle same = db.getDefaultColumnFamily();
                ColumnFamilyHandle other = db.createColumnFamily(options, "other");
                db.put(b("key"), b("value"));
                db.put(other, b("key"), b("value"));
                for (List<ColumnFamilyHandle> twice :
                        List.of(List.of(one, same), List.of(one, other, one), Collections.nCopies(20, other))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> db.flush(flush, twice))
                            .withMessageContaining("twice");
                }
                db.flush(flush, List.of(one, other));
                ColumnFamilyHandle third = locking.createColumnFamily(options, "third");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> locking.flush(flush, Collections.nCopies(20, third)))
                        .withMessageContaining("twice");
                locking.flush(flush, List.of(third));
            }
        }

        /** They were empty. */
        static void values_that_nobody_can_prepare(Path folder) {
            try (ReadOptions reads = new ReadOptions()) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> reads.setAllowUnpreparedValue(true))
                        .withMessageContaining("would be empty");
                reads.setAllowUnpreparedValue(false);
            }
        }

        /** Who took a batch of the log found no file for its values. */
        static void blob_files_that_only_the_log_refers_to(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setEnableBlobFiles(true);
                    Options ofText = new Options()) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.setEnableBlobDirectWrite(true))
                        .withMessageContaining("references to blob files");
                options.getOptionsFromString("enable_blob_direct_write=true", ofText);
                assertThat(ofText.enableBlobDirectWrite()).isFalse();
                options.setEnableBlobDirectWrite(false);
                try (RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                        RocksDB other = TestDb.open(folder.resolve("other"))) {
                    db.put(b("key"), b("value"));
                    try (TransactionLogIterator log = db.getUpdatesSince(0)) {
                        other.write(log.getBatch().writeBatch());
                    }
                    assertThat(other.get(b("key"))).isEqualTo(b("value"));
                }
            }
        }

        static void files_compacted_into_a_path_that_is_not_there(Path folder) throws IOException {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    FlushOptions flush = new FlushOptions();
                    CompactionOptions compaction = new CompactionOptions()) {
                db.put(b("key"), b("value"));
                db.flush(flush);
                List<String> files;
                try (Stream<Path> all = Files.list(folder)) {
                    files = all.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".sst"))
                            .toList();
                }
                for (int path : new int[] {Integer.MIN_VALUE, -2, 1, 1000, Integer.MAX_VALUE}) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> db.compactFiles(compaction, files, 1, path, null))
                            .withMessageContaining("outputPathId");
                }
                assertThat(db.compactFiles(compaction, files, 1, 0, null)).hasSize(1);
            }
        }

        /** With no room allocated for them before, the system ended the process at the first write; else on some disks. */
        static void files_mapped_to_be_written(Path folder) throws IOException {
            Path old = folder.resolve("old");
            try (Options options = new Options().setAllowFAllocate(false).setCreateIfMissing(true);
                    EnvOptions ofFiles = new EnvOptions();
                    Options mapped = new Options();
                    Env env = Env.getDefault();
                    Cache cache = Cache.newLRUCache(0)) {
                for (ThrowingCallable setting : List.<ThrowingCallable>of(
                        () -> options.setAllowMmapWrites(true), () -> ofFiles.setUseMmapWrites(true))) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .isThrownBy(setting)
                            .withMessageContaining("end the JVM");
                }
                assertThat(ofFiles.useMmapWrites()).isFalse();
                ofFiles.setUseMmapWrites(false);
                options.setAllowMmapWrites(false).getOptionsFromString("allow_mmap_writes=true", mapped);
                assertThat(mapped.allowMmapWrites()).isFalse();
                assertThat(mapped.allowFAllocate()).isFalse();
                writeAndRead(mapped, old);

                TestDb.changeOptionsFile(old, "allow_mmap_writes=false", "allow_mmap_writes=true");
                LatestOptions latest = Options.loadLatestOptions(old.toString(), env, false, cache);
                try (Options database = latest.dbOptions();
                        Options family = latest.columnFamilyOptions().getFirst()) {
                    assertThat(database.allowMmapWrites()).isFalse();
                    assertThat(database.allowFAllocate()).isFalse();
                    assertThat(family.allowMmapWrites()).isFalse();
                    writeAndRead(database, old);
                }
            }
        }

        /** RocksDB had no threads for so many jobs, and no memory for such a block. */
        static void numbers_in_texts_of_an_open_database(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options changed = new Options();
                    RocksDB db = RocksDB.open(options, folder.toString());
                    ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                for (String jobs : List.of("2147483647", "1025", "1m", " {1048576}")) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> db.setDBOptions(Map.of("max_background_jobs", jobs)))
                            .withMessageContaining("max_background_jobs");
                }
                db.setDBOptions(Map.of("max_background_jobs", "3", "max_background_flushes", "-1"));
                for (String table : List.of(
                        "{block_size=4611686018427387904;}",
                        "{format_version=6; block_size = 4g}",
                        "{block_size=-1;}",
                        "{block_size=99999999999999999999;}")) {
                    for (ThrowingCallable set : List.<ThrowingCallable>of(
                            () -> db.setOptions(Map.of("block_based_table_factory", table)),
                            () -> db.setOptions(family, Map.of("block_based_table_factory", table)),
                            () -> options.getOptionsFromString("block_based_table_factory=" + table, changed))) {
                        assertThatIllegalArgumentException().isThrownBy(set).withMessageContaining("block_size");
                    }
                }
                db.setOptions(Map.of("block_based_table_factory", "{block_size=8k;}"));
                db.put(new byte[] {1}, new byte[] {2});
                try (FlushOptions flush = new FlushOptions()) {
                    db.flush(flush);
                }
                assertThat(db.get(new byte[] {1})).containsExactly(2);
            }
        }

        /** All that setters refuse, in all forms; what means something to RocksDB is taken. */
        static void numbers_in_texts_that_setters_refuse(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options changed = new Options();
                    RocksDB db = RocksDB.open(options, folder.toString());
                    ColumnFamilyHandle family = db.getDefaultColumnFamily()) {
                Map.of(
                                "inplace_update_num_locks", "1000000000000000",
                                "memtable_prefix_bloom_size_ratio", "-0.1",
                                "max_bytes_for_level_multiplier", "nan",
                                "blob_garbage_collection_age_cutoff", "1.5",
                                "sample_for_compression", "4294967296",
                                "compression_opts", "-14:32767:2:0:0:1000000:true",
                                "bottommost_compression_opts", "{parallel_threads=1000000}")
                        .forEach((option, number) -> {
                            for (ThrowingCallable set : List.<ThrowingCallable>of(
                                    () -> db.setOptions(Map.of(option, number)),
                                    () -> db.setOptions(family, Map.of(option, number)))) {
                                assertThatIllegalArgumentException()
                                        .as(option)
                                        .isThrownBy(set)
                                        .withMessageContaining("has to be");
                            }
                        });
                for (Map<String, String> refused : List.of(
                        Map.of("compaction_readahead_size", "1t"),
                        Map.of("max_background_jobs", "-2147483648"),
                        Map.of("stats_history_buffer_size", "-1"))) {
                    assertThatIllegalArgumentException().isThrownBy(() -> db.setDBOptions(refused));
                }
                for (String refused : List.of(
                        "memtable_factory=prefix_hash:0",
                        "memtable_factory=HashSkipListRepFactory:1000000000000000",
                        "memtable_factory={id=prefix_hash;skiplist_height=0}",
                        "memtable_factory={id=prefix_hash;branching_factor=65536}",
                        "memtable_factory=vector:1000000000000000",
                        "memtable_factory={id=vector;count=1000000000000000}",
                        "memtable_factory={id=hash_linkedlist;bucket_count=1000000000000000}",
                        "plain_table_factory={bloom_bits_per_key=1000}",
                        "bottommost_compression_opts=-14:32767:2:0:0:1000000:true")) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> options.getOptionsFromString(refused, changed));
                }
                options.getOptionsFromString("compaction_readahead_size=1t;memtable_factory=vector:1000", changed);
                assertThat(changed.compactionReadaheadSize()).isEqualTo(1 << 30);
                db.setOptions(Map.of(
                        "memtable_prefix_bloom_size_ratio", "0.1",
                        "max_bytes_for_level_multiplier", "1e1",
                        "compression_opts", "-14:32767:2:0:0:2:true",
                        "ttl", "18446744073709551614",
                        "write_buffer_size", "8m"));
                db.setDBOptions(Map.of(
                        "max_background_compactions", "-1", "compaction_readahead_size", "0", "max_open_files", "-1"));
            }
        }

        /** A trace that begins in a file that is being read cut it short, and the system ended the process. */
        static void traces_mapped_to_be_read(Path folder) {
            String trace = folder.resolve("trace").toString();
            try (EnvOptions ofFiles = new EnvOptions();
                    TraceOptions traced = new TraceOptions();
                    Env env = Env.getDefault();
                    Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString())) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> ofFiles.setUseMmapReads(true))
                        .withMessageContaining("end the JVM");
                assertThat(ofFiles.useMmapReads()).isFalse();
                ofFiles.setUseMmapReads(false);

                db.startTrace(env, ofFiles, traced, trace);
                db.put(new byte[] {1}, new byte[1 << 20]);
                db.endTrace();
                try (TraceReader reader = new TraceReader(env, ofFiles, trace)) {
                    assertThat(reader.read()).isNotEmpty();
                }
            }
        }

        /** It was cut short under the mapping, and the system ended the process at the next read. */
        static void table_files_that_are_begun_over_those_of_a_database(Path folder) throws IOException {
            Path at = Files.createDirectories(folder.resolve("db"));
            Path link = Files.createSymbolicLink(folder.resolve("link"), at);
            try (Options options = new Options().setCreateIfMissing(true).setAllowMmapReads(true);
                    EnvOptions ofFiles = new EnvOptions();
                    SstFileWriter writer = new SstFileWriter(ofFiles, options)) {
                Path file;
                try (RocksDB db = RocksDB.open(options, link.toString());
                        RocksDB reader = RocksDB.openReadOnly(options, at.toString(), false);
                        FlushOptions flush = new FlushOptions();
                        Checkpoint checkpoints = Checkpoint.create(db)) {
                    db.put(b("key"), new byte[1 << 16]);
                    db.flush(flush);
                    assertThat(db.get(b("key"))).hasSize(1 << 16);
                    file = tableIn(at);
                    Path copy = folder.resolve("checkpoint");
                    checkpoints.createCheckpoint(copy.toString());
                    Path sameFile = tableIn(copy);
                    assertThat(Files.isSameFile(file, sameFile)).isTrue();
                    Path linked = Files.createSymbolicLink(folder.resolve("linked.sst"), file);
                    for (Path each : List.of(
                            file, link.resolve(file.getFileName()), at.resolve("new.sst"), sameFile, linked)) {
                        Throwable refused = catchThrowable(() -> writer.open(each.toString()));
                        assertThat(db.get(b("key"))).hasSize(1 << 16);
                        assertThat(refused)
                                .isInstanceOf(IllegalStateException.class)
                                .hasMessageContaining("path")
                                .hasMessageContaining(each.toString())
                                .hasMessageContaining("close");
                    }
                    write(writer, folder.resolve("elsewhere.sst"));
                    write(writer, folder.resolve("elsewhere.sst"));
                    write(writer, Files.createDirectories(at.resolve("of others")).resolve("made.sst"));
                    db.close();
                    assertThatIllegalStateException().isThrownBy(() -> writer.open(file.toString()));
                }
                write(writer, file);
            }
        }

        private static void write(SstFileWriter writer, Path file) {
            writer.open(file.toString());
            writer.put(b("key"), b("value"));
            writer.finish();
        }

        private static Path tableIn(Path database) throws IOException {
            try (Stream<Path> files = Files.list(database)) {
                return files.filter(file -> file.toString().endsWith(".sst"))
                        .findFirst()
                        .orElseThrow();
            }
        }

        /** It was cut short under the mapping, as above. */
        static void traces_that_are_begun_over_files_of_a_database(Path folder) throws IOException {
            try (Options options = new Options().setCreateIfMissing(true).setAllowMmapReads(true);
                    FlushOptions flush = new FlushOptions();
                    TraceOptions traced = new TraceOptions();
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("key"), new byte[1 << 16]);
                db.flush(flush);
                assertThat(db.get(b("key"))).hasSize(1 << 16);
                String file = tableIn(folder).toString();
                for (ThrowingCallable begin : List.<ThrowingCallable>of(
                        () -> db.startTrace(null, null, traced, file),
                        () -> db.startIoTrace(null, null, traced, file),
                        () -> db.startBlockCacheTrace(null, null, traced, file))) {
                    Throwable refused = catchThrowable(begin);
                    assertThat(db.get(b("key"))).hasSize(1 << 16);
                    assertThat(refused)
                            .isInstanceOf(IllegalStateException.class)
                            .hasMessageContaining("tracePath");
                }
            }
        }

        /** RocksDB deleted what the database goes on to read and to write. */
        static void a_backup_that_is_restored_over_an_open_database(Path folder) throws IOException {
            String at = Files.createDirectories(folder.resolve("db")).toString();
            String link = Files.createSymbolicLink(folder.resolve("link"), Path.of(at)).toString();
            String log = folder.resolve("log").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    RestoreOptions restore = new RestoreOptions();
                    BackupEngine engine =
                            BackupEngine.open(options, folder.resolve("backups").toString())) {
                try (RocksDB db = RocksDB.open(options, at)) {
                    db.put(b("key"), b("1"));
                    engine.createNewBackup(db, true);
                    db.put(b("key"), b("2"));
                    assertThatIllegalStateException()
                            .isThrownBy(() -> engine.restoreDbFromLatestBackup(at, at, restore))
                            .withMessageContaining("dbDir")
                            .withMessageContaining(at);
                    assertThatIllegalStateException()
                            .isThrownBy(() -> engine.restoreDbFromBackup(link, log, restore, 1));
                    assertThatIllegalStateException()
                            .isThrownBy(() -> engine.restoreDbFromLatestBackup(log, at + "/.", restore))
                            .withMessageContaining("walDir");
                    assertThat(db.get(b("key"))).isEqualTo(b("2"));
                    db.put(b("key"), b("3"));
                    engine.createNewBackup(db, true);
                    engine.restoreDbFromLatestBackup(log, log, restore);
                }
                engine.restoreDbFromBackup(at, at, restore, 1);
                try (RocksDB db = RocksDB.open(options, at)) {
                    assertThat(db.get(b("key"))).isEqualTo(b("1"));
                }
                // Who failed to open it has not opened it.
                try (Options picky = new Options().setErrorIfExists(true)) {
                    assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> RocksDB.open(picky, at));
                }
                engine.restoreDbFromLatestBackup(at, at, restore);
            }
        }

        /** Only who writes locks the files. */
        static void a_database_that_is_only_read_when_it_is_destroyed_or_repaired(Path folder) {
            String at = folder.resolve("db").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    FlushOptions flush = new FlushOptions()) {
                try (RocksDB db = RocksDB.open(options, at)) {
                    db.put(b("key"), b("value"));
                    db.flush(flush);
                }
                try (RocksDB db = RocksDB.openReadOnly(options, at, false)) {
                    assertThatIllegalStateException().isThrownBy(() -> RocksDB.destroyDB(options, at));
                    assertThatIllegalStateException().isThrownBy(() -> RocksDB.repairDB(options, at));
                    assertThat(db.get(b("key"))).isEqualTo(b("value"));
                }
                try (RocksDB db = RocksDB.openAsSecondary(
                        options, at, folder.resolve("follower").toString())) {
                    assertThatIllegalStateException().isThrownBy(() -> RocksDB.destroyDB(options, at));
                    assertThat(db.get(b("key"))).isEqualTo(b("value"));
                }
                RocksDB.repairDB(options, at);
                RocksDB.destroyDB(options, at);
            }
        }

        /** Its files have numbers that those of the database may have. */
        static void compactions_by_workers_into_an_open_database(Path folder) {
            String at = folder.resolve("db").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(options);
                    OpenAndCompactOptions more = new OpenAndCompactOptions();
                    RocksDB db = RocksDB.open(options, at)) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> RocksDB.openAndCompact(at, at, new byte[1], override))
                        .withMessageContaining("outputDirectory");
                assertThatIllegalStateException()
                        .isThrownBy(() -> RocksDB.openAndCompact(more, at, at, new byte[1], override))
                        .withMessageContaining("outputDirectory");
            }
        }

        /** Whoever comes second is refused, also before there is a database. */
        static void databases_that_are_opened_and_written_over_at_once(Path folder) {
            String at = folder.resolve("db").toString();
            AtomicReference<ThrowingCallable> meanwhile = new AtomicReference<>();
            List<Throwable> refused = new ArrayList<>();
            try (Comparator order = new Comparator("order", (one, other) -> {
                        ThrowingCallable once = meanwhile.getAndSet(null);
                        if (once != null) {
                            refused.add(catchThrowable(once));
                        }
                        return Byte.compare(
                                one.get(ValueLayout.JAVA_BYTE, 0), other.get(ValueLayout.JAVA_BYTE, 0));
                    });
                    Options others = new Options();
                    EnvOptions ofFiles = new EnvOptions();
                    SstFileWriter writer = new SstFileWriter(ofFiles, others);
                    Options options = new Options()
                            .setCreateIfMissing(true)
                            .setAvoidFlushDuringRecovery(true)
                            .setComparator(order)) {
                try (RocksDB db = RocksDB.open(options, at)) {
                    db.put(b("1"), b("value"));
                    db.put(b("2"), b("value"));
                }
                meanwhile.set(() -> writer.open(at + "/made.sst"));
                RocksDB.open(options, at).close();
                meanwhile.set(() -> RocksDB.openReadOnly(others, at, false));
                RocksDB.repairDB(options, at);
            }
            assertThat(refused).hasSize(2).allSatisfy(each -> assertThat(each)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("path")
                    .hasMessageContaining(at));
        }

        /** Those in memory are none of the file system, whatever they are called. */
        static void paths_in_memory_and_elsewhere(Path folder) {
            String at = folder.resolve("db").toString();
            try (Env env = Env.newMemEnv();
                    Env usual = Env.getDefault();
                    Options options = new Options().setCreateIfMissing(true);
                    Options inMemory = new Options(options).setEnv(env);
                    Options like = new Options(inMemory);
                    Options unlike = new Options(inMemory).setEnv(usual);
                    RestoreOptions restore = new RestoreOptions();
                    BackupEngine engine =
                            BackupEngine.open(options, folder.resolve("backups").toString())) {
                try (RocksDB db = RocksDB.open(options, at)) {
                    db.put(b("key"), b("value"));
                    engine.createNewBackup(db, true);
                    RocksDB.open(like, at).close();
                    RocksDB.destroyDB(inMemory, at);
                    assertThatIllegalStateException().isThrownBy(() -> RocksDB.destroyDB(unlike, at));
                }
                try (RocksDB db = RocksDB.open(like, at)) {
                    engine.restoreDbFromLatestBackup(at, at, restore);
                }
                try (RocksDB db = RocksDB.open(unlike, at)) {
                    assertThat(db.get(b("key"))).isEqualTo(b("value"));
                    assertThatIllegalStateException()
                            .isThrownBy(() -> engine.restoreDbFromLatestBackup(at, at, restore));
                }
            }
        }

        /** RocksDB dropped it from the files, which another process may have open. */
        static void column_families_that_are_dropped_by_who_only_reads(Path folder) {
            List<ColumnFamilyHandle> families = new ArrayList<>();
            try (Options options = new Options().setCreateIfMissing(true)) {
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    db.createColumnFamily(options, "family").close();
                }
                try (RocksDB db = RocksDB.openReadOnly(
                        options,
                        folder.toString(),
                        List.of("default", "family"),
                        List.of(options, options),
                        false,
                        families)) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .isThrownBy(() -> db.dropColumnFamily(families.get(1)))
                            .withMessageContaining("for reading only");
                }
                assertThat(RocksDB.listColumnFamilies(options, folder.toString())).hasSize(2);
            }
        }

        /** Writes of batches of bytes failed in memory, as above; those of other batches were lost. */
        static void column_families_whose_drop_fails_when_they_are_gone(Path folder) throws IOException {
            Path database = folder.resolve("database");
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDB transactions = OptimisticTransactionDB.open(options, database.toString());
                    RocksDB db = transactions.getBaseDB();
                    ColumnFamilyHandle family = db.createColumnFamily(options, "family");
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                    Transaction transaction = transactions.beginTransaction()) {
                batch.put(family, b("a"), b("1"));
                Files.move(database, folder.resolve("moved")); // so that no file of options can be written
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> db.dropColumnFamily(family));
                assertThatIllegalStateException().isThrownBy(() -> db.write(batch));
                Files.move(folder.resolve("moved"), database);
            }
        }

        static void statistics_that_are_kept_in_the_database(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options ofText = new Options()) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.setPersistStatsToDisk(true))
                        .withMessageContaining("end the JVM");
                options.getOptionsFromString("persist_stats_to_disk=true", ofText);
                RocksDB.open(ofText, folder.toString()).close();
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    db.verifyChecksum();
                }
            }
        }

        static void column_families_that_are_not_to_be_written_to(Path folder) throws IOException {
            Path old = folder.resolve("old");
            try (Options options = new Options().setCreateIfMissing(true);
                    Options unwritable = new Options();
                    Env env = Env.getDefault();
                    Cache cache = Cache.newLRUCache(0)) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.setDisallowMemtableWrites(true))
                        .withMessageContaining("end the JVM");
                options.setDisallowMemtableWrites(false)
                        .getOptionsFromString("disallow_memtable_writes=true", unwritable);
                assertThat(unwritable.disallowMemtableWrites()).isFalse();
                writeAndRead(unwritable, old);
                TestDb.changeOptionsFile(old, "disallow_memtable_writes=false", "disallow_memtable_writes=true");
                LatestOptions latest = Options.loadLatestOptions(old.toString(), env, false, cache);
                try (Options database = latest.dbOptions();
                        Options family = latest.columnFamilyOptions().getFirst()) {
                    assertThat(family.disallowMemtableWrites()).isFalse();
                    writeAndRead(database, old);
                }
            }
        }

        private static void writeAndRead(Options options, Path folder) {
            try (RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("a"), b("1"));
                TestDb.flush(db);
                assertThat(TestDb.entries(db)).containsExactly("a=1");
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.setDBOptions(Map.of("allow_mmap_writes", "true")));
            }
        }

        /** Setters refuse the same numbers. */
        static void numbers_in_texts_of_absurd_sizes(Path folder) {
            String text = "inplace_update_num_locks=1000000000000000;max_file_opening_threads=1000000;"
                    + "table_cache_numshardbits=30;blob_direct_write_partitions=1000000000;max_background_jobs=7";
            try (Options options = new Options().setCreateIfMissing(true);
                    Options changed = new Options()) {
                options.getOptionsFromString(text, changed);
                assertThat(changed.inplaceUpdateNumLocks()).isEqualTo(1 << 24);
                assertThat(changed.maxFileOpeningThreads()).isEqualTo(1024);
                assertThat(changed.tableCacheNumshardbits()).isEqualTo(19);
                assertThat(changed.blobDirectWritePartitions()).isEqualTo(1 << 16);
                assertThat(changed.maxBackgroundJobs()).isEqualTo(7);
                assertThatIllegalArgumentException().isThrownBy(() -> changed.setBlobDirectWritePartitions(-1));
                changed.setInplaceUpdateNumLocks(1000);
                writeAndRead(changed, folder);
            }
        }

        /** Rolling back read by handles that had been closed, or in column families that it did not know. */
        static void column_families_of_uncommitted_writes(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions prepared =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    TransactionDB db = TransactionDB.open(options, prepared, folder.toString());
                    RocksDB base = db.getBaseDB()) {
                List<ColumnFamilyHandle> families = new ArrayList<>();
                for (int i = 0; i < 100; i++) {
                    families.add(db.createColumnFamily(options, "family" + i));
                }
                List<Transaction> transactions = new ArrayList<>();
                for (ColumnFamilyHandle family : families) {
                    Transaction transaction = db.beginTransaction();
                    transaction.setName("of " + transactions.size());
                    transaction.put(family, b("k"), b("v"));
                    transactions.add(transaction);
                    assertThatIllegalStateException()
                            .isThrownBy(() -> db.createColumnFamily(options, "another"))
                            .withMessageContaining("commit or close it first");
                    transaction.prepare();
                }
                families.forEach(ColumnFamilyHandle::close);
                List<Options> inTheirPlace = new ArrayList<>();
                for (int i = 0; i < 1000; i++) {
                    inTheirPlace.add(new Options());
                }
                assertThatIllegalStateException()
                        .isThrownBy(() -> db.createColumnFamily(options, "another"))
                        .withMessageContaining("commit or close it first");
                transactions.forEach(Transaction::rollback);
                inTheirPlace.forEach(Options::close);
                db.createColumnFamily(options, "another").close();
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> base.createColumnFamily(options, "one more"))
                        .withMessageContaining("create them with the TransactionDB");
            }
        }

        /** Who writes at that moment reads a list of them that is replaced then, and was freed. */
        static void column_families_that_are_added_while_others_write_before_their_commit(Path folder) throws Exception {
            CountDownLatch inside = new CountDownLatch(1);
            CountDownLatch further = new CountDownLatch(1);
            AtomicReference<Thread> writer = new AtomicReference<>();
            try (Comparator order = new Comparator("text", (a, b) -> {
                        if (Thread.currentThread() == writer.get()) {
                            inside.countDown();
                            await(further);
                        }
                        return TestDb.s(a).compareTo(TestDb.s(b));
                    });
                    Options options = new Options().setCreateIfMissing(true);
                    Options ordered = new Options().setCreateIfMissing(true).setComparator(order);
                    TransactionDBOptions prepared =
                            new TransactionDBOptions().setWritePolicy(TxnDBWritePolicy.WRITE_PREPARED);
                    TransactionDB db = TransactionDB.open(ordered, prepared, folder.toString());
                    ColumnFamilyHandle family = db.createColumnFamily(options, "family");
                    ExecutorService threads = Executors.newCachedThreadPool()) {
                Runnable write = () -> {
                    try (WriteBatch batch = new WriteBatch()) {
                        batch.put(b("a"), b("1"));
                        batch.put(b("b"), b("2"));
                        batch.put(family, b("c"), b("3"));
                        db.write(batch);
                    }
                };
                Future<?> written = threads.submit(() -> {
                    writer.set(Thread.currentThread());
                    write.run();
                });
                inside.await();
                Future<?> added = threads.submit(() -> db.createColumnFamily(options, "added"));
                try {
                    Thread.sleep(100);
                    assertThat(added).isNotDone();
                } finally {
                    further.countDown();
                }
                written.get();
                added.get();
                AtomicInteger next = new AtomicInteger();
                whileOthersRun(
                        List.of(write, write, write),
                        NoSuchElementException.class,
                        SECONDS,
                        () -> db.createColumnFamily(options, "added" + next.incrementAndGet()));
                assertThat(db.get(family, b("c"))).isEqualTo(b("3"));
            }
        }

        /** The same of who reads as much of the manifest as is whole. */
        static void column_families_that_are_dropped_before_best_efforts_open_them(Path folder) throws IOException {
            String path = folder.toString();
            List<String> names = List.of("default", "again");
            try (Options options = new Options().setCreateIfMissing(true).setAtomicFlush(true);
                    Options best = new Options(options).setBestEffortsRecovery(true);
                    TransactionDBOptions more = new TransactionDBOptions()) {
                try (RocksDB db = RocksDB.open(options, path)) {
                    db.dropColumnFamily(createAndFlush(db, options, "again"));
                    createAndFlush(db, options, "again");
                }
                List<ColumnFamilyHandle> families = new ArrayList<>();
                for (ThrowingCallable open : List.<ThrowingCallable>of(
                        () -> RocksDB.open(best, path, names, List.of(options, options), families),
                        () -> RocksDB.openReadOnly(best, path, names, List.of(options, options), false, families),
                        () -> TransactionDB.open(best, more, path, names, List.of(options, options), families),
                        () -> OptimisticTransactionDB.open(best, path, names, List.of(options, options), families))) {
                    assertThatIllegalStateException()
                            .isThrownBy(open)
                            .withMessageStartingWith("options with bestEffortsRecovery");
                }
                // Best efforts read what there is, whatever is said to be the latest.
                Path current = folder.resolve("CURRENT");
                String latest = Files.readString(current);
                Files.delete(current);
                assertThatIllegalStateException()
                        .isThrownBy(() -> RocksDB.open(best, path, names, List.of(options, options), families));
                Files.writeString(current, latest);
                RocksDB.open(options, path, names, List.of(options, options), families).close();
                try (RocksDB db = RocksDB.open(best, path, names, List.of(options, options), families)) {
                    assertThat(db.get(families.getLast(), b("key"))).isEqualTo(b("value"));
                }
            }
        }

        private static void await(CountDownLatch latch) {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        /** The first waited for ever, with atomic flushes, and the second deleted another's files. */
        static void flushes_and_deleted_files_of_who_only_reads(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setAtomicFlush(true)) {
                String path = folder.resolve("db").toString();
                try (RocksDB db = RocksDB.open(options, path)) {
                    db.put(b("k"), b("v"));
                }
                try (RocksDB reader = RocksDB.openReadOnly(options, path, false);
                        RocksDB follower = RocksDB.openAsSecondary(
                                options, path, folder.resolve("follower").toString())) {
                    for (RocksDB each : List.of(reader, follower)) {
                        assertThatExceptionOfType(UnsupportedOperationException.class)
                                .isThrownBy(() -> each.flush(List.of()));
                        assertThatExceptionOfType(UnsupportedOperationException.class)
                                .isThrownBy(() -> each.deleteFilesInRange(b("a"), b("z")));
                        assertThatExceptionOfType(UnsupportedOperationException.class)
                                .isThrownBy(() -> each.setOptions(Map.of("write_buffer_size", "100000")));
                        assertThatExceptionOfType(UnsupportedOperationException.class)
                                .isThrownBy(() -> each.setDBOptions(Map.of("wal_bytes_per_sync", "100000")));
                        assertThat(each.get(b("k"))).isEqualTo(b("v"));
                    }
                }
            }
        }

        /** Iterators that went back, with {@code setPinData}, copied keys over the end of their memory. */
        static void deletions_that_iterators_turn_into_ranges(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setMinTombstonesForRangeConversion(0);
                    Options changed = new Options();
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.setMinTombstonesForRangeConversion(1))
                        .withMessageContaining("end of their memory");
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() ->
                                options.getOptionsFromString("min_tombstones_for_range_conversion=2", changed));
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> db.setOptions(Map.of("min_tombstones_for_range_conversion", "2")));
            }
        }

        /** So small that not one entry was to be in one. */
        static void shards_of_caches_without_a_slot(Path folder) {
            long largest = 1 << 20;
            try (HyperClockCacheOptions options = new HyperClockCacheOptions(4096, largest).setNumShardBits(19);
                    Cache cache = Cache.newHyperClockCache(options)) {
                assertThat(cache.getTableAddressCount()).isEqualTo(1 << 19);
                assertThatIllegalArgumentException().isThrownBy(() -> options.setEstimatedEntryCharge(largest + 1));
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> Cache.newHyperClockCache(4096, largest + 1)
                                .close());
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** So much was added to every key. */
        static void timestamps_of_absurd_sizes(Path folder) {
            for (long size : new long[] {-1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 40}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> new Comparator("with times", size, NO_ORDER).close());
                assertThatIllegalArgumentException().isThrownBy(() -> new WriteBatch(0, 0, 0, size).close());
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** It was guarded as part of the other batch only, so two threads could be in one index; RocksDB read at null. */
        static void an_iterator_over_two_indexes(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    OptimisticTransactionDB db = OptimisticTransactionDB.open(options, folder.toString());
                    RocksDB base = db.getBaseDB();
                    Transaction transaction = db.beginTransaction();
                    WriteBatchWithIndex inner = new WriteBatchWithIndex(0, true);
                    WriteBatchWithIndex outer = new WriteBatchWithIndex(0, true);
                    RocksIterator ofTransaction = transaction.newIterator();
                    RocksIterator ofBatch = inner.newIteratorWithBase(base.newIterator())) {
                inner.put(b("key"), b("1"));
                for (RocksIterator each : List.of(ofTransaction, ofBatch)) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> outer.newIteratorWithBase(each))
                            .withMessageContaining("baseIterator");
                }
                assertThat(TestDb.entries(ofBatch)).containsExactly("key=1");
                try (RocksIterator same = inner.newIteratorWithBase(ofBatch)) {
                    assertThat(TestDb.entries(same)).containsExactly("key=1");
                }
            }
        }

        /** RocksDB flushed the write-ahead log that a follower does not have. */
        static void a_backup_of_a_follower_whose_options_flush_the_log_by_hand(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 2);
                    Options options = new Options();
                    Options byHand = new Options().setManualWalFlush(true);
                    BackupEngine engine =
                            BackupEngine.open(options, folder.resolve("backups").toString())) {
                String path = folder.resolve("db").toString();
                String second = folder.resolve("second").toString();
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> RocksDB.openAsSecondary(byHand, path, second))
                        .withMessageContaining("manualWalFlush");
                try (RocksDB follower = RocksDB.openAsSecondary(options, path, second)) {
                    engine.createNewBackup(follower);
                }
                assertThat(db.get(b("a"))).isEqualTo(b("1"));
            }
        }

        /** RocksDB named table files by what is in them, and opened them without the order of their deleted ranges. */
        static void backups_of_ranges_that_were_deleted_in_an_order_of_java_code(Path folder) {
            try (Env env = Env.getDefault();
                    Comparator order = new Comparator("text", (a, b) -> TestDb.s(a).compareTo(TestDb.s(b)));
                    Options options = new Options().setCreateIfMissing(true);
                    Options ordered = new Options().setComparator(order);
                    BackupEngineOptions bySession = new BackupEngineOptions(folder.resolve("session").toString());
                    BackupEngineOptions bySize = new BackupEngineOptions(folder.resolve("size").toString())
                            .setShareFilesWithChecksumNaming(Set.of(
                                    ShareFilesNaming.LEGACY_CRC32C_AND_FILE_SIZE,
                                    ShareFilesNaming.FLAG_INCLUDE_FILE_SIZE));
                    BackupEngineOptions alone = new BackupEngineOptions(folder.resolve("alone").toString())
                            .setShareFilesWithChecksum(false)
                            .setShareTableFiles(false);
                    CreateBackupOptions create = new CreateBackupOptions();
                    RestoreOptions restore = new RestoreOptions();
                    BackupEngine usual = BackupEngine.open(options, folder.resolve("usual").toString());
                    BackupEngine sessions = BackupEngine.open(bySession, env);
                    BackupEngine sizes = BackupEngine.open(bySize, env);
                    BackupEngine alones = BackupEngine.open(alone, env);
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString())) {
                usual.createNewBackup(db);
                sessions.createNewBackup(db);
                try (ColumnFamilyHandle family = db.createColumnFamily(ordered, "ordered");
                        FlushOptions flush = new FlushOptions()) {
                    db.put(family, b("a"), b("1"));
                    db.deleteRange(family, b("b"), b("c"));
                    db.flush(family, flush);
                }
                for (ThrowingCallable backup : List.<ThrowingCallable>of(
                        () -> usual.createNewBackup(db),
                        () -> usual.createNewBackup(db, true),
                        () -> sessions.createNewBackup(db, create),
                        () -> sessions.createNewBackupWithMetadata(db, create, "text"))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(backup)
                            .withMessageContaining("setShareFilesWithChecksumNaming");
                }
                for (BackupEngine engine : List.of(sizes, alones)) {
                    String path = folder.resolve("restored").toString();
                    engine.createNewBackup(db);
                    engine.restoreDbFromLatestBackup(path, path, restore);
                    assertThat(RocksDB.listColumnFamilies(options, path)).containsExactly("default", "ordered");
                }
            }
        }

        /** RocksDB opens what is there to see which files it can keep, and sorted them without an order. */
        static void restoring_over_ranges_that_were_deleted_in_an_order_of_java_code(Path folder) {
            String path = folder.resolve("db").toString();
            try (Comparator order = new Comparator("text", (a, b) -> TestDb.s(a).compareTo(TestDb.s(b)));
                    Options options = new Options().setCreateIfMissing(true);
                    RestoreOptions restore = new RestoreOptions();
                    BackupEngine engine =
                            BackupEngine.open(options, folder.resolve("backups").toString())) {
                try (RocksDB db = TestDb.openWithLetters(folder.resolve("other"), 2)) {
                    engine.createNewBackup(db, true);
                }
                try (Options ordered = new Options().setCreateIfMissing(true).setComparator(order);
                        RocksDB db = RocksDB.open(ordered, path)) {
                    for (String key : List.of("a", "b", "c")) {
                        db.put(b(key), b("1"));
                        db.deleteRange(b(key), b("z"));
                    }
                    TestDb.flush(db);
                }
                restore.setMode(RestoreMode.KEEP_LATEST_DB_SESSION_ID_FILES);
                for (ThrowingCallable restoring : List.<ThrowingCallable>of(
                        () -> engine.restoreDbFromLatestBackup(path, path, restore),
                        () -> engine.restoreDbFromBackup(path, path, restore, 1))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(restoring)
                            .withMessageContaining("VERIFY_CHECKSUM");
                }
                for (RestoreMode mode : List.of(RestoreMode.VERIFY_CHECKSUM, RestoreMode.PURGE_ALL_FILES)) {
                    engine.restoreDbFromLatestBackup(path, path, restore.setMode(mode));
                    try (RocksDB db = RocksDB.open(options, path)) {
                        assertThat(db.get(b("b"))).isNotNull();
                    }
                }
            }
        }

        /** What RocksDB has a name for it finds. */
        static void backups_in_an_order_of_rocksdb(Path folder) {
            String reverse = "comparator=rocksdb.ReverseBytewiseComparator";
            try (Options options = new Options();
                    Options reversed = new Options();
                    BackupEngine engine =
                            BackupEngine.open(options, folder.resolve("backups").toString())) {
                options.getOptionsFromString(reverse, reversed);
                reversed.setCreateIfMissing(true);
                try (RocksDB db = RocksDB.open(reversed, folder.resolve("db").toString())) {
                    db.deleteRange(b("c"), b("b"));
                    engine.createNewBackup(db, true);
                    assertThat(engine.getBackupInfo()).hasSize(1);
                }
            }
        }

        /** They were read where there are none. */
        static void timestamps_of_ranges_that_were_deleted_in_a_column_family_without(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    ReadOptions options = new ReadOptions()) {
                ColumnFamilyHandle family = db.getDefaultColumnFamily();
                db.deleteRange(family, b("a"), b("z"));
                for (Runnable read : List.<Runnable>of(
                        () -> db.getWithTimestamp(b("a")),
                        () -> db.getWithTimestamp(options, b("a")),
                        () -> db.getWithTimestamp(family, options, b("a")),
                        () -> db.multiGetAsListWithTimestamp(List.of(b("a"))),
                        () -> db.multiGetAsListWithTimestamp(options, List.of(family), List.of(b("a"))))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(read::run)
                            .withMessageContaining("no timestamp is set");
                }
                options.setTimestamp(new byte[TIMESTAMP]);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.multiGetAsListWithTimestamp(options, List.of(b("a"))));
                options.setTimestamp((byte[]) null);
                assertThatIllegalArgumentException().isThrownBy(() -> db.getWithTimestamp(options, b("a")));
            }
        }

        /** RocksDB called what it had been told not to have. */
        static void options_without_what_they_are_never_without(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 2);
                    Options options = new Options();
                    Options others = new Options()) {
                for (String text : List.of(
                        "table_factory=",
                        "create_if_missing=true; table_factory = nullptr",
                        "table_factory={id=}",
                        "table_factory={};create_if_missing=true",
                        "memtable=nullptr",
                        "memtable_factory={a=b; id = nullptr}",
                        "memtable_factory.id=",
                        "env=nullptr",
                        "block_based_table_factory={flush_block_policy_factory=nullptr}")) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> options.getOptionsFromString(text, others))
                            .withMessageContaining("says that there is no");
                    String[] parts = text.split("=", 2);
                    assertThatIllegalArgumentException().isThrownBy(() -> db.setOptions(Map.of(parts[0], parts[1])));
                    assertThatIllegalArgumentException().isThrownBy(() -> db.setDBOptions(Map.of(parts[0], parts[1])));
                }
                assertThatNullPointerException().isThrownBy(() -> options.setEnv(null));
                options.getOptionsFromString(
                        "block_based_table_factory={};prefix_extractor=nullptr;memtable=vector", others);
                options.getOptionsFromString("table_factory={id=BlockBasedTable;block_size=1}", others);
            }
        }

        /** It waited for a flush that never comes. */
        static void waiting_for_compactions_where_nothing_is_written(Path folder) {
            TestDb.openWithLetters(folder, 2).close();
            try (Options options = new Options();
                    WaitForCompactOptions waiting = new WaitForCompactOptions().setFlush(true);
                    RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> db.waitForCompact(waiting));
            }
        }

        /** What is left of them in 32 bits was 0, and RocksDB divided by it. */
        static void bits_of_bloom_filters_of_absurd_sizes(Path folder) {
            try (Options options = new Options()) {
                for (int bits : new int[] {-1, 1 << 30, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> options.setPlainTableFactory(
                                    0, bits, 0.5, 16, 0, EncodingType.values()[0], false, true));
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** RocksDB made a table of as many places. */
        static void cuckoo_tables_of_absurd_sizes(Path folder) {
            try (CuckooTableConfig config = new CuckooTableConfig()) {
                for (double ratio : new double[] {Double.NaN, 0, -1, 1e-300, 2, Double.POSITIVE_INFINITY}) {
                    assertThatIllegalArgumentException().isThrownBy(() -> config.setHashRatio(ratio));
                    assertThatIllegalArgumentException().isThrownBy(() -> config.setHashTableRatio(ratio));
                }
                config.setHashRatio(0.5);
                assertThatIllegalArgumentException().isThrownBy(() -> config.setCuckooBlockSize(Integer.MAX_VALUE));
                assertThatIllegalArgumentException().isThrownBy(() -> config.setCuckooBlockSize(-1));
                assertThatIllegalArgumentException().isThrownBy(() -> config.setMaxSearchDepth(-1));
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** RocksDB allocated one for what it writes to a table file, and did not look whether it got it. */
        static void blocks_of_tables_of_absurd_sizes(Path folder) {
            try (BlockBasedTableConfig config = new BlockBasedTableConfig();
                    Options options = new Options()) {
                for (long size : new long[] {-1, 1L << 31, 8859841870627824826L, Long.MIN_VALUE}) {
                    assertThatIllegalArgumentException().isThrownBy(() -> config.setBlockSize(size));
                }
                options.setTableFormatConfig(config.setBlockSize(1 << 30));
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** RocksDB takes any number from a file, and C tells nobody those of table formats. */
        static void files_of_options_that_no_getter_tells(Path folder) throws IOException {
            Path database = folder.resolve("database");
            try (Options plain = new Options().setCreateIfMissing(true);
                    Env env = Env.getDefault();
                    Cache cache = Cache.newLRUCache(0)) {
                plain.setPlainTableFactory(0, 10, 0.75, 16, 0, EncodingType.kPlain, false, false);
                RocksDB.open(plain, database.toString()).close();
                for (String[] change : new String[][] {
                    {"full_scan_mode=false", "full_scan_mode=true"},
                    {"full_scan_mode=true", "full_scan_mode=false\n  hash_table_ratio=1e300"},
                }) {
                    TestDb.changeOptionsFile(database, change[0], change[1]);
                    assertThatThrownBy(() -> Options.loadLatestOptions(database.toString(), env, true, cache))
                            .isInstanceOfAny(UnsupportedOperationException.class, IllegalArgumentException.class)
                            .hasMessageStartingWith(database.resolve("OPTIONS-").toString())
                            .hasMessageContaining(change[1].replaceAll("(?s).*\n *|=.*", ""));
                }
                TestDb.changeOptionsFile(database, "hash_table_ratio=1e300", "hash_table_ratio=0.5");
                Files.writeString(database.resolve("OPTIONS-000001"), "block_size=-1");
                Files.writeString(database.resolve("OPTIONS-999999.dbtmp"), "block_size=-1");
                LatestOptions latest = Options.loadLatestOptions(database.toString(), env, false, cache);
                latest.columnFamilyOptions().forEach(Options::close);
                try (Options loaded = latest.dbOptions();
                        RocksDB db = RocksDB.open(loaded, database.toString())) {
                    assertThat(TestDb.entries(db)).isEmpty();
                }
            }
        }

        /** A database refuses what needs a prefix and has none; a writer of table files, or a repair, read at null. */
        static void table_files_with_an_index_by_hash_of_no_prefixes(Path folder) throws IOException {
            Path repaired = folder.resolve("repaired");
            try (RocksDB db = TestDb.openWithLetters(Files.createDirectory(repaired), 2)) {
                assertThat(db.get(b("a"))).isNotNull();
            }
            try (Options byHash = new Options();
                    Options ofText = new Options();
                    EnvOptions env = new EnvOptions();
                    Comparator bytes = new Comparator("bytes", BYTES);
                    BlockBasedTableConfig config = new BlockBasedTableConfig().setIndexType(IndexType.kHashSearch)) {
                byHash.setTableFormatConfig(config);
                byHash.getOptionsFromString(
                        "block_based_table_factory={index_type=kHashSearch;partition_filters=false}", ofText);
                for (Options options : List.of(byHash, ofText)) {
                    for (ThrowingCallable call : List.<ThrowingCallable>of(
                            () -> new SstFileWriter(env, options),
                            () -> SstFileWriter.createWithComparator(env, options, bytes),
                            () -> RocksDB.repairDB(options, repaired.toString()))) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(call)
                                .withMessageMatching("(ioO|o)ptions: Hash index is.*");
                    }
                }
                String file = folder.resolve("file.sst").toString();
                byHash.setPrefixExtractor(SliceTransform.newFixedPrefixTransform(1));
                try (SstFileWriter writer = new SstFileWriter(env, byHash)) {
                    writer.open(file);
                    writer.put(b("key"), b("value"));
                    writer.finish();
                }
                RocksDB.repairDB(byHash, repaired.toString());
                for (Options options : List.of(new Options(), byHash)) {
                    options.setCreateIfMissing(true);
                    Path other = Files.createTempDirectory(folder, "db");
                    try (options;
                            RocksDB db = RocksDB.open(options, other.toString());
                            IngestExternalFileOptions how = new IngestExternalFileOptions();
                            RocksIterator iterator = db.newIterator()) {
                        db.ingestExternalFile(List.of(file), how);
                        assertThat(db.get(b("key"))).isEqualTo(b("value"));
                        iterator.refresh();
                        iterator.seek(b("ke"));
                        assertThat(iterator.key()).isEqualTo(b("key"));
                    }
                }
            }
            try (Options plain = new Options().setTtl(5);
                    EnvOptions env = new EnvOptions();
                    SstFileWriter writer = new SstFileWriter(env, plain)) {
                plain.setPlainTableFactory(0, 10, 0.75, 16, 0, EncodingType.kPlain, false, false);
                new SstFileWriter(env, plain).close();
                writer.open(folder.resolve("other.sst").toString());
                writer.put(b("key"), b("value"));
                writer.finish();
            }
        }

        /** RocksDB opens the one of statistics by itself, then without a version, and read at null. */
        static void checksums_of_a_column_family_that_nobody_named(Path folder) {
            String hidden = "___rocksdb_stats_history___";
            String path = folder.resolve("db").toString();
            List<String> names = List.of("default", "a", hidden);
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions transactions = new TransactionDBOptions();
                    ReadOptions read = new ReadOptions()) {
                try (RocksDB db = RocksDB.open(options, path);
                        ColumnFamilyHandle family = db.createColumnFamily(options, hidden)) {
                    db.put(family, b("key"), b("value"));
                    db.verifyChecksum();
                }
                try (RocksDB db = RocksDB.open(options, path)) {
                    assertNotVerified(db, read);
                    db.createColumnFamily(options, "a").close();
                    assertNotVerified(db, read);
                }
                List<ColumnFamilyHandle> families = new ArrayList<>();
                try (RocksDB db = RocksDB.open(
                        options, path, names.subList(0, 2), List.of(options, options), families)) {
                    assertNotVerified(db, read);
                }
                try (TransactionDB db = TransactionDB.open(
                                options, transactions, path, names.subList(0, 2), List.of(options, options), families);
                        RocksDB base = db.getBaseDB()) {
                    assertNotVerified(base, read);
                }
                try (RocksDB db = RocksDB.openReadOnly(options, path, false);
                        RocksDB follower = RocksDB.openAsSecondary(options, path, path + "-follower")) {
                    db.verifyChecksum();
                    follower.verifyChecksum();
                }
                families.clear();
                try (RocksDB db = RocksDB.open(options, path, names, List.of(options, options, options), families)) {
                    db.verifyChecksum();
                    db.verifyChecksum(read);
                    families.forEach(ColumnFamilyHandle::close);
                    db.verifyChecksum();
                }
                families.clear();
                try (RocksDB db = RocksDB.open(options, path, names, List.of(options, options, options), families)) {
                    db.dropColumnFamily(families.get(2));
                    db.verifyChecksum();
                }
                try (RocksDB db = RocksDB.open(
                        options, path, names.subList(0, 2), List.of(options, options), new ArrayList<>())) {
                    db.verifyChecksum();
                }
            }
        }

        private static void assertNotVerified(RocksDB db, ReadOptions read) {
            for (ThrowingCallable call : List.<ThrowingCallable>of(
                    db::verifyChecksum,
                    () -> db.verifyChecksum(read),
                    db::verifyFileChecksums,
                    () -> db.verifyFileChecksums(read))) {
                assertThatIllegalStateException().isThrownBy(call).withMessageContaining("name it when opening");
            }
        }

        /** What a worker compacts is in a format that nothing checks: RocksDB read at null, as above, or without a format. */
        static void compactions_by_workers_with_an_index_by_hash_of_no_prefixes(Path folder) {
            compactByWorker(folder, job -> {
                try (Options byHash = new Options();
                        Options plain = new Options();
                        BlockBasedTableConfig config = new BlockBasedTableConfig().setIndexType(IndexType.kHashSearch)) {
                    byHash.setTableFormatConfig(config);
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> new CompactionServiceOptionsOverride(byHash))
                            .withMessageContaining("Hash index is");
                    try (CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(plain)) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> override.setTableFormatConfig(config))
                                .withMessageContaining("kHashSearch");
                        override.setTableFormatConfig(config.setIndexType(IndexType.kBinarySearch));
                    }
                    byHash.setPrefixExtractor(SliceTransform.newFixedPrefixTransform(1));
                    try (CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(byHash)) {
                        return RocksDB.openAndCompact(
                                folder.resolve("db").toString(), folder.resolve("out").toString(), job, override);
                    }
                }
            });
        }

        /** The worker looked for the column family and the level in another database, and read at null. */
        static void compactions_that_another_database_handed_out(Path folder) {
            String another = folder.resolve("another").toString();
            compactByWorker(folder, job -> {
                String out = folder.resolve("out").toString();
                try (Options options = new Options().setCreateIfMissing(true).setNumLevels(3);
                        Options inMemory = new Options().setEnv(Env.newMemEnv());
                        CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(options)) {
                    try (RocksDB db = RocksDB.open(options, another)) {
                        db.put(b("key"), b("value"));
                    }
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> RocksDB.openAndCompact(another, out, job, override))
                            .withMessageContaining("input: was not handed out by the database at dbPath: it names another");
                    Files.delete(Path.of(another, "IDENTITY"));
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> RocksDB.openAndCompact(another, out, job, override))
                            .withMessageContaining("\"default\" had 3 levels, and none 6");
                    for (String changed : List.of("cf_name=;x", "cf_name={};", "output_level=6;output_level=1;")) {
                        byte[] garbled = (new String(job, StandardCharsets.ISO_8859_1) + changed)
                                .getBytes(StandardCharsets.ISO_8859_1);
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> RocksDB.openAndCompact(another, out, garbled, override))
                                .withMessageContaining("no compaction");
                    }
                    byte[] ofAnotherFamily = new String(job, StandardCharsets.ISO_8859_1)
                            .replace("64656661756C74", "6F74686572")
                            .getBytes(StandardCharsets.ISO_8859_1);
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> RocksDB.openAndCompact(another, out, ofAnotherFamily, override))
                            .withMessageContaining("no column family \"other\" then");
                    try (CompactionServiceOptionsOverride elsewhere = new CompactionServiceOptionsOverride(inMemory)) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> RocksDB.openAndCompact(another, out, job, elsewhere))
                                .withMessageContaining("in memory");
                    }
                    return RocksDB.openAndCompact(folder.resolve("db").toString(), out, job, override);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }

        private static void compactByWorker(Path folder, Function<byte[], byte[]> worker) {
            AtomicReference<byte[]> job = new AtomicReference<>();
            AtomicReference<Throwable> failure = new AtomicReference<>();
            CompactionServiceCallbacks callbacks = new CompactionServiceCallbacks() {
                @Override
                public CompactionServiceScheduleResponse schedule(CompactionServiceJobInfo info, MemorySegment input) {
                    job.set(input.toArray(ValueLayout.JAVA_BYTE));
                    return new CompactionServiceScheduleResponse("job", CompactionServiceJobStatus.SUCCESS);
                }

                @Override
                public Answer await(String scheduledJobId) {
                    try {
                        byte[] result = worker.apply(job.get());
                        return new Answer(CompactionServiceJobStatus.SUCCESS, MemorySegment.ofArray(result));
                    } catch (Throwable e) {
                        failure.set(e);
                        return new Answer(CompactionServiceJobStatus.USE_LOCAL, null);
                    }
                }
            };
            try (Options options = new Options()
                            .setCreateIfMissing(true)
                            .setDisableAutoCompactions(true)
                            .setCompactionService(new CompactionService("worker", callbacks));
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString())) {
                for (int i = 0; i < 2; i++) {
                    db.put(b("a"), b("value"));
                    db.put(b("key"), b("value"));
                    TestDb.flush(db);
                }
                db.compactRange();
                assertThat(job.get()).isNotNull();
                assertThat(failure.get()).isNull();
                assertThat(db.get(b("key"))).isEqualTo(b("value"));
            }
        }

        /** It noted that it forgets the logs that the manifest names, in what there is none of when it only reads. */
        static void logs_in_the_manifest_of_a_database_that_is_only_read(Path folder) throws RocksDBException {
            try (Options options =
                            new Options().setCreateIfMissing(true).setTrackAndVerifyWalsInManifest(true);
                    RocksDB db = RocksDB.open(options, folder.toString());
                    FlushOptions flush = new FlushOptions();
                    ColumnFamilyHandle other = db.createColumnFamily(options, "other");
                    WriteOptions synced = new WriteOptions().setSync(true)) {
                db.put(b("in a file"), b("1"));
                db.put(other, b("keeps the log"), b("2"));
                db.flush(flush);
                db.put(synced, b("in a log"), b("3"));
            }
            try (Options options = new Options()) {
                try (RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
                    assertThat(db.get(b("in a log"))).isEqualTo(b("3"));
                }
                try (RocksDB db = RocksDB.openReadOnly(
                        options, folder.toString(), List.of("default"), List.of(options), false, new ArrayList<>())) {
                    assertThat(db.get(b("in a log"))).isEqualTo(b("3"));
                }
                assertThat(options.trackAndVerifyWalsInManifest()).isFalse();
            }
        }

        /** A backup never ended. */
        static void callbacks_of_backups_after_no_bytes(Path folder) {
            try (BackupEngineOptions options = new BackupEngineOptions(folder.toString())) {
                for (long none : new long[] {0, -1, Long.MIN_VALUE}) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> options.setCallbackTriggerIntervalSize(none));
                }
                options.setCallbackTriggerIntervalSize(1);
            }
        }

        /** RocksDB keeps room for as many, and C++ ended the process where that cannot be. */
        static void deadlocks_of_absurd_depths(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions more = new TransactionDBOptions();
                    TransactionDB db = TransactionDB.open(options, more, folder.toString());
                    WriteOptions writing = new WriteOptions();
                    TransactionOptions depth = new TransactionOptions().setDeadlockDetect(true)) {
                for (long absurd : new long[] {-1, Long.MIN_VALUE, 1L << 40, Long.MAX_VALUE}) {
                    assertThatIllegalArgumentException().isThrownBy(() -> depth.setDeadlockDetectDepth(absurd));
                }
                depth.setDeadlockDetectDepth(0).setLockTimeout(1);
                try (Transaction first = db.beginTransaction(writing, depth);
                        Transaction second = db.beginTransaction(writing, depth)) {
                    first.put(b("key"), b("1"));
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> second.put(b("key"), b("2")));
                }
            }
        }

        /** RocksDB forgets that keys have timestamps when it clears the batch, but not when it reads its index. */
        static void an_index_in_an_order_with_timestamps_that_is_cleared(Path folder) {
            try (Comparator timed = new Comparator("timed", TIMESTAMP, NO_ORDER);
                    Comparator bytes = new Comparator("bytes", BYTES);
                    WriteBatchWithIndex ordered = new WriteBatchWithIndex(bytes, 0, true, 0, 0);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(timed, 0, true, 0, 0)) {
                batch.put(b("key"), b("1"));
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(batch::clear)
                        .withMessageContaining("timestamps");
                assertThat(batch.count()).isEqualTo(1);
                ordered.clear();
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** RocksDB makes no index of them, and divides by the size of that to find a key. */
        static void plain_tables_that_are_only_for_scans(Path folder) {
            try (Options options = new Options();
                    Options others = new Options()) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> options.setPlainTableFactory(
                                0, 10, 0.75, 16, 0, EncodingType.kPlain, true, false));
                for (String value : List.of("true", "1", " { true }", "{TRUE}")) {
                    String text = "table_factory={id=PlainTable;full_scan_mode =" + value + ";index_sparseness=1}";
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .isThrownBy(() -> options.getOptionsFromString(text, others));
                }
                for (String value : List.of("false", " 0 ", "{false}")) {
                    options.getOptionsFromString("table_factory={id=PlainTable;full_scan_mode=" + value + "}", others);
                }
                for (double ratio : new double[] {Double.NaN, -1, Double.POSITIVE_INFINITY}) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> options.setPlainTableFactory(
                                    0, 10, ratio, 16, 0, EncodingType.kPlain, false, false));
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** RocksDB does not look how long a key is, and read as far behind it; shorter lengths lost what was written. */
        static void plain_tables_with_keys_of_another_length(Path folder) {
            for (int length : new int[] {8, -1, 1 << 20}) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> writePlainTable(
                                folder.resolve("length" + length),
                                options -> options.setPlainTableFactory(
                                        length, 10, 0.75, 16, 0, EncodingType.kPlain, false, false)))
                        .withMessageContaining("keys");
                for (String text : List.of("plain_table_factory={user_key_len=%d}", "table_factory={id=PlainTable;user_key_len = {%d}}")) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .as(text)
                            .isThrownBy(() -> writePlainTable(
                                    folder.resolve("text" + length),
                                    options -> options.getOptionsFromString(text.formatted(length), options)))
                            .withMessageContaining("keys");
                }
            }
            writePlainTable(
                    folder.resolve("setter"),
                    options -> options.setPlainTableFactory(0, 10, 0.75, 16, 0, EncodingType.kPlain, false, false));
            writePlainTable(
                    folder.resolve("text"),
                    options -> options.getOptionsFromString("table_factory={id=PlainTable;user_key_len=0}", options));
        }

        /** RocksDB wrote behind the 32 blocks that it notes, where the last of 32 keys was in two. */
        static void many_keys_while_the_block_cache_is_traced(Path folder) {
            try (Options options = blocksOfOneEntry();
                    MultiGetBuffer buffer = MultiGetBuffer.ofSize(1 << 10);
                    ReadOptions read = new ReadOptions();
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString())) {
                writeKeys(db, 64);
                List<byte[]> keys = keys(32);
                List<ColumnFamilyHandle> families = Collections.nCopies(32, db.getDefaultColumnFamily());
                String trace = folder.resolve("trace").toString();
                db.startBlockCacheTrace(null, null, null, trace);
                for (ThrowingCallable lookup : List.<ThrowingCallable>of(
                        () -> db.multiGetAsList(keys),
                        () -> db.multiGetAsList(families, keys),
                        () -> db.multiGetOrPin(keys, buffer),
                        () -> db.multiGetOrPin(db.getDefaultColumnFamily(), keys, false, buffer),
                        () -> db.batchedMultiGet(db.getDefaultColumnFamily(), keys, false),
                        () -> db.batchedMultiGetSlices(db.getDefaultColumnFamily(), keys, false))) {
                    assertThatIllegalStateException().isThrownBy(lookup).withMessageContaining("more than 31 keys");
                }
                assertThat(db.multiGetAsList(keys.subList(0, 31))).doesNotContainNull();
                db.endBlockCacheTrace();
                assertThat(db.multiGetAsList(keys)).doesNotContainNull();
                db.startBlockCacheTrace(null, null, null, trace);
                assertThatIllegalStateException().isThrownBy(() -> db.multiGetAsList(read, keys));
                db.endBlockCacheTrace();
            }
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions more = new TransactionDBOptions();
                    TransactionDB db = TransactionDB.open(
                            options, more, folder.resolve("transactions").toString());
                    RocksDB base = db.getBaseDB()) {
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() -> base.startBlockCacheTrace(
                                null, null, null, folder.resolve("trace").toString()))
                        .withMessageContaining("open it as a RocksDB");
            }
        }

        /** A look-up that has begun sees the trace in its later batches. */
        static void many_keys_while_traces_begin_and_end(Path folder) throws Exception {
            try (Options options = blocksOfOneEntry();
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString())) {
                writeKeys(db, 2_000);
                List<byte[]> keys = keys(2_000);
                AtomicInteger refused = new AtomicInteger();
                AtomicInteger found = new AtomicInteger();
                AtomicBoolean ended = new AtomicBoolean();
                Thread reader = Thread.ofPlatform().start(() -> {
                    while (!ended.get()) {
                        try {
                            assertThat(db.multiGetAsList(keys)).doesNotContainNull();
                            found.incrementAndGet();
                        } catch (IllegalStateException e) {
                            refused.incrementAndGet();
                        }
                    }
                });
                String trace = folder.resolve("trace").toString();
                for (int i = 0; i < 200; i++) {
                    db.startBlockCacheTrace(null, null, null, trace);
                    Thread.sleep(0, 100_000);
                    db.endBlockCacheTrace();
                    Thread.sleep(0, 100_000);
                }
                ended.set(true);
                reader.join();
                assertThat(found).hasPositiveValue();
                assertThat(refused).hasPositiveValue();
            }
        }

        private static Options blocksOfOneEntry() {
            try (BlockBasedTableConfig config = new BlockBasedTableConfig().setBlockSize(1)) {
                return new Options().setCreateIfMissing(true).setTableFormatConfig(config);
            }
        }

        private static List<byte[]> keys(int count) {
            return IntStream.range(0, count).mapToObj(i -> b("%06d".formatted(i))).toList();
        }

        private static void writeKeys(RocksDB db, int count) {
            keys(count).forEach(key -> db.put(key, key));
            TestDb.flush(db);
        }

        /** RocksDB wrote deleted keys with values as long as those of the first such file of the process. */
        static void cuckoo_tables(Path folder) {
            try (Options options = new Options();
                    CuckooTableConfig config = new CuckooTableConfig();
                    CompactionServiceOptionsOverride override = new CompactionServiceOptionsOverride(options)) {
                for (ThrowingCallable setter : List.<ThrowingCallable>of(
                        () -> options.setTableFormatConfig(config), () -> override.setTableFormatConfig(config))) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(setter)
                            .withMessageContaining("use a BlockBasedTableConfig");
                }
                for (String text : List.of("CuckooTable", "{id=CuckooTable;identity_as_first_hash=false}")) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> options.getOptionsFromString("table_factory=" + text, options))
                            .withMessageContaining("one of BlockBasedTable");
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** RocksDB had the files in an order that they were not sorted in, and its readers ran past their ends. */
        static void repairs_in_another_order(Path folder) {
            try (Comparator order = new Comparator("backwards", (a, b) -> TestDb.s(b).compareTo(TestDb.s(a)));
                    Comparator other = new Comparator("other", BYTES);
                    Options plain = new Options().setCreateIfMissing(true);
                    Options ordered = new Options().setCreateIfMissing(true).setComparator(order);
                    Options changed = new Options().setComparator(order).setComparator(other);
                    Options copied = new Options(ordered)) {
                String one = written(folder.resolve("one"), ordered);
                for (Options wrong : List.of(plain, changed)) {
                    assertThatIllegalStateException()
                            .isThrownBy(() -> RocksDB.repairDB(wrong, one))
                            .withMessageContaining("another order of keys")
                            .withMessageContaining("backwards, not");
                }
                for (Options right : List.of(ordered, copied)) {
                    RocksDB.repairDB(right, one);
                    assertWritten(one, right);
                }

                String bytes = written(folder.resolve("bytes"), plain);
                assertThatIllegalStateException().isThrownBy(() -> RocksDB.repairDB(ordered, bytes));
                RocksDB.repairDB(plain, bytes);
                assertWritten(bytes, plain);

                String mixed = written(folder.resolve("mixed"), plain);
                try (RocksDB db = RocksDB.open(plain, mixed);
                        ColumnFamilyHandle family = db.createColumnFamily(ordered, "family")) {
                    db.put(family, b("a"), b("1"));
                }
                for (Options wrong : List.of(plain, ordered)) {
                    assertThatIllegalStateException().isThrownBy(() -> RocksDB.repairDB(wrong, mixed));
                }
                List<ColumnFamilyHandle> families = new ArrayList<>();
                try (RocksDB db = RocksDB.open(
                        plain, mixed, List.of("default", "family"), List.of(plain, ordered), families)) {
                    db.dropColumnFamily(families.get(1));
                }
                RocksDB.repairDB(plain, mixed);
                assertWritten(mixed, plain);
            }
        }

        /** Texts can name orders of RocksDB's own, of which nobody can tell which it is. */
        static void repairs_in_an_order_of_a_text(Path folder) {
            try (Options plain = new Options();
                    Options reverse = new Options().setCreateIfMissing(true)) {
                reverse.getOptionsFromString("comparator=rocksdb.ReverseBytewiseComparator", reverse);
                String path = written(folder, reverse);
                assertThatIllegalStateException()
                        .isThrownBy(() -> RocksDB.repairDB(plain, path))
                        .withMessageContaining("rocksdb.ReverseBytewiseComparator");
                RocksDB.repairDB(reverse, path);
                assertWritten(path, reverse);
            }
        }

        private static String written(Path folder, Options options) {
            try (RocksDB db = RocksDB.open(options, folder.toString())) {
                db.put(b("a"), b("1"));
                db.put(b("b"), b("2"));
                TestDb.flush(db);
            }
            return folder.toString();
        }

        private static void assertWritten(String path, Options options) {
            try (RocksDB db = RocksDB.open(options, path)) {
                assertThat(db.get(b("a"))).isEqualTo(b("1"));
                assertThat(db.get(b("b"))).isEqualTo(b("2"));
            }
        }

        /** RocksDB made numbers of operands that were none, and nobody caught what the C++ library threw. */
        static void an_operator_that_merges_only_lists_of_numbers(Path folder) {
            try (Options options = new Options()) {
                for (String text : List.of(
                        "merge_operator=sortlist",
                        "merge_operator={id=MergeSortOperator}",
                        "write_buffer_size=1M; merge_operator.id = sortlist;")) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .as(text)
                            .isThrownBy(() -> {
                                options.getOptionsFromString(text, options);
                                mergeAndRead(options, folder);
                            })
                            .withMessageContaining("lists of numbers");
                }
                for (String other : List.of(
                        "stringappend", "stringappendtest", "uint64add", "max", "put", "put_v1", "bytesxor")) {
                    options.getOptionsFromString("merge_operator=" + other, options);
                    mergeAndRead(options, folder.resolve(other));
                }
            }
        }

        private static void mergeAndRead(Options options, Path folder) {
            try (RocksDB db = RocksDB.open(options.setCreateIfMissing(true), folder.toString())) {
                for (String operand : List.of("", "a", "two", "not a number", "12345678")) {
                    db.merge(b("key"), b(operand));
                    assertThat(db.get(b("key"))).isNotNull();
                }
                TestDb.flush(db);
                try (RocksIterator iterator = db.newIterator()) {
                    iterator.seekToLast();
                    assertThat(iterator.value()).isEqualTo(db.get(b("key")));
                }
            }
        }

        /** RocksDB has nothing to write such tables with, and looks for that only when it opens a database to write. */
        static void table_formats_that_are_unknown(Path folder) {
            try (Options options = new Options();
                    EnvOptions env = new EnvOptions()) {
                for (String name : List.of("AdaptiveTable", "Nonsense")) {
                    for (String text : List.of(
                            "table_factory=%s",
                            "table_factory={id=%s}",
                            "table_factory.id=%s",
                            "table_factory={block_size=4096;id=%s}",
                            "table_factory={%s;block_size=4096}",
                            "table_factory=-%s")) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> {
                                    options.getOptionsFromString(text.formatted(name), options);
                                    new SstFileWriter(env, options).open(folder.resolve("file").toString());
                                })
                                .withMessageContaining("one of BlockBasedTable");
                    }
                }
                for (String name : List.of("BlockBasedTable", "PlainTable")) {
                    options.getOptionsFromString("table_factory=" + name, options);
                    new SstFileWriter(env, options).close();
                }
            }
            assertThat(folder).isEmptyDirectory();
        }

        /** An open database has looked for the prefix extractor already. */
        static void indexes_by_hash_in_an_open_database(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options byHash = new Options();
                    BlockBasedTableConfig config = new BlockBasedTableConfig().setIndexType(IndexType.kHashSearch);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                byHash.setTableFormatConfig(config);
                for (ThrowingCallable call : List.<ThrowingCallable>of(
                        () -> db.createColumnFamily(byHash, "a"),
                        () -> db.createColumnFamilies(byHash, List.of("b", "c")))) {
                    assertThatIllegalArgumentException().isThrownBy(call).withMessageContaining("Hash index is");
                }
                assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(() ->
                                db.setOptions(Map.of("block_based_table_factory", "{index_type=kHashSearch}")))
                        .withMessageContaining("index_type");
                byHash.setPrefixExtractor(SliceTransform.newFixedPrefixTransform(1));
                try (ColumnFamilyHandle family = db.createColumnFamily(byHash, "a")) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .isThrownBy(() -> db.setOptions(family, Map.of("prefix_extractor", "nullptr")))
                            .withMessageContaining("prefix_extractor");
                    db.put(family, b("key"), b("value"));
                    TestDb.flush(db);
                    db.flush(family);
                    assertThat(db.get(family, b("key"))).isEqualTo(b("value"));
                }
                assertThat(RocksDB.listColumnFamilies(options, folder.toString())).containsExactly("default", "a");
            }
        }

        /** Nor does it in a text, but when it opens a database: not for column families that are added, nor for writers. */
        static void filters_that_a_text_partitions(Path folder) {
            try (Options options = new Options();
                    Options made = new Options()) {
                String filters = "filter_policy=bloomfilter:10:false";
                for (String text : List.of("partition_filters=true", "index_type=kBinarySearch")) {
                    assertThatIllegalArgumentException()
                            .as(text)
                            .isThrownBy(() -> options.getOptionsFromString(
                                    "block_based_table_factory={" + text + ";" + filters + "}", made))
                            .withMessageContaining("partition_filters")
                            .withMessageContaining("index_type");
                }
                options.getOptionsFromString(
                        "create_if_missing=true;block_based_table_factory={partition_filters=true;"
                                + "index_type=kTwoLevelIndexSearch;" + filters + "}",
                        made);
                try (RocksDB db = RocksDB.open(made, folder.toString());
                        ColumnFamilyHandle family = db.createColumnFamily(made, "family")) {
                    db.put(family, b("key"), b("value"));
                    db.flush(family);
                    assertThat(db.get(family, b("key"))).isEqualTo(b("value"));
                }
            }
        }

        /** What does not go together RocksDB puts right in a new table format, but not in one that is changed. */
        static void filters_that_are_partitioned_in_an_open_database(Path folder) {
            try (Filter filter = Filter.newBloomFilter(10);
                    BlockBasedTableConfig config = new BlockBasedTableConfig().setFilterPolicy(filter);
                    Options options = new Options().setCreateIfMissing(true).setTableFormatConfig(config);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                for (String text : List.of(
                        "{partition_filters=true}",
                        "{index_type=kTwoLevelIndexSearch;partition_filters=1;}",
                        "{index_type=kBinarySearch}",
                        "{index_type=kBinarySearchWithFirstKey}")) {
                    assertThatExceptionOfType(UnsupportedOperationException.class)
                            .as(text)
                            .isThrownBy(() -> db.setOptions(Map.of("block_based_table_factory", text)))
                            .withMessageContaining("partitioned");
                }
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.setOptions(
                                Map.of("block_based_table_factory", "{index_block_restart_interval=0}")))
                        .withMessageContaining("index_block_restart_interval");
                db.setOptions(Map.of("block_based_table_factory", "{partition_filters=false}"));
                for (int i = 0; i < 1000; i++) {
                    db.put(b("key" + i), new byte[100]);
                }
                TestDb.flush(db);
                assertThat(db.get(b("key7"))).hasSize(100);
            }
        }

        /** RocksDB wrote table files that it could not read, in column families that were added. */
        static void table_formats_of_the_future(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options later = new Options();
                    BlockBasedTableConfig config = new BlockBasedTableConfig().setFormatVersion(99);
                    EnvOptions env = new EnvOptions();
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString())) {
                later.setTableFormatConfig(config);
                for (ThrowingCallable call : List.<ThrowingCallable>of(
                        () -> db.createColumnFamily(later, "a"),
                        () -> db.createColumnFamilies(later, List.of("b", "c")),
                        () -> new SstFileWriter(env, later))) {
                    assertThatIllegalArgumentException().isThrownBy(call).withMessageContaining("format_version");
                }
                config.setNoBlockCache(true).setCacheIndexAndFilterBlocks(true);
                later.setTableFormatConfig(config);
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> db.createColumnFamily(later, "d"))
                        .withMessageContaining("block cache");
                for (String number : List.of("99", "-1", "1")) {
                    for (Map<String, String> texts : List.of(
                            Map.of("block_based_table_factory", "{format_version=" + number + "}"),
                            Map.of("table_factory.format_version", number))) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> db.setOptions(texts))
                                .withMessageContaining("format_version");
                    }
                }
                db.setOptions(Map.of("block_based_table_factory", "{format_version=5}"));
                db.put(b("key"), b("value"));
                TestDb.flush(db);
                assertThat(db.get(b("key"))).isEqualTo(b("value"));
                assertThat(RocksDB.listColumnFamilies(options, folder.resolve("db").toString()))
                        .containsExactly("default");
            }
        }

        /** RocksDB stopped taking writes, and no flush was there to wait for. */
        static void writes_with_no_memory_tables(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options read = new Options()) {
                for (int number : new int[] {0, -1}) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> options.setMaxWriteBufferNumber(number))
                            .withMessageContaining("maxWriteBufferNumber");
                    options.getOptionsFromString("max_write_buffer_number=" + number, read);
                    assertThat(read.maxWriteBufferNumber()).isEqualTo(1);
                }
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    for (String number : List.of("0", "-1", " {0}")) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> db.setOptions(Map.of("max_write_buffer_number", number)))
                                .withMessageContaining("max_write_buffer_number");
                    }
                    db.setOptions(Map.of("max_write_buffer_number", "1"));
                    for (int i = 0; i < SECONDS; i++) {
                        db.put(b("key"), b("value" + i));
                        TestDb.flush(db);
                    }
                }
            }
        }

        /** RocksDB took the prefixes of keys for the memory table from what was no longer there. */
        static void prefixes_of_memory_tables_by_hash(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setAllowConcurrentMemtableWrite(false)) {
                options.setHashLinkListRep(10).setPrefixExtractor(SliceTransform.newFixedPrefixTransform(2));
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    db.put(b("abc"), b("1"));
                    for (String nothing : List.of("nullptr", "", "{}")) {
                        assertThatExceptionOfType(UnsupportedOperationException.class)
                                .isThrownBy(() -> db.setOptions(Map.of("prefix_extractor", nothing)));
                    }
                    db.put(b("abd"), b("1"));
                    assertThat(db.get(b("abd"))).isEqualTo(b("1"));
                }
            }
        }

        /** RocksDB divided by what was left in 32 bits of the number of prefixes by it, and 1. */
        static void plain_tables_with_a_hash_of_nearly_no_prefixes(Path folder) {
            for (double ratio : new double[] {2.3283064370807974e-10, 1e-9, Double.MIN_VALUE, 0.0099, -1, Double.NaN}) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> writePlainTable(
                                folder.resolve("db"),
                                options -> options.setPlainTableFactory(
                                        0, 10, ratio, 16, 0, EncodingType.kPlain, false, false)))
                        .withMessageContaining("0, or from 0.01");
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> writePlainTable(
                                folder.resolve("db"),
                                options -> options.getOptionsFromString(
                                        "table_factory={id=PlainTable;hash_table_ratio=" + ratio + "}", options)))
                        .withMessageContaining("0, or from 0.01");
            }
            for (double ratio : new double[] {0, 0.01, 1}) {
                writePlainTable(
                        folder.resolve("db" + ratio),
                        options -> options.setPlainTableFactory(
                                0, 10, ratio, 16, 0, EncodingType.kPlain, false, false));
                writePlainTable(
                        folder.resolve("text" + ratio),
                        options -> options.getOptionsFromString(
                                "table_factory={id=PlainTable;hash_table_ratio=" + ratio + "}", options));
            }
        }

        private static void writePlainTable(Path folder, Consumer<Options> plain) {
            List<String> keys = List.of("key", "a key", "a key of more bytes");
            try (Options options = new Options()) {
                plain.accept(options);
                options.setCreateIfMissing(true).setPrefixExtractor(SliceTransform.newFixedPrefixTransform(2));
                try (RocksDB db = RocksDB.open(options, folder.toString());
                        FlushOptions flush = new FlushOptions()) {
                    keys.forEach(key -> db.put(b(key), b("of " + key)));
                    db.flush(flush);
                    keys.forEach(key -> assertThat(db.get(b(key))).isEqualTo(b("of " + key)));
                }
                try (RocksDB db = RocksDB.open(options, folder.toString())) {
                    keys.forEach(key -> assertThat(db.get(b(key))).isEqualTo(b("of " + key)));
                }
            }
        }

        /** RocksDB took them away, and the database could not read them any more. */
        static void files_that_are_moved_out_of_an_open_database(Path folder) throws IOException {
            Path source = folder.resolve("source");
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB target = RocksDB.open(options, folder.resolve("target").toString());
                    ColumnFamilyHandle family = target.createColumnFamily(options, "family");
                    IngestExternalFileOptions copy = new IngestExternalFileOptions().setAllowDbGeneratedFiles(true);
                    IngestExternalFileOptions move = new IngestExternalFileOptions()
                            .setAllowDbGeneratedFiles(true)
                            .setMoveFiles(true)) {
                String file;
                try (RocksDB db = RocksDB.open(options, source.toString());
                        FlushOptions flush = new FlushOptions()) {
                    db.put(b("key"), b("value"));
                    db.flush(flush);
                    file = tableFile(source);
                    for (ThrowingCallable ingest : List.<ThrowingCallable>of(
                            () -> target.ingestExternalFile(List.of(file), move),
                            () -> target.ingestExternalFile(family, List.of("not/there", file), move),
                            () -> db.ingestExternalFile(List.of(file), move))) {
                        assertThatIllegalStateException().isThrownBy(ingest).withMessageContaining("take it away");
                    }
                    target.ingestExternalFile(List.of(file), copy);
                }
                target.ingestExternalFile(family, List.of(file), move);
                assertThat(target.get(b("key"))).isEqualTo(b("value"));
                assertThat(target.get(family, b("key"))).isEqualTo(b("value"));
                assertThat(Path.of(file)).doesNotExist();
            }
        }

        private static String tableFile(Path folder) throws IOException {
            try (Stream<Path> files = Files.list(folder)) {
                return files.map(Path::toString)
                        .filter(name -> name.endsWith(".sst"))
                        .findFirst()
                        .orElseThrow();
            }
        }

        /** RocksDB went on to new versions, and looked for the files in the first, which it had freed. */
        static void tailing_iterators_over_blob_files(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    Options inBlobs = new Options().setEnableBlobFiles(true);
                    TransactionDBOptions more = new TransactionDBOptions();
                    ReadOptions tailing = new ReadOptions().setTailing(true);
                    FlushOptions flush = new FlushOptions()) {
                String path = folder.resolve("db").toString();
                try (RocksDB db = RocksDB.open(options, path);
                        ColumnFamilyHandle family = db.createColumnFamily(inBlobs, "blobs")) {
                    db.put(b("key"), b("value"));
                    db.put(family, b("key"), b("value"));
                    db.flush(family, flush);
                    TestDb.flush(db);
                    ColumnFamilyHandle usual = db.getDefaultColumnFamily();
                    for (ThrowingCallable call : List.<ThrowingCallable>of(
                            () -> db.newIterator(family, tailing),
                            () -> db.newIterators(tailing, List.of(usual, family)))) {
                        assertThatExceptionOfType(UnsupportedOperationException.class)
                                .isThrownBy(call)
                                .withMessageContaining("blob files");
                    }
                    try (RocksIterator iterator = db.newIterator(tailing);
                            RocksIterator still = db.newIterator(family)) {
                        db.put(b("more"), b("value"));
                        TestDb.flush(db);
                        assertThat(TestDb.entries(iterator)).containsExactly("key=value", "more=value");
                        assertThat(TestDb.entries(still)).containsExactly("key=value");
                        db.newIterators(tailing, List.of(usual)).forEach(RocksIterator::close);
                    }
                }
                List<ColumnFamilyHandle> families = new ArrayList<>();
                try (TransactionDB db = TransactionDB.open(
                                options, more, path, List.of("default", "blobs"), List.of(options, inBlobs), families);
                        Transaction transaction = db.beginTransaction()) {
                    for (ThrowingCallable call : List.<ThrowingCallable>of(
                            () -> db.newIterator(families.get(1), tailing),
                            () -> transaction.newIterator(families.get(1), tailing))) {
                        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(call);
                    }
                    db.newIterator(tailing).close();
                    transaction.newIterator(families.get(0), tailing).close();
                    transaction.newIterator(families.get(1)).close();
                }
            }
        }

        /** The same, with iterators that were there before the first blob file. */
        static void tailing_iterators_until_there_are_blob_files(Path folder) {
            try (Options inBlobs = new Options().setCreateIfMissing(true).setEnableBlobFiles(true);
                    TransactionDBOptions more = new TransactionDBOptions();
                    ReadOptions tailing = new ReadOptions().setTailing(true);
                    FlushOptions flush = new FlushOptions();
                    TransactionDB db = TransactionDB.open(inBlobs, more, folder.toString());
                    ColumnFamilyHandle other = db.createColumnFamily(inBlobs, "other");
                    RocksDB base = db.getBaseDB();
                    Transaction transaction = db.beginTransaction()) {
                for (ColumnFamilyHandle family : List.of(base.getDefaultColumnFamily(), other)) {
                    db.put(family, b("a"), b("1"));
                    db.put(family, b("b"), b("2"));
                    List<RocksIterator> iterators = new ArrayList<>(List.of(
                            db.newIterator(family, tailing),
                            base.newIterator(family, tailing),
                            transaction.newIterator(family, tailing)));
                    iterators.addAll(base.newIterators(tailing, List.of(family)));
                    if (family != other) {
                        iterators.add(db.newIterator(tailing));
                        iterators.add(base.newIterator(tailing));
                        iterators.add(transaction.newIterator(tailing));
                    }
                    iterators.forEach(RocksIterator::seekToFirst);
                    base.flush(family, flush);
                    db.put(family, b("c"), b("3"));
                    for (RocksIterator iterator : iterators) {
                        assertThat(iterator.key()).isEqualTo(b("a"));
                        for (ThrowingCallable move : List.<ThrowingCallable>of(
                                iterator::next, iterator::prev, iterator::seekToFirst, () -> iterator.seek(b("b")))) {
                            assertThatExceptionOfType(UnsupportedOperationException.class)
                                    .isThrownBy(move)
                                    .withMessageContaining("blob files");
                        }
                        iterator.close();
                    }
                }
            }
        }

        /** RocksDB wrote to column families that there were not, and keys that timestamps were longer than. */
        static void traces_of_other_databases(Path folder) throws IOException {
            String trace = folder.resolve("trace").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    Options base = new Options();
                    Options timed = new Options();
                    ReplayOptions fast = new ReplayOptions().setFastForward(1000)) {
                base.getOptionsFromString("comparator=leveldb.BytewiseComparator.u64ts", timed);
                timed.setCreateIfMissing(true);
                try (RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                        ColumnFamilyHandle family = db.createColumnFamily(options, "family")) {
                    trace(db, folder.resolve("trace"), () -> {
                        db.put(b("key"), b("1"));
                        db.put(family, b("key"), b("2"));
                    });
                    trace(db, folder.resolve("default"), () -> {
                        db.put(b("key"), b("3"));
                        db.deleteRange(b("a"), b("b"));
                        db.multiGetAsList(List.of(b("key")));
                        db.get(b("key"));
                        db.newIterator().close();
                    });
                    try (Replayer again = db.newDefaultReplayer(List.of(family), null, null, trace)) {
                        db.delete(family, b("key"));
                        again.prepare();
                        again.replay(fast);
                        assertThat(db.get(family, b("key"))).isEqualTo(b("2"));
                    }
                    db.dropColumnFamily(family);
                    assertThatIllegalStateException()
                            .isThrownBy(() -> db.newDefaultReplayer(List.of(), null, null, trace))
                            .withMessageContaining("dropped");
                }
                try (RocksDB other = RocksDB.open(options, folder.resolve("other").toString())) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> other.newDefaultReplayer(List.of(), null, null, trace))
                            .withMessageContaining("tracePath has writes to column family 1");
                    String ofDefault = folder.resolve("default").toString();
                    try (Replayer here = other.newDefaultReplayer(List.of(), null, null, ofDefault)) {
                        here.prepare();
                        here.replay(fast);
                    }
                    assertThat(other.get(b("key"))).isEqualTo(b("3"));
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> other.newDefaultReplayer(List.of(), null, null, ofDefault + ".not"));
                }
                try (RocksDB other = RocksDB.open(timed, folder.resolve("timed").toString())) {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> other.newDefaultReplayer(
                                    List.of(), null, null, folder.resolve("default").toString()))
                            .withMessageContaining("timestamps of 8 bytes");
                }
            }
        }

        /** RocksDB looked for parts of the header that were not there, and made room for keys that were not. */
        static void traces_that_are_damaged(Path folder) throws IOException {
            Path trace = folder.resolve("trace");
            try (RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 2);
                    ReplayOptions fast = new ReplayOptions().setFastForward(1000)) {
                trace(db, trace, () -> {
                    db.put(b("key"), b("1"));
                    db.multiGetAsList(List.of(b("key"), b("a")));
                    try (WriteBatch batch = new WriteBatch()) {
                        batch.put(b("one"), b("1"));
                        batch.put(b("two"), b("2"));
                        db.write(batch);
                    }
                });
                byte[] whole = Files.readAllBytes(trace);
                Path damaged = folder.resolve("damaged");
                int refused = 0;
                for (int at = 0; at < whole.length; at++) {
                    for (int with : new int[] {0, -1, whole[at] ^ 1, whole[at] ^ 128}) {
                        byte[] changed = whole.clone();
                        changed[at] = (byte) with;
                        Files.write(damaged, changed);
                        try (Replayer replayer = db.newDefaultReplayer(List.of(), null, null, damaged.toString())) {
                            replayer.prepare();
                            // Only the times between calls are not looked at, for which it would wait.
                        } catch (IllegalArgumentException e) {
                            assertThat(e).hasMessageContaining("tracePath");
                            refused++;
                        } catch (RocksDBException e) {
                            assertThat(e).isNotNull();
                        }
                    }
                }
                assertThat(refused).isPositive();
                try (Replayer replayer = db.newDefaultReplayer(List.of(), null, null, trace.toString())) {
                    replayer.prepare();
                    replayer.replay(fast);
                }
                assertThat(db.get(b("two"))).isEqualTo(b("2"));
            }
        }

        private static void trace(RocksDB db, Path path, Runnable calls) {
            try (TraceOptions options = new TraceOptions()) {
                db.startTrace(null, null, options, path.toString());
                calls.run();
                db.endTrace();
            }
        }

        /** RocksDB looked for the files of a level before the first. */
        static void files_that_are_imported_at_a_level_below_0(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 2);
                    Options options = new Options();
                    ImportColumnFamilyOptions copy = new ImportColumnFamilyOptions();
                    Checkpoint checkpoint = Checkpoint.create(db);
                    ExportImportFilesMetaData exported = checkpoint.exportColumnFamily(
                            db.getDefaultColumnFamily(), folder.resolve("export").toString())) {
                for (int level : new int[] {-1, Integer.MIN_VALUE, 7, Integer.MAX_VALUE, 0}) {
                    List<LiveFileMetaData> files = exported.files().stream()
                            .map(file -> new LiveFileMetaData(
                                    file.columnFamilyName(),
                                    file.fileName(),
                                    file.largestKey(),
                                    file.largestSeqno(),
                                    level,
                                    file.numDeletions(),
                                    file.numEntries(),
                                    file.path(),
                                    file.size(),
                                    file.smallestKey(),
                                    file.smallestSeqno()))
                            .toList();
                    assertThat(files).isNotEmpty();
                    if (level < 0) {
                        assertThatIllegalArgumentException()
                                .isThrownBy(() -> exported.setFiles(files))
                                .withMessageContaining("level");
                        continue;
                    }
                    exported.setFiles(files);
                    try (ColumnFamilyHandle family =
                            db.createColumnFamilyWithImport(options, "at" + level, copy, exported)) {
                        assertThat(db.get(family, b("a"))).isEqualTo(level == 0 ? b("1") : null);
                    }
                }
            }
        }

        /** RocksDB empties that folder first, or when it fails. */
        static void checkpoints_beside_an_open_database(Path folder) throws IOException {
            Path other = folder.resolve("copy.tmp");
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                    Checkpoint checkpoint = Checkpoint.create(db)) {
                db.put(b("key"), b("value"));
                try (RocksDB beside = RocksDB.open(options, other.toString());
                        FlushOptions flush = new FlushOptions()) {
                    beside.put(b("key"), b("value"));
                    beside.flush(flush);
                    for (String path : List.of("copy", "copy//", "./copy/")) {
                        String copy = folder + "/" + path;
                        assertThatIllegalStateException()
                                .as(path)
                                .isThrownBy(() -> checkpoint.createCheckpoint(copy));
                        assertThatIllegalStateException()
                                .as(path)
                                .isThrownBy(() -> checkpoint.exportColumnFamily(db.getDefaultColumnFamily(), copy));
                    }
                    assertThat(Path.of(tableFile(other))).isNotEmptyFile();
                }
                checkpoint.createCheckpoint(folder.resolve("copy").toString());
                assertThat(other).doesNotExist();
                RocksDB.openReadOnly(options, folder.resolve("copy").toString(), false).close();
            }
        }

        /** RocksDB gave them a second time, and they were freed twice. */
        static void prepared_transactions_that_are_in_use(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    TransactionDBOptions more = new TransactionDBOptions()) {
                try (TransactionDB db = TransactionDB.open(options, more, folder.toString())) {
                    try (Transaction transaction = db.beginTransaction()) {
                        transaction.setName("ended");
                        transaction.put(b("key"), b("1"));
                        transaction.prepare();
                        assertThatExceptionOfType(IllegalStateException.class)
                                .isThrownBy(db::getAllPreparedTransactions)
                                .withMessageContaining("commit it or roll it back");
                        transaction.commit();
                        assertThat(db.getAllPreparedTransactions()).isEmpty();
                    }
                    try (Transaction transaction = db.beginTransaction()) {
                        transaction.setName("left");
                        transaction.put(b("key"), b("2"));
                        transaction.prepare();
                    }
                }
                try (TransactionDB db = TransactionDB.open(options, more, folder.toString())) {
                    List<Transaction> left = db.getAllPreparedTransactions();
                    for (Transaction transaction : left) {
                        assertThatExceptionOfType(IllegalStateException.class)
                                .isThrownBy(db::getAllPreparedTransactions);
                        transaction.rollback();
                        transaction.close();
                    }
                    assertThat(db.getAllPreparedTransactions()).isEmpty();
                }
            }
        }
    }
}
