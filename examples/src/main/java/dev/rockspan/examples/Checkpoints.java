package dev.rockspan.examples;

import dev.rockspan.Checkpoint;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** Takes a copy of an open database, of hard links where the file system has them. */
public final class Checkpoints {

    private Checkpoints() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        String copy = path + "-copy";
        try (Options options = new Options().setCreateIfMissing(true)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("apple"), bytes("red"));
                try (Checkpoint checkpoint = Checkpoint.create(db)) {
                    checkpoint.createCheckpoint(copy);
                }
                db.put(bytes("apple"), bytes("brown"));
            }
            try (RocksDB db = RocksDB.openReadOnly(options, copy, false)) {
                System.out.println("the copy has " + text(db.get(bytes("apple"))));
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
                RocksDB.destroyDB(options, copy);
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
