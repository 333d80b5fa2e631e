package dev.rockspan.raw;

import dev.rockspan.Snapshot;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Snapshot}. */
public final class CSnapshot {
    private static @Nullable MemorySegment rocksdb_snapshot_get_sequence_number;

    private CSnapshot() {
    }

    /** {@code uint64_t rocksdb_snapshot_get_sequence_number(const rocksdb_snapshot_t *snapshot)} */
    public static long rocksdb_snapshot_get_sequence_number(MemorySegment snapshot) {
        MemorySegment function = rocksdb_snapshot_get_sequence_number;
        if (function == null) {
            rocksdb_snapshot_get_sequence_number = function = Symbols.TABLE.find(
                    "rocksdb_snapshot_get_sequence_number");
        }
        return Shapes.JJJ_J.call(function, snapshot.address(), 0, 0);
    }
}
