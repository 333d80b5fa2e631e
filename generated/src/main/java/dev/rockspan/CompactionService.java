package dev.rockspan;

import dev.rockspan.raw.CCompactionService;
import dev.rockspan.raw.COptions;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Has compactions done elsewhere.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_compactionservice_t}.
 */
public class CompactionService extends RocksObject {
    CompactionService(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a compaction service in Java.
     *
     * <p>C: {@code rocksdb_compactionservice_create}.
     *
     * @param callbacks called until RocksDB releases this object
     */
    public CompactionService(String name, CompactionServiceCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(call, callbacks, "callbacks", null, false);
            MemorySegment nativeResult = CCompactionService.rocksdb_compactionservice_create(
                    nativeCallbacks, Callbacks.destructor(), CompactionServiceUpcalls.Addresses.SCHEDULE,
                    call.string(name, "name"), CompactionServiceUpcalls.Addresses.AWAIT,
                    CompactionServiceUpcalls.Addresses.CANCEL_AWAITING_JOBS,
                    CompactionServiceUpcalls.Addresses.ON_INSTALLATION);
            call.commit();
            nativeObject = call.made(NativeObject.owned("CompactionService", nativeResult, object -> {
                        MemorySegment owner = COptions.rocksdb_options_create();
                        COptions.rocksdb_options_set_compaction_service(owner, object);
                        COptions.rocksdb_options_destroy(owner);
                    }));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionService in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
