package dev.rockspan.runtime.call;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.lifetime.Finisher;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.link.NativeMemory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The databases that are open for writing in this process, by their real paths. RocksDB's own lock is on the path as it is
 * spelt, so that it would open a database twice by two spellings, and lose what is written.
 */
final class OpenDatabases {

    /** Each with a mark of its own: only who has put a path there takes it away. */
    private static final Map<Path, Object> OPEN = new ConcurrentHashMap<>();

    /** What RocksDB has in the folder of a database that is open for writing, if the folder is in the file system. */
    private static final String LOCK = "LOCK";

    private OpenDatabases() {}

    /** See {@link Call#opens}. */
    static void open(Call call, NativeObject database, String name, String parameter) {
        openToRead(call, database, name);
        Path real = real(name);
        if (real == null) {
            return;
        }
        Finisher.await(() -> !OPEN.containsKey(real)); // one that was closed may be about to end
        Object opening = new Object();
        Runnable forget = () -> OPEN.remove(real, opening);
        database.retaining(forget); // first: there may be no memory for this
        call.atEnd(() -> {
            if (!Files.exists(real.resolve(LOCK))) {
                forget.run();
            }
        });
        if (OPEN.putIfAbsent(real, opening) != null) {
            throw new RocksDBException(Status.parse("IO error: lock hold by current process: " + parameter
                    + " leads to a database that is open for writing in this process already. If it was closed, it waits for"
                    + " values in an arena, read options with a snapshot, or a segment that another thread reads: "
                    + real
                    + ": No locks available"));
        }
        NativeMemory.requireHeap(NativeMemory.MUCH_HEAP); // for callbacks of threads that RocksDB starts
    }

    /** As {@link #open}, of a database that is only read. */
    static void openToRead(Call call, NativeObject database, String name) {
        database.marked(ObjectMark.DATABASE).notes().noteGiven("name", name);
        call.atEnd(AtExit::prepare);
    }

    /** The path without links, of which the last parts need not exist; null if Java has no such paths. */
    private static @Nullable Path real(String path) {
        Path asked;
        try {
            asked = Path.of(path).toAbsolutePath();
        } catch (InvalidPathException e) {
            return null;
        }
        for (Path existing = asked; existing != null; existing = existing.getParent()) {
            try {
                return existing.toRealPath().resolve(existing.relativize(asked)).normalize();
            } catch (IOException e) {
                // One level up there may be something.
            }
        }
        return asked.normalize();
    }
}
