package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;

/**
 * Is called while a backup is made.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_create_backup_options_set_progress_callback}.
 */
@FunctionalInterface
public interface BackupProgressCallbacks {
    /**
     * As many bytes as {@code callbackTriggerIntervalSize} says have been copied since the last call.
     *
     * <p>C: {@code void (*)(void *state)}.
     */
    void progress();
}
