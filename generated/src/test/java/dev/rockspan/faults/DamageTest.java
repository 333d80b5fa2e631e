package dev.rockspan.faults;

import static dev.rockspan.testing.TestDb.b;
import static dev.rockspan.testing.TestDb.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.WALRecoveryMode;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.Status.Code;
import dev.rockspan.testing.Repository;
import dev.rockspan.testing.Scenarios;
import dev.rockspan.testing.TestDb;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Damaged files: a typed status, and what can be read still is; the next open works where RocksDB's does. */
class DamageTest {

    @TestFactory
    Stream<DynamicTest> of(@TempDir Path folder) {
        return Scenarios.of(Damage.class, folder);
    }

    static final class Damage {

        private static final int KEYS = 200;

        // ------------------------------------------------------------------------------------------ tables

        static void a_data_block(Path folder) throws Exception {
            List<Path> tables = twoTables(folder);
            flip(tables.get(0), 100, 20);
            try (RocksDB db = TestDb.open(folder);
                    ReadOptions unchecked = new ReadOptions().setVerifyChecksums(false);
                    RocksIterator iterator = db.newIterator()) {
                assertThat(status(() -> db.get(key(0, 0))).getCode()).isEqualTo(Code.Corruption);
                assertThat(db.tryGet(key(0, 0)).status().getCode()).isEqualTo(Code.Corruption);
                assertThat(status(() -> db.multiGetAsList(List.of(key(0, 0), key(1, 0))))
                                .getCode())
                        .isEqualTo(Code.Corruption);
                assertThat(status(() -> db.getPinned(key(0, 0))).getCode()).isEqualTo(Code.Corruption);
                // Other blocks of the same table, and the other table, are as they were.
                assertThat(db.get(key(0, KEYS - 1))).isEqualTo(value(0, KEYS - 1));
                assertAllOf(db, 1);
                iterator.seekToFirst();
                assertThat(iterator.isValid()).isFalse();
                assertThat(status(iterator::status).getCode()).isEqualTo(Code.Corruption);
                assertThat(status(db::verifyChecksum).getCode()).isEqualTo(Code.Corruption);
                // Even unasked for checks: a value or an error, whichever the bytes give.
                try {
                    db.get(unchecked, key(0, 0));
                } catch (RocksDBException e) {
                    assertThat(e.getStatus().getCode()).isNotEqualTo(Code.Ok);
                }
            }
            try (RocksDB db = TestDb.open(folder)) {
                assertAllOf(db, 1);
            }
        }

        static void a_footer(Path folder) throws Exception {
            List<Path> tables = twoTables(folder);
            flip(tables.get(0), Files.size(tables.get(0)) - 20, 20);
            try (Options careful = new Options().setParanoidChecks(true)) {
                assertThat(status(() -> RocksDB.open(careful, folder.toString()).close())
                                .getCode())
                        .isEqualTo(Code.Corruption);
            }
            try (Options careless = new Options().setParanoidChecks(false);
                    RocksDB db = RocksDB.open(careless, folder.toString())) {
                assertThat(status(() -> db.get(key(0, 0))).getCode()).isEqualTo(Code.Corruption);
                assertAllOf(db, 1);
            }
            repair(folder);
            try (RocksDB db = TestDb.open(folder)) {
                assertAllOf(db, 1);
            }
        }

        static void a_table_cut_short(Path folder) throws Exception {
            List<Path> tables = twoTables(folder);
            truncate(tables.get(0), Files.size(tables.get(0)) / 2);
            assertThat(status(() -> TestDb.open(folder).close()).getCode()).isEqualTo(Code.Corruption);
            repair(folder);
            try (RocksDB db = TestDb.open(folder)) {
                assertAllOf(db, 1);
            }
        }

        static void a_table_that_is_gone(Path folder) throws Exception {
            List<Path> tables = twoTables(folder);
            Files.delete(tables.get(0));
            assertThat(status(() -> TestDb.open(folder).close()).getCode()).isIn(Code.Corruption, Code.IOError);
            repair(folder);
            try (RocksDB db = TestDb.open(folder)) {
                assertAllOf(db, 1);
            }
        }

        // ------------------------------------------------------------------------------------------ logs

        static void a_log_cut_short(Path folder) throws Exception {
            for (WALRecoveryMode mode : WALRecoveryMode.values()) {
                Path db = Files.createDirectory(folder.resolve(mode.name()));
                Path log = onlyLog(db);
                truncate(log, Files.size(log) / 2 + 7);
                if (mode == WALRecoveryMode.AbsoluteConsistency) {
                    assertThat(status(() -> open(db, mode).close()).getCode()).isEqualTo(Code.Corruption);
                    // It has lost nothing by that.
                    assertPrefix(open(db, WALRecoveryMode.PointInTimeRecovery));
                } else {
                    assertPrefix(open(db, mode));
                }
                assertPrefix(TestDb.open(db));
            }
        }

        static void a_log_with_garbage_in_it(Path folder) throws Exception {
            for (WALRecoveryMode mode : WALRecoveryMode.values()) {
                Path db = Files.createDirectory(folder.resolve(mode.name()));
                Path log = onlyLog(db);
                flip(log, Files.size(log) / 2, 30);
                switch (mode) {
                    case PointInTimeRecovery -> assertPrefix(open(db, mode));
                    case SkipAnyCorruptedRecords -> {
                        try (RocksDB all = open(db, mode)) {
                            assertThat(all.get(key(0, 0))).isEqualTo(value(0, 0));
                            assertThat(TestDb.entries(all)).hasSizeBetween(KEYS / 4, KEYS - 1);
                        }
                    }
                    default -> {
                        assertThat(status(() -> open(db, mode).close()).getCode())
                                .as("%s", mode)
                                .isEqualTo(Code.Corruption);
                        assertPrefix(open(db, WALRecoveryMode.PointInTimeRecovery));
                    }
                }
                TestDb.open(db).close();
            }
        }

        // ------------------------------------------------------------------------------------------ metadata

        static void a_manifest(Path folder) throws Exception {
            twoTables(folder);
            Path manifest = file(folder, "MANIFEST");
            flip(manifest, Files.size(manifest) / 2, 30);
            assertThat(status(() -> TestDb.open(folder).close()).getCode()).isEqualTo(Code.Corruption);
            repair(folder);
            try (RocksDB db = TestDb.open(folder)) {
                assertAllOf(db, 0);
                assertAllOf(db, 1);
            }
        }

        static void a_manifest_that_is_gone(Path folder) throws Exception {
            twoTables(folder);
            Files.delete(file(folder, "MANIFEST"));
            assertThat(status(() -> TestDb.open(folder).close()).getCode()).isIn(Code.IOError, Code.Corruption);
            repair(folder);
            try (RocksDB db = TestDb.open(folder)) {
                assertAllOf(db, 0);
                assertAllOf(db, 1);
            }
        }

        static void a_current_that_is_gone(Path folder) throws Exception {
            twoTables(folder);
            Files.delete(folder.resolve("CURRENT"));
            try (Options existing = new Options()) {
                assertThat(status(() -> RocksDB.open(existing, folder.toString())
                                        .close())
                                .getCode())
                        .isEqualTo(Code.InvalidArgument);
            }
            repair(folder);
            try (RocksDB db = TestDb.open(folder)) {
                assertAllOf(db, 0);
                assertAllOf(db, 1);
            }
        }

        static void a_current_with_garbage_in_it(Path folder) throws Exception {
            twoTables(folder);
            Files.write(folder.resolve("CURRENT"), b("rubbish"));
            assertThat(status(() -> TestDb.open(folder).close()).getCode()).isEqualTo(Code.Corruption);
            repair(folder);
            try (RocksDB db = TestDb.open(folder)) {
                assertAllOf(db, 0);
                assertAllOf(db, 1);
            }
        }

        /** Random bytes anywhere in random files, which may do anything but end the JVM. */
        static void anything(Path folder) throws Exception {
            Random random = new Random(7);
            for (int round = 0; round < 30; round++) {
                Path db = folder.resolve("db" + round);
                twoTables(db);
                onlyLog(db);
                List<Path> files = Repository.filesUnder(db, "");
                Path file = files.get(1 + random.nextInt(files.size() - 1));
                if (Files.isRegularFile(file) && Files.size(file) > 0) {
                    flip(file, random.nextInt((int) Files.size(file)), 1 + random.nextInt(10));
                }
                try (RocksDB opened = TestDb.open(db)) {
                    TestDb.entries(opened);
                    opened.compactRange();
                } catch (RocksDBException e) {
                    assertThat(e.getStatus().getCode()).isNotIn(Code.Ok, Code.Undefined);
                }
            }
        }

        // ------------------------------------------------------------------------------------------ the file system

        static void a_file_in_place_of_the_folder(Path folder) throws Exception {
            Path file = Files.createFile(folder.resolve("file"));
            assertThat(status(() -> TestDb.open(file).close()).getCode()).isEqualTo(Code.IOError);
            assertThat(status(() -> TestDb.open(file.resolve("below")).close()).getCode())
                    .isEqualTo(Code.IOError);
            assertThat(file).isEmptyFile();
        }

        static void a_folder_that_another_has_open(Path folder) {
            try (RocksDB db = TestDb.openWithLetters(folder, 1)) {
                assertThat(status(() -> TestDb.open(folder).close()).getCode()).isEqualTo(Code.IOError);
                assertThat(s(db.get(b("a")))).isEqualTo("1");
            }
            TestDb.open(folder).close();
        }

        static void a_folder_that_may_not_be_written(Path folder) throws Exception {
            TestDb.openWithLetters(folder, 1).close();
            // Not even root may write there.
            Path system = Path.of("/proc/rockspan");
            assertThat(status(() -> TestDb.open(system).close()).getCode()).isEqualTo(Code.IOError);
            try (Options options = new Options();
                    RocksDB db = RocksDB.openReadOnly(options, folder.toString(), false)) {
                assertThat(status(() -> db.put(b("a"), b("x"))).getCode()).isEqualTo(Code.NotSupported);
                assertThat(s(db.get(b("a")))).isEqualTo("1");
            }
        }

        // ------------------------------------------------------------------------------------------ what they share

        /** A database of two tables whose keys do not overlap, and an empty log. */
        private static List<Path> twoTables(Path folder) {
            try (Options options = new Options().setCreateIfMissing(true).setDisableAutoCompactions(true);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                for (int table = 0; table < 2; table++) {
                    for (int i = 0; i < KEYS; i++) {
                        db.put(key(table, i), value(table, i));
                    }
                    TestDb.flush(db);
                }
            }
            List<Path> tables = Repository.filesUnder(folder, ".sst");
            assertThat(tables).hasSize(2);
            return tables;
        }

        /** A database all of whose entries of table 0 are in a log only. */
        private static Path onlyLog(Path folder) {
            // Closing writes no table.
            try (Options options = new Options().setCreateIfMissing(true).setAvoidFlushDuringShutdown(true);
                    RocksDB db = RocksDB.open(options, folder.toString())) {
                for (int i = 0; i < KEYS; i++) {
                    db.put(key(0, i), value(0, i));
                }
            }
            return Repository.filesUnder(folder, ".log").getLast();
        }

        private static RocksDB open(Path folder, WALRecoveryMode mode) {
            try (Options options = new Options().setWalRecoveryMode(mode)) {
                return RocksDB.open(options, folder.toString());
            }
        }

        private static void repair(Path folder) {
            try (Options options = new Options()) {
                RocksDB.repairDB(options, folder.toString());
            }
        }

        private static void assertAllOf(RocksDB db, int table) {
            for (int i = 0; i < KEYS; i++) {
                assertThat(db.get(key(table, i))).isEqualTo(value(table, i));
            }
        }

        /** What was written first is there, and nothing that comes after a gap; closes it. */
        private static void assertPrefix(RocksDB db) {
            try (db) {
                int count = TestDb.entries(db).size();
                assertThat(count).isBetween(KEYS / 4, KEYS - 1);
                for (int i = 0; i < count; i++) {
                    assertThat(db.get(key(0, i))).isEqualTo(value(0, i));
                }
            }
        }

        private static byte[] key(int table, int i) {
            return b("%d-%05d".formatted(table, i));
        }

        private static byte[] value(int table, int i) {
            byte[] value = new byte[300];
            new Random(table * 1000L + i).nextBytes(value);
            return value;
        }

        private static Path file(Path folder, String prefix) {
            return Repository.filesUnder(folder, "").stream()
                    .filter(path -> path.getFileName().toString().startsWith(prefix))
                    .toList()
                    .getLast();
        }

        private static void flip(Path file, long position, int count) throws IOException {
            byte[] all = Files.readAllBytes(file);
            for (long i = position; i < Math.min(position + count, all.length); i++) {
                all[(int) i] ^= (byte) 0x5a;
            }
            Files.write(file, all);
        }

        private static void truncate(Path file, long size) throws IOException {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(size);
            }
        }

        private static Status status(ThrowingCallable action) {
            RocksDBException thrown = catchThrowableOfType(RocksDBException.class, action);
            assertThat(thrown).as("the exception").isNotNull();
            return thrown.getStatus();
        }
    }
}
