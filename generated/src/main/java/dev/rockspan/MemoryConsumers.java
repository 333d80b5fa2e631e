package dev.rockspan;

import dev.rockspan.raw.CMemoryConsumers;
import dev.rockspan.raw.CMemoryUsage;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * The databases and caches whose memory is to be measured.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link Cache} and {@link RocksDB} that it was created with or that was set: you may close them first,
 * and their memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_memory_consumers_t}.
 */
public class MemoryConsumers extends RocksObject {
    MemoryConsumers(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an empty set of databases and caches.
     *
     * <p>C: {@code rocksdb_memory_consumers_create}.
     */
    public MemoryConsumers() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CMemoryConsumers.rocksdb_memory_consumers_create();
            nativeObject = call.made(NativeObject.owned(
                    "MemoryConsumers", nativeResult, CMemoryConsumers::rocksdb_memory_consumers_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Adds a cache whose memory is counted; one added twice counts once.
     *
     * <p>C: {@code rocksdb_memory_consumers_add_cache}.
     *
     * @param cache retained by this object; may be closed before it
     */
    public void addCache(Cache cache) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CMemoryConsumers.rocksdb_memory_consumers_add_cache(call.use(this), call.use(cache, "cache"));
            Effects.borrow(this, cache);
        }
    }

    /**
     * Adds a database whose memory is counted.
     *
     * <p>C: {@code rocksdb_memory_consumers_add_db}.
     *
     * @param db retained by this object; may be closed before it
     */
    public void addDb(RocksDB db) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CMemoryConsumers.rocksdb_memory_consumers_add_db(call.use(this), call.use(db, "db"));
            Effects.borrow(this, db);
        }
    }

    /**
     * Counts roughly the memory that the databases and caches take now.
     *
     * <p>C: {@code rocksdb_approximate_memory_usage_create}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public MemoryUsage getApproximateMemoryUsage() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CMemoryConsumers.rocksdb_approximate_memory_usage_create(
                    call.use(this), call.errorSlot());
            call.check();
            return MemoryUsage.read(call.temporary(
                    nativeResult, CMemoryUsage::rocksdb_approximate_memory_usage_destroy));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public MemoryConsumers in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
