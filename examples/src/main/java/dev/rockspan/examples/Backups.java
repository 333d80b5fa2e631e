package dev.rockspan.examples;

import dev.rockspan.BackupEngine;
import dev.rockspan.BackupInfo;
import dev.rockspan.Options;
import dev.rockspan.RestoreOptions;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Backs a database up, loses what it has, and gets it back. */
public final class Backups {

    private Backups() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("backed-up").toString() : args[0];
        String backups = path + "-backups";
        byte[] key = bytes("apple");

        try (Options options = new Options().setCreateIfMissing(true);
                BackupEngine engine = BackupEngine.open(options, backups)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(key, bytes("red"));
                engine.createNewBackup(db, true); // writes what is in memory to files first
                engine.purgeOldBackups(3);
                db.delete(key);
            }
            for (BackupInfo backup : engine.getBackupInfo()) {
                engine.verifyBackup(backup.backupId());
            }
            try (RestoreOptions restore = new RestoreOptions()) {
                engine.restoreDbFromLatestBackup(path, path, restore); // while it is not open
            }
            System.out.println(engine.getBackupInfo().size() + " backup");
            try (RocksDB db = RocksDB.open(options, path)) {
                System.out.println("apple is " + new String(db.get(key), StandardCharsets.UTF_8) + " again");
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
        if (temporary) {
            delete(Path.of(backups)); // no function of RocksDB's does
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
