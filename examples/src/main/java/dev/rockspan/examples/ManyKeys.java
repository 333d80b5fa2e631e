package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.runtime.KeyBlock;
import dev.rockspan.runtime.MultiGetBuffer;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads many keys in one call: into arrays, and without copying the values. */
public final class ManyKeys {

    private ManyKeys() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("key1"), bytes("red"));
                db.put(bytes("key3"), bytes("blue"));

                List<byte @Nullable []> copies =
                        db.multiGetAsList(List.of(bytes("key1"), bytes("key2"), bytes("key3")));
                copies.forEach(value -> System.out.println(text(value)));

                // Keys of one length can be passed as one block; the values stay in RocksDB's memory.
                MemorySegment keys = MemorySegment.ofArray(bytes("key1key2key3"));
                try (MultiGetBuffer values = MultiGetBuffer.pinning()) {
                    db.multiGetOrPin(KeyBlock.of(keys, 4), values);
                    long bytes = 0;
                    for (int i = 0; i < values.count(); i++) {
                        MemorySegment value = values.value(i);
                        bytes += value == null ? 0 : value.byteSize();
                    }
                    System.out.println(bytes + " bytes without a copy");
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

    private static String text(byte @Nullable [] bytes) {
        return bytes == null ? "not there" : new String(bytes, StandardCharsets.UTF_8);
    }
}
