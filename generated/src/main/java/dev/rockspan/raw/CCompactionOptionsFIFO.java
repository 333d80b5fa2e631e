package dev.rockspan.raw;

import dev.rockspan.CompactionOptionsFIFO;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CompactionOptionsFIFO}. */
public final class CCompactionOptionsFIFO {
    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_create;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_destroy;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_get_age_for_warm;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_get_allow_compaction;

    private static @Nullable MemorySegment
            rocksdb_fifo_compaction_options_get_allow_trivial_copy_when_change_temperature;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_get_max_data_files_size;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_get_max_table_files_size;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_get_trivial_copy_buffer_size;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_get_use_kv_ratio_compaction;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_set_age_for_warm;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_set_allow_compaction;

    private static @Nullable MemorySegment
            rocksdb_fifo_compaction_options_set_allow_trivial_copy_when_change_temperature;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_set_max_data_files_size;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_set_max_table_files_size;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_set_trivial_copy_buffer_size;

    private static @Nullable MemorySegment rocksdb_fifo_compaction_options_set_use_kv_ratio_compaction;

    private CCompactionOptionsFIFO() {
    }

    /** {@code rocksdb_fifo_compaction_options_t *rocksdb_fifo_compaction_options_create(void)} */
    public static MemorySegment rocksdb_fifo_compaction_options_create() {
        MemorySegment function = rocksdb_fifo_compaction_options_create;
        if (function == null) {
            rocksdb_fifo_compaction_options_create = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_fifo_compaction_options_destroy(rocksdb_fifo_compaction_options_t *fifo_opts)} */
    public static void rocksdb_fifo_compaction_options_destroy(MemorySegment fifo_opts) {
        MemorySegment function = rocksdb_fifo_compaction_options_destroy;
        if (function == null) {
            rocksdb_fifo_compaction_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, fifo_opts.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_fifo_compaction_options_get_age_for_warm(rocksdb_fifo_compaction_options_t *opt)} */
    public static long rocksdb_fifo_compaction_options_get_age_for_warm(MemorySegment opt) {
        MemorySegment function = rocksdb_fifo_compaction_options_get_age_for_warm;
        if (function == null) {
            rocksdb_fifo_compaction_options_get_age_for_warm = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_get_age_for_warm");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_fifo_compaction_options_get_allow_compaction(rocksdb_fifo_compaction_options_t
     * *fifo_opts)}
     */
    public static byte rocksdb_fifo_compaction_options_get_allow_compaction(
            MemorySegment fifo_opts) {
        MemorySegment function = rocksdb_fifo_compaction_options_get_allow_compaction;
        if (function == null) {
            rocksdb_fifo_compaction_options_get_allow_compaction = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_get_allow_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, fifo_opts.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_fifo_compaction_options_get_allow_trivial_copy_when_change_temperature(rocksdb_fifo_compaction_options_t
     * *opt)}
     */
    public static byte rocksdb_fifo_compaction_options_get_allow_trivial_copy_when_change_temperature(
            MemorySegment opt) {
        MemorySegment function = rocksdb_fifo_compaction_options_get_allow_trivial_copy_when_change_temperature;
        if (function == null) {
            rocksdb_fifo_compaction_options_get_allow_trivial_copy_when_change_temperature =
                    function =
                    Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_get_allow_trivial_copy_when_change_temperature");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_fifo_compaction_options_get_max_data_files_size(rocksdb_fifo_compaction_options_t
     * *fifo_opts)}
     */
    public static long rocksdb_fifo_compaction_options_get_max_data_files_size(
            MemorySegment fifo_opts) {
        MemorySegment function = rocksdb_fifo_compaction_options_get_max_data_files_size;
        if (function == null) {
            rocksdb_fifo_compaction_options_get_max_data_files_size = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_get_max_data_files_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, fifo_opts.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_fifo_compaction_options_get_max_table_files_size(rocksdb_fifo_compaction_options_t
     * *fifo_opts)}
     */
    public static long rocksdb_fifo_compaction_options_get_max_table_files_size(
            MemorySegment fifo_opts) {
        MemorySegment function = rocksdb_fifo_compaction_options_get_max_table_files_size;
        if (function == null) {
            rocksdb_fifo_compaction_options_get_max_table_files_size = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_get_max_table_files_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, fifo_opts.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t rocksdb_fifo_compaction_options_get_trivial_copy_buffer_size(rocksdb_fifo_compaction_options_t
     * *opt)}
     */
    public static long rocksdb_fifo_compaction_options_get_trivial_copy_buffer_size(
            MemorySegment opt) {
        MemorySegment function = rocksdb_fifo_compaction_options_get_trivial_copy_buffer_size;
        if (function == null) {
            rocksdb_fifo_compaction_options_get_trivial_copy_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_get_trivial_copy_buffer_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_fifo_compaction_options_get_use_kv_ratio_compaction(rocksdb_fifo_compaction_options_t *fifo_opts)}
     */
    public static byte rocksdb_fifo_compaction_options_get_use_kv_ratio_compaction(
            MemorySegment fifo_opts) {
        MemorySegment function = rocksdb_fifo_compaction_options_get_use_kv_ratio_compaction;
        if (function == null) {
            rocksdb_fifo_compaction_options_get_use_kv_ratio_compaction = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_get_use_kv_ratio_compaction");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, fifo_opts.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_fifo_compaction_options_set_age_for_warm(rocksdb_fifo_compaction_options_t *opt, uint64_t v)}
     */
    public static void rocksdb_fifo_compaction_options_set_age_for_warm(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_fifo_compaction_options_set_age_for_warm;
        if (function == null) {
            rocksdb_fifo_compaction_options_set_age_for_warm = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_set_age_for_warm");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_fifo_compaction_options_set_allow_compaction(rocksdb_fifo_compaction_options_t *fifo_opts,
     * unsigned char allow_compaction)}
     */
    public static void rocksdb_fifo_compaction_options_set_allow_compaction(
            MemorySegment fifo_opts, byte allow_compaction) {
        MemorySegment function = rocksdb_fifo_compaction_options_set_allow_compaction;
        if (function == null) {
            rocksdb_fifo_compaction_options_set_allow_compaction = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_set_allow_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, fifo_opts.address(), (long) allow_compaction, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_fifo_compaction_options_set_allow_trivial_copy_when_change_temperature(rocksdb_fifo_compaction_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_fifo_compaction_options_set_allow_trivial_copy_when_change_temperature(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_fifo_compaction_options_set_allow_trivial_copy_when_change_temperature;
        if (function == null) {
            rocksdb_fifo_compaction_options_set_allow_trivial_copy_when_change_temperature =
                    function =
                    Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_set_allow_trivial_copy_when_change_temperature");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_fifo_compaction_options_set_max_data_files_size(rocksdb_fifo_compaction_options_t *fifo_opts,
     * uint64_t size)}
     */
    public static void rocksdb_fifo_compaction_options_set_max_data_files_size(
            MemorySegment fifo_opts, long size) {
        MemorySegment function = rocksdb_fifo_compaction_options_set_max_data_files_size;
        if (function == null) {
            rocksdb_fifo_compaction_options_set_max_data_files_size = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_set_max_data_files_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, fifo_opts.address(), size, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_fifo_compaction_options_set_max_table_files_size(rocksdb_fifo_compaction_options_t
     * *fifo_opts, uint64_t size)}
     */
    public static void rocksdb_fifo_compaction_options_set_max_table_files_size(
            MemorySegment fifo_opts, long size) {
        MemorySegment function = rocksdb_fifo_compaction_options_set_max_table_files_size;
        if (function == null) {
            rocksdb_fifo_compaction_options_set_max_table_files_size = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_set_max_table_files_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, fifo_opts.address(), size, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_fifo_compaction_options_set_trivial_copy_buffer_size(rocksdb_fifo_compaction_options_t *opt,
     * uint64_t v)}
     */
    public static void rocksdb_fifo_compaction_options_set_trivial_copy_buffer_size(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_fifo_compaction_options_set_trivial_copy_buffer_size;
        if (function == null) {
            rocksdb_fifo_compaction_options_set_trivial_copy_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_set_trivial_copy_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_fifo_compaction_options_set_use_kv_ratio_compaction(rocksdb_fifo_compaction_options_t
     * *fifo_opts, unsigned char use_kv_ratio_compaction)}
     */
    public static void rocksdb_fifo_compaction_options_set_use_kv_ratio_compaction(
            MemorySegment fifo_opts, byte use_kv_ratio_compaction) {
        MemorySegment function = rocksdb_fifo_compaction_options_set_use_kv_ratio_compaction;
        if (function == null) {
            rocksdb_fifo_compaction_options_set_use_kv_ratio_compaction = function = Symbols.TABLE.find(
                    "rocksdb_fifo_compaction_options_set_use_kv_ratio_compaction");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, fifo_opts.address(), (long) use_kv_ratio_compaction, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
