package dev.rockspan.raw;

import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link ColumnFamilyHandle}. */
public final class CColumnFamilyHandle {
    private static @Nullable MemorySegment rocksdb_column_family_handle_destroy;

    private static @Nullable MemorySegment rocksdb_column_family_handle_get_id;

    private static @Nullable MemorySegment rocksdb_column_family_handle_get_name;

    private CColumnFamilyHandle() {
    }

    /** {@code void rocksdb_column_family_handle_destroy(rocksdb_column_family_handle_t *)} */
    public static void rocksdb_column_family_handle_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_column_family_handle_destroy;
        if (function == null) {
            rocksdb_column_family_handle_destroy = function = Symbols.TABLE.find(
                    "rocksdb_column_family_handle_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_column_family_handle_get_id(rocksdb_column_family_handle_t *handle)} */
    public static int rocksdb_column_family_handle_get_id(MemorySegment handle) {
        MemorySegment function = rocksdb_column_family_handle_get_id;
        if (function == null) {
            rocksdb_column_family_handle_get_id = function = Symbols.TABLE.find("rocksdb_column_family_handle_get_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, handle.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code char *rocksdb_column_family_handle_get_name(rocksdb_column_family_handle_t *handle, size_t *name_len)} */
    public static MemorySegment rocksdb_column_family_handle_get_name(MemorySegment handle, MemorySegment name_len) {
        MemorySegment function = rocksdb_column_family_handle_get_name;
        if (function == null) {
            rocksdb_column_family_handle_get_name = function = Symbols.TABLE.find(
                    "rocksdb_column_family_handle_get_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, handle.address(), name_len.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
