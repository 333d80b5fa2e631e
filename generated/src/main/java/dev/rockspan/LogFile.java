package dev.rockspan;

import dev.rockspan.raw.CLogFile;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.call.Call;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.LongStream;

/**
 * A file of the write-ahead log.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that.
 *
 * <p>C: {@code rocksdb_wal_file_t}, {@code rocksdb_wal_files_t}.
 *
 * @param logNumber the file's number, which grows from file to file
 * @param pathName the file's path, relative to the database's folder
 * @param sizeFileBytes the file's size in bytes
 * @param startSequence the sequence number of the file's first write
 * @param type whether the file is still needed or archived
 */
public record LogFile(long logNumber, String pathName, long sizeFileBytes, long startSequence, WalFileType type) {
    static LogFile read(MemorySegment nativeObject) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return new LogFile(
                    CLogFile.rocksdb_wal_file_log_number(nativeObject),
                    call.viewString(CLogFile.rocksdb_wal_file_path_name(nativeObject)),
                    CLogFile.rocksdb_wal_file_size_file_bytes(nativeObject),
                    CLogFile.rocksdb_wal_file_start_sequence(nativeObject),
                    WalFileType.getWalFileType(CLogFile.rocksdb_wal_file_type(nativeObject)));
        }
    }

    static List<LogFile> readAll(MemorySegment nativeObject) {
        return LongStream.range(0, CLogFile.rocksdb_wal_files_count(nativeObject))
                .mapToObj(nativeIndex -> LogFile.read(Call.returned(CLogFile.rocksdb_wal_files_get_wal_file(
                        nativeObject, nativeIndex))))
                .toList();
    }
}
