package dev.rockspan.examples;

import dev.rockspan.CompactionJobInfo;
import dev.rockspan.EventListener;
import dev.rockspan.EventListenerCallbacks;
import dev.rockspan.FlushJobInfo;
import dev.rockspan.InfoLogLevel;
import dev.rockspan.Logger;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Is told of flushes and compactions, and has RocksDB's log in Java.
 *
 * <p>Needs RocksDB 10.10 or newer.
 */
public final class Events {

    private Events() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        AtomicInteger lines = new AtomicInteger();
        // RocksDB calls both on threads of its own: be quick, and do not wait for flushes or compactions there.
        try (EventListener listener = new EventListener(new Printer());
                Logger logger = new Logger(InfoLogLevel.INFO_LEVEL, (level, message) -> lines.incrementAndGet());
                Options options = new Options().setCreateIfMissing(true).setLogger(logger)) {
            options.addEventListener(listener);
            try (RocksDB db = RocksDB.open(options, path)) {
                db.put(bytes("apple"), bytes("red"));
                db.flush();
                db.put(bytes("apple"), bytes("green"));
                db.compactRange();
            }
            System.out.println("lines were logged: " + (lines.get() > 10));
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static final class Printer implements EventListenerCallbacks {
        @Override
        public void onFlushCompleted(FlushJobInfo info) {
            System.out.println("flushed " + info.getColumnFamilyName());
        }

        @Override
        public void onCompactionCompleted(CompactionJobInfo info) {
            System.out.println("compacted " + info.inputFiles().size() + " files");
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
