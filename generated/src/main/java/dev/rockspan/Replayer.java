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
 * <p>Close it when done; closing the object that created it closes it, too. Only one thread may use it at a time: a
 * call by another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link ColumnFamilyHandle}, {@link Env} and {@link EnvOptions} that it was created with or that was
 * set: you may close them first, and their memory is freed when this object is closed.
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
     * <p>C: {@code rocksdb_replayer_get_header_timestamp}.
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
     * <p>C: {@code rocksdb_replayer_prepare}.
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
     * Makes the traced calls again at their own speed, or as options say, and returns when all are done.
     *
     * <p>C: {@code rocksdb_replayer_replay}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void replay(@Nullable ReplayOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CReplayer.rocksdb_replayer_replay(call.use(this), call.useOrNull(options), call.errorSlot());
            call.check();
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Replayer in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
