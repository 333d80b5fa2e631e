package dev.rockspan.raw;

import dev.rockspan.SizeApproximationOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link SizeApproximationOptions}. */
public final class CSizeApproximationOptions {
    private static @Nullable MemorySegment rocksdb_size_approximation_options_create;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_destroy;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_get_files_size_error_margin;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_get_include_blob_files;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_get_include_files;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_get_include_memtables;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_set_files_size_error_margin;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_set_include_blob_files;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_set_include_files;

    private static @Nullable MemorySegment rocksdb_size_approximation_options_set_include_memtables;

    private CSizeApproximationOptions() {
    }

    /** {@code rocksdb_size_approximation_options_t *rocksdb_size_approximation_options_create(void)} */
    public static MemorySegment rocksdb_size_approximation_options_create() {
        MemorySegment function = rocksdb_size_approximation_options_create;
        if (function == null) {
            rocksdb_size_approximation_options_create = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_size_approximation_options_destroy(rocksdb_size_approximation_options_t *options)} */
    public static void rocksdb_size_approximation_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_size_approximation_options_destroy;
        if (function == null) {
            rocksdb_size_approximation_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code double rocksdb_size_approximation_options_get_files_size_error_margin(rocksdb_size_approximation_options_t
     * *opt)}
     */
    public static double rocksdb_size_approximation_options_get_files_size_error_margin(
            MemorySegment opt) {
        MemorySegment function = rocksdb_size_approximation_options_get_files_size_error_margin;
        if (function == null) {
            rocksdb_size_approximation_options_get_files_size_error_margin = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_get_files_size_error_margin");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_size_approximation_options_get_include_blob_files(rocksdb_size_approximation_options_t *opt)}
     */
    public static byte rocksdb_size_approximation_options_get_include_blob_files(
            MemorySegment opt) {
        MemorySegment function = rocksdb_size_approximation_options_get_include_blob_files;
        if (function == null) {
            rocksdb_size_approximation_options_get_include_blob_files = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_get_include_blob_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_size_approximation_options_get_include_files(rocksdb_size_approximation_options_t
     * *opt)}
     */
    public static byte rocksdb_size_approximation_options_get_include_files(MemorySegment opt) {
        MemorySegment function = rocksdb_size_approximation_options_get_include_files;
        if (function == null) {
            rocksdb_size_approximation_options_get_include_files = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_get_include_files");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_size_approximation_options_get_include_memtables(rocksdb_size_approximation_options_t *opt)}
     */
    public static byte rocksdb_size_approximation_options_get_include_memtables(MemorySegment opt) {
        MemorySegment function = rocksdb_size_approximation_options_get_include_memtables;
        if (function == null) {
            rocksdb_size_approximation_options_get_include_memtables = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_get_include_memtables");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_size_approximation_options_set_files_size_error_margin(rocksdb_size_approximation_options_t
     * *opt, double v)}
     */
    public static void rocksdb_size_approximation_options_set_files_size_error_margin(
            MemorySegment opt, double v) {
        MemorySegment function = rocksdb_size_approximation_options_set_files_size_error_margin;
        if (function == null) {
            rocksdb_size_approximation_options_set_files_size_error_margin = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_set_files_size_error_margin");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, opt.address(), v);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_size_approximation_options_set_include_blob_files(rocksdb_size_approximation_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_size_approximation_options_set_include_blob_files(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_size_approximation_options_set_include_blob_files;
        if (function == null) {
            rocksdb_size_approximation_options_set_include_blob_files = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_set_include_blob_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_size_approximation_options_set_include_files(rocksdb_size_approximation_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_size_approximation_options_set_include_files(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_size_approximation_options_set_include_files;
        if (function == null) {
            rocksdb_size_approximation_options_set_include_files = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_set_include_files");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_size_approximation_options_set_include_memtables(rocksdb_size_approximation_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_size_approximation_options_set_include_memtables(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_size_approximation_options_set_include_memtables;
        if (function == null) {
            rocksdb_size_approximation_options_set_include_memtables = function = Symbols.TABLE.find(
                    "rocksdb_size_approximation_options_set_include_memtables");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
