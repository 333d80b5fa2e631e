package dev.rockspan.raw;

import dev.rockspan.LiveFileMetaData;
import dev.rockspan.runtime.link.NativeFunctions;
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
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_destroy(rocksdb_livefile_t *)} */
    public static void rocksdb_livefile_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_livefile_destroy;
        if (function == null) {
            rocksdb_livefile_destroy = function = Symbols.TABLE.find("rocksdb_livefile_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_column_family_name(rocksdb_livefile_t *, const char *)} */
    public static void rocksdb_livefile_set_column_family_name(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_column_family_name;
        if (function == null) {
            rocksdb_livefile_set_column_family_name = function = Symbols.TABLE.find(
                    "rocksdb_livefile_set_column_family_name");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_directory(rocksdb_livefile_t *, const char *)} */
    public static void rocksdb_livefile_set_directory(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_directory;
        if (function == null) {
            rocksdb_livefile_set_directory = function = Symbols.TABLE.find("rocksdb_livefile_set_directory");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_largest_key(rocksdb_livefile_t *, const char *, size_t)} */
    public static void rocksdb_livefile_set_largest_key(MemorySegment a0, MemorySegment a1, long a2) {
        MemorySegment function = rocksdb_livefile_set_largest_key;
        if (function == null) {
            rocksdb_livefile_set_largest_key = function = Symbols.TABLE.find("rocksdb_livefile_set_largest_key");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), a1, a2);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_largest_seqno(rocksdb_livefile_t *, uint64_t)} */
    public static void rocksdb_livefile_set_largest_seqno(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_largest_seqno;
        if (function == null) {
            rocksdb_livefile_set_largest_seqno = function = Symbols.TABLE.find("rocksdb_livefile_set_largest_seqno");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_level(rocksdb_livefile_t *, int)} */
    public static void rocksdb_livefile_set_level(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_livefile_set_level;
        if (function == null) {
            rocksdb_livefile_set_level = function = Symbols.TABLE.find("rocksdb_livefile_set_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_name(rocksdb_livefile_t *, const char *)} */
    public static void rocksdb_livefile_set_name(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefile_set_name;
        if (function == null) {
            rocksdb_livefile_set_name = function = Symbols.TABLE.find("rocksdb_livefile_set_name");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_num_deletions(rocksdb_livefile_t *, uint64_t)} */
    public static void rocksdb_livefile_set_num_deletions(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_num_deletions;
        if (function == null) {
            rocksdb_livefile_set_num_deletions = function = Symbols.TABLE.find("rocksdb_livefile_set_num_deletions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_num_entries(rocksdb_livefile_t *, uint64_t)} */
    public static void rocksdb_livefile_set_num_entries(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_num_entries;
        if (function == null) {
            rocksdb_livefile_set_num_entries = function = Symbols.TABLE.find("rocksdb_livefile_set_num_entries");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_size(rocksdb_livefile_t *, size_t)} */
    public static void rocksdb_livefile_set_size(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_size;
        if (function == null) {
            rocksdb_livefile_set_size = function = Symbols.TABLE.find("rocksdb_livefile_set_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_smallest_key(rocksdb_livefile_t *, const char *, size_t)} */
    public static void rocksdb_livefile_set_smallest_key(MemorySegment a0, MemorySegment a1, long a2) {
        MemorySegment function = rocksdb_livefile_set_smallest_key;
        if (function == null) {
            rocksdb_livefile_set_smallest_key = function = Symbols.TABLE.find("rocksdb_livefile_set_smallest_key");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), a1, a2);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefile_set_smallest_seqno(rocksdb_livefile_t *, uint64_t)} */
    public static void rocksdb_livefile_set_smallest_seqno(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_livefile_set_smallest_seqno;
        if (function == null) {
            rocksdb_livefile_set_smallest_seqno = function = Symbols.TABLE.find("rocksdb_livefile_set_smallest_seqno");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefiles_add(rocksdb_livefiles_t *, rocksdb_livefile_t *)} */
    public static void rocksdb_livefiles_add(MemorySegment a0, MemorySegment a1) {
        MemorySegment function = rocksdb_livefiles_add;
        if (function == null) {
            rocksdb_livefiles_add = function = Symbols.TABLE.find("rocksdb_livefiles_add");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), a1.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_livefiles_column_family_name(const rocksdb_livefiles_t *, int index)} */
    public static MemorySegment rocksdb_livefiles_column_family_name(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_column_family_name;
        if (function == null) {
            rocksdb_livefiles_column_family_name = function = Symbols.TABLE.find(
                    "rocksdb_livefiles_column_family_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), (long) index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_livefiles_count(const rocksdb_livefiles_t *)} */
    public static int rocksdb_livefiles_count(MemorySegment a0) {
        MemorySegment function = rocksdb_livefiles_count;
        if (function == null) {
            rocksdb_livefiles_count = function = Symbols.TABLE.find("rocksdb_livefiles_count");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_livefiles_t *rocksdb_livefiles_create(void)} */
    public static MemorySegment rocksdb_livefiles_create() {
        MemorySegment function = rocksdb_livefiles_create;
        if (function == null) {
            rocksdb_livefiles_create = function = Symbols.TABLE.find("rocksdb_livefiles_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_livefiles_deletions(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_deletions(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_deletions;
        if (function == null) {
            rocksdb_livefiles_deletions = function = Symbols.TABLE.find("rocksdb_livefiles_deletions");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_livefiles_destroy(const rocksdb_livefiles_t *)} */
    public static void rocksdb_livefiles_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_livefiles_destroy;
        if (function == null) {
            rocksdb_livefiles_destroy = function = Symbols.TABLE.find("rocksdb_livefiles_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_livefiles_directory(const rocksdb_livefiles_t *, int index)} */
    public static MemorySegment rocksdb_livefiles_directory(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_directory;
        if (function == null) {
            rocksdb_livefiles_directory = function = Symbols.TABLE.find("rocksdb_livefiles_directory");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), (long) index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_livefiles_entries(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_entries(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_entries;
        if (function == null) {
            rocksdb_livefiles_entries = function = Symbols.TABLE.find("rocksdb_livefiles_entries");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_livefiles_largest_seqno(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_largest_seqno(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_largest_seqno;
        if (function == null) {
            rocksdb_livefiles_largest_seqno = function = Symbols.TABLE.find("rocksdb_livefiles_largest_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_livefiles_largestkey(const rocksdb_livefiles_t *, int index, size_t *size)} */
    public static MemorySegment rocksdb_livefiles_largestkey(MemorySegment a0, int index, MemorySegment size) {
        MemorySegment function = rocksdb_livefiles_largestkey;
        if (function == null) {
            rocksdb_livefiles_largestkey = function = Symbols.TABLE.find("rocksdb_livefiles_largestkey");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), (long) index, size.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_livefiles_level(const rocksdb_livefiles_t *, int index)} */
    public static int rocksdb_livefiles_level(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_level;
        if (function == null) {
            rocksdb_livefiles_level = function = Symbols.TABLE.find("rocksdb_livefiles_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_livefiles_name(const rocksdb_livefiles_t *, int index)} */
    public static MemorySegment rocksdb_livefiles_name(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_name;
        if (function == null) {
            rocksdb_livefiles_name = function = Symbols.TABLE.find("rocksdb_livefiles_name");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), (long) index, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_livefiles_size(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_size(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_size;
        if (function == null) {
            rocksdb_livefiles_size = function = Symbols.TABLE.find("rocksdb_livefiles_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_livefiles_smallest_seqno(const rocksdb_livefiles_t *, int index)} */
    public static long rocksdb_livefiles_smallest_seqno(MemorySegment a0, int index) {
        MemorySegment function = rocksdb_livefiles_smallest_seqno;
        if (function == null) {
            rocksdb_livefiles_smallest_seqno = function = Symbols.TABLE.find("rocksdb_livefiles_smallest_seqno");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) index, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code const char *rocksdb_livefiles_smallestkey(const rocksdb_livefiles_t *, int index, size_t *size)} */
    public static MemorySegment rocksdb_livefiles_smallestkey(MemorySegment a0, int index, MemorySegment size) {
        MemorySegment function = rocksdb_livefiles_smallestkey;
        if (function == null) {
            rocksdb_livefiles_smallestkey = function = Symbols.TABLE.find("rocksdb_livefiles_smallestkey");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, a0.address(), (long) index, size.address()));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
