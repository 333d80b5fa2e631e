package dev.rockspan;

import dev.rockspan.raw.CLogFile;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * A file of the write-ahead log at one moment.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_wal_file_t}.
 */
public final class LogFile extends RocksObject {
    LogFile(Lifetime lifetime) {
        super(lifetime);
    }

    /**
     * Returns the file's number, which grows from file to file.
     *
     * <p>C: {@code uint64_t rocksdb_wal_file_log_number(const rocksdb_wal_file_t *file)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public long logNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLogFile.rocksdb_wal_file_log_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the file's path, relative to the database's folder.
     *
     * <p>C: {@code const char *rocksdb_wal_file_path_name(const rocksdb_wal_file_t *file)}, mapped by convention receiver, view-text.
     *
     * @return a copy
     */
    public String pathName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLogFile.rocksdb_wal_file_path_name(call.use(this));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns the file's size in bytes.
     *
     * <p>C: {@code uint64_t rocksdb_wal_file_size_file_bytes(const rocksdb_wal_file_t *file)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public long sizeFileBytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLogFile.rocksdb_wal_file_size_file_bytes(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns the sequence number of the file's first write.
     *
     * <p>C: {@code uint64_t rocksdb_wal_file_start_sequence(const rocksdb_wal_file_t *file)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public long startSequence() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CLogFile.rocksdb_wal_file_start_sequence(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Tells whether the file is still needed or archived.
     *
     * <p>C: {@code int rocksdb_wal_file_type(const rocksdb_wal_file_t *file)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
     */
    public WalFileType type() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CLogFile.rocksdb_wal_file_type(call.use(this));
            return WalFileType.of(nativeResult);
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public LogFile in(Arena arena) {
        attachTo(arena);
        return this;
    }
}
