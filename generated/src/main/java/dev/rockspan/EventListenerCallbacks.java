package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;

/**
 * Is called at flushes, compactions and other events, mostly on RocksDB's threads, which wait meanwhile. RocksDB may
 * hold locks, so do not call methods of the database that wait for background work.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_eventlistener_create}.
 */
public interface EventListenerCallbacks {
    /**
     * A flush begins.
     *
     * <p>C: {@code void (*)(void *, rocksdb_t *, const rocksdb_flushjobinfo_t *)}.
     */
    default void onFlushBegin(FlushJobInfo info) {
    }

    /**
     * A flush has ended.
     *
     * <p>C: {@code void (*)(void *, rocksdb_t *, const rocksdb_flushjobinfo_t *)}.
     */
    default void onFlushCompleted(FlushJobInfo info) {
    }

    /**
     * A compaction begins.
     *
     * <p>C: {@code void (*)(void *, rocksdb_t *, const rocksdb_compactionjobinfo_t *)}.
     */
    default void onCompactionBegin(CompactionJobInfo info) {
    }

    /**
     * A compaction has ended.
     *
     * <p>C: {@code void (*)(void *, rocksdb_t *, const rocksdb_compactionjobinfo_t *)}.
     */
    default void onCompactionCompleted(CompactionJobInfo info) {
    }

    /**
     * A part of a compaction begins.
     *
     * <p>C: {@code void (*)(void *, const rocksdb_subcompactionjobinfo_t *)}.
     */
    default void onSubcompactionBegin(SubcompactionJobInfo info) {
    }

    /**
     * A part of a compaction has ended.
     *
     * <p>C: {@code void (*)(void *, const rocksdb_subcompactionjobinfo_t *)}.
     */
    default void onSubcompactionCompleted(SubcompactionJobInfo info) {
    }

    /**
     * A file was ingested.
     *
     * <p>C: {@code void (*)(void *, rocksdb_t *, const rocksdb_externalfileingestioninfo_t *)}.
     */
    default void onExternalFileIngested(ExternalFileIngestionInfo info) {
    }

    /**
     * Background work has failed. The database refuses writes from now on unless the error is reset.
     *
     * <p>C: {@code void (*)(void *, uint32_t, rocksdb_status_ptr_t *)}.
     *
     * @param reason what RocksDB was doing when it failed
     */
    default void onBackgroundError(BackgroundErrorReason reason, BackgroundErrorStatus status) {
    }

    /**
     * Writes begin to be delayed or stopped, or no longer are.
     *
     * <p>C: {@code void (*)(void *, const rocksdb_writestallinfo_t *)}.
     */
    default void onStallConditionsChanged(WriteStallInfo info) {
    }

    /**
     * A memtable takes no more writes and will be flushed.
     *
     * <p>C: {@code void (*)(void *, const rocksdb_memtableinfo_t *)}.
     */
    default void onMemTableSealed(MemTableInfo info) {
    }
}
