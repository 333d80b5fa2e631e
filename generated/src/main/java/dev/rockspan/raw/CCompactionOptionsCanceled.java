package dev.rockspan.raw;

import dev.rockspan.CompactionOptionsCanceled;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionOptionsCanceled}. */
public final class CCompactionOptionsCanceled {
    private static @Nullable MemorySegment rocksdb_compaction_options_canceled_create;

    private static @Nullable MemorySegment rocksdb_compaction_options_canceled_destroy;

    private static @Nullable MemorySegment rocksdb_compaction_options_canceled_set;

    private CCompactionOptionsCanceled() {
    }

    /** {@code unsigned char *rocksdb_compaction_options_canceled_create(void)} */
    public static MemorySegment rocksdb_compaction_options_canceled_create() {
        MemorySegment function = rocksdb_compaction_options_canceled_create;
        if (function == null) {
            rocksdb_compaction_options_canceled_create = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_canceled_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compaction_options_canceled_destroy(unsigned char *canceled)} */
    public static void rocksdb_compaction_options_canceled_destroy(MemorySegment canceled) {
        MemorySegment function = rocksdb_compaction_options_canceled_destroy;
        if (function == null) {
            rocksdb_compaction_options_canceled_destroy = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_canceled_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, canceled.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compaction_options_canceled_set(unsigned char *canceled, unsigned char value)} */
    public static void rocksdb_compaction_options_canceled_set(MemorySegment canceled, byte value) {
        MemorySegment function = rocksdb_compaction_options_canceled_set;
        if (function == null) {
            rocksdb_compaction_options_canceled_set = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_canceled_set");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, canceled.address(), (long) value, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
