package dev.rockspan.raw;

import dev.rockspan.PinnableHandle;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link PinnableHandle}. */
public final class CPinnableHandle {
    private static @Nullable MemorySegment rocksdb_pinnable_handle_destroy;

    private static @Nullable MemorySegment rocksdb_pinnable_handle_get_value;

    private CPinnableHandle() {
    }

    /** {@code void rocksdb_pinnable_handle_destroy(rocksdb_pinnable_handle_t *handle)} */
    public static void rocksdb_pinnable_handle_destroy(MemorySegment handle) {
        MemorySegment function = rocksdb_pinnable_handle_destroy;
        if (function == null) {
            rocksdb_pinnable_handle_destroy = function = Symbols.TABLE.find("rocksdb_pinnable_handle_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, handle.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code const char *rocksdb_pinnable_handle_get_value(const rocksdb_pinnable_handle_t *handle, size_t *vallen)}
     */
    public static MemorySegment rocksdb_pinnable_handle_get_value(MemorySegment handle, MemorySegment vallen) {
        MemorySegment function = rocksdb_pinnable_handle_get_value;
        if (function == null) {
            rocksdb_pinnable_handle_get_value = function = Symbols.TABLE.find("rocksdb_pinnable_handle_get_value");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J_trivial.HANDLE.invokeExact(
                    function, handle.address(), vallen.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
