package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.testing.Repository;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Copies of databases: checkpoints, backups, exports, and files brought in from outside. */
class BackupTest {

    @TestFactory
    Stream<DynamicTest> copies(@TempDir Path folder) {
        return Scenarios.of(Copies.class, folder);
    }

    static final class Copies {

        static void by_checkpoint(Path folder) {
            Path copy = folder.resolve("copy");
            try (RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 3);
                    Checkpoint checkpoint = Checkpoint.create(db)) {
                checkpoint.createCheckpoint(copy.toString());
                db.put(b("later"), b("x"));
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> checkpoint.createCheckpoint(copy.toString(), 0))
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.InvalidArgument));
            }
            try (RocksDB db = TestDb.open(copy)) {
                assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2", "c=3");
            }
        }

        static void by_backup_and_restore(Path folder) {
            String database = folder.resolve("db").toString();
            String backups = folder.resolve("backups").toString();
            try (Options options = new Options().setCreateIfMissing(true);
                    BackupEngine engine = BackupEngine.open(options, backups)) {
                try (RocksDB db = RocksDB.open(options, database)) {
                    db.put(b("k"), b("first"));
                    engine.createNewBackup(db, true);
                    db.put(b("k"), b("second"));
                    try (CreateBackupOptions flush = new CreateBackupOptions().setFlushBeforeBackup(true)) {
                        assertThat(engine.createNewBackupWithMetadata(db, flush, "of the second"))
                                .isEqualTo(2);
                    }
                    db.put(b("k"), b("lost"));
                }
                List<BackupInfo> infos = engine.getBackupInfo();
                assertThat(infos).extracting(BackupInfo::backupId).containsExactly(1, 2);
                assertThat(infos).extracting(BackupInfo::appMetadata).containsExactly("", "of the second");
                assertThat(infos).allSatisfy(info -> {
                    assertThat(info.size()).isPositive();
                    assertThat(info.numberFiles()).isPositive();
                    assertThat(info.timestamp()).isGreaterThan(1_600_000_000L);
                });
                engine.verifyBackup(2);
                try (RestoreOptions restore = new RestoreOptions()) {
                    engine.restoreDbFromLatestBackup(database, database, restore);
                    assertThat(valueIn(database)).isEqualTo("second");
                    engine.restoreDbFromBackup(database, database, restore, 1);
                    assertThat(valueIn(database)).isEqualTo("first");
                    assertThatExceptionOfType(RocksDBException.class)
                            .isThrownBy(() -> engine.restoreDbFromBackup(database, database, restore, 9))
                            .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.NotFound));
                }
                engine.purgeOldBackups(1);
                assertThat(engine.getBackupInfo()).isEqualTo(infos.subList(1, 2));
            }
        }

        static void by_a_backup_engine_that_outlives_what_it_was_made_of(Path folder) {
            Env env = Env.newMemEnv();
            BackupEngineOptions options = new BackupEngineOptions("/backups").setBackupEnv(env);
            BackupEngine engine = BackupEngine.open(options, Env.getDefault());
            options.setBackupEnv(null);
            options.close();
            env.close();
            RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 3);
            engine.createNewBackup(db, true);
            db.close();
            assertThat(engine.getBackupInfo()).hasSize(1);
            engine.close();
            assertThatIllegalStateException().isThrownBy(engine::getBackupInfo);
        }

        static void of_a_corrupt_backup(Path folder) throws Exception {
            Path backups = folder.resolve("backups");
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 3);
                    BackupEngine engine = BackupEngine.open(options, backups.toString())) {
                engine.createNewBackup(db, true);
                Path table = Repository.filesUnder(backups, ".sst").getFirst();
                Files.write(table, new byte[3]);
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> engine.verifyBackup(1))
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.Corruption));
            }
        }

        static void by_ingested_files(Path folder) {
            String file = folder.resolve("made.sst").toString();
            try (Options options = new Options();
                    EnvOptions environment = new EnvOptions();
                    SstFileWriter writer = new SstFileWriter(environment, options)) {
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(() -> writer.put(b("a"), b("1")));
                writer.open(file);
                writer.put(b("a"), b("1"));
                writer.put(b("b"), b("2"));
                assertThatExceptionOfType(RocksDBException.class)
                        .as("keys have to ascend")
                        .isThrownBy(() -> writer.put(b("a"), b("again")));
                writer.delete(b("c"));
                writer.finish();
                assertThat(writer.fileSize()).isPositive();
                assertThatExceptionOfType(RocksDBException.class).isThrownBy(writer::finish);
            }
            try (RocksDB db = TestDb.openWithLetters(folder.resolve("db"), 5);
                    IngestExternalFileOptions options = new IngestExternalFileOptions()) {
                db.ingestExternalFile(List.of(file), options);
                assertThat(TestDb.entries(db)).containsExactly("a=1", "b=2", "d=4", "e=5");
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> db.ingestExternalFile(List.of(file + "x"), options))
                        .satisfies(e -> assertThat(e.getStatus().getSubCode()).isEqualTo(Status.SubCode.PathNotFound));
            }
        }

        static void by_a_writer_that_outlives_its_options(Path folder) {
            Options options = new Options();
            EnvOptions environment = new EnvOptions();
            SstFileWriter writer = new SstFileWriter(environment, options);
            environment.close();
            options.close();
            writer.open(folder.resolve("made.sst").toString());
            writer.put(b("k"), b("v"));
            writer.close();
        }

        static void of_an_exported_column_family(Path folder) {
            String export = folder.resolve("export").toString();
            ExportImportFilesMetaData metadata;
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.resolve("1").toString());
                    Checkpoint checkpoint = Checkpoint.create(db)) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                db.put(family, b("k"), b("v"));
                metadata = checkpoint.exportColumnFamily(family, export);
            }
            assertThat(metadata.dbComparatorName()).isEqualTo("leveldb.BytewiseComparator");
            assertThat(metadata.files()).singleElement().satisfies(file -> assertThat(s(file.smallestKey()))
                    .isEqualTo("k"));
            try (Options options = new Options().setCreateIfMissing(true);
                    ImportColumnFamilyOptions how = new ImportColumnFamilyOptions();
                    RocksDB db = RocksDB.open(options, folder.resolve("2").toString())) {
                ColumnFamilyHandle family = db.createColumnFamilyWithImport(options, "g", how, metadata);
                assertThat(s(db.get(family, b("k")))).isEqualTo("v");
            }
            metadata.close();
        }

        static void of_a_column_family_described_by_hand(Path folder) {
            String export = folder.resolve("export").toString();
            List<LiveFileMetaData> files;
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.resolve("1").toString());
                    Checkpoint checkpoint = Checkpoint.create(db)) {
                ColumnFamilyHandle family = db.createColumnFamily(options, "f");
                db.put(family, b("k"), b("v"));
                db.put(family, b("l\0"), b("w"));
                try (ExportImportFilesMetaData exported = checkpoint.exportColumnFamily(family, export)) {
                    files = exported.files();
                }
            }
            try (ExportImportFilesMetaData metadata =
                            new ExportImportFilesMetaData().setDbComparatorName("leveldb.BytewiseComparator");
                    Options options = new Options().setCreateIfMissing(true);
                    ImportColumnFamilyOptions how = new ImportColumnFamilyOptions();
                    RocksDB db = RocksDB.open(options, folder.resolve("2").toString())) {
                metadata.setFiles(files).setFiles(files);
                assertThat(metadata.files())
                        .usingRecursiveFieldByFieldElementComparator()
                        .containsExactlyElementsOf(files);
                LiveFileMetaData file = files.getFirst();
                assertThat(s(file.largestKey())).isEqualTo("l\0");
                assertThatExceptionOfType(NullPointerException.class)
                        .isThrownBy(() -> metadata.setFiles(null))
                        .withMessageContaining("files");
                assertThatExceptionOfType(NullPointerException.class)
                        .isThrownBy(() -> metadata.setFiles(List.of(
                                file,
                                new LiveFileMetaData("f", null, file.largestKey(), 1, 1, 0, 1, "", 1, b("k"), 1))))
                        .withMessageContaining("fileName");
                assertThat(metadata.files()).as("those of before").hasSize(1);
                ColumnFamilyHandle family = db.createColumnFamilyWithImport(options, "g", how, metadata);
                assertThat(s(db.get(family, b("k")))).isEqualTo("v");
                assertThat(s(db.get(family, b("l\0")))).isEqualTo("w");
                metadata.setFiles(List.of());
                assertThat(metadata.files()).isEmpty();
            }
        }

        static void of_what_another_is_writing(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, folder.resolve("db").toString());
                    RocksDB secondary = RocksDB.openAsSecondary(
                            options,
                            folder.resolve("db").toString(),
                            folder.resolve("second").toString())) {
                db.put(b("k"), b("v"));
                assertThat(secondary.get(b("k"))).isNull();
                secondary.tryCatchUpWithPrimary();
                assertThat(s(secondary.get(b("k")))).isEqualTo("v");
                assertThatExceptionOfType(RocksDBException.class)
                        .isThrownBy(() -> secondary.put(b("k"), b("x")))
                        .satisfies(e -> assertThat(e.getStatus().getCode()).isEqualTo(Status.Code.NotSupported));
            }
        }

        private static String valueIn(String database) {
            try (RocksDB db = TestDb.open(Path.of(database))) {
                return s(db.get(b("k")));
            }
        }
    }
}
