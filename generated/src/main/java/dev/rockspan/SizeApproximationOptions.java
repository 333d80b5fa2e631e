package dev.rockspan;

import dev.rockspan.raw.CSizeApproximationOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * What counts when the size of key ranges is estimated.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_size_approximation_options_t}.
 */
public class SizeApproximationOptions extends RocksObject {
    SizeApproximationOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_size_approximation_options_create}.
     */
    public SizeApproximationOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSizeApproximationOptions.rocksdb_size_approximation_options_create();
            nativeObject = call.made(NativeObject.owned(
                    "SizeApproximationOptions", nativeResult,
                    CSizeApproximationOptions::rocksdb_size_approximation_options_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return the share of the size by which the result may be wrong; 0 or less is as exact as can be; {@code -1.0} by
     * default}
     *
     * <p>C: {@code rocksdb_size_approximation_options_get_files_size_error_margin}.
     */
    public double filesSizeErrorMargin() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult =
                    CSizeApproximationOptions.rocksdb_size_approximation_options_get_files_size_error_margin(
                    call.use(
                    this));
            return nativeResult;
        }
    }

    /**
     * {@return whether blob files count, by the share of table files in the range; {@code false} by default}
     *
     * <p>C: {@code rocksdb_size_approximation_options_get_include_blob_files}.
     */
    public boolean includeBlobFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CSizeApproximationOptions.rocksdb_size_approximation_options_get_include_blob_files(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether table files count; {@code true} by default}
     *
     * <p>C: {@code rocksdb_size_approximation_options_get_include_files}.
     */
    public boolean includeFiles() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CSizeApproximationOptions.rocksdb_size_approximation_options_get_include_files(call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether memtables count; {@code false} by default}
     *
     * <p>C: {@code rocksdb_size_approximation_options_get_include_memtables}.
     */
    public boolean includeMemtables() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CSizeApproximationOptions.rocksdb_size_approximation_options_get_include_memtables(
                    call.use(
                    this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets the share of the size by which the result may be wrong; 0 or less is as exact as can be; {@code -1.0} by
     * default.
     *
     * <p>C: {@code rocksdb_size_approximation_options_set_files_size_error_margin}.
     *
     * @return this object
     */
    public SizeApproximationOptions setFilesSizeErrorMargin(double filesSizeErrorMargin) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSizeApproximationOptions.rocksdb_size_approximation_options_set_files_size_error_margin(
                    call.change(this), filesSizeErrorMargin);
            return this;
        }
    }

    /**
     * Sets whether blob files count, by the share of table files in the range; {@code false} by default.
     *
     * <p>C: {@code rocksdb_size_approximation_options_set_include_blob_files}.
     *
     * @return this object
     */
    public SizeApproximationOptions setIncludeBlobFiles(boolean includeBlobFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSizeApproximationOptions.rocksdb_size_approximation_options_set_include_blob_files(
                    call.change(this), (byte) (includeBlobFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether table files count; {@code true} by default.
     *
     * <p>C: {@code rocksdb_size_approximation_options_set_include_files}.
     *
     * @return this object
     */
    public SizeApproximationOptions setIncludeFiles(boolean includeFiles) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSizeApproximationOptions.rocksdb_size_approximation_options_set_include_files(
                    call.change(this), (byte) (includeFiles ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether memtables count; {@code false} by default.
     *
     * <p>C: {@code rocksdb_size_approximation_options_set_include_memtables}.
     *
     * @return this object
     */
    public SizeApproximationOptions setIncludeMemtables(boolean includeMemtables) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSizeApproximationOptions.rocksdb_size_approximation_options_set_include_memtables(
                    call.change(this), (byte) (includeMemtables ? 1 : 0));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public SizeApproximationOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
