package dev.rockspan;

import dev.rockspan.raw.CLogFiles;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;

/**
 * The files of the write-ahead log at one moment.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_wal_files_t}.
 */
public final class LogFiles extends RocksObject {
    LogFiles(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Returns the number of files.
     *
     * <p>C: {@code size_t rocksdb_wal_files_count(const rocksdb_wal_files_t *files)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public long count() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLogFiles.rocksdb_wal_files_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns a file by its index from 0.
     *
     * <p>C: {@code const rocksdb_wal_file_t *rocksdb_wal_files_get_wal_file(const rocksdb_wal_files_t *files, size_t index)}, mapped by convention receiver, index, view-handle.
     *
     * @param index from 0, below the count
     * @return a view that is valid until this object is closed
     */
    public LogFile walFile(long index) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLogFiles.rocksdb_wal_files_get_wal_file(call.use(this), Objects.checkIndex(index, CLogFiles.rocksdb_wal_files_count(call.use(this))));
            return new LogFile(Lifetime.view("LogFile", nativeResult, this));
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public LogFiles in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
