package dev.rockspan;

import static dev.rockspan.testing.TestDb.b;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What someone sees who steps from an operation to the call of C. */
class DebuggingTest {

    private static final int MOST = 4;

    @TempDir
    Path folder;

    private final List<String> frames = new ArrayList<>();

    @Test
    void a_debugger_steps_through_at_most_four_frames() {
        byte[] key = b("key");
        try (Comparator comparator = new Comparator("noting", this::compare);
                Options options = new Options().setCreateIfMissing(true).setComparator(comparator);
                RocksDB db = RocksDB.open(options, folder.toString())) {
            db.put(key, key);
            db.put(b("other"), key);
            assertThat(framesOf(() -> db.get(key))).contains("RocksDB.get").hasSizeLessThanOrEqualTo(MOST);
            assertThat(framesOf(() -> db.put(key, key))).contains("RocksDB.put").hasSizeLessThanOrEqualTo(MOST);
            assertThat(framesOf(() -> db.delete(key)))
                    .contains("RocksDB.delete")
                    .hasSizeLessThanOrEqualTo(MOST);
        }
    }

    private List<String> framesOf(Runnable operation) {
        frames.clear();
        operation.run();
        return frames;
    }

    /** RocksDB asks for the order of two keys in the middle of an operation: the call of C is on the stack. */
    private int compare(MemorySegment a, MemorySegment b) {
        if (frames.isEmpty()) {
            StackWalker.getInstance().forEach(frame -> {
                String type = frame.getClassName();
                if (type.equals("dev.rockspan.RocksDB") || type.startsWith("dev.rockspan.raw.")) {
                    frames.add(type.substring(type.lastIndexOf('.') + 1) + "." + frame.getMethodName());
                }
            });
        }
        return Arrays.compareUnsigned(a.toArray(ValueLayout.JAVA_BYTE), b.toArray(ValueLayout.JAVA_BYTE));
    }
}
