package dev.rockspan.raw;

import dev.rockspan.TransactionOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link TransactionOptions}. */
public final class CTransactionOptions {
    private static @Nullable MemorySegment rocksdb_transaction_options_create;

    private static @Nullable MemorySegment rocksdb_transaction_options_destroy;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_commit_bypass_memtable;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_deadlock_detect;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_deadlock_detect_depth;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_deadlock_timeout_us;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_expiration;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_large_txn_commit_optimize_byte_threshold;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_large_txn_commit_optimize_threshold;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_lock_timeout;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_max_write_batch_size;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_set_snapshot;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_skip_concurrency_control;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_skip_prepare;

    private static @Nullable MemorySegment
            rocksdb_transaction_options_get_use_only_the_last_commit_time_batch_for_recovery;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_write_batch_flush_threshold;

    private static @Nullable MemorySegment rocksdb_transaction_options_get_write_batch_track_timestamp_size;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_commit_bypass_memtable;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_deadlock_detect;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_deadlock_detect_depth;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_deadlock_timeout_us;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_expiration;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_large_txn_commit_optimize_byte_threshold;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_large_txn_commit_optimize_threshold;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_lock_timeout;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_max_write_batch_size;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_set_snapshot;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_skip_concurrency_control;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_skip_prepare;

    private static @Nullable MemorySegment
            rocksdb_transaction_options_set_use_only_the_last_commit_time_batch_for_recovery;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_write_batch_flush_threshold;

    private static @Nullable MemorySegment rocksdb_transaction_options_set_write_batch_track_timestamp_size;

    private CTransactionOptions() {
    }

    /** {@code rocksdb_transaction_options_t *rocksdb_transaction_options_create(void)} */
    public static MemorySegment rocksdb_transaction_options_create() {
        MemorySegment function = rocksdb_transaction_options_create;
        if (function == null) {
            rocksdb_transaction_options_create = function = Symbols.TABLE.find("rocksdb_transaction_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_options_destroy(rocksdb_transaction_options_t *opt)} */
    public static void rocksdb_transaction_options_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_destroy;
        if (function == null) {
            rocksdb_transaction_options_destroy = function = Symbols.TABLE.find("rocksdb_transaction_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_transaction_options_get_commit_bypass_memtable(rocksdb_transaction_options_t *opt)}
     */
    public static byte rocksdb_transaction_options_get_commit_bypass_memtable(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_commit_bypass_memtable;
        if (function == null) {
            rocksdb_transaction_options_get_commit_bypass_memtable = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_commit_bypass_memtable");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_transaction_options_get_deadlock_detect(rocksdb_transaction_options_t *opt)} */
    public static byte rocksdb_transaction_options_get_deadlock_detect(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_deadlock_detect;
        if (function == null) {
            rocksdb_transaction_options_get_deadlock_detect = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_deadlock_detect");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_transaction_options_get_deadlock_detect_depth(rocksdb_transaction_options_t *opt)} */
    public static long rocksdb_transaction_options_get_deadlock_detect_depth(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_deadlock_detect_depth;
        if (function == null) {
            rocksdb_transaction_options_get_deadlock_detect_depth = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_deadlock_detect_depth");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_transaction_options_get_deadlock_timeout_us(rocksdb_transaction_options_t *opt)} */
    public static long rocksdb_transaction_options_get_deadlock_timeout_us(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_deadlock_timeout_us;
        if (function == null) {
            rocksdb_transaction_options_get_deadlock_timeout_us = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_deadlock_timeout_us");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_transaction_options_get_expiration(rocksdb_transaction_options_t *opt)} */
    public static long rocksdb_transaction_options_get_expiration(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_expiration;
        if (function == null) {
            rocksdb_transaction_options_get_expiration = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_expiration");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint64_t
     * rocksdb_transaction_options_get_large_txn_commit_optimize_byte_threshold(rocksdb_transaction_options_t *opt)}
     */
    public static long rocksdb_transaction_options_get_large_txn_commit_optimize_byte_threshold(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_large_txn_commit_optimize_byte_threshold;
        if (function == null) {
            rocksdb_transaction_options_get_large_txn_commit_optimize_byte_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_large_txn_commit_optimize_byte_threshold");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint32_t rocksdb_transaction_options_get_large_txn_commit_optimize_threshold(rocksdb_transaction_options_t
     * *opt)}
     */
    public static int rocksdb_transaction_options_get_large_txn_commit_optimize_threshold(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_large_txn_commit_optimize_threshold;
        if (function == null) {
            rocksdb_transaction_options_get_large_txn_commit_optimize_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_large_txn_commit_optimize_threshold");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_transaction_options_get_lock_timeout(rocksdb_transaction_options_t *opt)} */
    public static long rocksdb_transaction_options_get_lock_timeout(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_lock_timeout;
        if (function == null) {
            rocksdb_transaction_options_get_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_lock_timeout");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_transaction_options_get_max_write_batch_size(rocksdb_transaction_options_t *opt)} */
    public static long rocksdb_transaction_options_get_max_write_batch_size(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_max_write_batch_size;
        if (function == null) {
            rocksdb_transaction_options_get_max_write_batch_size = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_max_write_batch_size");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_transaction_options_get_set_snapshot(rocksdb_transaction_options_t *opt)} */
    public static byte rocksdb_transaction_options_get_set_snapshot(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_set_snapshot;
        if (function == null) {
            rocksdb_transaction_options_get_set_snapshot = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_set_snapshot");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_transaction_options_get_skip_concurrency_control(rocksdb_transaction_options_t
     * *opt)}
     */
    public static byte rocksdb_transaction_options_get_skip_concurrency_control(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_skip_concurrency_control;
        if (function == null) {
            rocksdb_transaction_options_get_skip_concurrency_control = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_skip_concurrency_control");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code unsigned char rocksdb_transaction_options_get_skip_prepare(rocksdb_transaction_options_t *opt)} */
    public static byte rocksdb_transaction_options_get_skip_prepare(MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_skip_prepare;
        if (function == null) {
            rocksdb_transaction_options_get_skip_prepare = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_skip_prepare");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_transaction_options_get_use_only_the_last_commit_time_batch_for_recovery(rocksdb_transaction_options_t
     * *opt)}
     */
    public static byte rocksdb_transaction_options_get_use_only_the_last_commit_time_batch_for_recovery(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_use_only_the_last_commit_time_batch_for_recovery;
        if (function == null) {
            rocksdb_transaction_options_get_use_only_the_last_commit_time_batch_for_recovery =
                    function =
                    Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_use_only_the_last_commit_time_batch_for_recovery");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int64_t rocksdb_transaction_options_get_write_batch_flush_threshold(rocksdb_transaction_options_t *opt)}
     */
    public static long rocksdb_transaction_options_get_write_batch_flush_threshold(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_write_batch_flush_threshold;
        if (function == null) {
            rocksdb_transaction_options_get_write_batch_flush_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_write_batch_flush_threshold");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char
     * rocksdb_transaction_options_get_write_batch_track_timestamp_size(rocksdb_transaction_options_t *opt)}
     */
    public static byte rocksdb_transaction_options_get_write_batch_track_timestamp_size(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transaction_options_get_write_batch_track_timestamp_size;
        if (function == null) {
            rocksdb_transaction_options_get_write_batch_track_timestamp_size = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_get_write_batch_track_timestamp_size");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_commit_bypass_memtable(rocksdb_transaction_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_transaction_options_set_commit_bypass_memtable(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transaction_options_set_commit_bypass_memtable;
        if (function == null) {
            rocksdb_transaction_options_set_commit_bypass_memtable = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_commit_bypass_memtable");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_deadlock_detect(rocksdb_transaction_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_transaction_options_set_deadlock_detect(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transaction_options_set_deadlock_detect;
        if (function == null) {
            rocksdb_transaction_options_set_deadlock_detect = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_deadlock_detect");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_deadlock_detect_depth(rocksdb_transaction_options_t *opt, int64_t v)}
     */
    public static void rocksdb_transaction_options_set_deadlock_detect_depth(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transaction_options_set_deadlock_detect_depth;
        if (function == null) {
            rocksdb_transaction_options_set_deadlock_detect_depth = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_deadlock_detect_depth");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_deadlock_timeout_us(rocksdb_transaction_options_t *opt, int64_t v)}
     */
    public static void rocksdb_transaction_options_set_deadlock_timeout_us(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transaction_options_set_deadlock_timeout_us;
        if (function == null) {
            rocksdb_transaction_options_set_deadlock_timeout_us = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_deadlock_timeout_us");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_options_set_expiration(rocksdb_transaction_options_t *opt, int64_t v)} */
    public static void rocksdb_transaction_options_set_expiration(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transaction_options_set_expiration;
        if (function == null) {
            rocksdb_transaction_options_set_expiration = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_expiration");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_transaction_options_set_large_txn_commit_optimize_byte_threshold(rocksdb_transaction_options_t *opt,
     * uint64_t v)}
     */
    public static void rocksdb_transaction_options_set_large_txn_commit_optimize_byte_threshold(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transaction_options_set_large_txn_commit_optimize_byte_threshold;
        if (function == null) {
            rocksdb_transaction_options_set_large_txn_commit_optimize_byte_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_large_txn_commit_optimize_byte_threshold");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_large_txn_commit_optimize_threshold(rocksdb_transaction_options_t
     * *opt, uint32_t v)}
     */
    public static void rocksdb_transaction_options_set_large_txn_commit_optimize_threshold(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_transaction_options_set_large_txn_commit_optimize_threshold;
        if (function == null) {
            rocksdb_transaction_options_set_large_txn_commit_optimize_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_large_txn_commit_optimize_threshold");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transaction_options_set_lock_timeout(rocksdb_transaction_options_t *opt, int64_t v)} */
    public static void rocksdb_transaction_options_set_lock_timeout(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transaction_options_set_lock_timeout;
        if (function == null) {
            rocksdb_transaction_options_set_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_lock_timeout");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_max_write_batch_size(rocksdb_transaction_options_t *opt, size_t v)}
     */
    public static void rocksdb_transaction_options_set_max_write_batch_size(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transaction_options_set_max_write_batch_size;
        if (function == null) {
            rocksdb_transaction_options_set_max_write_batch_size = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_max_write_batch_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_set_snapshot(rocksdb_transaction_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_transaction_options_set_set_snapshot(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transaction_options_set_set_snapshot;
        if (function == null) {
            rocksdb_transaction_options_set_set_snapshot = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_set_snapshot");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_skip_concurrency_control(rocksdb_transaction_options_t *opt, unsigned
     * char v)}
     */
    public static void rocksdb_transaction_options_set_skip_concurrency_control(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transaction_options_set_skip_concurrency_control;
        if (function == null) {
            rocksdb_transaction_options_set_skip_concurrency_control = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_skip_concurrency_control");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_skip_prepare(rocksdb_transaction_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_transaction_options_set_skip_prepare(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transaction_options_set_skip_prepare;
        if (function == null) {
            rocksdb_transaction_options_set_skip_prepare = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_skip_prepare");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_transaction_options_set_use_only_the_last_commit_time_batch_for_recovery(rocksdb_transaction_options_t
     * *opt, unsigned char v)}
     */
    public static void rocksdb_transaction_options_set_use_only_the_last_commit_time_batch_for_recovery(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transaction_options_set_use_only_the_last_commit_time_batch_for_recovery;
        if (function == null) {
            rocksdb_transaction_options_set_use_only_the_last_commit_time_batch_for_recovery =
                    function =
                    Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_use_only_the_last_commit_time_batch_for_recovery");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_write_batch_flush_threshold(rocksdb_transaction_options_t *opt,
     * int64_t v)}
     */
    public static void rocksdb_transaction_options_set_write_batch_flush_threshold(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transaction_options_set_write_batch_flush_threshold;
        if (function == null) {
            rocksdb_transaction_options_set_write_batch_flush_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_write_batch_flush_threshold");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transaction_options_set_write_batch_track_timestamp_size(rocksdb_transaction_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_transaction_options_set_write_batch_track_timestamp_size(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transaction_options_set_write_batch_track_timestamp_size;
        if (function == null) {
            rocksdb_transaction_options_set_write_batch_track_timestamp_size = function = Symbols.TABLE.find(
                    "rocksdb_transaction_options_set_write_batch_track_timestamp_size");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
