package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.Usable;
import java.lang.foreign.Arena;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The part of {@code RocksObject} that is written once: it only points to a {@link NativeObject}, which knows nothing of it.
 * So the garbage collector can tell a forgotten handle from one in use while the native object stays in its parent's list.
 */
public abstract class Handle implements AutoCloseable, Usable {

    /** What is closed with it; null until it is {@linkplain #adopt adopted}. */
    private @Nullable Owned owned;

    /** The same; null also if that is a pinned value, which no call uses. */
    private @Nullable NativeObject object;

    /**
     * What must stay reachable while this handle is: its parents (an automatic arena would otherwise close them, and
     * with them this) and the arenas it is attached to. Before {@link #adopt}: the class whose objects this can adopt.
     */
    private @Nullable Object reachable;

    /** A handle on {@code object}. */
    @SuppressWarnings("this-escape") // what watches it looks at nothing that a subclass adds
    protected Handle(NativeObject object) {
        this.object = Objects.requireNonNull(object, "object");
        owned = object;
        reachable = object.takeParentHandles();
        if (object.is(ObjectMark.COLLECTED)) {
            Effects.attach(this, Arena.ofAuto());
        }
        Leaks.watch(this);
    }

    /** A handle on a pinned value; {@code parent} stays reachable with it. */
    @SuppressWarnings("this-escape") // as above
    protected Handle(Owned pinned, Handle parent) {
        owned = pinned;
        reachable = parent;
        Leaks.watch(this);
    }

    /** A handle that {@link #adopt adopts} the native object of a {@code kind}. */
    protected Handle(Class<? extends Handle> kind) {
        reachable = kind;
    }

    /**
     * Takes over the native object of {@code made}, which must not be used after that. A subclass in Java, whose constructor
     * cannot have what makes the object, calls this once, in the end.
     *
     * <p>If this ends with an error, as without memory, {@code made} is closed.
     *
     * @throws IllegalArgumentException if {@code made} is no object of the API's class that this extends
     * @throws IllegalStateException if this has a native object already, or {@code made} has none
     */
    protected final void adopt(Handle made) {
        NativeObject adopted = made.nativeObject();
        try {
            if (owned != null) {
                throw new IllegalStateException(getClass().getName() + " has a native object already");
            }
            if (!(reachable instanceof Class<?> kind && kind.isInstance(this) && kind.isInstance(made))) {
                throw new IllegalArgumentException(getClass().getName()
                        + " cannot adopt what is no object of its superclass, but a "
                        + made.getClass().getName());
            }
            object = adopted;
            owned = adopted;
            reachable = made.reachable;
            Leaks.watchInstead(this);
        } catch (Error e) {
            adopted.close();
            throw e;
        }
    }

    /** Has something stay reachable as long as this handle is. */
    final void keepReachable(Object other) {
        synchronized (owned()) {
            reachable = new Reachable(other, reachable);
        }
    }

    /**
     * What this was given. The handle has it, not the native object: an arena keeps the native objects that it closes
     * reachable, and a handle in an arena keeps the arena reachable.
     */
    final Given given() {
        synchronized (owned()) {
            Given known = knownGiven();
            if (known == null) {
                known = new Given();
                keepReachable(known);
            }
            return known;
        }
    }

    private @Nullable Given knownGiven() {
        Object rest = reachable;
        while (rest instanceof Reachable link && !(link.object() instanceof Given)) {
            rest = link.next();
        }
        return rest instanceof Reachable link && link.object() instanceof Given known ? known : null;
    }

    /** What this was given under a name, or null. */
    final @Nullable Object given(String name) {
        synchronized (owned()) {
            Given known = knownGiven();
            return known == null ? null : known.of(name);
        }
    }

    /** Shares what {@code other}, a handle on the same object, was and will be given. Call it before this is given anything. */
    final void shareGiven(Handle other) {
        keepReachable(other.given());
    }

    /** The native object. */
    final NativeObject nativeObject() {
        NativeObject known = object;
        return known != null ? known : (NativeObject) owned();
    }

    /** What is closed with this handle. */
    final Owned owned() {
        Owned known = owned;
        if (known == null) {
            throw new IllegalStateException(getClass().getSimpleName() + " has adopted no native object");
        }
        return known;
    }

    /**
     * Closes this handle: from now on using it throws {@link IllegalStateException}. What belongs to it is closed
     * first, newest first. The native object is freed when the last call and the last object that borrows it have let go of it, at
     * once if there is none. Closing again does nothing, nor does closing a handle whose ownership was transferred.
     *
     * <p>A subclass that overrides this calls {@code super.close()}. What is closed by its parent or its arena is freed without
     * this method.
     */
    @Override
    public void close() {
        owned().close();
    }

    /** Whether this handle can no longer be used: closed by itself, its arena or its parent, or transferred. */
    public final boolean isClosed() {
        return !owned().isUsable();
    }

    /** Whether this handle is open and it is on it to free the native object; a view of another object owns nothing. */
    public final boolean isOwningHandle() {
        return owned().isOwning() && owned().isUsable();
    }

    /** The class and its state, without the address. */
    @Override
    public final String toString() {
        return owned().toString();
    }
}
