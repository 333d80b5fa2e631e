package dev.rockspan;

import dev.rockspan.runtime.CallbackErrors;

/**
 * Leaves table files out of a backup, which other backups have.
 *
 * <p>RocksDB calls it on threads of its own and on those of callers, on several at a time. Segments and objects that
 * are passed to it end with the callback: using them later throws {@link IllegalStateException}. Only the thread of the
 * callback can use them.
 *
 * <p>An exception is rethrown from the Java call during which RocksDB made the callback; if there was none on that
 * thread, {@link CallbackErrors} gets it. RocksDB then uses the fallback that each method names.
 *
 * <p>C: {@code rocksdb_create_backup_options_set_exclude_files_callback}.
 */
@FunctionalInterface
public interface BackupExcludeFilesCallbacks {
    /**
     * Whether a file is left out.
     *
     * <p>C: {@code unsigned char (*)(void *state, const char *relative_file, size_t relative_file_len)}.
     *
     * @param relativeFile a copy
     * @return the answer; after an exception RocksDB gets {@code 0}
     */
    boolean exclude(String relativeFile);
}
