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
import dev.rockspan.runtime.call.Call;
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
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An open database.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Retains each {@link Env}, {@link EnvOptions} and {@link Options} that it was created with or that was set: you may
 * close them first, and their memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_t}.
 */
public class RocksDB extends RocksObject implements KeyValueReader, KeyValueWriter {
    RocksDB(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Deletes a database that is not open, with all of its data.
     *
     * <p>C: {@code rocksdb_destroy_db}.
     *
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
     * <p>C: {@code rocksdb_list_column_families}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public static List<String> listColumnFamilyNames(Options options, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_list_column_families(
                    nativeOptions, call.string(path, "path"), nativeLength, call.errorSlot());
            call.check();
            return call.takeTexts(nativeResult, nativeLength, CRocksDB::rocksdb_list_column_families_destroy);
        }
    }

    /**
     * Opens a database with its default column family; opening may replay a log and take long.
     *
     * <p>C: {@code rocksdb_open}.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB open(Options options, String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            NativeObject nativeObject = call.opens(
                    path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                    .borrowing(options);
            nativeObject.created(CRocksDB.rocksdb_open(nativeOptions, call.string(path, "path"), call.errorSlot()));
            call.check();
            return call.returning(new RocksDB(call.made(nativeObject)));
        }
    }

    /**
     * Opens a database with the column families that are named, which must be all that exist.
     *
     * <p>C: {@code rocksdb_open_column_families}.
     *
     * @param options retained by the new object; may be closed before it
     * @param columnFamilyHandles receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB open(
            DBOptionsInterface<?> options, String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilyNames, "columnFamilyNames"),
                    Call.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeColumnFamilyOptions = Call.sized(
                    call.handles(columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount);
            MemorySegment nativeHandles = call.newHandles(
                    columnFamilyHandles, "columnFamilyHandles", nativeCount,
                    CColumnFamilyHandle::rocksdb_column_family_handle_destroy);
            NativeObject nativeObject = call.opens(
                    path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                    .borrowing(options)
                    .borrowing(columnFamilyOptions);
            nativeObject.created(CRocksDB.rocksdb_open_column_families(
                    nativeOptions, call.string(path, "path"), nativeCount,
                    Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount),
                    nativeColumnFamilyOptions, nativeHandles, call.errorSlot()));
            call.check();
            RocksDB result = new RocksDB(call.made(nativeObject));
            return call.returning(Call.addHandles(
                    result, columnFamilyHandles, nativeHandles, nativeCount,
                    address -> new ColumnFamilyHandle(NativeObject.child(
                            "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                            result))));
        }
    }

    /**
     * Does a compaction for another database, whose compaction service passed the job on, and returns its result; may
     * take long.
     *
     * <p>C: {@code rocksdb_open_and_compact}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public static byte @Nullable [] openAndCompact(
            String dbPath, String outputDirectory, byte[] input, CompactionServiceOptionsOverride overrideOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return openAndCompact(
                    call, call.use(overrideOptions, "overrideOptions"), call.bytes(input, "input"), dbPath,
                    outputDirectory);
        }
    }

    private static byte @Nullable [] openAndCompact(
            Call call, MemorySegment nativeOverrideOptions, MemorySegment nativeInput, String dbPath,
            String outputDirectory) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CRocksDB.rocksdb_open_and_compact(
                call.string(dbPath, "dbPath"), call.string(outputDirectory, "outputDirectory"), nativeInput,
                nativeInput.byteSize(), nativeLength, nativeOverrideOptions, call.errorSlot());
        call.check();
        return call.takeBytes(nativeResult, nativeLength);
    }

    /**
     * As {@link #openAndCompact(String, String, byte[], CompactionServiceOptionsOverride)}, with byte buffers. Their
     * positions move to their limits.
     */
    public static byte @Nullable [] openAndCompact(
            String dbPath, String outputDirectory, ByteBuffer input, CompactionServiceOptionsOverride overrideOptions) {
        var result = openAndCompact(dbPath, outputDirectory, Call.segment(input, "input"), overrideOptions);
        Call.consume(input);
        return result;
    }

    /** As {@link #openAndCompact(String, String, byte[], CompactionServiceOptionsOverride)}, with memory segments. */
    public static byte @Nullable [] openAndCompact(
            String dbPath, String outputDirectory, MemorySegment input,
            CompactionServiceOptionsOverride overrideOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return openAndCompact(
                    call, call.use(overrideOptions, "overrideOptions"), call.bytes(input, "input"), dbPath,
                    outputDirectory);
        }
    }

    /**
     * Does a compaction for another database, whose compaction service passed the job on, and returns its result; may
     * take long.
     *
     * <p>C: {@code rocksdb_open_and_compact_with_options}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public static byte @Nullable [] openAndCompact(
            OpenAndCompactOptions options, String dbPath, String outputDirectory, byte[] input,
            CompactionServiceOptionsOverride overrideOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return openAndCompact(
                    call, call.use(options, "options"), call.use(overrideOptions, "overrideOptions"),
                    call.bytes(input, "input"), dbPath, outputDirectory);
        }
    }

    private static byte @Nullable [] openAndCompact(
            Call call, MemorySegment nativeOptions, MemorySegment nativeOverrideOptions, MemorySegment nativeInput,
            String dbPath, String outputDirectory) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CRocksDB.rocksdb_open_and_compact_with_options(
                nativeOptions, call.string(dbPath, "dbPath"), call.string(outputDirectory, "outputDirectory"),
                nativeInput, nativeInput.byteSize(), nativeLength, nativeOverrideOptions, call.errorSlot());
        call.check();
        return call.takeBytes(nativeResult, nativeLength);
    }

    /**
     * As {@link #openAndCompact(OpenAndCompactOptions, String, String, byte[], CompactionServiceOptionsOverride)}, with
     * byte buffers. Their positions move to their limits.
     */
    public static byte @Nullable [] openAndCompact(
            OpenAndCompactOptions options, String dbPath, String outputDirectory, ByteBuffer input,
            CompactionServiceOptionsOverride overrideOptions) {
        var result = openAndCompact(options, dbPath, outputDirectory, Call.segment(input, "input"), overrideOptions);
        Call.consume(input);
        return result;
    }

    /**
     * As {@link #openAndCompact(OpenAndCompactOptions, String, String, byte[], CompactionServiceOptionsOverride)}, with
     * memory segments.
     */
    public static byte @Nullable [] openAndCompact(
            OpenAndCompactOptions options, String dbPath, String outputDirectory, MemorySegment input,
            CompactionServiceOptionsOverride overrideOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return openAndCompact(
                    call, call.use(options, "options"), call.use(overrideOptions, "overrideOptions"),
                    call.bytes(input, "input"), dbPath, outputDirectory);
        }
    }

    /**
     * Opens a database and removes what was written after a timestamp.
     *
     * <p>C: {@code rocksdb_open_and_trim_history}.
     *
     * @param options retained by the new object; may be closed before it
     * @param columnFamilyHandles receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openAndTrimHistory(
            DBOptionsInterface<?> options, String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions, byte[] trimTimestamp,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return openAndTrimHistory(
                    call, call.use(options, "options"), call.bytes(trimTimestamp, "trimTimestamp"), options, path,
                    columnFamilyNames, columnFamilyOptions, columnFamilyHandles);
        }
    }

    private static RocksDB openAndTrimHistory(
            Call call, MemorySegment nativeOptions, MemorySegment nativeTrimTimestamp, DBOptionsInterface<?> options,
            String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        int nativeCount = Call.sameCount(
                Call.count(columnFamilyNames, "columnFamilyNames"),
                Call.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
        MemorySegment nativeColumnFamilyOptions = Call.sized(
                call.handles(columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount);
        MemorySegment nativeHandles = call.newHandles(
                columnFamilyHandles, "columnFamilyHandles", nativeCount,
                CColumnFamilyHandle::rocksdb_column_family_handle_destroy);
        NativeObject nativeObject = call.opens(path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                .borrowing(options)
                .borrowing(columnFamilyOptions);
        nativeObject.created(CRocksDB.rocksdb_open_and_trim_history(
                nativeOptions, call.string(path, "path"), nativeCount,
                Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount),
                nativeColumnFamilyOptions, nativeHandles, nativeTrimTimestamp, nativeTrimTimestamp.byteSize(),
                call.errorSlot()));
        call.check();
        RocksDB result = new RocksDB(call.made(nativeObject));
        return call.returning(Call.addHandles(
                result, columnFamilyHandles, nativeHandles, nativeCount,
                address -> new ColumnFamilyHandle(NativeObject.child(
                        "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                        result))));
    }

    /**
     * As {@link #openAndTrimHistory(DBOptionsInterface, String, List, List, byte[], List)}, with byte buffers. Their
     * positions move to their limits.
     */
    public static RocksDB openAndTrimHistory(
            DBOptionsInterface<?> options, String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions, ByteBuffer trimTimestamp,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        var result = openAndTrimHistory(
                options, path, columnFamilyNames, columnFamilyOptions, Call.segment(trimTimestamp, "trimTimestamp"),
                columnFamilyHandles);
        Call.consume(trimTimestamp);
        return result;
    }

    /** As {@link #openAndTrimHistory(DBOptionsInterface, String, List, List, byte[], List)}, with memory segments. */
    public static RocksDB openAndTrimHistory(
            DBOptionsInterface<?> options, String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions, MemorySegment trimTimestamp,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return openAndTrimHistory(
                    call, call.use(options, "options"), call.bytes(trimTimestamp, "trimTimestamp"), options, path,
                    columnFamilyNames, columnFamilyOptions, columnFamilyHandles);
        }
    }

    /**
     * Opens a follower, which reads a database that another process writes to.
     *
     * <p>C: {@code rocksdb_open_as_secondary}.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openAsSecondary(Options options, String path, String secondaryPath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            NativeObject nativeObject = call.opensToRead(
                    path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                    .borrowing(options);
            nativeObject.created(CRocksDB.rocksdb_open_as_secondary(
                    nativeOptions, call.string(path, "path"), call.string(secondaryPath, "secondaryPath"),
                    call.errorSlot()));
            call.check();
            return call.returning(new RocksDB(call.made(nativeObject)));
        }
    }

    /**
     * Opens a follower, which reads a database that another process writes to, with the column families that are named.
     *
     * <p>C: {@code rocksdb_open_as_secondary_column_families}.
     *
     * @param options retained by the new object; may be closed before it
     * @param columnFamilyHandles receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openAsSecondary(
            DBOptionsInterface<?> options, String path, String secondaryPath, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilyNames, "columnFamilyNames"),
                    Call.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeColumnFamilyOptions = Call.sized(
                    call.handles(columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount);
            MemorySegment nativeHandles = call.newHandles(
                    columnFamilyHandles, "columnFamilyHandles", nativeCount,
                    CColumnFamilyHandle::rocksdb_column_family_handle_destroy);
            NativeObject nativeObject = call.opensToRead(
                    path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                    .borrowing(options)
                    .borrowing(columnFamilyOptions);
            nativeObject.created(CRocksDB.rocksdb_open_as_secondary_column_families(
                    nativeOptions, call.string(path, "path"), call.string(secondaryPath, "secondaryPath"), nativeCount,
                    Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount),
                    nativeColumnFamilyOptions, nativeHandles, call.errorSlot()));
            call.check();
            RocksDB result = new RocksDB(call.made(nativeObject));
            return call.returning(Call.addHandles(
                    result, columnFamilyHandles, nativeHandles, nativeCount,
                    address -> new ColumnFamilyHandle(NativeObject.child(
                            "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                            result))));
        }
    }

    /**
     * Opens the default column family of a database for reading only.
     *
     * <p>C: {@code rocksdb_open_for_read_only}.
     *
     * @param options retained by the new object; may be closed before it
     * @param errorIfWalFileExists without effect: RocksDB heeds it only where column families are named
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openReadOnly(Options options, String path, boolean errorIfWalFileExists) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            NativeObject nativeObject = call.opensToRead(
                    path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                    .borrowing(options);
            nativeObject.created(CRocksDB.rocksdb_open_for_read_only(
                    nativeOptions, call.string(path, "path"), (byte) (errorIfWalFileExists ? 1 : 0), call.errorSlot()));
            call.check();
            return call.returning(new RocksDB(call.made(nativeObject)));
        }
    }

    /**
     * Opens some column families of a database, the default one among them, for reading only.
     *
     * <p>C: {@code rocksdb_open_for_read_only_column_families}.
     *
     * @param options retained by the new object; may be closed before it
     * @param errorIfWalFileExists whether opening fails if there is a write-ahead log with anything in it, which is
     *     replayed in memory otherwise
     * @param columnFamilyHandles receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openReadOnly(
            DBOptionsInterface<?> options, String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions, boolean errorIfWalFileExists,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilyNames, "columnFamilyNames"),
                    Call.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions");
            MemorySegment nativeColumnFamilyOptions = Call.sized(
                    call.handles(columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount);
            MemorySegment nativeHandles = call.newHandles(
                    columnFamilyHandles, "columnFamilyHandles", nativeCount,
                    CColumnFamilyHandle::rocksdb_column_family_handle_destroy);
            NativeObject nativeObject = call.opensToRead(
                    path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                    .borrowing(options)
                    .borrowing(columnFamilyOptions);
            nativeObject.created(CRocksDB.rocksdb_open_for_read_only_column_families(
                    nativeOptions, call.string(path, "path"), nativeCount,
                    Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount),
                    nativeColumnFamilyOptions, nativeHandles, (byte) (errorIfWalFileExists ? 1 : 0), call.errorSlot()));
            call.check();
            RocksDB result = new RocksDB(call.made(nativeObject));
            return call.returning(Call.addHandles(
                    result, columnFamilyHandles, nativeHandles, nativeCount,
                    address -> new ColumnFamilyHandle(NativeObject.child(
                            "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                            result))));
        }
    }

    /**
     * Opens column families whose entries compaction drops after a time in seconds for each.
     *
     * <p>C: {@code rocksdb_open_column_families_with_ttl}.
     *
     * @param options retained by the new object; may be closed before it
     * @param columnFamilyHandles receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openWithTtl(
            DBOptionsInterface<?> options, String path, List<String> columnFamilyNames,
            List<? extends ColumnFamilyOptionsInterface<?>> columnFamilyOptions, int[] ttls,
            List<ColumnFamilyHandle> columnFamilyHandles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.sameCount(
                    Call.sameCount(
                            Call.count(columnFamilyNames, "columnFamilyNames"),
                            Call.count(columnFamilyOptions, "columnFamilyOptions"), "columnFamilyOptions"),
                    Call.count(ttls, "ttls"), "ttls");
            MemorySegment nativeColumnFamilyOptions = Call.sized(
                    call.handles(columnFamilyOptions, "columnFamilyOptions"), 8L * nativeCount);
            MemorySegment nativeHandles = call.newHandles(
                    columnFamilyHandles, "columnFamilyHandles", nativeCount,
                    CColumnFamilyHandle::rocksdb_column_family_handle_destroy);
            NativeObject nativeObject = call.opens(
                    path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                    .borrowing(options)
                    .borrowing(columnFamilyOptions)
                    .marked(ObjectMark.TTL);
            nativeObject.created(CRocksDB.rocksdb_open_column_families_with_ttl(
                    nativeOptions, call.string(path, "path"), nativeCount,
                    Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount),
                    nativeColumnFamilyOptions, nativeHandles, call.ints(ttls), call.errorSlot()));
            call.check();
            RocksDB result = new RocksDB(call.made(nativeObject));
            return call.returning(Call.addHandles(
                    result, columnFamilyHandles, nativeHandles, nativeCount,
                    address -> new ColumnFamilyHandle(NativeObject.child(
                            "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                            result))));
        }
    }

    /**
     * Opens a database whose entries compaction drops after a time in seconds; 0 or less keeps them.
     *
     * <p>C: {@code rocksdb_open_with_ttl}.
     *
     * @param options retained by the new object; may be closed before it
     * @param ttl the least age in seconds at which compactions drop an entry; 0 or less for never
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static RocksDB openWithTtl(Options options, String path, int ttl) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            NativeObject nativeObject = call.opens(
                    path, "path", NativeObject.expected("RocksDB", CRocksDB::rocksdb_close))
                    .borrowing(options)
                    .marked(ObjectMark.TTL);
            nativeObject.created(CRocksDB.rocksdb_open_with_ttl(
                    nativeOptions, call.string(path, "path"), ttl, call.errorSlot()));
            call.check();
            return call.returning(new RocksDB(call.made(nativeObject)));
        }
    }

    /**
     * Saves what can be saved of a damaged database that is not open; may take long and lose data, and loses the values
     * that are in blob files.
     *
     * <p>C: {@code rocksdb_repair_db}.
     *
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
     * <p>C: {@code rocksdb_batched_multi_get_cf}.
     *
     * @param columnFamily must be of the same database
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, unsorted
     *     keys may be missed; false has them sorted first
     * @return new objects, each to be closed, in the order of the arguments; null where there is none
     */
    public List<@Nullable PinnedValue> batchedMultiGet(
            ColumnFamilyHandle columnFamily, ReadOptions options, List<byte[]> keysList, boolean sortedInput) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeHandles = call.newHandles(nativeCount, CPinnedValue::rocksdb_pinnableslice_destroy);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CRocksDB.rocksdb_batched_multi_get_cf(
                    nativeThis, nativeOptions, nativeColumnFamily, nativeCount, nativeKeysList,
                    Call.lengths(nativeKeysList), nativeHandles, nativeErrors, sortedInput);
            return call.takeHandles(
                    nativeHandles, nativeErrors, nativeCount,
                    address -> new PinnedValue(
                            Pin.of(
                                    call, "PinnedValue", address, CPinnedValue::rocksdb_pinnableslice_destroy,
                                    CPinnedValue::rocksdb_pinnableslice_value, columnFamily),
                            columnFamily));
        }
    }

    /**
     * As {@link #batchedMultiGet(ColumnFamilyHandle, ReadOptions, List, boolean)}, with default {@code ReadOptions}.
     */
    public List<@Nullable PinnedValue> batchedMultiGet(
            ColumnFamilyHandle columnFamily, List<byte[]> keysList, boolean sortedInput) {
        return batchedMultiGet(columnFamily, ReadOptions.defaults(), keysList, sortedInput);
    }

    /**
     * Looks up many keys of a column family without copying their values; null where there is none.
     *
     * <p>C: {@code rocksdb_batched_multi_get_cf_slice}.
     *
     * @param columnFamily must be of the same database
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, unsorted
     *     keys may be missed; false has them sorted first
     * @return new objects, each to be closed, in the order of the arguments; null where there is none
     */
    public List<@Nullable PinnedValue> batchedMultiGetSlices(
            ColumnFamilyHandle columnFamily, ReadOptions options, List<byte[]> keysList, boolean sortedInput) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeHandles = call.newHandles(nativeCount, CPinnedValue::rocksdb_pinnableslice_destroy);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CRocksDB.rocksdb_batched_multi_get_cf_slice(
                    nativeThis, nativeOptions, nativeColumnFamily, nativeCount,
                    Call.sized(call.slices(keysList, "keysList"), 16L * nativeCount), nativeHandles, nativeErrors,
                    sortedInput);
            return call.takeHandles(
                    nativeHandles, nativeErrors, nativeCount,
                    address -> new PinnedValue(
                            Pin.of(
                                    call, "PinnedValue", address, CPinnedValue::rocksdb_pinnableslice_destroy,
                                    CPinnedValue::rocksdb_pinnableslice_value, columnFamily),
                            columnFamily));
        }
    }

    /**
     * As {@link #batchedMultiGetSlices(ColumnFamilyHandle, ReadOptions, List, boolean)}, with default {@code
     * ReadOptions}.
     */
    public List<@Nullable PinnedValue> batchedMultiGetSlices(
            ColumnFamilyHandle columnFamily, List<byte[]> keysList, boolean sortedInput) {
        return batchedMultiGetSlices(columnFamily, ReadOptions.defaults(), keysList, sortedInput);
    }

    /**
     * Ends background work for good, and on request waits until it has ended; for closing soon.
     *
     * <p>C: {@code rocksdb_cancel_all_background_work}.
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
     * <p>C: {@code rocksdb_compact_files}.
     *
     * @param outputLevel the number of the level that the new files go to, at least that of the level of each file that
     *     is compacted
     * @param outputPathId the index of the folder for the new files in the paths of the options; -1 if there is only
     *     one; at least -1
     * @param compactionJobInfo to be filled
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public List<String> compactFiles(
            CompactionOptions options, List<String> inputFileNames, int outputLevel, int outputPathId,
            @Nullable CompactionJobInfo compactionJobInfo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeCompactionJobInfo = call.useOrNull(compactionJobInfo);
            call.requireNew(compactionJobInfo, "This CompactionJobInfo was filled before: take another one");
            int nativeCount = Call.count(inputFileNames, "inputFileNames");
            MemorySegment nativeOutputFileNames = call.pointerSlot();
            MemorySegment nativeLength7 = call.longSlot();
            CRocksDB.rocksdb_compact_files(
                    nativeThis, nativeOptions,
                    Call.sized(call.strings(inputFileNames, "inputFileNames"), 8L * nativeCount), nativeCount,
                    outputLevel, Call.inRange(outputPathId, -1, Integer.MAX_VALUE, "outputPathId"),
                    nativeOutputFileNames, nativeLength7, nativeCompactionJobInfo, call.errorSlot());
            call.check();
            call.filled(compactionJobInfo);
            return call.takeTexts(
                    nativeOutputFileNames.get(ValueLayout.ADDRESS, 0), nativeLength7,
                    CRocksDB::rocksdb_compact_files_output_file_names_destroy);
        }
    }

    /**
     * Compacts table files of a column family into a level and returns the new files' names; may take long.
     *
     * <p>C: {@code rocksdb_compact_files_cf}.
     *
     * @param columnFamily must be of the same database
     * @param outputLevel the number of the level that the new files go to, at least that of the level of each file that
     *     is compacted
     * @param outputPathId the index of the folder for the new files in the paths of the options; -1 if there is only
     *     one; at least -1
     * @param compactionJobInfo to be filled
     * @throws RocksDBException if RocksDB reports an error
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public List<String> compactFiles(
            ColumnFamilyHandle columnFamily, @Nullable CompactionOptions options, List<String> inputFileNames,
            int outputLevel, int outputPathId, @Nullable CompactionJobInfo compactionJobInfo) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeOptions = call.useOrNull(options);
            MemorySegment nativeCompactionJobInfo = call.useOrNull(compactionJobInfo);
            call.requireNew(compactionJobInfo, "This CompactionJobInfo was filled before: take another one");
            int nativeCount = Call.count(inputFileNames, "inputFileNames");
            MemorySegment nativeOutputFileNames = call.pointerSlot();
            MemorySegment nativeLength8 = call.longSlot();
            CRocksDB.rocksdb_compact_files_cf(
                    nativeThis, nativeColumnFamily, nativeOptions,
                    Call.sized(call.strings(inputFileNames, "inputFileNames"), 8L * nativeCount), nativeCount,
                    outputLevel, Call.inRange(outputPathId, -1, Integer.MAX_VALUE, "outputPathId"),
                    nativeOutputFileNames, nativeLength8, nativeCompactionJobInfo, call.errorSlot());
            call.check();
            call.filled(compactionJobInfo);
            return call.takeTexts(
                    nativeOutputFileNames.get(ValueLayout.ADDRESS, 0), nativeLength8,
                    CRocksDB::rocksdb_compact_files_output_file_names_destroy);
        }
    }

    /**
     * Compacts a range of keys and returns when it is done; null is no limit. The C function does not return RocksDB's
     * errors.
     *
     * <p>C: {@code rocksdb_compact_range}.
     */
    public void compactRange(byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeStartKey = call.bytesOrNull(startKey, "startKey");
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey, "limitKey");
            CRocksDB.rocksdb_compact_range(
                    nativeThis, nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize());
        }
    }

    /** As {@link #compactRange(byte[], byte[])}, with null for {@code startKey} and null for {@code limitKey}. */
    public void compactRange() {
        compactRange((byte[]) null, (byte[]) null);
    }

    /**
     * Compacts a range of keys of a column family and returns when it is done; null is no limit. The C function does
     * not return RocksDB's errors.
     *
     * <p>C: {@code rocksdb_compact_range_cf}.
     *
     * @param columnFamily must be of the same database
     */
    public void compactRange(ColumnFamilyHandle columnFamily, byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeStartKey = call.bytesOrNull(startKey, "startKey");
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey, "limitKey");
            CRocksDB.rocksdb_compact_range_cf(
                    nativeThis, nativeColumnFamily, nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey,
                    nativeLimitKey.byteSize());
        }
    }

    /**
     * As {@link #compactRange(ColumnFamilyHandle, byte[], byte[])}, with null for {@code startKey} and null for {@code
     * limitKey}.
     */
    public void compactRange(ColumnFamilyHandle columnFamily) {
        compactRange(columnFamily, (byte[]) null, (byte[]) null);
    }

    /**
     * Compacts a range of keys of a column family as options say and returns when it is done. The C function does not
     * return RocksDB's errors.
     *
     * <p>C: {@code rocksdb_compact_range_cf_opt}.
     *
     * @param columnFamily must be of the same database
     */
    public void compactRange(
            ColumnFamilyHandle columnFamily, CompactRangeOptions options, byte @Nullable [] startKey,
            byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeStartKey = call.bytesOrNull(startKey, "startKey");
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey, "limitKey");
            CRocksDB.rocksdb_compact_range_cf_opt(
                    nativeThis, nativeColumnFamily, nativeOptions, nativeStartKey, nativeStartKey.byteSize(),
                    nativeLimitKey, nativeLimitKey.byteSize());
        }
    }

    /**
     * Compacts a range of keys as options say and returns when it is done. The C function does not return RocksDB's
     * errors.
     *
     * <p>C: {@code rocksdb_compact_range_opt}.
     */
    public void compactRange(CompactRangeOptions options, byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeStartKey = call.bytesOrNull(startKey, "startKey");
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey, "limitKey");
            CRocksDB.rocksdb_compact_range_opt(
                    nativeThis, nativeOptions, nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey,
                    nativeLimitKey.byteSize());
        }
    }

    /**
     * As {@link #compactRange(CompactRangeOptions, byte[], byte[])}, with null for {@code startKey} and null for {@code
     * limitKey}.
     */
    public void compactRange(CompactRangeOptions options) {
        compactRange(options, (byte[]) null, (byte[]) null);
    }

    /**
     * Ends one call of {@code pauseBackgroundWork}; after the last one background work starts again.
     *
     * <p>C: {@code rocksdb_continue_background_work}.
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
     * <p>C: {@code rocksdb_create_column_family}.
     *
     * @param columnFamilyOptions retained by this object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public ColumnFamilyHandle createColumnFamily(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_create_column_family(
                    call.use(this), call.use(columnFamilyOptions, "columnFamilyOptions"),
                    call.string(columnFamilyName, "columnFamilyName"), call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            call.check();
            return new ColumnFamilyHandle(call.made(NativeObject.child(
                    "ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                    this)));
        }
    }

    /**
     * Creates a column family from the files that another database exported.
     *
     * <p>C: {@code rocksdb_create_column_family_with_import}.
     *
     * @param columnFamilyOptions retained by this object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public ColumnFamilyHandle createColumnFamilyWithImport(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName,
            ImportColumnFamilyOptions importOptions, ExportImportFilesMetaData metadata) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_create_column_family_with_import(
                    call.use(this), call.use(columnFamilyOptions, "columnFamilyOptions"),
                    call.string(columnFamilyName, "columnFamilyName"), call.use(importOptions, "importOptions"),
                    call.use(metadata, "metadata"), call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            call.check();
            return new ColumnFamilyHandle(call.made(NativeObject.child(
                    "ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                    this)));
        }
    }

    /**
     * Creates a column family whose entries compaction drops after a time in seconds.
     *
     * <p>C: {@code rocksdb_create_column_family_with_ttl}.
     *
     * @param columnFamilyOptions retained by this object; may be closed before it
     * @param ttl the least age in seconds at which compactions drop an entry; 0 or less for never
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public ColumnFamilyHandle createColumnFamilyWithTtl(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, String columnFamilyName, int ttl) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Effects.require(this, ObjectMark.TTL, "RocksDB was not opened with a TTL: use openWithTtl");
            MemorySegment nativeResult = CRocksDB.rocksdb_create_column_family_with_ttl(
                    call.use(this), call.use(columnFamilyOptions, "columnFamilyOptions"),
                    call.string(columnFamilyName, "columnFamilyName"), ttl, call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            call.check();
            return new ColumnFamilyHandle(call.made(NativeObject.child(
                    "ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                    this)));
        }
    }

    /**
     * Creates several column families with the same options and opens them.
     *
     * <p>C: {@code rocksdb_create_column_families}.
     *
     * @param columnFamilyOptions retained by this object; may be closed before it
     * @return new objects, each to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<ColumnFamilyHandle> createNamedColumnFamilies(
            ColumnFamilyOptionsInterface<?> columnFamilyOptions, List<String> columnFamilyNames) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamilyOptions = call.use(columnFamilyOptions, "columnFamilyOptions");
            int nativeCount = Call.count(columnFamilyNames, "columnFamilyNames");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_create_column_families(
                    nativeThis, nativeColumnFamilyOptions, nativeCount,
                    Call.sized(call.strings(columnFamilyNames, "columnFamilyNames"), 8L * nativeCount), nativeLength,
                    call.errorSlot());
            Effects.borrow(this, columnFamilyOptions);
            return call.takeHandleArray(
                    nativeResult, nativeLength,
                    address -> new ColumnFamilyHandle(NativeObject.child(
                            "ColumnFamilyHandle", address, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                            this)),
                    CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                    (native_array, _) -> CRocksDB.rocksdb_create_column_families_destroy(native_array));
        }
    }

    /**
     * Deletes a key; one that does not exist is no error.
     *
     * <p>C: {@code rocksdb_delete}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void delete(WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    private void delete(Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        CRocksDB.rocksdb_delete(nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void delete(byte[] key) {
        delete(WriteOptions.defaults(), key);
    }

    /** As {@link #delete(WriteOptions, byte[])}, with byte buffers. Their positions move to their limits. */
    public void delete(WriteOptions options, ByteBuffer key) {
        delete(options, Call.segment(key, "key"));
        Call.consume(key);
    }

    @Override
    public void delete(ByteBuffer key) {
        delete(WriteOptions.defaults(), key);
    }

    /** As {@link #delete(WriteOptions, byte[])}, with memory segments. */
    public void delete(WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    @Override
    public void delete(MemorySegment key) {
        delete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family; one that does not exist is no error.
     *
     * <p>C: {@code rocksdb_delete_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"));
        }
    }

    private void delete(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey) {
        CRocksDB.rocksdb_delete_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, byte[] key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * As {@link #delete(ColumnFamilyHandle, WriteOptions, byte[])}, with byte buffers. Their positions move to their
     * limits.
     */
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key) {
        delete(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /** As {@link #delete(ColumnFamilyHandle, WriteOptions, byte[])}, with memory segments. */
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"));
        }
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        delete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes table files whose keys all lie in a range, both ends included; null is no limit.
     *
     * <p>C: {@code rocksdb_delete_file_in_range}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteFilesInRange(byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeStartKey = call.bytesOrNull(startKey, "startKey");
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey, "limitKey");
            CRocksDB.rocksdb_delete_file_in_range(
                    nativeThis, nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize(),
                    call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes table files of a column family whose keys all lie in a range, both ends included; null is no limit.
     *
     * <p>C: {@code rocksdb_delete_file_in_range_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteFilesInRange(
            ColumnFamilyHandle columnFamily, byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeStartKey = call.bytesOrNull(startKey, "startKey");
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey, "limitKey");
            CRocksDB.rocksdb_delete_file_in_range_cf(
                    nativeThis, nativeColumnFamily, nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey,
                    nativeLimitKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes the keys of a column family from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_delete_range_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] startKey, byte[] endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(startKey, "startKey"),
                    call.bytes(endKey, "endKey"));
        }
    }

    private void deleteRange(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeStartKey, MemorySegment nativeEndKey) {
        CRocksDB.rocksdb_delete_range_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeStartKey, nativeStartKey.byteSize(), nativeEndKey,
                nativeEndKey.byteSize(), call.errorSlot());
        call.check();
    }

    /** As {@link #deleteRange(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with default {@code WriteOptions}. */
    public void deleteRange(ColumnFamilyHandle columnFamily, byte[] startKey, byte[] endKey) {
        deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
    }

    /**
     * Deletes the keys from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_delete_range_cf}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(WriteOptions options, byte[] startKey, byte[] endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, options, startKey, endKey);
        }
    }

    /**
     * Deletes the keys from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_delete_range_cf}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(byte[] startKey, byte[] endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
        }
    }

    /**
     * As {@link #deleteRange(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with byte buffers. Their positions
     * move to their limits.
     */
    public void deleteRange(
            ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer startKey, ByteBuffer endKey) {
        deleteRange(columnFamily, options, Call.segment(startKey, "startKey"), Call.segment(endKey, "endKey"));
        Call.consume(startKey);
        Call.consume(endKey);
    }

    /**
     * As {@link #deleteRange(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with byte buffers and default {@code
     * WriteOptions}. Their positions move to their limits.
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, ByteBuffer startKey, ByteBuffer endKey) {
        deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
    }

    /**
     * Deletes the keys from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_delete_range_cf}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(WriteOptions options, ByteBuffer startKey, ByteBuffer endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, options, startKey, endKey);
        }
    }

    /**
     * Deletes the keys from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_delete_range_cf}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(ByteBuffer startKey, ByteBuffer endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
        }
    }

    /** As {@link #deleteRange(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with memory segments. */
    public void deleteRange(
            ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment startKey, MemorySegment endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(startKey, "startKey"),
                    call.bytes(endKey, "endKey"));
        }
    }

    /**
     * As {@link #deleteRange(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with memory segments and default
     * {@code WriteOptions}.
     */
    public void deleteRange(ColumnFamilyHandle columnFamily, MemorySegment startKey, MemorySegment endKey) {
        deleteRange(columnFamily, WriteOptions.defaults(), startKey, endKey);
    }

    /**
     * Deletes the keys from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_delete_range_cf}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(WriteOptions options, MemorySegment startKey, MemorySegment endKey) {
        try (ColumnFamilyHandle columnFamily = getDefaultColumnFamily()) {
            deleteRange(columnFamily, options, startKey, endKey);
        }
    }

    /**
     * Deletes the keys from {@code startKey} (inclusive) to {@code endKey} (exclusive).
     *
     * <p>C: {@code rocksdb_delete_range_cf}.
     *
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
     * <p>C: {@code rocksdb_delete_cf_with_ts}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteWithTimestamp(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    private void deleteWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeTimestamp) {
        CRocksDB.rocksdb_delete_cf_with_ts(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeTimestamp,
                nativeTimestamp.byteSize(), call.errorSlot());
        call.check();
    }

    /**
     * As {@link #deleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with default {@code
     * WriteOptions}.
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key, byte[] timestamp) {
        deleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * As {@link #deleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with byte buffers. Their
     * positions move to their limits.
     */
    public void deleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(columnFamily, options, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"));
        Call.consume(key);
        Call.consume(timestamp);
    }

    /**
     * As {@link #deleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with byte buffers and default
     * {@code WriteOptions}. Their positions move to their limits.
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /** As {@link #deleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with memory segments. */
    public void deleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteWithTimestamp(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    /**
     * As {@link #deleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with memory segments and
     * default {@code WriteOptions}.
     */
    public void deleteWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment timestamp) {
        deleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes the versions of a key that are not newer than a timestamp.
     *
     * <p>C: {@code rocksdb_delete_with_ts}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteWithTimestamp(
                    call, call.use(this), call.use(options, "options"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    private void deleteWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeTimestamp) {
        CRocksDB.rocksdb_delete_with_ts(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(),
                call.errorSlot());
        call.check();
    }

    /** As {@link #deleteWithTimestamp(WriteOptions, byte[], byte[])}, with default {@code WriteOptions}. */
    public void deleteWithTimestamp(byte[] key, byte[] timestamp) {
        deleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * As {@link #deleteWithTimestamp(WriteOptions, byte[], byte[])}, with byte buffers. Their positions move to their
     * limits.
     */
    public void deleteWithTimestamp(WriteOptions options, ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(options, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"));
        Call.consume(key);
        Call.consume(timestamp);
    }

    /**
     * As {@link #deleteWithTimestamp(WriteOptions, byte[], byte[])}, with byte buffers and default {@code
     * WriteOptions}. Their positions move to their limits.
     */
    public void deleteWithTimestamp(ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /** As {@link #deleteWithTimestamp(WriteOptions, byte[], byte[])}, with memory segments. */
    public void deleteWithTimestamp(WriteOptions options, MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteWithTimestamp(
                    call, call.use(this), call.use(options, "options"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    /**
     * As {@link #deleteWithTimestamp(WriteOptions, byte[], byte[])}, with memory segments and default {@code
     * WriteOptions}.
     */
    public void deleteWithTimestamp(MemorySegment key, MemorySegment timestamp) {
        deleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Keeps files that are no longer needed, so that they can be copied.
     *
     * <p>C: {@code rocksdb_disable_file_deletions}.
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
     * <p>C: {@code rocksdb_disable_manual_compaction}.
     */
    public void disableManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_disable_manual_compaction(call.use(this));
        }
    }

    /**
     * Drops a column family; its data stays readable through handles until they are closed. Waits for writes of other
     * threads that are in flight, and refuses writes to it from then on.
     *
     * <p>C: {@code rocksdb_drop_column_family}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void dropColumnFamily(ColumnFamilyHandle columnFamily) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            call.drop(columnFamily, "columnFamily", this);
            CRocksDB.rocksdb_drop_column_family(nativeThis, nativeColumnFamily, call.errorSlot());
            call.check();
            call.commit();
        }
    }

    /**
     * Ends one call of {@code disableFileDeletions}; after the last one unneeded files are deleted again.
     *
     * <p>C: {@code rocksdb_enable_file_deletions}.
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
     * Ends one call of {@code disableManualCompaction}; after the last one callers can ask for compactions again.
     *
     * <p>C: {@code rocksdb_enable_manual_compaction}.
     */
    public void enableManualCompaction() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_enable_manual_compaction(call.use(this));
        }
    }

    /**
     * Ends the recording of the block cache and closes its file.
     *
     * <p>C: {@code rocksdb_end_block_cache_trace}.
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
     * <p>C: {@code rocksdb_end_io_trace}.
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
     * <p>C: {@code rocksdb_end_trace}.
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
     * <p>C: {@code rocksdb_flush}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void flush(FlushOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_flush(call.use(this), call.use(options, "options"), call.errorSlot());
            call.check();
        }
    }

    /** As {@link #flush(FlushOptions)}, with default {@code FlushOptions}. */
    public void flush() {
        flush(FlushOptions.defaults());
    }

    /**
     * Writes what a column family has in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code rocksdb_flush_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void flush(ColumnFamilyHandle columnFamily, FlushOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_flush_cf(
                    call.use(this), call.use(options, "options"), call.use(columnFamily, "columnFamily", this),
                    call.errorSlot());
            call.check();
        }
    }

    /** As {@link #flush(ColumnFamilyHandle, FlushOptions)}, with default {@code FlushOptions}. */
    public void flush(ColumnFamilyHandle columnFamily) {
        flush(columnFamily, FlushOptions.defaults());
    }

    /**
     * Writes what column families have in memory to table files; may take long, and waits by default.
     *
     * <p>C: {@code rocksdb_flush_cfs}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void flush(FlushOptions options, List<ColumnFamilyHandle> columnFamily) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.count(columnFamily, "columnFamily");
            CRocksDB.rocksdb_flush_cfs(
                    nativeThis, nativeOptions,
                    Call.sized(call.handles(columnFamily, "columnFamily", this), 8L * nativeCount), nativeCount,
                    call.errorSlot());
            call.check();
        }
    }

    /** As {@link #flush(FlushOptions, List)}, with default {@code FlushOptions}. */
    public void flush(List<ColumnFamilyHandle> columnFamily) {
        flush(FlushOptions.defaults(), columnFamily);
    }

    /**
     * Writes buffered records of the write-ahead log to its file, and on request makes them durable.
     *
     * <p>C: {@code rocksdb_flush_wal}.
     *
     * @param sync whether it is synced to the disk, too, to outlast a crash of the system
     * @throws RocksDBException if RocksDB reports an error
     */
    public void flushWal(boolean sync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_flush_wal(call.use(this), (byte) (sync ? 1 : 0), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes buffered records of the write-ahead log to its file; null options are the defaults.
     *
     * <p>C: {@code rocksdb_flush_wal_with_options}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void flushWal(@Nullable FlushWalOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_flush_wal_with_options(call.use(this), call.useOrNull(options), call.errorSlot());
            call.check();
        }
    }

    /**
     * Looks up the value of a key.
     *
     * <p>C: {@code rocksdb_get}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_get(
                    nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(),
                    nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CRocksDB.rocksdb_get_pinned(
                            nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    @Override
    public byte @Nullable [] get(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code rocksdb_get_cf}.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_get_cf(
                    nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeBuffer,
                    nativeBuffer.byteSize(), nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CRocksDB.rocksdb_get_pinned_cf(
                            nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(),
                            call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Copies as much of the value of a key as fits into a buffer.
     *
     * <p>C: {@code rocksdb_get_into_buffer}.
     *
     * @param buffer filled from its start with as much of the value as fits
     * @return the size of the whole value, of which the buffer receives as much as fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ReadOptions options, byte[] key, byte[] buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer(buffer, "buffer"));
            call.check();
            return call.copied(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, buffer);
        }
    }

    /** As {@link #get(ReadOptions, byte[], byte[])}, with default {@code ReadOptions}. */
    public int get(byte[] key, byte[] buffer) {
        return get(ReadOptions.defaults(), key, buffer);
    }

    /** As {@link #get(ReadOptions, byte[], byte[])}, with byte buffers. */
    public int get(ReadOptions options, ByteBuffer key, ByteBuffer buffer) {
        long nativeSize = get(options, Call.segment(key, "key"), Call.segment(buffer, "buffer"));
        Call.consume(key);
        return Call.limit(buffer, nativeSize);
    }

    /** As {@link #get(ReadOptions, byte[], byte[])}, with byte buffers and default {@code ReadOptions}. */
    public int get(ByteBuffer key, ByteBuffer buffer) {
        return get(ReadOptions.defaults(), key, buffer);
    }

    /** As {@link #get(ReadOptions, byte[], byte[])}, with memory segments. */
    public long get(ReadOptions options, MemorySegment key, MemorySegment buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer(buffer, "buffer"));
            call.check();
            return call.copied(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, buffer);
        }
    }

    /** As {@link #get(ReadOptions, byte[], byte[])}, with memory segments and default {@code ReadOptions}. */
    public long get(MemorySegment key, MemorySegment buffer) {
        return get(ReadOptions.defaults(), key, buffer);
    }

    /**
     * Copies as much of the value of a key of a column family as fits into a buffer.
     *
     * <p>C: {@code rocksdb_get_into_buffer_cf}.
     *
     * @param columnFamily must be of the same database
     * @param buffer filled from its start with as much of the value as fits
     * @return the size of the whole value, of which the buffer receives as much as fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, byte[] buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.smallBuffer(buffer, "buffer"));
            call.check();
            return call.copied(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, buffer);
        }
    }

    /** As {@link #get(ColumnFamilyHandle, ReadOptions, byte[], byte[])}, with default {@code ReadOptions}. */
    public int get(ColumnFamilyHandle columnFamily, byte[] key, byte[] buffer) {
        return get(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /** As {@link #get(ColumnFamilyHandle, ReadOptions, byte[], byte[])}, with byte buffers. */
    public int get(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, ByteBuffer buffer) {
        long nativeSize = get(columnFamily, options, Call.segment(key, "key"), Call.segment(buffer, "buffer"));
        Call.consume(key);
        return Call.limit(buffer, nativeSize);
    }

    /**
     * As {@link #get(ColumnFamilyHandle, ReadOptions, byte[], byte[])}, with byte buffers and default {@code
     * ReadOptions}.
     */
    public int get(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer buffer) {
        return get(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /** As {@link #get(ColumnFamilyHandle, ReadOptions, byte[], byte[])}, with memory segments. */
    public long get(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, MemorySegment buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.smallBuffer(buffer, "buffer"));
            call.check();
            return call.copied(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, buffer);
        }
    }

    /**
     * As {@link #get(ColumnFamilyHandle, ReadOptions, byte[], byte[])}, with memory segments and default {@code
     * ReadOptions}.
     */
    public long get(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment buffer) {
        return get(columnFamily, ReadOptions.defaults(), key, buffer);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_get_pinned}.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_get_pinned_cf}.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    @Override
    public @Nullable MemorySegment get(
            Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Estimates how many bytes of table files each range of keys takes.
     *
     * <p>C: {@code rocksdb_approximate_sizes}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(List<byte[]> rangeStartKey, List<byte[]> rangeLimitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.sameCount(
                    Call.count(rangeStartKey, "rangeStartKey"), Call.count(rangeLimitKey, "rangeLimitKey"),
                    "rangeLimitKey");
            MemorySegment nativeRangeStartKey = Call.sized(
                    call.bytes(rangeStartKey, "rangeStartKey"), 16L * nativeCount);
            MemorySegment nativeRangeLimitKey = Call.sized(
                    call.bytes(rangeLimitKey, "rangeLimitKey"), 16L * nativeCount);
            MemorySegment nativeLongs = call.words(nativeCount);
            CRocksDB.rocksdb_approximate_sizes(
                    nativeThis, nativeCount, nativeRangeStartKey, Call.lengths(nativeRangeStartKey),
                    nativeRangeLimitKey, Call.lengths(nativeRangeLimitKey), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Estimates how many bytes of table files each range of keys of a column family takes.
     *
     * <p>C: {@code rocksdb_approximate_sizes_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(
            ColumnFamilyHandle columnFamily, List<byte[]> rangeStartKey, List<byte[]> rangeLimitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            int nativeCount = Call.sameCount(
                    Call.count(rangeStartKey, "rangeStartKey"), Call.count(rangeLimitKey, "rangeLimitKey"),
                    "rangeLimitKey");
            MemorySegment nativeRangeStartKey = Call.sized(
                    call.bytes(rangeStartKey, "rangeStartKey"), 16L * nativeCount);
            MemorySegment nativeRangeLimitKey = Call.sized(
                    call.bytes(rangeLimitKey, "rangeLimitKey"), 16L * nativeCount);
            MemorySegment nativeLongs = call.words(nativeCount);
            CRocksDB.rocksdb_approximate_sizes_cf(
                    nativeThis, nativeColumnFamily, nativeCount, nativeRangeStartKey, Call.lengths(nativeRangeStartKey),
                    nativeRangeLimitKey, Call.lengths(nativeRangeLimitKey), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Estimates how many bytes each range of keys of a column family takes, counting what the flags say.
     *
     * <p>C: {@code rocksdb_approximate_sizes_cf_with_flags}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(
            ColumnFamilyHandle columnFamily, List<byte[]> rangeStartKey, List<byte[]> rangeLimitKey,
            Set<SizeApproximationFlag> includeFlags) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            int nativeCount = Call.sameCount(
                    Call.count(rangeStartKey, "rangeStartKey"), Call.count(rangeLimitKey, "rangeLimitKey"),
                    "rangeLimitKey");
            MemorySegment nativeRangeStartKey = Call.sized(
                    call.bytes(rangeStartKey, "rangeStartKey"), 16L * nativeCount);
            MemorySegment nativeRangeLimitKey = Call.sized(
                    call.bytes(rangeLimitKey, "rangeLimitKey"), 16L * nativeCount);
            MemorySegment nativeLongs = call.words(nativeCount);
            CRocksDB.rocksdb_approximate_sizes_cf_with_flags(
                    nativeThis, nativeColumnFamily, nativeCount, nativeRangeStartKey, Call.lengths(nativeRangeStartKey),
                    nativeRangeLimitKey, Call.lengths(nativeRangeLimitKey),
                    (byte) SizeApproximationFlag.bits(Call.whole(includeFlags, "includeFlags")), nativeLongs,
                    call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Estimates how many bytes each range of keys of a column family takes; null options are the defaults.
     *
     * <p>C: {@code rocksdb_approximate_sizes_cf_with_options}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(
            ColumnFamilyHandle columnFamily, @Nullable SizeApproximationOptions options, List<byte[]> rangeStartKey,
            List<byte[]> rangeLimitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeOptions = call.useOrNull(options);
            int nativeCount = Call.sameCount(
                    Call.count(rangeStartKey, "rangeStartKey"), Call.count(rangeLimitKey, "rangeLimitKey"),
                    "rangeLimitKey");
            MemorySegment nativeRangeStartKey = Call.sized(
                    call.bytes(rangeStartKey, "rangeStartKey"), 16L * nativeCount);
            MemorySegment nativeRangeLimitKey = Call.sized(
                    call.bytes(rangeLimitKey, "rangeLimitKey"), 16L * nativeCount);
            MemorySegment nativeLongs = call.words(nativeCount);
            CRocksDB.rocksdb_approximate_sizes_cf_with_options(
                    nativeThis, nativeColumnFamily, nativeOptions, nativeCount, nativeRangeStartKey,
                    Call.lengths(nativeRangeStartKey), nativeRangeLimitKey, Call.lengths(nativeRangeLimitKey),
                    nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Estimates how many bytes each range of keys takes.
     *
     * <p>C: {@code rocksdb_approximate_sizes_with_options}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] getApproximateSizes(
            SizeApproximationOptions options, List<byte[]> rangeStartKey, List<byte[]> rangeLimitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.sameCount(
                    Call.count(rangeStartKey, "rangeStartKey"), Call.count(rangeLimitKey, "rangeLimitKey"),
                    "rangeLimitKey");
            MemorySegment nativeRangeStartKey = Call.sized(
                    call.bytes(rangeStartKey, "rangeStartKey"), 16L * nativeCount);
            MemorySegment nativeRangeLimitKey = Call.sized(
                    call.bytes(rangeLimitKey, "rangeLimitKey"), 16L * nativeCount);
            MemorySegment nativeLongs = call.words(nativeCount);
            CRocksDB.rocksdb_approximate_sizes_with_options(
                    nativeThis, nativeOptions, nativeCount, nativeRangeStartKey, Call.lengths(nativeRangeStartKey),
                    nativeRangeLimitKey, Call.lengths(nativeRangeLimitKey), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Describes the levels and table files of the default column family as they are now.
     *
     * <p>C: {@code rocksdb_get_column_family_metadata}.
     */
    public ColumnFamilyMetaData getColumnFamilyMetaData() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_column_family_metadata(call.use(this));
            return ColumnFamilyMetaData.read(call.temporary(
                    nativeResult, CColumnFamilyMetaData::rocksdb_column_family_metadata_destroy));
        }
    }

    /**
     * Describes the levels and table files of a column family as they are now.
     *
     * <p>C: {@code rocksdb_get_column_family_metadata_cf}.
     *
     * @param columnFamily must be of the same database
     */
    public ColumnFamilyMetaData getColumnFamilyMetaData(ColumnFamilyHandle columnFamily) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_column_family_metadata_cf(
                    call.use(this), call.use(columnFamily, "columnFamily", this));
            return ColumnFamilyMetaData.read(call.temporary(
                    nativeResult, CColumnFamilyMetaData::rocksdb_column_family_metadata_destroy));
        }
    }

    /**
     * Describes levels and table files of a column family; null options are the defaults.
     *
     * <p>C: {@code rocksdb_get_column_family_metadata_cf_with_options}.
     *
     * @param columnFamily must be of the same database
     */
    public ColumnFamilyMetaData getColumnFamilyMetaData(
            ColumnFamilyHandle columnFamily, @Nullable ColumnFamilyMetaDataOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_column_family_metadata_cf_with_options(
                    call.use(this), call.use(columnFamily, "columnFamily", this), call.useOrNull(options));
            return ColumnFamilyMetaData.read(call.temporary(
                    nativeResult, CColumnFamilyMetaData::rocksdb_column_family_metadata_destroy));
        }
    }

    /**
     * Describes levels and table files of the default column family, as far as options ask for them.
     *
     * <p>C: {@code rocksdb_get_column_family_metadata_with_options}.
     */
    public ColumnFamilyMetaData getColumnFamilyMetaData(ColumnFamilyMetaDataOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_column_family_metadata_with_options(
                    call.use(this), call.use(options, "options"));
            return ColumnFamilyMetaData.read(call.temporary(
                    nativeResult, CColumnFamilyMetaData::rocksdb_column_family_metadata_destroy));
        }
    }

    /**
     * Returns the file of the write-ahead log that is written now.
     *
     * <p>C: {@code rocksdb_get_current_wal_file}.
     *
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
     * <p>C: {@code rocksdb_get_db_identity}.
     */
    public @Nullable String getDbIdentity() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_get_db_identity(nativeThis, nativeLength);
            return call.takeString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the default column family, which every database has.
     *
     * <p>C: {@code rocksdb_get_default_column_family_handle}.
     *
     * @return a new object, to be closed
     */
    public ColumnFamilyHandle getDefaultColumnFamily() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_default_column_family_handle(call.use(this));
            return new ColumnFamilyHandle(call.made(NativeObject.child(
                    "ColumnFamilyHandle", nativeResult, CColumnFamilyHandle::rocksdb_column_family_handle_destroy,
                    this)));
        }
    }

    /**
     * Returns the timestamp of a column family before which older versions may be dropped.
     *
     * <p>C: {@code rocksdb_get_full_history_ts_low}.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] getFullHistoryTsLow(ColumnFamilyHandle columnFamily) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CRocksDB.rocksdb_get_full_history_ts_low(
                    nativeThis, nativeColumnFamily, nativeLength, call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns the sequence number of the latest write.
     *
     * <p>C: {@code rocksdb_get_latest_sequence_number}.
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
     * <p>C: {@code rocksdb_livefiles}.
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
     * <p>C: {@code rocksdb_get_livefiles_storage_info}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<LiveFileStorageInfo> getLiveFilesStorageInfo(
            @Nullable LiveFilesStorageInfoOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_livefiles_storage_info(
                    call.use(this), call.useOrNull(options), call.errorSlot());
            call.check();
            return LiveFileStorageInfo.readAll(call.temporary(
                    nativeResult, CLiveFileStorageInfo::rocksdb_livefiles_storage_info_destroy));
        }
    }

    /**
     * Returns a property that is a number.
     *
     * <p>C: {@code rocksdb_property_int}.
     *
     * @throws RocksDBException if there is none
     */
    public long getLongProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = CRocksDB.rocksdb_property_int(nativeThis, call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Returns a property of a column family that is a number.
     *
     * <p>C: {@code rocksdb_property_int_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if there is none
     */
    public long getLongProperty(ColumnFamilyHandle columnFamily, String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = CRocksDB.rocksdb_property_int_cf(
                    nativeThis, nativeColumnFamily, call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Copies the value of a key into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_get_pinned}.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    @Override
    public long getOrPin(ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Copies the value of a key of a column family into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_get_pinned_cf}.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_get_pinned_cf_v2}.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getPinnableHandle(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), columnFamily);
        }
    }

    private @Nullable PinnableHandle getPinnableHandle(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, ColumnFamilyHandle columnFamily) {
        MemorySegment nativeResult = CRocksDB.rocksdb_get_pinned_cf_v2(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
        if (nativeResult.address() == 0) {
            return null;
        }
        return call.made(new PinnableHandle(
                Pin.of(
                        call, "PinnableHandle", nativeResult, CPinnableHandle::rocksdb_pinnable_handle_destroy,
                        CPinnableHandle::rocksdb_pinnable_handle_get_value, columnFamily),
                columnFamily));
    }

    /** As {@link #getPinnableHandle(ColumnFamilyHandle, ReadOptions, byte[])}, with default {@code ReadOptions}. */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily, byte[] key) {
        return getPinnableHandle(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #getPinnableHandle(ColumnFamilyHandle, ReadOptions, byte[])}, with byte buffers. Their positions move
     * to their limits.
     */
    public @Nullable PinnableHandle getPinnableHandle(
            ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        var result = getPinnableHandle(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getPinnableHandle(ColumnFamilyHandle, ReadOptions, byte[])}, with byte buffers and default {@code
     * ReadOptions}. Their positions move to their limits.
     */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return getPinnableHandle(columnFamily, ReadOptions.defaults(), key);
    }

    /** As {@link #getPinnableHandle(ColumnFamilyHandle, ReadOptions, byte[])}, with memory segments. */
    public @Nullable PinnableHandle getPinnableHandle(
            ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getPinnableHandle(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), columnFamily);
        }
    }

    /**
     * As {@link #getPinnableHandle(ColumnFamilyHandle, ReadOptions, byte[])}, with memory segments and default {@code
     * ReadOptions}.
     */
    public @Nullable PinnableHandle getPinnableHandle(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return getPinnableHandle(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_get_pinned_v2}.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnableHandle getPinnableHandle(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getPinnableHandle(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"));
        }
    }

    private @Nullable PinnableHandle getPinnableHandle(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        MemorySegment nativeResult = CRocksDB.rocksdb_get_pinned_v2(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
        if (nativeResult.address() == 0) {
            return null;
        }
        return call.made(new PinnableHandle(
                Pin.of(
                        call, "PinnableHandle", nativeResult, CPinnableHandle::rocksdb_pinnable_handle_destroy,
                        CPinnableHandle::rocksdb_pinnable_handle_get_value, this),
                this));
    }

    /** As {@link #getPinnableHandle(ReadOptions, byte[])}, with default {@code ReadOptions}. */
    public @Nullable PinnableHandle getPinnableHandle(byte[] key) {
        return getPinnableHandle(ReadOptions.defaults(), key);
    }

    /** As {@link #getPinnableHandle(ReadOptions, byte[])}, with byte buffers. Their positions move to their limits. */
    public @Nullable PinnableHandle getPinnableHandle(ReadOptions options, ByteBuffer key) {
        var result = getPinnableHandle(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getPinnableHandle(ReadOptions, byte[])}, with byte buffers and default {@code ReadOptions}. Their
     * positions move to their limits.
     */
    public @Nullable PinnableHandle getPinnableHandle(ByteBuffer key) {
        return getPinnableHandle(ReadOptions.defaults(), key);
    }

    /** As {@link #getPinnableHandle(ReadOptions, byte[])}, with memory segments. */
    public @Nullable PinnableHandle getPinnableHandle(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getPinnableHandle(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"));
        }
    }

    /** As {@link #getPinnableHandle(ReadOptions, byte[])}, with memory segments and default {@code ReadOptions}. */
    public @Nullable PinnableHandle getPinnableHandle(MemorySegment key) {
        return getPinnableHandle(ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_get_pinned}.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /**
     * Looks up the value of a key of a column family without copying it; null if there is none.
     *
     * <p>C: {@code rocksdb_get_pinned_cf}.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    /**
     * Returns a property as text; null if RocksDB has none of that name.
     *
     * <p>C: {@code rocksdb_property_value}.
     */
    public @Nullable String getProperty(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_property_value(
                    call.use(this), call.string(property, "property"));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Returns a property of a column family as text; null if RocksDB has none of that name.
     *
     * <p>C: {@code rocksdb_property_value_cf}.
     *
     * @param columnFamily must be of the same database
     */
    public @Nullable String getProperty(ColumnFamilyHandle columnFamily, String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_property_value_cf(
                    call.use(this), call.use(columnFamily, "columnFamily", this), call.string(property, "property"));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Takes a snapshot of the database as it is now.
     *
     * <p>C: {@code rocksdb_create_snapshot}.
     *
     * @return a new object, to be closed
     */
    public Snapshot getSnapshot() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeParent = call.use(this);
            MemorySegment nativeResult = CRocksDB.rocksdb_create_snapshot(nativeParent);
            if (call.isEmpty(nativeResult)) {
                CRocksDB.rocksdb_release_snapshot(nativeParent, nativeResult);
                throw new UnsupportedOperationException("RocksDB has no snapshots of this database");
            }
            return new Snapshot(call.made(NativeObject.child(
                    "Snapshot", nativeResult, object -> CRocksDB.rocksdb_release_snapshot(nativeParent, object),
                    this)));
        }
    }

    /**
     * Lists the files of the write-ahead log, archived ones too, oldest first.
     *
     * <p>C: {@code rocksdb_get_sorted_wal_files}.
     *
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
     * Returns an iterator over the batches in the log, beginning with the one that has a sequence number. If the log
     * with it is gone, the iterator begins with the next batch there is, without an error. Fails with {@code NotFound}
     * if the number was not written yet, and with {@code NotSupported} unless transactions are {@code WRITE_COMMITTED}.
     *
     * <p>C: {@code rocksdb_get_updates_since}.
     *
     * @param seqNumber the sequence number of the first write that is wanted
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public TransactionLogIterator getUpdatesSince(long seqNumber, WalReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_get_updates_since(
                    call.use(this), seqNumber, call.use(options, "options"), call.errorSlot());
            call.check();
            return new TransactionLogIterator(call.made(NativeObject.child(
                    "TransactionLogIterator", nativeResult, CTransactionLogIterator::rocksdb_wal_iter_destroy, this)));
        }
    }

    /** As {@link #getUpdatesSince(long, WalReadOptions)}, with default {@code WalReadOptions}. */
    public TransactionLogIterator getUpdatesSince(long seqNumber) {
        return getUpdatesSince(seqNumber, WalReadOptions.defaults());
    }

    /**
     * Looks up the value of a key of a column family and the timestamp of that version.
     *
     * <p>C: {@code rocksdb_get_cf_with_ts}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getWithTimestamp(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"));
        }
    }

    private TimestampedValue getWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeTimestamp = call.pointerSlot();
        MemorySegment nativeLength7 = call.longSlot();
        MemorySegment nativeResult = CRocksDB.rocksdb_get_cf_with_ts(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeLength,
                nativeTimestamp, nativeLength7, call.errorSlot());
        call.check();
        return new TimestampedValue(
                call.takeBytes(nativeResult, nativeLength),
                call.takeBytes(nativeTimestamp.get(ValueLayout.ADDRESS, 0), nativeLength7));
    }

    /** As {@link #getWithTimestamp(ColumnFamilyHandle, ReadOptions, byte[])}, with default {@code ReadOptions}. */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key) {
        return getWithTimestamp(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * As {@link #getWithTimestamp(ColumnFamilyHandle, ReadOptions, byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        var result = getWithTimestamp(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getWithTimestamp(ColumnFamilyHandle, ReadOptions, byte[])}, with byte buffers and default {@code
     * ReadOptions}. Their positions move to their limits.
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return getWithTimestamp(columnFamily, ReadOptions.defaults(), key);
    }

    /** As {@link #getWithTimestamp(ColumnFamilyHandle, ReadOptions, byte[])}, with memory segments. */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getWithTimestamp(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"));
        }
    }

    /**
     * As {@link #getWithTimestamp(ColumnFamilyHandle, ReadOptions, byte[])}, with memory segments and default {@code
     * ReadOptions}.
     */
    public TimestampedValue getWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key) {
        return getWithTimestamp(columnFamily, ReadOptions.defaults(), key);
    }

    /**
     * Looks up the value of a key and the timestamp of that version.
     *
     * <p>C: {@code rocksdb_get_with_ts}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public TimestampedValue getWithTimestamp(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getWithTimestamp(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"));
        }
    }

    private TimestampedValue getWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeTimestamp = call.pointerSlot();
        MemorySegment nativeLength6 = call.longSlot();
        MemorySegment nativeResult = CRocksDB.rocksdb_get_with_ts(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeLength, nativeTimestamp,
                nativeLength6, call.errorSlot());
        call.check();
        return new TimestampedValue(
                call.takeBytes(nativeResult, nativeLength),
                call.takeBytes(nativeTimestamp.get(ValueLayout.ADDRESS, 0), nativeLength6));
    }

    /** As {@link #getWithTimestamp(ReadOptions, byte[])}, with default {@code ReadOptions}. */
    public TimestampedValue getWithTimestamp(byte[] key) {
        return getWithTimestamp(ReadOptions.defaults(), key);
    }

    /** As {@link #getWithTimestamp(ReadOptions, byte[])}, with byte buffers. Their positions move to their limits. */
    public TimestampedValue getWithTimestamp(ReadOptions options, ByteBuffer key) {
        var result = getWithTimestamp(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getWithTimestamp(ReadOptions, byte[])}, with byte buffers and default {@code ReadOptions}. Their
     * positions move to their limits.
     */
    public TimestampedValue getWithTimestamp(ByteBuffer key) {
        return getWithTimestamp(ReadOptions.defaults(), key);
    }

    /** As {@link #getWithTimestamp(ReadOptions, byte[])}, with memory segments. */
    public TimestampedValue getWithTimestamp(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getWithTimestamp(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"));
        }
    }

    /** As {@link #getWithTimestamp(ReadOptions, byte[])}, with memory segments and default {@code ReadOptions}. */
    public TimestampedValue getWithTimestamp(MemorySegment key) {
        return getWithTimestamp(ReadOptions.defaults(), key);
    }

    /**
     * Raises the timestamp of a column family before which older versions may be dropped.
     *
     * <p>C: {@code rocksdb_increase_full_history_ts_low}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void increaseFullHistoryTsLow(ColumnFamilyHandle columnFamily, byte[] tsLow) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            increaseFullHistoryTsLow(
                    call, call.use(this), call.use(columnFamily, "columnFamily", this), call.bytes(tsLow, "tsLow"));
        }
    }

    private void increaseFullHistoryTsLow(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeTsLow) {
        CRocksDB.rocksdb_increase_full_history_ts_low(
                nativeThis, nativeColumnFamily, nativeTsLow, nativeTsLow.byteSize(), call.errorSlot());
        call.check();
    }

    /**
     * As {@link #increaseFullHistoryTsLow(ColumnFamilyHandle, byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public void increaseFullHistoryTsLow(ColumnFamilyHandle columnFamily, ByteBuffer tsLow) {
        increaseFullHistoryTsLow(columnFamily, Call.segment(tsLow, "tsLow"));
        Call.consume(tsLow);
    }

    /** As {@link #increaseFullHistoryTsLow(ColumnFamilyHandle, byte[])}, with memory segments. */
    public void increaseFullHistoryTsLow(ColumnFamilyHandle columnFamily, MemorySegment tsLow) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            increaseFullHistoryTsLow(
                    call, call.use(this), call.use(columnFamily, "columnFamily", this), call.bytes(tsLow, "tsLow"));
        }
    }

    /**
     * Takes table files into the default column family; may flush first and block writes meanwhile.
     *
     * <p>C: {@code rocksdb_ingest_external_file}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void ingestExternalFile(List<String> fileList, IngestExternalFileOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.count(fileList, "fileList");
            CRocksDB.rocksdb_ingest_external_file(
                    nativeThis, Call.sized(call.strings(fileList, "fileList"), 8L * nativeCount), nativeCount,
                    nativeOptions, call.errorSlot());
            call.check();
        }
    }

    /**
     * Takes table files into a column family; may flush first and block writes meanwhile.
     *
     * <p>C: {@code rocksdb_ingest_external_file_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void ingestExternalFile(
            ColumnFamilyHandle columnFamily, List<String> fileList, IngestExternalFileOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.count(fileList, "fileList");
            CRocksDB.rocksdb_ingest_external_file_cf(
                    nativeThis, nativeColumnFamily, Call.sized(call.strings(fileList, "fileList"), 8L * nativeCount),
                    nativeCount, nativeOptions, call.errorSlot());
            call.check();
        }
    }

    /**
     * Tells quickly whether a key may exist; no is certain, yes is not.
     *
     * <p>C: {@code rocksdb_key_may_exist}.
     *
     * @param timestamp without effect: RocksDB would return a timestamp here, and the C API drops it
     */
    public KeyMayExistResult keyMayExistWithValue(ReadOptions options, byte[] key, byte @Nullable [] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytesOrNull(timestamp, "timestamp");
            MemorySegment nativeValue = call.pointerSlot();
            MemorySegment nativeLength5 = call.longSlot();
            MemorySegment nativeValueFound = call.byteSlot();
            byte nativeResult = CRocksDB.rocksdb_key_may_exist(
                    nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeValue, nativeLength5,
                    nativeTimestamp, nativeTimestamp.byteSize(), nativeValueFound);
            KeyMayExistResult result = new KeyMayExistResult(
                    nativeResult != 0, call.takeBytes(nativeValue.get(ValueLayout.ADDRESS, 0), nativeLength5),
                    nativeValueFound.get(ValueLayout.JAVA_BYTE, 0) != 0);
            return result.mayExist() ? result : new KeyMayExistResult(false, null, false);
        }
    }

    /** As {@link #keyMayExistWithValue(ReadOptions, byte[], byte[])}, with null for {@code timestamp}. */
    public KeyMayExistResult keyMayExistWithValue(ReadOptions options, byte[] key) {
        return keyMayExistWithValue(options, key, (byte[]) null);
    }

    /**
     * As {@link #keyMayExistWithValue(ReadOptions, byte[], byte[])}, with default {@code ReadOptions} and null for
     * {@code timestamp}.
     */
    public KeyMayExistResult keyMayExistWithValue(byte[] key) {
        return keyMayExistWithValue(ReadOptions.defaults(), key, (byte[]) null);
    }

    /**
     * Tells quickly whether a key of a column family may exist; no is certain, yes is not.
     *
     * <p>C: {@code rocksdb_key_may_exist_cf}.
     *
     * @param columnFamily must be of the same database
     * @param timestamp without effect: RocksDB would return a timestamp here, and the C API drops it
     */
    public KeyMayExistResult keyMayExistWithValue(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, byte @Nullable [] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeTimestamp = call.bytesOrNull(timestamp, "timestamp");
            MemorySegment nativeValue = call.pointerSlot();
            MemorySegment nativeLength6 = call.longSlot();
            MemorySegment nativeValueFound = call.byteSlot();
            byte nativeResult = CRocksDB.rocksdb_key_may_exist_cf(
                    nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue,
                    nativeLength6, nativeTimestamp, nativeTimestamp.byteSize(), nativeValueFound);
            KeyMayExistResult result = new KeyMayExistResult(
                    nativeResult != 0, call.takeBytes(nativeValue.get(ValueLayout.ADDRESS, 0), nativeLength6),
                    nativeValueFound.get(ValueLayout.JAVA_BYTE, 0) != 0);
            return result.mayExist() ? result : new KeyMayExistResult(false, null, false);
        }
    }

    /**
     * As {@link #keyMayExistWithValue(ColumnFamilyHandle, ReadOptions, byte[], byte[])}, with null for {@code
     * timestamp}.
     */
    public KeyMayExistResult keyMayExistWithValue(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        return keyMayExistWithValue(columnFamily, options, key, (byte[]) null);
    }

    /**
     * As {@link #keyMayExistWithValue(ColumnFamilyHandle, ReadOptions, byte[], byte[])}, with default {@code
     * ReadOptions} and null for {@code timestamp}.
     */
    public KeyMayExistResult keyMayExistWithValue(ColumnFamilyHandle columnFamily, byte[] key) {
        return keyMayExistWithValue(columnFamily, ReadOptions.defaults(), key, (byte[]) null);
    }

    /**
     * Writes a merge operand, which the merge operator combines with the value of the key; fails with {@code
     * NotSupported} if there is no merge operator.
     *
     * <p>C: {@code rocksdb_merge}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void merge(WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(options, "options"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void merge(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CRocksDB.rocksdb_merge(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(),
                call.errorSlot());
        call.check();
    }

    @Override
    public void merge(byte[] key, byte[] value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /** As {@link #merge(WriteOptions, byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void merge(WriteOptions options, ByteBuffer key, ByteBuffer value) {
        merge(options, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void merge(ByteBuffer key, ByteBuffer value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /** As {@link #merge(WriteOptions, byte[], byte[])}, with memory segments. */
    public void merge(WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(options, "options"), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    @Override
    public void merge(MemorySegment key, MemorySegment value) {
        merge(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes a merge operand to a column family, which the merge operator combines with the value of the key; fails
     * with {@code NotSupported} if there is no merge operator.
     *
     * <p>C: {@code rocksdb_merge_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void merge(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeValue) {
        CRocksDB.rocksdb_merge_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue,
                nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * As {@link #merge(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key, ByteBuffer value) {
        merge(columnFamily, options, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void merge(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /** As {@link #merge(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with memory segments. */
    public void merge(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    @Override
    public void merge(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        merge(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Looks up many keys at once, with one value for each in their order; null where there is none.
     *
     * <p>C: {@code rocksdb_multi_get}.
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(ReadOptions options, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            if (Symbols.TABLE.isExtended()) {
                int nativeCount = Call.count(keysList, "keysList");
                MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
                FoundValues nativeFound = FoundValues.of(call, nativeCount);
                CExtras.rockspan_multi_get(
                        nativeThis, nativeOptions, nativeCount, nativeKeysList, Call.lengths(nativeKeysList),
                        MemorySegment.NULL, 0, nativeFound.data(), nativeFound.sizes(), nativeFound.objects(),
                        nativeFound.errors());
                return nativeFound.take(CExtras::rockspan_release);
            }
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CRocksDB.rocksdb_multi_get(
                    nativeThis, nativeOptions, nativeCount, nativeKeysList, Call.lengths(nativeKeysList), nativeValues,
                    nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /**
     * Looks up many keys, each in its own column family; null where there is no value.
     *
     * <p>C: {@code rocksdb_multi_get_cf}.
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(
            ReadOptions options, List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilies, "columnFamilies"), Call.count(keysList, "keysList"), "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CRocksDB.rocksdb_multi_get_cf(
                    nativeThis, nativeOptions,
                    Call.sized(call.handles(columnFamilies, "columnFamilies", this), 8L * nativeCount), nativeCount,
                    nativeKeysList, Call.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /**
     * Looks up many keys, each in its own column family, with timestamps; null where there is none.
     *
     * <p>C: {@code rocksdb_multi_get_cf_with_ts}.
     */
    public TimestampedValues multiGetAsListWithTimestamp(
            ReadOptions options, List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilies, "columnFamilies"), Call.count(keysList, "keysList"), "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValuesValues = call.ownedWords(nativeCount);
            MemorySegment nativeValuesLengths = call.words(nativeCount);
            MemorySegment nativeTimestampsValues = call.ownedWords(nativeCount);
            MemorySegment nativeTimestampsLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CRocksDB.rocksdb_multi_get_cf_with_ts(
                    nativeThis, nativeOptions,
                    Call.sized(call.handles(columnFamilies, "columnFamilies", this), 8L * nativeCount), nativeCount,
                    nativeKeysList, Call.lengths(nativeKeysList), nativeValuesValues, nativeValuesLengths,
                    nativeTimestampsValues, nativeTimestampsLengths, nativeErrors);
            TimestampedValues result = new TimestampedValues(
                    call.copies(nativeValuesValues, nativeValuesLengths, nativeCount),
                    call.copies(nativeTimestampsValues, nativeTimestampsLengths, nativeCount));
            call.check(nativeErrors, nativeCount);
            return result;
        }
    }

    /** As {@link #multiGetAsListWithTimestamp(ReadOptions, List, List)}, with default {@code ReadOptions}. */
    public TimestampedValues multiGetAsListWithTimestamp(
            List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        return multiGetAsListWithTimestamp(ReadOptions.defaults(), columnFamilies, keysList);
    }

    /**
     * Looks up many keys at once, with the timestamps of their values; null where there is none.
     *
     * <p>C: {@code rocksdb_multi_get_with_ts}.
     */
    public TimestampedValues multiGetAsListWithTimestamp(ReadOptions options, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValuesValues = call.ownedWords(nativeCount);
            MemorySegment nativeValuesLengths = call.words(nativeCount);
            MemorySegment nativeTimestampsValues = call.ownedWords(nativeCount);
            MemorySegment nativeTimestampsLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CRocksDB.rocksdb_multi_get_with_ts(
                    nativeThis, nativeOptions, nativeCount, nativeKeysList, Call.lengths(nativeKeysList),
                    nativeValuesValues, nativeValuesLengths, nativeTimestampsValues, nativeTimestampsLengths,
                    nativeErrors);
            TimestampedValues result = new TimestampedValues(
                    call.copies(nativeValuesValues, nativeValuesLengths, nativeCount),
                    call.copies(nativeTimestampsValues, nativeTimestampsLengths, nativeCount));
            call.check(nativeErrors, nativeCount);
            return result;
        }
    }

    /** As {@link #multiGetAsListWithTimestamp(ReadOptions, List)}, with default {@code ReadOptions}. */
    public TimestampedValues multiGetAsListWithTimestamp(List<byte[]> keysList) {
        return multiGetAsListWithTimestamp(ReadOptions.defaults(), keysList);
    }

    /**
     * Looks up many keys of a column family, and copies their values into a buffer or pins them.
     *
     * <p>C: {@code rocksdb_batched_multi_get_cf}.
     *
     * @param columnFamily must be of the same database
     * @param sortedInput whether the keys are in ascending order of the column family's comparator: if true, unsorted
     *     keys may be missed; false has them sorted first
     * @param buffer receives copies, or refers to those values in RocksDB's memory that do not fit
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(
            ColumnFamilyHandle columnFamily, ReadOptions options, List<byte[]> keysList, boolean sortedInput,
            MultiGetBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            if (Symbols.TABLE.isExtended()) {
                int nativeCount = Call.count(keysList, "keysList");
                MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
                FoundValues nativeFound = FoundValues.of(call, nativeCount);
                CExtras.rockspan_multi_get_cf(
                        nativeThis, nativeOptions, nativeColumnFamily, nativeCount, nativeKeysList,
                        Call.lengths(nativeKeysList), sortedInput, nativeBuffer, nativeBuffer.byteSize(),
                        nativeFound.data(), nativeFound.sizes(), nativeFound.objects(), nativeFound.errors());
                return nativeFound.fill(buffer, CExtras::rockspan_release, columnFamily);
            }
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeHandles = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CRocksDB.rocksdb_batched_multi_get_cf(
                    nativeThis, nativeOptions, nativeColumnFamily, nativeCount, nativeKeysList,
                    Call.lengths(nativeKeysList), nativeHandles, nativeErrors, sortedInput);
            return FoundValues.ofPinned(
                    call, nativeHandles, nativeErrors, nativeCount, CPinnedValue::rocksdb_pinnableslice_value)
                    .fill(buffer, FoundValues.each(CPinnedValue::rocksdb_pinnableslice_destroy), columnFamily);
        }
    }

    /**
     * As {@link #multiGetOrPin(ColumnFamilyHandle, ReadOptions, List, boolean, MultiGetBuffer)}, with default {@code
     * ReadOptions}.
     */
    public int multiGetOrPin(
            ColumnFamilyHandle columnFamily, List<byte[]> keysList, boolean sortedInput, MultiGetBuffer buffer) {
        return multiGetOrPin(columnFamily, ReadOptions.defaults(), keysList, sortedInput, buffer);
    }

    /**
     * Looks up many keys at once, and copies their values into a buffer or pins them.
     *
     * <p>C: {@code rocksdb_multi_get}.
     *
     * @param buffer receives copies, or refers to those values in RocksDB's memory that do not fit
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(ReadOptions options, List<byte[]> keysList, MultiGetBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            MemorySegment nativeBuffer = Pin.memory(buffer, "buffer");
            if (Symbols.TABLE.isExtended()) {
                int nativeCount = Call.count(keysList, "keysList");
                MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
                FoundValues nativeFound = FoundValues.of(call, nativeCount);
                CExtras.rockspan_multi_get(
                        nativeThis, nativeOptions, nativeCount, nativeKeysList, Call.lengths(nativeKeysList),
                        nativeBuffer, nativeBuffer.byteSize(), nativeFound.data(), nativeFound.sizes(),
                        nativeFound.objects(), nativeFound.errors());
                return nativeFound.fill(buffer, CExtras::rockspan_release, this);
            }
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.words(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CRocksDB.rocksdb_multi_get(
                    nativeThis, nativeOptions, nativeCount, nativeKeysList, Call.lengths(nativeKeysList), nativeValues,
                    nativeLengths, nativeErrors);
            return FoundValues.ofAllocated(call, nativeValues, nativeLengths, nativeErrors, nativeCount)
                    .fill(buffer, this);
        }
    }

    /** As {@link #multiGetOrPin(ReadOptions, List, MultiGetBuffer)}, with default {@code ReadOptions}. */
    public int multiGetOrPin(List<byte[]> keysList, MultiGetBuffer buffer) {
        return multiGetOrPin(ReadOptions.defaults(), keysList, buffer);
    }

    /**
     * Opens a trace whose calls to the given column families can be made again on this database.
     *
     * <p>C: {@code rocksdb_new_default_replayer}.
     *
     * @param env retained by the new object; may be closed before it
     * @param envOptions retained by the new object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public Replayer newDefaultReplayer(
            List<ColumnFamilyHandle> columnFamilies, @Nullable Env env, @Nullable EnvOptions envOptions,
            String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeEnv = call.useOrNull(env);
            MemorySegment nativeEnvOptions = call.useOrNull(envOptions);
            int nativeCount = Call.count(columnFamilies, "columnFamilies");
            MemorySegment nativeResult = CRocksDB.rocksdb_new_default_replayer(
                    nativeThis, Call.sized(call.handles(columnFamilies, "columnFamilies", this), 8L * nativeCount),
                    nativeCount, nativeEnv, nativeEnvOptions, call.string(tracePath, "tracePath"), call.errorSlot());
            call.check();
            return new Replayer(call.made(NativeObject.child(
                    "Replayer", nativeResult, CReplayer::rocksdb_replayer_destroy, this)
                    .borrowing(columnFamilies)
                    .borrowing(env)
                    .borrowing(envOptions)));
        }
    }

    /**
     * Returns an iterator over the default column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_create_iterator}.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_create_iterator(
                    call.use(this), call.useWith(options, "options", this));
            return new RocksIterator(call.made(NativeObject.child(
                    "RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this)
                    .borrowing(options)));
        }
    }

    /**
     * Returns an iterator over a column family, which is not positioned yet.
     *
     * <p>C: {@code rocksdb_create_iterator_cf}.
     *
     * @param columnFamily must be of the same database; retained by the new object; may be closed before it
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ColumnFamilyHandle columnFamily, ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CRocksDB.rocksdb_create_iterator_cf(
                    call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this));
            return new RocksIterator(call.made(NativeObject.child(
                    "RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this)
                    .borrowing(options)
                    .borrowing(columnFamily)));
        }
    }

    /**
     * Returns one iterator for each column family, all of the same moment and not positioned yet.
     *
     * <p>C: {@code rocksdb_create_iterators}.
     *
     * @param options retained by the new object; may be closed before it
     * @return new objects, each to be closed, in the order of the arguments; null where there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<RocksIterator> newIterators(ReadOptions options, List<ColumnFamilyHandle> columnFamilies) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.count(columnFamilies, "columnFamilies");
            MemorySegment nativeHandles = call.newHandles(nativeCount, CRocksIterator::rocksdb_iter_destroy);
            CRocksDB.rocksdb_create_iterators(
                    nativeThis, nativeOptions,
                    Call.sized(call.handles(columnFamilies, "columnFamilies", this), 8L * nativeCount), nativeHandles,
                    nativeCount, call.errorSlot());
            call.check();
            return call.takeHandles(
                    nativeHandles, null, nativeCount,
                    address -> new RocksIterator(NativeObject.child(
                            "RocksIterator", address, CRocksIterator::rocksdb_iter_destroy, this)
                            .borrowing(options)
                            .borrowing(columnFamilies)));
        }
    }

    /** As {@link #newIterators(ReadOptions, List)}, with default {@code ReadOptions}. */
    public List<RocksIterator> newIterators(List<ColumnFamilyHandle> columnFamilies) {
        return newIterators(ReadOptions.defaults(), columnFamilies);
    }

    /**
     * Waits until running background work has ended and starts no more; may take long.
     *
     * <p>C: {@code rocksdb_pause_background_work}.
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
     * <p>C: {@code rocksdb_put}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CRocksDB.rocksdb_put(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(),
                call.errorSlot());
        call.check();
    }

    @Override
    public void put(byte[] key, byte[] value) {
        put(WriteOptions.defaults(), key, value);
    }

    /** As {@link #put(WriteOptions, byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void put(WriteOptions options, ByteBuffer key, ByteBuffer value) {
        put(options, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void put(ByteBuffer key, ByteBuffer value) {
        put(WriteOptions.defaults(), key, value);
    }

    /** As {@link #put(WriteOptions, byte[], byte[])}, with memory segments. */
    public void put(WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    @Override
    public void put(MemorySegment key, MemorySegment value) {
        put(WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value to a column family; an earlier value is replaced.
     *
     * <p>C: {@code rocksdb_put_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeValue) {
        CRocksDB.rocksdb_put_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue,
                nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * As {@link #put(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key, ByteBuffer value) {
        put(columnFamily, options, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void put(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /** As {@link #put(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with memory segments. */
    public void put(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    @Override
    public void put(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        put(columnFamily, WriteOptions.defaults(), key, value);
    }

    /**
     * Writes one key and value with a timestamp to a column family.
     *
     * <p>C: {@code rocksdb_put_cf_with_ts}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] timestamp, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putWithTimestamp(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"), call.bytes(value, "value"));
        }
    }

    private void putWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeTimestamp, MemorySegment nativeValue) {
        CRocksDB.rocksdb_put_cf_with_ts(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeTimestamp,
                nativeTimestamp.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    /**
     * As {@link #putWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[], byte[])}, with default {@code
     * WriteOptions}.
     */
    public void putWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key, byte[] timestamp, byte[] value) {
        putWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * As {@link #putWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[], byte[])}, with byte buffers. Their
     * positions move to their limits.
     */
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key, ByteBuffer timestamp,
            ByteBuffer value) {
        putWithTimestamp(
                columnFamily, options, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"),
                Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(timestamp);
        Call.consume(value);
    }

    /**
     * As {@link #putWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[], byte[])}, with byte buffers and
     * default {@code WriteOptions}. Their positions move to their limits.
     */
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer timestamp, ByteBuffer value) {
        putWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp, value);
    }

    /** As {@link #putWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[], byte[])}, with memory segments. */
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment timestamp,
            MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putWithTimestamp(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"), call.bytes(value, "value"));
        }
    }

    /**
     * As {@link #putWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[], byte[])}, with memory segments and
     * default {@code WriteOptions}.
     */
    public void putWithTimestamp(
            ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment timestamp, MemorySegment value) {
        putWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * Writes one key and value with a timestamp.
     *
     * <p>C: {@code rocksdb_put_with_ts}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putWithTimestamp(
                    call, call.use(this), call.use(options, "options"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"), call.bytes(value, "value"));
        }
    }

    private void putWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeTimestamp, MemorySegment nativeValue) {
        CRocksDB.rocksdb_put_with_ts(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(),
                nativeValue, nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    /** As {@link #putWithTimestamp(WriteOptions, byte[], byte[], byte[])}, with default {@code WriteOptions}. */
    public void putWithTimestamp(byte[] key, byte[] timestamp, byte[] value) {
        putWithTimestamp(WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * As {@link #putWithTimestamp(WriteOptions, byte[], byte[], byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public void putWithTimestamp(WriteOptions options, ByteBuffer key, ByteBuffer timestamp, ByteBuffer value) {
        putWithTimestamp(
                options, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(timestamp);
        Call.consume(value);
    }

    /**
     * As {@link #putWithTimestamp(WriteOptions, byte[], byte[], byte[])}, with byte buffers and default {@code
     * WriteOptions}. Their positions move to their limits.
     */
    public void putWithTimestamp(ByteBuffer key, ByteBuffer timestamp, ByteBuffer value) {
        putWithTimestamp(WriteOptions.defaults(), key, timestamp, value);
    }

    /** As {@link #putWithTimestamp(WriteOptions, byte[], byte[], byte[])}, with memory segments. */
    public void putWithTimestamp(
            WriteOptions options, MemorySegment key, MemorySegment timestamp, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putWithTimestamp(
                    call, call.use(this), call.use(options, "options"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"), call.bytes(value, "value"));
        }
    }

    /**
     * As {@link #putWithTimestamp(WriteOptions, byte[], byte[], byte[])}, with memory segments and default {@code
     * WriteOptions}.
     */
    public void putWithTimestamp(MemorySegment key, MemorySegment timestamp, MemorySegment value) {
        putWithTimestamp(WriteOptions.defaults(), key, timestamp, value);
    }

    /**
     * Changes options of the whole database while it is open, given by RocksDB's names for them.
     *
     * <p>C: {@code rocksdb_set_db_options}.
     *
     * @param options by name
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setDBOptions(Map<String, String> options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(options, "options");
            CRocksDB.rocksdb_set_db_options(
                    nativeThis, nativeCount, Call.sized(call.strings(options.keySet(), "options"), 8L * nativeCount),
                    Call.sized(call.strings(options.values(), "options"), 8L * nativeCount), call.errorSlot());
            call.check();
        }
    }

    /**
     * Changes options of the default column family while it is open, given by RocksDB's names for them.
     *
     * <p>C: {@code rocksdb_set_options}.
     *
     * @param options by name
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setOptions(Map<String, String> options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(options, "options");
            CRocksDB.rocksdb_set_options(
                    nativeThis, nativeCount, Call.sized(call.strings(options.keySet(), "options"), 8L * nativeCount),
                    Call.sized(call.strings(options.values(), "options"), 8L * nativeCount), call.errorSlot());
            call.check();
        }
    }

    /**
     * Changes options of a column family while it is open, given by RocksDB's names for them.
     *
     * <p>C: {@code rocksdb_set_options_cf}.
     *
     * @param columnFamily must be of the same database
     * @param options by name
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setOptions(ColumnFamilyHandle columnFamily, Map<String, String> options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            int nativeCount = Call.count(options, "options");
            CRocksDB.rocksdb_set_options_cf(
                    nativeThis, nativeColumnFamily, nativeCount,
                    Call.sized(call.strings(options.keySet(), "options"), 8L * nativeCount),
                    Call.sized(call.strings(options.values(), "options"), 8L * nativeCount), call.errorSlot());
            call.check();
        }
    }

    /**
     * Deletes a key that was put exactly once since it was last deleted; after more puts or a merge the result is
     * undefined.
     *
     * <p>C: {@code rocksdb_singledelete}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    private void singleDelete(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        CRocksDB.rocksdb_singledelete(nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    /** As {@link #singleDelete(WriteOptions, byte[])}, with default {@code WriteOptions}. */
    public void singleDelete(byte[] key) {
        singleDelete(WriteOptions.defaults(), key);
    }

    /** As {@link #singleDelete(WriteOptions, byte[])}, with byte buffers. Their positions move to their limits. */
    public void singleDelete(WriteOptions options, ByteBuffer key) {
        singleDelete(options, Call.segment(key, "key"));
        Call.consume(key);
    }

    /**
     * As {@link #singleDelete(WriteOptions, byte[])}, with byte buffers and default {@code WriteOptions}. Their
     * positions move to their limits.
     */
    public void singleDelete(ByteBuffer key) {
        singleDelete(WriteOptions.defaults(), key);
    }

    /** As {@link #singleDelete(WriteOptions, byte[])}, with memory segments. */
    public void singleDelete(WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    /** As {@link #singleDelete(WriteOptions, byte[])}, with memory segments and default {@code WriteOptions}. */
    public void singleDelete(MemorySegment key) {
        singleDelete(WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family that was put exactly once since it was last deleted; after more puts or a merge
     * the result is undefined.
     *
     * <p>C: {@code rocksdb_singledelete_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"));
        }
    }

    private void singleDelete(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey) {
        CRocksDB.rocksdb_singledelete_cf(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    /** As {@link #singleDelete(ColumnFamilyHandle, WriteOptions, byte[])}, with default {@code WriteOptions}. */
    public void singleDelete(ColumnFamilyHandle columnFamily, byte[] key) {
        singleDelete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * As {@link #singleDelete(ColumnFamilyHandle, WriteOptions, byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key) {
        singleDelete(columnFamily, options, Call.segment(key, "key"));
        Call.consume(key);
    }

    /**
     * As {@link #singleDelete(ColumnFamilyHandle, WriteOptions, byte[])}, with byte buffers and default {@code
     * WriteOptions}. Their positions move to their limits.
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        singleDelete(columnFamily, WriteOptions.defaults(), key);
    }

    /** As {@link #singleDelete(ColumnFamilyHandle, WriteOptions, byte[])}, with memory segments. */
    public void singleDelete(ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDelete(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"));
        }
    }

    /**
     * As {@link #singleDelete(ColumnFamilyHandle, WriteOptions, byte[])}, with memory segments and default {@code
     * WriteOptions}.
     */
    public void singleDelete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        singleDelete(columnFamily, WriteOptions.defaults(), key);
    }

    /**
     * Deletes a key of a column family that was put exactly once, at a timestamp.
     *
     * <p>C: {@code rocksdb_singledelete_cf_with_ts}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDeleteWithTimestamp(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    private void singleDeleteWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeTimestamp) {
        CRocksDB.rocksdb_singledelete_cf_with_ts(
                nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeTimestamp,
                nativeTimestamp.byteSize(), call.errorSlot());
        call.check();
    }

    /**
     * As {@link #singleDeleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with default {@code
     * WriteOptions}.
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, byte[] key, byte[] timestamp) {
        singleDeleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * As {@link #singleDeleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with byte buffers. Their
     * positions move to their limits.
     */
    public void singleDeleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, ByteBuffer key, ByteBuffer timestamp) {
        singleDeleteWithTimestamp(
                columnFamily, options, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"));
        Call.consume(key);
        Call.consume(timestamp);
    }

    /**
     * As {@link #singleDeleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with byte buffers and
     * default {@code WriteOptions}. Their positions move to their limits.
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer timestamp) {
        singleDeleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * As {@link #singleDeleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with memory segments.
     */
    public void singleDeleteWithTimestamp(
            ColumnFamilyHandle columnFamily, WriteOptions options, MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDeleteWithTimestamp(
                    call, call.use(this), call.use(options, "options"),
                    call.useToWrite(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    /**
     * As {@link #singleDeleteWithTimestamp(ColumnFamilyHandle, WriteOptions, byte[], byte[])}, with memory segments and
     * default {@code WriteOptions}.
     */
    public void singleDeleteWithTimestamp(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment timestamp) {
        singleDeleteWithTimestamp(columnFamily, WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Deletes a key that was put exactly once, at a timestamp.
     *
     * <p>C: {@code rocksdb_singledelete_with_ts}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void singleDeleteWithTimestamp(WriteOptions options, byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDeleteWithTimestamp(
                    call, call.use(this), call.use(options, "options"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    private void singleDeleteWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeTimestamp) {
        CRocksDB.rocksdb_singledelete_with_ts(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(),
                call.errorSlot());
        call.check();
    }

    /** As {@link #singleDeleteWithTimestamp(WriteOptions, byte[], byte[])}, with default {@code WriteOptions}. */
    public void singleDeleteWithTimestamp(byte[] key, byte[] timestamp) {
        singleDeleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * As {@link #singleDeleteWithTimestamp(WriteOptions, byte[], byte[])}, with byte buffers. Their positions move to
     * their limits.
     */
    public void singleDeleteWithTimestamp(WriteOptions options, ByteBuffer key, ByteBuffer timestamp) {
        singleDeleteWithTimestamp(options, Call.segment(key, "key"), Call.segment(timestamp, "timestamp"));
        Call.consume(key);
        Call.consume(timestamp);
    }

    /**
     * As {@link #singleDeleteWithTimestamp(WriteOptions, byte[], byte[])}, with byte buffers and default {@code
     * WriteOptions}. Their positions move to their limits.
     */
    public void singleDeleteWithTimestamp(ByteBuffer key, ByteBuffer timestamp) {
        singleDeleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /** As {@link #singleDeleteWithTimestamp(WriteOptions, byte[], byte[])}, with memory segments. */
    public void singleDeleteWithTimestamp(WriteOptions options, MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            singleDeleteWithTimestamp(
                    call, call.use(this), call.use(options, "options"), call.bytes(key, "key"),
                    call.bytes(timestamp, "timestamp"));
        }
    }

    /**
     * As {@link #singleDeleteWithTimestamp(WriteOptions, byte[], byte[])}, with memory segments and default {@code
     * WriteOptions}.
     */
    public void singleDeleteWithTimestamp(MemorySegment key, MemorySegment timestamp) {
        singleDeleteWithTimestamp(WriteOptions.defaults(), key, timestamp);
    }

    /**
     * Begins to record the use of the block cache in a file; null is the default.
     *
     * <p>C: {@code rocksdb_start_block_cache_trace}.
     *
     * @param env retained by this object; may be closed before it
     * @param envOptions retained by this object; may be closed before it
     * @param options copied: later changes have no effect; may be closed after the call
     * @throws RocksDBException if RocksDB reports an error
     */
    public void startBlockCacheTrace(
            @Nullable Env env, @Nullable EnvOptions envOptions, @Nullable TraceOptions options, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeEnv = call.useOrNull(env);
            MemorySegment nativeEnvOptions = call.useOrNull(envOptions);
            MemorySegment nativeOptions = call.useOrNull(options);
            CRocksDB.rocksdb_start_block_cache_trace(
                    nativeThis, nativeEnv, nativeEnvOptions, nativeOptions, call.string(tracePath, "tracePath"),
                    call.errorSlot());
            Effects.borrow(this, env);
            Effects.borrow(this, envOptions);
            call.check();
        }
    }

    /**
     * Begins to record the use of the block cache in a file; null is the default.
     *
     * <p>C: {@code rocksdb_start_block_cache_trace_with_options}.
     *
     * @param env retained by this object; may be closed before it
     * @param envOptions retained by this object; may be closed before it
     * @param options copied: later changes have no effect; may be closed after the call
     * @param writerOptions copied: later changes have no effect; may be closed after the call
     * @throws RocksDBException if RocksDB reports an error
     */
    public void startBlockCacheTrace(
            @Nullable Env env, @Nullable EnvOptions envOptions, @Nullable BlockCacheTraceOptions options,
            @Nullable BlockCacheTraceWriterOptions writerOptions, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeEnv = call.useOrNull(env);
            MemorySegment nativeEnvOptions = call.useOrNull(envOptions);
            MemorySegment nativeOptions = call.useOrNull(options);
            MemorySegment nativeWriterOptions = call.useOrNull(writerOptions);
            CRocksDB.rocksdb_start_block_cache_trace_with_options(
                    nativeThis, nativeEnv, nativeEnvOptions, nativeOptions, nativeWriterOptions,
                    call.string(tracePath, "tracePath"), call.errorSlot());
            Effects.borrow(this, env);
            Effects.borrow(this, envOptions);
            call.check();
        }
    }

    /**
     * Begins to record this database's input and output in a file; null is the default.
     *
     * <p>C: {@code rocksdb_start_io_trace}.
     *
     * @param env retained by this object; may be closed before it
     * @param envOptions retained by this object; may be closed before it
     * @param options copied: later changes have no effect; may be closed after the call
     * @throws RocksDBException if RocksDB reports an error
     */
    public void startIoTrace(
            @Nullable Env env, @Nullable EnvOptions envOptions, @Nullable TraceOptions options, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeEnv = call.useOrNull(env);
            MemorySegment nativeEnvOptions = call.useOrNull(envOptions);
            MemorySegment nativeOptions = call.useOrNull(options);
            CRocksDB.rocksdb_start_io_trace(
                    nativeThis, nativeEnv, nativeEnvOptions, nativeOptions, call.string(tracePath, "tracePath"),
                    call.errorSlot());
            Effects.borrow(this, env);
            Effects.borrow(this, envOptions);
            call.check();
        }
    }

    /**
     * Begins to record the calls to this database in a file; null is the default.
     *
     * <p>C: {@code rocksdb_start_trace}.
     *
     * @param env retained by this object; may be closed before it
     * @param envOptions retained by this object; may be closed before it
     * @param options copied: later changes have no effect; may be closed after the call
     * @throws RocksDBException if RocksDB reports an error
     */
    public void startTrace(
            @Nullable Env env, @Nullable EnvOptions envOptions, @Nullable TraceOptions options, String tracePath) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeEnv = call.useOrNull(env);
            MemorySegment nativeEnvOptions = call.useOrNull(envOptions);
            MemorySegment nativeOptions = call.useOrNull(options);
            CRocksDB.rocksdb_start_trace(
                    nativeThis, nativeEnv, nativeEnvOptions, nativeOptions, call.string(tracePath, "tracePath"),
                    call.errorSlot());
            Effects.borrow(this, env);
            Effects.borrow(this, envOptions);
            call.check();
        }
    }

    /**
     * Has a range of keys compacted in the background; null is no limit.
     *
     * <p>C: {@code rocksdb_suggest_compact_range}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void suggestCompactRange(byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeStartKey = call.bytesOrNull(startKey, "startKey");
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey, "limitKey");
            CRocksDB.rocksdb_suggest_compact_range(
                    nativeThis, nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey, nativeLimitKey.byteSize(),
                    call.errorSlot());
            call.check();
        }
    }

    /**
     * As {@link #suggestCompactRange(byte[], byte[])}, with null for {@code startKey} and null for {@code limitKey}.
     */
    public void suggestCompactRange() {
        suggestCompactRange((byte[]) null, (byte[]) null);
    }

    /**
     * Has a range of keys of a column family compacted in the background; null is no limit.
     *
     * <p>C: {@code rocksdb_suggest_compact_range_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    public void suggestCompactRange(
            ColumnFamilyHandle columnFamily, byte @Nullable [] startKey, byte @Nullable [] limitKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeColumnFamily = call.use(columnFamily, "columnFamily", this);
            MemorySegment nativeStartKey = call.bytesOrNull(startKey, "startKey");
            MemorySegment nativeLimitKey = call.bytesOrNull(limitKey, "limitKey");
            CRocksDB.rocksdb_suggest_compact_range_cf(
                    nativeThis, nativeColumnFamily, nativeStartKey, nativeStartKey.byteSize(), nativeLimitKey,
                    nativeLimitKey.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * As {@link #suggestCompactRange(ColumnFamilyHandle, byte[], byte[])}, with null for {@code startKey} and null for
     * {@code limitKey}.
     */
    public void suggestCompactRange(ColumnFamilyHandle columnFamily) {
        suggestCompactRange(columnFamily, (byte[]) null, (byte[]) null);
    }

    /**
     * Makes visible in a secondary database what the primary has written meanwhile.
     *
     * <p>C: {@code rocksdb_try_catch_up_with_primary}.
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
     * <p>C: {@code rocksdb_get}.
     *
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    @Override
    public ReadResult tryGet(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up the value of a key of a column family.
     *
     * <p>C: {@code rocksdb_get_cf}.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Reads all table files and checks each block against its checksum; may take long.
     *
     * <p>C: {@code rocksdb_verify_checksum}.
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
     * <p>C: {@code rocksdb_verify_checksum_with_options}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void verifyChecksum(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_verify_checksum_with_options(
                    call.use(this), call.useWith(options, "options", this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Reads all table files and checks each against the checksum recorded for it; may take long.
     *
     * <p>C: {@code rocksdb_verify_file_checksums}.
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
     * <p>C: {@code rocksdb_verify_file_checksums_with_options}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void verifyFileChecksums(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_verify_file_checksums_with_options(
                    call.use(this), call.useWith(options, "options", this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Waits until flushes and compactions have ended, or until the time limit in the options has passed.
     *
     * <p>C: {@code rocksdb_wait_for_compact}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void waitForCompact(WaitForCompactOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            if (CWaitForCompactOptions.rocksdb_wait_for_compact_options_get_close_db(nativeOptions) != 0) {
                throw new IllegalArgumentException(
                        "options with closeDb: RocksDB would close the database under its open handle; close that "
                                + "instead when it has waited");
            }
            CRocksDB.rocksdb_wait_for_compact(nativeThis, nativeOptions, call.errorSlot());
            call.check();
        }
    }

    /**
     * Applies the writes of a batch, all of them or none.
     *
     * <p>C: {@code rocksdb_write}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void write(WriteOptions options, WriteBatch batch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_write(
                    call.use(this), call.use(options, "options"), call.use(batch, "batch"), call.errorSlot());
            call.check();
        }
    }

    /** As {@link #write(WriteOptions, WriteBatch)}, with default {@code WriteOptions}. */
    public void write(WriteBatch batch) {
        write(WriteOptions.defaults(), batch);
    }

    /**
     * Applies the writes of a batch with an index, all of them or none.
     *
     * <p>C: {@code rocksdb_write_writebatch_wi}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void write(WriteOptions options, WriteBatchWithIndex batch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CRocksDB.rocksdb_write_writebatch_wi(
                    call.use(this), call.use(options, "options"), call.use(batch, "batch"), call.errorSlot());
            call.check();
        }
    }

    /** As {@link #write(WriteOptions, WriteBatchWithIndex)}, with default {@code WriteOptions}. */
    public void write(WriteBatchWithIndex batch) {
        write(WriteOptions.defaults(), batch);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public RocksDB in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected RocksDB() {
        super(RocksDB.class);
    }

    /** The name of the column family that every database has. */
    public static final byte[] DEFAULT_COLUMN_FAMILY = "default".getBytes(StandardCharsets.UTF_8);

    /** What reads into a buffer return for a key that there is not. */
    public static final int NOT_FOUND = -1;

    /** Does nothing: the native library is loaded when it is first used. */
    public static void loadLibrary() {}

    /** Does nothing, as {@link #loadLibrary()}; {@code NativeLibrary.use} names another library. */
    public static void loadLibrary(List<String> paths) {
        Call.whole(paths, "paths");
    }

    /** Returns the path that the database was opened with. */
    public String getName() {
        return Effects.given(this, "name", "");
    }

    /**
     * Returns the sum of a property that is a number over all column families: the default one and those whose handle
     * is open. RocksDB's C API has no function for it, so a column family whose handle was closed does not count.
     *
     * @throws RocksDBException if there is no such property
     */
    public long getAggregatedLongProperty(String property) {
        Map<Integer, Long> values = new HashMap<>(Map.of(0, getLongProperty(property)));
        for (ColumnFamilyHandle family : Effects.openPartsOf(this, "ColumnFamilyHandle", ColumnFamilyHandle::new)) {
            try {
                values.computeIfAbsent(family.getID(), id -> getLongProperty(family, property));
            } catch (IllegalStateException closed) { // its handle, in the meantime
                if (isClosed()) {
                    throw closed;
                }
            }
        }
        return values.values().stream().mapToLong(Long::longValue).sum();
    }

    /**
     * Returns the names of the column families of a database, which need not be open, in UTF-8.
     *
     * @return an empty list if there is no database
     */
    public static List<byte[]> listColumnFamilies(Options options, String path) {
        try {
            return listColumnFamilyNames(options, path).stream()
                    .map(name -> name.getBytes(StandardCharsets.UTF_8))
                    .collect(Collectors.toList());
        } catch (RocksDBException e) {
            if (e.getStatus().getSubCode() != Status.SubCode.PathNotFound) {
                throw e;
            }
            return new ArrayList<>();
        }
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
        RocksDB db = open(
                options, path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
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
        RocksDB db = openReadOnly(
                options,
                path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                errorIfWalFileExists,
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
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
        RocksDB db = openAsSecondary(
                options, path, secondaryPath,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
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
        RocksDB db = openWithTtl(
                options,
                path,
                ColumnFamilyDescriptor.names(columnFamilyDescriptors),
                ColumnFamilyDescriptor.options(columnFamilyDescriptors),
                Call.whole(ttls, "ttls").stream().mapToInt(ttl -> ttl).toArray(),
                columnFamilyHandles);
        return ColumnFamilyDescriptor.opened(db, columnFamilyDescriptors, columnFamilyHandles);
    }

    /** Creates a column family whose values are dropped by compactions after that many seconds, and opens it. */
    public ColumnFamilyHandle createColumnFamilyWithTtl(ColumnFamilyDescriptor columnFamilyDescriptor, int ttl) {
        return Call.notNull(columnFamilyDescriptor, "columnFamilyDescriptor").opened(
                createColumnFamilyWithTtl(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name(), ttl));
    }

    /** Creates a column family of exported files, and opens it. */
    public ColumnFamilyHandle createColumnFamilyWithImport(
            ColumnFamilyDescriptor columnFamilyDescriptor,
            ImportColumnFamilyOptions importColumnFamilyOptions,
            ExportImportFilesMetaData metadata) {
        return columnFamilyDescriptor.opened(createColumnFamilyWithImport(
                columnFamilyDescriptor.getOptions(),
                columnFamilyDescriptor.name(),
                importColumnFamilyOptions,
                metadata));
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
                Call.whole(columnFamilyNames, "columnFamilyNames").stream()
                        .map(ColumnFamilyDescriptor::text)
                        .toList());
    }

    /** Creates a column family as a descriptor says, and opens it. */
    public ColumnFamilyHandle createColumnFamily(ColumnFamilyDescriptor columnFamilyDescriptor) {
        return Call.notNull(columnFamilyDescriptor, "columnFamilyDescriptor").opened(
                createColumnFamily(columnFamilyDescriptor.getOptions(), columnFamilyDescriptor.name()));
    }

    /** Creates column families, one after the other, and opens them; those before one that fails are there. */
    public List<ColumnFamilyHandle> createColumnFamilies(List<ColumnFamilyDescriptor> columnFamilyDescriptors) {
        List<ColumnFamilyHandle> created = new ArrayList<>();
        try {
            Call.whole(columnFamilyDescriptors, "columnFamilyDescriptors")
                    .forEach(descriptor -> created.add(createColumnFamily(descriptor)));
        } catch (RuntimeException e) {
            created.forEach(ColumnFamilyHandle::close);
            throw e;
        }
        return created;
    }

    /**
     * Writes one key and value: {@code length} bytes of {@code key} from {@code offset}, and {@code valueLength} bytes
     * of {@code value} from {@code valueOffset}.
     */
    public void put(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        put(Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Writes one key and value: {@code length} bytes of {@code key} from {@code offset}, and {@code valueLength} bytes
     * of {@code value} from {@code valueOffset}.
     */
    public void put(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        put(columnFamily, Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Writes one key and value: {@code length} bytes of {@code key} from {@code offset}, and {@code valueLength} bytes
     * of {@code value} from {@code valueOffset}.
     */
    public void put(
            WriteOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        put(options, Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Writes one key and value: {@code length} bytes of {@code key} from {@code offset}, and {@code valueLength} bytes
     * of {@code value} from {@code valueOffset}.
     */
    public void put(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        put(
                columnFamily,
                options,
                Call.part(key, "key", offset, length),
                Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Merges a value: the key is {@code length} bytes of {@code key} from {@code offset}, the value {@code valueLength}
     * bytes of {@code value} from {@code valueOffset}.
     */
    public void merge(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        merge(Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Merges a value: the key is {@code length} bytes of {@code key} from {@code offset}, the value {@code valueLength}
     * bytes of {@code value} from {@code valueOffset}.
     */
    public void merge(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        merge(columnFamily, Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Merges a value: the key is {@code length} bytes of {@code key} from {@code offset}, the value {@code valueLength}
     * bytes of {@code value} from {@code valueOffset}.
     */
    public void merge(
            WriteOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        merge(options, Call.part(key, "key", offset, length), Call.part(value, "value", valueOffset, valueLength));
    }

    /**
     * Merges a value: the key is {@code length} bytes of {@code key} from {@code offset}, the value {@code valueLength}
     * bytes of {@code value} from {@code valueOffset}.
     */
    public void merge(
            ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        merge(
                columnFamily,
                options,
                Call.part(key, "key", offset, length),
                Call.part(value, "value", valueOffset, valueLength));
    }

    /** Deletes a key: {@code length} bytes of {@code key} from {@code offset}. */
    public void delete(byte[] key, int offset, int length) {
        delete(Call.part(key, "key", offset, length));
    }

    /** Deletes a key: {@code length} bytes of {@code key} from {@code offset}. */
    public void delete(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        delete(columnFamily, Call.part(key, "key", offset, length));
    }

    /** Deletes a key: {@code length} bytes of {@code key} from {@code offset}. */
    public void delete(WriteOptions options, byte[] key, int offset, int length) {
        delete(options, Call.part(key, "key", offset, length));
    }

    /** Deletes a key: {@code length} bytes of {@code key} from {@code offset}. */
    public void delete(ColumnFamilyHandle columnFamily, WriteOptions options, byte[] key, int offset, int length) {
        delete(columnFamily, options, Call.part(key, "key", offset, length));
    }

    /**
     * Returns the value of a key, or null if there is none. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public byte @Nullable [] get(byte[] key, int offset, int length) {
        return get(Call.part(key, "key", offset, length));
    }

    /**
     * Returns the value of a key, or null if there is none. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        return get(columnFamily, Call.part(key, "key", offset, length));
    }

    /**
     * Returns the value of a key, or null if there is none. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public byte @Nullable [] get(ReadOptions options, byte[] key, int offset, int length) {
        return get(options, Call.part(key, "key", offset, length));
    }

    /**
     * Returns the value of a key, or null if there is none. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public byte @Nullable [] get(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length) {
        return get(columnFamily, options, Call.part(key, "key", offset, length));
    }

    /**
     * Copies as much of the value of a key as fits into {@code valueLength} bytes of {@code value} from {@code
     * valueOffset}. The key is {@code length} bytes of {@code key} from {@code offset}. Returns the size of the whole
     * value, or -1 if there is none.
     */
    public int get(byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(Call.part(key, "key", offset, length))) {
            return copy(found, Call.part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies as much of the value of a key as fits into {@code valueLength} bytes of {@code value} from {@code
     * valueOffset}. The key is {@code length} bytes of {@code key} from {@code offset}. Returns the size of the whole
     * value, or -1 if there is none.
     */
    public int get(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, byte[] value, int valueOffset,
            int valueLength) {
        try (PinnedValue found = getPinned(columnFamily, Call.part(key, "key", offset, length))) {
            return copy(found, Call.part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies as much of the value of a key as fits into {@code valueLength} bytes of {@code value} from {@code
     * valueOffset}. The key is {@code length} bytes of {@code key} from {@code offset}. Returns the size of the whole
     * value, or -1 if there is none.
     */
    public int get(
            ReadOptions options, byte[] key, int offset, int length, byte[] value, int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(options, Call.part(key, "key", offset, length))) {
            return copy(found, Call.part(value, "value", valueOffset, valueLength));
        }
    }

    /**
     * Copies as much of the value of a key as fits into {@code valueLength} bytes of {@code value} from {@code
     * valueOffset}. The key is {@code length} bytes of {@code key} from {@code offset}. Returns the size of the whole
     * value, or -1 if there is none.
     */
    public int get(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length, byte[] value,
            int valueOffset, int valueLength) {
        try (PinnedValue found = getPinned(columnFamily, options, Call.part(key, "key", offset, length))) {
            return copy(found, Call.part(value, "value", valueOffset, valueLength));
        }
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(byte[] key) {
        return exists(getPinned(key));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ByteBuffer key) {
        return exists(getPinned(Call.notNull(key, "key").duplicate()));
    }

    /**
     * Returns whether a key has a value, without copying it. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public boolean keyExists(byte[] key, int offset, int length) {
        return exists(getPinned(Call.part(key, "key", offset, length)));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, byte[] key) {
        return exists(getPinned(columnFamily, key));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return exists(getPinned(columnFamily, Call.notNull(key, "key").duplicate()));
    }

    /**
     * Returns whether a key has a value, without copying it. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public boolean keyExists(ColumnFamilyHandle columnFamily, byte[] key, int offset, int length) {
        return exists(getPinned(columnFamily, Call.part(key, "key", offset, length)));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ReadOptions options, byte[] key) {
        return exists(getPinned(options, key));
    }

    /** Returns whether a key has a value, without copying it. */
    public boolean keyExists(ReadOptions options, ByteBuffer key) {
        return exists(getPinned(options, Call.notNull(key, "key").duplicate()));
    }

    /**
     * Returns whether a key has a value, without copying it. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     */
    public boolean keyExists(ReadOptions options, byte[] key, int offset, int length) {
        return exists(getPinned(options, Call.part(key, "key", offset, length)));
    }

    /**
     * Returns whether a key has a value, without copying it.
     *
     * @param columnFamily null for the default one
     * @param options null for the defaults
     */
    public boolean keyExists(
            @Nullable ColumnFamilyHandle columnFamily, @Nullable ReadOptions options, byte[] key) {
        return exists(columnFamily, options, MemorySegment.ofArray(Call.notNull(key, "key")));
    }

    /**
     * Returns whether a key has a value, without copying it.
     *
     * @param columnFamily null for the default one
     * @param options null for the defaults
     */
    public boolean keyExists(
            @Nullable ColumnFamilyHandle columnFamily, @Nullable ReadOptions options, ByteBuffer key) {
        return exists(columnFamily, options, MemorySegment.ofBuffer(Call.notNull(key, "key")));
    }

    /**
     * Returns whether a key has a value, without copying it. The key is {@code length} bytes of {@code key} from {@code
     * offset}.
     *
     * @param columnFamily null for the default one
     * @param options null for the defaults
     */
    public boolean keyExists(
            @Nullable ColumnFamilyHandle columnFamily, @Nullable ReadOptions options, byte[] key, int offset,
            int length) {
        return exists(columnFamily, options, Call.part(key, "key", offset, length));
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(key), value);
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(Call.part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)), value);
    }

    /** Returns false if a key certainly does not exist, and true if it may. */
    public boolean keyMayExist(ByteBuffer key) {
        return keyMayExistWithValue(bytes(key)).mayExist();
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(columnFamily, key), value);
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(
                keyMayExistWithValue(
                        columnFamily, Call.part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)),
                value);
    }

    /** Returns false if a key certainly does not exist, and true if it may. */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        return keyMayExistWithValue(columnFamily, bytes(key)).mayExist();
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(ReadOptions options, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(options, key), value);
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(
            ReadOptions options, byte[] key, int offset, int length, @Nullable Holder<byte[]> value) {
        return fill(
                keyMayExistWithValue(options, Call.part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)),
                value);
    }

    /** Returns false if a key certainly does not exist, and true if it may. */
    public boolean keyMayExist(ReadOptions options, ByteBuffer key) {
        return keyMayExistWithValue(options, bytes(key)).mayExist();
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, @Nullable Holder<byte[]> value) {
        return fill(keyMayExistWithValue(columnFamily, options, key), value);
    }

    /**
     * Returns false if a key certainly does not exist, and true if it may. The holder gets the value if it was found
     * without reading files.
     */
    public boolean keyMayExist(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, int offset, int length,
            @Nullable Holder<byte[]> value) {
        return fill(
                keyMayExistWithValue(
                        columnFamily, options, Call.part(key, "key", offset, length).toArray(ValueLayout.JAVA_BYTE)),
                value);
    }

    /** Returns false if a key certainly does not exist, and true if it may. */
    public boolean keyMayExist(ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key) {
        return keyMayExistWithValue(columnFamily, options, bytes(key)).mayExist();
    }

    /**
     * Returns whether a key may exist. If its value was found without reading files, copies as much of it as fits into
     * the buffer, from its position on, and sets the limit to the end.
     */
    public KeyMayExist keyMayExist(ByteBuffer key, ByteBuffer value) {
        Call.writable(value, "value");
        return copied(keyMayExistWithValue(bytes(key)), value);
    }

    /**
     * Returns whether a key may exist. If its value was found without reading files, copies as much of it as fits into
     * the buffer, from its position on, and sets the limit to the end.
     */
    public KeyMayExist keyMayExist(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        Call.writable(value, "value");
        return copied(keyMayExistWithValue(columnFamily, bytes(key)), value);
    }

    /**
     * Returns whether a key may exist. If its value was found without reading files, copies as much of it as fits into
     * the buffer, from its position on, and sets the limit to the end.
     */
    public KeyMayExist keyMayExist(ReadOptions options, ByteBuffer key, ByteBuffer value) {
        Call.writable(value, "value");
        return copied(keyMayExistWithValue(options, bytes(key)), value);
    }

    /**
     * Returns whether a key may exist. If its value was found without reading files, copies as much of it as fits into
     * the buffer, from its position on, and sets the limit to the end.
     */
    public KeyMayExist keyMayExist(
            ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, ByteBuffer value) {
        Call.writable(value, "value");
        return copied(keyMayExistWithValue(columnFamily, options, bytes(key)), value);
    }

    private static KeyMayExist copied(KeyMayExistResult found, ByteBuffer target) {
        byte[] value = found.valueFound() ? found.value() : null;
        int length = value == null ? 0 : value.length;
        int copied = Math.min(length, target.remaining());
        target.limit(target.position() + copied);
        if (value == null) {
            return new KeyMayExist(
                    found.mayExist()
                            ? KeyMayExist.KeyMayExistEnum.kExistsWithoutValue
                            : KeyMayExist.KeyMayExistEnum.kNotExist,
                    0);
        }
        target.put(target.position(), value, 0, copied);
        return new KeyMayExist(KeyMayExist.KeyMayExistEnum.kExistsWithValue, length);
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
            @Nullable ColumnFamilyHandle columnFamily, byte @Nullable [] begin, byte @Nullable [] end,
            CompactRangeOptions options) {
        if (columnFamily != null) {
            compactRange(columnFamily, options, begin, end);
            return;
        }
        try (ColumnFamilyHandle ofDefault = getDefaultColumnFamily()) {
            compactRange(ofDefault, options, begin, end);
        }
    }

    /**
     * Compacts files of a column family and returns the names of the new files; may take long.
     *
     * @param outputLevel the level of the new files, at least that of each file that is compacted
     * @param outputPathId the index of the folder for the new files in the paths of the options; -1 if there is only
     *     one
     */
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
        for (ColumnFamilyHandle columnFamily : Call.whole(columnFamilies, "columnFamilies")) {
            dropColumnFamily(columnFamily);
        }
    }

    /** Closes the handle of a column family, which the database would close otherwise. */
    public void destroyColumnFamilyHandle(ColumnFamilyHandle columnFamily) {
        Call.notNull(columnFamily, "columnFamily").close();
    }

    /** Releases a snapshot, as closing it does. */
    public void releaseSnapshot(Snapshot snapshot) {
        Call.notNull(snapshot, "snapshot").close();
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
        for (ColumnFamilyHandle columnFamily : Call.whole(columnFamilies, "columnFamilies")) {
            setOptions(columnFamily, Map.of("disable_auto_compactions", "false"));
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
     * @param values a buffer for each key, which receives from its start as much as fits; or one for all, which is cut
     *     up
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(arrays(keys, values)), keys, values);
    }

    /**
     * Reads values into buffers.
     *
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which receives from its start as much as fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            ReadOptions options, List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(options, arrays(keys, values)), keys, values);
    }

    /**
     * Reads values of column families into buffers.
     *
     * @param columnFamilies one for each key, or one for all
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which receives from its start as much as fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            List<ColumnFamilyHandle> columnFamilies, List<ByteBuffer> keys, List<ByteBuffer> values) {
        return filled(multiGetAsList(forEach(columnFamilies, keys), arrays(keys, values)), keys, values);
    }

    /**
     * Reads values of column families into buffers.
     *
     * @param columnFamilies one for each key, or one for all
     * @param keys the keys, from the position of each to its limit
     * @param values a buffer for each key, which receives from its start as much as fits
     */
    public List<ByteBufferGetStatus> multiGetByteBuffers(
            ReadOptions options,
            List<ColumnFamilyHandle> columnFamilies,
            List<ByteBuffer> keys,
            List<ByteBuffer> values) {
        return filled(multiGetAsList(options, forEach(columnFamilies, keys), arrays(keys, values)), keys, values);
    }

    private static List<ColumnFamilyHandle> forEach(List<ColumnFamilyHandle> columnFamilies, List<ByteBuffer> keys) {
        return Call.notNull(columnFamilies, "columnFamilies").size() == 1
                ? java.util.Collections.nCopies(Call.notNull(keys, "keys").size(), columnFamilies.get(0))
                : columnFamilies;
    }

    /** Returns the keys as arrays, after checking that their values can be written. */
    private static List<byte[]> arrays(List<ByteBuffer> keys, List<ByteBuffer> values) {
        for (ByteBuffer value : Call.whole(values, "values")) {
            Call.writable(value, "a buffer of values");
        }
        List<byte[]> arrays = new ArrayList<>();
        for (ByteBuffer key : Call.whole(keys, "keys")) {
            byte[] array = new byte[key.remaining()];
            key.duplicate().get(array);
            arrays.add(array);
        }
        return arrays;
    }

    private static List<ByteBufferGetStatus> filled(
            List<byte @Nullable []> found, List<ByteBuffer> keys, List<ByteBuffer> values) {
        if (values.size() != keys.size()) {
            throw new IllegalArgumentException("There are " + keys.size() + " keys, but " + values.size() + " values");
        }
        List<ByteBufferGetStatus> all = new ArrayList<>();
        for (int index = 0; index < found.size(); index++) {
            byte[] value = found.get(index);
            if (value == null) {
                all.add(new ByteBufferGetStatus(Status.parse("NotFound: "), 0, null));
                continue;
            }
            ByteBuffer buffer = values.get(index).clear();
            int fitting = Math.min(value.length, buffer.remaining());
            buffer.put(0, value, 0, fitting).limit(fitting);
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
        Call.whole(ranges, "ranges");
        return getApproximateSizes(
                columnFamily,
                ranges.stream().map(range -> range.start.data()).toList(),
                ranges.stream().map(range -> range.limit.data()).toList(),
                Call.whole(sizeApproximationFlags, "sizeApproximationFlags").length == 0
                        ? Set.of(SizeApproximationFlag.INCLUDE_FILES)
                        : new HashSet<>(Arrays.asList(sizeApproximationFlags)));
    }

    /** Changes options of the default column family. */
    public void setOptions(MutableColumnFamilyOptions mutableColumnFamilyOptions) {
        setOptions(Call.notNull(mutableColumnFamilyOptions, "mutableColumnFamilyOptions").values());
    }

    /** Changes options of a column family. */
    public void setOptions(
            ColumnFamilyHandle columnFamilyHandle, MutableColumnFamilyOptions mutableColumnFamilyOptions) {
        setOptions(
                columnFamilyHandle,
                Call.notNull(mutableColumnFamilyOptions, "mutableColumnFamilyOptions").values());
    }

    /** Changes options of the database. */
    public void setDBOptions(MutableDBOptions mutableDBoptions) {
        setDBOptions(Call.notNull(mutableDBoptions, "mutableDBoptions").values());
    }

    private static int copy(@Nullable PinnedValue found, MemorySegment target) {
        if (found == null) {
            return -1;
        }
        MemorySegment value = found.value();
        MemorySegment.copy(value, 0, target, 0, Math.min(value.byteSize(), target.byteSize()));
        return (int) value.byteSize();
    }

    private boolean exists(
            @Nullable ColumnFamilyHandle columnFamily, @Nullable ReadOptions options, MemorySegment key) {
        if (columnFamily == null) {
            return exists(options == null ? getPinned(key) : getPinned(options, key));
        }
        return exists(options == null ? getPinned(columnFamily, key) : getPinned(columnFamily, options, key));
    }

    private static boolean exists(@Nullable PinnedValue found) {
        if (found == null) {
            return false;
        }
        found.close();
        return true;
    }

    private static boolean fill(KeyMayExistResult found, @Nullable Holder<byte[]> value) {
        if (value != null) {
            value.setValue(found.valueFound() ? found.value() : null);
        }
        return found.mayExist();
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[Call.notNull(buffer, "key").remaining()];
        buffer.get(bytes);
        return bytes;
    }

    /**
     * Returns the version of RocksDB that this API was made for. Another library may be in use:
     * {@link Rockspan#libraryVersion()}.
     */
    public static Version rocksdbVersion() {
        return Version.of("11.8.1");
    }

    /** A version of RocksDB. */
    public static class Version {

        private final byte major;
        private final byte minor;
        private final byte patch;

        /** Creates a version. */
        public Version(byte major, byte minor, byte patch) {
            this.major = major;
            this.minor = minor;
            this.patch = patch;
        }

        static Version of(String version) {
            String[] parts = version.split("\\.");
            return new Version(Byte.parseByte(parts[0]), Byte.parseByte(parts[1]), Byte.parseByte(parts[2]));
        }

        /** Returns the first number. */
        public int getMajor() {
            return major;
        }

        /** Returns the second number. */
        public int getMinor() {
            return minor;
        }

        /** Returns the third number. */
        public int getPatch() {
            return patch;
        }

        /** The numbers with dots between. */
        @Override
        public String toString() {
            return major + "." + minor + "." + patch;
        }
    }

    /** The files of a database at one moment. */
    public static class LiveFiles {

        /** How many bytes of the manifest are of that moment. */
        public final long manifestFileSize;

        /** The names of the files but for logs, each with a slash before it. */
        public final List<String> files;

        /** As RocksDB lists them: tables and blobs, then what names and describes them. */
        private static int place(LiveFileStorageInfo file) {
            return switch (file.fileType()) {
                case CURRENT_FILE -> 1;
                case DESCRIPTOR_FILE -> 2;
                case OPTIONS_FILE -> 3;
                default -> 0;
            };
        }

        LiveFiles(List<LiveFileStorageInfo> all) {
            this.files = all.stream()
                    .sorted(java.util.Comparator.comparingInt(LiveFiles::place))
                    .map(file -> '/' + file.relativeFileName())
                    .toList();
            this.manifestFileSize = all.stream()
                    .filter(file -> file.fileType() == FileType.DESCRIPTOR_FILE)
                    .mapToLong(LiveFileStorageInfo::size)
                    .sum();
        }
    }

    /** Returns the files of the database, after what is in memory was written to them. */
    public LiveFiles getLiveFiles() {
        return getLiveFiles(true);
    }

    /**
     * Returns the files of the database.
     *
     * @param flushMemtable whether what is in memory is written to them before
     */
    public LiveFiles getLiveFiles(boolean flushMemtable) {
        try (LiveFilesStorageInfoOptions options =
                new LiveFilesStorageInfoOptions().setWalSizeForFlush(flushMemtable ? 0 : Long.MAX_VALUE)) {
            return new LiveFiles(getLiveFilesStorageInfo(options).stream()
                    .filter(file -> file.fileType() != FileType.WAL_FILE)
                    .toList());
        }
    }
}
