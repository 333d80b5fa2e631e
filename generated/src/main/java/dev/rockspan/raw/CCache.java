package dev.rockspan.raw;

import dev.rockspan.Cache;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link Cache}. */
public final class CCache {
    private static @Nullable MemorySegment rocksdb_cache_create_hyper_clock;

    private static @Nullable MemorySegment rocksdb_cache_create_hyper_clock_opts;

    private static @Nullable MemorySegment rocksdb_cache_create_lru;

    private static @Nullable MemorySegment rocksdb_cache_create_lru_opts;

    private static @Nullable MemorySegment rocksdb_cache_create_lru_with_strict_capacity_limit;

    private static @Nullable MemorySegment rocksdb_cache_destroy;

    private static @Nullable MemorySegment rocksdb_cache_disown_data;

    private static @Nullable MemorySegment rocksdb_cache_get_capacity;

    private static @Nullable MemorySegment rocksdb_cache_get_occupancy_count;

    private static @Nullable MemorySegment rocksdb_cache_get_pinned_usage;

    private static @Nullable MemorySegment rocksdb_cache_get_table_address_count;

    private static @Nullable MemorySegment rocksdb_cache_get_usage;

    private static @Nullable MemorySegment rocksdb_cache_set_capacity;

    private CCache() {
    }

    /** {@code rocksdb_cache_t *rocksdb_cache_create_hyper_clock(size_t capacity, size_t estimated_entry_charge)} */
    public static MemorySegment rocksdb_cache_create_hyper_clock(long capacity, long estimated_entry_charge) {
        MemorySegment function = rocksdb_cache_create_hyper_clock;
        if (function == null) {
            rocksdb_cache_create_hyper_clock = function = Symbols.TABLE.find("rocksdb_cache_create_hyper_clock");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, capacity, estimated_entry_charge, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_cache_t *rocksdb_cache_create_hyper_clock_opts(const rocksdb_hyper_clock_cache_options_t *)} */
    public static MemorySegment rocksdb_cache_create_hyper_clock_opts(MemorySegment a0) {
        MemorySegment function = rocksdb_cache_create_hyper_clock_opts;
        if (function == null) {
            rocksdb_cache_create_hyper_clock_opts = function = Symbols.TABLE.find(
                    "rocksdb_cache_create_hyper_clock_opts");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_cache_t *rocksdb_cache_create_lru(size_t capacity)} */
    public static MemorySegment rocksdb_cache_create_lru(long capacity) {
        MemorySegment function = rocksdb_cache_create_lru;
        if (function == null) {
            rocksdb_cache_create_lru = function = Symbols.TABLE.find("rocksdb_cache_create_lru");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, capacity, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_cache_t *rocksdb_cache_create_lru_opts(const rocksdb_lru_cache_options_t *)} */
    public static MemorySegment rocksdb_cache_create_lru_opts(MemorySegment a0) {
        MemorySegment function = rocksdb_cache_create_lru_opts;
        if (function == null) {
            rocksdb_cache_create_lru_opts = function = Symbols.TABLE.find("rocksdb_cache_create_lru_opts");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, a0.address(), 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_cache_t *rocksdb_cache_create_lru_with_strict_capacity_limit(size_t capacity)} */
    public static MemorySegment rocksdb_cache_create_lru_with_strict_capacity_limit(long capacity) {
        MemorySegment function = rocksdb_cache_create_lru_with_strict_capacity_limit;
        if (function == null) {
            rocksdb_cache_create_lru_with_strict_capacity_limit = function = Symbols.TABLE.find(
                    "rocksdb_cache_create_lru_with_strict_capacity_limit");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, capacity, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cache_destroy(rocksdb_cache_t *cache)} */
    public static void rocksdb_cache_destroy(MemorySegment cache) {
        MemorySegment function = rocksdb_cache_destroy;
        if (function == null) {
            rocksdb_cache_destroy = function = Symbols.TABLE.find("rocksdb_cache_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cache.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cache_disown_data(rocksdb_cache_t *cache)} */
    public static void rocksdb_cache_disown_data(MemorySegment cache) {
        MemorySegment function = rocksdb_cache_disown_data;
        if (function == null) {
            rocksdb_cache_disown_data = function = Symbols.TABLE.find("rocksdb_cache_disown_data");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cache.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_cache_get_capacity(const rocksdb_cache_t *cache)} */
    public static long rocksdb_cache_get_capacity(MemorySegment cache) {
        MemorySegment function = rocksdb_cache_get_capacity;
        if (function == null) {
            rocksdb_cache_get_capacity = function = Symbols.TABLE.find("rocksdb_cache_get_capacity");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cache.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_cache_get_occupancy_count(const rocksdb_cache_t *cache)} */
    public static long rocksdb_cache_get_occupancy_count(MemorySegment cache) {
        MemorySegment function = rocksdb_cache_get_occupancy_count;
        if (function == null) {
            rocksdb_cache_get_occupancy_count = function = Symbols.TABLE.find("rocksdb_cache_get_occupancy_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cache.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_cache_get_pinned_usage(const rocksdb_cache_t *cache)} */
    public static long rocksdb_cache_get_pinned_usage(MemorySegment cache) {
        MemorySegment function = rocksdb_cache_get_pinned_usage;
        if (function == null) {
            rocksdb_cache_get_pinned_usage = function = Symbols.TABLE.find("rocksdb_cache_get_pinned_usage");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cache.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_cache_get_table_address_count(const rocksdb_cache_t *cache)} */
    public static long rocksdb_cache_get_table_address_count(MemorySegment cache) {
        MemorySegment function = rocksdb_cache_get_table_address_count;
        if (function == null) {
            rocksdb_cache_get_table_address_count = function = Symbols.TABLE.find(
                    "rocksdb_cache_get_table_address_count");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cache.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_cache_get_usage(const rocksdb_cache_t *cache)} */
    public static long rocksdb_cache_get_usage(MemorySegment cache) {
        MemorySegment function = rocksdb_cache_get_usage;
        if (function == null) {
            rocksdb_cache_get_usage = function = Symbols.TABLE.find("rocksdb_cache_get_usage");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cache.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_cache_set_capacity(rocksdb_cache_t *cache, size_t capacity)} */
    public static void rocksdb_cache_set_capacity(MemorySegment cache, long capacity) {
        MemorySegment function = rocksdb_cache_set_capacity;
        if (function == null) {
            rocksdb_cache_set_capacity = function = Symbols.TABLE.find("rocksdb_cache_set_capacity");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, cache.address(), capacity, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
