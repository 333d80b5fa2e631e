package dev.rockspan.raw;

import dev.rockspan.TransactionDBOptions;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * The C functions behind {@link TransactionDBOptions}.
 */
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

    /**
     * {@code rocksdb_transactiondb_options_t *rocksdb_transactiondb_options_create(void)}
     */
    public static MemorySegment rocksdb_transactiondb_options_create() {
        MemorySegment function = rocksdb_transactiondb_options_create;
        if (function == null) {
            rocksdb_transactiondb_options_create = function = Symbols.TABLE.find("rocksdb_transactiondb_options_create");
        }
        return Shapes._P.call(function);
    }

    /**
     * {@code void rocksdb_transactiondb_options_destroy(rocksdb_transactiondb_options_t *opt)}
     */
    public static void rocksdb_transactiondb_options_destroy(MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_destroy;
        if (function == null) {
            rocksdb_transactiondb_options_destroy = function = Symbols.TABLE.find("rocksdb_transactiondb_options_destroy");
        }
        Shapes.J_V.call(function, a0.address());
    }

    /**
     * {@code int64_t rocksdb_transactiondb_options_get_default_lock_timeout(rocksdb_transactiondb_options_t *opt)}
     */
    public static long rocksdb_transactiondb_options_get_default_lock_timeout(MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_default_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_get_default_lock_timeout = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_default_lock_timeout");
        }
        return Shapes.J_J.call(function, a0.address());
    }

    /**
     * {@code int64_t rocksdb_transactiondb_options_get_default_write_batch_flush_threshold(rocksdb_transactiondb_options_t *opt)}
     */
    public static long rocksdb_transactiondb_options_get_default_write_batch_flush_threshold(
            MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_default_write_batch_flush_threshold;
        if (function == null) {
            rocksdb_transactiondb_options_get_default_write_batch_flush_threshold = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_default_write_batch_flush_threshold");
        }
        return Shapes.J_J.call(function, a0.address());
    }

    /**
     * {@code unsigned char rocksdb_transactiondb_options_get_enable_udt_validation(rocksdb_transactiondb_options_t *opt)}
     */
    public static byte rocksdb_transactiondb_options_get_enable_udt_validation(MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_enable_udt_validation;
        if (function == null) {
            rocksdb_transactiondb_options_get_enable_udt_validation = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_enable_udt_validation");
        }
        return Shapes.J_B.call(function, a0.address());
    }

    /**
     * {@code uint32_t rocksdb_transactiondb_options_get_max_num_deadlocks(rocksdb_transactiondb_options_t *opt)}
     */
    public static int rocksdb_transactiondb_options_get_max_num_deadlocks(MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_max_num_deadlocks;
        if (function == null) {
            rocksdb_transactiondb_options_get_max_num_deadlocks = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_max_num_deadlocks");
        }
        return Shapes.J_I.call(function, a0.address());
    }

    /**
     * {@code int64_t rocksdb_transactiondb_options_get_max_num_locks(rocksdb_transactiondb_options_t *opt)}
     */
    public static long rocksdb_transactiondb_options_get_max_num_locks(MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_max_num_locks;
        if (function == null) {
            rocksdb_transactiondb_options_get_max_num_locks = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_max_num_locks");
        }
        return Shapes.J_J.call(function, a0.address());
    }

    /**
     * {@code size_t rocksdb_transactiondb_options_get_num_stripes(rocksdb_transactiondb_options_t *opt)}
     */
    public static long rocksdb_transactiondb_options_get_num_stripes(MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_num_stripes;
        if (function == null) {
            rocksdb_transactiondb_options_get_num_stripes = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_num_stripes");
        }
        return Shapes.J_J.call(function, a0.address());
    }

    /**
     * {@code unsigned char rocksdb_transactiondb_options_get_rollback_merge_operands(rocksdb_transactiondb_options_t *opt)}
     */
    public static byte rocksdb_transactiondb_options_get_rollback_merge_operands(MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_rollback_merge_operands;
        if (function == null) {
            rocksdb_transactiondb_options_get_rollback_merge_operands = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_rollback_merge_operands");
        }
        return Shapes.J_B.call(function, a0.address());
    }

    /**
     * {@code unsigned char rocksdb_transactiondb_options_get_skip_concurrency_control(rocksdb_transactiondb_options_t *opt)}
     */
    public static byte rocksdb_transactiondb_options_get_skip_concurrency_control(
            MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_skip_concurrency_control;
        if (function == null) {
            rocksdb_transactiondb_options_get_skip_concurrency_control = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_skip_concurrency_control");
        }
        return Shapes.J_B.call(function, a0.address());
    }

    /**
     * {@code int64_t rocksdb_transactiondb_options_get_transaction_lock_timeout(rocksdb_transactiondb_options_t *opt)}
     */
    public static long rocksdb_transactiondb_options_get_transaction_lock_timeout(
            MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_transaction_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_get_transaction_lock_timeout = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_transaction_lock_timeout");
        }
        return Shapes.J_J.call(function, a0.address());
    }

    /**
     * {@code uint32_t rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold(rocksdb_transactiondb_options_t *opt)}
     */
    public static int rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold(
            MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold;
        if (function == null) {
            rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_txn_commit_bypass_memtable_threshold");
        }
        return Shapes.J_I.call(function, a0.address());
    }

    /**
     * {@code unsigned char rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr(rocksdb_transactiondb_options_t *opt)}
     */
    public static byte rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr(
            MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr;
        if (function == null) {
            rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_use_per_key_point_lock_mgr");
        }
        return Shapes.J_B.call(function, a0.address());
    }

    /**
     * {@code int rocksdb_transactiondb_options_get_write_policy(rocksdb_transactiondb_options_t *opt)}
     */
    public static int rocksdb_transactiondb_options_get_write_policy(MemorySegment a0) {
        MemorySegment function = rocksdb_transactiondb_options_get_write_policy;
        if (function == null) {
            rocksdb_transactiondb_options_get_write_policy = function = Symbols.TABLE.find("rocksdb_transactiondb_options_get_write_policy");
        }
        return Shapes.J_I.call(function, a0.address());
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_default_lock_timeout(rocksdb_transactiondb_options_t *opt, int64_t v)}
     */
    public static void rocksdb_transactiondb_options_set_default_lock_timeout(MemorySegment a0,
            long a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_default_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_set_default_lock_timeout = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_default_lock_timeout");
        }
        Shapes.JJ_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_default_write_batch_flush_threshold(rocksdb_transactiondb_options_t *opt, int64_t v)}
     */
    public static void rocksdb_transactiondb_options_set_default_write_batch_flush_threshold(
            MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_default_write_batch_flush_threshold;
        if (function == null) {
            rocksdb_transactiondb_options_set_default_write_batch_flush_threshold = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_default_write_batch_flush_threshold");
        }
        Shapes.JJ_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_enable_udt_validation(rocksdb_transactiondb_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_enable_udt_validation(MemorySegment a0,
            byte a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_enable_udt_validation;
        if (function == null) {
            rocksdb_transactiondb_options_set_enable_udt_validation = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_enable_udt_validation");
        }
        Shapes.JB_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_max_num_deadlocks(rocksdb_transactiondb_options_t *opt, uint32_t v)}
     */
    public static void rocksdb_transactiondb_options_set_max_num_deadlocks(MemorySegment a0,
            int a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_max_num_deadlocks;
        if (function == null) {
            rocksdb_transactiondb_options_set_max_num_deadlocks = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_max_num_deadlocks");
        }
        Shapes.JI_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_max_num_locks(rocksdb_transactiondb_options_t *opt, int64_t v)}
     */
    public static void rocksdb_transactiondb_options_set_max_num_locks(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_max_num_locks;
        if (function == null) {
            rocksdb_transactiondb_options_set_max_num_locks = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_max_num_locks");
        }
        Shapes.JJ_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_num_stripes(rocksdb_transactiondb_options_t *opt, size_t v)}
     */
    public static void rocksdb_transactiondb_options_set_num_stripes(MemorySegment a0, long a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_num_stripes;
        if (function == null) {
            rocksdb_transactiondb_options_set_num_stripes = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_num_stripes");
        }
        Shapes.JJ_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_rollback_merge_operands(rocksdb_transactiondb_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_rollback_merge_operands(MemorySegment a0,
            byte a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_rollback_merge_operands;
        if (function == null) {
            rocksdb_transactiondb_options_set_rollback_merge_operands = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_rollback_merge_operands");
        }
        Shapes.JB_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_skip_concurrency_control(rocksdb_transactiondb_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_skip_concurrency_control(MemorySegment a0,
            byte a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_skip_concurrency_control;
        if (function == null) {
            rocksdb_transactiondb_options_set_skip_concurrency_control = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_skip_concurrency_control");
        }
        Shapes.JB_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_transaction_lock_timeout(rocksdb_transactiondb_options_t *opt, int64_t v)}
     */
    public static void rocksdb_transactiondb_options_set_transaction_lock_timeout(MemorySegment a0,
            long a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_transaction_lock_timeout;
        if (function == null) {
            rocksdb_transactiondb_options_set_transaction_lock_timeout = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_transaction_lock_timeout");
        }
        Shapes.JJ_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold(rocksdb_transactiondb_options_t *opt, uint32_t v)}
     */
    public static void rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold(
            MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold;
        if (function == null) {
            rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_txn_commit_bypass_memtable_threshold");
        }
        Shapes.JI_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr(rocksdb_transactiondb_options_t *opt, unsigned char v)}
     */
    public static void rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr(
            MemorySegment a0, byte a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr;
        if (function == null) {
            rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_use_per_key_point_lock_mgr");
        }
        Shapes.JB_V.call(function, a0.address(), a1);
    }

    /**
     * {@code void rocksdb_transactiondb_options_set_write_policy(rocksdb_transactiondb_options_t *opt, int v)}
     */
    public static void rocksdb_transactiondb_options_set_write_policy(MemorySegment a0, int a1) {
        MemorySegment function = rocksdb_transactiondb_options_set_write_policy;
        if (function == null) {
            rocksdb_transactiondb_options_set_write_policy = function = Symbols.TABLE.find("rocksdb_transactiondb_options_set_write_policy");
        }
        Shapes.JI_V.call(function, a0.address(), a1);
    }
}
