package dev.rockspan;

import dev.rockspan.raw.CCompactionFilterFactory;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Makes a compaction filter for each compaction.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>C: {@code rocksdb_compactionfilterfactory_t}.
 */
public class CompactionFilterFactory extends RocksObject {
    CompactionFilterFactory(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Creates a factory of compaction filters in Java.
     *
     * <p>C: {@code rocksdb_compactionfilterfactory_create}.
     *
     * @param name by which RocksDB knows it
     * @param callbacks called until RocksDB releases this object
     */
    public CompactionFilterFactory(String name, CompactionFilterFactoryCallbacks callbacks) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callback(
                    call, callbacks, "callbacks", Call.notNull(name, "name"), false);
            MemorySegment nativeResult = CCompactionFilterFactory.rocksdb_compactionfilterfactory_create(
                    nativeCallbacks, Callbacks.destructor(),
                    CompactionFilterFactoryUpcalls.Addresses.CREATE_COMPACTION_FILTER, Callbacks.name());
            call.commit();
            nativeObject = call.made(NativeObject.owned(
                    "CompactionFilterFactory", nativeResult,
                    CCompactionFilterFactory::rocksdb_compactionfilterfactory_destroy));
        }
        super(nativeObject);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public CompactionFilterFactory in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected CompactionFilterFactory() {
        super(CompactionFilterFactory.class);
    }
}
