package dev.rockspan.raw;

import dev.rockspan.CompactionOptionsUniversal;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionOptionsUniversal}. */
public final class CCompactionOptionsUniversal {
    private static @Nullable MemorySegment rocksdb_universal_compaction_options_create;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_destroy;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_allow_trivial_move;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_compression_size_percent;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_incremental;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_max_merge_width;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_max_read_amp;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_max_size_amplification_percent;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_min_merge_width;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_reduce_file_locking;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_size_ratio;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_get_stop_style;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_allow_trivial_move;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_compression_size_percent;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_incremental;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_max_merge_width;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_max_read_amp;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_max_size_amplification_percent;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_min_merge_width;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_reduce_file_locking;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_size_ratio;

    private static @Nullable MemorySegment rocksdb_universal_compaction_options_set_stop_style;

    private CCompactionOptionsUniversal() {
    }

    /** {@code rocksdb_universal_compaction_options_t *rocksdb_universal_compaction_options_create(void)} */
    public static MemorySegment rocksdb_universal_compaction_options_create() {
        MemorySegment function = rocksdb_universal_compaction_options_create;
        if (function == null) {
            rocksdb_universal_compaction_options_create = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_universal_compaction_options_destroy(rocksdb_universal_compaction_options_t *)} */
    public static void rocksdb_universal_compaction_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_destroy;
        if (function == null) {
            rocksdb_universal_compaction_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_universal_compaction_options_get_allow_trivial_move(rocksdb_universal_compaction_options_t *opt)}
     */
    public static byte rocksdb_universal_compaction_options_get_allow_trivial_move(
            MemorySegment opt) {
        MemorySegment function = rocksdb_universal_compaction_options_get_allow_trivial_move;
        if (function == null) {
            rocksdb_universal_compaction_options_get_allow_trivial_move = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_allow_trivial_move");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int
     * rocksdb_universal_compaction_options_get_compression_size_percent(rocksdb_universal_compaction_options_t *)}
     */
    public static int rocksdb_universal_compaction_options_get_compression_size_percent(
            MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_get_compression_size_percent;
        if (function == null) {
            rocksdb_universal_compaction_options_get_compression_size_percent = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_compression_size_percent");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_universal_compaction_options_get_incremental(rocksdb_universal_compaction_options_t
     * *opt)}
     */
    public static byte rocksdb_universal_compaction_options_get_incremental(MemorySegment opt) {
        MemorySegment function = rocksdb_universal_compaction_options_get_incremental;
        if (function == null) {
            rocksdb_universal_compaction_options_get_incremental = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_incremental");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_universal_compaction_options_get_max_merge_width(rocksdb_universal_compaction_options_t *)}
     */
    public static int rocksdb_universal_compaction_options_get_max_merge_width(MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_get_max_merge_width;
        if (function == null) {
            rocksdb_universal_compaction_options_get_max_merge_width = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_max_merge_width");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_universal_compaction_options_get_max_read_amp(rocksdb_universal_compaction_options_t *opt)}
     */
    public static int rocksdb_universal_compaction_options_get_max_read_amp(MemorySegment opt) {
        MemorySegment function = rocksdb_universal_compaction_options_get_max_read_amp;
        if (function == null) {
            rocksdb_universal_compaction_options_get_max_read_amp = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_max_read_amp");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int
     * rocksdb_universal_compaction_options_get_max_size_amplification_percent(rocksdb_universal_compaction_options_t
     * *)}
     */
    public static int rocksdb_universal_compaction_options_get_max_size_amplification_percent(
            MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_get_max_size_amplification_percent;
        if (function == null) {
            rocksdb_universal_compaction_options_get_max_size_amplification_percent = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_max_size_amplification_percent");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int rocksdb_universal_compaction_options_get_min_merge_width(rocksdb_universal_compaction_options_t *)}
     */
    public static int rocksdb_universal_compaction_options_get_min_merge_width(MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_get_min_merge_width;
        if (function == null) {
            rocksdb_universal_compaction_options_get_min_merge_width = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_min_merge_width");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_universal_compaction_options_get_reduce_file_locking(rocksdb_universal_compaction_options_t *opt)}
     */
    public static byte rocksdb_universal_compaction_options_get_reduce_file_locking(
            MemorySegment opt) {
        MemorySegment function = rocksdb_universal_compaction_options_get_reduce_file_locking;
        if (function == null) {
            rocksdb_universal_compaction_options_get_reduce_file_locking = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_reduce_file_locking");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_universal_compaction_options_get_size_ratio(rocksdb_universal_compaction_options_t *)} */
    public static int rocksdb_universal_compaction_options_get_size_ratio(MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_get_size_ratio;
        if (function == null) {
            rocksdb_universal_compaction_options_get_size_ratio = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_size_ratio");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_universal_compaction_options_get_stop_style(rocksdb_universal_compaction_options_t *)} */
    public static int rocksdb_universal_compaction_options_get_stop_style(MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_get_stop_style;
        if (function == null) {
            rocksdb_universal_compaction_options_get_stop_style = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_stop_style");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_allow_trivial_move(rocksdb_universal_compaction_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_universal_compaction_options_set_allow_trivial_move(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_universal_compaction_options_set_allow_trivial_move;
        if (function == null) {
            rocksdb_universal_compaction_options_set_allow_trivial_move = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_allow_trivial_move");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_universal_compaction_options_set_compression_size_percent(rocksdb_universal_compaction_options_t *, int)}
     */
    public static void rocksdb_universal_compaction_options_set_compression_size_percent(
            MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_compression_size_percent;
        if (function == null) {
            rocksdb_universal_compaction_options_set_compression_size_percent = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_compression_size_percent");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_incremental(rocksdb_universal_compaction_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_universal_compaction_options_set_incremental(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_universal_compaction_options_set_incremental;
        if (function == null) {
            rocksdb_universal_compaction_options_set_incremental = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_incremental");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_max_merge_width(rocksdb_universal_compaction_options_t *,
     * int)}
     */
    public static void rocksdb_universal_compaction_options_set_max_merge_width(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_max_merge_width;
        if (function == null) {
            rocksdb_universal_compaction_options_set_max_merge_width = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_max_merge_width");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_max_read_amp(rocksdb_universal_compaction_options_t *opt,
     * int v)}
     */
    public static void rocksdb_universal_compaction_options_set_max_read_amp(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_universal_compaction_options_set_max_read_amp;
        if (function == null) {
            rocksdb_universal_compaction_options_set_max_read_amp = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_max_read_amp");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_universal_compaction_options_set_max_size_amplification_percent(rocksdb_universal_compaction_options_t *,
     * int)}
     */
    public static void rocksdb_universal_compaction_options_set_max_size_amplification_percent(
            MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_max_size_amplification_percent;
        if (function == null) {
            rocksdb_universal_compaction_options_set_max_size_amplification_percent = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_max_size_amplification_percent");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_min_merge_width(rocksdb_universal_compaction_options_t *,
     * int)}
     */
    public static void rocksdb_universal_compaction_options_set_min_merge_width(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_min_merge_width;
        if (function == null) {
            rocksdb_universal_compaction_options_set_min_merge_width = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_min_merge_width");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_reduce_file_locking(rocksdb_universal_compaction_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_universal_compaction_options_set_reduce_file_locking(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_universal_compaction_options_set_reduce_file_locking;
        if (function == null) {
            rocksdb_universal_compaction_options_set_reduce_file_locking = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_reduce_file_locking");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_size_ratio(rocksdb_universal_compaction_options_t *, int)}
     */
    public static void rocksdb_universal_compaction_options_set_size_ratio(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_size_ratio;
        if (function == null) {
            rocksdb_universal_compaction_options_set_size_ratio = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_size_ratio");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_stop_style(rocksdb_universal_compaction_options_t *, int)}
     */
    public static void rocksdb_universal_compaction_options_set_stop_style(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_stop_style;
        if (function == null) {
            rocksdb_universal_compaction_options_set_stop_style = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_stop_style");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
