package dev.rockspan.raw;

import dev.rockspan.MemoryConsumers;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link MemoryConsumers}. */
public final class CMemoryConsumers {
    private static @Nullable MemorySegment rocksdb_approximate_memory_usage_create;

    private static @Nullable MemorySegment rocksdb_memory_consumers_add_cache;

    private static @Nullable MemorySegment rocksdb_memory_consumers_add_db;

    private static @Nullable MemorySegment rocksdb_memory_consumers_create;

    private static @Nullable MemorySegment rocksdb_memory_consumers_destroy;

    private CMemoryConsumers() {
    }

    /**
     * {@code rocksdb_memory_usage_t *rocksdb_approximate_memory_usage_create(rocksdb_memory_consumers_t *consumers,
     * char **errptr)}
     */
    public static MemorySegment rocksdb_approximate_memory_usage_create(MemorySegment consumers, MemorySegment errptr) {
        MemorySegment function = rocksdb_approximate_memory_usage_create;
        if (function == null) {
            rocksdb_approximate_memory_usage_create = function = Symbols.TABLE.find(
                    "rocksdb_approximate_memory_usage_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(
                    function, consumers.address(), errptr.address(), 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_memory_consumers_add_cache(rocksdb_memory_consumers_t *consumers, rocksdb_cache_t *cache)}
     */
    public static void rocksdb_memory_consumers_add_cache(MemorySegment consumers, MemorySegment cache) {
        MemorySegment function = rocksdb_memory_consumers_add_cache;
        if (function == null) {
            rocksdb_memory_consumers_add_cache = function = Symbols.TABLE.find("rocksdb_memory_consumers_add_cache");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, consumers.address(), cache.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_memory_consumers_add_db(rocksdb_memory_consumers_t *consumers, rocksdb_t *db)} */
    public static void rocksdb_memory_consumers_add_db(MemorySegment consumers, MemorySegment db) {
        MemorySegment function = rocksdb_memory_consumers_add_db;
        if (function == null) {
            rocksdb_memory_consumers_add_db = function = Symbols.TABLE.find("rocksdb_memory_consumers_add_db");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, consumers.address(), db.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code rocksdb_memory_consumers_t *rocksdb_memory_consumers_create(void)} */
    public static MemorySegment rocksdb_memory_consumers_create() {
        MemorySegment function = rocksdb_memory_consumers_create;
        if (function == null) {
            rocksdb_memory_consumers_create = function = Symbols.TABLE.find("rocksdb_memory_consumers_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_memory_consumers_destroy(rocksdb_memory_consumers_t *consumers)} */
    public static void rocksdb_memory_consumers_destroy(MemorySegment consumers) {
        MemorySegment function = rocksdb_memory_consumers_destroy;
        if (function == null) {
            rocksdb_memory_consumers_destroy = function = Symbols.TABLE.find("rocksdb_memory_consumers_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, consumers.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
