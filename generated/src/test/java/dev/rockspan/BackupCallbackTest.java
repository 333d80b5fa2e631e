package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.testing.HandledErrors;
import dev.rockspan.testing.TestDb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups that tell Java of their progress and ask it which files to leave out. */
class BackupCallbackTest {

    private static final int STEP = 64 << 10;

    @TempDir
    Path folder;

    /** With one table file of about a megabyte. */
    private RocksDB openWithFile() {
        RocksDB db = TestDb.open(folder.resolve("db"));
        byte[] megabyte = new byte[1 << 20];
        new Random(1).nextBytes(megabyte);
        db.put(b("k"), megabyte);
        TestDb.flush(db);
        return db;
    }

    private BackupEngine openEngine() {
        try (BackupEngineOptions options = new BackupEngineOptions(
                                folder.resolve("backup").toString())
                        .setSchemaVersion(2)
                        .setCallbackTriggerIntervalSize(STEP);
                Env env = Env.getDefault()) {
            return BackupEngine.open(options, env);
        }
    }

    private void assertRestored() {
        try (BackupEngine engine = openEngine();
                RestoreOptions restoring = new RestoreOptions()) {
            String restored = folder.resolve("restored").toString();
            engine.restoreDbFromLatestBackup(restored, restored, restoring);
        }
        try (RocksDB db = TestDb.open(folder.resolve("restored"))) {
            assertThat(db.get(b("k"))).hasSize(1 << 20);
        }
    }

    @Test
    void the_progress_is_told() {
        int before = Callbacks.live();
        AtomicInteger steps = new AtomicInteger();
        try (RocksDB db = openWithFile();
                BackupEngine engine = openEngine();
                CreateBackupOptions options = new CreateBackupOptions().setProgressCallback(steps::incrementAndGet)) {
            System.gc();
            engine.createNewBackup(db, options);
            assertThat(steps.get()).isBetween((1 << 20) / STEP - 1, (1 << 20) / STEP + 5);
            steps.set(0);
            options.setProgressCallback(() -> {});
            db.put(b("l"), new byte[1 << 20]);
            engine.createNewBackup(db, options.setFlushBeforeBackup(true));
            assertThat(steps.get()).as("of the one before").isZero();
        }
        assertThat(Callbacks.live()).isEqualTo(before);
        assertRestored();
    }

    @Test
    void an_exception_about_progress_reaches_the_handler_and_the_backup_is_made() {
        try (HandledErrors handled = new HandledErrors()) {
            try (RocksDB db = openWithFile();
                    BackupEngine engine = openEngine();
                    CreateBackupOptions options = new CreateBackupOptions().setProgressCallback(() -> {
                        throw new IllegalArgumentException("no progress");
                    })) {
                engine.createNewBackup(db, options);
                assertThat(handled.all()).isNotEmpty().containsOnly("BackupProgressCallbacks.progress: no progress");
            }
        }
        assertRestored();
    }

    @Test
    void files_are_left_out() throws IOException {
        int before = Callbacks.live();
        List<String> asked = new ArrayList<>();
        try (RocksDB db = openWithFile();
                BackupEngine engine = openEngine();
                CreateBackupOptions options = new CreateBackupOptions().setExcludeFilesCallback(file -> {
                    asked.add(file);
                    return true;
                })) {
            engine.createNewBackup(db, options);
        }
        assertThat(asked).hasSize(1).allMatch(file -> file.endsWith(".sst"));
        assertThat(Callbacks.live()).isEqualTo(before);
        assertThat(folder.resolve("backup").resolve(asked.getFirst())).doesNotExist();
        try (BackupEngine engine = openEngine();
                RestoreOptions restoring = new RestoreOptions()) {
            String restored = folder.resolve("restored").toString();
            // Another backup would have to have it.
            assertThatExceptionOfType(RocksDBException.class)
                    .isThrownBy(() -> engine.restoreDbFromLatestBackup(restored, restored, restoring));
        }
    }

    @Test
    void files_are_kept() throws IOException {
        List<String> asked = new ArrayList<>();
        try (RocksDB db = openWithFile();
                BackupEngine engine = openEngine();
                CreateBackupOptions options = new CreateBackupOptions().setExcludeFilesCallback(file -> {
                    asked.add(file);
                    return false;
                })) {
            engine.createNewBackup(db, options);
        }
        assertThat(asked).hasSize(1);
        assertThat(Files.size(folder.resolve("backup").resolve(asked.getFirst())))
                .isGreaterThan(1 << 20);
        assertRestored();
    }

    @Test
    void after_an_exception_the_file_is_not_left_out_and_the_caller_told() {
        try (HandledErrors handled = new HandledErrors()) {
            try (RocksDB db = openWithFile();
                    BackupEngine engine = openEngine();
                    CreateBackupOptions options = new CreateBackupOptions().setExcludeFilesCallback(file -> {
                        throw new IllegalArgumentException("cannot tell");
                    })) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> engine.createNewBackup(db, options))
                        .withMessage("cannot tell");
                assertThat(handled.all()).isEmpty();
                assertThat(db.get(b("k"))).hasSize(1 << 20);
            }
        }
        assertRestored();
    }
}
