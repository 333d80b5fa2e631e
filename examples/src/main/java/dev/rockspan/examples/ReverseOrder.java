package dev.rockspan.examples;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import dev.rockspan.Comparator;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Keeps keys in an order of its own. A database must always be opened with the same comparator. */
public final class ReverseOrder {

    private ReverseOrder() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        try (Comparator lastFirst = new Comparator("example.LastFirst", ReverseOrder::compare);
                Options options = new Options().setCreateIfMissing(true).setComparator(lastFirst)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                for (String fruit : new String[] {"apple", "lime", "plum"}) {
                    db.put(bytes(fruit), bytes("fruit"));
                }
                try (RocksIterator entries = db.newIterator()) {
                    for (entries.seekToFirst(); entries.isValid(); entries.next()) {
                        System.out.println(new String(entries.key(), StandardCharsets.UTF_8));
                    }
                    entries.status();
                }
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    /** Compares bytes as unsigned numbers, the larger first. RocksDB's segments must not be kept. */
    private static int compare(MemorySegment a, MemorySegment b) {
        long at = a.mismatch(b);
        if (at < 0) {
            return 0;
        }
        if (at == a.byteSize() || at == b.byteSize()) {
            return Long.compare(b.byteSize(), a.byteSize());
        }
        return Integer.compare(Byte.toUnsignedInt(b.get(JAVA_BYTE, at)), Byte.toUnsignedInt(a.get(JAVA_BYTE, at)));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
