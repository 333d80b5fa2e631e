package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.WriteBatchWithIndex;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** Reads and iterates over writes that are not yet in the database, together with what is. */
public final class ReadYourWrites {

    private ReadYourWrites() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            try (RocksDB db = RocksDB.open(options, path);
                    WriteBatchWithIndex batch = new WriteBatchWithIndex(0, true);
                    ReadOptions read = new ReadOptions()) {
                db.put(bytes("apple"), bytes("green"));
                db.put(bytes("lime"), bytes("green"));
                batch.put(bytes("apple"), bytes("red"));
                batch.delete(bytes("lime"));
                System.out.println("in the database: " + text(db.get(bytes("apple"))));
                System.out.println("with the batch: " + text(batch.getFromBatchAndDB(db, read, bytes("apple"))));
                try (RocksIterator entries = batch.newIteratorWithBase(db.newIterator(read))) {
                    for (entries.seekToFirst(); entries.isValid(); entries.next()) {
                        System.out.println(text(entries.key()) + " is " + text(entries.value()));
                    }
                    entries.status();
                }
                db.write(batch);
                System.out.println("after the write: " + text(db.get(bytes("lime"))));
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte @Nullable [] bytes) {
        return bytes == null ? "not there" : new String(bytes, StandardCharsets.UTF_8);
    }
}
