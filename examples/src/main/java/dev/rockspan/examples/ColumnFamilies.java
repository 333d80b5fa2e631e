package dev.rockspan.examples;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.WriteBatch;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keeps data apart in column families: makes them, opens a database with all of them, and drops one. */
public final class ColumnFamilies {

    private ColumnFamilies() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("column-families").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            create(options, path);
            reopen(options, path);
            System.out.println("there are now " + names(options, path));
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static void create(Options options, String path) {
        // Closing the database closes the handles, too.
        try (RocksDB db = RocksDB.open(options, path)) {
            ColumnFamilyHandle users = db.createColumnFamily(options, "users");
            ColumnFamilyHandle sessions = db.createColumnFamily(options, "sessions");
            System.out.println("made " + users.getNameText() + " as number " + users.getID());
            System.out.println("made " + sessions.getNameText() + " as number " + sessions.getID());

            // Every column family has keys of its own; a batch may write to several.
            try (WriteBatch batch = new WriteBatch()) {
                batch.put(users, bytes("1"), bytes("Ada"));
                batch.put(users, bytes("2"), bytes("Grace"));
                batch.put(sessions, bytes("1"), bytes("since nine"));
                db.write(batch);
            }
        }
    }

    private static void reopen(Options options, String path) {
        List<String> names = names(options, path);
        System.out.println("found " + names);

        // A database is opened with all of its column families; each could have options of its own.
        List<ColumnFamilyHandle> handles = new ArrayList<>();
        try (RocksDB db = RocksDB.open(options, path, names, Collections.nCopies(names.size(), options), handles)) {
            ColumnFamilyHandle users = handles.get(names.indexOf("users"));
            ColumnFamilyHandle sessions = handles.get(names.indexOf("sessions"));
            System.out.println("user 1 is " + text(db.get(users, bytes("1"))));
            System.out.println("session 1 runs " + text(db.get(sessions, bytes("1"))));
            System.out.println("the default column family has " + text(db.get(bytes("1"))));

            try (RocksIterator entries = db.newIterator(users)) {
                int count = 0;
                for (entries.seekToFirst(); entries.isValid(); entries.next()) {
                    count++;
                }
                entries.status();
                System.out.println("there are " + count + " users");
            }

            // The data can be read until the handle is closed.
            db.dropColumnFamily(sessions);
            System.out.println("dropped sessions, which still has " + text(db.get(sessions, bytes("1"))));
        }
    }

    private static List<String> names(Options options, String path) {
        return RocksDB.listColumnFamilyNames(options, path);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte @Nullable [] bytes) {
        return bytes == null ? "nothing" : new String(bytes, StandardCharsets.UTF_8);
    }
}
