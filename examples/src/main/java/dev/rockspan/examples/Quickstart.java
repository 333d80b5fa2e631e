package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.WriteBatch;
import dev.rockspan.runtime.ValueBuffer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Opens a database, writes, reads in four ways, and closes it. */
public final class Quickstart {

    private Quickstart() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("quickstart").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("apple"), bytes("red"));
                byte[] apple = db.get(bytes("apple"));
                System.out.println("apple is " + (apple == null ? "not there" : text(apple)));
                byte[] cherry = db.get(bytes("cherry"));
                System.out.println("cherry is " + (cherry == null ? "not there" : text(cherry)));

                // Into a buffer that is reused. A value too large for it stays in RocksDB's memory.
                ValueBuffer buffer = ValueBuffer.ofSize(100);
                System.out.println("the value has " + db.getOrPin(bytes("apple"), buffer) + " bytes");

                // Without a copy: the value stays in RocksDB's memory until it is closed.
                try (PinnedValue value = db.getPinned(bytes("apple"))) {
                    if (value != null) {
                        System.out.println("pinned " + value.value().byteSize() + " bytes");
                    }
                }

                db.delete(bytes("apple"));

                // All of it or nothing.
                try (WriteBatch batch = new WriteBatch()) {
                    batch.put(bytes("banana"), bytes("yellow"));
                    batch.put(bytes("lime"), bytes("green"));
                    batch.put(bytes("plum"), bytes("blue"));
                    batch.delete(bytes("lime"));
                    db.write(batch);
                }

                // In the order of the keys.
                try (RocksIterator entries = db.newIterator()) {
                    for (entries.seekToFirst(); entries.isValid(); entries.next()) {
                        System.out.println(text(entries.key()) + " is " + text(entries.value()));
                    }
                    entries.status(); // throws if the loop ended because of an error
                }
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
