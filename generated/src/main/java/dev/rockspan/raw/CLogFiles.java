package dev.rockspan.raw;

import dev.rockspan.LogFiles;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * The C functions behind {@link LogFiles}.
 */
public final class CLogFiles {
    private static @Nullable MemorySegment rocksdb_wal_files_count;

    private static @Nullable MemorySegment rocksdb_wal_files_destroy;

    private static @Nullable MemorySegment rocksdb_wal_files_get_wal_file;

    private CLogFiles() {
    }

    /**
     * {@code size_t rocksdb_wal_files_count(const rocksdb_wal_files_t *files)}
     */
    public static long rocksdb_wal_files_count(MemorySegment a0) {
        MemorySegment function = rocksdb_wal_files_count;
        if (function == null) {
            rocksdb_wal_files_count = function = Symbols.TABLE.find("rocksdb_wal_files_count");
        }
        return Shapes.P_J.call(function, a0);
    }

    /**
     * {@code void rocksdb_wal_files_destroy(rocksdb_wal_files_t *files)}
     */
    public static void rocksdb_wal_files_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_wal_files_destroy;
        if (function == null) {
            rocksdb_wal_files_destroy = function = Symbols.TABLE.find("rocksdb_wal_files_destroy");
        }
        Shapes.P_V.call(function, a0);
    }

    /**
     * {@code const rocksdb_wal_file_t *rocksdb_wal_files_get_wal_file(const rocksdb_wal_files_t *files, size_t index)}
     */
    public static MemorySegment rocksdb_wal_files_get_wal_file(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_wal_files_get_wal_file;
        if (function == null) {
            rocksdb_wal_files_get_wal_file = function = Symbols.TABLE.find("rocksdb_wal_files_get_wal_file");
        }
        return Shapes.PJ_P.call(function, a0, a1);
    }
}
