package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** Has RocksDB drop values by age. Compactions do it, so a value may be seen for longer than its time. */
public final class TimeToLive {

    private TimeToLive() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        int seconds = 1;
        try (Options options = new Options().setCreateIfMissing(true)) {
            // Open it so ever after: RocksDB adds the time of writing to each value.
            try (RocksDB db = RocksDB.openWithTtl(options, path, seconds)) {
                db.put(bytes("session"), bytes("alive"));
                System.out.println("at first: " + text(db.get(bytes("session"))));
                sleep(2_500);
                db.compactRange();
                System.out.println("after its time: " + text(db.get(bytes("session"))));
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static void sleep(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte @Nullable [] bytes) {
        return bytes == null ? "not there" : new String(bytes, StandardCharsets.UTF_8);
    }
}
