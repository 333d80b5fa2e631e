package dev.rockspan.raw;

import dev.rockspan.OpenAndCompactCanceled;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link OpenAndCompactCanceled}. */
public final class COpenAndCompactCanceled {
    private static @Nullable MemorySegment rocksdb_open_and_compact_canceled_create;

    private static @Nullable MemorySegment rocksdb_open_and_compact_canceled_destroy;

    private static @Nullable MemorySegment rocksdb_open_and_compact_canceled_set;

    private COpenAndCompactCanceled() {
    }

    /** {@code unsigned char *rocksdb_open_and_compact_canceled_create(void)} */
    public static MemorySegment rocksdb_open_and_compact_canceled_create() {
        MemorySegment function = rocksdb_open_and_compact_canceled_create;
        if (function == null) {
            rocksdb_open_and_compact_canceled_create = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_canceled_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_open_and_compact_canceled_destroy(unsigned char *canceled)} */
    public static void rocksdb_open_and_compact_canceled_destroy(MemorySegment canceled) {
        MemorySegment function = rocksdb_open_and_compact_canceled_destroy;
        if (function == null) {
            rocksdb_open_and_compact_canceled_destroy = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_canceled_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, canceled.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_open_and_compact_canceled_set(unsigned char *canceled, unsigned char value)} */
    public static void rocksdb_open_and_compact_canceled_set(MemorySegment canceled, byte value) {
        MemorySegment function = rocksdb_open_and_compact_canceled_set;
        if (function == null) {
            rocksdb_open_and_compact_canceled_set = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_canceled_set");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, canceled.address(), (long) value, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
