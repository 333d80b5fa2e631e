package dev.rockspan.runtime.spi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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
public final class Lifetime extends Leases {

    /** See {@link #numberInBatches}. */
    static final int NUMBER_UNKNOWN = -1;

    /** The number of the column family that every database has. */
    static final int DEFAULT_FAMILY = 0;

    private final String name;
    private final MemorySegment address;
    private final @Nullable Deferred deferred;
    private final @Nullable Destroyer destroyer;
    /** Whose leases count: itself, or for a view the object that it is part of. */
    private final Lifetime target;

    /** The first parent's first parent, and so on: the database that it is part of; null if it has no parent. */
    private @Nullable Lifetime root;

    /** See {@link #canCallBack()}. */
    private boolean callsBack;

    /** What its comparator has thrown, after which it is not used any more; see {@link ComparatorFailure}. */
    private volatile @Nullable Callback comparatorFailure;
    /** A column family that was dropped is not written to any more. */
    private volatile boolean dropped;
    private boolean database;
    /** Whether RocksDB has filled it, which it does once. */
    private boolean filled;

    private volatile @Nullable Children children;
    private volatile @Nullable String newOwner;
    private volatile boolean attached;
    private boolean keptOpen;
    private @Nullable Guard guardOfParent;
    /** Belongs to the one thread at a time that uses such an object. */
    private boolean stale;

    private boolean scanned;
    /** The number of a column family in pending batches, negative if they cannot name it; any thread finds the same. */
    int numberInBatches = NUMBER_UNKNOWN;

    /** Changed while nobody else uses this, and read by who does. */
    private @Nullable Lifetime held;

    private @Nullable String heldIn;

    private @Nullable Runnable closing;
    private @Nullable ScopedViews views;

    // Guarded by this.
    private Children.@Nullable Link parents;
    private @Nullable List<Holding> holdings;
    private @Nullable Map<String, Holding> slots;
    private @Nullable Arena segments;

    /** Whether the native object has been destroyed; belongs to the thread that does it, as does the next. */
    private boolean nativeEnded;
    /** What is still to be let go, last one first. */
    private @Nullable List<Holding> ending;
    /** Changed by whoever is alone with this. */
    private volatile Set<String> marks = Set.of();
    /** Read without the lock, too: only to see whether there is anything to do. */
    private @Nullable List<Holding> replaced;

    /** The handles of the parents, on their way to this object's handle, which keeps them reachable. */
    private @Nullable Kept parentHandles;

    /** A native object that is created when the first call needs its address. */
    interface Deferred {

        /** The address, for a call that uses the object. */
        MemorySegment address();

        /** Destroys the native object, if it was created. No call uses it any more. */
        void destroy();
    }

    /** Something that the native object points to. */
    private interface Holding {
        void letGo();
    }

    /** A lease on another object, for who has one already. */
    private record Lease(Lifetime on) implements Holding {

        Lease {
            on.acquireAnother();
        }

        @Override
        public void letGo() {
            on.release();
        }
    }

    private Lifetime(String name, MemorySegment address, @Nullable Destroyer destroyer, @Nullable Lifetime target) {
        if (address.address() == 0) {
            throw new IllegalStateException("RocksDB returned no " + name);
        }
        this.name = Objects.requireNonNull(name, "name");
        this.address = address;
        this.destroyer = destroyer;
        this.target = target == null ? this : target.target;
        this.deferred = null;
    }

    private Lifetime(String name, Deferred deferred) {
        this.name = name;
        this.address = MemorySegment.NULL;
        this.destroyer = _ -> deferred.destroy();
        this.target = this;
        this.deferred = deferred;
    }

    /** A native object of its own: {@code destroyer} ends it. */
    public static Lifetime owned(String name, MemorySegment address, Destroyer destroyer) {
        return new Lifetime(name, address, Objects.requireNonNull(destroyer, "destroyer"), null);
    }

    /** A native object that is created when the first call needs its address. */
    static Lifetime deferred(String name, Deferred object) {
        return new Lifetime(name, object);
    }

    /**
     * A native object that has to be destroyed before {@code parent} is, and is closed with it. Create it within the
     * {@link Call} that uses the parent.
     *
     * @throws IllegalStateException if the parent was closed in the meantime; the new object is then destroyed
     */
    public static Lifetime child(String name, MemorySegment address, Destroyer destroyer, Usable parent) {
        return owned(name, address, destroyer).childOf(parent);
    }

    /** A part of {@code parent}, or an object that it keeps: there is nothing to destroy, and it ends with the parent. */
    public static Lifetime view(String name, MemorySegment address, Usable parent) {
        Lifetime view = new Lifetime(name, address, null, Handle.lifetimeOf(parent));
        view.root = Handle.lifetimeOf(parent).root();
        view.keepReachable(parent);
        return view;
    }

    /** An object of C's that a callback was handed: there is nothing to destroy, and it ends with the callback. */
    static Lifetime passing(String name, MemorySegment address) {
        return new Lifetime(name, address, null, null);
    }

    /** Ends what {@link #passing} gave: waits for calls of other threads, to which it should not have been given. */
    void endPassing() {
        close();
        while (!isDestroyed()) {
            LockSupport.parkNanos(1000);
        }
    }

    /** Makes this a child of one more parent; see {@link #child}. */
    public Lifetime childOf(Usable parent) {
        adopt(Handle.lifetimeOf(parent).target);
        keepReachable(parent);
        return this;
    }

    /**
     * Has only one call at a time use this, because RocksDB does not lock it; and the same call that uses its parent, if
     * that is of this kind, too. Call it before anybody else can see the handle.
     */
    public Lifetime exclusive() {
        if (target == this) {
            guardWith(guardOfParent == null ? new Guard() : guardOfParent);
        }
        return this;
    }

    /** The guard that it has from a parent; null if it has none, or one of its own. */
    @Nullable Guard guardOfParent() {
        return guardOfParent;
    }

    /** Whether it is a part of what gathers writes, with which it has its guard. */
    boolean isPartOfWrites() {
        return guardOfParent != null;
    }

    /** Whether it is as the last call has left it. */
    boolean isUntouched() {
        return isFree() && !stale;
    }

    /** Notes what shows memory of the native object. Call it before anybody else can see the handle. */
    void showing(ScopedViews shown) {
        views = shown;
    }

    @Override
    boolean isShown() {
        ScopedViews shown = views;
        return shown != null && shown.isOpen();
    }

    /**
     * Has something done when this is closed, on the thread that closes it. Call it before anybody else can see the
     * handle; nothing of it may lead there.
     */
    void whenClosed(Runnable action) {
        closing = action;
    }

    /** Makes this a child of {@code parent}; see {@link #childOf(Usable)}. */
    void adopt(Lifetime parent) {
        if (root == null) {
            root = parent.root();
        }
        if (parent.guard() != null) {
            guardOfParent = parent.guard();
        }
        Children.Link link = parent.children().add(parent, this, parents);
        if (link == null) {
            close();
            throw parent.refusal();
        }
        synchronized (this) {
            if (!isDestroyed()) {
                parents = link;
                return;
            }
        }
        link.end(); // the parent was closed, and this with it, since the line above
    }

    /**
     * Keeps {@code handle}'s native object alive until this one is destroyed. Its user may close it at any time; it is
     * destroyed when its last holder is. Null is nothing to keep. Call it within the {@link Call} that uses the handle.
     */
    public Lifetime borrowing(@Nullable Usable handle) {
        if (handle != null) {
            Lifetime borrowed = Handle.lifetimeOf(handle).target;
            if (borrowed != target) {
                target.callBackLike(borrowed);
                target.hold(new Lease(borrowed));
            }
        }
        return this;
    }

    /** Notes that C may call Java in a call that uses this, or what has this. */
    void callsBack() {
        callsBack = true;
    }

    private void callBackLike(Lifetime other) {
        if (other.callsBack) {
            callsBack = true;
        }
    }

    /** Whether C may call Java in a call that uses this, as there is a callback in it or in what it is part of. */
    @Override
    boolean canCallBack() {
        return callsBack || root().target.callsBack;
    }

    /** Notes a kind of object that this is, too, for what only such objects can do; see {@link Handle#require}. */
    public Lifetime marked(String kind) {
        Set<String> before = marks;
        if (before.isEmpty()) {
            marks = Set.of(kind); // most have one at most, and transactions are made in a hurry
        } else if (!before.contains(kind)) {
            marked(before, kind);
        }
        return this;
    }

    private Lifetime marked(Set<String> others, String kind) {
        Set<String> all = new HashSet<>(others);
        all.add(kind);
        marks = Set.copyOf(all);
        return this;
    }

    /** Notes that this is no longer of a kind, but of another, if it is of that one. */
    void become(String kind, String other) {
        if (isMarked(kind)) {
            Set<String> others = new HashSet<>(marks);
            others.remove(kind);
            marked(others, other);
        }
    }

    /** Whether this is an object of that kind. */
    boolean isMarked(String kind) {
        return marks.contains(kind);
    }

    /** See {@link Handle#requireFresh}. */
    boolean isStale() {
        return stale;
    }

    void makeStale() {
        stale = true;
    }

    void renew() {
        // Writing costs more than looking, and there is seldom anything to renew.
        if (stale) {
            stale = false;
        }
    }

    /** Does something to the children of that name, and to those of the other children, to any depth. */
    void forDescendants(String named, Consumer<Lifetime> action) {
        Children all = children;
        if (all == null || all.isEmpty()) {
            return;
        }
        Failures failures = new Failures();
        for (Lifetime child : all.listed()) {
            if (child.name.equals(named)) {
                failures.run(() -> action.accept(child));
            } else {
                failures.run(() -> child.forDescendants(named, action));
            }
        }
        failures.rethrow();
    }

    /** Does something to the parents of that name. */
    void forParents(String named, Consumer<Lifetime> action) {
        if (root == null) {
            return;
        }
        for (Children.Link link = parents(); link != null; link = link.elsewhere()) {
            if (link.parent().name.equals(named)) {
                action.accept(link.parent());
            }
        }
    }

    /** As {@link #borrowing(Usable)}, of each of {@code handles}. */
    public Lifetime borrowing(Collection<? extends Usable> handles) {
        handles.forEach(this::borrowing);
        return this;
    }

    /**
     * Makes this the successor of {@code spent}, which was handed over to it: it becomes a child of the same parents and
     * keeps what {@code spent} kept.
     *
     * @throws IllegalStateException if a parent was closed in the meantime; this object is then destroyed
     */
    public Lifetime succeeding(@Nullable Usable spent) {
        if (spent == null) {
            return this;
        }
        Lifetime before = Handle.lifetimeOf(spent);
        if (!before.isSpent()) {
            throw new IllegalStateException(before.name + " was not handed over");
        }
        callBackLike(before);
        Children.Link left = before.takeParents();
        try {
            for (Children.Link link = left; link != null; link = link.elsewhere()) {
                if (!isChildOf(link.parent())) {
                    adopt(link.parent());
                }
            }
        } finally {
            before.takeHoldings().forEach(this::hold);
            endAll(left);
        }
        keepReachable(spent);
        return this;
    }

    /** Whether it was made by {@code parent}, or succeeded what was, and still belongs to it. */
    synchronized boolean isChildOf(Lifetime parent) {
        Children.Link link = parents;
        while (link != null && link.parent() != parent.target) {
            link = link.elsewhere();
        }
        return link != null;
    }

    /** What it is part of in the end: a database, if it is part of one; itself if it is part of nothing. */
    Lifetime root() {
        Lifetime whole = root;
        return whole == null ? this : whole;
    }

    /** Notes that this goes through entries. */
    void scanned() {
        scanned = true;
    }

    boolean isScanned() {
        return scanned;
    }

    /** Whether this is a database that belongs to no other object. */
    boolean isDatabase() {
        return database;
    }

    void setDatabase() {
        database = true;
    }

    /** What the comparator of this database, or other whole, has thrown; null if nothing. */
    @Nullable Callback comparatorFailure() {
        return comparatorFailure;
    }

    void failComparator(Callback comparator) {
        if (comparatorFailure == null) {
            comparatorFailure = comparator;
        }
    }

    /** Whether this is a column family that was dropped. */
    boolean isDropped() {
        return dropped;
    }

    void setDropped(boolean isDropped) {
        dropped = isDropped;
    }

    boolean isFilled() {
        return filled;
    }

    void setFilled() {
        filled = true;
    }

    /** Whose leases count: itself, or for a view the object that it is part of. */
    Lifetime target() {
        return target;
    }

    /**
     * The address, for a call that has leased the {@link #target()}.
     *
     * @throws IllegalStateException if it is closed or handed over
     */
    MemorySegment address() {
        if (target != this && !isOpen()) {
            throw refusal();
        }
        return deferred == null ? address : deferred.address();
    }

    /** Creates the native object; null if that has been there from the beginning. */
    @Nullable Deferred deferred() {
        return deferred;
    }

    /** Whether a call that has used this has something to see to at its end. */
    boolean needsCare() {
        return !isOpen() || replaced != null;
    }

    /** A pinned value of this was freed. */
    void unpinned() {
        if (needsCare()) {
            left();
        }
    }

    /** See {@link Handle#keepOpen}. */
    void keepOpen() {
        keptOpen = true;
    }

    /** Whether it is never closed. */
    boolean isKeptOpen() {
        return keptOpen;
    }

    /** Closes it, after its children. Safe on any thread, any number of times. */
    void close() {
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
        Arena handedOut;
        synchronized (this) {
            handedOut = segments;
        }
        return handedOut == null || hasClosed(handedOut);
    }

    /**
     * Bytes of this object's native memory as a segment that throws once this is closed. Closing ends it before the
     * object's own lease is given back, so whoever can read the segment reads memory that is there.
     */
    MemorySegment segment(MemorySegment pointer, long size) {
        if (target != this) {
            checkUsable();
            return target.segment(pointer, size);
        }
        synchronized (this) {
            checkUsable();
            if (segments == null) {
                segments = Arena.ofShared();
            }
            return NativeMemory.within(segments, pointer, size);
        }
    }

    /** Ends the segments; false if a native call is using one of them at this moment. */
    private static boolean hasClosed(Arena segments) {
        try {
            segments.close();
        } catch (IllegalStateException e) {
            // Nobody waits: the call may be one that the closing thread is inside of.
        }
        return !segments.scope().isAlive();
    }

    @Override
    void destroy() {
        if (destroyer != null && InCallback.is() && (root != null || !CallStack.isInCall())) {
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
        letGoOfAll(failures);
        leaveParents(failures);
        failures.rethrow();
    }

    private void destroyNative(Failures failures) {
        if (destroyer == null) {
            nativeEnded = true;
            return;
        }
        Object mark = CallbackFailures.mark();
        try {
            destroyer.destroy(address);
            nativeEnded = true;
        } catch (RuntimeException e) {
            nativeEnded = true;
            failures.add(e);
        }
        CallbackFailures.passOn(mark);
    }

    /** One after the other, each of which is only forgotten when it has been let go. */
    private void letGoOfAll(Failures failures) {
        List<Holding> all = ending;
        if (all == null) {
            all = takeHoldings();
            Collections.reverse(all);
            ending = all;
        }
        while (!all.isEmpty()) {
            try {
                all.getLast().letGo();
            } catch (RuntimeException e) {
                failures.add(e);
            }
            all.removeLast();
        }
    }

    private void leaveParents(Failures failures) {
        for (Children.Link link = parents(); link != null; link = link.elsewhere()) {
            try {
                link.end();
            } catch (RuntimeException e) {
                failures.add(e);
            }
            parentsAre(link.elsewhere());
        }
    }

    private synchronized Children.@Nullable Link parents() {
        return parents;
    }

    private synchronized void parentsAre(Children.@Nullable Link links) {
        parents = links;
    }

    private synchronized Children.@Nullable Link takeParents() {
        Children.Link links = parents;
        parents = null;
        return links;
    }

    private static void endAll(Children.@Nullable Link links) {
        Failures failures = new Failures();
        for (Children.Link link = links; link != null; link = link.elsewhere()) {
            failures.run(link::end);
        }
        failures.rethrow();
    }

    @Override
    void idle() {
        if (replaced != null) {
            letGoOfReplaced();
        }
    }

    private void letGoOfReplaced() {
        List<Holding> old;
        synchronized (this) {
            if (!isIdle() || replaced == null) {
                return;
            }
            old = replaced;
            replaced = null;
        }
        try {
            while (!old.isEmpty()) {
                old.getLast().letGo();
                old.removeLast();
            }
        } finally {
            if (!old.isEmpty()) {
                replaceAgain(old);
            }
        }
    }

    /** What could not be let go is let go with the rest. */
    private synchronized void replaceAgain(List<Holding> old) {
        if (replaced == null) {
            replaced = old;
        } else {
            replaced.addAll(old);
        }
    }

    /** See {@link Handle#borrow}: replaces what the slot held by a lease on {@code borrowed}; null empties the slot. */
    void borrow(String slot, @Nullable Lifetime borrowed) {
        if (borrowed == null || borrowed.target == target) {
            target.replace(slotOf(slot), null);
            target.noteHeld(slotOf(slot), null);
        } else {
            Lifetime other = borrowed.target;
            target.callBackLike(other);
            target.replace(slotOf(slot), new Lease(other));
            target.noteHeld(slotOf(slot), other.root() == other ? null : other);
        }
    }

    private void noteHeld(String slot, @Nullable Lifetime part) {
        if (part != null || slot.equals(heldIn)) {
            held = part;
            heldIn = slot;
        }
    }

    /** What this was given that is part of a database, with which alone it can be used then; null if there is none. */
    @Nullable Lifetime part() {
        return held;
    }

    /** Replaces what the slot held by malloc'ed memory, which is freed in its time; null empties the slot. */
    void keep(String slot, @Nullable MemorySegment memory) {
        target.replace(slotOf(slot), memory == null ? null : () -> NativeMemory.free(memory));
    }

    /** Replaces the callbacks that the slot held, which are forgotten in their time. */
    void keep(String slot, long callbacks) {
        target.replace(slotOf(slot), () -> Callbacks.remove(callbacks));
    }

    /** Keeps callbacks, by the number that C knows them by, until this is destroyed. */
    public Lifetime keeping(MemorySegment callbacks) {
        long state = callbacks.address();
        hold(() -> Callbacks.remove(state));
        return this;
    }

    private String slotOf(String slot) {
        return target == this ? slot : name + '.' + slot;
    }

    /** Does something when the native object is gone; for who has a lease. */
    void whenDestroyed(Runnable action) {
        hold(action::run);
    }

    private void hold(Holding holding) {
        boolean held = false;
        try {
            held = holds(holding);
        } finally {
            if (!held) {
                holding.letGo(); // closed with its parent before it was complete, or there is no memory
            }
        }
    }

    private synchronized boolean holds(Holding holding) {
        if (isDestroyed()) {
            return false;
        }
        if (holdings == null) {
            holdings = new ArrayList<>(2);
        }
        return holdings.add(holding);
    }

    private synchronized void replace(String slot, @Nullable Holding next) {
        if (slots == null) {
            slots = new HashMap<>(4);
        }
        Holding old = next == null ? slots.remove(slot) : slots.put(slot, next);
        if (old != null) {
            if (replaced == null) {
                replaced = new ArrayList<>(1);
            }
            replaced.add(old);
        }
    }

    private synchronized List<Holding> takeHoldings() {
        List<Holding> all = allHoldings();
        replaced = null;
        slots = null;
        holdings = null;
        return all;
    }

    private synchronized List<Holding> allHoldings() {
        List<Holding> all = new ArrayList<>();
        if (replaced != null) {
            all.addAll(replaced);
        }
        if (slots != null) {
            all.addAll(slots.values());
        }
        if (holdings != null) {
            all.addAll(holdings);
        }
        return all;
    }

    /** Shuts everybody out until {@link #completeHandOver} or {@link #cancelHandOver}; the address for the new owner. */
    MemorySegment beginHandOver(String to) {
        if (target != this) {
            throw new IllegalStateException(name + " belongs to a " + target.name + " and cannot be handed over");
        }
        if (destroyer == null) {
            throw new IllegalStateException(name + " belongs to RocksDB and cannot be handed over");
        }
        return switch (tryReserve()) {
            case MADE -> {
                newOwner = to;
                boolean done = false;
                try {
                    MemorySegment given = address();
                    done = true;
                    yield given;
                } finally {
                    if (!done) {
                        cancelHandOver();
                    }
                }
            }
            case REFUSED ->
                throw isOpen()
                        ? new IllegalStateException(
                                name + " is in use and cannot be handed over to " + to + " before that has ended")
                        : refusal();
            case CLOSED -> {
                finishClosing();
                throw refusal();
            }
        };
    }

    void completeHandOver() {
        spend();
    }

    void cancelHandOver() {
        if (cancelReservation()) {
            finishClosing();
        }
    }

    boolean isUsable() {
        return isOpen() && target.isOpen();
    }

    boolean isOwning() {
        return destroyer != null;
    }

    void attached() {
        attached = true;
    }

    /** Whether an arena looks after it. */
    boolean isAttached() {
        return attached;
    }

    void checkUsable() {
        if (!isUsable()) {
            throw refusal();
        }
    }

    IllegalStateException refusal() {
        if (isReserved()) {
            String to = newOwner;
            return new IllegalStateException(
                    name + " has been handed over" + (to == null ? "" : " to " + to) + " and cannot be used again");
        }
        if (target.isChanging() && target.isOpen()) {
            return new IllegalStateException(name + " is being changed by another call");
        }
        if (target != this && isOpen()) {
            return new IllegalStateException(name + " cannot be used any more: its " + target.name + " is closed");
        }
        return new IllegalStateException(name + " is closed");
    }

    IllegalStateException busy() {
        return new IllegalStateException(name
                + " is in use by another call; only one at a time may use what RocksDB does not lock, or change it");
    }

    IllegalStateException shown() {
        return new IllegalStateException(name
                + " is in use by another thread, or a call around this one: it has views that end when that thread moves or"
                + " closes this");
    }

    IllegalStateException held() {
        return new IllegalStateException("What was made with this " + name
                + " and is still open, such as an iterator, would see the change; close it first, or use another "
                + name);
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

    String name() {
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
