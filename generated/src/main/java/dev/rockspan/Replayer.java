package dev.rockspan;

import dev.rockspan.raw.CReplayer;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import org.jspecify.annotations.Nullable;

/**
 * Plays a trace of calls again.
 *
 * <p>Close it when done; closing the object that made it closes it too. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>Keeps alive what it was made with or given: {@link ColumnFamilyHandle}, {@link Env}, {@link EnvOptions}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_replayer_t}.
 */
public class Replayer extends RocksObject {
    Replayer(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Returns when the trace began, in microseconds since 1970; 0 before it is prepared.
     *
     * <p>C: {@code uint64_t rocksdb_replayer_get_header_timestamp(const rocksdb_replayer_t *replayer)}, mapped by convention receiver, getter.
     *
     * @return when the trace began, in microseconds since 1970; 0 before it is prepared
     */
    public long getHeaderTimestamp() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CReplayer.rocksdb_replayer_get_header_timestamp(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Goes to the beginning of the trace; has to be called before it is replayed.
     *
     * <p>C: {@code void rocksdb_replayer_prepare(rocksdb_replayer_t *replayer, char **errptr)}, mapped by convention receiver, error-slot.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void prepare() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReplayer.rocksdb_replayer_prepare(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Makes the traced calls again in their own tempo, or as options say; blocks until it is through.
     *
     * <p>C: {@code void rocksdb_replayer_replay(rocksdb_replayer_t *replayer, const rocksdb_replay_options_t *options, char **errptr)}, mapped by convention receiver, handle, error-slot.
     *
     * @param options used during the call only; may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    public void replay(@Nullable ReplayOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReplayer.rocksdb_replayer_replay(call.use(this), call.useOrNull(options), call.errorSlot());
            call.check();
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Replayer in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
