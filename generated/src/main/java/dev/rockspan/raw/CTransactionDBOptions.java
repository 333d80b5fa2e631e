package dev.rockspan.raw;

import dev.rockspan.TransactionDBOptions;
import dev.rockspan.runtime.link.NativeFunctions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The C functions behind {@link TransactionDBOptions}. */
public final class CTransactionDBOptions {
    private static @Nullable MemorySegment rocksdb_transactiondb_options_create;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_destroy;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_default_lock_timeout;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_default_write_batch_flush_threshold;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_enable_udt_validation;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_max_num_deadlocks;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_max_num_locks;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_num_stripes;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_rollback_merge_operands;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_skip_concurrency_control;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_transaction_lock_timeout;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_get_write_policy;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_default_lock_timeout;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_default_write_batch_flush_threshold;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_enable_udt_validation;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_max_num_deadlocks;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_max_num_locks;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_num_stripes;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_rollback_merge_operands;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_skip_concurrency_control;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_transaction_lock_timeout;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr;

    private static @Nullable MemorySegment rocksdb_transactiondb_options_set_write_policy;

    private CTransactionDBOptions() {
    }

    /** {@code rocksdb_transactiondb_options_t *rocksdb_transactiondb_options_create(void)} */
    public static MemorySegment rocksdb_transactiondb_options_create() {
        MemorySegment function = rocksdb_transactiondb_options_create;
        if (function == null) {
            rocksdb_transactiondb_options_create = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_create");
        }
        try {
            return MemorySegment.ofAddress((long) Shapes.JJJ_J.HANDLE.invokeExact(function, 0L, 0L, 0L));
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transactiondb_options_destroy(rocksdb_transactiondb_options_t *opt)} */
    public static void rocksdb_transactiondb_options_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_destroy;
        if (function == null) {
            rocksdb_transactiondb_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_destroy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_transactiondb_options_get_default_lock_timeout(rocksdb_transactiondb_options_t *opt)} */
    public static long rocksdb_transactiondb_options_get_default_lock_timeout(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_default_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_get_default_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_default_lock_timeout");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int64_t
     * rocksdb_transactiondb_options_get_default_write_batch_flush_threshold(rocksdb_transactiondb_options_t *opt)}
     */
    public static long rocksdb_transactiondb_options_get_default_write_batch_flush_threshold(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_default_write_batch_flush_threshold;
        if (function == null) {
            rocksdb_transactiondb_options_get_default_write_batch_flush_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_default_write_batch_flush_threshold");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_transactiondb_options_get_enable_udt_validation(rocksdb_transactiondb_options_t
     * *opt)}
     */
    public static byte rocksdb_transactiondb_options_get_enable_udt_validation(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_enable_udt_validation;
        if (function == null) {
            rocksdb_transactiondb_options_get_enable_udt_validation = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_enable_udt_validation");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code uint32_t rocksdb_transactiondb_options_get_max_num_deadlocks(rocksdb_transactiondb_options_t *opt)} */
    public static int rocksdb_transactiondb_options_get_max_num_deadlocks(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_max_num_deadlocks;
        if (function == null) {
            rocksdb_transactiondb_options_get_max_num_deadlocks = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_max_num_deadlocks");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int64_t rocksdb_transactiondb_options_get_max_num_locks(rocksdb_transactiondb_options_t *opt)} */
    public static long rocksdb_transactiondb_options_get_max_num_locks(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_max_num_locks;
        if (function == null) {
            rocksdb_transactiondb_options_get_max_num_locks = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_max_num_locks");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code size_t rocksdb_transactiondb_options_get_num_stripes(rocksdb_transactiondb_options_t *opt)} */
    public static long rocksdb_transactiondb_options_get_num_stripes(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_num_stripes;
        if (function == null) {
            rocksdb_transactiondb_options_get_num_stripes = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_num_stripes");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_transactiondb_options_get_rollback_merge_operands(rocksdb_transactiondb_options_t
     * *opt)}
     */
    public static byte rocksdb_transactiondb_options_get_rollback_merge_operands(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_rollback_merge_operands;
        if (function == null) {
            rocksdb_transactiondb_options_get_rollback_merge_operands = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_rollback_merge_operands");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_transactiondb_options_get_skip_concurrency_control(rocksdb_transactiondb_options_t
     * *opt)}
     */
    public static byte rocksdb_transactiondb_options_get_skip_concurrency_control(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_skip_concurrency_control;
        if (function == null) {
            rocksdb_transactiondb_options_get_skip_concurrency_control = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_skip_concurrency_control");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code int64_t rocksdb_transactiondb_options_get_transaction_lock_timeout(rocksdb_transactiondb_options_t *opt)}
     */
    public static long rocksdb_transactiondb_options_get_transaction_lock_timeout(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_transaction_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_get_transaction_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_transaction_lock_timeout");
        }
        try {
            return (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code uint32_t
     * rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold(rocksdb_transactiondb_options_t *opt)}
     */
    public static int rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold;
        if (function == null) {
            rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code unsigned char rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr(rocksdb_transactiondb_options_t
     * *opt)}
     */
    public static byte rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr(
            MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr;
        if (function == null) {
            rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr");
        }
        try {
            return (byte) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code int rocksdb_transactiondb_options_get_write_policy(rocksdb_transactiondb_options_t *opt)} */
    public static int rocksdb_transactiondb_options_get_write_policy(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_write_policy;
        if (function == null) {
            rocksdb_transactiondb_options_get_write_policy = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_write_policy");
        }
        try {
            return (int) (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), 0L, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_default_lock_timeout(rocksdb_transactiondb_options_t *opt, int64_t
     * v)}
     */
    public static void rocksdb_transactiondb_options_set_default_lock_timeout(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_default_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_set_default_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_default_lock_timeout");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_default_write_batch_flush_threshold(rocksdb_transactiondb_options_t
     * *opt, int64_t v)}
     */
    public static void rocksdb_transactiondb_options_set_default_write_batch_flush_threshold(
            MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_default_write_batch_flush_threshold;
        if (function == null) {
            rocksdb_transactiondb_options_set_default_write_batch_flush_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_default_write_batch_flush_threshold");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_enable_udt_validation(rocksdb_transactiondb_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_enable_udt_validation(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transactiondb_options_set_enable_udt_validation;
        if (function == null) {
            rocksdb_transactiondb_options_set_enable_udt_validation = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_enable_udt_validation");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_max_num_deadlocks(rocksdb_transactiondb_options_t *opt, uint32_t
     * v)}
     */
    public static void rocksdb_transactiondb_options_set_max_num_deadlocks(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_transactiondb_options_set_max_num_deadlocks;
        if (function == null) {
            rocksdb_transactiondb_options_set_max_num_deadlocks = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_max_num_deadlocks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transactiondb_options_set_max_num_locks(rocksdb_transactiondb_options_t *opt, int64_t v)} */
    public static void rocksdb_transactiondb_options_set_max_num_locks(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_max_num_locks;
        if (function == null) {
            rocksdb_transactiondb_options_set_max_num_locks = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_max_num_locks");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transactiondb_options_set_num_stripes(rocksdb_transactiondb_options_t *opt, size_t v)} */
    public static void rocksdb_transactiondb_options_set_num_stripes(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_num_stripes;
        if (function == null) {
            rocksdb_transactiondb_options_set_num_stripes = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_num_stripes");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_rollback_merge_operands(rocksdb_transactiondb_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_rollback_merge_operands(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transactiondb_options_set_rollback_merge_operands;
        if (function == null) {
            rocksdb_transactiondb_options_set_rollback_merge_operands = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_rollback_merge_operands");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_skip_concurrency_control(rocksdb_transactiondb_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_skip_concurrency_control(MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transactiondb_options_set_skip_concurrency_control;
        if (function == null) {
            rocksdb_transactiondb_options_set_skip_concurrency_control = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_skip_concurrency_control");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_transaction_lock_timeout(rocksdb_transactiondb_options_t *opt,
     * int64_t v)}
     */
    public static void rocksdb_transactiondb_options_set_transaction_lock_timeout(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_transaction_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_set_transaction_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_transaction_lock_timeout");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void
     * rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold(rocksdb_transactiondb_options_t *opt,
     * uint32_t v)}
     */
    public static void rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold(
            MemorySegment opt, int v) {
        MemorySegment function = rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold;
        if (function == null) {
            rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr(rocksdb_transactiondb_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr(
            MemorySegment opt, byte v) {
        MemorySegment function = rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr;
        if (function == null) {
            rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }

    /** {@code void rocksdb_transactiondb_options_set_write_policy(rocksdb_transactiondb_options_t *opt, int v)} */
    public static void rocksdb_transactiondb_options_set_write_policy(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_transactiondb_options_set_write_policy;
        if (function == null) {
            rocksdb_transactiondb_options_set_write_policy = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_write_policy");
        }
        try {
            long ignored = (long) Shapes.JJJ_J.HANDLE.invokeExact(function, opt.address(), (long) v, 0L);
        } catch (Throwable failure) {
            throw NativeFunctions.failed(failure);
        }
    }
}
