package dev.rockspan.raw;

import dev.rockspan.CompactionFilterContext;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionFilterContext}. */
public final class CCompactionFilterContext {
    private static @Nullable MemorySegment rocksdb_compactionfiltercontext_is_full_compaction;

    private static @Nullable MemorySegment rocksdb_compactionfiltercontext_is_manual_compaction;

    private CCompactionFilterContext() {
    }

    /**
     * {@code unsigned char rocksdb_compactionfiltercontext_is_full_compaction(rocksdb_compactionfiltercontext_t
     * *context)}
     */
    public static byte rocksdb_compactionfiltercontext_is_full_compaction(MemorySegment context) {
        MemorySegment function = rocksdb_compactionfiltercontext_is_full_compaction;
        if (function == null) {
            rocksdb_compactionfiltercontext_is_full_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compactionfiltercontext_is_full_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, context.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_compactionfiltercontext_is_manual_compaction(rocksdb_compactionfiltercontext_t
     * *context)}
     */
    public static byte rocksdb_compactionfiltercontext_is_manual_compaction(MemorySegment context) {
        MemorySegment function = rocksdb_compactionfiltercontext_is_manual_compaction;
        if (function == null) {
            rocksdb_compactionfiltercontext_is_manual_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compactionfiltercontext_is_manual_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, context.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
