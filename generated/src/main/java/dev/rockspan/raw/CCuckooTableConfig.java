package dev.rockspan.raw;

import dev.rockspan.CuckooTableConfig;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link CuckooTableConfig}. */
public final class CCuckooTableConfig {
    private static @Nullable MemorySegment rocksdb_cuckoo_options_create;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_destroy;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_get_cuckoo_block_size;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_get_hash_table_ratio;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_get_identity_as_first_hash;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_get_max_search_depth;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_get_use_module_hash;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_set_cuckoo_block_size;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_set_hash_ratio;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_set_hash_table_ratio;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_set_identity_as_first_hash;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_set_max_search_depth;

    private static @Nullable MemorySegment rocksdb_cuckoo_options_set_use_module_hash;

    private CCuckooTableConfig() {
    }

    /** {@code rocksdb_cuckoo_table_options_t *rocksdb_cuckoo_options_create(void)} */
    public static MemorySegment rocksdb_cuckoo_options_create() {
        MemorySegment function = rocksdb_cuckoo_options_create;
        if (function == null) {
            rocksdb_cuckoo_options_create = function = Symbols.TABLE.find("rocksdb_cuckoo_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cuckoo_options_destroy(rocksdb_cuckoo_table_options_t *options)} */
    public static void rocksdb_cuckoo_options_destroy(MemorySegment options) {
        MemorySegment function = rocksdb_cuckoo_options_destroy;
        if (function == null) {
            rocksdb_cuckoo_options_destroy = function = Symbols.TABLE.find("rocksdb_cuckoo_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, options.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_cuckoo_options_get_cuckoo_block_size(rocksdb_cuckoo_table_options_t *opt)} */
    public static int rocksdb_cuckoo_options_get_cuckoo_block_size(MemorySegment opt) {
        MemorySegment function = rocksdb_cuckoo_options_get_cuckoo_block_size;
        if (function == null) {
            rocksdb_cuckoo_options_get_cuckoo_block_size = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_get_cuckoo_block_size");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code double rocksdb_cuckoo_options_get_hash_table_ratio(rocksdb_cuckoo_table_options_t *opt)} */
    public static double rocksdb_cuckoo_options_get_hash_table_ratio(MemorySegment opt) {
        MemorySegment function = rocksdb_cuckoo_options_get_hash_table_ratio;
        if (function == null) {
            rocksdb_cuckoo_options_get_hash_table_ratio = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_get_hash_table_ratio");
        }
        try {
            return (double) Shapes.JJJ_D.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_cuckoo_options_get_identity_as_first_hash(rocksdb_cuckoo_table_options_t *opt)} */
    public static byte rocksdb_cuckoo_options_get_identity_as_first_hash(MemorySegment opt) {
        MemorySegment function = rocksdb_cuckoo_options_get_identity_as_first_hash;
        if (function == null) {
            rocksdb_cuckoo_options_get_identity_as_first_hash = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_get_identity_as_first_hash");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_cuckoo_options_get_max_search_depth(rocksdb_cuckoo_table_options_t *opt)} */
    public static int rocksdb_cuckoo_options_get_max_search_depth(MemorySegment opt) {
        MemorySegment function = rocksdb_cuckoo_options_get_max_search_depth;
        if (function == null) {
            rocksdb_cuckoo_options_get_max_search_depth = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_get_max_search_depth");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_cuckoo_options_get_use_module_hash(rocksdb_cuckoo_table_options_t *opt)} */
    public static byte rocksdb_cuckoo_options_get_use_module_hash(MemorySegment opt) {
        MemorySegment function = rocksdb_cuckoo_options_get_use_module_hash;
        if (function == null) {
            rocksdb_cuckoo_options_get_use_module_hash = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_get_use_module_hash");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cuckoo_options_set_cuckoo_block_size(rocksdb_cuckoo_table_options_t *opt, uint32_t v)} */
    public static void rocksdb_cuckoo_options_set_cuckoo_block_size(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_cuckoo_options_set_cuckoo_block_size;
        if (function == null) {
            rocksdb_cuckoo_options_set_cuckoo_block_size = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_set_cuckoo_block_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cuckoo_options_set_hash_ratio(rocksdb_cuckoo_table_options_t *options, double v)} */
    public static void rocksdb_cuckoo_options_set_hash_ratio(MemorySegment options, double v) {
        MemorySegment function = rocksdb_cuckoo_options_set_hash_ratio;
        if (function == null) {
            rocksdb_cuckoo_options_set_hash_ratio = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_set_hash_ratio");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, options.address(), v);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cuckoo_options_set_hash_table_ratio(rocksdb_cuckoo_table_options_t *opt, double v)} */
    public static void rocksdb_cuckoo_options_set_hash_table_ratio(MemorySegment opt, double v) {
        MemorySegment function = rocksdb_cuckoo_options_set_hash_table_ratio;
        if (function == null) {
            rocksdb_cuckoo_options_set_hash_table_ratio = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_set_hash_table_ratio");
        }
        try {
            long ignored = (long) Shapes.JD_J.HANDLE.invokeExact(function, opt.address(), v);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_cuckoo_options_set_identity_as_first_hash(rocksdb_cuckoo_table_options_t *opt, unsigned char
     * v)}
     */
    public static void rocksdb_cuckoo_options_set_identity_as_first_hash(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_cuckoo_options_set_identity_as_first_hash;
        if (function == null) {
            rocksdb_cuckoo_options_set_identity_as_first_hash = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_set_identity_as_first_hash");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cuckoo_options_set_max_search_depth(rocksdb_cuckoo_table_options_t *opt, uint32_t v)} */
    public static void rocksdb_cuckoo_options_set_max_search_depth(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_cuckoo_options_set_max_search_depth;
        if (function == null) {
            rocksdb_cuckoo_options_set_max_search_depth = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_set_max_search_depth");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cuckoo_options_set_use_module_hash(rocksdb_cuckoo_table_options_t *opt, unsigned char v)} */
    public static void rocksdb_cuckoo_options_set_use_module_hash(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_cuckoo_options_set_use_module_hash;
        if (function == null) {
            rocksdb_cuckoo_options_set_use_module_hash = function = Symbols.TABLE.find(
                    "rocksdb_cuckoo_options_set_use_module_hash");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
