package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** Keeps versions of a value by timestamps of its own, and reads them as they were at a time. */
public final class Timestamps {

    private Timestamps() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        // RocksDB's own comparator for keys with timestamps of eight bytes, little endian.
        try (Options defaults = new Options();
                Options options = new Options()) {
            defaults.getOptionsFromString(
                    "create_if_missing=true;comparator=leveldb.BytewiseComparator.u64ts", options);
            try (RocksDB db = RocksDB.open(options, path)) {
                db.putWithTimestamp(bytes("price"), time(1), bytes("10"));
                db.putWithTimestamp(bytes("price"), time(5), bytes("12"));
                print(db, 3);
                print(db, 9);
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static void print(RocksDB db, long when) {
        try (ReadOptions then = new ReadOptions().setTimestamp(time(when))) {
            System.out.println("at " + when + " the price is " + text(db.get(then, bytes("price"))));
        }
    }

    private static byte[] time(long value) {
        return ByteBuffer.allocate(Long.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(value)
                .array();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte @Nullable [] bytes) {
        return bytes == null ? "not there" : new String(bytes, StandardCharsets.UTF_8);
    }
}
