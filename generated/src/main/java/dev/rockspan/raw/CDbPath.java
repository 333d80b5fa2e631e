package dev.rockspan.raw;

import dev.rockspan.DbPath;
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, path.address(), target_size, 0));
    }

    /** {@code void rocksdb_dbpath_destroy(rocksdb_dbpath_t *)} */
    public static void rocksdb_dbpath_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_dbpath_destroy;
        if (function == null) {
            rocksdb_dbpath_destroy = function = Symbols.TABLE.find("rocksdb_dbpath_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }
}
