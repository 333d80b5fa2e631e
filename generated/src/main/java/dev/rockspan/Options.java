package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.CRocksDB;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.NativeLists;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * How a database and its column families are set up.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; to change it while
 * a call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains what it was created with or set to: {@link BlockBasedTableConfig}, {@link Cache}, {@link
 * CompactionFilter}, {@link Comparator}, {@link Env}, {@link Logger}, {@link WalFilter}. These may be closed first;
 * they are freed after it.
 *
 * <p>C: {@code rocksdb_options_t}.
 */
public class Options extends RocksObject implements ColumnFamilyOptionsInterface<Options>, DBOptionsInterface<Options> {
    Options(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options with RocksDB's defaults, which do not create a missing database.
     *
     * <p>C: {@code rocksdb_options_create}.
     */
    public Options() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create();
            nativeObject = call.made(NativeObject.owned("Options", nativeResult, COptions::rocksdb_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * Copies options; the two are independent, but share caches and other objects that they refer to.
     *
     * <p>C: {@code rocksdb_options_create_copy}.
     *
     * @param options retained until the new object is closed
     */
    public Options(Options options) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create_copy(call.use(options, "options"));
            nativeObject = call.made(
                    NativeObject.owned("Options", nativeResult, COptions::rocksdb_options_destroy).borrowing(options));
        }
        super(nativeObject);
    }

    /**
     * Reads the options that a database was last opened with from its folder. To open the database with them takes
     * three things: the options, with the environment set again unless it is the default one, and the names and the
     * options of the column families, one handle for each.
     *
     * <p>C: {@code rocksdb_load_latest_options}.
     *
     * @param ignoreUnknownOptions whether unknown options are skipped in files that a newer RocksDB has written; in
     *     others they are an error
     * @param cache retained until the new object is closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static LatestOptions loadLatestOptions(String dbPath, Env env,
            boolean ignoreUnknownOptions, Cache cache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeEnv = call.use(env, "env");
            MemorySegment nativeCache = call.use(cache, "cache");
            MemorySegment nativeDbOptions = call.pointerSlot();
            MemorySegment nativeLength5 = call.longSlot();
            MemorySegment nativeColumnFamilyNames = call.pointerSlot();
            MemorySegment nativeColumnFamilyOptions = call.pointerSlot();
            COptions.rocksdb_load_latest_options(
                    call.string(dbPath, "dbPath"), nativeEnv, ignoreUnknownOptions, nativeCache, nativeDbOptions,
                    nativeLength5, nativeColumnFamilyNames, nativeColumnFamilyOptions, call.errorSlot());
            call.check();
            return new LatestOptions(
                    new Options(
                            NativeObject.owned(
                                    "Options", nativeDbOptions.get(ValueLayout.ADDRESS, 0),
                                    COptions::rocksdb_options_destroy)
                                    .borrowing(cache)),
                    NativeLists.takeTexts(
                            call, nativeColumnFamilyNames.get(ValueLayout.ADDRESS, 0), nativeLength5,
                            CRocksDB::rocksdb_list_column_families_destroy),
                    NativeLists.takeHandleArray(
                            call, nativeColumnFamilyOptions.get(ValueLayout.ADDRESS, 0), nativeLength5,
                            address -> new Options(
                                    NativeObject.owned("Options", address, COptions::rocksdb_options_destroy)
                                            .borrowing(cache)),
                            COptions::rocksdb_options_destroy, CRocksDB::rocksdb_free));
        }
    }

    /**
     * Fills other options with these, changed as a text in RocksDB's own form says.
     *
     * <p>C: {@code rocksdb_get_options_from_string}.
     *
     * @param newOptions changed; retains what this object retains
     * @throws RocksDBException if RocksDB reports an error
     */
    public void getOptionsFromString(String optsStr, Options newOptions) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeNewOptions = call.change(newOptions, "newOptions");
            MemorySegment nativeThis = call.use(this);
            COptions.rocksdb_get_options_from_string(
                    nativeThis, call.string(optsStr, "optsStr"), nativeNewOptions, call.errorSlot());
            Effects.fill(newOptions, "Options.getOptionsFromString", this);
            call.check();
        }
    }

    /**
     * Tunes for loading much data: nothing is compacted until the caller asks for it.
     *
     * <p>C: {@code rocksdb_options_prepare_for_bulk_load}.
     *
     * @return this object
     */
    public Options prepareForBulkLoad() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            COptions.rocksdb_options_prepare_for_bulk_load(call.change(this));
            return this;
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Options in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Other options, with all of their members. */
    private Options(RocksObject options) {
        adopt(options);
    }

    /** Changes options as an options string says. */
    @SuppressWarnings("unchecked")
    static <T extends ColumnFamilyOptionsInterface<T>> T change(ColumnFamilyOptionsInterface<T> options, String text) {
        Options all = options instanceof Options both ? both : new Options((RocksObject) options);
        all.getOptionsFromString(text, all);
        return (T) options;
    }
}
