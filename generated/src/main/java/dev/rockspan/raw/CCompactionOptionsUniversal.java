package dev.rockspan.raw;

import dev.rockspan.CompactionOptionsUniversal;
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_universal_compaction_options_destroy(rocksdb_universal_compaction_options_t *)} */
    public static void rocksdb_universal_compaction_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_destroy;
        if (function == null) {
            rocksdb_universal_compaction_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_destroy");
        }
        Shapes.JJJ_J.call(function, a0.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (int) Shapes.JJJ_J.call(function, a0.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (int) Shapes.JJJ_J.call(function, a0.address(), 0, 0);
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
        return (int) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (int) Shapes.JJJ_J.call(function, a0.address(), 0, 0);
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
        return (int) Shapes.JJJ_J.call(function, a0.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code int rocksdb_universal_compaction_options_get_size_ratio(rocksdb_universal_compaction_options_t *)} */
    public static int rocksdb_universal_compaction_options_get_size_ratio(MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_get_size_ratio;
        if (function == null) {
            rocksdb_universal_compaction_options_get_size_ratio = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_size_ratio");
        }
        return (int) Shapes.JJJ_J.call(function, a0.address(), 0, 0);
    }

    /** {@code int rocksdb_universal_compaction_options_get_stop_style(rocksdb_universal_compaction_options_t *)} */
    public static int rocksdb_universal_compaction_options_get_stop_style(MemorySegment a0) {
        MemorySegment function = rocksdb_universal_compaction_options_get_stop_style;
        if (function == null) {
            rocksdb_universal_compaction_options_get_stop_style = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_get_stop_style");
        }
        return (int) Shapes.JJJ_J.call(function, a0.address(), 0, 0);
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
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
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
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_incremental(rocksdb_universal_compaction_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_universal_compaction_options_set_incremental(MemorySegment opt,
            byte v) {
        MemorySegment function = rocksdb_universal_compaction_options_set_incremental;
        if (function == null) {
            rocksdb_universal_compaction_options_set_incremental = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_incremental");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_max_merge_width(rocksdb_universal_compaction_options_t *,
     * int)}
     */
    public static void rocksdb_universal_compaction_options_set_max_merge_width(MemorySegment a0,
            int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_max_merge_width;
        if (function == null) {
            rocksdb_universal_compaction_options_set_max_merge_width = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_max_merge_width");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_max_read_amp(rocksdb_universal_compaction_options_t *opt,
     * int v)}
     */
    public static void rocksdb_universal_compaction_options_set_max_read_amp(MemorySegment opt,
            int v) {
        MemorySegment function = rocksdb_universal_compaction_options_set_max_read_amp;
        if (function == null) {
            rocksdb_universal_compaction_options_set_max_read_amp = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_max_read_amp");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
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
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_min_merge_width(rocksdb_universal_compaction_options_t *,
     * int)}
     */
    public static void rocksdb_universal_compaction_options_set_min_merge_width(MemorySegment a0,
            int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_min_merge_width;
        if (function == null) {
            rocksdb_universal_compaction_options_set_min_merge_width = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_min_merge_width");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
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
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_size_ratio(rocksdb_universal_compaction_options_t *, int)}
     */
    public static void rocksdb_universal_compaction_options_set_size_ratio(MemorySegment a0,
            int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_size_ratio;
        if (function == null) {
            rocksdb_universal_compaction_options_set_size_ratio = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_size_ratio");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }

    /**
     * {@code void rocksdb_universal_compaction_options_set_stop_style(rocksdb_universal_compaction_options_t *, int)}
     */
    public static void rocksdb_universal_compaction_options_set_stop_style(MemorySegment a0,
            int a1) {
        MemorySegment function = rocksdb_universal_compaction_options_set_stop_style;
        if (function == null) {
            rocksdb_universal_compaction_options_set_stop_style = function = Symbols.TABLE.find(
                    "rocksdb_universal_compaction_options_set_stop_style");
        }
        Shapes.JJJ_J.call(function, a0.address(), a1, 0);
    }
}
