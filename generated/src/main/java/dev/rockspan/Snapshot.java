package dev.rockspan;

import dev.rockspan.raw.CSnapshot;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;

/**
 * The state of a database at one moment; reads through it see nothing that was written later.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_snapshot_t}.
 */
public class Snapshot extends RocksObject {
    Snapshot(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Returns the sequence number of the last write that the snapshot sees.
     *
     * <p>C: {@code rocksdb_snapshot_get_sequence_number}.
     */
    public long getSequenceNumber() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CSnapshot.rocksdb_snapshot_get_sequence_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Snapshot in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
