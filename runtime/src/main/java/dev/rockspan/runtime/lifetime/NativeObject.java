package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.Failures;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.StackReserve;
import java.lang.foreign.MemorySegment;
import java.util.Collection;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One native object: its address, who may use it, what must go before it and what must outlast it. A {@link Handle} only
 * points here, so a native object can outlive its handle (a cleaner or an arena may close it) and never keeps it reachable.
 *
 * <p>These are the rules; {@code docs/adr/0001-lifetimes.md} argues why they hold.
 *
 * <ol>
 *   <li>Closing refuses new <b>uses</b>. A closed object without <b>references</b> and uses is destroyed, once, by the thread
 *       that ends the last of these ({@link ObjectUses}).
 *   <li><b>Children</b> are closed with their parent, newest first, and destroyed before it ({@link Children}).
 *   <li><b>Views</b> own nothing: using one uses the object that it is part of.
 *   <li><b>Retained objects</b> are what C points to. They are released after the object is destroyed ({@link RetainedObjects}).
 *   <li><b>Transfer of ownership</b> needs an open object that no other call uses and that has no reference but its owner's
 *       ({@link OwnershipTransfer}).
 * </ol>
 *
 * <p>Closing goes {@link #close} → {@code beginClose} → {@code closeDependents} → {@code destroyOrLeave} → {@code tryDestroy} →
 * {@link #destroy}; what cannot be done at once enters it again later, at the step that is left.
 *
 * <p>Locks guard lists, notes and lazy creation. While one is taken, no native function is called, and nobody waits.
 */
public final class NativeObject extends ObjectRelations implements Owned {

    private final String name;
    /** Null if it is created when the first call needs it, by a {@link Deferred}, or is yet to be created by C. */
    private @Nullable MemorySegment address;

    private final @Nullable Destroyer destroyer;
    private boolean permanent;

    /** A native object that is created when the first call needs its address. */
    public interface Deferred extends Destroyer {

        /** The address, for a call that uses the object. */
        MemorySegment address();
    }

    private NativeObject(
            String name,
            @Nullable MemorySegment address,
            @Nullable Destroyer destroyer,
            @Nullable NativeObject whole) {
        super(whole);
        this.name = Objects.requireNonNull(name, "name");
        this.address = address == null ? null : NativeMemory.returned(address, name);
        this.destroyer = destroyer;
    }

    /** Initialises what closing needs, and goes through the life of an object, which links what the classes call. */
    public static void prepare() {
        InCallback.is();
        StackReserve.prepare();
        NativeObject referenced = owned("rehearsal", MemorySegment.ofAddress(1), _ -> {});
        NativeObject rehearsal = owned("rehearsal", MemorySegment.ofAddress(1), _ -> {}).exclusive();
        rehearsal.adoptedBy(referenced);
        rehearsal.close();
        Finisher.add(rehearsal);
        referenced.acquire();
        referenced.close();
        referenced.rehearseError();
        referenced.release();
    }

    /**
     * The native object of a handle.
     *
     * @throws IllegalArgumentException if a user's class implements an interface that only handles may implement
     */
    public static NativeObject of(Usable handle) {
        if (handle instanceof Handle known) {
            return known.nativeObject();
        }
        throw new IllegalArgumentException(handle.getClass().getName() + " is no RocksObject");
    }

    // ------------------------------------------------------------------------------------------- kinds of ownership

    /** A native object of its own: {@code destroyer} ends it, at once if there is no memory for this. */
    public static NativeObject owned(String name, MemorySegment address, Destroyer destroyer) {
        Objects.requireNonNull(address, "address");
        Objects.requireNonNull(destroyer, "destroyer");
        try {
            return new NativeObject(name, address, destroyer, null);
        } catch (Error e) {
            destroyer.destroy(address);
            throw e;
        }
    }

    /** A native object that C is about to create, and that {@code destroyer} ends; say when it is {@link #created}. */
    public static NativeObject expected(String name, Destroyer destroyer) {
        return deferred(name, new ExpectedObject(name, destroyer));
    }

    /**
     * As {@link #expected(String, Destroyer)}, of one that C has in two parts.
     *
     * @param base returns the base of a {@link #derived() derived} object; it is closed first
     */
    public static NativeObject expected(
            String name, UnaryOperator<MemorySegment> base, Destroyer closeBase, Destroyer close) {
        return deferred(name, new ExpectedObject(name, base, closeBase, close));
    }

    /** C has created what was expected; 0 if it has not. This takes no memory, so that nothing is lost. */
    public void created(long object) {
        ((ExpectedObject) Objects.requireNonNull(destroyer)).created(object);
    }

    /** The address of what C has created in two parts; fails as {@link #requireCreated} does. */
    public MemorySegment derived() {
        return ((ExpectedObject) Objects.requireNonNull(destroyer)).derived();
    }

    /**
     * Takes over the address of what C has created.
     *
     * @throws IllegalStateException if that is NULL
     */
    public void requireCreated() {
        address = deferredAddress();
    }

    /** A native object that is created when the first call needs its address; it destroys it if it was created. */
    public static NativeObject deferred(String name, Deferred object) {
        return new NativeObject(name, null, object, null);
    }

    /**
     * A native object that has to be destroyed before {@code parent} is, and is closed with it. Create it within the
     * {@code Call} that uses the parent.
     *
     * @throws IllegalStateException if the parent was closed in the meantime; the new object is then destroyed
     */
    public static NativeObject child(String name, MemorySegment address, Destroyer destroyer, Usable parent) {
        return owned(name, address, destroyer).childOf(parent);
    }

    /** A part of {@code parent}, or an object that it owns: there is nothing to destroy, and it ends with the parent. */
    public static NativeObject view(String name, MemorySegment address, Usable parent) {
        NativeObject view = new NativeObject(name, address, null, of(parent));
        view.keepReachable(parent);
        return view;
    }

    /** All of {@code whole}, for one more handle, which does not keep it open. */
    static NativeObject viewOf(NativeObject whole) {
        return new NativeObject(whole.name, whole.address(), null, whole);
    }

    /** An object of C's that is valid during a callback: there is nothing to destroy, and it ends with the callback. */
    public static NativeObject duringCallback(String name, MemorySegment address) {
        return new NativeObject(name, address, null, null);
    }

    /** Closes it, and waits for calls of other threads, to which it should not have been given. */
    public void closeAndWait() {
        close();
        if (!isBeingDestroyed()) {
            Waiting.until(this::isBeingDestroyed, 1000);
        }
    }

    // ------------------------------------------------------------------------------------------- facts of a new one

    /** Makes this a child of one more parent; see {@link #child}. Without memory for that it is closed. */
    public NativeObject childOf(Usable parent) {
        try {
            if (!isChildOf(of(parent))) {
                adoptedBy(of(parent).target);
            }
            keepReachable(parent);
            return this;
        } catch (Error e) {
            close();
            throw e;
        }
    }

    /**
     * Has only one call at a time use this, because RocksDB does not lock it; and the same call that uses its parent, if
     * that is of this kind, too. Call it before anybody else can see the handle.
     */
    public NativeObject exclusive() {
        if (target == this) {
            ExclusiveAccess ofParent = accessOfParent();
            shareAccess(ofParent == null ? new ExclusiveAccess() : ofParent);
        }
        return this;
    }

    /**
     * Retains {@code handle}'s native object until this one is destroyed. Its user may close it at any time; it is
     * destroyed when its last reference is released. Null is nothing to retain. Call it within the {@code Call} that uses
     * the handle. Without memory for that this is closed.
     */
    public NativeObject borrowing(@Nullable Usable handle) {
        if (handle != null) {
            NativeObject borrowed = of(handle).target;
            if (borrowed != target) {
                target.callBackLike(borrowed);
                if (borrowed.permanent) {
                    return this; // it is never freed, and a count would be shared by all threads that use the default options
                }
                try {
                    target.retained().add(RetainedObjects.reference(borrowed));
                } catch (Error e) {
                    close();
                    throw e;
                }
            }
        }
        return this;
    }

    /** As {@link #borrowing(Usable)}, of each of {@code handles}. */
    public NativeObject borrowing(Collection<? extends Usable> handles) {
        handles.forEach(this::borrowing);
        return this;
    }

    /**
     * Makes this the successor of {@code consumed}, whose ownership was transferred to it: it becomes a child of the same
     * parents. What {@code consumed} retained is released after this is destroyed. Call it before {@link #childOf}, which may
     * fail.
     *
     * @throws IllegalStateException if a parent was closed in the meantime; this object is then destroyed
     */
    public NativeObject succeeding(@Nullable Usable consumed) {
        if (consumed == null) {
            return this;
        }
        NativeObject before = of(consumed);
        if (!before.isConsumed()) {
            throw new IllegalStateException(before.name + " was not transferred");
        }
        callBackLike(before);
        acquire(); // a thread that closes a parent may close this at once: it is destroyed after that
        try {
            succeed(before);
        } finally {
            release();
        }
        keepReachable(consumed);
        return this;
    }

    /** Rules out that it is ever closed, so that calls need not publish that they use it. */
    public void setPermanent() {
        permanent = true;
    }

    /** Whether it is never closed. */
    public boolean isPermanent() {
        return permanent;
    }

    // ------------------------------------------------------------------------------------------- what it is

    /** The name of its class. */
    @Override
    public String name() {
        return name;
    }

    /**
     * The address, for a call that uses the {@link #target()}.
     *
     * @throws IllegalStateException if it is closed or transferred
     */
    public MemorySegment address() {
        if (target != this && !isOpen()) {
            throw refusal();
        }
        MemorySegment known = address;
        return known != null ? known : deferredAddress();
    }

    private MemorySegment deferredAddress() {
        return Objects.requireNonNull(deferred()).address();
    }

    /** Creates the native object; null if that has been there from the beginning. */
    public @Nullable Deferred deferred() {
        return address == null ? (Deferred) destroyer : null;
    }

    // ------------------------------------------------------------------------------------------- what it retains

    /**
     * Replaces what the slot retained by a reference to {@code borrowed}; null empties the slot. Without memory for that
     * this is closed: C points to what could not be retained.
     */
    void borrow(String slot, @Nullable NativeObject borrowed) {
        try {
            NativeObject other = borrowed == null || borrowed.target == target ? null : borrowed.target;
            if (other != null) {
                target.callBackLike(other);
            }
            retain(slot, other == null ? null : RetainedObjects.reference(other));
            target.notes().setOfDatabase(slotOf(slot), other == null || other.root() == other ? null : other);
        } catch (Error e) {
            target.close();
            throw e;
        }
    }

    // ------------------------------------------------------------------------------------------- the end

    /** Whether it can be used: it is open, and so is what it is part of. */
    @Override
    public boolean isUsable() {
        return isOpen() && target.isOpen();
    }

    /** Whether there is something to destroy. */
    @Override
    public boolean isOwning() {
        return destroyer != null;
    }

    /**
     * Checks that it can be used.
     *
     * @throws IllegalStateException if not
     */
    public void checkUsable() {
        if (!isUsable()) {
            throw refusal();
        }
    }

    @Override
    public void attach() {
        checkUsable();
    }

    /** Why it cannot be used. */
    public IllegalStateException refusal() {
        return UseErrors.unusable(this);
    }

    /** Closes it, after its children. Safe on any thread, any number of times. */
    @Override
    public void close() {
        if (!permanent) {
            end();
            endShown();
        }
    }

    /** Ends the views of this thread. */
    void endShown() {
        if (endViews()) {
            afterUse(); // it was closed by another thread, which could not end them
        }
    }

    /**
     * Whether destroying this here could wait for ever. A part of a database asks for locks, which RocksDB may hold during any
     * callback; a database waits for its threads, and so for the callbacks on them.
     */
    private boolean mustBeDestroyedElsewhere() {
        return destroyer != null && (hasParent() ? InCallback.is() : InCallback.isWaitedFor());
    }

    @Override
    void destroy() {
        if (mustBeDestroyedElsewhere()) {
            InCallback.elsewhere(() -> {
                try {
                    destroyNow();
                } catch (Error e) {
                    destroyLater();
                }
            });
        } else {
            destroyNow();
        }
    }

    private void destroyNow() {
        endAllViews();
        Failures.rethrow(releaseAll(nativeDestroyed ? null : destroyNative()));
    }

    private @Nullable RuntimeException destroyNative() {
        if (destroyer == null) {
            nativeDestroyed = true;
            return null;
        }
        RuntimeException failed = null;
        Object mark = CallContext.current().mark();
        try {
            destroyer.destroy(address == null ? MemorySegment.NULL : address);
        } catch (RuntimeException e) {
            failed = e;
        }
        nativeDestroyed = true;
        CallContext.current().passOn(mark);
        return failed;
    }

    @Override
    public String toString() {
        return name + '[' + (isUsable() ? "open" : isTransferred() ? "transferred" : "closed") + ']';
    }
}
