package dev.rockspan;

import dev.rockspan.raw.CBackgroundErrorStatus;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;

/**
 * The error of a background job, which a listener may take back; valid during the callback only.
 *
 * <p>Valid as long as the object that returned it is open. Only one thread may use it at a time: a call by another
 * thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_status_ptr_t}.
 */
public class BackgroundErrorStatus extends RocksObject {
    BackgroundErrorStatus(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Throws the error of the background job, and does nothing if there is none.
     *
     * <p>C: {@code rocksdb_status_ptr_get_error}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void getError() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackgroundErrorStatus.rocksdb_status_ptr_get_error(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Takes the error back, so that RocksDB goes on as if it had not happened.
     *
     * <p>C: {@code rocksdb_reset_status}.
     */
    public void reset() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBackgroundErrorStatus.rocksdb_reset_status(call.use(this));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public BackgroundErrorStatus in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
