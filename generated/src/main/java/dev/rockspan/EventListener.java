package dev.rockspan;

import dev.rockspan.raw.CEventListener;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Is called at flushes, compactions and other events, by the threads that do them, and must not wait for other such
 * work.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_eventlistener_t}.
 */
public class EventListener extends RocksObject {
    EventListener(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a listener in Java.
     *
     * <p>C: {@code rocksdb_eventlistener_create}.
     *
     * @param callbacks called until RocksDB releases this object
     */
    public EventListener(EventListenerCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(call, callbacks, "callbacks", null, false);
            MemorySegment nativeResult = CEventListener.rocksdb_eventlistener_create(
                    nativeCallbacks, Callbacks.destructor(), EventListenerUpcalls.Addresses.ON_FLUSH_BEGIN,
                    EventListenerUpcalls.Addresses.ON_FLUSH_COMPLETED,
                    EventListenerUpcalls.Addresses.ON_COMPACTION_BEGIN,
                    EventListenerUpcalls.Addresses.ON_COMPACTION_COMPLETED,
                    EventListenerUpcalls.Addresses.ON_SUBCOMPACTION_BEGIN,
                    EventListenerUpcalls.Addresses.ON_SUBCOMPACTION_COMPLETED,
                    EventListenerUpcalls.Addresses.ON_EXTERNAL_FILE_INGESTED,
                    EventListenerUpcalls.Addresses.ON_BACKGROUND_ERROR,
                    EventListenerUpcalls.Addresses.ON_STALL_CONDITIONS_CHANGED,
                    EventListenerUpcalls.Addresses.ON_MEM_TABLE_SEALED);
            call.commit();
            nativeObject = call.made(NativeObject.owned(
                    "EventListener", nativeResult, CEventListener::rocksdb_eventlistener_destroy));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public EventListener in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected EventListener() {
        super(EventListener.class);
    }
}
