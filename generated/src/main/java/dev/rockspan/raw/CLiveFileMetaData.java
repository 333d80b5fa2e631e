package dev.rockspan.raw;

import dev.rockspan.LiveFileMetaData;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link LiveFileMetaData}. */
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

    private static @Nullable MemorySegment rocksdb_livefiles_add;

    private static @Nullable MemorySegment rocksdb_livefiles_column_family_name;

    private static @Nullable MemorySegment rocksdb_livefiles_count;

    private static @Nullable MemorySegment rocksdb_livefiles_create;

    private static @Nullable MemorySegment rocksdb_livefiles_deletions;

    private static @Nullable MemorySegment rocksdb_livefiles_destroy;

    private static @Nullable MemorySegment rocksdb_livefiles_directory;

    private static @Nullable MemorySegment rocksdb_livefiles_entries;

    private static @Nullable MemorySegment rocksdb_livefiles_largest_seqno;

    private static @Nullable MemorySegment rocksdb_livefiles_largestkey;

    private static @Nullable MemorySegment rocksdb_livefiles_level;

    private static @Nullable MemorySegment rocksdb_livefiles_name;

    private static @Nullable MemorySegment rocksdb_livefiles_size;

    private static @Nullable MemorySegment rocksdb_livefiles_smallest_seqno;

    private static @Nullable MemorySegment rocksdb_livefiles_smallestkey;

    private CLiveFileMetaData() {
    }

    /** {@code rocksdb_livefile_t *rocksdb_livefile_create(void)} */
    public static MemorySegment rocksdb_livefile_create() {
        MemorySegment function = rocksdb_livefile_create;
        if (function == null) {
            rocksdb_livefile_create = function = Symbols.TABLE.find("rocksdb_livefile_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_livefile_destroy(rocksdb_livefile_t *)} */
    public static void rocksdb_livefile_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_livefile_destroy;
        if (function == null) {
            rocksdb_livefile_destroy = function = Symbols.TABLE.find("rocksdb_livefile_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code void rocksdb_livefile_set_column_family_name(rocksdb_livefile_t *, const char *)} */
    public static void rocksdb_livefile_set_column_family_name(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_column_family_name;
        if (function == null) {
            rocksdb_livefile_set_column_family_name = function = Symbols.TABLE.find(
                    "rocksdb_livefile_set_column_family_name");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }

    /** {@code void rocksdb_livefile_set_directory(rocksdb_livefile_t *, const char *)} */
    public static void rocksdb_livefile_set_directory(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_directory;
        if (function == null) {
            rocksdb_livefile_set_directory = function = Symbols.TABLE.find("rocksdb_livefile_set_directory");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }

    /** {@code void rocksdb_livefile_set_largest_key(rocksdb_livefile_t *, const char *, size_t)} */
    public static void rocksdb_livefile_set_largest_key(MemorySegment a0, MemorySegment a1,
            long a2) {
        MemorySegment function = rocksdb_livefile_set_largest_key;
        if (function == null) {
            rocksdb_livefile_set_largest_key = function = Symbols.TABLE.find("rocksdb_livefile_set_largest_key");
        }
        Shapes.JPJ_J.call(function, a0.address(), a1, a2);
    }

    /** {@code void rocksdb_livefile_set_largest_seqno(rocksdb_livefile_t *, uint64_t)} */
    public static void rocksdb_livefile_set_largest_seqno(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_largest_seqno;
        if (function == null) {
            rocksdb_livefile_set_largest_seqno = function = Symbols.TABLE.find("rocksdb_livefile_set_largest_seqno");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /** {@code void rocksdb_livefile_set_level(rocksdb_livefile_t *, int)} */
    public static void rocksdb_livefile_set_level(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_livefile_set_level;
        if (function == null) {
            rocksdb_livefile_set_level = function = Symbols.TABLE.find("rocksdb_livefile_set_level");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /** {@code void rocksdb_livefile_set_name(rocksdb_livefile_t *, const char *)} */
    public static void rocksdb_livefile_set_name(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_name;
        if (function == null) {
            rocksdb_livefile_set_name = function = Symbols.TABLE.find("rocksdb_livefile_set_name");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }

    /** {@code void rocksdb_livefile_set_num_deletions(rocksdb_livefile_t *, uint64_t)} */
    public static void rocksdb_livefile_set_num_deletions(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_num_deletions;
        if (function == null) {
            rocksdb_livefile_set_num_deletions = function = Symbols.TABLE.find("rocksdb_livefile_set_num_deletions");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /** {@code void rocksdb_livefile_set_num_entries(rocksdb_livefile_t *, uint64_t)} */
    public static void rocksdb_livefile_set_num_entries(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_num_entries;
        if (function == null) {
            rocksdb_livefile_set_num_entries = function = Symbols.TABLE.find("rocksdb_livefile_set_num_entries");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /** {@code void rocksdb_livefile_set_size(rocksdb_livefile_t *, size_t)} */
    public static void rocksdb_livefile_set_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_size;
        if (function == null) {
            rocksdb_livefile_set_size = function = Symbols.TABLE.find("rocksdb_livefile_set_size");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /** {@code void rocksdb_livefile_set_smallest_key(rocksdb_livefile_t *, const char *, size_t)} */
    public static void rocksdb_livefile_set_smallest_key(MemorySegment a0, MemorySegment a1,
            long a2) {
        MemorySegment function = rocksdb_livefile_set_smallest_key;
        if (function == null) {
            rocksdb_livefile_set_smallest_key = function = Symbols.TABLE.find("rocksdb_livefile_set_smallest_key");
        }
        Shapes.JPJ_J.call(function, a0.address(), a1, a2);
    }

    /** {@code void rocksdb_livefile_set_smallest_seqno(rocksdb_livefile_t *, uint64_t)} */
    public static void rocksdb_livefile_set_smallest_seqno(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_smallest_seqno;
        if (function == null) {
            rocksdb_livefile_set_smallest_seqno = function = Symbols.TABLE.find("rocksdb_livefile_set_smallest_seqno");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /** {@code void rocksdb_livefiles_add(rocksdb_livefiles_t *, rocksdb_livefile_t *)} */
    public static void rocksdb_livefiles_add(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefiles_add;
        if (function == null) {
            rocksdb_livefiles_add = function = Symbols.TABLE.find("rocksdb_livefiles_add");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1.address(), 0);
    }

    /** {@code const char *rocksdb_livefiles_column_family_name(const rocksdb_livefiles_t *, int index)} */
    public static MemorySegment rocksdb_livefiles_column_family_name(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_column_family_name;
        if (function == null) {
            rocksdb_livefiles_column_family_name = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_column_family_name");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), index, 0));
    }

    /** {@code int rocksdb_livefiles_count(const rocksdb_livefiles_t *)} */
    public static int rocksdb_livefiles_count(MemorySegment a0) {
        MemorySegment function = rocksdb_livefiles_count;
        if (function == null) {
            rocksdb_livefiles_count = function = Symbols.TABLE.find("rocksdb_livefiles_count");
        }
        return (int) Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code rocksdb_livefiles_t *rocksdb_livefiles_create(void)} */
    public static MemorySegment rocksdb_livefiles_create() {
        MemorySegment function = rocksdb_livefiles_create;
        if (function == null) {
            rocksdb_livefiles_create = function = Symbols.TABLE.find("rocksdb_livefiles_create");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code uint64_t rocksdb_livefiles_deletions(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_deletions(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_deletions;
        if (function == null) {
            rocksdb_livefiles_deletions = function = Symbols.TABLE.find("rocksdb_livefiles_deletions");
        }
        return Shapes.JJJ_J.call(function, a0.address(), index, 0);
    }

    /** {@code void rocksdb_livefiles_destroy(const rocksdb_livefiles_t *)} */
    public static void rocksdb_livefiles_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_livefiles_destroy;
        if (function == null) {
            rocksdb_livefiles_destroy = function = Symbols.TABLE.find("rocksdb_livefiles_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code const char *rocksdb_livefiles_directory(const rocksdb_livefiles_t *, int index)} */
    public static MemorySegment rocksdb_livefiles_directory(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_directory;
        if (function == null) {
            rocksdb_livefiles_directory = function = Symbols.TABLE.find("rocksdb_livefiles_directory");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), index, 0));
    }

    /** {@code uint64_t rocksdb_livefiles_entries(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_entries(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_entries;
        if (function == null) {
            rocksdb_livefiles_entries = function = Symbols.TABLE.find("rocksdb_livefiles_entries");
        }
        return Shapes.JJJ_J.call(function, a0.address(), index, 0);
    }

    /** {@code uint64_t rocksdb_livefiles_largest_seqno(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_largest_seqno(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_largest_seqno;
        if (function == null) {
            rocksdb_livefiles_largest_seqno = function = Symbols.TABLE.find("rocksdb_livefiles_largest_seqno");
        }
        return Shapes.JJJ_J.call(function, a0.address(), index, 0);
    }

    /** {@code const char *rocksdb_livefiles_largestkey(const rocksdb_livefiles_t *, int index, size_t *size)} */
    public static MemorySegment rocksdb_livefiles_largestkey(MemorySegment a0, int index,
            MemorySegment size) {
        MemorySegment function = rocksdb_livefiles_largestkey;
        if (function == null) {
            rocksdb_livefiles_largestkey = function = Symbols.TABLE.find("rocksdb_livefiles_largestkey");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), index, size.address()));
    }

    /** {@code int rocksdb_livefiles_level(const rocksdb_livefiles_t *, int index)} */
    public static int rocksdb_livefiles_level(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_level;
        if (function == null) {
            rocksdb_livefiles_level = function = Symbols.TABLE.find("rocksdb_livefiles_level");
        }
        return (int) Shapes.JJJ_J.call(function, a0.address(), index, 0);
    }

    /** {@code const char *rocksdb_livefiles_name(const rocksdb_livefiles_t *, int index)} */
    public static MemorySegment rocksdb_livefiles_name(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_name;
        if (function == null) {
            rocksdb_livefiles_name = function = Symbols.TABLE.find("rocksdb_livefiles_name");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), index, 0));
    }

    /** {@code size_t rocksdb_livefiles_size(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_size(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_size;
        if (function == null) {
            rocksdb_livefiles_size = function = Symbols.TABLE.find("rocksdb_livefiles_size");
        }
        return Shapes.JJJ_J.call(function, a0.address(), index, 0);
    }

    /** {@code uint64_t rocksdb_livefiles_smallest_seqno(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_smallest_seqno(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_smallest_seqno;
        if (function == null) {
            rocksdb_livefiles_smallest_seqno = function = Symbols.TABLE.find("rocksdb_livefiles_smallest_seqno");
        }
        return Shapes.JJJ_J.call(function, a0.address(), index, 0);
    }

    /** {@code const char *rocksdb_livefiles_smallestkey(const rocksdb_livefiles_t *, int index, size_t *size)} */
    public static MemorySegment rocksdb_livefiles_smallestkey(MemorySegment a0, int index,
            MemorySegment size) {
        MemorySegment function = rocksdb_livefiles_smallestkey;
        if (function == null) {
            rocksdb_livefiles_smallestkey = function = Symbols.TABLE.find("rocksdb_livefiles_smallestkey");
        }
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, a0.address(), index, size.address()));
    }
}
