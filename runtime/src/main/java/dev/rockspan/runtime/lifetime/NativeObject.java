package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.Failures;
import java.lang.foreign.MemorySegment;
import java.util.Collection;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Owns one native object: its address, who may use it, what must go before it and what must outlast it. A
 * {@link Handle} only points here, so a lifetime can outlive its handle (a cleaner or an arena may close it) and never
 * keeps it reachable.
 *
 * <p>These are the rules; {@code docs/adr/0001-lifetimes.md} argues why they hold.
 *
 * <ol>
 *   <li><b>Leases.</b> Whoever uses the native object holds a lease on it ({@link Leases}). Closing refuses new leases at
 *       once; the object is destroyed, exactly once, by whoever gives the last lease back.
 *   <li><b>Children</b> hold a lease on their parent until they are destroyed, and are in its list. Closing a parent
 *       closes its children, newest first, before it gives up its own lease. So a parent's destroy runs after those of
 *       all its children. Once a parent is closed it takes no more children.
 *   <li><b>Views</b> own nothing: using one leases the object it is part of.
 *   <li><b>Holdings</b> (borrowed handles, copies of bytes) are leases and memory that the object's native side points
 *       to. They are let go after the object's destroy. One that is replaced is let go when nobody but the owner has a
 *       lease: who could have seen the old pointer holds one.
 *   <li><b>Hand-over</b> needs to be alone: it succeeds only from "open, no lease but the owner's own", shuts out
 *       everybody until the native call has been made, and is undone if it was not.
 * </ol>
 *
 * <p>Locks guard lists only. No native function is called and no other lifetime is touched under one.
 */
public final class NativeObject extends Leases {

    /** The number of the column family that every database has. */
    public static final int DEFAULT_FAMILY = 0;

    private final String name;
    private final MemorySegment address;
    private final @Nullable Deferred deferred;
    private final @Nullable Destroyer destroyer;
    /** Whose leases count: itself, or for a view the object that it is part of. */
    private final NativeObject target;

    /** The first parent's first parent, and so on: the database that it is part of; null if it has no parent. */
    private @Nullable NativeObject root;

    /** See {@link #canCallBack()}. */
    private boolean callsBack;

    private volatile @Nullable Children children;
    private volatile @Nullable String newOwner;
    private volatile boolean attached;
    private boolean keptOpen;
    private @Nullable ExclusiveAccess guardOfParent;
    private @Nullable Runnable closing;
    private @Nullable Views views;

    // Guarded by this.
    private @Nullable Segments segments;
    /** Read without the lock, too, as is the next. */
    private volatile @Nullable RetainedObjects retained;

    private volatile @Nullable ObjectState state;

    /** Made by the thread that makes this, before a parent sees this. */
    private @Nullable Parents parents;

    /** Whether the native object has been destroyed; belongs to the thread that does it. */
    private boolean nativeEnded;

    /** The handles of the parents, on their way to this object's handle, which keeps them reachable. */
    private @Nullable Kept parentHandles;

    /** A native object that is created when the first call needs its address. */
    public interface Deferred {

        /** The address, for a call that uses the object. */
        public MemorySegment address();

        /** Destroys the native object, if it was created. No call uses it any more. */
        void destroy();
    }

    private NativeObject(String name, MemorySegment address, @Nullable Destroyer destroyer, @Nullable NativeObject target) {
        if (address.address() == 0) {
            throw new IllegalStateException("RocksDB returned no " + name);
        }
        this.name = Objects.requireNonNull(name, "name");
        this.address = address;
        this.destroyer = destroyer;
        this.target = target == null ? this : target.target;
        this.deferred = null;
    }

    private NativeObject(String name, Deferred deferred) {
        this.name = name;
        this.address = MemorySegment.NULL;
        this.destroyer = _ -> deferred.destroy();
        this.target = this;
        this.deferred = deferred;
    }

    /** Initialises what closing needs, and goes through the life of an object, which links what the classes call. */
    public static void prepare() {
        Finisher.prepare();
        InCallback.is();
        owned("rehearsal", MemorySegment.ofAddress(1), _ -> {}).close();
    }

    /** The native object of a handle. */
    public static NativeObject of(Usable handle) {
        return ((Handle) handle).nativeObject();
    }

    /** A native object of its own: {@code destroyer} ends it. */
    public static NativeObject owned(String name, MemorySegment address, Destroyer destroyer) {
        return new NativeObject(name, address, Objects.requireNonNull(destroyer, "destroyer"), null);
    }

    /** A native object that is created when the first call needs its address. */
    public static NativeObject deferred(String name, Deferred object) {
        return new NativeObject(name, object);
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

    /** A part of {@code parent}, or an object that it keeps: there is nothing to destroy, and it ends with the parent. */
    public static NativeObject view(String name, MemorySegment address, Usable parent) {
        NativeObject view = new NativeObject(name, address, null, NativeObject.of(parent));
        view.root = NativeObject.of(parent).root();
        view.keepReachable(parent);
        return view;
    }

    /** An object of C's that a callback was handed: there is nothing to destroy, and it ends with the callback. */
    public static NativeObject passing(String name, MemorySegment address) {
        return new NativeObject(name, address, null, null);
    }

    /** Ends what {@link #passing} gave: waits for calls of other threads, to which it should not have been given. */
    public void endPassing() {
        close();
        while (!isDestroyed()) {
            LockSupport.parkNanos(1000);
        }
    }

    /** Makes this a child of one more parent; see {@link #child}. */
    public NativeObject childOf(Usable parent) {
        adopt(NativeObject.of(parent).target);
        keepReachable(parent);
        return this;
    }

    /**
     * Has only one call at a time use this, because RocksDB does not lock it; and the same call that uses its parent, if
     * that is of this kind, too. Call it before anybody else can see the handle.
     */
    public NativeObject exclusive() {
        if (target == this) {
            guardWith(guardOfParent == null ? new ExclusiveAccess() : guardOfParent);
        }
        return this;
    }

    /** The guard that it has from a parent; null if it has none, or one of its own. */
    public @Nullable ExclusiveAccess guardOfParent() {
        return guardOfParent;
    }

    /** Whether it is a part of what gathers writes, with which it has its guard. */
    public boolean isPartOfWrites() {
        return guardOfParent != null;
    }

    /** Whether it is as the last call has left it. */
    public boolean isUntouched() {
        return isFree() && !isStale();
    }

    /** Notes what shows memory of the native object. Call it before anybody else can see the handle. */
    public void showing(Views shown) {
        views = shown;
    }

    @Override
    boolean isShown() {
        Views shown = views;
        return shown != null && shown.isOpen();
    }

    /**
     * Has something done when this is closed, on the thread that closes it. Call it before anybody else can see the
     * handle; nothing of it may lead there.
     */
    public void whenClosed(Runnable action) {
        closing = action;
    }

    /** Makes this a child of {@code parent}; see {@link #childOf(Usable)}. */
    public void adopt(NativeObject parent) {
        if (root == null) {
            root = parent.root();
        }
        if (parent.guard() != null) {
            guardOfParent = parent.guard();
        }
        Parents all = parents;
        if (all == null) {
            all = new Parents();
            parents = all;
        }
        if (!all.add(parent, this)) {
            close();
            throw parent.refusal();
        }
    }

    /**
     * Keeps {@code handle}'s native object alive until this one is destroyed. Its user may close it at any time; it is
     * destroyed when its last holder is. Null is nothing to keep. Call it within the {@code Call} that uses the handle.
     */
    public NativeObject borrowing(@Nullable Usable handle) {
        if (handle != null) {
            NativeObject borrowed = NativeObject.of(handle).target;
            if (borrowed != target) {
                target.callBackLike(borrowed);
                target.retained().add(RetainedObjects.reference(borrowed));
            }
        }
        return this;
    }

    /** Notes that C may call Java in a call that uses this, or what has this. */
    public void callsBack() {
        target.callsBack = true;
    }

    private void callBackLike(NativeObject other) {
        if (other.callsBack) {
            callsBack = true;
        }
    }

    /** Whether C may call Java in a call that uses this, as there is a callback in it or in what it is part of. */
    @Override
    public boolean canCallBack() {
        return target.callsBack || root().target.callsBack;
    }

    /** Notes a kind of object that this is, too, for what only such objects can do; see {@link Effects#require}. */
    public NativeObject marked(String kind) {
        state().mark(kind);
        return this;
    }

    /** What only some kinds of objects have; made when it is first asked for. */
    public ObjectState state() {
        ObjectState known = state;
        if (known != null) {
            return known;
        }
        synchronized (this) {
            if (state == null) {
                state = new ObjectState();
            }
            return Objects.requireNonNull(state);
        }
    }

    /** The state of the native object, which several handles can have in common. */
    ObjectState settings() {
        return target.state();
    }

    /** Whether what it shows is not there any more, until it is positioned again. */
    public boolean isStale() {
        ObjectState known = state;
        return known != null && known.isStale();
    }

    void makeStale() {
        state().setStale(true);
    }

    public void renew() {
        // Writing costs more than looking, and there is seldom anything to renew.
        if (isStale()) {
            state().setStale(false);
        }
    }

    /** Does something to the children of that name, and to those of the other children, to any depth. */
    void forDescendants(String named, Consumer<NativeObject> action) {
        Children all = children;
        if (all == null || all.isEmpty()) {
            return;
        }
        Failures failures = new Failures();
        for (NativeObject child : all.listed()) {
            if (child.name.equals(named)) {
                failures.run(() -> action.accept(child));
            } else {
                failures.run(() -> child.forDescendants(named, action));
            }
        }
        failures.rethrow();
    }

    /** Does something to the parents of that name. */
    void forParents(String named, Consumer<NativeObject> action) {
        Parents all = parents;
        if (all != null) {
            all.forEach(parent -> {
                if (parent.name.equals(named)) {
                    action.accept(parent);
                }
            });
        }
    }

    /** As {@link #borrowing(Usable)}, of each of {@code handles}. */
    public NativeObject borrowing(Collection<? extends Usable> handles) {
        handles.forEach(this::borrowing);
        return this;
    }

    /**
     * Makes this the successor of {@code spent}, which was handed over to it: it becomes a child of the same parents and
     * keeps what {@code spent} kept.
     *
     * @throws IllegalStateException if a parent was closed in the meantime; this object is then destroyed
     */
    public NativeObject succeeding(@Nullable Usable spent) {
        if (spent == null) {
            return this;
        }
        NativeObject before = NativeObject.of(spent);
        if (!before.isSpent()) {
            throw new IllegalStateException(before.name + " was not handed over");
        }
        callBackLike(before);
        try {
            before.retained().takeAll().forEach(retained()::add);
        } finally {
            Parents all = before.parents;
            if (all != null) {
                all.passOn(this);
            }
        }
        keepReachable(spent);
        return this;
    }

    /** Whether it was made by {@code parent}, or succeeded what was, and still belongs to it. */
    boolean isChildOf(NativeObject parent) {
        Parents all = parents;
        return all != null && all.contains(parent.target);
    }

    /** What it is part of in the end: a database, if it is part of one; itself if it is part of nothing. */
    public NativeObject root() {
        NativeObject whole = root;
        return whole == null ? this : whole;
    }

    /** Whose leases count: itself, or for a view the object that it is part of. */
    public NativeObject target() {
        return target;
    }

    /**
     * The address, for a call that has leased the {@link #target()}.
     *
     * @throws IllegalStateException if it is closed or handed over
     */
    public MemorySegment address() {
        if (target != this && !isOpen()) {
            throw refusal();
        }
        return deferred == null ? address : deferred.address();
    }

    /** Creates the native object; null if that has been there from the beginning. */
    public @Nullable Deferred deferred() {
        return deferred;
    }

    /** Whether a call that has used this has something to see to at its end. */
    public boolean needsCare() {
        return !isOpen() || hasReplaced();
    }

    /** A pinned value of this was freed. */
    public void unpinned() {
        if (needsCare()) {
            left();
        }
    }

    /** See {@link Handle#keepOpen}. */
    void keepOpen() {
        keptOpen = true;
    }

    /** Whether it is never closed. */
    public boolean isKeptOpen() {
        return keptOpen;
    }

    /** Closes it, after its children. Safe on any thread, any number of times. */
    public void close() {
        if (!keptOpen) {
            end();
            if (views != null && views.endMine()) {
                left(); // it was closed by another thread, which could not end them
            }
        }
    }

    @Override
    boolean closeParts(Failures failures) {
        Runnable first = closing;
        if (first != null) {
            failures.run(first);
        }
        if (views != null) {
            views.endMine();
        }
        closePins(failures);
        Children all = children;
        if (all != null) {
            all.closeAll(failures);
        }
        Segments handedOut;
        synchronized (this) {
            handedOut = segments;
        }
        return handedOut == null || handedOut.end();
    }

    /**
     * Bytes of this object's native memory as a segment that throws once this is closed. Closing ends it before the
     * object's own lease is given back, so whoever can read the segment reads memory that is there.
     */
    public MemorySegment segment(MemorySegment pointer, long size) {
        if (target != this) {
            checkUsable();
            return target.segment(pointer, size);
        }
        synchronized (this) {
            checkUsable();
            if (segments == null) {
                segments = new Segments();
            }
            return segments.of(pointer, size);
        }
    }

    @Override
    void destroy() {
        if (destroyer != null && InCallback.is() && (root != null || !CallContext.current().isInCall())) {
            InCallback.later(() -> {
                try {
                    destroyNow();
                } catch (Error e) {
                    interrupted();
                }
            });
        } else {
            destroyNow();
        }
    }

    private void destroyNow() {
        Failures failures = new Failures();
        if (views != null) {
            views.end(); // of a thread that has ended
        }
        if (!nativeEnded) {
            destroyNative(failures);
        }
        RetainedObjects items;
        synchronized (this) {
            items = retained;
        }
        if (items != null) {
            items.releaseAll(failures);
        }
        Parents all = parents;
        if (all != null) {
            all.leaveAll(failures);
        }
        failures.rethrow();
    }

    private void destroyNative(Failures failures) {
        if (destroyer == null) {
            nativeEnded = true;
            return;
        }
        Object mark = CallContext.current().mark();
        try {
            destroyer.destroy(address);
            nativeEnded = true;
        } catch (RuntimeException e) {
            nativeEnded = true;
            failures.add(e);
        }
        CallContext.current().passOn(mark);
    }

    @Override
    void idle() {
        RetainedObjects items = retained;
        if (items != null && items.hasReplaced()) {
            items.releaseReplaced(this::isIdle);
        }
    }

    private boolean hasReplaced() {
        RetainedObjects items = retained;
        return items != null && items.hasReplaced();
    }

    /** What the native object points to. Of one that is destroyed, what is added is released at once. */
    private synchronized RetainedObjects retained() {
        RetainedObjects items = retained;
        if (items == null) {
            items = new RetainedObjects(isDestroyed());
            retained = items;
        }
        return items;
    }

    /** See {@link Handle#borrow}: replaces what the slot held by a lease on {@code borrowed}; null empties the slot. */
    void borrow(String slot, @Nullable NativeObject borrowed) {
        if (borrowed == null || borrowed.target == target) {
            target.retained().replace(slotOf(slot), null);
            target.state().partIs(slotOf(slot), null);
        } else {
            NativeObject other = borrowed.target;
            target.callBackLike(other);
            target.retained().replace(slotOf(slot), RetainedObjects.reference(other));
            target.state().partIs(slotOf(slot), other.root() == other ? null : other);
        }
    }

    /** Replaces what the slot held by malloc'ed memory, which is freed in its time; null empties the slot. */
    public void keep(String slot, @Nullable MemorySegment memory) {
        target.retained().replace(slotOf(slot), memory == null ? null : RetainedObjects.memory(memory));
    }

    /** Replaces what the slot held by something else, which is released in its time. */
    public void retain(String slot, Runnable release) {
        target.retained().replace(slotOf(slot), release::run);
    }

    /** Retains something until this is destroyed. */
    public NativeObject retaining(Runnable release) {
        retained().add(release::run);
        return this;
    }

    private String slotOf(String slot) {
        return target == this ? slot : name + '.' + slot;
    }

    /** Does something when the native object is gone; for who has a lease. */
    public void whenDestroyed(Runnable action) {
        retained().add(action::run);
    }

    /** Notes who is about to take this over. */
    public void newOwner(String to) {
        newOwner = to;
    }

    public boolean isUsable() {
        return isOpen() && target.isOpen();
    }

    public boolean isOwning() {
        return destroyer != null;
    }

    void attached() {
        attached = true;
    }

    /** Whether an arena looks after it. */
    boolean isAttached() {
        return attached;
    }

    public void checkUsable() {
        if (!isUsable()) {
            throw refusal();
        }
    }

    public IllegalStateException refusal() {
        return UseErrors.unusable(this, newOwner);
    }

    private void keepReachable(Usable handle) {
        parentHandles = new Kept(handle, parentHandles);
    }

    /** Hands the handles of the parents to the handle of this, and forgets them. */
    @Nullable Kept takeParentHandles() {
        Kept kept = parentHandles;
        parentHandles = null;
        return kept;
    }

    public String name() {
        return name;
    }

    /** The list of children, made when there is one. Closing looks for it after it has set its flag. */
    Children children() {
        Children all = children;
        if (all != null) {
            return all;
        }
        synchronized (this) {
            if (children == null) {
                children = new Children();
            }
            return Objects.requireNonNull(children);
        }
    }

    @Override
    public String toString() {
        String state = isUsable() ? "open" : isReserved() ? "handed over" : "closed";
        return name + '[' + state + ']';
    }
}
