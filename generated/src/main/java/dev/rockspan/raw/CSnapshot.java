package dev.rockspan.raw;

import dev.rockspan.Snapshot;
import dev.rockspan.runtime.link.NativeFunctions;
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
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, snapshot.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
