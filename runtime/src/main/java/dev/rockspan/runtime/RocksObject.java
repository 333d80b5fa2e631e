package dev.rockspan.runtime;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.Owned;

/**
 * A handle on one native RocksDB object, and the superclass of all of them.
 *
 * <p>A handle is closed by {@link #close()}, by closing the {@linkplain java.lang.foreign.Arena arena} it was put into,
 * or by closing the handle it belongs to (a database closes its iterators). Whichever comes first, the native object is
 * freed exactly once, and not before the last call that is using it has returned. Every use after that throws
 * {@link IllegalStateException} naming the class.
 *
 * <p>Closing is safe from any thread. Each class says whether calls may run side by side. A database is thread-safe.
 * Iterators, batches and transactions are for one thread at a time. Options are for any number of threads, but cannot
 * be changed while another thread uses them.
 */
public abstract class RocksObject extends AbstractImmutableNativeReference {

    /** For generated code: a handle on {@code object}. */
    protected RocksObject(NativeObject object) {
        super(object);
    }

    /** For handles on pinned values. */
    protected RocksObject(Owned pinned, RocksObject parent) {
        super(pinned, parent);
    }

    /** For generated code: a handle that {@link #adopt adopts} an object of {@code kind}, a class that this extends. */
    protected RocksObject(Class<? extends RocksObject> kind) {
        super(kind);
    }
}
