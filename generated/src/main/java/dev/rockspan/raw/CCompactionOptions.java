package dev.rockspan.raw;

import dev.rockspan.CompactionOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionOptions}. */
public final class CCompactionOptions {
    private static @Nullable MemorySegment rocksdb_compaction_options_create;

    private static @Nullable MemorySegment rocksdb_compaction_options_destroy;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_allow_trivial_move;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_compression;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_max_subcompactions;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_output_file_size_limit;

    private static @Nullable MemorySegment rocksdb_compaction_options_get_output_temperature_override;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_allow_trivial_move;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_canceled;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_compression;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_max_subcompactions;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_output_file_size_limit;

    private static @Nullable MemorySegment rocksdb_compaction_options_set_output_temperature_override;

    private CCompactionOptions() {
    }

    /** {@code rocksdb_compaction_options_t *rocksdb_compaction_options_create(void)} */
    public static MemorySegment rocksdb_compaction_options_create() {
        MemorySegment function = rocksdb_compaction_options_create;
        if (function == null) {
            rocksdb_compaction_options_create = function = Symbols.TABLE.find("rocksdb_compaction_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compaction_options_destroy(rocksdb_compaction_options_t *)} */
    public static void rocksdb_compaction_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_compaction_options_destroy;
        if (function == null) {
            rocksdb_compaction_options_destroy = function = Symbols.TABLE.find("rocksdb_compaction_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_compaction_options_get_allow_trivial_move(rocksdb_compaction_options_t *opt)} */
    public static byte rocksdb_compaction_options_get_allow_trivial_move(MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_allow_trivial_move;
        if (function == null) {
            rocksdb_compaction_options_get_allow_trivial_move = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_allow_trivial_move");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compaction_options_get_compression(rocksdb_compaction_options_t *opt)} */
    public static int rocksdb_compaction_options_get_compression(MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_compression;
        if (function == null) {
            rocksdb_compaction_options_get_compression = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_compression");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_compaction_options_get_max_subcompactions(rocksdb_compaction_options_t *opt)} */
    public static int rocksdb_compaction_options_get_max_subcompactions(MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_max_subcompactions;
        if (function == null) {
            rocksdb_compaction_options_get_max_subcompactions = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_max_subcompactions");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_compaction_options_get_output_file_size_limit(rocksdb_compaction_options_t *opt)} */
    public static long rocksdb_compaction_options_get_output_file_size_limit(MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_output_file_size_limit;
        if (function == null) {
            rocksdb_compaction_options_get_output_file_size_limit = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_output_file_size_limit");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_compaction_options_get_output_temperature_override(rocksdb_compaction_options_t *opt)} */
    public static int rocksdb_compaction_options_get_output_temperature_override(
            MemorySegment opt) {
        MemorySegment function = rocksdb_compaction_options_get_output_temperature_override;
        if (function == null) {
            rocksdb_compaction_options_get_output_temperature_override = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_get_output_temperature_override");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_options_set_allow_trivial_move(rocksdb_compaction_options_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_compaction_options_set_allow_trivial_move(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_compaction_options_set_allow_trivial_move;
        if (function == null) {
            rocksdb_compaction_options_set_allow_trivial_move = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_allow_trivial_move");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_options_set_canceled(rocksdb_compaction_options_t *options, unsigned char
     * *canceled)}
     */
    public static void rocksdb_compaction_options_set_canceled(MemorySegment options, MemorySegment canceled) {
        MemorySegment function = rocksdb_compaction_options_set_canceled;
        if (function == null) {
            rocksdb_compaction_options_set_canceled = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_canceled");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), canceled.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compaction_options_set_compression(rocksdb_compaction_options_t *opt, int v)} */
    public static void rocksdb_compaction_options_set_compression(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_compaction_options_set_compression;
        if (function == null) {
            rocksdb_compaction_options_set_compression = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_compression");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_compaction_options_set_max_subcompactions(rocksdb_compaction_options_t *opt, uint32_t v)} */
    public static void rocksdb_compaction_options_set_max_subcompactions(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_compaction_options_set_max_subcompactions;
        if (function == null) {
            rocksdb_compaction_options_set_max_subcompactions = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_max_subcompactions");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_options_set_output_file_size_limit(rocksdb_compaction_options_t *opt, uint64_t v)}
     */
    public static void rocksdb_compaction_options_set_output_file_size_limit(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_compaction_options_set_output_file_size_limit;
        if (function == null) {
            rocksdb_compaction_options_set_output_file_size_limit = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_output_file_size_limit");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_compaction_options_set_output_temperature_override(rocksdb_compaction_options_t *opt, int v)}
     */
    public static void rocksdb_compaction_options_set_output_temperature_override(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_compaction_options_set_output_temperature_override;
        if (function == null) {
            rocksdb_compaction_options_set_output_temperature_override = function = Symbols.TABLE.find(
                    "rocksdb_compaction_options_set_output_temperature_override");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
