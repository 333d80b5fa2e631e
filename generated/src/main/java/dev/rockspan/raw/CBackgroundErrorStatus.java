package dev.rockspan.raw;

import dev.rockspan.BackgroundErrorStatus;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link BackgroundErrorStatus}. */
public final class CBackgroundErrorStatus {
    private static @Nullable MemorySegment rocksdb_reset_status;

    private static @Nullable MemorySegment rocksdb_status_ptr_get_error;

    private CBackgroundErrorStatus() {
    }

    /** {@code void rocksdb_reset_status(rocksdb_status_ptr_t *status_ptr)} */
    public static void rocksdb_reset_status(MemorySegment status_ptr) {
        MemorySegment function = rocksdb_reset_status;
        if (function == null) {
            rocksdb_reset_status = function = Symbols.TABLE.find("rocksdb_reset_status");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, status_ptr.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_status_ptr_get_error(rocksdb_status_ptr_t *status, char **errptr)} */
    public static void rocksdb_status_ptr_get_error(MemorySegment status, MemorySegment errptr) {
        MemorySegment function = rocksdb_status_ptr_get_error;
        if (function == null) {
            rocksdb_status_ptr_get_error = function = Symbols.TABLE.find("rocksdb_status_ptr_get_error");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, status.address(), errptr.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
