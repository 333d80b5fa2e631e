package dev.rockspan.raw;

import dev.rockspan.runtime.NativeLibrary;
import dev.rockspan.runtime.link.NativeFunctions;

/** The RocksDB library that this API calls; each function is looked up at its first call. */
public final class Symbols {
    /** Made for RocksDB 11.8.1. */
    public static final NativeFunctions TABLE = new NativeFunctions(
            NativeLibrary.of("rocksdb"), "rocksdb_free", new Versions())
            .extendedBy(
                    "rockspan_bind", 6,
                    "rocksdb_get_pinned\n"
                            + "rocksdb_get_pinned_cf\n"
                            + "rocksdb_transactiondb_get_pinned\n"
                            + "rocksdb_transactiondb_get_pinned_cf\n"
                            + "rocksdb_transaction_get_pinned\n"
                            + "rocksdb_transaction_get_pinned_cf\n"
                            + "rocksdb_transaction_get_pinned_for_update\n"
                            + "rocksdb_transaction_get_pinned_for_update_cf\n"
                            + "rocksdb_writebatch_wi_get_pinned_from_batch_and_db\n"
                            + "rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf\n"
                            + "rocksdb_pinnableslice_value\n"
                            + "rocksdb_pinnableslice_destroy\n"
                            + "rocksdb_get_default_column_family_handle\n"
                            + "rocksdb_column_family_handle_destroy\n"
                            + "rocksdb_batched_multi_get_cf\n"
                            + "rocksdb_iter_valid\n"
                            + "rocksdb_iter_seek_to_first\n"
                            + "rocksdb_iter_seek_to_last\n"
                            + "rocksdb_iter_seek\n"
                            + "rocksdb_iter_seek_for_prev\n"
                            + "rocksdb_iter_next\n"
                            + "rocksdb_iter_prev\n"
                            + "rocksdb_iter_key\n"
                            + "rocksdb_iter_value\n"
                            + "rocksdb_get_into_buffer\n"
                            + "rocksdb_get_into_buffer_cf",
                    "rockspan_has_stack", "rockspan_take");

    private Symbols() {
    }
}
