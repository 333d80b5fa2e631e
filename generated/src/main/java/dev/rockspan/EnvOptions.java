package dev.rockspan;

import dev.rockspan.raw.CEnvOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How files are opened and written.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>Retains each {@link RateLimiter} that it was created with or that was set: you may close them first, and their
 * memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_envoptions_t}.
 */
public class EnvOptions extends RocksObject {
    EnvOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_envoptions_create}.
     */
    public EnvOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CEnvOptions.rocksdb_envoptions_create();
            nativeObject = call.made(NativeObject.owned(
                    "EnvOptions", nativeResult, CEnvOptions::rocksdb_envoptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * {@return whether space is reserved ahead for files that are written; {@code true} by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_allow_fallocate}.
     */
    public boolean allowFallocate() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CEnvOptions.rocksdb_envoptions_get_allow_fallocate(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes of a file are written between requests to the system to put them on the disk; 0, the
     * default, for no requests}
     *
     * <p>C: {@code rocksdb_envoptions_get_bytes_per_sync}.
     */
    public long bytesPerSync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CEnvOptions.rocksdb_envoptions_get_bytes_per_sync(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return how many bytes compactions read at a time; 0 leaves that to the file system; {@code 2097152} (2 MiB) by
     * default}
     *
     * <p>C: {@code rocksdb_envoptions_get_compaction_readahead_size}.
     */
    public long compactionReadaheadSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CEnvOptions.rocksdb_envoptions_get_compaction_readahead_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * {@return whether reserving space leaves the size of a file as it is; {@code true} by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_fallocate_with_keep_size}.
     */
    public boolean fallocateWithKeepSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CEnvOptions.rocksdb_envoptions_get_fallocate_with_keep_size(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether child processes do not inherit open files; {@code true} by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_fd_cloexec}.
     */
    public boolean fdCloexec() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CEnvOptions.rocksdb_envoptions_get_fd_cloexec(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets whether space is reserved ahead for files that are written; {@code true} by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_allow_fallocate}.
     *
     * @return this object
     */
    public EnvOptions setAllowFallocate(boolean allowFallocate) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_allow_fallocate(call.change(this), (byte) (allowFallocate ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes of a file are written between requests to the system to put them on the disk; 0, the default,
     * for no requests.
     *
     * <p>C: {@code rocksdb_envoptions_set_bytes_per_sync}.
     *
     * @return this object
     */
    public EnvOptions setBytesPerSync(long bytesPerSync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_bytes_per_sync(call.change(this), bytesPerSync);
            return this;
        }
    }

    /**
     * Sets how many bytes compactions read at a time; 0 leaves that to the file system; {@code 2097152} (2 MiB) by
     * default.
     *
     * <p>C: {@code rocksdb_envoptions_set_compaction_readahead_size}.
     *
     * @return this object
     */
    public EnvOptions setCompactionReadaheadSize(long compactionReadaheadSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_compaction_readahead_size(call.change(this), compactionReadaheadSize);
            return this;
        }
    }

    /**
     * Sets whether reserving space leaves the size of a file as it is; {@code true} by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_fallocate_with_keep_size}.
     *
     * @return this object
     */
    public EnvOptions setFallocateWithKeepSize(boolean fallocateWithKeepSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_fallocate_with_keep_size(
                    call.change(this), (byte) (fallocateWithKeepSize ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether child processes do not inherit open files; {@code true} by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_fd_cloexec}.
     *
     * @return this object
     */
    public EnvOptions setFdCloexec(boolean fdCloexec) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_fd_cloexec(call.change(this), (byte) (fdCloexec ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets the rate limiter of what is written; none by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_rate_limiter}.
     *
     * @param rateLimiter retained by this object; may be closed before it
     * @return this object
     */
    public EnvOptions setRateLimiter(@Nullable RateLimiter rateLimiter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_rate_limiter(call.change(this), call.useOrNull(rateLimiter));
            Effects.borrow(this, "setRateLimiter.rateLimiter", rateLimiter);
            Effects.noteGiven(this, "rateLimiter", rateLimiter);
            return this;
        }
    }

    /**
     * Sets whether a thread that has written {@code bytesPerSync} bytes of a file waits until the disk has the bytes
     * before them, so that no more are pending; {@code false} by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_strict_bytes_per_sync}.
     *
     * @return this object
     */
    public EnvOptions setStrictBytesPerSync(boolean strictBytesPerSync) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_strict_bytes_per_sync(
                    call.change(this), (byte) (strictBytesPerSync ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are read, bypassing the page cache (direct I/O); {@code false} by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_use_direct_reads}.
     *
     * @return this object
     */
    public EnvOptions setUseDirectReads(boolean useDirectReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_use_direct_reads(call.change(this), (byte) (useDirectReads ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are written, bypassing the page cache (direct I/O); {@code false} by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_use_direct_writes}.
     *
     * @return this object
     */
    public EnvOptions setUseDirectWrites(boolean useDirectWrites) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_use_direct_writes(call.change(this), (byte) (useDirectWrites ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are mapped into memory to be read; {@code false} by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_use_mmap_reads}.
     *
     * @return this object
     */
    public EnvOptions setUseMmapReads(boolean useMmapReads) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_use_mmap_reads(call.change(this), (byte) (useMmapReads ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets whether files are mapped into memory to be written; {@code false} by default.
     *
     * <p>Leave it off: a full disk then crashes the process.
     *
     * <p>C: {@code rocksdb_envoptions_set_use_mmap_writes}.
     *
     * @return this object
     */
    public EnvOptions setUseMmapWrites(boolean useMmapWrites) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_use_mmap_writes(call.change(this), (byte) (useMmapWrites ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets how many bytes are buffered before they are written to a file; {@code 1048576} (1 MiB) by default.
     *
     * <p>C: {@code rocksdb_envoptions_set_writable_file_max_buffer_size}.
     *
     * @return this object
     */
    public EnvOptions setWritableFileMaxBufferSize(long writableFileMaxBufferSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CEnvOptions.rocksdb_envoptions_set_writable_file_max_buffer_size(
                    call.change(this), writableFileMaxBufferSize);
            return this;
        }
    }

    /**
     * {@return whether a thread that has written {@code bytesPerSync} bytes of a file waits until the disk has the
     * bytes before them, so that no more are pending; {@code false} by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_strict_bytes_per_sync}.
     */
    public boolean strictBytesPerSync() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CEnvOptions.rocksdb_envoptions_get_strict_bytes_per_sync(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are read, bypassing the page cache (direct I/O); {@code false} by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_use_direct_reads}.
     */
    public boolean useDirectReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CEnvOptions.rocksdb_envoptions_get_use_direct_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are written, bypassing the page cache (direct I/O); {@code false} by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_use_direct_writes}.
     */
    public boolean useDirectWrites() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CEnvOptions.rocksdb_envoptions_get_use_direct_writes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are mapped into memory to be read; {@code false} by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_use_mmap_reads}.
     */
    public boolean useMmapReads() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CEnvOptions.rocksdb_envoptions_get_use_mmap_reads(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return whether files are mapped into memory to be written; {@code false} by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_use_mmap_writes}.
     */
    public boolean useMmapWrites() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CEnvOptions.rocksdb_envoptions_get_use_mmap_writes(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * {@return how many bytes are buffered before they are written to a file; {@code 1048576} (1 MiB) by default}
     *
     * <p>C: {@code rocksdb_envoptions_get_writable_file_max_buffer_size}.
     */
    public long writableFileMaxBufferSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CEnvOptions.rocksdb_envoptions_get_writable_file_max_buffer_size(call.use(this));
            return nativeResult;
        }
    }

    /** Returns what {@link #setRateLimiter} was last given, or null. */
    public @Nullable RateLimiter rateLimiter() {
        return Effects.given(this, "rateLimiter");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public EnvOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Sets whether child processes do not inherit open files. Default: true. */
    public EnvOptions setSetFdCloexec(boolean setFdCloexec) {
        return setFdCloexec(setFdCloexec);
    }

    /** Returns whether child processes do not inherit open files. */
    public boolean setFdCloexec() {
        return fdCloexec();
    }

    /** Creates options as a database with those options uses them. */
    @SuppressWarnings("this-escape")
    public EnvOptions(DBOptions dbOptions) {
        Call.notNull(dbOptions, "dbOptions");
        this();
        setUseMmapReads(dbOptions.allowMmapReads());
        setUseMmapWrites(dbOptions.allowMmapWrites());
        setUseDirectReads(dbOptions.useDirectReads());
        setFdCloexec(dbOptions.isFdCloseOnExec());
        setBytesPerSync(dbOptions.bytesPerSync());
        setCompactionReadaheadSize(dbOptions.compactionReadaheadSize());
        setWritableFileMaxBufferSize(dbOptions.writableFileMaxBufferSize());
        setAllowFallocate(dbOptions.allowFAllocate());
        setStrictBytesPerSync(dbOptions.strictBytesPerSync());
        RateLimiter limiter = dbOptions.rateLimiter();
        if (limiter != null) {
            setRateLimiter(limiter);
        }
    }
}
