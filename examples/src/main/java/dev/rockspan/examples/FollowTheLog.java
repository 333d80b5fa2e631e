package dev.rockspan.examples;

import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.TransactionLogIterator;
import dev.rockspan.WriteBatchCallbacks;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

/**
 * Reads what was written from a database's log, and goes on when more has been written.
 *
 * <p>Needs RocksDB 10.10 or newer.
 */
public final class FollowTheLog {

    private FollowTheLog() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("apple"), bytes("red"));
                db.put(bytes("lime"), bytes("green"));
                long next = print(db, 1);
                System.out.println("that is all, so far");
                db.delete(bytes("lime"));
                print(db, next);
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    /** Prints all writes from a sequence number on, and returns the number of the next. */
    private static long print(RocksDB db, long sequence) {
        try (TransactionLogIterator log = db.getUpdatesSince(sequence)) {
            while (log.isValid()) {
                TransactionLogIterator.BatchResult result = log.getBatch();
                try (var batch = result.writeBatch()) {
                    batch.iterate(PRINTER);
                    sequence = result.sequenceNumber() + batch.count();
                }
                log.next();
            }
            log.status();
        }
        return sequence;
    }

    private static final WriteBatchCallbacks PRINTER = new WriteBatchCallbacks() {
        @Override
        public void put(MemorySegment key, MemorySegment value) {
            System.out.println("put " + text(key) + " = " + text(value));
        }

        @Override
        public void delete(MemorySegment key) {
            System.out.println("delete " + text(key));
        }
    };

    private static String text(MemorySegment bytes) {
        return new String(bytes.toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
