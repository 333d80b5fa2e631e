package dev.rockspan.raw;

import dev.rockspan.OpenAndCompactOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link OpenAndCompactOptions}. */
public final class COpenAndCompactOptions {
    private static @Nullable MemorySegment rocksdb_open_and_compact_options_create;

    private static @Nullable MemorySegment rocksdb_open_and_compact_options_destroy;

    private static @Nullable MemorySegment rocksdb_open_and_compact_options_get_allow_resumption;

    private static @Nullable MemorySegment rocksdb_open_and_compact_options_set_allow_resumption;

    private static @Nullable MemorySegment rocksdb_open_and_compact_options_set_canceled;

    private COpenAndCompactOptions() {
    }

    /** {@code rocksdb_open_and_compact_options_t *rocksdb_open_and_compact_options_create(void)} */
    public static MemorySegment rocksdb_open_and_compact_options_create() {
        MemorySegment function = rocksdb_open_and_compact_options_create;
        if (function == null) {
            rocksdb_open_and_compact_options_create = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_open_and_compact_options_destroy(rocksdb_open_and_compact_options_t *options)} */
    public static void rocksdb_open_and_compact_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_open_and_compact_options_destroy;
        if (function == null) {
            rocksdb_open_and_compact_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_open_and_compact_options_get_allow_resumption(rocksdb_open_and_compact_options_t
     * *opt)}
     */
    public static byte rocksdb_open_and_compact_options_get_allow_resumption(MemorySegment opt) {
        MemorySegment function = rocksdb_open_and_compact_options_get_allow_resumption;
        if (function == null) {
            rocksdb_open_and_compact_options_get_allow_resumption = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_options_get_allow_resumption");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_open_and_compact_options_set_allow_resumption(rocksdb_open_and_compact_options_t *options,
     * unsigned char allow_resumption)}
     */
    public static void rocksdb_open_and_compact_options_set_allow_resumption(
            MemorySegment options, byte allow_resumption) {
        MemorySegment function = rocksdb_open_and_compact_options_set_allow_resumption;
        if (function == null) {
            rocksdb_open_and_compact_options_set_allow_resumption = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_options_set_allow_resumption");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, options.address(), (long) allow_resumption, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_open_and_compact_options_set_canceled(rocksdb_open_and_compact_options_t *options, unsigned
     * char *canceled)}
     */
    public static void rocksdb_open_and_compact_options_set_canceled(MemorySegment options, MemorySegment canceled) {
        MemorySegment function = rocksdb_open_and_compact_options_set_canceled;
        if (function == null) {
            rocksdb_open_and_compact_options_set_canceled = function = Symbols.TABLE.find(
                    "rocksdb_open_and_compact_options_set_canceled");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), canceled.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
