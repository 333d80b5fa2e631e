package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.RocksObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Collection;
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

    /**
     * Ties this handle to {@code arena}: closing the arena closes the handle. The handles in an arena are closed in no
     * particular order, but what depends on others is always destroyed before them. An automatic arena closes it some time
     * after neither of them is reachable any more, the global arena never. Closing the handle earlier is fine.
     *
     * @throws IllegalStateException if the arena is closed already; the handle is then closed, too
     * @throws WrongThreadException if the arena is confined to another thread; the handle is then closed, too
     */
    @SuppressWarnings("restricted")
    protected final void attachTo(Arena arena) {
        Objects.requireNonNull(arena, "arena");
        Lifetime closed = lifetime(); // not this: the arena must not keep the handle reachable
        closed.checkUsable();
        try {
            MemorySegment tie = MemorySegment.NULL.reinterpret(0, arena, _ -> closed.close());
            synchronized (closed) {
                reachable = new Kept(tie, reachable);
            }
        } catch (RuntimeException e) {
            closed.close();
            throw e;
        }
        closed.attached();
    }

    /**
     * Notes that this object's native side now points to {@code handle} instead of what it pointed to under
     * {@code slot} before. Call it right after the native call, within the same {@link Call} that used both.
     *
     * @see Lifetime#borrow(String, Lifetime)
     */
    protected final void borrow(String slot, @Nullable Usable handle) {
        lifetime().borrow(slot, handle == null ? null : lifetimeOf(handle));
    }

    /**
     * Notes that this was filled with what {@code handle} has: it points to that, as in {@link #borrow(String, Usable)},
     * and is of the same kinds. Of those that it was of before, too: the call may have failed.
     */
    protected final void fill(String slot, Usable handle) {
        borrow(slot, handle);
        lifetime().markedLike(handle);
    }

    /**
     * Notes that the database that this is, or is part of, points to {@code handle}, too, from now on. Call it right
     * after the native call, within the same {@link Call} that used both. Who asks may be closed before the database is:
     * the base database of one with transactions is the same one to C.
     */
    protected final void borrow(@Nullable Usable handle) {
        lifetime().root().borrowing(handle);
    }

    /**
     * Rules out that this handle is ever closed, so that calls need no lease on it. For handles that only the API itself
     * has; call it before anybody else can see the handle.
     */
    protected final void keepOpen() {
        lifetime().keepOpen();
    }

    /** Whether this object is of a kind. */
    protected final boolean isMarked(String kind) {
        return lifetime().isMarked(kind);
    }

    /**
     * Checks that this object is of a kind.
     *
     * @throws IllegalStateException with {@code otherwise} if it is not
     */
    protected final void require(String kind, String otherwise) {
        if (!lifetime().isMarked(kind)) {
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Checks that a call has filled this object, if it was created empty. The objects that RocksDB shows are not.
     *
     * @throws IllegalStateException if none has
     */
    protected final void requireFilled() {
        Lifetime filled = lifetime();
        filled.checkUsable();
        if (filled.isOwning() && !filled.isMarked(Refusals.FILLED)) {
            throw new IllegalStateException(filled.name() + " was not filled by RocksDB");
        }
    }

    /**
     * Checks that this object is not of a kind.
     *
     * @throws UnsupportedOperationException with {@code otherwise} if it is
     */
    protected final void refuse(String kind, String otherwise) {
        if (lifetime().isMarked(kind)) {
            throw new UnsupportedOperationException(otherwise);
        }
    }

    /**
     * Checks that this object, and what it is part of and guarded with, is not of a kind at the moment.
     *
     * @throws IllegalStateException with {@code otherwise} if it is
     */
    protected final void refuseNow(String kind, String otherwise) {
        if (lifetime().isNow(kind)) {
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Checks that nothing of the class {@code name} that this has made, and that is still there, is of a kind.
     *
     * @throws IllegalStateException with {@code otherwise} if something is
     */
    protected final void refuseMade(String name, String kind, String otherwise) {
        lifetime().forDescendants(name, made -> {
            if (made.isMarked(kind)) {
                throw new IllegalStateException(otherwise);
            }
        });
    }

    /** Notes of what kind this is, too, from now on. */
    protected final void mark(String kind) {
        lifetime().marked(kind);
    }

    /** See {@link Lifetime#ordering}. */
    protected final void ordering() {
        lifetime().ordering();
    }

    /** Notes that this is of another kind from now on, if it is of that one. */
    protected final void become(String kind, String other) {
        lifetime().become(kind, other);
    }

    /**
     * Checks that an argument belongs to this object, as one that it made does. What can no longer be used passes: its
     * use is refused.
     *
     * @return the argument
     * @throws IllegalArgumentException if it belongs to another
     */
    protected final <H extends Usable> @Nullable H own(@Nullable H argument, String parameter) {
        if (argument != null) {
            Lifetime owned = lifetimeOf(argument);
            if (!owned.isChildOf(lifetime()) && owned.isUsable()) {
                throw new IllegalArgumentException(
                        parameter + " does not belong to this " + lifetime().name() + ", but to another object");
            }
        }
        return argument;
    }

    /**
     * Checks that what belongs to a thread is made by one of the system's: the carrier of a virtual thread can end before it.
     *
     * @throws UnsupportedOperationException if it is not
     */
    protected static void requirePlatformThread(String name) {
        if (Thread.currentThread().isVirtual()) {
            throw new UnsupportedOperationException(
                    name + " is part of a thread of the system, and cannot be made in a virtual one");
        }
    }

    /**
     * Checks that it is {@code maker} that calls.
     *
     * @throws WrongThreadException if it is not
     */
    protected final void requireThread(Thread maker) {
        if (Thread.currentThread() != maker) {
            throw new WrongThreadException(
                    lifetime().name() + " is part of the thread that made it, and can be used by no other");
        }
    }

    /**
     * Checks that what this has for a time is still there.
     *
     * @throws IllegalStateException with {@code otherwise} if it was taken or moved and not {@linkplain #renew renewed}
     */
    protected final void requireFresh(String otherwise) {
        if (lifetime().isStale()) {
            throw new IllegalStateException(otherwise);
        }
    }

    /** As {@link #requireFresh}, and takes it: it is there only once. */
    protected final void takeFresh(String otherwise) {
        requireFresh(otherwise);
        lifetime().makeStale();
    }

    /** What this has for a time is there again. */
    protected final void renew() {
        lifetime().renew();
    }

    /** Closes what this made and is of the class {@code name}, directly or through others that it made. */
    protected final void closeMade(String name) {
        lifetime().forDescendants(name, Lifetime::close);
    }

    /** As {@link #closeMade(String)}; what its parents of the class {@code within} made, too. */
    protected final void closeMade(String name, String within) {
        closeMade(name);
        lifetime().forParents(within, parent -> parent.forDescendants(name, Lifetime::close));
    }

    /** Notes that what others of the class {@code name} have for a time, and this made, is not there any more. */
    protected final void moveMade(String name) {
        Guard guard = lifetime().target().guard();
        if (guard != null) {
            guard.indexed().grow();
        }
        lifetime().forDescendants(name, Lifetime::makeStale);
    }

    /** As {@link #moveMade(String)}; what its parents of the class {@code within} made, too. */
    protected final void moveMade(String name, String within) {
        moveMade(name);
        lifetime().forParents(within, parent -> parent.forDescendants(name, Lifetime::makeStale));
    }

    /** This has no writes any more. */
    protected final void emptied() {
        Guard guard = lifetime().target().guard();
        if (guard != null) {
            guard.emptied();
        }
    }

    /** As {@link #borrow(Usable)}, of each of {@code handles}. */
    protected final void borrow(Collection<? extends Usable> handles) {
        lifetime().root().borrowing(handles);
    }

    /** The class and its state, without the address. */
    @Override
    public final String toString() {
        return describe();
    }
}
