package dev.rockspan.examples;

import dev.rockspan.FlushOptions;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Makes things go wrong, and shows how a program learns what. */
public final class Errors {

    private static final byte[] KEY = "key".getBytes(StandardCharsets.UTF_8);
    private static final byte[] VALUE = "value".getBytes(StandardCharsets.UTF_8);

    private Errors() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("errors").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            failToOpen(options, path);
            failToWrite(options, path);
            useWrongly(options, path);
            corrupt(options, path);
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static void failToOpen(Options options, String path) {
        attempt("open what is not there", () -> {
            try (Options existing = new Options().setCreateIfMissing(false)) {
                RocksDB.open(existing, path).close();
            }
        });
        attempt("read what is not there", () -> RocksDB.openReadOnly(options, path, false)
                .close());
        try (RocksDB db = RocksDB.open(options, path)) {
            db.put(KEY, VALUE);
            attempt("open twice", () -> RocksDB.open(options, path).close());
        }
    }

    private static void failToWrite(Options options, String path) {
        try (RocksDB db = RocksDB.openReadOnly(options, path, false)) {
            attempt("write to a read-only database", () -> db.put(KEY, VALUE));
        }
    }

    @SuppressWarnings("NullAway") // on purpose: to show what the user sees
    private static void useWrongly(Options options, String path) {
        RocksDB db = RocksDB.open(options, path);
        // Nothing found is no error: get returns null, tryGet says it in its status.
        ReadResult missing = db.tryGet("other".getBytes(StandardCharsets.UTF_8));
        System.out.println("read a key that is not there: " + missing.status().getCodeString());
        attempt("pass null", () -> db.put(KEY, (byte[]) null));
        db.close();
        db.close(); // does nothing
        attempt("use after close", () -> db.get(KEY));
    }

    private static void corrupt(Options options, String path) throws IOException {
        try (RocksDB db = RocksDB.open(options, path);
                FlushOptions flush = new FlushOptions()) {
            db.flush(flush);
        }
        Path table = tableFile(path);
        byte[] bytes = Files.readAllBytes(table);
        bytes[0] ^= 0x55;
        Files.write(table, bytes);
        try (RocksDB db = RocksDB.open(options, path)) {
            attempt("read a corrupt file", () -> db.get(KEY));
            System.out.println(
                    "without an exception: " + db.tryGet(KEY).status().getCodeString());
        }
    }

    private static Path tableFile(String path) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(path))) {
            return files.filter(file -> file.toString().endsWith(".sst"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static void attempt(String what, Runnable action) {
        System.out.println(what + ':');
        try {
            action.run();
            System.out.println("    works");
        } catch (RocksDBException e) {
            Status status = e.getStatus();
            System.out.println("    code     " + status.getCode());
            System.out.println("    sub-code " + status.getSubCode());
            System.out.println("    message  " + status.getState());
        } catch (IllegalStateException | NullPointerException e) {
            System.out.println("    " + e);
        }
    }
}
