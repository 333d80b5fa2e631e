package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.RocksObject;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@link RocksObject} that is written once: it only points to a {@link Lifetime}, which knows nothing of it.
 * So the garbage collector can tell a forgotten handle from one in use while the lifetime stays in its parent's list.
 */
public abstract sealed class Handle implements AutoCloseable, Usable permits RocksObject {

    /** Null if it is made when it is needed; see {@link #lifetime()}. */
    private @Nullable Lifetime lifetime;

    /**
     * What must stay reachable while this handle is: its parents (an automatic arena would otherwise close them, and
     * with them this) and the arenas it is attached to.
     */
    private @Nullable Kept reachable;

    /** A handle on what {@code lifetime} owns. */
    protected Handle(Lifetime lifetime) {
        this.lifetime = Objects.requireNonNull(lifetime, "lifetime");
        reachable = lifetime.takeParentHandles();
        Leaks.watch(this);
    }

    /** A handle whose lifetime is only made when it is needed, by {@link #share()}. */
    protected Handle() {
        lifetime = null;
    }

    /**
     * Makes this handle the one on the native object of {@code made}, which must be used no more. A subclass in Java, whose
     * constructor cannot have what makes the object, calls this once, in the end.
     */
    protected final void adopt(Handle made) {
        if (lifetime != null) {
            throw new IllegalStateException(lifetime.name() + " has a native object already");
        }
        lifetime = made.lifetime();
        reachable = made.reachable;
        Leaks.watch(this);
    }

    /** Has something stay reachable as long as this handle is. */
    final void keepReachable(Object object) {
        synchronized (lifetime()) {
            reachable = new Kept(object, reachable);
        }
    }

    /** What owns the native object. */
    final Lifetime lifetime() {
        Lifetime known = lifetime;
        return known != null ? known : share();
    }

    /** What owns the native object of {@code handle}. */
    static Lifetime lifetimeOf(Usable handle) {
        return ((Handle) handle).lifetime();
    }

    /** The lifetime of a handle that was made without one. */
    Lifetime share() {
        throw new IllegalStateException(getClass().getSimpleName() + " has adopted no native object");
    }

    /** As {@link #close()}. */
    void end() {
        lifetime().close();
    }

    boolean isUsable() {
        return lifetime().isUsable();
    }

    boolean isOwning() {
        return lifetime().isOwning();
    }

    String describe() {
        return lifetime().toString();
    }

    /**
     * Closes this handle: from now on using it throws {@link IllegalStateException}. What belongs to it is closed
     * first, newest first. The native object is freed when the last call and the last holder have let go of it, at
     * once if there is none. Closing again does nothing, nor does closing a handle that was handed over.
     */
    @Override
    public final void close() {
        end();
    }

    /** Whether this handle can no longer be used: closed by itself, its arena or its parent, or handed over. */
    public final boolean isClosed() {
        return !isUsable();
    }

    /** Whether this handle is open and it is on it to free the native object; a view of another object owns nothing. */
    public final boolean isOwningHandle() {
        return isOwning() && isUsable();
    }

    /** The class and its state, without the address. */
    @Override
    public final String toString() {
        return describe();
    }
}
