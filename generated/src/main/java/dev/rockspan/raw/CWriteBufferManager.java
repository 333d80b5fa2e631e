package dev.rockspan.raw;

import dev.rockspan.WriteBufferManager;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link WriteBufferManager}. */
public final class CWriteBufferManager {
    private static @Nullable MemorySegment rocksdb_write_buffer_manager_buffer_size;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_cost_to_cache;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_create;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_create_with_cache;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_destroy;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_dummy_entries_in_cache_usage;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_enabled;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_memory_usage;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_mutable_memtable_memory_usage;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_set_allow_stall;

    private static @Nullable MemorySegment rocksdb_write_buffer_manager_set_buffer_size;

    private CWriteBufferManager() {
    }

    /** {@code size_t rocksdb_write_buffer_manager_buffer_size(rocksdb_write_buffer_manager_t *wbm)} */
    public static long rocksdb_write_buffer_manager_buffer_size(MemorySegment wbm) {
        MemorySegment function = rocksdb_write_buffer_manager_buffer_size;
        if (function == null) {
            rocksdb_write_buffer_manager_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_buffer_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code bool rocksdb_write_buffer_manager_cost_to_cache(rocksdb_write_buffer_manager_t *wbm)} */
    public static boolean rocksdb_write_buffer_manager_cost_to_cache(MemorySegment wbm) {
        MemorySegment function = rocksdb_write_buffer_manager_cost_to_cache;
        if (function == null) {
            rocksdb_write_buffer_manager_cost_to_cache = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_cost_to_cache");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbm.address(), 0L, 0L) != 0;
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_write_buffer_manager_t *rocksdb_write_buffer_manager_create(size_t buffer_size, bool allow_stall)}
     */
    public static MemorySegment rocksdb_write_buffer_manager_create(long buffer_size, boolean allow_stall) {
        MemorySegment function = rocksdb_write_buffer_manager_create;
        if (function == null) {
            rocksdb_write_buffer_manager_create = function = Symbols.TABLE.find("rocksdb_write_buffer_manager_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, buffer_size, allow_stall ? 1L : 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code rocksdb_write_buffer_manager_t *rocksdb_write_buffer_manager_create_with_cache(size_t buffer_size, const
     * rocksdb_cache_t *cache, bool allow_stall)}
     */
    public static MemorySegment rocksdb_write_buffer_manager_create_with_cache(
            long buffer_size, MemorySegment cache, boolean allow_stall) {
        MemorySegment function = rocksdb_write_buffer_manager_create_with_cache;
        if (function == null) {
            rocksdb_write_buffer_manager_create_with_cache = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_create_with_cache");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, buffer_size, cache.address(), allow_stall ? 1L : 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_write_buffer_manager_destroy(rocksdb_write_buffer_manager_t *wbm)} */
    public static void rocksdb_write_buffer_manager_destroy(MemorySegment wbm) {
        MemorySegment function = rocksdb_write_buffer_manager_destroy;
        if (function == null) {
            rocksdb_write_buffer_manager_destroy = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_write_buffer_manager_dummy_entries_in_cache_usage(rocksdb_write_buffer_manager_t *wbm)} */
    public static long rocksdb_write_buffer_manager_dummy_entries_in_cache_usage(
            MemorySegment wbm) {
        MemorySegment function = rocksdb_write_buffer_manager_dummy_entries_in_cache_usage;
        if (function == null) {
            rocksdb_write_buffer_manager_dummy_entries_in_cache_usage = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_dummy_entries_in_cache_usage");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code bool rocksdb_write_buffer_manager_enabled(rocksdb_write_buffer_manager_t *wbm)} */
    public static boolean rocksdb_write_buffer_manager_enabled(MemorySegment wbm) {
        MemorySegment function = rocksdb_write_buffer_manager_enabled;
        if (function == null) {
            rocksdb_write_buffer_manager_enabled = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_enabled");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbm.address(), 0L, 0L) != 0;
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_write_buffer_manager_memory_usage(rocksdb_write_buffer_manager_t *wbm)} */
    public static long rocksdb_write_buffer_manager_memory_usage(MemorySegment wbm) {
        MemorySegment function = rocksdb_write_buffer_manager_memory_usage;
        if (function == null) {
            rocksdb_write_buffer_manager_memory_usage = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_memory_usage");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code size_t rocksdb_write_buffer_manager_mutable_memtable_memory_usage(rocksdb_write_buffer_manager_t *wbm)}
     */
    public static long rocksdb_write_buffer_manager_mutable_memtable_memory_usage(
            MemorySegment wbm) {
        MemorySegment function = rocksdb_write_buffer_manager_mutable_memtable_memory_usage;
        if (function == null) {
            rocksdb_write_buffer_manager_mutable_memtable_memory_usage = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_mutable_memtable_memory_usage");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbm.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_write_buffer_manager_set_allow_stall(rocksdb_write_buffer_manager_t *wbm, bool
     * new_allow_stall)}
     */
    public static void rocksdb_write_buffer_manager_set_allow_stall(MemorySegment wbm, boolean new_allow_stall) {
        MemorySegment function = rocksdb_write_buffer_manager_set_allow_stall;
        if (function == null) {
            rocksdb_write_buffer_manager_set_allow_stall = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_set_allow_stall");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, wbm.address(), new_allow_stall ? 1L : 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_write_buffer_manager_set_buffer_size(rocksdb_write_buffer_manager_t *wbm, size_t new_size)}
     */
    public static void rocksdb_write_buffer_manager_set_buffer_size(MemorySegment wbm, long new_size) {
        MemorySegment function = rocksdb_write_buffer_manager_set_buffer_size;
        if (function == null) {
            rocksdb_write_buffer_manager_set_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_write_buffer_manager_set_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, wbm.address(), new_size, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
