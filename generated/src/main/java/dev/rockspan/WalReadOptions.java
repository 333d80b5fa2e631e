package dev.rockspan;

import dev.rockspan.raw.CWalReadOptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * How the write-ahead log is read.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it; changing it while a
 * call on another thread uses it throws an {@link IllegalStateException}.
 *
 * <p>C: {@code rocksdb_wal_readoptions_t}.
 */
public class WalReadOptions extends RocksObject {
    private static volatile @Nullable WalReadOptions defaults;

    WalReadOptions(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code rocksdb_wal_readoptions_create}.
     */
    public WalReadOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CWalReadOptions.rocksdb_wal_readoptions_create();
            nativeObject = call.made(NativeObject.owned(
                    "WalReadOptions", nativeResult, CWalReadOptions::rocksdb_wal_readoptions_destroy));
        }
        super(nativeObject);
    }

    /**
     * Sets whether checksums of records are verified; {@code true} by default.
     *
     * <p>C: {@code rocksdb_wal_readoptions_set_verify_checksums}.
     *
     * @return this object
     */
    public WalReadOptions setVerifyChecksums(boolean verifyChecksums) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CWalReadOptions.rocksdb_wal_readoptions_set_verify_checksums(
                    call.change(this), (byte) (verifyChecksums ? 1 : 0));
            return this;
        }
    }

    /**
     * {@return whether checksums of records are verified; {@code true} by default}
     *
     * <p>C: {@code rocksdb_wal_readoptions_get_verify_checksums}.
     */
    public boolean verifyChecksums() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CWalReadOptions.rocksdb_wal_readoptions_get_verify_checksums(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public WalReadOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    static WalReadOptions defaults() {
        WalReadOptions known = defaults;
        return known != null ? known : makeDefaults();
    }

    private static synchronized WalReadOptions makeDefaults() {
        WalReadOptions made = defaults;
        if (made == null) {
            made = new WalReadOptions();
            Effects.setPermanent(made);
            defaults = made;
        }
        return made;
    }
}
