package dev.rockspan.examples;

import dev.rockspan.EnvOptions;
import dev.rockspan.IngestExternalFileOptions;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.SstFileWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a sorted file beside the database, and takes it in whole: the quickest way to load much data. */
public final class BulkLoad {

    private BulkLoad() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        String file = path + ".sst";
        try (Options options = new Options().setCreateIfMissing(true)) {
            try (EnvOptions env = new EnvOptions();
                    SstFileWriter writer = new SstFileWriter(env, options)) {
                writer.open(file);
                for (int i = 0; i < 100_000; i++) { // keys in ascending order
                    writer.put(bytes("key%06d".formatted(i)), bytes("value" + i));
                }
                writer.finish();
                System.out.println("the file has bytes: " + (writer.fileSize() > 0));
            }
            try (RocksDB db = RocksDB.open(options, path);
                    IngestExternalFileOptions move = new IngestExternalFileOptions().setMoveFiles(true)) {
                db.ingestExternalFile(List.of(file), move);
                System.out.println("key 99999 has " + text(db.get(bytes("key099999"))));
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
