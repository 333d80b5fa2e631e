package dev.rockspan.raw;

import dev.rockspan.CompactRangeOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactRangeOptions}. */
public final class CCompactRangeOptions {
    private static @Nullable MemorySegment rocksdb_compactoptions_create;

    private static @Nullable MemorySegment rocksdb_compactoptions_destroy;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_allow_write_stall;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_blob_garbage_collection_policy;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_bottommost_level_compaction;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_change_level;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_exclusive_manual_compaction;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_max_subcompactions;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_target_level;

    private static @Nullable MemorySegment rocksdb_compactoptions_get_target_path_id;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_allow_write_stall;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_blob_garbage_collection_policy;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_bottommost_level_compaction;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_change_level;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_exclusive_manual_compaction;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_full_history_ts_low;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_max_subcompactions;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_target_level;

    private static @Nullable MemorySegment rocksdb_compactoptions_set_target_path_id;

    private CCompactRangeOptions() {
    }

    /** {@code rocksdb_compactoptions_t *rocksdb_compactoptions_create(void)} */
    public static MemorySegment rocksdb_compactoptions_create() {
        MemorySegment function = rocksdb_compactoptions_create;
        if (function == null) {
            rocksdb_compactoptions_create = function = Symbols.TABLE.find("rocksdb_compactoptions_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactoptions_destroy(rocksdb_compactoptions_t *)} */
    public static void rocksdb_compactoptions_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_compactoptions_destroy;
        if (function == null) {
            rocksdb_compactoptions_destroy = function = Symbols.TABLE.find("rocksdb_compactoptions_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_compactoptions_get_allow_write_stall(rocksdb_compactoptions_t *)} */
    public static byte rocksdb_compactoptions_get_allow_write_stall(MemorySegment a0) {
        MemorySegment function = rocksdb_compactoptions_get_allow_write_stall;
        if (function == null) {
            rocksdb_compactoptions_get_allow_write_stall = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_allow_write_stall");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff(rocksdb_compactoptions_t *opt)} */
    public static double rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff(
            MemorySegment opt) {
        MemorySegment function = rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff;
        if (function == null) {
            rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_blob_garbage_collection_age_cutoff");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactoptions_get_blob_garbage_collection_policy(rocksdb_compactoptions_t *opt)} */
    public static int rocksdb_compactoptions_get_blob_garbage_collection_policy(MemorySegment opt) {
        MemorySegment function = rocksdb_compactoptions_get_blob_garbage_collection_policy;
        if (function == null) {
            rocksdb_compactoptions_get_blob_garbage_collection_policy = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_blob_garbage_collection_policy");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_compactoptions_get_bottommost_level_compaction(rocksdb_compactoptions_t *)} */
    public static byte rocksdb_compactoptions_get_bottommost_level_compaction(MemorySegment a0) {
        MemorySegment function = rocksdb_compactoptions_get_bottommost_level_compaction;
        if (function == null) {
            rocksdb_compactoptions_get_bottommost_level_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_bottommost_level_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_compactoptions_get_change_level(rocksdb_compactoptions_t *)} */
    public static byte rocksdb_compactoptions_get_change_level(MemorySegment a0) {
        MemorySegment function = rocksdb_compactoptions_get_change_level;
        if (function == null) {
            rocksdb_compactoptions_get_change_level = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_change_level");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_compactoptions_get_exclusive_manual_compaction(rocksdb_compactoptions_t *)} */
    public static byte rocksdb_compactoptions_get_exclusive_manual_compaction(MemorySegment a0) {
        MemorySegment function = rocksdb_compactoptions_get_exclusive_manual_compaction;
        if (function == null) {
            rocksdb_compactoptions_get_exclusive_manual_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_exclusive_manual_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactoptions_get_max_subcompactions(rocksdb_compactoptions_t *)} */
    public static int rocksdb_compactoptions_get_max_subcompactions(MemorySegment a0) {
        MemorySegment function = rocksdb_compactoptions_get_max_subcompactions;
        if (function == null) {
            rocksdb_compactoptions_get_max_subcompactions = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_max_subcompactions");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactoptions_get_target_level(rocksdb_compactoptions_t *)} */
    public static int rocksdb_compactoptions_get_target_level(MemorySegment a0) {
        MemorySegment function = rocksdb_compactoptions_get_target_level;
        if (function == null) {
            rocksdb_compactoptions_get_target_level = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_target_level");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compactoptions_get_target_path_id(rocksdb_compactoptions_t *)} */
    public static int rocksdb_compactoptions_get_target_path_id(MemorySegment a0) {
        MemorySegment function = rocksdb_compactoptions_get_target_path_id;
        if (function == null) {
            rocksdb_compactoptions_get_target_path_id = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_get_target_path_id");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactoptions_set_allow_write_stall(rocksdb_compactoptions_t *, unsigned char)} */
    public static void rocksdb_compactoptions_set_allow_write_stall(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_compactoptions_set_allow_write_stall;
        if (function == null) {
            rocksdb_compactoptions_set_allow_write_stall = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_allow_write_stall");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff(rocksdb_compactoptions_t *opt, double
     * v)}
     */
    public static void rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff(
            MemorySegment opt, double v) {
        MemorySegment function = rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff;
        if (function == null) {
            rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_blob_garbage_collection_age_cutoff");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, opt.address(), v);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactoptions_set_blob_garbage_collection_policy(rocksdb_compactoptions_t *opt, int v)} */
    public static void rocksdb_compactoptions_set_blob_garbage_collection_policy(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_compactoptions_set_blob_garbage_collection_policy;
        if (function == null) {
            rocksdb_compactoptions_set_blob_garbage_collection_policy = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_blob_garbage_collection_policy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compactoptions_set_bottommost_level_compaction(rocksdb_compactoptions_t *, unsigned char)}
     */
    public static void rocksdb_compactoptions_set_bottommost_level_compaction(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_compactoptions_set_bottommost_level_compaction;
        if (function == null) {
            rocksdb_compactoptions_set_bottommost_level_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_bottommost_level_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactoptions_set_change_level(rocksdb_compactoptions_t *, unsigned char)} */
    public static void rocksdb_compactoptions_set_change_level(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_compactoptions_set_change_level;
        if (function == null) {
            rocksdb_compactoptions_set_change_level = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_change_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compactoptions_set_exclusive_manual_compaction(rocksdb_compactoptions_t *, unsigned char)}
     */
    public static void rocksdb_compactoptions_set_exclusive_manual_compaction(MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_compactoptions_set_exclusive_manual_compaction;
        if (function == null) {
            rocksdb_compactoptions_set_exclusive_manual_compaction = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_exclusive_manual_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compactoptions_set_full_history_ts_low(rocksdb_compactoptions_t *, char *ts, size_t tslen)}
     */
    public static void rocksdb_compactoptions_set_full_history_ts_low(MemorySegment a0, MemorySegment ts, long tslen) {
        MemorySegment function = rocksdb_compactoptions_set_full_history_ts_low;
        if (function == null) {
            rocksdb_compactoptions_set_full_history_ts_low = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_full_history_ts_low");
        }
        try {
            long ignored = (long) Shapes.JPJ_J.HANDLE.invokeExact(function, a0.address(), ts, tslen);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactoptions_set_max_subcompactions(rocksdb_compactoptions_t *, int)} */
    public static void rocksdb_compactoptions_set_max_subcompactions(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_compactoptions_set_max_subcompactions;
        if (function == null) {
            rocksdb_compactoptions_set_max_subcompactions = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_max_subcompactions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactoptions_set_target_level(rocksdb_compactoptions_t *, int)} */
    public static void rocksdb_compactoptions_set_target_level(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_compactoptions_set_target_level;
        if (function == null) {
            rocksdb_compactoptions_set_target_level = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_target_level");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compactoptions_set_target_path_id(rocksdb_compactoptions_t *, int)} */
    public static void rocksdb_compactoptions_set_target_path_id(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_compactoptions_set_target_path_id;
        if (function == null) {
            rocksdb_compactoptions_set_target_path_id = function = Symbols.TABLE.find(
                    "rocksdb_compactoptions_set_target_path_id");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), (long) a1, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
