package dev.rockspan.raw;

import dev.rockspan.TransactionDBOptions;
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
        return MemorySegment.ofAddress(Shapes.JJJ_J.call(function, 0, 0, 0));
    }

    /** {@code void rocksdb_transactiondb_options_destroy(rocksdb_transactiondb_options_t *opt)} */
    public static void rocksdb_transactiondb_options_destroy(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_destroy;
        if (function == null) {
            rocksdb_transactiondb_options_destroy = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_destroy");
        }
        Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code int64_t rocksdb_transactiondb_options_get_default_lock_timeout(rocksdb_transactiondb_options_t *opt)} */
    public static long rocksdb_transactiondb_options_get_default_lock_timeout(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_default_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_get_default_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_default_lock_timeout");
        }
        return Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code uint32_t rocksdb_transactiondb_options_get_max_num_deadlocks(rocksdb_transactiondb_options_t *opt)} */
    public static int rocksdb_transactiondb_options_get_max_num_deadlocks(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_max_num_deadlocks;
        if (function == null) {
            rocksdb_transactiondb_options_get_max_num_deadlocks = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_max_num_deadlocks");
        }
        return (int) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code int64_t rocksdb_transactiondb_options_get_max_num_locks(rocksdb_transactiondb_options_t *opt)} */
    public static long rocksdb_transactiondb_options_get_max_num_locks(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_max_num_locks;
        if (function == null) {
            rocksdb_transactiondb_options_get_max_num_locks = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_max_num_locks");
        }
        return Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code size_t rocksdb_transactiondb_options_get_num_stripes(rocksdb_transactiondb_options_t *opt)} */
    public static long rocksdb_transactiondb_options_get_num_stripes(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_num_stripes;
        if (function == null) {
            rocksdb_transactiondb_options_get_num_stripes = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_num_stripes");
        }
        return Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (int) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
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
        return (byte) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /** {@code int rocksdb_transactiondb_options_get_write_policy(rocksdb_transactiondb_options_t *opt)} */
    public static int rocksdb_transactiondb_options_get_write_policy(MemorySegment opt) {
        MemorySegment function = rocksdb_transactiondb_options_get_write_policy;
        if (function == null) {
            rocksdb_transactiondb_options_get_write_policy = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_get_write_policy");
        }
        return (int) Shapes.JJJ_J.call(function, opt.address(), 0, 0);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_default_lock_timeout(rocksdb_transactiondb_options_t *opt, int64_t
     * v)}
     */
    public static void rocksdb_transactiondb_options_set_default_lock_timeout(MemorySegment opt,
            long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_default_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_set_default_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_default_lock_timeout");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
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
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_enable_udt_validation(rocksdb_transactiondb_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_enable_udt_validation(MemorySegment opt,
            byte v) {
        MemorySegment function = rocksdb_transactiondb_options_set_enable_udt_validation;
        if (function == null) {
            rocksdb_transactiondb_options_set_enable_udt_validation = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_enable_udt_validation");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_max_num_deadlocks(rocksdb_transactiondb_options_t *opt, uint32_t
     * v)}
     */
    public static void rocksdb_transactiondb_options_set_max_num_deadlocks(MemorySegment opt,
            int v) {
        MemorySegment function = rocksdb_transactiondb_options_set_max_num_deadlocks;
        if (function == null) {
            rocksdb_transactiondb_options_set_max_num_deadlocks = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_max_num_deadlocks");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /** {@code void rocksdb_transactiondb_options_set_max_num_locks(rocksdb_transactiondb_options_t *opt, int64_t v)} */
    public static void rocksdb_transactiondb_options_set_max_num_locks(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_max_num_locks;
        if (function == null) {
            rocksdb_transactiondb_options_set_max_num_locks = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_max_num_locks");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /** {@code void rocksdb_transactiondb_options_set_num_stripes(rocksdb_transactiondb_options_t *opt, size_t v)} */
    public static void rocksdb_transactiondb_options_set_num_stripes(MemorySegment opt, long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_num_stripes;
        if (function == null) {
            rocksdb_transactiondb_options_set_num_stripes = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_num_stripes");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_rollback_merge_operands(rocksdb_transactiondb_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_rollback_merge_operands(MemorySegment opt,
            byte v) {
        MemorySegment function = rocksdb_transactiondb_options_set_rollback_merge_operands;
        if (function == null) {
            rocksdb_transactiondb_options_set_rollback_merge_operands = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_rollback_merge_operands");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_skip_concurrency_control(rocksdb_transactiondb_options_t *opt,
     * unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_skip_concurrency_control(MemorySegment opt,
            byte v) {
        MemorySegment function = rocksdb_transactiondb_options_set_skip_concurrency_control;
        if (function == null) {
            rocksdb_transactiondb_options_set_skip_concurrency_control = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_skip_concurrency_control");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_transaction_lock_timeout(rocksdb_transactiondb_options_t *opt,
     * int64_t v)}
     */
    public static void rocksdb_transactiondb_options_set_transaction_lock_timeout(MemorySegment opt,
            long v) {
        MemorySegment function = rocksdb_transactiondb_options_set_transaction_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_set_transaction_lock_timeout = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_transaction_lock_timeout");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
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
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
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
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }

    /** {@code void rocksdb_transactiondb_options_set_write_policy(rocksdb_transactiondb_options_t *opt, int v)} */
    public static void rocksdb_transactiondb_options_set_write_policy(MemorySegment opt, int v) {
        MemorySegment function = rocksdb_transactiondb_options_set_write_policy;
        if (function == null) {
            rocksdb_transactiondb_options_set_write_policy = function = Symbols.TABLE.find(
                    "rocksdb_transactiondb_options_set_write_policy");
        }
        Shapes.JJJ_J.call(function, opt.address(), v, 0);
    }
}
