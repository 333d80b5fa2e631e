package dev.rockspan;

import dev.rockspan.raw.CWalFilter;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Drops or replaces batches while the write-ahead log is replayed.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_walfilter_t}.
 */
public class WalFilter extends RocksObject {
    WalFilter(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a filter of logged batches in Java.
     *
     * <p>C: {@code rocksdb_walfilter_create}.
     *
     * @param name by which RocksDB knows it
     * @param callbacks called until RocksDB releases this object
     */
    public WalFilter(String name, WalFilterCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(
                    call, callbacks, "callbacks", Call.notNull(name, "name"), false);
            MemorySegment nativeResult = CWalFilter.rocksdb_walfilter_create(
                    nativeCallbacks, Callbacks.destructor(), WalFilterUpcalls.Addresses.COLUMN_FAMILY_LOG_NUMBER_MAP,
                    WalFilterUpcalls.Addresses.LOG_RECORD_FOUND, Callbacks.name());
            call.commit();
            nativeObject = call.made(NativeObject.owned(
                    "WalFilter", nativeResult, CWalFilter::rocksdb_walfilter_destroy));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public WalFilter in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected WalFilter() {
        super(WalFilter.class);
    }

    /** What is to become of a batch in the log. */
    public static class LogRecordFoundResult {

        /** The batch is recovered as it is. */
        public static final LogRecordFoundResult CONTINUE_UNCHANGED =
                new LogRecordFoundResult(WalProcessingOption.CONTINUE_PROCESSING, false);

        final WalProcessingOption walProcessingOption;
        final boolean batchChanged;

        /**
         * Creates a result.
         *
         * @param walProcessingOption what is to become of the batch
         * @param batchChanged whether the new batch is recovered instead
         */
        public LogRecordFoundResult(WalProcessingOption walProcessingOption, boolean batchChanged) {
            this.walProcessingOption = walProcessingOption;
            this.batchChanged = batchChanged;
        }
    }
}
