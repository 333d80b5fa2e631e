package dev.rockspan.examples;

import dev.rockspan.FlushOptions;
import dev.rockspan.LevelMetaData;
import dev.rockspan.LiveFileMetaData;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Shows what a database is made of: its files are records, read all at once, with nothing to close. */
public final class DatabaseFiles {

    private DatabaseFiles() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("files").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            try (RocksDB db = RocksDB.open(options, path);
                    FlushOptions flush = new FlushOptions()) {
                db.put(bytes("apple"), bytes("red"));
                db.put(bytes("lime"), bytes("green"));
                db.flush(flush);
                db.put(bytes("plum"), bytes("blue")); // in memory and in the log, in no table yet
                show(db);
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static void show(RocksDB db) {
        for (LiveFileMetaData file : db.getLiveFilesMetaData()) {
            System.out.println("a table of " + file.columnFamilyNameText() + " has " + file.numEntries()
                    + " entries from " + text(file.smallestKey()) + " to " + text(file.largestKey()));
        }
        for (LevelMetaData level : db.getColumnFamilyMetaData().levels()) {
            if (!level.files().isEmpty()) {
                System.out.println(
                        "level " + level.level() + " has " + level.files().size() + " table");
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
