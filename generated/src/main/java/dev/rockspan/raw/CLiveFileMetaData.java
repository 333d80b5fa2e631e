package dev.rockspan.raw;

import dev.rockspan.LiveFileMetaData;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * The C functions behind {@link LiveFileMetaData}.
 */
public final class CLiveFileMetaData {
    private static @Nullable MemorySegment rocksdb_livefile_create;

    private static @Nullable MemorySegment rocksdb_livefile_destroy;

    private static @Nullable MemorySegment rocksdb_livefile_set_column_family_name;

    private static @Nullable MemorySegment rocksdb_livefile_set_directory;

    private static @Nullable MemorySegment rocksdb_livefile_set_largest_key;

    private static @Nullable MemorySegment rocksdb_livefile_set_largest_seqno;

    private static @Nullable MemorySegment rocksdb_livefile_set_level;

    private static @Nullable MemorySegment rocksdb_livefile_set_name;

    private static @Nullable MemorySegment rocksdb_livefile_set_num_deletions;

    private static @Nullable MemorySegment rocksdb_livefile_set_num_entries;

    private static @Nullable MemorySegment rocksdb_livefile_set_size;

    private static @Nullable MemorySegment rocksdb_livefile_set_smallest_key;

    private static @Nullable MemorySegment rocksdb_livefile_set_smallest_seqno;

    private CLiveFileMetaData() {
    }

    /**
     * {@code rocksdb_livefile_t *rocksdb_livefile_create(void)}
     */
    public static MemorySegment rocksdb_livefile_create() {
        MemorySegment function = rocksdb_livefile_create;
        if (function == null) {
            rocksdb_livefile_create = function = Symbols.TABLE.find("rocksdb_livefile_create");
        }
        return Shapes._P.call(function);
    }

    /**
     * {@code void rocksdb_livefile_destroy(rocksdb_livefile_t *)}
     */
    public static void rocksdb_livefile_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_livefile_destroy;
        if (function == null) {
            rocksdb_livefile_destroy = function = Symbols.TABLE.find("rocksdb_livefile_destroy");
        }
        Shapes.P_V.call(function, a0);
    }

    /**
     * {@code void rocksdb_livefile_set_column_family_name(rocksdb_livefile_t *, const char *)}
     */
    public static void rocksdb_livefile_set_column_family_name(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_column_family_name;
        if (function == null) {
            rocksdb_livefile_set_column_family_name = function = Symbols.TABLE.find("rocksdb_livefile_set_column_family_name");
        }
        Shapes.PP_V.call(function, a0, a1);
    }

    /**
     * {@code void rocksdb_livefile_set_directory(rocksdb_livefile_t *, const char *)}
     */
    public static void rocksdb_livefile_set_directory(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_directory;
        if (function == null) {
            rocksdb_livefile_set_directory = function = Symbols.TABLE.find("rocksdb_livefile_set_directory");
        }
        Shapes.PP_V.call(function, a0, a1);
    }

    /**
     * {@code void rocksdb_livefile_set_largest_key(rocksdb_livefile_t *, const char *, size_t)}
     */
    public static void rocksdb_livefile_set_largest_key(MemorySegment a0, MemorySegment a1,
            long a2) {
        MemorySegment function = rocksdb_livefile_set_largest_key;
        if (function == null) {
            rocksdb_livefile_set_largest_key = function = Symbols.TABLE.find("rocksdb_livefile_set_largest_key");
        }
        Shapes.PPJ_V.call(function, a0, a1, a2);
    }

    /**
     * {@code void rocksdb_livefile_set_largest_seqno(rocksdb_livefile_t *, uint64_t)}
     */
    public static void rocksdb_livefile_set_largest_seqno(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_largest_seqno;
        if (function == null) {
            rocksdb_livefile_set_largest_seqno = function = Symbols.TABLE.find("rocksdb_livefile_set_largest_seqno");
        }
        Shapes.PJ_V.call(function, a0, a1);
    }

    /**
     * {@code void rocksdb_livefile_set_level(rocksdb_livefile_t *, int)}
     */
    public static void rocksdb_livefile_set_level(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_livefile_set_level;
        if (function == null) {
            rocksdb_livefile_set_level = function = Symbols.TABLE.find("rocksdb_livefile_set_level");
        }
        Shapes.PI_V.call(function, a0, a1);
    }

    /**
     * {@code void rocksdb_livefile_set_name(rocksdb_livefile_t *, const char *)}
     */
    public static void rocksdb_livefile_set_name(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_name;
        if (function == null) {
            rocksdb_livefile_set_name = function = Symbols.TABLE.find("rocksdb_livefile_set_name");
        }
        Shapes.PP_V.call(function, a0, a1);
    }

    /**
     * {@code void rocksdb_livefile_set_num_deletions(rocksdb_livefile_t *, uint64_t)}
     */
    public static void rocksdb_livefile_set_num_deletions(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_num_deletions;
        if (function == null) {
            rocksdb_livefile_set_num_deletions = function = Symbols.TABLE.find("rocksdb_livefile_set_num_deletions");
        }
        Shapes.PJ_V.call(function, a0, a1);
    }

    /**
     * {@code void rocksdb_livefile_set_num_entries(rocksdb_livefile_t *, uint64_t)}
     */
    public static void rocksdb_livefile_set_num_entries(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_num_entries;
        if (function == null) {
            rocksdb_livefile_set_num_entries = function = Symbols.TABLE.find("rocksdb_livefile_set_num_entries");
        }
        Shapes.PJ_V.call(function, a0, a1);
    }

    /**
     * {@code void rocksdb_livefile_set_size(rocksdb_livefile_t *, size_t)}
     */
    public static void rocksdb_livefile_set_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_size;
        if (function == null) {
            rocksdb_livefile_set_size = function = Symbols.TABLE.find("rocksdb_livefile_set_size");
        }
        Shapes.PJ_V.call(function, a0, a1);
    }

    /**
     * {@code void rocksdb_livefile_set_smallest_key(rocksdb_livefile_t *, const char *, size_t)}
     */
    public static void rocksdb_livefile_set_smallest_key(MemorySegment a0, MemorySegment a1,
            long a2) {
        MemorySegment function = rocksdb_livefile_set_smallest_key;
        if (function == null) {
            rocksdb_livefile_set_smallest_key = function = Symbols.TABLE.find("rocksdb_livefile_set_smallest_key");
        }
        Shapes.PPJ_V.call(function, a0, a1, a2);
    }

    /**
     * {@code void rocksdb_livefile_set_smallest_seqno(rocksdb_livefile_t *, uint64_t)}
     */
    public static void rocksdb_livefile_set_smallest_seqno(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_smallest_seqno;
        if (function == null) {
            rocksdb_livefile_set_smallest_seqno = function = Symbols.TABLE.find("rocksdb_livefile_set_smallest_seqno");
        }
        Shapes.PJ_V.call(function, a0, a1);
    }
}
