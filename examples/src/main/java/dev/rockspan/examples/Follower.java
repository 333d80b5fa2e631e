package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** Opens a database that another program writes to, and catches up with it. */
public final class Follower {

    private Follower() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true);
                Options following = new Options().setMaxOpenFiles(-1)) {
            try (RocksDB primary = RocksDB.open(options, path)) {
                primary.put(bytes("apple"), bytes("green"));
                // The second folder is for the follower's own log. It may be in another process.
                try (RocksDB follower = RocksDB.openAsSecondary(following, path, path + "-follower")) {
                    System.out.println("the follower sees " + text(follower.get(bytes("apple"))));
                    primary.put(bytes("apple"), bytes("red"));
                    System.out.println("it still sees " + text(follower.get(bytes("apple"))));
                    follower.tryCatchUpWithPrimary();
                    System.out.println("now it sees " + text(follower.get(bytes("apple"))));
                }
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
                RocksDB.destroyDB(options, path + "-follower");
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
