package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CWatcher;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * RocksDB's {@code toy_watcher_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code toy_watcher_t}.
 */
public class Watcher extends RocksObject {
    Watcher(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates an object from the arguments, with RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_watcher_create}.
     *
     * @param name by which RocksDB knows it
     * @param callbacks called until RocksDB releases this object
     */
    public Watcher(String name, WatcherCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(
                    call, callbacks, "callbacks", Call.notNull(name, "name"), true);
            MemorySegment nativeResult = CWatcher.toy_watcher_create(
                    nativeCallbacks, Callbacks.destructor(), WatcherUpcalls.Addresses.COMPARE,
                    WatcherUpcalls.Addresses.ACCEPT, WatcherUpcalls.Addresses.COLOR, WatcherUpcalls.Addresses.MERGE,
                    WatcherUpcalls.Addresses.PREFIX, WatcherUpcalls.Addresses.DECIDE, WatcherUpcalls.Addresses.TELL,
                    WatcherUpcalls.Addresses.FIND, WatcherUpcalls.Addresses.MAKE, WatcherUpcalls.Addresses.REPLY,
                    WatcherUpcalls.Addresses.SIZES, WatcherUpcalls.Addresses.NAMES, Callbacks.free(), Callbacks.name());
            call.commit();
            nativeObject = call.made(NativeObject.owned("Watcher", nativeResult, CWatcher::toy_watcher_destroy));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Watcher in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
