package dev.rockspan.raw;

import dev.rockspan.EnvOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link EnvOptions}. */
public final class CEnvOptions {
    private static @Nullable MemorySegment rocksdb_envoptions_create;

    private static @Nullable MemorySegment rocksdb_envoptions_destroy;

    private static @Nullable MemorySegment rocksdb_envoptions_get_allow_fallocate;

    private static @Nullable MemorySegment rocksdb_envoptions_get_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_envoptions_get_compaction_readahead_size;

    private static @Nullable MemorySegment rocksdb_envoptions_get_fallocate_with_keep_size;

    private static @Nullable MemorySegment rocksdb_envoptions_get_fd_cloexec;

    private static @Nullable MemorySegment rocksdb_envoptions_get_strict_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_envoptions_get_use_direct_reads;

    private static @Nullable MemorySegment rocksdb_envoptions_get_use_direct_writes;

    private static @Nullable MemorySegment rocksdb_envoptions_get_use_mmap_reads;

    private static @Nullable MemorySegment rocksdb_envoptions_get_use_mmap_writes;

    private static @Nullable MemorySegment rocksdb_envoptions_get_writable_file_max_buffer_size;

    private static @Nullable MemorySegment rocksdb_envoptions_set_allow_fallocate;

    private static @Nullable MemorySegment rocksdb_envoptions_set_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_envoptions_set_compaction_readahead_size;

    private static @Nullable MemorySegment rocksdb_envoptions_set_fallocate_with_keep_size;

    private static @Nullable MemorySegment rocksdb_envoptions_set_fd_cloexec;

    private static @Nullable MemorySegment rocksdb_envoptions_set_rate_limiter;

    private static @Nullable MemorySegment rocksdb_envoptions_set_strict_bytes_per_sync;

    private static @Nullable MemorySegment rocksdb_envoptions_set_use_direct_reads;

    private static @Nullable MemorySegment rocksdb_envoptions_set_use_direct_writes;

    private static @Nullable MemorySegment rocksdb_envoptions_set_use_mmap_reads;

    private static @Nullable MemorySegment rocksdb_envoptions_set_use_mmap_writes;

    private static @Nullable MemorySegment rocksdb_envoptions_set_writable_file_max_buffer_size;

    private CEnvOptions() {
    }

    /** {@code rocksdb_envoptions_t *rocksdb_envoptions_create(void)} */
    public static MemorySegment rocksdb_envoptions_create() {
        MemorySegment function = rocksdb_envoptions_create;
        if (function == null) {
            rocksdb_envoptions_create = function = Symbols.TABLE.find("rocksdb_envoptions_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_destroy(rocksdb_envoptions_t *opt)} */
    public static void rocksdb_envoptions_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_destroy;
        if (function == null) {
            rocksdb_envoptions_destroy = function = Symbols.TABLE.find("rocksdb_envoptions_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_envoptions_get_allow_fallocate(rocksdb_envoptions_t *opt)} */
    public static byte rocksdb_envoptions_get_allow_fallocate(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_allow_fallocate;
        if (function == null) {
            rocksdb_envoptions_get_allow_fallocate = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_allow_fallocate");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint64_t rocksdb_envoptions_get_bytes_per_sync(rocksdb_envoptions_t *opt)} */
    public static long rocksdb_envoptions_get_bytes_per_sync(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_bytes_per_sync;
        if (function == null) {
            rocksdb_envoptions_get_bytes_per_sync = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_bytes_per_sync");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_envoptions_get_compaction_readahead_size(rocksdb_envoptions_t *opt)} */
    public static long rocksdb_envoptions_get_compaction_readahead_size(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_compaction_readahead_size;
        if (function == null) {
            rocksdb_envoptions_get_compaction_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_compaction_readahead_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_envoptions_get_fallocate_with_keep_size(rocksdb_envoptions_t *opt)} */
    public static byte rocksdb_envoptions_get_fallocate_with_keep_size(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_fallocate_with_keep_size;
        if (function == null) {
            rocksdb_envoptions_get_fallocate_with_keep_size = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_fallocate_with_keep_size");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_envoptions_get_fd_cloexec(rocksdb_envoptions_t *opt)} */
    public static byte rocksdb_envoptions_get_fd_cloexec(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_fd_cloexec;
        if (function == null) {
            rocksdb_envoptions_get_fd_cloexec = function = Symbols.TABLE.find("rocksdb_envoptions_get_fd_cloexec");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_envoptions_get_strict_bytes_per_sync(rocksdb_envoptions_t *opt)} */
    public static byte rocksdb_envoptions_get_strict_bytes_per_sync(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_strict_bytes_per_sync;
        if (function == null) {
            rocksdb_envoptions_get_strict_bytes_per_sync = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_strict_bytes_per_sync");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_envoptions_get_use_direct_reads(rocksdb_envoptions_t *opt)} */
    public static byte rocksdb_envoptions_get_use_direct_reads(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_use_direct_reads;
        if (function == null) {
            rocksdb_envoptions_get_use_direct_reads = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_use_direct_reads");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_envoptions_get_use_direct_writes(rocksdb_envoptions_t *opt)} */
    public static byte rocksdb_envoptions_get_use_direct_writes(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_use_direct_writes;
        if (function == null) {
            rocksdb_envoptions_get_use_direct_writes = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_use_direct_writes");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_envoptions_get_use_mmap_reads(rocksdb_envoptions_t *opt)} */
    public static byte rocksdb_envoptions_get_use_mmap_reads(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_use_mmap_reads;
        if (function == null) {
            rocksdb_envoptions_get_use_mmap_reads = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_use_mmap_reads");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_envoptions_get_use_mmap_writes(rocksdb_envoptions_t *opt)} */
    public static byte rocksdb_envoptions_get_use_mmap_writes(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_use_mmap_writes;
        if (function == null) {
            rocksdb_envoptions_get_use_mmap_writes = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_use_mmap_writes");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_envoptions_get_writable_file_max_buffer_size(rocksdb_envoptions_t *opt)} */
    public static long rocksdb_envoptions_get_writable_file_max_buffer_size(MemorySegment opt) {
        MemorySegment function = rocksdb_envoptions_get_writable_file_max_buffer_size;
        if (function == null) {
            rocksdb_envoptions_get_writable_file_max_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_get_writable_file_max_buffer_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_allow_fallocate(rocksdb_envoptions_t *opt, unsigned char v)} */
    public static void rocksdb_envoptions_set_allow_fallocate(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_envoptions_set_allow_fallocate;
        if (function == null) {
            rocksdb_envoptions_set_allow_fallocate = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_allow_fallocate");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_bytes_per_sync(rocksdb_envoptions_t *opt, uint64_t v)} */
    public static void rocksdb_envoptions_set_bytes_per_sync(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_envoptions_set_bytes_per_sync;
        if (function == null) {
            rocksdb_envoptions_set_bytes_per_sync = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_bytes_per_sync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_compaction_readahead_size(rocksdb_envoptions_t *opt, size_t v)} */
    public static void rocksdb_envoptions_set_compaction_readahead_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_envoptions_set_compaction_readahead_size;
        if (function == null) {
            rocksdb_envoptions_set_compaction_readahead_size = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_compaction_readahead_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_fallocate_with_keep_size(rocksdb_envoptions_t *opt, unsigned char v)} */
    public static void rocksdb_envoptions_set_fallocate_with_keep_size(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_envoptions_set_fallocate_with_keep_size;
        if (function == null) {
            rocksdb_envoptions_set_fallocate_with_keep_size = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_fallocate_with_keep_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_fd_cloexec(rocksdb_envoptions_t *opt, unsigned char v)} */
    public static void rocksdb_envoptions_set_fd_cloexec(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_envoptions_set_fd_cloexec;
        if (function == null) {
            rocksdb_envoptions_set_fd_cloexec = function = Symbols.TABLE.find("rocksdb_envoptions_set_fd_cloexec");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_envoptions_set_rate_limiter(rocksdb_envoptions_t *opt, rocksdb_ratelimiter_t *rate_limiter)}
     */
    public static void rocksdb_envoptions_set_rate_limiter(MemorySegment opt, MemorySegment rate_limiter) {
        MemorySegment function = rocksdb_envoptions_set_rate_limiter;
        if (function == null) {
            rocksdb_envoptions_set_rate_limiter = function = Symbols.TABLE.find("rocksdb_envoptions_set_rate_limiter");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), rate_limiter.address(), 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_strict_bytes_per_sync(rocksdb_envoptions_t *opt, unsigned char v)} */
    public static void rocksdb_envoptions_set_strict_bytes_per_sync(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_envoptions_set_strict_bytes_per_sync;
        if (function == null) {
            rocksdb_envoptions_set_strict_bytes_per_sync = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_strict_bytes_per_sync");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_use_direct_reads(rocksdb_envoptions_t *opt, unsigned char v)} */
    public static void rocksdb_envoptions_set_use_direct_reads(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_envoptions_set_use_direct_reads;
        if (function == null) {
            rocksdb_envoptions_set_use_direct_reads = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_use_direct_reads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_use_direct_writes(rocksdb_envoptions_t *opt, unsigned char v)} */
    public static void rocksdb_envoptions_set_use_direct_writes(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_envoptions_set_use_direct_writes;
        if (function == null) {
            rocksdb_envoptions_set_use_direct_writes = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_use_direct_writes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_use_mmap_reads(rocksdb_envoptions_t *opt, unsigned char v)} */
    public static void rocksdb_envoptions_set_use_mmap_reads(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_envoptions_set_use_mmap_reads;
        if (function == null) {
            rocksdb_envoptions_set_use_mmap_reads = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_use_mmap_reads");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_use_mmap_writes(rocksdb_envoptions_t *opt, unsigned char v)} */
    public static void rocksdb_envoptions_set_use_mmap_writes(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_envoptions_set_use_mmap_writes;
        if (function == null) {
            rocksdb_envoptions_set_use_mmap_writes = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_use_mmap_writes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_envoptions_set_writable_file_max_buffer_size(rocksdb_envoptions_t *opt, size_t v)} */
    public static void rocksdb_envoptions_set_writable_file_max_buffer_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_envoptions_set_writable_file_max_buffer_size;
        if (function == null) {
            rocksdb_envoptions_set_writable_file_max_buffer_size = function = Symbols.TABLE.find(
                    "rocksdb_envoptions_set_writable_file_max_buffer_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
