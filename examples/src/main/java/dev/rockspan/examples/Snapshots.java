package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.Snapshot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** Reads a database as it was at one moment, while it is being written to. */
public final class Snapshots {

    private Snapshots() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("snapshots").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("balance"), bytes("100"));
                read(db);
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static void read(RocksDB db) {
        try (Snapshot snapshot = db.getSnapshot();
                ReadOptions then = new ReadOptions().setSnapshot(snapshot)) {
            System.out.println("snapshot at sequence number " + snapshot.getSequenceNumber());

            db.put(bytes("balance"), bytes("70"));
            db.put(bytes("interest"), bytes("3"));
            System.out.println("balance then " + text(db.get(then, bytes("balance"))));
            System.out.println("balance now " + text(db.get(bytes("balance"))));
            System.out.println("interest then " + text(db.get(then, bytes("interest"))));
            System.out.println("interest now " + text(db.get(bytes("interest"))));

            System.out.println("entries then " + count(db, then));
            // Null takes the snapshot out of the options again.
            System.out.println("entries now " + count(db, then.setSnapshot(null)));
        }
    }

    private static int count(RocksDB db, ReadOptions options) {
        int count = 0;
        try (RocksIterator entries = db.newIterator(options)) {
            for (entries.seekToFirst(); entries.isValid(); entries.next()) {
                count++;
            }
            entries.status();
        }
        return count;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte @Nullable [] bytes) {
        return bytes == null ? "not there" : new String(bytes, StandardCharsets.UTF_8);
    }
}
