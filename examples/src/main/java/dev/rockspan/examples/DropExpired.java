package dev.rockspan.examples;

import dev.rockspan.CompactionFilter;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.runtime.FilterDecision;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/** Drops entries during compaction: those whose value begins with "expired". */
public final class DropExpired {

    private static final byte[] EXPIRED = bytes("expired");

    private DropExpired() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        try (CompactionFilter filter =
                        new CompactionFilter("example.DropExpired", (level, key, value) -> decide(value));
                Options options = new Options().setCreateIfMissing(true).setCompactionFilter(filter)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("session1"), bytes("expired yesterday"));
                db.put(bytes("session2"), bytes("alive"));
                db.compactRange();
                System.out.println("session1 is " + text(db.get(bytes("session1"))));
                System.out.println("session2 is " + text(db.get(bytes("session2"))));
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static FilterDecision decide(MemorySegment value) {
        boolean expired = value.byteSize() >= EXPIRED.length
                && value.asSlice(0, EXPIRED.length).mismatch(MemorySegment.ofArray(EXPIRED)) < 0;
        return expired ? FilterDecision.REMOVE : FilterDecision.KEEP;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte @Nullable [] bytes) {
        return bytes == null ? "not there" : new String(bytes, StandardCharsets.UTF_8);
    }
}
