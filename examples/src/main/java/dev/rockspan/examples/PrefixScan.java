package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.SliceTransform;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** Reads all entries whose keys begin alike, and looks only at files that can have them. */
public final class PrefixScan {

    private PrefixScan() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        try (SliceTransform prefix = SliceTransform.newFixedPrefixTransform(5);
                Options options = new Options().setCreateIfMissing(true).setPrefixExtractor(prefix)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("user1/name"), bytes("Ada"));
                db.put(bytes("user1/town"), bytes("London"));
                db.put(bytes("user2/name"), bytes("Grace"));
                print(db, "user1");
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static void print(RocksDB db, String prefix) {
        // The iterator ends where the prefix does.
        try (ReadOptions sameStart = new ReadOptions().setPrefixSameAsStart(true);
                RocksIterator entries = db.newIterator(sameStart)) {
            for (entries.seek(bytes(prefix)); entries.isValid(); entries.next()) {
                System.out.println(text(entries.key()) + " is " + text(entries.value()));
            }
            entries.status(); // throws if the loop ended because of an error
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte @Nullable [] bytes) {
        return bytes == null ? "not there" : new String(bytes, StandardCharsets.UTF_8);
    }
}
