package dev.rockspan.examples;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.MergeOperator;
import dev.rockspan.Options;
import dev.rockspan.ReadOptions;
import dev.rockspan.RocksDB;
import dev.rockspan.RocksIterator;
import dev.rockspan.WriteBatch;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** A small event store: streams of numbered events, and how many events of each kind there are. */
public final class EventStore implements AutoCloseable {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private final Options options;
    private final Options countOptions;
    private final RocksDB db;
    private final ColumnFamilyHandle counts;

    /** Creates a store in an empty folder. */
    public EventStore(String path) {
        options = new Options().setCreateIfMissing(true);
        countOptions = new Options().setMergeOperator(new MergeOperator("add", (key, old, added) -> sum(old, added)));
        db = RocksDB.open(options, path);
        counts = db.createColumnFamily(countOptions, "counts");
    }

    /** Appends an event and counts it: both, or neither. */
    public void append(String stream, long number, String kind) {
        try (WriteBatch batch = new WriteBatch()) {
            batch.put(key(stream, number), bytes(kind));
            batch.merge(counts, bytes(kind), number(1));
            db.write(batch);
        }
    }

    /** Shows a stream's events to a reader, the oldest first. */
    public void read(String stream, BiConsumer<Long, String> reader) {
        try (ReadOptions range = new ReadOptions().setUpperBound(key(stream, Long.MAX_VALUE));
                RocksIterator events = db.newIterator(range)) {
            for (events.seek(key(stream, 0)); events.isValid(); events.next()) {
                ByteBuffer key = ByteBuffer.wrap(events.key());
                reader.accept(
                        key.getLong(key.limit() - Long.BYTES), new String(events.value(), StandardCharsets.UTF_8));
            }
            events.status(); // throws if the loop ended because of an error
        }
    }

    /** Returns how many events of a kind there are. */
    public long count(String kind) {
        byte[] count = db.get(counts, bytes(kind));
        return count == null ? 0 : ByteBuffer.wrap(count).getLong();
    }

    @Override
    public void close() {
        db.close(); // and with it the column family
        countOptions.close();
        options.close();
    }

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("events").toString() : args[0];
        try (EventStore store = new EventStore(path)) {
            store.append("order-7", 1, "ordered");
            store.append("order-7", 2, "paid");
            store.append("order-8", 1, "ordered");
            store.read("order-7", (number, kind) -> System.out.println(number + ": " + kind));
            System.out.println("ordered: " + store.count("ordered"));
        }
        if (temporary) {
            try (Options options = new Options()) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    /** A stream's name, a separator, and the event's number, so that a stream's events lie side by side in order. */
    private static byte[] key(String stream, long number) {
        byte[] name = bytes(stream);
        return ByteBuffer.allocate(name.length + 1 + Long.BYTES)
                .put(name)
                .put((byte) 0)
                .putLong(number)
                .array();
    }

    private static MemorySegment sum(@Nullable MemorySegment old, List<MemorySegment> added) {
        long sum = old == null ? 0 : old.get(LONG, 0);
        for (MemorySegment each : added) {
            sum += each.get(LONG, 0);
        }
        return MemorySegment.ofArray(number(sum));
    }

    private static byte[] number(long value) {
        return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
