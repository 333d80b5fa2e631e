package dev.rockspan.raw;

import dev.rockspan.DbPath;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link DbPath}. */
public final class CDbPath {
    private static @Nullable MemorySegment rocksdb_dbpath_create;

    private static @Nullable MemorySegment rocksdb_dbpath_destroy;

    private CDbPath() {
    }

    /** {@code rocksdb_dbpath_t *rocksdb_dbpath_create(const char *path, uint64_t target_size)} */
    public static MemorySegment rocksdb_dbpath_create(MemorySegment path, long target_size) {
        MemorySegment function = rocksdb_dbpath_create;
        if (function == null) {
            rocksdb_dbpath_create = function = Symbols.TABLE.find("rocksdb_dbpath_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, path.address(), target_size, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_dbpath_destroy(rocksdb_dbpath_t *)} */
    public static void rocksdb_dbpath_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_dbpath_destroy;
        if (function == null) {
            rocksdb_dbpath_destroy = function = Symbols.TABLE.find("rocksdb_dbpath_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
