package dev.rockspan.examples;

import static java.nio.file.StandardOpenOption.DELETE_ON_CLOSE;
import static java.nio.file.StandardOpenOption.WRITE;

import dev.rockspan.Options;
import dev.rockspan.PinnedValue;
import dev.rockspan.RocksDB;
import dev.rockspan.runtime.KeyBlock;
import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.ValueBuffer;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/** Writes values from RocksDB's memory to a channel, such as a file or a socket, without copying them to the heap. */
public final class ServeWithoutCopying {

    private ServeWithoutCopying() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];
        byte[] key = "apple".getBytes(StandardCharsets.UTF_8);
        byte[] value = "red".repeat(10_000).getBytes(StandardCharsets.UTF_8);
        try (FileChannel channel = FileChannel.open(Files.createTempFile("served", ""), WRITE, DELETE_ON_CLOSE)) {
            try (Options options = new Options().setCreateIfMissing(true);
                    RocksDB db = RocksDB.open(options, path)) {
                db.put(key, value);
                byte[] copy = db.get(key);
                System.out.println("a copy has " + (copy == null ? 0 : copy.length) + " bytes");
                try (PinnedValue pinned = db.getPinned(key)) { // RocksDB's own memory, not a copy
                    if (pinned != null) {
                        channel.write(pinned.value().asByteBuffer());
                    }
                }
                serveFromAnArena(db, key, channel);
                reuseABuffer(db, key);
                readMany(db, MemorySegment.ofArray("applelemonplums".getBytes(StandardCharsets.UTF_8)));
            }
            System.out.println("served " + channel.size() + " bytes");
        }
        if (temporary) {
            try (Options options = new Options()) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static void serveFromAnArena(RocksDB db, byte[] key, FileChannel channel) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment value = db.get(arena, key);
            if (value != null) {
                channel.write(value.asByteBuffer()); // straight from RocksDB's memory
            }
        } // the arena releases the value
    }

    private static void reuseABuffer(RocksDB db, byte[] key) {
        ValueBuffer buffer = ValueBuffer.ofSize(4096);
        long size = db.getOrPin(key, buffer); // -1 if there is no such key
        System.out.println("the value has " + size + " bytes");
    }

    private static void readMany(RocksDB db, MemorySegment keys) {
        try (MultiGetBuffer values = MultiGetBuffer.pinning()) { // or ofSize(bytes): copies what fits
            db.multiGetOrPin(KeyBlock.of(keys, 5), values); // keys of 5 bytes each, one after the other
            for (int i = 0; i < values.count(); i++) {
                MemorySegment value = values.value(i); // null if the key is not there
                System.out.println("value " + i + " has " + (value == null ? 0 : value.byteSize()) + " bytes");
            }
        }
    }
}
