package dev.rockspan;

import dev.rockspan.raw.CColumnFamilyHandle;
import dev.rockspan.raw.CColumnFamilyMetaData;
import dev.rockspan.raw.CExtras;
import dev.rockspan.raw.CLiveFileMetaData;
import dev.rockspan.raw.CLiveFileStorageInfo;
import dev.rockspan.raw.CLogFile;
import dev.rockspan.raw.CPinnableHandle;
import dev.rockspan.raw.CPinnedValue;
import dev.rockspan.raw.CReplayer;
import dev.rockspan.raw.CRocksDB;
import dev.rockspan.raw.CRocksIterator;
import dev.rockspan.raw.CTransactionLogIterator;
import dev.rockspan.raw.CWaitForCompactOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.runtime.call.Bounds;
import dev.rockspan.runtime.call.Buffers;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.NativeLists;
import dev.rockspan.runtime.call.OpenDatabases;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.pin.FoundValues;
import dev.rockspan.runtime.pin.Pin;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An open database.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Keeps alive what it was made with or given: {@link Env}, {@link EnvOptions}, {@link Options}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_t}.
 */
public class RocksDB extends RocksObject implements KeyValueStore {
    RocksDB(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Deletes a database that is not open, with all of its data.
     *
     * <p>C: {@code void rocksdb_destroy_db(const rocksdb_options_t *options, const char *name, char **errptr)}, mapped by convention handle, text, error-slot.
     *
     * @param options used during the call only
     * @param path in UTF-8, without a NUL
     * @throws RocksDBException if RocksDB reports an error
     */
    public static void destroyDB(Options options, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_destroy_db(call.use(options, "options"), call.string(path, "path"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Lists the names of the column families of a database, which need not be open.
     *
     * <p>C: {@code char **rocksdb_list_column_families(const rocksdb_options_t *options, const char *name, size_t *lencf, char **errptr)}, mapped by convention handle, text, length-slot, error-slot, owned-array.
     *
     * @param options used during the call only
     * @param path in UTF-8, without a NUL
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public static List<String> listColumnFamilyNames(Options options, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_list_column_families(call.use(options, "options"), call.string(path, "path"), nativeLength, call.errorSlot());
            call.check();
            return NativeLists.takeTexts(call, nativeResult, nativeLength, CRocksDB::rocksdb_list_column_families_destroy);
        }
    }

    /**
     * Opens a database with its default column family; opening may replay a log and take long.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open(const rocksdb_options_t *options, const char *name, char **errptr)}, mapped by convention handle, text, error-slot, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB open(Options options, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.open(call, path, "path");
            MemorySegment nativeResult = CRocksDB.rocksdb_open(call.use(options, "options"), call.string(path, "path"), call.errorSlot());
            call.check();
            return new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options)));
        }
    }

    /**
     * Opens a database with the column families that are named, which must be all that exist.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_column_families(const rocksdb_options_t *options, const char *name, int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char **errptr)}, mapped by convention handle, text, count, list, out-array, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param columnFamilyNames read during the call only; no element may be null
     * @param columnFamilyOptions read during the call only; no element may be null
     * @param columnFamilyHandles receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB open(DBOptionsInterface<?> options, String path,
            List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.open(call, path, "path");
            int nativeCount2 = NativeLists.sameCount(NativeLists.count(columnFamilyNames, "columnFamilyNames"), NativeLists.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeHandles = NativeLists.wordsFor(columnFamilyHandles, "columnFamilyHandles", call, nativeCount2);
            MemorySegment nativeResult = CRocksDB.rocksdb_open_column_families(call.use(options, "options"), call.string(path, "path"), nativeCount2, NativeLists.sized(NativeLists.strings(call, columnFamilyNames, "columnFamilyNames"), 8L * nativeCount2), NativeLists.sized(NativeLists.handles(call, columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount2), nativeHandles, call.errorSlot());
            call.check();
            RocksDB result = new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options).borrowing(columnFamilyOptions)));
            return NativeLists.addHandles(result, columnFamilyHandles, nativeHandles, nativeCount2, address -> new ColumnFamilyHandle(NativeObject.child("ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, result)));
        }
    }

    /**
     * Does a compaction that another database handed out and returns its result; may take long.
     *
     * <p>C: {@code char *rocksdb_open_and_compact(const char *db_path, const char *output_directory, const char *input, size_t input_len, size_t *output_len, const rocksdb_compaction_service_options_override_t *override_options, char **errptr)}, mapped by convention text, bytes, length-slot, handle, error-slot, owned-bytes.
     *
     * @param dbPath in UTF-8, without a NUL
     * @param outputDirectory in UTF-8, without a NUL
     * @param input read during the call only
     * @param overrideOptions used during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public static byte @Nullable [] openAndCompact(String dbPath, String outputDirectory,
            byte[] input, CompactionServiceOptionsOverride overrideOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeInput = call.bytes(input, "input");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_open_and_compact(call.string(dbPath, "dbPath"), call.string(outputDirectory, "outputDirectory"), nativeInput, nativeInput.byteSize(), nativeLength, call.use(overrideOptions, "overrideOptions"), call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Does a compaction that another database handed out and returns its result; may take long.
     *
     * <p>C: {@code char *rocksdb_open_and_compact(const char *db_path, const char *output_directory, const char *input, size_t input_len, size_t *output_len, const rocksdb_compaction_service_options_override_t *override_options, char **errptr)}, mapped by convention text, bytes, length-slot, handle, error-slot, owned-bytes.
     *
     * @param dbPath in UTF-8, without a NUL
     * @param outputDirectory in UTF-8, without a NUL
     * @param input read during the call only
     * @param overrideOptions used during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public static byte @Nullable [] openAndCompact(String dbPath, String outputDirectory,
            ByteBuffer input, CompactionServiceOptionsOverride overrideOptions) {
        var result = openAndCompact(dbPath, outputDirectory, Buffers.bytes(input, "input"), overrideOptions);
        Buffers.consume(input);
        return result;
    }

    /**
     * Does a compaction that another database handed out and returns its result; may take long.
     *
     * <p>C: {@code char *rocksdb_open_and_compact(const char *db_path, const char *output_directory, const char *input, size_t input_len, size_t *output_len, const rocksdb_compaction_service_options_override_t *override_options, char **errptr)}, mapped by convention text, bytes, length-slot, handle, error-slot, owned-bytes.
     *
     * @param dbPath in UTF-8, without a NUL
     * @param outputDirectory in UTF-8, without a NUL
     * @param input read during the call only
     * @param overrideOptions used during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public static byte @Nullable [] openAndCompact(String dbPath, String outputDirectory,
            MemorySegment input, CompactionServiceOptionsOverride overrideOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeInput = call.bytes(input, "input");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_open_and_compact(call.string(dbPath, "dbPath"), call.string(outputDirectory, "outputDirectory"), nativeInput, nativeInput.byteSize(), nativeLength, call.use(overrideOptions, "overrideOptions"), call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Does a compaction that another database handed out and returns its result; may take long.
     *
     * <p>C: {@code char *rocksdb_open_and_compact_with_options(const rocksdb_open_and_compact_options_t *options, const char *db_path, const char *output_directory, const char *input, size_t input_len, size_t *output_len, const rocksdb_compaction_service_options_override_t *override_options, char **errptr)}, mapped by convention handle, text, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param dbPath in UTF-8, without a NUL
     * @param outputDirectory in UTF-8, without a NUL
     * @param input read during the call only
     * @param overrideOptions used during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public static byte @Nullable [] openAndCompact(OpenAndCompactOptions options, String dbPath,
            String outputDirectory, byte[] input,
            CompactionServiceOptionsOverride overrideOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeInput = call.bytes(input, "input");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_open_and_compact_with_options(call.use(options, "options"), call.string(dbPath, "dbPath"), call.string(outputDirectory, "outputDirectory"), nativeInput, nativeInput.byteSize(), nativeLength, call.use(overrideOptions, "overrideOptions"), call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Does a compaction that another database handed out and returns its result; may take long.
     *
     * <p>C: {@code char *rocksdb_open_and_compact_with_options(const rocksdb_open_and_compact_options_t *options, const char *db_path, const char *output_directory, const char *input, size_t input_len, size_t *output_len, const rocksdb_compaction_service_options_override_t *override_options, char **errptr)}, mapped by convention handle, text, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param dbPath in UTF-8, without a NUL
     * @param outputDirectory in UTF-8, without a NUL
     * @param input read during the call only
     * @param overrideOptions used during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public static byte @Nullable [] openAndCompact(OpenAndCompactOptions options, String dbPath,
            String outputDirectory, ByteBuffer input,
            CompactionServiceOptionsOverride overrideOptions) {
        var result = openAndCompact(options, dbPath, outputDirectory, Buffers.bytes(input, "input"), overrideOptions);
        Buffers.consume(input);
        return result;
    }

    /**
     * Does a compaction that another database handed out and returns its result; may take long.
     *
     * <p>C: {@code char *rocksdb_open_and_compact_with_options(const rocksdb_open_and_compact_options_t *options, const char *db_path, const char *output_directory, const char *input, size_t input_len, size_t *output_len, const rocksdb_compaction_service_options_override_t *override_options, char **errptr)}, mapped by convention handle, text, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param dbPath in UTF-8, without a NUL
     * @param outputDirectory in UTF-8, without a NUL
     * @param input read during the call only
     * @param overrideOptions used during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public static byte @Nullable [] openAndCompact(OpenAndCompactOptions options, String dbPath,
            String outputDirectory, MemorySegment input,
            CompactionServiceOptionsOverride overrideOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeInput = call.bytes(input, "input");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_open_and_compact_with_options(call.use(options, "options"), call.string(dbPath, "dbPath"), call.string(outputDirectory, "outputDirectory"), nativeInput, nativeInput.byteSize(), nativeLength, call.use(overrideOptions, "overrideOptions"), call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Opens a database and removes what was written after a timestamp.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_and_trim_history(const rocksdb_options_t *options, const char *name, int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char *trim_ts, size_t trim_tslen, char **errptr)}, mapped by convention handle, text, count, list, out-array, bytes, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param columnFamilyNames read during the call only; no element may be null
     * @param columnFamilyOptions read during the call only; no element may be null
     * @param trimTimestamp read during the call only
     * @param columnFamilyHandles receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openAndTrimHistory(DBOptionsInterface<?> options, String path,
            List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            byte[] trimTimestamp, List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.open(call, path, "path");
            int nativeCount2 = NativeLists.sameCount(NativeLists.count(columnFamilyNames, "columnFamilyNames"), NativeLists.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeHandles = NativeLists.wordsFor(columnFamilyHandles, "columnFamilyHandles", call, nativeCount2);
            MemorySegment nativeTrimTimestamp = call.bytes(trimTimestamp, "trimTimestamp");
            MemorySegment nativeResult = CRocksDB.rocksdb_open_and_trim_history(call.use(options, "options"), call.string(path, "path"), nativeCount2, NativeLists.sized(NativeLists.strings(call, columnFamilyNames, "columnFamilyNames"), 8L * nativeCount2), NativeLists.sized(NativeLists.handles(call, columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount2), nativeHandles, nativeTrimTimestamp, nativeTrimTimestamp.byteSize(), call.errorSlot());
            call.check();
            RocksDB result = new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options).borrowing(columnFamilyOptions)));
            return NativeLists.addHandles(result, columnFamilyHandles, nativeHandles, nativeCount2, address -> new ColumnFamilyHandle(NativeObject.child("ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, result)));
        }
    }

    /**
     * Opens a database and removes what was written after a timestamp.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_and_trim_history(const rocksdb_options_t *options, const char *name, int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char *trim_ts, size_t trim_tslen, char **errptr)}, mapped by convention handle, text, count, list, out-array, bytes, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param columnFamilyNames read during the call only; no element may be null
     * @param columnFamilyOptions read during the call only; no element may be null
     * @param trimTimestamp read during the call only
     * @param columnFamilyHandles receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openAndTrimHistory(DBOptionsInterface<?> options, String path,
            List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            ByteBuffer trimTimestamp, List<ColumnFamilyHandle> columnFamilyHandles) {
        var result = openAndTrimHistory(options, path, columnFamilyNames, columnFamilyOptions, Buffers.bytes(trimTimestamp, "trimTimestamp"), columnFamilyHandles);
        Buffers.consume(trimTimestamp);
        return result;
    }

    /**
     * Opens a database and removes what was written after a timestamp.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_and_trim_history(const rocksdb_options_t *options, const char *name, int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char *trim_ts, size_t trim_tslen, char **errptr)}, mapped by convention handle, text, count, list, out-array, bytes, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param columnFamilyNames read during the call only; no element may be null
     * @param columnFamilyOptions read during the call only; no element may be null
     * @param trimTimestamp read during the call only
     * @param columnFamilyHandles receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openAndTrimHistory(DBOptionsInterface<?> options, String path,
            List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            MemorySegment trimTimestamp, List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.open(call, path, "path");
            int nativeCount2 = NativeLists.sameCount(NativeLists.count(columnFamilyNames, "columnFamilyNames"), NativeLists.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeHandles = NativeLists.wordsFor(columnFamilyHandles, "columnFamilyHandles", call, nativeCount2);
            MemorySegment nativeTrimTimestamp = call.bytes(trimTimestamp, "trimTimestamp");
            MemorySegment nativeResult = CRocksDB.rocksdb_open_and_trim_history(call.use(options, "options"), call.string(path, "path"), nativeCount2, NativeLists.sized(NativeLists.strings(call, columnFamilyNames, "columnFamilyNames"), 8L * nativeCount2), NativeLists.sized(NativeLists.handles(call, columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount2), nativeHandles, nativeTrimTimestamp, nativeTrimTimestamp.byteSize(), call.errorSlot());
            call.check();
            RocksDB result = new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options).borrowing(columnFamilyOptions)));
            return NativeLists.addHandles(result, columnFamilyHandles, nativeHandles, nativeCount2, address -> new ColumnFamilyHandle(NativeObject.child("ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, result)));
        }
    }

    /**
     * Opens a follower of a database that another process writes; it reads only.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_as_secondary(const rocksdb_options_t *options, const char *name, const char *secondary_path, char **errptr)}, mapped by convention handle, text, error-slot, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param secondaryPath in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openAsSecondary(Options options, String path, String secondaryPath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.openToRead(call);
            MemorySegment nativeResult = CRocksDB.rocksdb_open_as_secondary(call.use(options, "options"), call.string(path, "path"), call.string(secondaryPath, "secondaryPath"), call.errorSlot());
            call.check();
            return new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options)));
        }
    }

    /**
     * Opens a follower of a database with the column families that are named; it reads only.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_as_secondary_column_families(const rocksdb_options_t *options, const char *name, const char *secondary_path, int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, char **errptr)}, mapped by convention handle, text, count, list, out-array, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param secondaryPath in UTF-8, without a NUL
     * @param columnFamilyNames read during the call only; no element may be null
     * @param columnFamilyOptions read during the call only; no element may be null
     * @param columnFamilyHandles receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openAsSecondary(DBOptionsInterface<?> options, String path,
            String secondaryPath, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.openToRead(call);
            int nativeCount3 = NativeLists.sameCount(NativeLists.count(columnFamilyNames, "columnFamilyNames"), NativeLists.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeHandles = NativeLists.wordsFor(columnFamilyHandles, "columnFamilyHandles", call, nativeCount3);
            MemorySegment nativeResult = CRocksDB.rocksdb_open_as_secondary_column_families(call.use(options, "options"), call.string(path, "path"), call.string(secondaryPath, "secondaryPath"), nativeCount3, NativeLists.sized(NativeLists.strings(call, columnFamilyNames, "columnFamilyNames"), 8L * nativeCount3), NativeLists.sized(NativeLists.handles(call, columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount3), nativeHandles, call.errorSlot());
            call.check();
            RocksDB result = new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options).borrowing(columnFamilyOptions)));
            return NativeLists.addHandles(result, columnFamilyHandles, nativeHandles, nativeCount3, address -> new ColumnFamilyHandle(NativeObject.child("ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, result)));
        }
    }

    /**
     * Opens the default column family of a database for reading only.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_for_read_only(const rocksdb_options_t *options, const char *name, unsigned char error_if_wal_file_exists, char **errptr)}, mapped by convention handle, text, scalar, error-slot, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param errorIfWalFileExists without effect: RocksDB heeds it only where column families are named
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openReadOnly(Options options, String path, boolean errorIfWalFileExists) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.openToRead(call);
            MemorySegment nativeResult = CRocksDB.rocksdb_open_for_read_only(call.use(options, "options"), call.string(path, "path"), (byte) (errorIfWalFileExists ? 1 : 0), call.errorSlot());
            call.check();
            return new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options)));
        }
    }

    /**
     * Opens some column families of a database, the default one among them, for reading only.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_for_read_only_column_families(const rocksdb_options_t *options, const char *name, int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, unsigned char error_if_wal_file_exists, char **errptr)}, mapped by convention handle, text, count, list, out-array, scalar, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param columnFamilyNames read during the call only; no element may be null
     * @param columnFamilyOptions read during the call only; no element may be null
     * @param errorIfWalFileExists whether opening fails if there is a write-ahead log with anything in it, which is replayed in memory otherwise
     * @param columnFamilyHandles receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openReadOnly(DBOptionsInterface<?> options, String path,
            List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            boolean errorIfWalFileExists, List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.openToRead(call);
            int nativeCount2 = NativeLists.sameCount(NativeLists.count(columnFamilyNames, "columnFamilyNames"), NativeLists.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeHandles = NativeLists.wordsFor(columnFamilyHandles, "columnFamilyHandles", call, nativeCount2);
            MemorySegment nativeResult = CRocksDB.rocksdb_open_for_read_only_column_families(call.use(options, "options"), call.string(path, "path"), nativeCount2, NativeLists.sized(NativeLists.strings(call, columnFamilyNames, "columnFamilyNames"), 8L * nativeCount2), NativeLists.sized(NativeLists.handles(call, columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount2), nativeHandles, (byte) (errorIfWalFileExists ? 1 : 0), call.errorSlot());
            call.check();
            RocksDB result = new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options).borrowing(columnFamilyOptions)));
            return NativeLists.addHandles(result, columnFamilyHandles, nativeHandles, nativeCount2, address -> new ColumnFamilyHandle(NativeObject.child("ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, result)));
        }
    }

    /**
     * Opens column families whose entries compaction drops after a time in seconds for each.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_column_families_with_ttl(const rocksdb_options_t *options, const char *name, int num_column_families, const char *const *column_family_names, const rocksdb_options_t *const *column_family_options, rocksdb_column_family_handle_t **column_family_handles, const int *ttls, char **errptr)}, mapped by convention handle, text, count, list, out-array, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param columnFamilyNames read during the call only; no element may be null
     * @param columnFamilyOptions read during the call only; no element may be null
     * @param ttls read during the call only
     * @param columnFamilyHandles receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openWithTtl(DBOptionsInterface<?> options, String path,
            List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions, int[] ttls,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.open(call, path, "path");
            int nativeCount2 = NativeLists.sameCount(NativeLists.sameCount(NativeLists.count(columnFamilyNames, "columnFamilyNames"), NativeLists.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions"), NativeLists.count(ttls, "ttls"), "ttls");
            MemorySegment nativeHandles = NativeLists.wordsFor(columnFamilyHandles, "columnFamilyHandles", call, nativeCount2);
            MemorySegment nativeResult = CRocksDB.rocksdb_open_column_families_with_ttl(call.use(options, "options"), call.string(path, "path"), nativeCount2, NativeLists.sized(NativeLists.strings(call, columnFamilyNames, "columnFamilyNames"), 8L * nativeCount2), NativeLists.sized(NativeLists.handles(call, columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount2), nativeHandles, NativeLists.ints(call, ttls), call.errorSlot());
            call.check();
            RocksDB result = new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options).borrowing(columnFamilyOptions).marked(ObjectMark.TTL)));
            return NativeLists.addHandles(result, columnFamilyHandles, nativeHandles, nativeCount2, address -> new ColumnFamilyHandle(NativeObject.child("ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, result)));
        }
    }

    /**
     * Opens a database whose entries compaction drops after a time in seconds; 0 or less keeps them.
     *
     * <p>C: {@code rocksdb_t *rocksdb_open_with_ttl(const rocksdb_options_t *options, const char *name, int ttl, char **errptr)}, mapped by convention handle, text, scalar, error-slot, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     * @param path in UTF-8, without a NUL
     * @param ttl the age in seconds from which on compactions drop an entry; 0 or less for never
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openWithTtl(Options options, String path, int ttl) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            OpenDatabases.open(call, path, "path");
            MemorySegment nativeResult = CRocksDB.rocksdb_open_with_ttl(call.use(options, "options"), call.string(path, "path"), ttl, call.errorSlot());
            call.check();
            return new RocksDB(call.made(NativeObject.owned("RocksDB", nativeResult, CRocksDB::rocksdb_close).borrowing(options).marked(ObjectMark.TTL)));
        }
    }

    /**
     * Saves what can be saved of a damaged database that is not open; may take long and lose data, and loses the values that are in blob files.
     *
     * <p>C: {@code void rocksdb_repair_db(const rocksdb_options_t *options, const char *name, char **errptr)}, mapped by convention handle, text, error-slot.
     *
     * @param options used during the call only
     * @param path in UTF-8, without a NUL
     * @throws RocksDBException if RocksDB reports an error
     */
    public static void repairDB(Options options, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_repair_db(call.use(options, "options"), call.string(path, "path"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Looks up many keys of a column family without copying their values; null where there is none.
     *
     * <p>C: {@code void rocksdb_batched_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, rocksdb_pinnableslice_t **values, char **errs, bool sorted_input)}, mapped by convention receiver, handle, count, list, out-array, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param keysList read during the call only; no element may be null
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, those that are not are not found; false has them sorted first
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     */
    public List<@Nullable PinnedValue> batchedMultiGet(ColumnFamilyHandle columnFamily,
            ReadOptions options, List<byte[]> keysList, boolean sortedInput) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.count(keysList, "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount3);
            MemorySegment nativeHandles = NativeLists.words(call, nativeCount3);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount3);
            CRocksDB.rocksdb_batched_multi_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeCount3, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeHandles, nativeErrors, sortedInput);
            return NativeLists.takeHandles(call, nativeHandles, nativeErrors, nativeCount3, address -> new PinnedValue(Pin.of(call, "PinnedValue", address, CPinnedValue::rocksdb_pinnableslice_destroy, CPinnedValue::rocksdb_pinnableslice_value, columnFamily), columnFamily), CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up many keys of a column family without copying their values; null where there is none.
     *
     * <p>C: {@code void rocksdb_batched_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, rocksdb_pinnableslice_t **values, char **errs, bool sorted_input)}, mapped by convention receiver, handle, count, list, out-array, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param keysList read during the call only; no element may be null
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, those that are not are not found; false has them sorted first
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     */
    public List<@Nullable PinnedValue> batchedMultiGet(ColumnFamilyHandle columnFamily,
            List<byte[]> keysList, boolean sortedInput) {
        return batchedMultiGet(columnFamily, ReadOptions.defaults(), keysList, sortedInput);
    }

    /**
     * Looks up many keys of a column family without copying their values; null where there is none.
     *
     * <p>C: {@code void rocksdb_batched_multi_get_cf_slice(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, size_t num_keys, const rocksdb_slice_t *keys_list, rocksdb_pinnableslice_t **values, char **errs, bool sorted_input)}, mapped by convention receiver, handle, count, list, out-array, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param keysList read during the call only; no element may be null
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, those that are not are not found; false has them sorted first
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     */
    public List<@Nullable PinnedValue> batchedMultiGetSlices(ColumnFamilyHandle columnFamily,
            ReadOptions options, List<byte[]> keysList, boolean sortedInput) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.count(keysList, "keysList");
            MemorySegment nativeHandles = NativeLists.words(call, nativeCount3);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount3);
            CRocksDB.rocksdb_batched_multi_get_cf_slice(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeCount3, NativeLists.sized(NativeLists.slices(call, keysList, "keysList"), 16L * nativeCount3), nativeHandles, nativeErrors, sortedInput);
            return NativeLists.takeHandles(call, nativeHandles, nativeErrors, nativeCount3, address -> new PinnedValue(Pin.of(call, "PinnedValue", address, CPinnedValue::rocksdb_pinnableslice_destroy, CPinnedValue::rocksdb_pinnableslice_value, columnFamily), columnFamily), CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up many keys of a column family without copying their values; null where there is none.
     *
     * <p>C: {@code void rocksdb_batched_multi_get_cf_slice(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, size_t num_keys, const rocksdb_slice_t *keys_list, rocksdb_pinnableslice_t **values, char **errs, bool sorted_input)}, mapped by convention receiver, handle, count, list, out-array, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param keysList read during the call only; no element may be null
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, those that are not are not found; false has them sorted first
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     */
    public List<@Nullable PinnedValue> batchedMultiGetSlices(ColumnFamilyHandle columnFamily,
            List<byte[]> keysList, boolean sortedInput) {
        return batchedMultiGetSlices(columnFamily, ReadOptions.defaults(), keysList, sortedInput);
    }

    /**
     * Ends background work for good, and on request waits until it has ended; for closing soon.
     *
     * <p>C: {@code void rocksdb_cancel_all_background_work(rocksdb_t *db, unsigned char wait)}, mapped by convention receiver, scalar.
     *
     * @param wait whether to return only when all of it has ended
     */
    public void cancelAllBackgroundWork(boolean wait) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_cancel_all_background_work(call.use(this), (byte) (wait ? 1 : 0));
        }
    }

    /**
     * Compacts table files into a level and returns the new files' names; may take long.
     *
     * <p>C: {@code void rocksdb_compact_files(rocksdb_t *db, const rocksdb_compaction_options_t *options, const char *const *input_file_names, size_t num_input_file_names, int output_level, int output_path_id, char ***output_file_names, size_t *num_output_file_names, rocksdb_compactionjobinfo_t *compaction_job_info, char **errptr)}, mapped by convention receiver, handle, list, count, scalar, several-results, error-slot.
     *
     * @param options used during the call only
     * @param inputFileNames read during the call only; no element may be null
     * @param outputLevel the number of the level that the new files go to, at least that of the level of each file that is compacted
     * @param outputPathId at least -1
     * @param compactionJobInfo to be filled; used during the call only; may be null
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public List<String> compactFiles(CompactionOptions options, List<String> inputFileNames,
            int outputLevel, int outputPathId, @Nullable CompactionJobInfo compactionJobInfo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.use(this);
            call.requireNew(compactionJobInfo, "This CompactionJobInfo was filled before: take another one");
            int nativeCount3 = NativeLists.count(inputFileNames, "inputFileNames");
            MemorySegment nativeOutputFileNames = call.pointerSlot();
            MemorySegment nativeLength7 = call.longSlot();
            CRocksDB.rocksdb_compact_files(call.use(this), call.use(options, "options"), NativeLists.sized(NativeLists.strings(call, inputFileNames, "inputFileNames"), 8L * nativeCount3), nativeCount3, outputLevel, Bounds.inRange(outputPathId, -1, Integer.MAX_VALUE, "outputPathId"), nativeOutputFileNames, nativeLength7, call.useOrNull(compactionJobInfo), call.errorSlot());
            call.check();
            call.filled(compactionJobInfo);
            return NativeLists.takeTexts(call, nativeOutputFileNames.get(ValueLayout.ADDRESS, 0), nativeLength7, CRocksDB::rocksdb_compact_files_output_file_names_destroy);
        }
    }

    /**
     * Compacts table files of a column family into a level and returns the new files' names; may take long.
     *
     * <p>C: {@code void rocksdb_compact_files_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const rocksdb_compaction_options_t *options, const char *const *input_file_names, size_t num_input_file_names, int output_level, int output_path_id, char ***output_file_names, size_t *num_output_file_names, rocksdb_compactionjobinfo_t *compaction_job_info, char **errptr)}, mapped by convention receiver, handle, list, count, scalar, several-results, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only; may be null
     * @param inputFileNames read during the call only; no element may be null
     * @param outputLevel the number of the level that the new files go to, at least that of the level of each file that is compacted
     * @param outputPathId at least -1
     * @param compactionJobInfo to be filled; used during the call only; may be null
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public List<String> compactFiles(ColumnFamilyHandle columnFamily,
            @Nullable CompactionOptions options, List<String> inputFileNames, int outputLevel,
            int outputPathId, @Nullable CompactionJobInfo compactionJobInfo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.use(this);
            call.requireNew(compactionJobInfo, "This CompactionJobInfo was filled before: take another one");
            int nativeCount4 = NativeLists.count(inputFileNames, "inputFileNames");
            MemorySegment nativeOutputFileNames = call.pointerSlot();
            MemorySegment nativeLength8 = call.longSlot();
            CRocksDB.rocksdb_compact_files_cf(call.use(this), call.use(columnFamily, "columnFamily", this), call.useOrNull(options), NativeLists.sized(NativeLists.strings(call, inputFileNames, "inputFileNames"), 8L * nativeCount4), nativeCount4, outputLevel, Bounds.inRange(outputPathId, -1, Integer.MAX_VALUE, "outputPathId"), nativeOutputFileNames, nativeLength8, call.useOrNull(compactionJobInfo), call.errorSlot());
            call.check();
            call.filled(compactionJobInfo);
            return NativeLists.takeTexts(call, nativeOutputFileNames.get(ValueLayout.ADDRESS, 0), nativeLength8, CRocksDB::rocksdb_compact_files_output_file_names_destroy);
        }
    }

    /**
     * Compacts a range of keys, blocking till done; null is no limit, errors go unseen.
     *
     * <p>C: {@code void rocksdb_compact_range(rocksdb_t *db, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len)}, mapped by convention receiver, bytes.
     *
     * @param startKey read during the call only; may be null
     * @param limitKey read during the call only; may be null
     */
    public void compactRange(byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytesOrNull(startKey);
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey);
            CRocksDB.rocksdb_compact_range(call.use(this), nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize());
        }
    }

    /**
     * Compacts a range of keys, blocking till done; null is no limit, errors go unseen.
     *
     * <p>C: {@code void rocksdb_compact_range(rocksdb_t *db, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len)}, mapped by convention receiver, bytes.
     *
     */
    public void compactRange() {
        compactRange((byte[]) null, (byte[]) null);
    }

    /**
     * Compacts a range of keys of a column family, blocking till done; null is no limit, errors go unseen.
     *
     * <p>C: {@code void rocksdb_compact_range_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len)}, mapped by convention receiver, handle, bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param startKey read during the call only; may be null
     * @param limitKey read during the call only; may be null
     */
    public void compactRange(ColumnFamilyHandle columnFamily, byte @Nullable [] startKey,
            byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytesOrNull(startKey);
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey);
            CRocksDB.rocksdb_compact_range_cf(call.use(this), call.use(columnFamily, "columnFamily", this), nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize());
        }
    }

    /**
     * Compacts a range of keys of a column family, blocking till done; null is no limit, errors go unseen.
     *
     * <p>C: {@code void rocksdb_compact_range_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len)}, mapped by convention receiver, handle, bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     */
    public void compactRange(ColumnFamilyHandle columnFamily) {
        compactRange(columnFamily, (byte[]) null, (byte[]) null);
    }

    /**
     * Compacts a range of keys of a column family as options say, blocking till done; errors go unseen.
     *
     * <p>C: {@code void rocksdb_compact_range_cf_opt(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, rocksdb_compactoptions_t *opt, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len)}, mapped by convention receiver, handle, bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param startKey read during the call only; may be null
     * @param limitKey read during the call only; may be null
     */
    public void compactRange(ColumnFamilyHandle columnFamily, CompactRangeOptions options,
            byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytesOrNull(startKey);
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey);
            CRocksDB.rocksdb_compact_range_cf_opt(call.use(this), call.use(columnFamily, "columnFamily", this), call.use(options, "options"), nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize());
        }
    }

    /**
     * Compacts a range of keys as options say, blocking till done; errors go unseen.
     *
     * <p>C: {@code void rocksdb_compact_range_opt(rocksdb_t *db, rocksdb_compactoptions_t *opt, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len)}, mapped by convention receiver, handle, bytes.
     *
     * @param options used during the call only
     * @param startKey read during the call only; may be null
     * @param limitKey read during the call only; may be null
     */
    public void compactRange(CompactRangeOptions options, byte @Nullable [] startKey,
            byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytesOrNull(startKey);
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey);
            CRocksDB.rocksdb_compact_range_opt(call.use(this), call.use(options, "options"), nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize());
        }
    }

    /**
     * Compacts a range of keys as options say, blocking till done; errors go unseen.
     *
     * <p>C: {@code void rocksdb_compact_range_opt(rocksdb_t *db, rocksdb_compactoptions_t *opt, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len)}, mapped by convention receiver, handle, bytes.
     *
     * @param options used during the call only
     */
    public void compactRange(CompactRangeOptions options) {
        compactRange(options, (byte[]) null, (byte[]) null);
    }

    /**
     * Starts background work again, once this was called as often as pausing was.
     *
     * <p>C: {@code void rocksdb_continue_background_work(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void continueBackgroundWork() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_continue_background_work(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Creates a column family and opens it.
     *
     * <p>C: {@code rocksdb_column_family_handle_t *rocksdb_create_column_family(rocksdb_t *db, const rocksdb_options_t *column_family_options, const char *column_family_name, char **errptr)}, mapped by convention receiver, handle, text, error-slot, owned-handle.
     *
     * @param columnFamilyOptions kept alive for as long as it is needed
     * @param columnFamilyName in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public ColumnFamilyHandle createColumnFamily(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_create_column_family(call.use(this), call.use(columnFamilyOptions, "columnFamilyOptions"), call.string(columnFamilyName, "columnFamilyName"), call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            call.check();
            return new ColumnFamilyHandle(call.made(NativeObject.child("ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, this)));
        }
    }

    /**
     * Creates a column family from the files that another database exported.
     *
     * <p>C: {@code rocksdb_column_family_handle_t *rocksdb_create_column_family_with_import(rocksdb_t *db, rocksdb_options_t *column_family_options, const char *column_family_name, rocksdb_import_column_family_options_t *import_options, rocksdb_export_import_files_metadata_t *metadata, char **errptr)}, mapped by convention receiver, handle, text, error-slot, owned-handle.
     *
     * @param columnFamilyOptions kept alive for as long as it is needed
     * @param columnFamilyName in UTF-8, without a NUL
     * @param importOptions used during the call only
     * @param metadata used during the call only
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public ColumnFamilyHandle createColumnFamilyWithImport(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName,
            ImportColumnFamilyOptions importOptions, ExportImportFilesMetaData metadata) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_create_column_family_with_import(call.use(this), call.use(columnFamilyOptions, "columnFamilyOptions"), call.string(columnFamilyName, "columnFamilyName"), call.use(importOptions, "importOptions"), call.use(metadata, "metadata"), call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            call.check();
            return new ColumnFamilyHandle(call.made(NativeObject.child("ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, this)));
        }
    }

    /**
     * Creates a column family whose entries compaction drops after a time in seconds.
     *
     * <p>C: {@code rocksdb_column_family_handle_t *rocksdb_create_column_family_with_ttl(rocksdb_t *db, const rocksdb_options_t *column_family_options, const char *column_family_name, int ttl, char **errptr)}, mapped by convention receiver, handle, text, scalar, error-slot, owned-handle.
     *
     * @param columnFamilyOptions kept alive for as long as it is needed
     * @param columnFamilyName in UTF-8, without a NUL
     * @param ttl the age in seconds from which on compactions drop an entry; 0 or less for never
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public ColumnFamilyHandle createColumnFamilyWithTtl(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName, int ttl) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Effects.require(this, ObjectMark.TTL, "RocksDB was not opened with a TTL: use openWithTtl");
            MemorySegment nativeResult = CRocksDB.rocksdb_create_column_family_with_ttl(call.use(this), call.use(columnFamilyOptions, "columnFamilyOptions"), call.string(columnFamilyName, "columnFamilyName"), ttl, call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            call.check();
            return new ColumnFamilyHandle(call.made(NativeObject.child("ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, this)));
        }
    }

    /**
     * Creates several column families with the same options and opens them.
     *
     * <p>C: {@code rocksdb_column_family_handle_t **rocksdb_create_column_families(rocksdb_t *db, const rocksdb_options_t *column_family_options, int num_column_families, const char *const *column_family_names, size_t *lencfs, char **errptr)}, mapped by convention receiver, handle, count, list, length-slot, error-slot, owned-array.
     *
     * @param columnFamilyOptions kept alive for as long as it is needed
     * @param columnFamilyNames read during the call only; no element may be null
     * @return new objects, each to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<ColumnFamilyHandle> createNamedColumnFamilies(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, List<String> columnFamilyNames) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(columnFamilyNames, "columnFamilyNames");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_create_column_families(call.use(this), call.use(columnFamilyOptions, "columnFamilyOptions"), nativeCount2, NativeLists.sized(NativeLists.strings(call, columnFamilyNames, "columnFamilyNames"), 8L * nativeCount2), nativeLength, call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            return NativeLists.takeHandleArray(call, nativeResult, nativeLength, address -> new ColumnFamilyHandle(NativeObject.child("ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, this)), CColumnFamilyHandle::rocksdb_column_family_handle_destroy, CRocksDB::rocksdb_create_column_families_destroy);
        }
    }

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CRocksDB.rocksdb_delete(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(byte[] key) {
        delete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(WriteOptions options, ByteBuffer key) {
        delete(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
    }

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ByteBuffer key) {
        delete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CRocksDB.rocksdb_delete(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(MemorySegment key) {
        delete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CRocksDB.rocksdb_delete_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, byte[] key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key) {
        delete(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
    }

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CRocksDB.rocksdb_delete_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * <p>C: {@code void rocksdb_delete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes table files whose keys all lie in a range; null is no limit.
     *
     * <p>C: {@code void rocksdb_delete_file_in_range(rocksdb_t *db, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len, char **errptr)}, mapped by convention receiver, bytes, error-slot.
     *
     * @param startKey read during the call only; may be null
     * @param limitKey read during the call only; may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteFilesInRange(byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytesOrNull(startKey);
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey);
            CRocksDB.rocksdb_delete_file_in_range(call.use(this), nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes table files of a column family whose keys all lie in a range; null is no limit.
     *
     * <p>C: {@code void rocksdb_delete_file_in_range_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param startKey read during the call only; may be null
     * @param limitKey read during the call only; may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteFilesInRange(ColumnFamilyHandle columnFamily, byte @Nullable [] startKey,
            byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytesOrNull(startKey);
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey);
            CRocksDB.rocksdb_delete_file_in_range_cf(call.use(this), call.use(columnFamily, "columnFamily", this), nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes the keys of a column family from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] startKey,
            byte[] endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytes(startKey, "startKey");
            MemorySegment nativeEndKey = call.bytes(endKey, "endKey");
            CRocksDB.rocksdb_delete_range_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeStartKey, nativeStartKey.byteSize(), nativeEndKey, nativeEndKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes the keys of a column family from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, byte[] startKey, byte[] endKey) {
        deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
    }

    /**
     * Deletes the keys from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(WriteOptions options, byte[] startKey, byte[] endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, options, startKey, endKey);
        }
    }

    /**
     * Deletes the keys from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(byte[] startKey, byte[] endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
        }
    }

    /**
     * Deletes the keys of a column family from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, WriteOptions options,
            ByteBuffer startKey, ByteBuffer endKey) {
        deleteRange(columnFamily, options, Buffers.bytes(startKey, "startKey"), Buffers.bytes(endKey, "endKey"));
        Buffers.consume(startKey);
        Buffers.consume(endKey);
    }

    /**
     * Deletes the keys of a column family from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, ByteBuffer startKey,
            ByteBuffer endKey) {
        deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
    }

    /**
     * Deletes the keys from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(WriteOptions options, ByteBuffer startKey, ByteBuffer endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, options, startKey, endKey);
        }
    }

    /**
     * Deletes the keys from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ByteBuffer startKey, ByteBuffer endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
        }
    }

    /**
     * Deletes the keys of a column family from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, WriteOptions options,
            MemorySegment startKey, MemorySegment endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytes(startKey, "startKey");
            MemorySegment nativeEndKey = call.bytes(endKey, "endKey");
            CRocksDB.rocksdb_delete_range_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeStartKey, nativeStartKey.byteSize(), nativeEndKey, nativeEndKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes the keys of a column family from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, MemorySegment startKey,
            MemorySegment endKey) {
        deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
    }

    /**
     * Deletes the keys from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(WriteOptions options, MemorySegment startKey, MemorySegment endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, options, startKey, endKey);
        }
    }

    /**
     * Deletes the keys from the first given up to, but without, the second.
     *
     * <p>C: {@code void rocksdb_delete_range_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *end_key, size_t end_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param startKey read during the call only
     * @param endKey read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(MemorySegment startKey, MemorySegment endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
        }
    }

    /**
     * Deletes the versions of a key of a column family that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options,
            byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            CRocksDB.rocksdb_delete_cf_with_ts(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes the versions of a key of a column family that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key, byte[] timestamp) {
        deleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes the versions of a key of a column family that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options,
            ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(columnFamily, options, Buffers.bytes(key, "key"), Buffers.bytes(timestamp, "timestamp"));
        Buffers.consume(key);
        Buffers.consume(timestamp);
    }

    /**
     * Deletes the versions of a key of a column family that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key,
            ByteBuffer timestamp) {
        deleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes the versions of a key of a column family that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options,
            MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            CRocksDB.rocksdb_delete_cf_with_ts(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes the versions of a key of a column family that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key,
            MemorySegment timestamp) {
        deleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes the versions of a key that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            CRocksDB.rocksdb_delete_with_ts(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes the versions of a key that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(byte[] key, byte[] timestamp) {
        deleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes the versions of a key that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(WriteOptions options, ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(options, Buffers.bytes(key, "key"), Buffers.bytes(timestamp, "timestamp"));
        Buffers.consume(key);
        Buffers.consume(timestamp);
    }

    /**
     * Deletes the versions of a key that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes the versions of a key that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(WriteOptions options, MemorySegment key,
            MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            CRocksDB.rocksdb_delete_with_ts(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes the versions of a key that are not newer than a timestamp.
     *
     * <p>C: {@code void rocksdb_delete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(MemorySegment key, MemorySegment timestamp) {
        deleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Keeps files that are no longer needed, so that they can be copied.
     *
     * <p>C: {@code void rocksdb_disable_file_deletions(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void disableFileDeletions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_disable_file_deletions(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Ends the compactions that callers asked for, waits for that, and refuses new ones.
     *
     * <p>C: {@code void rocksdb_disable_manual_compaction(rocksdb_t *db)}, mapped by convention receiver.
     *
     */
    public void disableManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_disable_manual_compaction(call.use(this));
        }
    }

    /**
     * Drops a column family; its data stays readable through handles until they are closed. Waits for writes of other threads that are in flight, and refuses writes to it from then on.
     *
     * <p>C: {@code void rocksdb_drop_column_family(rocksdb_t *db, rocksdb_column_family_handle_t *handle, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param handle used during the call only; has to be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void dropColumnFamily(ColumnFamilyHandle handle) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.drop(handle, "handle", this);
            CRocksDB.rocksdb_drop_column_family(call.use(this), call.use(handle, "handle", this), call.errorSlot());
            call.check();
            call.commit();
        }
    }

    /**
     * Has unneeded files deleted again, once this was called as often as disabling was.
     *
     * <p>C: {@code void rocksdb_enable_file_deletions(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void enableFileDeletions() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_enable_file_deletions(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Allows callers to ask for compactions again, once called as often as disabling was.
     *
     * <p>C: {@code void rocksdb_enable_manual_compaction(rocksdb_t *db)}, mapped by convention receiver.
     *
     */
    public void enableManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_enable_manual_compaction(call.use(this));
        }
    }

    /**
     * Ends the recording of the block cache and closes its file.
     *
     * <p>C: {@code void rocksdb_end_block_cache_trace(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void endBlockCacheTrace() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_end_block_cache_trace(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Ends the recording of input and output and closes its file.
     *
     * <p>C: {@code void rocksdb_end_io_trace(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void endIoTrace() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_end_io_trace(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Ends the recording of calls and closes its file.
     *
     * <p>C: {@code void rocksdb_end_trace(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void endTrace() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_end_trace(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what the default column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_flush(rocksdb_t *db, const rocksdb_flushoptions_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(FlushOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_flush(call.use(this), call.use(options, "options"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what the default column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_flush(rocksdb_t *db, const rocksdb_flushoptions_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush() {
        flush(FlushOptions.defaults());
    }

    /**
     * Writes what a column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_flush_cf(rocksdb_t *db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t *column_family, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(ColumnFamilyHandle columnFamily, FlushOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_flush_cf(call.use(this), call.use(options, "options"), call.use(columnFamily, "columnFamily", this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what a column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_flush_cf(rocksdb_t *db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t *column_family, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(ColumnFamilyHandle columnFamily) {
        flush(columnFamily, FlushOptions.defaults());
    }

    /**
     * Writes what column families have in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_flush_cfs(rocksdb_t *db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t **column_family, int num_column_families, char **errptr)}, mapped by convention receiver, handle, list, count, error-slot.
     *
     * @param options used during the call only
     * @param columnFamily read during the call only; no element may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(FlushOptions options, List<ColumnFamilyHandle> columnFamily) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.count(columnFamily, "columnFamily");
            CRocksDB.rocksdb_flush_cfs(call.use(this), call.use(options, "options"), NativeLists.sized(NativeLists.handles(call, columnFamily, "columnFamily", this), 8L * nativeCount3), nativeCount3, call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes what column families have in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code void rocksdb_flush_cfs(rocksdb_t *db, const rocksdb_flushoptions_t *options, rocksdb_column_family_handle_t **column_family, int num_column_families, char **errptr)}, mapped by convention receiver, handle, list, count, error-slot.
     *
     * @param columnFamily read during the call only; no element may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flush(List<ColumnFamilyHandle> columnFamily) {
        flush(FlushOptions.defaults(), columnFamily);
    }

    /**
     * Writes buffered records of the write-ahead log to its file, and on request makes them durable.
     *
     * <p>C: {@code void rocksdb_flush_wal(rocksdb_t *db, unsigned char sync, char **errptr)}, mapped by convention receiver, scalar, error-slot.
     *
     * @param sync whether it is synced to the disk, too, to outlast a crash of the system
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flushWal(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_flush_wal(call.use(this), (byte) (sync ? 1 : 0), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes buffered records of the write-ahead log to its file; null options are the defaults.
     *
     * <p>C: {@code void rocksdb_flush_wal_with_options(rocksdb_t *db, const rocksdb_flushwaloptions_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only; may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void flushWal(@Nullable FlushWalOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_flush_wal_with_options(call.use(this), call.useOrNull(options), call.errorSlot());
            call.check();
        }
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(byte[] key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, ByteBuffer key) {
        var result = get(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ByteBuffer key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(MemorySegment key) {
        return get(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, byte[] key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options,
            ByteBuffer key) {
        var result = get(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return get(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Copies what fits of the value of a key into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ReadOptions options, byte[] key, byte[] buffer) {
        if (Call.isLarge(buffer)) {
            return getLarge(options, key, buffer);
        }
        int nativeSize;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CRocksDB.rocksdb_get_into_buffer(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeLength, nativeFound, call.errorSlot());
            call.check();
            nativeSize = call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
        // C copies all of a value or nothing; Java gets what fits.
        return nativeSize <= buffer.length ? nativeSize : getLarge(options, key, buffer);
    }

    private int getLarge(ReadOptions options, byte[] key, byte[] buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.copied(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, buffer);
        }
    }

    /**
     * Copies what fits of the value of a key into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(byte[] key, byte[] buffer) {
        return get(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies what fits of the value of a key into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ReadOptions options, ByteBuffer key, ByteBuffer buffer) {
        long nativeSize = get(options, Buffers.bytes(key, "key"), Buffers.bytes(buffer, "buffer"));
        Buffers.consume(key);
        return Buffers.limit(buffer, nativeSize);
    }

    /**
     * Copies what fits of the value of a key into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ByteBuffer key, ByteBuffer buffer) {
        return get(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies what fits of the value of a key into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long get(ReadOptions options, MemorySegment key, MemorySegment buffer) {
        if (Call.isLarge(buffer)) {
            return getLarge(options, key, buffer);
        }
        long nativeSize;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CRocksDB.rocksdb_get_into_buffer(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeLength, nativeFound, call.errorSlot());
            call.check();
            nativeSize = call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
        // C copies all of a value or nothing; Java gets what fits.
        return nativeSize <= buffer.byteSize() ? nativeSize : getLarge(options, key, buffer);
    }

    private long getLarge(ReadOptions options, MemorySegment key, MemorySegment buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.copied(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, buffer);
        }
    }

    /**
     * Copies what fits of the value of a key into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long get(MemorySegment key, MemorySegment buffer) {
        return get(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies what fits of the value of a key of a column family into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key,
            byte[] buffer) {
        if (Call.isLarge(buffer)) {
            return getLarge(columnFamily, options, key, buffer);
        }
        int nativeSize;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CRocksDB.rocksdb_get_into_buffer_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeLength, nativeFound, call.errorSlot());
            call.check();
            nativeSize = call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
        // C copies all of a value or nothing; Java gets what fits.
        return nativeSize <= buffer.length ? nativeSize : getLarge(columnFamily, options, key, buffer);
    }

    private int getLarge(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key,
            byte[] buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.copied(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, buffer);
        }
    }

    /**
     * Copies what fits of the value of a key of a column family into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ColumnFamilyHandle columnFamily, byte[] key, byte[] buffer) {
        return get(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies what fits of the value of a key of a column family into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key,
            ByteBuffer buffer) {
        long nativeSize = get(columnFamily, options, Buffers.bytes(key, "key"), Buffers.bytes(buffer, "buffer"));
        Buffers.consume(key);
        return Buffers.limit(buffer, nativeSize);
    }

    /**
     * Copies what fits of the value of a key of a column family into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer buffer) {
        return get(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies what fits of the value of a key of a column family into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long get(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key,
            MemorySegment buffer) {
        if (Call.isLarge(buffer)) {
            return getLarge(columnFamily, options, key, buffer);
        }
        long nativeSize;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CRocksDB.rocksdb_get_into_buffer_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeLength, nativeFound, call.errorSlot());
            call.check();
            nativeSize = call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
        // C copies all of a value or nothing; Java gets what fits.
        return nativeSize <= buffer.byteSize() ? nativeSize : getLarge(columnFamily, options, key, buffer);
    }

    private long getLarge(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key,
            MemorySegment buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return call.copied(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, buffer);
        }
    }

    /**
     * Copies what fits of the value of a key of a column family into a buffer.
     *
     * <p>C: {@code unsigned char rocksdb_get_into_buffer_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char *buffer, size_t buffer_size, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long get(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment buffer) {
        return get(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Pin.requireOpen(arena, "arena");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, byte[] key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, ByteBuffer key) {
        var result = get(arena, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ByteBuffer key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Pin.requireOpen(arena, "arena");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, MemorySegment key) {
        return get(arena, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Pin.requireOpen(arena, "arena");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, byte[] key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            ReadOptions options, ByteBuffer key) {
        var result = get(arena, columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            ByteBuffer key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Pin.requireOpen(arena, "arena");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return RocksDB's own memory, read-only, until the arena is closed: what it is read from is destroyed after that; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily,
            MemorySegment key) {
        return get(arena, columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Estimates how many bytes of table files each range of keys takes.
     *
     * <p>C: {@code void rocksdb_approximate_sizes(rocksdb_t *db, int num_ranges, const char *const *range_start_key, const size_t *range_start_key_len, const char *const *range_limit_key, const size_t *range_limit_key_len, uint64_t *sizes, char **errptr)}, mapped by convention receiver, count, list, out-array, error-slot.
     *
     * @param rangeStartKey read during the call only; no element may be null
     * @param rangeLimitKey read during the call only; no element may be null
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(List<byte[]> rangeStartKey, List<byte[]> rangeLimitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.sameCount(NativeLists.count(rangeStartKey, "rangeStartKey"), NativeLists.count(rangeLimitKey, "rangeLimitKey"), "rangeLimitKey");
            MemorySegment nativeRangeStartKey = NativeLists.sized(NativeLists.bytes(call, rangeStartKey, "rangeStartKey"), 16L * nativeCount1);
            MemorySegment nativeRangeLimitKey = NativeLists.sized(NativeLists.bytes(call, rangeLimitKey, "rangeLimitKey"), 16L * nativeCount1);
            MemorySegment nativeLongs = NativeLists.words(call, nativeCount1);
            CRocksDB.rocksdb_approximate_sizes(call.use(this), nativeCount1, nativeRangeStartKey, NativeLists.lengths(nativeRangeStartKey), nativeRangeLimitKey, NativeLists.lengths(nativeRangeLimitKey), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Estimates how many bytes of table files each range of keys of a column family takes.
     *
     * <p>C: {@code void rocksdb_approximate_sizes_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, int num_ranges, const char *const *range_start_key, const size_t *range_start_key_len, const char *const *range_limit_key, const size_t *range_limit_key_len, uint64_t *sizes, char **errptr)}, mapped by convention receiver, handle, count, list, out-array, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param rangeStartKey read during the call only; no element may be null
     * @param rangeLimitKey read during the call only; no element may be null
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(ColumnFamilyHandle columnFamily, List<byte[]> rangeStartKey,
            List<byte[]> rangeLimitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.sameCount(NativeLists.count(rangeStartKey, "rangeStartKey"), NativeLists.count(rangeLimitKey, "rangeLimitKey"), "rangeLimitKey");
            MemorySegment nativeRangeStartKey = NativeLists.sized(NativeLists.bytes(call, rangeStartKey, "rangeStartKey"), 16L * nativeCount2);
            MemorySegment nativeRangeLimitKey = NativeLists.sized(NativeLists.bytes(call, rangeLimitKey, "rangeLimitKey"), 16L * nativeCount2);
            MemorySegment nativeLongs = NativeLists.words(call, nativeCount2);
            CRocksDB.rocksdb_approximate_sizes_cf(call.use(this), call.use(columnFamily, "columnFamily", this), nativeCount2, nativeRangeStartKey, NativeLists.lengths(nativeRangeStartKey), nativeRangeLimitKey, NativeLists.lengths(nativeRangeLimitKey), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Estimates how many bytes each range of keys of a column family takes, counting what is asked for.
     *
     * <p>C: {@code void rocksdb_approximate_sizes_cf_with_flags(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, int num_ranges, const char *const *range_start_key, const size_t *range_start_key_len, const char *const *range_limit_key, const size_t *range_limit_key_len, uint8_t include_flags, uint64_t *sizes, char **errptr)}, mapped by convention receiver, handle, count, list, scalar, out-array, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param rangeStartKey read during the call only; no element may be null
     * @param rangeLimitKey read during the call only; no element may be null
     * @param includeFlags not null
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(ColumnFamilyHandle columnFamily, List<byte[]> rangeStartKey,
            List<byte[]> rangeLimitKey, Set<SizeApproximationFlag> includeFlags) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.sameCount(NativeLists.count(rangeStartKey, "rangeStartKey"), NativeLists.count(rangeLimitKey, "rangeLimitKey"), "rangeLimitKey");
            MemorySegment nativeRangeStartKey = NativeLists.sized(NativeLists.bytes(call, rangeStartKey, "rangeStartKey"), 16L * nativeCount2);
            MemorySegment nativeRangeLimitKey = NativeLists.sized(NativeLists.bytes(call, rangeLimitKey, "rangeLimitKey"), 16L * nativeCount2);
            MemorySegment nativeLongs = NativeLists.words(call, nativeCount2);
            CRocksDB.rocksdb_approximate_sizes_cf_with_flags(call.use(this), call.use(columnFamily, "columnFamily", this), nativeCount2, nativeRangeStartKey, NativeLists.lengths(nativeRangeStartKey), nativeRangeLimitKey, NativeLists.lengths(nativeRangeLimitKey), (byte) SizeApproximationFlag.bits(NativeLists.whole(includeFlags, "includeFlags")), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Estimates how many bytes each range of keys of a column family takes; null options are the defaults.
     *
     * <p>C: {@code void rocksdb_approximate_sizes_cf_with_options(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const rocksdb_size_approximation_options_t *options, int num_ranges, const char *const *range_start_key, const size_t *range_start_key_len, const char *const *range_limit_key, const size_t *range_limit_key_len, uint64_t *sizes, char **errptr)}, mapped by convention receiver, handle, count, list, out-array, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only; may be null
     * @param rangeStartKey read during the call only; no element may be null
     * @param rangeLimitKey read during the call only; no element may be null
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(ColumnFamilyHandle columnFamily,
            @Nullable SizeApproximationOptions options, List<byte[]> rangeStartKey,
            List<byte[]> rangeLimitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.sameCount(NativeLists.count(rangeStartKey, "rangeStartKey"), NativeLists.count(rangeLimitKey, "rangeLimitKey"), "rangeLimitKey");
            MemorySegment nativeRangeStartKey = NativeLists.sized(NativeLists.bytes(call, rangeStartKey, "rangeStartKey"), 16L * nativeCount3);
            MemorySegment nativeRangeLimitKey = NativeLists.sized(NativeLists.bytes(call, rangeLimitKey, "rangeLimitKey"), 16L * nativeCount3);
            MemorySegment nativeLongs = NativeLists.words(call, nativeCount3);
            CRocksDB.rocksdb_approximate_sizes_cf_with_options(call.use(this), call.use(columnFamily, "columnFamily", this), call.useOrNull(options), nativeCount3, nativeRangeStartKey, NativeLists.lengths(nativeRangeStartKey), nativeRangeLimitKey, NativeLists.lengths(nativeRangeLimitKey), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Estimates how many bytes each range of keys takes.
     *
     * <p>C: {@code void rocksdb_approximate_sizes_with_options(rocksdb_t *db, const rocksdb_size_approximation_options_t *options, int num_ranges, const char *const *range_start_key, const size_t *range_start_key_len, const char *const *range_limit_key, const size_t *range_limit_key_len, uint64_t *sizes, char **errptr)}, mapped by convention receiver, handle, count, list, out-array, error-slot.
     *
     * @param options used during the call only
     * @param rangeStartKey read during the call only; no element may be null
     * @param rangeLimitKey read during the call only; no element may be null
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(SizeApproximationOptions options, List<byte[]> rangeStartKey,
            List<byte[]> rangeLimitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.sameCount(NativeLists.count(rangeStartKey, "rangeStartKey"), NativeLists.count(rangeLimitKey, "rangeLimitKey"), "rangeLimitKey");
            MemorySegment nativeRangeStartKey = NativeLists.sized(NativeLists.bytes(call, rangeStartKey, "rangeStartKey"), 16L * nativeCount2);
            MemorySegment nativeRangeLimitKey = NativeLists.sized(NativeLists.bytes(call, rangeLimitKey, "rangeLimitKey"), 16L * nativeCount2);
            MemorySegment nativeLongs = NativeLists.words(call, nativeCount2);
            CRocksDB.rocksdb_approximate_sizes_with_options(call.use(this), call.use(options, "options"), nativeCount2, nativeRangeStartKey, NativeLists.lengths(nativeRangeStartKey), nativeRangeLimitKey, NativeLists.lengths(nativeRangeLimitKey), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Describes the levels and table files of the default column family as they are now.
     *
     * <p>C: {@code rocksdb_column_family_metadata_t *rocksdb_get_column_family_metadata(rocksdb_t *db)}, mapped by convention receiver, owned-record.
     *
     * @return a copy
     */
    public ColumnFamilyMetaData getColumnFamilyMetaData() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_column_family_metadata(call.use(this));
            return ColumnFamilyMetaData.read(call.temporary(nativeResult, CColumnFamilyMetaData::rocksdb_column_family_metadata_destroy));
        }
    }

    /**
     * Describes the levels and table files of a column family as they are now.
     *
     * <p>C: {@code rocksdb_column_family_metadata_t *rocksdb_get_column_family_metadata_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family)}, mapped by convention receiver, handle, owned-record.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @return a copy
     */
    public ColumnFamilyMetaData getColumnFamilyMetaData(ColumnFamilyHandle columnFamily) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_column_family_metadata_cf(call.use(this), call.use(columnFamily, "columnFamily", this));
            return ColumnFamilyMetaData.read(call.temporary(nativeResult, CColumnFamilyMetaData::rocksdb_column_family_metadata_destroy));
        }
    }

    /**
     * Describes levels and table files of a column family; null options are the defaults.
     *
     * <p>C: {@code rocksdb_column_family_metadata_t *rocksdb_get_column_family_metadata_cf_with_options(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const rocksdb_column_family_metadata_options_t *options)}, mapped by convention receiver, handle, owned-record.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only; may be null
     * @return a copy
     */
    public ColumnFamilyMetaData getColumnFamilyMetaData(ColumnFamilyHandle columnFamily,
            @Nullable ColumnFamilyMetaDataOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_column_family_metadata_cf_with_options(call.use(this), call.use(columnFamily, "columnFamily", this), call.useOrNull(options));
            return ColumnFamilyMetaData.read(call.temporary(nativeResult, CColumnFamilyMetaData::rocksdb_column_family_metadata_destroy));
        }
    }

    /**
     * Describes levels and table files of the default column family, as far as options ask for them.
     *
     * <p>C: {@code rocksdb_column_family_metadata_t *rocksdb_get_column_family_metadata_with_options(rocksdb_t *db, const rocksdb_column_family_metadata_options_t *options)}, mapped by convention receiver, handle, owned-record.
     *
     * @param options used during the call only
     * @return a copy
     */
    public ColumnFamilyMetaData getColumnFamilyMetaData(ColumnFamilyMetaDataOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_column_family_metadata_with_options(call.use(this), call.use(options, "options"));
            return ColumnFamilyMetaData.read(call.temporary(nativeResult, CColumnFamilyMetaData::rocksdb_column_family_metadata_destroy));
        }
    }

    /**
     * Returns the file of the write-ahead log that is written now.
     *
     * <p>C: {@code rocksdb_wal_file_t *rocksdb_get_current_wal_file(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot, owned-record.
     *
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public LogFile getCurrentWalFile() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_current_wal_file(call.use(this), call.errorSlot());
            call.check();
            return LogFile.read(call.temporary(nativeResult, CLogFile::rocksdb_wal_file_destroy));
        }
    }

    /**
     * Returns the identifier that the database got when it was created; null if it cannot be read.
     *
     * <p>C: {@code char *rocksdb_get_db_identity(rocksdb_t *db, size_t *id_len)}, mapped by convention receiver, length-slot, owned-text.
     *
     * @return a copy
     */
    public @Nullable String getDbIdentity() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_get_db_identity(call.use(this), nativeLength);
            return call.takeString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the default column family, which every database has.
     *
     * <p>C: {@code rocksdb_column_family_handle_t *rocksdb_get_default_column_family_handle(rocksdb_t *db)}, mapped by convention receiver, owned-handle.
     *
     * @return a new object, to be closed
     */
    public ColumnFamilyHandle getDefaultColumnFamily() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_default_column_family_handle(call.use(this));
            return new ColumnFamilyHandle(call.made(NativeObject.child("ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy, this)));
        }
    }

    /**
     * Returns the timestamp of a column family before which older versions may be dropped.
     *
     * <p>C: {@code char *rocksdb_get_full_history_ts_low(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, size_t *ts_lowlen, char **errptr)}, mapped by convention receiver, handle, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] getFullHistoryTsLow(ColumnFamilyHandle columnFamily) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_get_full_history_ts_low(call.use(this), call.use(columnFamily, "columnFamily", this), nativeLength, call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the sequence number of the latest write.
     *
     * <p>C: {@code uint64_t rocksdb_get_latest_sequence_number(rocksdb_t *db)}, mapped by convention receiver, getter.
     *
     * @return the sequence number of the latest write
     */
    public long getLatestSequenceNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CRocksDB.rocksdb_get_latest_sequence_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Lists the table files of all column families as they are now.
     *
     * <p>C: {@code const rocksdb_livefiles_t *rocksdb_livefiles(rocksdb_t *db)}, mapped by convention receiver, owned-record.
     *
     * @return a list of copies
     */
    public List<LiveFileMetaData> getLiveFilesMetaData() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_livefiles(call.use(this));
            return LiveFileMetaData.readAll(call.temporary(nativeResult, CLiveFileMetaData::rocksdb_livefiles_destroy));
        }
    }

    /**
     * Lists all files that a copy of the database needs; may flush first; null options are the defaults.
     *
     * <p>C: {@code rocksdb_livefiles_storage_info_t *rocksdb_get_livefiles_storage_info(rocksdb_t *db, const rocksdb_livefiles_storage_info_options_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot, owned-record.
     *
     * @param options used during the call only; may be null
     * @return a list of copies
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<LiveFileStorageInfo> getLiveFilesStorageInfo(
            @Nullable LiveFilesStorageInfoOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_livefiles_storage_info(call.use(this), call.useOrNull(options), call.errorSlot());
            call.check();
            return LiveFileStorageInfo.readAll(call.temporary(nativeResult, CLiveFileStorageInfo::rocksdb_livefiles_storage_info_destroy));
        }
    }

    /**
     * Returns a property that is a number.
     *
     * <p>C: {@code int rocksdb_property_int(rocksdb_t *db, const char *propname, uint64_t *out_val)}, mapped by convention receiver, text, out-scalar.
     *
     * @param property in UTF-8, without a NUL
     * @return a copy
     * @throws RocksDBException if there is none
     */
    @Override
    public long getLongProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = CRocksDB.rocksdb_property_int(call.use(this), call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Returns a property of a column family that is a number.
     *
     * <p>C: {@code int rocksdb_property_int_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *propname, uint64_t *out_val)}, mapped by convention receiver, handle, text, out-scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param property in UTF-8, without a NUL
     * @return a copy
     * @throws RocksDBException if there is none
     */
    public long getLongProperty(ColumnFamilyHandle columnFamily, String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = CRocksDB.rocksdb_property_int_cf(call.use(this), call.use(columnFamily, "columnFamily", this), call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (!Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy)) {
                buffer.pin(call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(byte[] key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, ByteBuffer key, ValueBuffer buffer) {
        var result = getOrPin(options, Buffers.bytes(key, "key"), buffer);
        Buffers.consume(key);
        return result;
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ByteBuffer key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (!Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy)) {
                buffer.pin(call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(MemorySegment key, ValueBuffer buffer) {
        return getOrPin(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key,
            ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (!Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy)) {
                buffer.pin(call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily), columnFamily)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, byte[] key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key,
            ValueBuffer buffer) {
        var result = getOrPin(columnFamily, options, Buffers.bytes(key, "key"), buffer);
        Buffers.consume(key);
        return result;
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ByteBuffer key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key,
            ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (!Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy)) {
                buffer.pin(call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily), columnFamily)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, MemorySegment key, ValueBuffer buffer) {
        return getOrPin(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_cf_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily,
            ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeResult = CRocksDB.rocksdb_get_pinned_cf_v2(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
            if (nativeResult.address() == 0) {
                return null;
            }
            return call.made(new PinnableHandle(Pin.of(call, "PinnableHandle", nativeResult, CPinnableHandle::rocksdb_pinnable_handle_destroy, CPinnableHandle::rocksdb_pinnable_handle_get_value, columnFamily), columnFamily));
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_cf_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily, byte[] key) {
        return getPinnableHandle(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_cf_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily,
            ReadOptions options, ByteBuffer key) {
        var result = getPinnableHandle(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_cf_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily,
            ByteBuffer key) {
        return getPinnableHandle(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_cf_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily,
            ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeResult = CRocksDB.rocksdb_get_pinned_cf_v2(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
            if (nativeResult.address() == 0) {
                return null;
            }
            return call.made(new PinnableHandle(Pin.of(call, "PinnableHandle", nativeResult, CPinnableHandle::rocksdb_pinnable_handle_destroy, CPinnableHandle::rocksdb_pinnable_handle_get_value, columnFamily), columnFamily));
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_cf_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily,
            MemorySegment key) {
        return getPinnableHandle(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeResult = CRocksDB.rocksdb_get_pinned_v2(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
            if (nativeResult.address() == 0) {
                return null;
            }
            return call.made(new PinnableHandle(Pin.of(call, "PinnableHandle", nativeResult, CPinnableHandle::rocksdb_pinnable_handle_destroy, CPinnableHandle::rocksdb_pinnable_handle_get_value, this), this));
        }
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(byte[] key) {
        return getPinnableHandle(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ReadOptions options, ByteBuffer key) {
        var result = getPinnableHandle(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ByteBuffer key) {
        return getPinnableHandle(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeResult = CRocksDB.rocksdb_get_pinned_v2(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
            if (nativeResult.address() == 0) {
                return null;
            }
            return call.made(new PinnableHandle(Pin.of(call, "PinnableHandle", nativeResult, CPinnableHandle::rocksdb_pinnable_handle_destroy, CPinnableHandle::rocksdb_pinnable_handle_get_value, this), this));
        }
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnable_handle_t *rocksdb_get_pinned_v2(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(MemorySegment key) {
        return getPinnableHandle(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(byte[] key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, ByteBuffer key) {
        var result = getPinned(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ByteBuffer key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(MemorySegment key) {
        return getPinned(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily), columnFamily));
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, byte[] key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            ByteBuffer key) {
        var result = getPinned(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily), columnFamily));
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_pinnableslice_t *rocksdb_get_pinned_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot, owned-handle.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return getPinned(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Returns a property as text; null if RocksDB has none of that name.
     *
     * <p>C: {@code char *rocksdb_property_value(rocksdb_t *db, const char *propname)}, mapped by convention receiver, text, owned-text.
     *
     * @param property in UTF-8, without a NUL
     * @return a copy
     */
    @Override
    public @Nullable String getProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_property_value(call.use(this), call.string(property, "property"));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Returns a property of a column family as text; null if RocksDB has none of that name.
     *
     * <p>C: {@code char *rocksdb_property_value_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *propname)}, mapped by convention receiver, handle, text, owned-text.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param property in UTF-8, without a NUL
     * @return a copy
     */
    public @Nullable String getProperty(ColumnFamilyHandle columnFamily, String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_property_value_cf(call.use(this), call.use(columnFamily, "columnFamily", this), call.string(property, "property"));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Takes a snapshot of the database as it is now.
     *
     * <p>C: {@code const rocksdb_snapshot_t *rocksdb_create_snapshot(rocksdb_t *db)}, mapped by convention receiver, owned-handle.
     *
     * @return a new object, to be closed
     */
    @Override
    public Snapshot getSnapshot() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeParent = call.use(this);
            MemorySegment nativeResult = CRocksDB.rocksdb_create_snapshot(nativeParent);
            if (call.isEmpty(nativeResult)) {
                CRocksDB.rocksdb_release_snapshot(nativeParent, nativeResult);
                throw new UnsupportedOperationException("RocksDB has no snapshots of this database");
            }
            return new Snapshot(call.made(NativeObject.child("Snapshot", nativeResult, object -> CRocksDB.rocksdb_release_snapshot(nativeParent, object), this)));
        }
    }

    /**
     * Lists the files of the write-ahead log, archived ones too, oldest first.
     *
     * <p>C: {@code rocksdb_wal_files_t *rocksdb_get_sorted_wal_files(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot, owned-record.
     *
     * @return a list of copies
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<LogFile> getSortedWalFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_sorted_wal_files(call.use(this), call.errorSlot());
            call.check();
            return LogFile.readAll(call.temporary(nativeResult, CLogFile::rocksdb_wal_files_destroy));
        }
    }

    /**
     * Returns an iterator over writes from a sequence number on, as far as the log is still there.
     *
     * <p>C: {@code rocksdb_wal_iterator_t *rocksdb_get_updates_since(rocksdb_t *db, uint64_t seq_number, const rocksdb_wal_readoptions_t *options, char **errptr)}, mapped by convention receiver, scalar, handle, error-slot, owned-handle.
     *
     * @param seqNumber the first write that is wanted, which there has to be already; the batch with it comes first
     * @param options used during the call only
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public TransactionLogIterator getUpdatesSince(long seqNumber, WalReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_updates_since(call.use(this), seqNumber, call.use(options, "options"), call.errorSlot());
            call.check();
            return new TransactionLogIterator(call.made(NativeObject.child("TransactionLogIterator", nativeResult, CTransactionLogIterator::rocksdb_wal_iter_destroy, this)));
        }
    }

    /**
     * Returns an iterator over writes from a sequence number on, as far as the log is still there.
     *
     * <p>C: {@code rocksdb_wal_iterator_t *rocksdb_get_updates_since(rocksdb_t *db, uint64_t seq_number, const rocksdb_wal_readoptions_t *options, char **errptr)}, mapped by convention receiver, scalar, handle, error-slot, owned-handle.
     *
     * @param seqNumber the first write that is wanted, which there has to be already; the batch with it comes first
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public TransactionLogIterator getUpdatesSince(long seqNumber) {
        return getUpdatesSince(seqNumber, WalReadOptions.defaults());
    }

    /**
     * Looks up the value of a key of a column family and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, ReadOptions options,
            byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeTimestamp = call.pointerSlot();
            MemorySegment nativeLength7 = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_get_cf_with_ts(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeLength, nativeTimestamp, nativeLength7, call.errorSlot());
            call.check();
            return new TimestampedValue(call.takeBytes(nativeResult, nativeLength), call.takeBytes(nativeTimestamp.get(ValueLayout.ADDRESS, 0), nativeLength7));
        }
    }

    /**
     * Looks up the value of a key of a column family and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key) {
        return getWithTimestamp(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, ReadOptions options,
            ByteBuffer key) {
        var result = getWithTimestamp(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return getWithTimestamp(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeTimestamp = call.pointerSlot();
            MemorySegment nativeLength7 = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_get_cf_with_ts(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeLength, nativeTimestamp, nativeLength7, call.errorSlot());
            call.check();
            return new TimestampedValue(call.takeBytes(nativeResult, nativeLength), call.takeBytes(nativeTimestamp.get(ValueLayout.ADDRESS, 0), nativeLength7));
        }
    }

    /**
     * Looks up the value of a key of a column family and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return getWithTimestamp(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeTimestamp = call.pointerSlot();
            MemorySegment nativeLength6 = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_get_with_ts(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeLength, nativeTimestamp, nativeLength6, call.errorSlot());
            call.check();
            return new TimestampedValue(call.takeBytes(nativeResult, nativeLength), call.takeBytes(nativeTimestamp.get(ValueLayout.ADDRESS, 0), nativeLength6));
        }
    }

    /**
     * Looks up the value of a key and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(byte[] key) {
        return getWithTimestamp(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ReadOptions options, ByteBuffer key) {
        var result = getWithTimestamp(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ByteBuffer key) {
        return getWithTimestamp(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeTimestamp = call.pointerSlot();
            MemorySegment nativeLength6 = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_get_with_ts(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeLength, nativeTimestamp, nativeLength6, call.errorSlot());
            call.check();
            return new TimestampedValue(call.takeBytes(nativeResult, nativeLength), call.takeBytes(nativeTimestamp.get(ValueLayout.ADDRESS, 0), nativeLength6));
        }
    }

    /**
     * Looks up the value of a key and the timestamp of that version.
     *
     * <p>C: {@code char *rocksdb_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **ts, size_t *tslen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(MemorySegment key) {
        return getWithTimestamp(ReadOptions.defaults(), key);
    }

    /**
     * Raises the timestamp of a column family before which older versions may be dropped.
     *
     * <p>C: {@code void rocksdb_increase_full_history_ts_low(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *ts_low, size_t ts_lowlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param tsLow read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void increaseFullHistoryTsLow(ColumnFamilyHandle columnFamily, byte[] tsLow) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeTsLow = call.bytes(tsLow, "tsLow");
            CRocksDB.rocksdb_increase_full_history_ts_low(call.use(this), call.use(columnFamily, "columnFamily", this), nativeTsLow, nativeTsLow.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Raises the timestamp of a column family before which older versions may be dropped.
     *
     * <p>C: {@code void rocksdb_increase_full_history_ts_low(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *ts_low, size_t ts_lowlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param tsLow read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void increaseFullHistoryTsLow(ColumnFamilyHandle columnFamily, ByteBuffer tsLow) {
        increaseFullHistoryTsLow(columnFamily, Buffers.bytes(tsLow, "tsLow"));
        Buffers.consume(tsLow);
    }

    /**
     * Raises the timestamp of a column family before which older versions may be dropped.
     *
     * <p>C: {@code void rocksdb_increase_full_history_ts_low(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *ts_low, size_t ts_lowlen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param tsLow read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void increaseFullHistoryTsLow(ColumnFamilyHandle columnFamily, MemorySegment tsLow) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeTsLow = call.bytes(tsLow, "tsLow");
            CRocksDB.rocksdb_increase_full_history_ts_low(call.use(this), call.use(columnFamily, "columnFamily", this), nativeTsLow, nativeTsLow.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Takes table files into the default column family; may flush first and block writes meanwhile.
     *
     * <p>C: {@code void rocksdb_ingest_external_file(rocksdb_t *db, const char *const *file_list, size_t list_len, const rocksdb_ingestexternalfileoptions_t *opt, char **errptr)}, mapped by convention receiver, list, count, handle, error-slot.
     *
     * @param fileList read during the call only; no element may be null
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void ingestExternalFile(List<String> fileList, IngestExternalFileOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(fileList, "fileList");
            CRocksDB.rocksdb_ingest_external_file(call.use(this), NativeLists.sized(NativeLists.strings(call, fileList, "fileList"), 8L * nativeCount2), nativeCount2, call.use(options, "options"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Takes table files into a column family; may flush first and block writes meanwhile.
     *
     * <p>C: {@code void rocksdb_ingest_external_file_cf(rocksdb_t *db, rocksdb_column_family_handle_t *handle, const char *const *file_list, size_t list_len, const rocksdb_ingestexternalfileoptions_t *opt, char **errptr)}, mapped by convention receiver, handle, list, count, error-slot.
     *
     * @param handle used during the call only; has to be of the same database
     * @param fileList read during the call only; no element may be null
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void ingestExternalFile(ColumnFamilyHandle handle, List<String> fileList,
            IngestExternalFileOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.count(fileList, "fileList");
            CRocksDB.rocksdb_ingest_external_file_cf(call.use(this), call.use(handle, "handle", this), NativeLists.sized(NativeLists.strings(call, fileList, "fileList"), 8L * nativeCount3), nativeCount3, call.use(options, "options"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Tells quickly whether a key may exist; no is certain, yes is not.
     *
     * <p>C: {@code unsigned char rocksdb_key_may_exist(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t key_len, char **value, size_t *val_len, const char *timestamp, size_t timestamp_len, unsigned char *value_found)}, mapped by convention receiver, handle, bytes, several-results, scalar.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only; may be null
     * @return a copy
     */
    public KeyMayExist keyMayExist(ReadOptions options, byte[] key, byte @Nullable [] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.pointerSlot();
            MemorySegment nativeLength5 = call.longSlot();
            MemorySegment nativeTimestamp = call.bytesOrNull(timestamp);
            MemorySegment nativeValueFound = call.byteSlot();
            byte nativeResult = CRocksDB.rocksdb_key_may_exist(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeLength5, nativeTimestamp, nativeTimestamp.byteSize(), nativeValueFound);
            KeyMayExist result = new KeyMayExist(nativeResult != 0, call.takeBytes(nativeValue.get(ValueLayout.ADDRESS, 0), nativeLength5), nativeValueFound.get(ValueLayout.JAVA_BYTE, 0) != 0);
            return result.mayExist() ? result : new KeyMayExist(false, null, false);
        }
    }

    /**
     * Tells quickly whether a key may exist; no is certain, yes is not.
     *
     * <p>C: {@code unsigned char rocksdb_key_may_exist(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t key_len, char **value, size_t *val_len, const char *timestamp, size_t timestamp_len, unsigned char *value_found)}, mapped by convention receiver, handle, bytes, several-results, scalar.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy
     */
    public KeyMayExist keyMayExist(ReadOptions options, byte[] key) {
        return keyMayExist(options, key, (byte[]) null);
    }

    /**
     * Tells quickly whether a key may exist; no is certain, yes is not.
     *
     * <p>C: {@code unsigned char rocksdb_key_may_exist(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t key_len, char **value, size_t *val_len, const char *timestamp, size_t timestamp_len, unsigned char *value_found)}, mapped by convention receiver, handle, bytes, several-results, scalar.
     *
     * @param key read during the call only
     * @return a copy
     */
    public KeyMayExist keyMayExist(byte[] key) {
        return keyMayExist(ReadOptions.defaults(), key, (byte[]) null);
    }

    /**
     * Tells quickly whether a key of a column family may exist; no is certain, yes is not.
     *
     * <p>C: {@code unsigned char rocksdb_key_may_exist_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_len, char **value, size_t *val_len, const char *timestamp, size_t timestamp_len, unsigned char *value_found)}, mapped by convention receiver, handle, bytes, several-results, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only; may be null
     * @return a copy
     */
    public KeyMayExist keyMayExist(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key,
            byte @Nullable [] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.pointerSlot();
            MemorySegment nativeLength6 = call.longSlot();
            MemorySegment nativeTimestamp = call.bytesOrNull(timestamp);
            MemorySegment nativeValueFound = call.byteSlot();
            byte nativeResult = CRocksDB.rocksdb_key_may_exist_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeLength6, nativeTimestamp, nativeTimestamp.byteSize(), nativeValueFound);
            KeyMayExist result = new KeyMayExist(nativeResult != 0, call.takeBytes(nativeValue.get(ValueLayout.ADDRESS, 0), nativeLength6), nativeValueFound.get(ValueLayout.JAVA_BYTE, 0) != 0);
            return result.mayExist() ? result : new KeyMayExist(false, null, false);
        }
    }

    /**
     * Tells quickly whether a key of a column family may exist; no is certain, yes is not.
     *
     * <p>C: {@code unsigned char rocksdb_key_may_exist_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_len, char **value, size_t *val_len, const char *timestamp, size_t timestamp_len, unsigned char *value_found)}, mapped by convention receiver, handle, bytes, several-results, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return a copy
     */
    public KeyMayExist keyMayExist(ColumnFamilyHandle columnFamily, ReadOptions options,
            byte[] key) {
        return keyMayExist(columnFamily, options, key, (byte[]) null);
    }

    /**
     * Tells quickly whether a key of a column family may exist; no is certain, yes is not.
     *
     * <p>C: {@code unsigned char rocksdb_key_may_exist_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t key_len, char **value, size_t *val_len, const char *timestamp, size_t timestamp_len, unsigned char *value_found)}, mapped by convention receiver, handle, bytes, several-results, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return a copy
     */
    public KeyMayExist keyMayExist(ColumnFamilyHandle columnFamily, byte[] key) {
        return keyMayExist(columnFamily, ReadOptions.defaults(), key, (byte[]) null);
    }

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_merge(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(byte[] key, byte[] value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(WriteOptions options, ByteBuffer key, ByteBuffer value) {
        merge(options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ByteBuffer key, ByteBuffer value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_merge(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes a value for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(MemorySegment key, MemorySegment value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key,
            byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_merge_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key,
            ByteBuffer value) {
        merge(columnFamily, options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key,
            MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_merge_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes a value to a column family for the merge operator to combine with the key's earlier one.
     *
     * <p>C: {@code void rocksdb_merge_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Looks up many keys at once, with one value for each in their order; null where there is none.
     *
     * <p>C: {@code void rocksdb_multi_get(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param options used during the call only
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(ReadOptions options, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (Symbols.EXTENSION.isInUse()) {
                int nativeCount2 = NativeLists.count(keysList, "keysList");
                MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount2);
                FoundValues nativeFound = FoundValues.of(call, nativeCount2);
                CExtras.rockspan_multi_get(call.use(this), call.useWith(options, "options", this), nativeCount2, nativeKeysList, NativeLists.lengths(nativeKeysList), MemorySegment.NULL, 0, nativeFound.data(), nativeFound.sizes(), nativeFound.objects(), nativeFound.errors());
                return nativeFound.take(CExtras::rockspan_release);
            }
            int nativeCount2 = NativeLists.count(keysList, "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount2);
            MemorySegment nativeValues = NativeLists.words(call, nativeCount2);
            MemorySegment nativeLengths = NativeLists.words(call, nativeCount2);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount2);
            CRocksDB.rocksdb_multi_get(call.use(this), call.useWith(options, "options", this), nativeCount2, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return NativeLists.takeValues(call, nativeValues, nativeLengths, nativeErrors, nativeCount2);
        }
    }

    /**
     * Looks up many keys at once, with one value for each in their order; null where there is none.
     *
     * <p>C: {@code void rocksdb_multi_get(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(List<byte[]> keysList) {
        return multiGetAsList(ReadOptions.defaults(), keysList);
    }

    /**
     * Looks up many keys, each in its own column family; null where there is no value.
     *
     * <p>C: {@code void rocksdb_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, list, count, out-array.
     *
     * @param options used during the call only
     * @param columnFamilies read during the call only; no element may be null
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(ReadOptions options,
            List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.sameCount(NativeLists.count(columnFamilies, "columnFamilies"), NativeLists.count(keysList, "keysList"), "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount3);
            MemorySegment nativeValues = NativeLists.words(call, nativeCount3);
            MemorySegment nativeLengths = NativeLists.words(call, nativeCount3);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount3);
            CRocksDB.rocksdb_multi_get_cf(call.use(this), call.useWith(options, "options", this), NativeLists.sized(NativeLists.handles(call, columnFamilies, "columnFamilies", this), 8L * nativeCount3), nativeCount3, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return NativeLists.takeValues(call, nativeValues, nativeLengths, nativeErrors, nativeCount3);
        }
    }

    /**
     * Looks up many keys, each in its own column family; null where there is no value.
     *
     * <p>C: {@code void rocksdb_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, list, count, out-array.
     *
     * @param columnFamilies read during the call only; no element may be null
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(List<ColumnFamilyHandle> columnFamilies,
            List<byte[]> keysList) {
        return multiGetAsList(ReadOptions.defaults(), columnFamilies, keysList);
    }

    /**
     * Looks up many keys, each in its own column family, with timestamps; null where there is none.
     *
     * <p>C: {@code void rocksdb_multi_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **timestamps_list, size_t *timestamps_list_sizes, char **errs)}, mapped by convention receiver, handle, list, count, out-array.
     *
     * @param options used during the call only
     * @param columnFamilies read during the call only; no element may be null
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    public TimestampedValues multiGetAsListWithTimestamp(ReadOptions options,
            List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount3 = NativeLists.sameCount(NativeLists.count(columnFamilies, "columnFamilies"), NativeLists.count(keysList, "keysList"), "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount3);
            MemorySegment nativeValuesValues = NativeLists.words(call, nativeCount3);
            MemorySegment nativeValuesLengths = NativeLists.words(call, nativeCount3);
            MemorySegment nativeTimestampsValues = NativeLists.words(call, nativeCount3);
            MemorySegment nativeTimestampsLengths = NativeLists.words(call, nativeCount3);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount3);
            CRocksDB.rocksdb_multi_get_cf_with_ts(call.use(this), call.useWith(options, "options", this), NativeLists.sized(NativeLists.handles(call, columnFamilies, "columnFamilies", this), 8L * nativeCount3), nativeCount3, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeValuesValues, nativeValuesLengths, nativeTimestampsValues, nativeTimestampsLengths, nativeErrors);
            TimestampedValues result = new TimestampedValues(NativeLists.takeValues(call, nativeValuesValues, nativeValuesLengths, nativeCount3), NativeLists.takeValues(call, nativeTimestampsValues, nativeTimestampsLengths, nativeCount3));
            NativeLists.check(call, nativeErrors, nativeCount3);
            return result;
        }
    }

    /**
     * Looks up many keys, each in its own column family, with timestamps; null where there is none.
     *
     * <p>C: {@code void rocksdb_multi_get_cf_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, const rocksdb_column_family_handle_t *const *column_families, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **timestamps_list, size_t *timestamps_list_sizes, char **errs)}, mapped by convention receiver, handle, list, count, out-array.
     *
     * @param columnFamilies read during the call only; no element may be null
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    public TimestampedValues multiGetAsListWithTimestamp(List<ColumnFamilyHandle> columnFamilies,
            List<byte[]> keysList) {
        return multiGetAsListWithTimestamp(ReadOptions.defaults(), columnFamilies, keysList);
    }

    /**
     * Looks up many keys at once, with the timestamps of their values; null where there is none.
     *
     * <p>C: {@code void rocksdb_multi_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **timestamp_list, size_t *timestamp_list_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param options used during the call only
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    public TimestampedValues multiGetAsListWithTimestamp(ReadOptions options,
            List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(keysList, "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount2);
            MemorySegment nativeValuesValues = NativeLists.words(call, nativeCount2);
            MemorySegment nativeValuesLengths = NativeLists.words(call, nativeCount2);
            MemorySegment nativeTimestampsValues = NativeLists.words(call, nativeCount2);
            MemorySegment nativeTimestampsLengths = NativeLists.words(call, nativeCount2);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount2);
            CRocksDB.rocksdb_multi_get_with_ts(call.use(this), call.useWith(options, "options", this), nativeCount2, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeValuesValues, nativeValuesLengths, nativeTimestampsValues, nativeTimestampsLengths, nativeErrors);
            TimestampedValues result = new TimestampedValues(NativeLists.takeValues(call, nativeValuesValues, nativeValuesLengths, nativeCount2), NativeLists.takeValues(call, nativeTimestampsValues, nativeTimestampsLengths, nativeCount2));
            NativeLists.check(call, nativeErrors, nativeCount2);
            return result;
        }
    }

    /**
     * Looks up many keys at once, with the timestamps of their values; null where there is none.
     *
     * <p>C: {@code void rocksdb_multi_get_with_ts(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **timestamp_list, size_t *timestamp_list_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param keysList read during the call only; no element may be null
     * @return a copy
     */
    public TimestampedValues multiGetAsListWithTimestamp(List<byte[]> keysList) {
        return multiGetAsListWithTimestamp(ReadOptions.defaults(), keysList);
    }

    /**
     * Looks up many keys of a column family, and copies their values into a buffer or pins them.
     *
     * <p>C: {@code void rocksdb_batched_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, rocksdb_pinnableslice_t **values, char **errs, bool sorted_input)}, mapped by convention receiver, handle, count, list, out-array, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param keysList read during the call only; no element may be null
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, those that are not are not found; false has them sorted first
     * @param buffer gets the values, or has them pinned
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(ColumnFamilyHandle columnFamily, ReadOptions options,
            List<byte[]> keysList, boolean sortedInput, MultiGetBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            if (Symbols.EXTENSION.isInUse()) {
                int nativeCount3 = NativeLists.count(keysList, "keysList");
                MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount3);
                FoundValues nativeFound = FoundValues.of(call, nativeCount3);
                CExtras.rockspan_multi_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeCount3, nativeKeysList, NativeLists.lengths(nativeKeysList), sortedInput, nativeBuffer, nativeBuffer.byteSize(), nativeFound.data(), nativeFound.sizes(), nativeFound.objects(), nativeFound.errors());
                return nativeFound.fill(buffer, CExtras::rockspan_release, columnFamily);
            }
            int nativeCount3 = NativeLists.count(keysList, "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount3);
            MemorySegment nativeHandles = NativeLists.words(call, nativeCount3);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount3);
            CRocksDB.rocksdb_batched_multi_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeCount3, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeHandles, nativeErrors, sortedInput);
            return FoundValues.ofPinned(call, nativeHandles, nativeErrors, nativeCount3, CPinnedValue::rocksdb_pinnableslice_value).fill(buffer, FoundValues.each(CPinnedValue::rocksdb_pinnableslice_destroy), columnFamily);
        }
    }

    /**
     * Looks up many keys of a column family, and copies their values into a buffer or pins them.
     *
     * <p>C: {@code void rocksdb_batched_multi_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, rocksdb_pinnableslice_t **values, char **errs, bool sorted_input)}, mapped by convention receiver, handle, count, list, out-array, scalar.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param keysList read during the call only; no element may be null
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, those that are not are not found; false has them sorted first
     * @param buffer gets the values, or has them pinned
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(ColumnFamilyHandle columnFamily, List<byte[]> keysList,
            boolean sortedInput, MultiGetBuffer buffer) {
        return multiGetOrPin(columnFamily, ReadOptions.defaults(), keysList, sortedInput, buffer);
    }

    /**
     * Looks up many keys at once, and copies their values into a buffer or pins them.
     *
     * <p>C: {@code void rocksdb_multi_get(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param options used during the call only
     * @param keysList read during the call only; no element may be null
     * @param buffer gets the values, or has them pinned
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(ReadOptions options, List<byte[]> keysList, MultiGetBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            if (Symbols.EXTENSION.isInUse()) {
                int nativeCount2 = NativeLists.count(keysList, "keysList");
                MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount2);
                FoundValues nativeFound = FoundValues.of(call, nativeCount2);
                CExtras.rockspan_multi_get(call.use(this), call.useWith(options, "options", this), nativeCount2, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeBuffer, nativeBuffer.byteSize(), nativeFound.data(), nativeFound.sizes(), nativeFound.objects(), nativeFound.errors());
                return nativeFound.fill(buffer, CExtras::rockspan_release, this);
            }
            int nativeCount2 = NativeLists.count(keysList, "keysList");
            MemorySegment nativeKeysList = NativeLists.sized(NativeLists.bytes(call, keysList, "keysList"), 16L * nativeCount2);
            MemorySegment nativeValues = NativeLists.words(call, nativeCount2);
            MemorySegment nativeLengths = NativeLists.words(call, nativeCount2);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount2);
            CRocksDB.rocksdb_multi_get(call.use(this), call.useWith(options, "options", this), nativeCount2, nativeKeysList, NativeLists.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return FoundValues.ofAllocated(call, nativeValues, nativeLengths, nativeErrors, nativeCount2).fill(buffer, this);
        }
    }

    /**
     * Looks up many keys at once, and copies their values into a buffer or pins them.
     *
     * <p>C: {@code void rocksdb_multi_get(rocksdb_t *db, const rocksdb_readoptions_t *options, size_t num_keys, const char *const *keys_list, const size_t *keys_list_sizes, char **values_list, size_t *values_list_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param keysList read during the call only; no element may be null
     * @param buffer gets the values, or has them pinned
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(List<byte[]> keysList, MultiGetBuffer buffer) {
        return multiGetOrPin(ReadOptions.defaults(), keysList, buffer);
    }

    /**
     * Opens a trace whose calls to the given column families can be made again on this database.
     *
     * <p>C: {@code rocksdb_replayer_t *rocksdb_new_default_replayer(rocksdb_t *db, rocksdb_column_family_handle_t **column_families, size_t num_column_families, rocksdb_env_t *env, const rocksdb_envoptions_t *env_options, const char *trace_path, char **errptr)}, mapped by convention receiver, list, count, handle, text, error-slot, owned-handle.
     *
     * @param columnFamilies read during the call only; no element may be null
     * @param env kept alive for as long as it is needed; may be null
     * @param envOptions kept alive for as long as it is needed; may be null
     * @param tracePath in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public Replayer newDefaultReplayer(List<ColumnFamilyHandle> columnFamilies, @Nullable Env env,
            @Nullable EnvOptions envOptions, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(columnFamilies, "columnFamilies");
            MemorySegment nativeResult = CRocksDB.rocksdb_new_default_replayer(call.use(this), NativeLists.sized(NativeLists.handles(call, columnFamilies, "columnFamilies", this), 8L * nativeCount2), nativeCount2, call.useOrNull(env), call.useOrNull(envOptions), call.string(tracePath, "tracePath"), call.errorSlot());
            call.check();
            return new Replayer(call.made(NativeObject.child("Replayer", nativeResult, CReplayer::rocksdb_replayer_destroy, this).borrowing(columnFamilies).borrowing(env).borrowing(envOptions)));
        }
    }

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_iterator_t *rocksdb_create_iterator(rocksdb_t *db, const rocksdb_readoptions_t *options)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param options kept alive for as long as it is needed
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_create_iterator(call.use(this), call.useWith(options, "options", this));
            return new RocksIterator(call.made(NativeObject.child("RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this).borrowing(options)));
        }
    }

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_iterator_t *rocksdb_create_iterator(rocksdb_t *db, const rocksdb_readoptions_t *options)}, mapped by convention receiver, handle, owned-handle.
     *
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator() {
        return newIterator(ReadOptions.defaults());
    }

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_iterator_t *rocksdb_create_iterator_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param columnFamily kept alive for as long as it is needed; has to be of the same database
     * @param options kept alive for as long as it is needed
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ColumnFamilyHandle columnFamily, ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_create_iterator_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this));
            return new RocksIterator(call.made(NativeObject.child("RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this).borrowing(options).borrowing(columnFamily)));
        }
    }

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_iterator_t *rocksdb_create_iterator_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param columnFamily kept alive for as long as it is needed; has to be of the same database
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ColumnFamilyHandle columnFamily) {
        return newIterator(columnFamily, ReadOptions.defaults());
    }

    /**
     * Returns one iterator for each column family, all of the same moment and not positioned yet.
     *
     * <p>C: {@code void rocksdb_create_iterators(rocksdb_t *db, rocksdb_readoptions_t *opts, rocksdb_column_family_handle_t **column_families, rocksdb_iterator_t **iterators, size_t size, char **errptr)}, mapped by convention receiver, handle, list, out-array, count, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param columnFamilies read during the call only; no element may be null
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<RocksIterator> newIterators(ReadOptions options,
            List<ColumnFamilyHandle> columnFamilies) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount4 = NativeLists.count(columnFamilies, "columnFamilies");
            MemorySegment nativeHandles = NativeLists.words(call, nativeCount4);
            CRocksDB.rocksdb_create_iterators(call.use(this), call.useWith(options, "options", this), NativeLists.sized(NativeLists.handles(call, columnFamilies, "columnFamilies", this), 8L * nativeCount4), nativeHandles, nativeCount4, call.errorSlot());
            call.check();
            return NativeLists.takeHandles(call, nativeHandles, null, nativeCount4, address -> new RocksIterator(NativeObject.child("RocksIterator", address, CRocksIterator::rocksdb_iter_destroy, this).borrowing(options).borrowing(columnFamilies)), CRocksIterator::rocksdb_iter_destroy);
        }
    }

    /**
     * Returns one iterator for each column family, all of the same moment and not positioned yet.
     *
     * <p>C: {@code void rocksdb_create_iterators(rocksdb_t *db, rocksdb_readoptions_t *opts, rocksdb_column_family_handle_t **column_families, rocksdb_iterator_t **iterators, size_t size, char **errptr)}, mapped by convention receiver, handle, list, out-array, count, error-slot.
     *
     * @param columnFamilies read during the call only; no element may be null
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<RocksIterator> newIterators(List<ColumnFamilyHandle> columnFamilies) {
        return newIterators(ReadOptions.defaults(), columnFamilies);
    }

    /**
     * Waits until running background work is through and starts no more; may take long.
     *
     * <p>C: {@code void rocksdb_pause_background_work(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void pauseBackgroundWork() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_pause_background_work(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_put(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(byte[] key, byte[] value) {
        put(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(WriteOptions options, ByteBuffer key, ByteBuffer value) {
        put(options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ByteBuffer key, ByteBuffer value) {
        put(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_put(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(MemorySegment key, MemorySegment value) {
        put(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key,
            byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_put_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key,
            ByteBuffer value) {
        put(columnFamily, options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key,
            MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_put_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * <p>C: {@code void rocksdb_put_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value with a timestamp to a column family.
     *
     * <p>C: {@code void rocksdb_put_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key,
            byte[] timestamp, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_put_cf_with_ts(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value with a timestamp to a column family.
     *
     * <p>C: {@code void rocksdb_put_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key, byte[] timestamp,
            byte[] value) {
        putWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * Writes one key and value with a timestamp to a column family.
     *
     * <p>C: {@code void rocksdb_put_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options,
            ByteBuffer key, ByteBuffer timestamp, ByteBuffer value) {
        putWithTimestamp(columnFamily, options, Buffers.bytes(key, "key"), Buffers.bytes(timestamp, "timestamp"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(timestamp);
        Buffers.consume(value);
    }

    /**
     * Writes one key and value with a timestamp to a column family.
     *
     * <p>C: {@code void rocksdb_put_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key,
            ByteBuffer timestamp, ByteBuffer value) {
        putWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * Writes one key and value with a timestamp to a column family.
     *
     * <p>C: {@code void rocksdb_put_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options,
            MemorySegment key, MemorySegment timestamp, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_put_cf_with_ts(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value with a timestamp to a column family.
     *
     * <p>C: {@code void rocksdb_put_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key,
            MemorySegment timestamp, MemorySegment value) {
        putWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * Writes one key and value with a timestamp.
     *
     * <p>C: {@code void rocksdb_put_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_put_with_ts(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value with a timestamp.
     *
     * <p>C: {@code void rocksdb_put_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(byte[] key, byte[] timestamp, byte[] value) {
        putWithTimestamp(WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * Writes one key and value with a timestamp.
     *
     * <p>C: {@code void rocksdb_put_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(WriteOptions options, ByteBuffer key, ByteBuffer timestamp,
            ByteBuffer value) {
        putWithTimestamp(options, Buffers.bytes(key, "key"), Buffers.bytes(timestamp, "timestamp"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(timestamp);
        Buffers.consume(value);
    }

    /**
     * Writes one key and value with a timestamp.
     *
     * <p>C: {@code void rocksdb_put_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(ByteBuffer key, ByteBuffer timestamp, ByteBuffer value) {
        putWithTimestamp(WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * Writes one key and value with a timestamp.
     *
     * <p>C: {@code void rocksdb_put_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(WriteOptions options, MemorySegment key, MemorySegment timestamp,
            MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            MemorySegment nativeValue = call.bytes(value, "value");
            CRocksDB.rocksdb_put_with_ts(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value with a timestamp.
     *
     * <p>C: {@code void rocksdb_put_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(MemorySegment key, MemorySegment timestamp, MemorySegment value) {
        putWithTimestamp(WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * Changes options of the whole database while it is open, given by RocksDB's names for them.
     *
     * <p>C: {@code void rocksdb_set_db_options(rocksdb_t *db, int count, const char *const *keys, const char *const *values, char **errptr)}, mapped by convention receiver, count, list, error-slot.
     *
     * @param options by name
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setDBOptions(Map<String, String> options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(options, "options");
            CRocksDB.rocksdb_set_db_options(call.use(this), nativeCount1, NativeLists.sized(NativeLists.strings(call, options.keySet(), "options"), 8L * nativeCount1), NativeLists.sized(NativeLists.strings(call, options.values(), "options"), 8L * nativeCount1), call.errorSlot());
            call.check();
        }
    }

    /**
     * Changes options of the default column family while it is open, given by RocksDB's names for them.
     *
     * <p>C: {@code void rocksdb_set_options(rocksdb_t *db, int count, const char *const *keys, const char *const *values, char **errptr)}, mapped by convention receiver, count, list, error-slot.
     *
     * @param options by name
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setOptions(Map<String, String> options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(options, "options");
            CRocksDB.rocksdb_set_options(call.use(this), nativeCount1, NativeLists.sized(NativeLists.strings(call, options.keySet(), "options"), 8L * nativeCount1), NativeLists.sized(NativeLists.strings(call, options.values(), "options"), 8L * nativeCount1), call.errorSlot());
            call.check();
        }
    }

    /**
     * Changes options of a column family while it is open, given by RocksDB's names for them.
     *
     * <p>C: {@code void rocksdb_set_options_cf(rocksdb_t *db, rocksdb_column_family_handle_t *handle, int count, const char *const *keys, const char *const *values, char **errptr)}, mapped by convention receiver, handle, count, list, error-slot.
     *
     * @param handle used during the call only; has to be of the same database
     * @param options by name
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setOptions(ColumnFamilyHandle handle, Map<String, String> options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(options, "options");
            CRocksDB.rocksdb_set_options_cf(call.use(this), call.use(handle, "handle", this), nativeCount2, NativeLists.sized(NativeLists.strings(call, options.keySet(), "options"), 8L * nativeCount2), NativeLists.sized(NativeLists.strings(call, options.values(), "options"), 8L * nativeCount2), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CRocksDB.rocksdb_singledelete(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(byte[] key) {
        singleDelete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(WriteOptions options, ByteBuffer key) {
        singleDelete(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
    }

    /**
     * Deletes a key that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(ByteBuffer key) {
        singleDelete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CRocksDB.rocksdb_singledelete(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(MemorySegment key) {
        singleDelete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CRocksDB.rocksdb_singledelete_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key of a column family that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, byte[] key) {
        singleDelete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, WriteOptions options,
            ByteBuffer key) {
        singleDelete(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
    }

    /**
     * Deletes a key of a column family that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        singleDelete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, WriteOptions options,
            MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            CRocksDB.rocksdb_singledelete_cf(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key of a column family that was put exactly once since it was last deleted; otherwise undefined.
     *
     * <p>C: {@code void rocksdb_singledelete_cf(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        singleDelete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options,
            byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            CRocksDB.rocksdb_singledelete_cf_with_ts(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key of a column family that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key,
            byte[] timestamp) {
        singleDeleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes a key of a column family that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options,
            ByteBuffer key, ByteBuffer timestamp) {
        singleDeleteWithTimestamp(columnFamily, options, Buffers.bytes(key, "key"), Buffers.bytes(timestamp, "timestamp"));
        Buffers.consume(key);
        Buffers.consume(timestamp);
    }

    /**
     * Deletes a key of a column family that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key,
            ByteBuffer timestamp) {
        singleDeleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes a key of a column family that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, WriteOptions options,
            MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            CRocksDB.rocksdb_singledelete_cf_with_ts(call.use(this), call.use(options, "options"), call.useToWrite(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key of a column family that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_cf_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key,
            MemorySegment timestamp) {
        singleDeleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes a key that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            CRocksDB.rocksdb_singledelete_with_ts(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(byte[] key, byte[] timestamp) {
        singleDeleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes a key that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(WriteOptions options, ByteBuffer key,
            ByteBuffer timestamp) {
        singleDeleteWithTimestamp(options, Buffers.bytes(key, "key"), Buffers.bytes(timestamp, "timestamp"));
        Buffers.consume(key);
        Buffers.consume(timestamp);
    }

    /**
     * Deletes a key that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(ByteBuffer key, ByteBuffer timestamp) {
        singleDeleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes a key that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(WriteOptions options, MemorySegment key,
            MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytes(timestamp, "timestamp");
            CRocksDB.rocksdb_singledelete_with_ts(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key that was put exactly once, at a timestamp.
     *
     * <p>C: {@code void rocksdb_singledelete_with_ts(rocksdb_t *db, const rocksdb_writeoptions_t *options, const char *key, size_t keylen, const char *ts, size_t tslen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param timestamp read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(MemorySegment key, MemorySegment timestamp) {
        singleDeleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Begins to record the use of the block cache in a file; null is the default.
     *
     * <p>C: {@code void rocksdb_start_block_cache_trace(rocksdb_t *db, rocksdb_env_t *env, const rocksdb_envoptions_t *env_options, const rocksdb_trace_options_t *options, const char *trace_path, char **errptr)}, mapped by convention receiver, handle, text, error-slot.
     *
     * @param env kept alive for as long as it is needed; may be null
     * @param envOptions kept alive for as long as it is needed; may be null
     * @param options shared: may be closed at once; may be null
     * @param tracePath in UTF-8, without a NUL
     * @throws RocksDBException if RocksDB reports an error
     */
    public void startBlockCacheTrace(@Nullable Env env, @Nullable EnvOptions envOptions,
            @Nullable TraceOptions options, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_start_block_cache_trace(call.use(this), call.useOrNull(env), call.useOrNull(envOptions), call.useOrNull(options), call.string(tracePath, "tracePath"), call.errorSlot());
            Effects.borrow(this, env);
            Effects.borrow(this, envOptions);
            call.check();
        }
    }

    /**
     * Begins to record the use of the block cache in a file; null is the default.
     *
     * <p>C: {@code void rocksdb_start_block_cache_trace_with_options(rocksdb_t *db, rocksdb_env_t *env, const rocksdb_envoptions_t *env_options, const rocksdb_block_cache_trace_options_t *options, const rocksdb_block_cache_trace_writer_options_t *writer_options, const char *trace_path, char **errptr)}, mapped by convention receiver, handle, text, error-slot.
     *
     * @param env kept alive for as long as it is needed; may be null
     * @param envOptions kept alive for as long as it is needed; may be null
     * @param options shared: may be closed at once; may be null
     * @param writerOptions shared: may be closed at once; may be null
     * @param tracePath in UTF-8, without a NUL
     * @throws RocksDBException if RocksDB reports an error
     */
    public void startBlockCacheTrace(@Nullable Env env, @Nullable EnvOptions envOptions,
            @Nullable BlockCacheTraceOptions options,
            @Nullable BlockCacheTraceWriterOptions writerOptions, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_start_block_cache_trace_with_options(call.use(this), call.useOrNull(env), call.useOrNull(envOptions), call.useOrNull(options), call.useOrNull(writerOptions), call.string(tracePath, "tracePath"), call.errorSlot());
            Effects.borrow(this, env);
            Effects.borrow(this, envOptions);
            call.check();
        }
    }

    /**
     * Begins to record this database's input and output in a file; null is the default.
     *
     * <p>C: {@code void rocksdb_start_io_trace(rocksdb_t *db, rocksdb_env_t *env, const rocksdb_envoptions_t *env_options, const rocksdb_trace_options_t *options, const char *trace_path, char **errptr)}, mapped by convention receiver, handle, text, error-slot.
     *
     * @param env kept alive for as long as it is needed; may be null
     * @param envOptions kept alive for as long as it is needed; may be null
     * @param options shared: may be closed at once; may be null
     * @param tracePath in UTF-8, without a NUL
     * @throws RocksDBException if RocksDB reports an error
     */
    public void startIoTrace(@Nullable Env env, @Nullable EnvOptions envOptions,
            @Nullable TraceOptions options, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_start_io_trace(call.use(this), call.useOrNull(env), call.useOrNull(envOptions), call.useOrNull(options), call.string(tracePath, "tracePath"), call.errorSlot());
            Effects.borrow(this, env);
            Effects.borrow(this, envOptions);
            call.check();
        }
    }

    /**
     * Begins to record the calls to this database in a file; null is the default.
     *
     * <p>C: {@code void rocksdb_start_trace(rocksdb_t *db, rocksdb_env_t *env, const rocksdb_envoptions_t *env_options, const rocksdb_trace_options_t *options, const char *trace_path, char **errptr)}, mapped by convention receiver, handle, text, error-slot.
     *
     * @param env kept alive for as long as it is needed; may be null
     * @param envOptions kept alive for as long as it is needed; may be null
     * @param options shared: may be closed at once; may be null
     * @param tracePath in UTF-8, without a NUL
     * @throws RocksDBException if RocksDB reports an error
     */
    public void startTrace(@Nullable Env env, @Nullable EnvOptions envOptions,
            @Nullable TraceOptions options, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_start_trace(call.use(this), call.useOrNull(env), call.useOrNull(envOptions), call.useOrNull(options), call.string(tracePath, "tracePath"), call.errorSlot());
            Effects.borrow(this, env);
            Effects.borrow(this, envOptions);
            call.check();
        }
    }

    /**
     * Has a range of keys compacted in the background; null is no limit.
     *
     * <p>C: {@code void rocksdb_suggest_compact_range(rocksdb_t *db, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len, char **errptr)}, mapped by convention receiver, bytes, error-slot.
     *
     * @param startKey read during the call only; may be null
     * @param limitKey read during the call only; may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    public void suggestCompactRange(byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytesOrNull(startKey);
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey);
            CRocksDB.rocksdb_suggest_compact_range(call.use(this), nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Has a range of keys compacted in the background; null is no limit.
     *
     * <p>C: {@code void rocksdb_suggest_compact_range(rocksdb_t *db, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len, char **errptr)}, mapped by convention receiver, bytes, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void suggestCompactRange() {
        suggestCompactRange((byte[]) null, (byte[]) null);
    }

    /**
     * Has a range of keys of a column family compacted in the background; null is no limit.
     *
     * <p>C: {@code void rocksdb_suggest_compact_range_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param startKey read during the call only; may be null
     * @param limitKey read during the call only; may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    public void suggestCompactRange(ColumnFamilyHandle columnFamily, byte @Nullable [] startKey,
            byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeStartKey = call.bytesOrNull(startKey);
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey);
            CRocksDB.rocksdb_suggest_compact_range_cf(call.use(this), call.use(columnFamily, "columnFamily", this), nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Has a range of keys of a column family compacted in the background; null is no limit.
     *
     * <p>C: {@code void rocksdb_suggest_compact_range_cf(rocksdb_t *db, rocksdb_column_family_handle_t *column_family, const char *start_key, size_t start_key_len, const char *limit_key, size_t limit_key_len, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void suggestCompactRange(ColumnFamilyHandle columnFamily) {
        suggestCompactRange(columnFamily, (byte[]) null, (byte[]) null);
    }

    /**
     * Makes visible in a secondary database what the primary has written meanwhile.
     *
     * <p>C: {@code void rocksdb_try_catch_up_with_primary(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void tryCatchUpWithPrimary() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_try_catch_up_with_primary(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(byte[] key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, ByteBuffer key) {
        var result = tryGet(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ByteBuffer key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code char *rocksdb_get(rocksdb_t *db, const rocksdb_readoptions_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(MemorySegment key) {
        return tryGet(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, byte[] key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        var result = tryGet(columnFamily, options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param options used during the call only
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options,
            MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.rockspan_get_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CRocksDB.rocksdb_get_pinned_cf(call.use(this), call.useWith(options, "options", this), call.use(columnFamily, "columnFamily", this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPinnedValue::rocksdb_pinnableslice_value);
            }
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code char *rocksdb_get_cf(rocksdb_t *db, const rocksdb_readoptions_t *options, rocksdb_column_family_handle_t *column_family, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param columnFamily used during the call only; has to be of the same database
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return tryGet(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Reads all table files and checks each block against its checksum; may take long.
     *
     * <p>C: {@code void rocksdb_verify_checksum(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void verifyChecksum() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_verify_checksum(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Reads all table files and checks each block against its checksum; may take long.
     *
     * <p>C: {@code void rocksdb_verify_checksum_with_options(rocksdb_t *db, const rocksdb_readoptions_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void verifyChecksum(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_verify_checksum_with_options(call.use(this), call.useWith(options, "options", this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Reads all table files and checks each against the checksum recorded for it; may take long.
     *
     * <p>C: {@code void rocksdb_verify_file_checksums(rocksdb_t *db, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void verifyFileChecksums() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_verify_file_checksums(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Reads all table files and checks each against the checksum recorded for it; may take long.
     *
     * <p>C: {@code void rocksdb_verify_file_checksums_with_options(rocksdb_t *db, const rocksdb_readoptions_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void verifyFileChecksums(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_verify_file_checksums_with_options(call.use(this), call.useWith(options, "options", this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Blocks until flushes and compactions are through, or the time limit in the options has passed.
     *
     * <p>C: {@code void rocksdb_wait_for_compact(rocksdb_t *db, rocksdb_wait_for_compact_options_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void waitForCompact(WaitForCompactOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            call.use(this);
            if (CWaitForCompactOptions.rocksdb_wait_for_compact_options_get_close_db(call.use(options, "options")) != 0) {
                throw new IllegalArgumentException("options with closeDb: RocksDB would close the database under its open handle; close that instead when it has waited");
            }
            CRocksDB.rocksdb_wait_for_compact(call.use(this), call.use(options, "options"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Applies the writes of a batch, all of them or none.
     *
     * <p>C: {@code void rocksdb_write(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_writebatch_t *batch, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only
     * @param batch used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void write(WriteOptions options, WriteBatch batch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_write(call.use(this), call.use(options, "options"), call.use(batch, "batch"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Applies the writes of a batch, all of them or none.
     *
     * <p>C: {@code void rocksdb_write(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_writebatch_t *batch, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param batch used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void write(WriteBatch batch) {
        write(WriteOptions.defaults(), batch);
    }

    /**
     * Applies the writes of a batch with an index, all of them or none.
     *
     * <p>C: {@code void rocksdb_write_writebatch_wi(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_writebatch_wi_t *wbwi, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only
     * @param batch used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void write(WriteOptions options, WriteBatchWithIndex batch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_write_writebatch_wi(call.use(this), call.use(options, "options"), call.use(batch, "batch"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Applies the writes of a batch with an index, all of them or none.
     *
     * <p>C: {@code void rocksdb_write_writebatch_wi(rocksdb_t *db, const rocksdb_writeoptions_t *options, rocksdb_writebatch_wi_t *wbwi, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param batch used during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void write(WriteBatchWithIndex batch) {
        write(WriteOptions.defaults(), batch);
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public RocksDB in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** The name of the column family that every database has. */
    public static final byte[] DEFAULT_COLUMN_FAMILY = "default".getBytes(StandardCharsets.UTF_8);

    /** What reads into a buffer return for a key that there is not. */
    public static final int NOT_FOUND = -1;

    /** Does nothing: the native library is loaded when it is first used. */
    public static void loadLibrary() {}

    /** Returns the names of the column families of a database, which need not be open, in UTF-8. */
    public static List<byte[]> listColumnFamilies(Options options, String path) {
        return listColumnFamilyNames(options, path).stream()
                .map(name -> name.getBytes(StandardCharsets.UTF_8))
                .collect(Collectors.toList());
    }

    /** Opens a database with default options, and creates it if there is none. */
    public static RocksDB open(String path) {
        try (Options options = new Options().setCreateIfMissing(true)) {
            return open(options, path);
        }
    }

    /** Opens a database with default options to read it only. */
    public static RocksDB openReadOnly(String path) {
        try (Options options = new Options()) {
            return openReadOnly(options, path);
        }
    }

    /** Opens a database to read it only. */
    public static RocksDB openReadOnly(Options options, String path) {
        return openReadOnly(options, path, false);
    }

    /**
     * Opens a database with its column families.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB open(
            DBOptionsInterface<?> options, String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return open(
                options, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
    }

    /**
     * Opens a database with its column families and default options.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB open(
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (DBOptions options = new DBOptions()) {
            return open(options, path, columnFamilyDescriptors, columnFamilyHandles);
        }
    }

    /**
     * Opens a database with some of its column families and default options to read it only.
     *
     * @param columnFamilyDescriptors some column families of the database, the default one among them
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB openReadOnly(
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (DBOptions options = new DBOptions()) {
            return openReadOnly(options, path, columnFamilyDescriptors, columnFamilyHandles);
        }
    }

    /**
     * Opens a database with some of its column families to read it only.
     *
     * @param columnFamilyDescriptors some column families of the database, the default one among them
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB openReadOnly(
            DBOptionsInterface<?> options,
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return openReadOnly(options, path, columnFamilyDescriptors, columnFamilyHandles, false);
    }

    /**
     * Opens a database with some of its column families to read it only.
     *
     * @param columnFamilyDescriptors some column families of the database, the default one among them
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     * @param errorIfWalFileExists whether it fails if there is a write-ahead log
     */
    public static RocksDB openReadOnly(
            DBOptionsInterface<?> options,
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles,
            boolean errorIfWalFileExists) {
        return openReadOnly(
                options,
                path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                errorIfWalFileExists,
                columnFamilyHandles);
    }

    /**
     * Opens a database that another process writes to, to read it and to catch up with that.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     */
    public static RocksDB openAsSecondary(
            DBOptionsInterface<?> options, String path, String secondaryPath,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        return openAsSecondary(
                options, path, secondaryPath,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
    }

    /**
     * Opens a database whose values are dropped by compactions after a time.
     *
     * @param columnFamilyDescriptors all column families of the database
     * @param columnFamilyHandles is given a handle for each, in their order; they are closed with the database
     * @param ttls for each column family, after how many seconds; 0 or less for never
     */
    public static RocksDB openWithTtl(
            DBOptionsInterface<?> options,
            String path,
            List<ColumnFamilyDescriptor> columnFamilyDescriptors,
            List<ColumnFamilyHandle> columnFamilyHandles,
            List<Integer> ttls) {
        return openWithTtl(
                options,
                path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                ttls.stream().mapToInt(Integer::intValue).toArray(),
                columnFamilyHandles);
    }

    /** Creates a column family whose values are dropped by compactions after that many seconds, and opens it. */
    public ColumnFamilyHandle createColumnFamilyWithTtl(ColumnFamilyDescriptor columnFamilyDescriptor, int ttl) {
        return createColumnFamilyWithTtl(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name(), ttl);
    }

    /** Creates a column family of exported files, and opens it. */
    public ColumnFamilyHandle createColumnFamilyWithImport(
            ColumnFamilyDescriptor columnFamilyDescriptor,
            ImportColumnFamilyOptions importColumnFamilyOptions,
            ExportImportFilesMetaData metadata) {
        return createColumnFamilyWithImport(
                columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name(), importColumnFamilyOptions, metadata);
    }

    /**
     * Creates column families with the same options, and opens them.
     *
     * @param columnFamilyNames in UTF-8, without a NUL
     */
    public List<ColumnFamilyHandle> createColumnFamilies(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, List<byte[]> columnFamilyNames) {
        return createNamedColumnFamilies(
                columnFamilyOptions,
                columnFamilyNames.stream().map(ColumnFamilyDescriptor::text).toList());
    }

    /** Creates a column family as a descriptor says, and opens it. */
    public ColumnFamilyHandle createColumnFamily(ColumnFamilyDescriptor columnFamilyDescriptor) {
        return createColumnFamily(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name());
    }

    /** Creates column families, one after the other, and opens them; those before one that fails are there. */
    public List<ColumnFamilyHandle> createColumnFamilies(List<ColumnFamilyDescriptor> columnFamilyDescriptors) {
        List<ColumnFamilyHandle> created = new ArrayList<>();
        try {
            columnFamilyDescriptors.forEach(descriptor -> created.add(createColumnFamily(descriptor)));
        } catch (RuntimeException e) {
            created.forEach(ColumnFamilyHandle::close);
            throw e;
        }
        return created;
    }

    /** Writes a part of an array as the value of a key that is a part of an array. */
    public void put(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        put(part(key, "key", offset, length), part(value, "value", valueOffset, valueLength));
    }

    /** Writes a part of an array as the value of a key that is a part of an array. */
    public void put(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        put(columnFamily, part(key, "key", offset, length), part(value, "value", valueOffset, valueLength));
    }

    /** Writes a part of an array as the value of a key that is a part of an array. */
    public void put(
            WriteOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        put(options, part(key, "key", offset, length), part(value, "value", valueOffset, valueLength));
    }

    /** Writes a part of an array as the value of a key that is a part of an array. */
    public void put(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        put(columnFamily, options, part(key, "key", offset, length), part(value, "value", valueOffset, valueLength));
    }

    /** Merges a part of an array into the value of a key that is a part of an array. */
    public void merge(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        merge(part(key, "key", offset, length), part(value, "value", valueOffset, valueLength));
    }

    /** Merges a part of an array into the value of a key that is a part of an array. */
    public void merge(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        merge(columnFamily, part(key, "key", offset, length), part(value, "value", valueOffset, valueLength));
    }

    /** Merges a part of an array into the value of a key that is a part of an array. */
    public void merge(
            WriteOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        merge(options, part(key, "key", offset, length), part(value, "value", valueOffset, valueLength));
    }

    /** Merges a part of an array into the value of a key that is a part of an array. */
    public void merge(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        merge(columnFamily, options, part(key, "key", offset, length), part(value, "value", valueOffset, valueLength));
    }

    /** Deletes a key that is a part of an array. */
    public void delete(byte[] key, int offset, int length) {
        delete(part(key, "key", offset, length));
    }

    /** Deletes a key that is a part of an array. */
    public void delete(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        delete(columnFamily, part(key, "key", offset, length));
    }

    /** Deletes a key that is a part of an array. */
    public void delete(WriteOptions options, byte[] key, int offset, int length) {
        delete(options, part(key, "key", offset, length));
    }

    /** Deletes a key that is a part of an array. */
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length) {
        delete(columnFamily, options, part(key, "key", offset, length));
    }

    /** Returns the value of a key that is a part of an array, or null if there is none. */
    public byte @Nullable [] get(byte[] key, int offset, int length) {
        return get(part(key, "key", offset, length));
    }

    /** Returns the value of a key that is a part of an array, or null if there is none. */
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        return get(columnFamily, part(key, "key", offset, length));
    }

    /** Returns the value of a key that is a part of an array, or null if there is none. */
    public byte @Nullable [] get(ReadOptions options, byte[] key, int offset, int length) {
        return get(options, part(key, "key", offset, length));
    }

    /** Returns the value of a key that is a part of an array, or null if there is none. */
    public byte @Nullable [] get(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length) {
        return get(columnFamily, options, part(key, "key", offset, length));
    }

    /**
     * Copies what fits of the value of a key into a part of an array; returns the size of the whole value, or -1 if
     * there is none.
     */
    public int get(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(part(key, "key", offset, length))) {
            return copy(found, part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies what fits of the value of a key into a part of an array; returns the size of the whole value, or -1 if
     * there is none.
     */
    public int get(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        try (PinnedValue found = getPinned(columnFamily, part(key, "key", offset, length))) {
            return copy(found, part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies what fits of the value of a key into a part of an array; returns the size of the whole value, or -1 if
     * there is none.
     */
    public int get(
            ReadOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(options, part(key, "key", offset, length))) {
            return copy(found, part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies what fits of the value of a key into a part of an array; returns the size of the whole value, or -1 if
     * there is none.
     */
    public int get(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(columnFamily, options, part(key, "key", offset, length))) {
            return copy(found, part(value, "value", valueOffset, valueLength));
        }
    }

    /** Whether there is a value of a key, which is not copied. */
    public boolean keyExists(byte[] key) {
        return exists(getPinned(key));
    }

    /** Whether there is a value of a key, which is not copied. */
    public boolean keyExists(ByteBuffer key) {
        return exists(getPinned(key));
    }

    /** Whether there is a value of a key that is a part of an array. */
    public boolean keyExists(byte[] key, int offset, int length) {
        return exists(getPinned(part(key, "key", offset, length)));
    }

    /** Whether there is a value of a key, which is not copied. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, byte[] key) {
        return exists(getPinned(columnFamily, key));
    }

    /** Whether there is a value of a key, which is not copied. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return exists(getPinned(columnFamily, key));
    }

    /** Whether there is a value of a key that is a part of an array. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        return exists(getPinned(columnFamily, part(key, "key", offset, length)));
    }

    /** Whether there is a value of a key, which is not copied. */
    public boolean keyExists(ReadOptions options, byte[] key) {
        return exists(getPinned(options, key));
    }

    /** Whether there is a value of a key, which is not copied. */
    public boolean keyExists(ReadOptions options, ByteBuffer key) {
        return exists(getPinned(options, key));
    }

    /** Whether there is a value of a key that is a part of an array. */
    public boolean keyExists(ReadOptions options, byte[] key, int offset, int length) {
        return exists(getPinned(options, part(key, "key", offset, length)));
    }

    /** Whether there is a value of a key, which is not copied. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        return exists(getPinned(columnFamily, options, key));
    }

    /** Whether there is a value of a key, which is not copied. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        return exists(getPinned(columnFamily, options, key));
    }

    /** Whether there is a value of a key that is a part of an array. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length) {
        return exists(getPinned(columnFamily, options, part(key, "key", offset, length)));
    }

    /**
     * Whether a key may exist; no is certain, yes is not. The holder gets the value if it was found without reading
     * files.
     */
    public boolean keyMayExist(byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExist(key), value);
    }

    /**
     * Whether a key may exist; no is certain, yes is not. The holder gets the value if it was found without reading
     * files.
     */
    public boolean keyMayExist(byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(keyMayExist(part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)), value);
    }

    /** Whether a key may exist; no is certain, yes is not. */
    public boolean keyMayExist(ByteBuffer key) {
        return keyMayExist(bytes(key)).mayExist();
    }

    /**
     * Whether a key may exist; no is certain, yes is not. The holder gets the value if it was found without reading
     * files.
     */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExist(columnFamily, key), value);
    }

    /**
     * Whether a key may exist; no is certain, yes is not. The holder gets the value if it was found without reading
     * files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(keyMayExist(columnFamily, part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)), value);
    }

    /** Whether a key may exist; no is certain, yes is not. */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return keyMayExist(columnFamily, bytes(key)).mayExist();
    }

    /**
     * Whether a key may exist; no is certain, yes is not. The holder gets the value if it was found without reading
     * files.
     */
    public boolean keyMayExist(ReadOptions options, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExist(options, key), value);
    }

    /**
     * Whether a key may exist; no is certain, yes is not. The holder gets the value if it was found without reading
     * files.
     */
    public boolean keyMayExist(
            ReadOptions options, byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(keyMayExist(options, part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)), value);
    }

    /** Whether a key may exist; no is certain, yes is not. */
    public boolean keyMayExist(ReadOptions options, ByteBuffer key) {
        return keyMayExist(options, bytes(key)).mayExist();
    }

    /**
     * Whether a key may exist; no is certain, yes is not. The holder gets the value if it was found without reading
     * files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExist(columnFamily, options, key), value);
    }

    /**
     * Whether a key may exist; no is certain, yes is not. The holder gets the value if it was found without reading
     * files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length,
            @Nullable Holder<byte[]> value) {
        return fill(keyMayExist(columnFamily, options, part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)), value);
    }

    /** Whether a key may exist; no is certain, yes is not. */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        return keyMayExist(columnFamily, options, bytes(key)).mayExist();
    }

    /** Deletes a database that is not open, with all of its data. */
    public static void destroyDB(String path, Options options) {
        destroyDB(options, path);
    }

    /** Writes what is in memory of a column family to table files. */
    public void flush(FlushOptions options, ColumnFamilyHandle columnFamily) {
        flush(columnFamily, options);
    }

    /** Compacts the keys of a column family from one to another; null stands for the first or last. */
    public void compactRange(
            ColumnFamilyHandle columnFamily, byte @Nullable [] begin, byte @Nullable [] end,
            CompactRangeOptions options) {
        compactRange(columnFamily, options, begin, end);
    }

    /** Compacts files of a column family. */
    public List<String> compactFiles(
            @Nullable CompactionOptions options,
            ColumnFamilyHandle columnFamily,
            List<String> inputFileNames,
            int outputLevel,
            int outputPathId,
            @Nullable CompactionJobInfo compactionJobInfo) {
        return compactFiles(columnFamily, options, inputFileNames, outputLevel, outputPathId, compactionJobInfo);
    }

    /** Returns an iterator over each of some column families, all of the same moment. */
    public List<RocksIterator> newIterators(List<ColumnFamilyHandle> columnFamilies, ReadOptions options) {
        return newIterators(options, columnFamilies);
    }

    /** Drops column families. */
    public void dropColumnFamilies(List<ColumnFamilyHandle> columnFamilies) {
        for (ColumnFamilyHandle columnFamily : named(columnFamilies, "columnFamilies")) {
            dropColumnFamily(named(columnFamily, "columnFamilies[]"));
        }
    }

    /** Closes the handle of a column family, which the database would close otherwise. */
    public void destroyColumnFamilyHandle(ColumnFamilyHandle columnFamily) {
        named(columnFamily, "columnFamily").close();
    }

    /** Releases a snapshot, as closing it does. */
    public void releaseSnapshot(Snapshot snapshot) {
        named(snapshot, "snapshot").close();
    }

    /** Closes the database. */
    public void closeE() {
        close();
    }

    /** Writes the write-ahead log to its file, and the file to the disk. */
    public void syncWal() {
        flushWal(true);
    }

    /** Has column families compacted in the background again. */
    public void enableAutoCompaction(List<ColumnFamilyHandle> columnFamilies) {
        for (ColumnFamilyHandle columnFamily : named(columnFamilies, "columnFamilies")) {
            setOptions(named(columnFamily, "columnFamilies[]"), Map.of("disable_auto_compactions", "false"));
        }
    }

    /** Sets what is measured in this thread. */
    public void setPerfLevel(PerfLevel level) {
        PerfContext.setPerfLevel(level);
    }

    /** Returns what was measured in this thread, to be closed. */
    public PerfContext getPerfContext() {
        return new PerfContext();
    }

    /**
     * Reads values into buffers.
     *
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which gets what fits; or one for all, which is cut up
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(arrays(keys)), keys, values);
    }

    /**
     * Reads values into buffers.
     *
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which gets what fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            ReadOptions options, List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(options, arrays(keys)), keys, values);
    }

    /**
     * Reads values of column families into buffers.
     *
     * @param columnFamilies one for each key, or one for all
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which gets what fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            List<ColumnFamilyHandle> columnFamilies, List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(forEach(columnFamilies, keys), arrays(keys)), keys, values);
    }

    /**
     * Reads values of column families into buffers.
     *
     * @param columnFamilies one for each key, or one for all
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which gets what fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            ReadOptions options,
            List<ColumnFamilyHandle> columnFamilies,
            List<ByteBuffer> keys,
            List<ByteBuffer> values) {
        return filled(multiGetAsList(options, forEach(columnFamilies, keys), arrays(keys)), keys, values);
    }

    private static List<ColumnFamilyHandle> forEach(List<ColumnFamilyHandle> columnFamilies, List<ByteBuffer> keys) {
        return named(columnFamilies, "columnFamilies").size() == 1
                ? java.util.Collections.nCopies(named(keys, "keys").size(), columnFamilies.get(0))
                : columnFamilies;
    }

    private static List<byte[]> arrays(List<ByteBuffer> keys) {
        List<byte[]> arrays = new ArrayList<>();
        for (ByteBuffer key : named(keys, "keys")) {
            byte[] array = new byte[named(key, "keys[]").remaining()];
            key.duplicate().get(array);
            arrays.add(array);
        }
        return arrays;
    }

    private static List<ByteBufferGetStatus> filled(
            List<byte @Nullable []> found, List<ByteBuffer> keys, List<ByteBuffer> values) {
        if (named(values, "values").size() != keys.size()) {
            throw new IllegalArgumentException("There are " + keys.size() + " keys, but " + values.size() + " values");
        }
        values.forEach(value -> named(value, "values[]"));
        List<ByteBufferGetStatus> all = new ArrayList<>();
        for (int index = 0; index < found.size(); index++) {
            byte[] value = found.get(index);
            if (value == null) {
                all.add(new ByteBufferGetStatus(Status.parse("NotFound: "), 0, null));
                continue;
            }
            ByteBuffer buffer = values.get(index);
            int fitting = Math.min(value.length, buffer.remaining());
            buffer.put(buffer.position(), value, 0, fitting).limit(buffer.position() + fitting);
            all.add(new ByteBufferGetStatus(Status.OK, value.length, buffer));
        }
        return all;
    }

    /**
     * Returns about how many bytes ranges of keys take.
     *
     * @param ranges the ranges
     * @param sizeApproximationFlags what is counted; files if nothing is named
     */
    public long[] getApproximateSizes(List<Range> ranges, SizeApproximationFlag... sizeApproximationFlags) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            return getApproximateSizes(columnFamily, ranges, sizeApproximationFlags);
        }
    }

    /**
     * Returns about how many bytes ranges of keys of a column family take.
     *
     * @param ranges the ranges
     * @param sizeApproximationFlags what is counted; files if nothing is named
     */
    public long[] getApproximateSizes(
            ColumnFamilyHandle columnFamily, List<Range> ranges, SizeApproximationFlag... sizeApproximationFlags) {
        return getApproximateSizes(
                columnFamily,
                ranges.stream().map(range -> range.start.data()).toList(),
                ranges.stream().map(range -> range.limit.data()).toList(),
                sizeApproximationFlags.length == 0
                        ? Set.of(SizeApproximationFlag.INCLUDE_FILES)
                        : Set.of(sizeApproximationFlags));
    }

    /** Changes options of the default column family. */
    public void setOptions(MutableColumnFamilyOptions mutableColumnFamilyOptions) {
        setOptions(named(mutableColumnFamilyOptions, "mutableColumnFamilyOptions").values());
    }

    /** Changes options of a column family. */
    public void setOptions(
            ColumnFamilyHandle columnFamilyHandle, MutableColumnFamilyOptions mutableColumnFamilyOptions) {
        setOptions(columnFamilyHandle, named(mutableColumnFamilyOptions, "mutableColumnFamilyOptions").values());
    }

    /** Changes options of the database. */
    public void setDBOptions(MutableDBOptions mutableDBoptions) {
        setDBOptions(named(mutableDBoptions, "mutableDBoptions").values());
    }

    private static MemorySegment part(byte[] array, String name, int offset, int length) {
        return MemorySegment.ofArray(named(array, name)).asSlice(offset, length);
    }

    private static <T> T named(T argument, String name) {
        return Objects.requireNonNull(argument, () -> name + " is null");
    }

    private static int copy(@Nullable PinnedValue found, MemorySegment target) {
        if (found == null) {
            return -1;
        }
        MemorySegment value = found.value();
        MemorySegment.copy(value, 0, target, 0, Math.min(value.byteSize(), target.byteSize()));
        return (int) value.byteSize();
    }

    private static boolean exists(@Nullable PinnedValue found) {
        if (found == null) {
            return false;
        }
        found.close();
        return true;
    }

    private static boolean fill(KeyMayExist found, @Nullable Holder<byte[]> value) {
        if (value != null) {
            value.setValue(found.valueFound() ? found.value() : null);
        }
        return found.mayExist();
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[named(buffer, "key").remaining()];
        buffer.get(bytes);
        return bytes;
    }
}
