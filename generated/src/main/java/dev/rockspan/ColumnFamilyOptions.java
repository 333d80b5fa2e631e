package dev.rockspan;

import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * How a column family is set up. An option whose description does not say that it can be changed is fixed while the
 * database is open.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link BlockBasedTableConfig}, {@link CompactionFilter}, {@link Comparator} and {@link Options} that
 * it was created with or that was set: you may close them first, and their memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_options_t}.
 */
public class ColumnFamilyOptions extends RocksObject implements ColumnFamilyOptionsInterface<ColumnFamilyOptions> {
    ColumnFamilyOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates options with RocksDB's defaults, which do not create a missing database.
     *
     * <p>C: {@code rocksdb_options_create}.
     */
    public ColumnFamilyOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "ColumnFamilyOptions", nativeResult, COptions::rocksdb_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * Copies options; the two are independent, but share caches and other objects that they refer to.
     *
     * <p>C: {@code rocksdb_options_create_copy}.
     *
     * @param options retained by the new object; may be closed before it
     */
    @SuppressWarnings("this-escape")
    public ColumnFamilyOptions(ColumnFamilyOptionsInterface<?> options) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = COptions.rocksdb_options_create_copy(call.use(options, "options"));
            nativeObject = call.made(NativeObject.owned(
                    "ColumnFamilyOptions", nativeResult, COptions::rocksdb_options_destroy)
                    .borrowing(options));
        }
        super(nativeObject);
        Effects.copyGiven(this, options);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public ColumnFamilyOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /**
     * Creates options from properties, named as in an options string.
     *
     * @return null if RocksDB does not know one of them, or its value
     * @throws IllegalArgumentException if there are none
     */
    public static @Nullable ColumnFamilyOptions getColumnFamilyOptionsFromProps(@Nullable Properties properties) {
        String text = Options.getOptionStringFromProps(properties);
        ColumnFamilyOptions options = new ColumnFamilyOptions();
        try {
            return Options.change(options, text);
        } catch (RocksDBException e) {
            options.close();
            return null;
        }
    }

    /**
     * Creates options from properties, named as in an options string.
     *
     * @return null if RocksDB does not know one of them, or its value
     * @throws IllegalArgumentException if there are none
     * @throws UnsupportedOperationException if unknown ones are to be ignored, which RocksDB's C API cannot
     */
    public static @Nullable ColumnFamilyOptions getColumnFamilyOptionsFromProps(
            ConfigOptions configOptions, @Nullable Properties properties) {
        Call.notNull(configOptions, "configOptions").requireKnown();
        return getColumnFamilyOptionsFromProps(properties);
    }
}
