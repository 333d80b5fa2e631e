package dev.rockspan.examples;

import dev.rockspan.MergeOperator;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts with a merge operator: each write adds, and nothing is read before. */
public final class MergeCounter {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private MergeCounter() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("example").toString() : args[0];

        // Counters are longs, most significant byte first, as ByteBuffer writes them.
        try (MergeOperator add = new MergeOperator("add", (key, existing, operands) -> sum(existing, operands));
                Options options = new Options().setCreateIfMissing(true).setMergeOperator(add)) {
            try (RocksDB db = RocksDB.open(options, path)) {
                for (int visit = 1; visit <= 3; visit++) {
                    db.merge(bytes("visits"), number(visit));
                }
                byte[] visits = db.get(bytes("visits"));
                System.out.println("visits: "
                        + (visits == null ? 0 : ByteBuffer.wrap(visits).getLong()));
            }
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    private static MemorySegment sum(@Nullable MemorySegment existing, List<MemorySegment> operands) {
        long sum = existing == null ? 0 : existing.get(LONG, 0);
        for (MemorySegment operand : operands) {
            sum += operand.get(LONG, 0);
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
