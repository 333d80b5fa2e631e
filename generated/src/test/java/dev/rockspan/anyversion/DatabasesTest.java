package dev.rockspan.anyversion;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.entries;
import static dev.rockspan.testing.TestDb.flush;
import static dev.rockspan.testing.TestDb.open;
import static dev.rockspan.testing.TestDb.openWithLetters;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rockspan.BackupEngine;
import dev.rockspan.BlockBasedTableConfig;
import dev.rockspan.Cache;
import dev.rockspan.Checkpoint;
import dev.rockspan.CompressionType;
import dev.rockspan.EnvOptions;
import dev.rockspan.Filter;
import dev.rockspan.IngestExternalFileOptions;
import dev.rockspan.LiveFileMetaData;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.RestoreOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.Rockspan;
import dev.rockspan.SstFileWriter;
import dev.rockspan.TickerType;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.WriteBatchWithIndex;
import dev.rockspan.runtime.LibraryVersion;
import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kinds of databases, their copies and their files, as every version has them. */
@Tag("any-version")
class DatabasesTest {

    @TempDir
    Path folder;

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void a_transaction_locks_and_is_committed_or_rolled_back() {
        try (Options options = new Options().setCreateIfMissing(true);
                TransactionDBOptions locking = new TransactionDBOptions();
                TransactionDB db = TransactionDB.open(options, locking, path("db"));
                Transaction first = db.beginTransaction();
                Transaction second = db.beginTransaction()) {
            first.put(b("k"), b("1"));
            assertThat(db.get(b("k"))).isNull();
            assertThat(s(first.get(b("k")))).isEqualTo("1");
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(() -> second.put(b("k"), b("2")))
                    .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.TimedOut));
            first.setSavePoint();
            first.delete(b("k"));
            first.rollbackToSavePoint();
            first.commit();
            second.put(b("k"), b("3"));
            second.rollback();
            assertThat(s(db.get(b("k")))).isEqualTo("1");
        }
    }

    @Test
    void an_optimistic_transaction_finds_out_when_it_commits() {
        try (Options options = new Options().setCreateIfMissing(true);
                OptimisticTransactionDB db = OptimisticTransactionDB.open(options, path("db"));
                RocksDB base = db.getBaseDB();
                Transaction transaction = db.beginTransaction()) {
            transaction.put(b("k"), b("1"));
            base.put(b("k"), b("0"));
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(transaction::commit)
                    .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Busy));
            assertThat(s(base.get(b("k")))).isEqualTo("0");
        }
    }

    @Test
    void an_indexed_batch_is_read_over_its_database() {
        try (RocksDB db = openWithLetters(folder, 2);
                Options options = new Options();
                WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true)) {
            batch.put(b("a"), b("new"));
            batch.delete(b("b"));
            assertThat(s(batch.getFromBatch(options, b("a")))).isEqualTo("new");
            assertThat(s(batch.getFromBatchAndDB(db, b("a")))).isEqualTo("new");
            assertThat(batch.getFromBatchAndDB(db, b("b"))).isNull();
        }
    }

    @Test
    void a_checkpoint_is_a_database() {
        try (RocksDB db = openWithLetters(folder.resolve("db"), 3);
                Checkpoint checkpoint = Checkpoint.create(db)) {
            checkpoint.createCheckpoint(path("copy"));
            db.put(b("a"), b("later"));
        }
        try (RocksDB copy = open(folder.resolve("copy"))) {
            assertThat(entries(copy)).containsExactly("a=1", "b=2", "c=3");
        }
    }

    @Test
    void a_backup_is_restored() {
        try (RocksDB db = openWithLetters(folder.resolve("db"), 3);
                Options options = new Options();
                RestoreOptions restore = new RestoreOptions();
                BackupEngine backups = BackupEngine.open(options, path("backups"))) {
            backups.createNewBackup(db, true);
            db.put(b("a"), b("later"));
            backups.createNewBackup(db, true);
            assertThat(backups.getBackupInfo()).hasSize(2);
            backups.purgeOldBackups(1);
            assertThat(backups.getBackupInfo()).hasSize(1);
            backups.restoreDbFromLatestBackup(path("restored"), path("restored"), restore);
        }
        try (RocksDB restored = open(folder.resolve("restored"))) {
            assertThat(entries(restored)).containsExactly("a=later", "b=2", "c=3");
        }
    }

    @Test
    void a_table_file_is_written_and_ingested() {
        String file = path("table.sst");
        try (Options options = new Options();
                EnvOptions env = new EnvOptions();
                SstFileWriter writer = new SstFileWriter(env, options)) {
            writer.open(file);
            writer.put(b("x"), b("24"));
            writer.put(b("y"), b("25"));
            writer.finish();
        }
        try (RocksDB db = openWithLetters(folder.resolve("db"), 1);
                IngestExternalFileOptions ingest = new IngestExternalFileOptions()) {
            db.ingestExternalFile(List.of(file), ingest);
            assertThat(entries(db)).containsExactly("a=1", "x=24", "y=25");
        }
    }

    @Test
    void a_database_tells_of_itself() {
        try (Options options = new Options().setCreateIfMissing(true).enableStatistics();
                RocksDB db = RocksDB.open(options, path("db"))) {
            db.put(b("a"), b("1"));
            db.put(b("b"), b("2"));
            flush(db);
            assertThat(db.getLongProperty("rocksdb.estimate-num-keys")).isEqualTo(2);
            assertThat(db.getProperty("rocksdb.stats")).contains("DB Stats");
            assertThat(db.getProperty("rocksdb.no-such-property")).isNull();
            assertThat(db.getLiveFilesMetaData())
                    .singleElement()
                    .satisfies(file -> assertThat(s(file.smallestKey()) + s(file.largestKey()))
                            .isEqualTo("ab"))
                    .extracting(LiveFileMetaData::columnFamilyNameText)
                    .isEqualTo("default");
            assertThat(db.getColumnFamilyMetaData().fileCount()).isOne();
            assertThat(options.getTickerCount(TickerType.NUMBER_KEYS_WRITTEN)).isEqualTo(2);
            assertThat(db.getLatestSequenceNumber()).isEqualTo(2);
        }
    }

    @Test
    void a_table_has_the_cache_and_the_filter_that_it_is_given() {
        try (Cache cache = Cache.newLRUCache(1 << 20);
                BlockBasedTableConfig table = new BlockBasedTableConfig()
                        .setBlockCache(cache)
                        .setBlockSize(4096)
                        .setFilterPolicy(Filter.newBloomFilter(10));
                Options options = new Options()
                        .setCreateIfMissing(true)
                        .setCompressionType(CompressionType.LZ4_COMPRESSION)
                        .setTableFormatConfig(table);
                RocksDB db = RocksDB.open(options, path("db"))) {
            for (int i = 0; i < 1000; i++) {
                db.put(b("key" + i), new byte[100]);
            }
            flush(db);
            db.compactRange();
            assertThat(db.get(b("key500"))).hasSize(100);
            assertThat(cache.getUsage()).isPositive();
        }
    }

    @Test
    void the_library_is_of_the_version_that_the_api_was_made_for() {
        LibraryVersion version = Rockspan.libraryVersion();
        System.out.println("made for RocksDB " + Rockspan.ROCKSDB_VERSION + ", running on " + version + ", extension "
                + NativeLibrary.rocksdb().extension());
        assertThat(version.atLeast().orElse("")).isNotEqualTo(version.before().orElse("-"));
        assertThat(version.before()).isNotEqualTo(Optional.of(Rockspan.ROCKSDB_VERSION));
    }
}
