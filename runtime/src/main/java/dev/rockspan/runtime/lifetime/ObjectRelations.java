package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.lifetime.ObjectNotes.Position;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a native object has to do with others: what must be closed before it (children, views, pinned values), what must
 * outlast it (parents, what it retains); and what few objects note ({@link ObjectNotes}).
 */
abstract sealed class ObjectRelations extends ObjectEnd permits NativeObject {

    final NativeObject target;

    /** The first parent's first parent, and so on: the database that it is part of; null if it has no parent. */
    private @Nullable NativeObject root;

    /** Whether C may call Java in a call that uses this itself. */
    boolean callsBack;

    private volatile @Nullable RetainedObjects retained;
    private volatile @Nullable ObjectNotes notes;

    /** Made by the thread that makes this, before a parent sees this. */
    @Nullable Parents parents;

    private @Nullable Views views;

    /** A consumed object whose retained objects and remaining parents are released with those of this. */
    private @Nullable ObjectRelations predecessor;

    /** One that is part of nothing, or a view of all or a part of {@code whole}. */
    ObjectRelations(@Nullable NativeObject whole) {
        target = whole == null ? self() : whole.target;
        root = whole == null ? null : whole.root();
    }

    /** Whose uses count: itself, or for a view the object that it is part of. */
    public final NativeObject target() {
        return target;
    }

    // ------------------------------------------------------------------------------------------- parents and children

    /** As {@link NativeObject#childOf}. */
    final void adoptedBy(NativeObject parent) {
        if (root == null) {
            root = parent.root();
        }
        if (!parents().add(parent, self())) {
            self().close();
            throw parent.refusal();
        }
    }

    /** The exclusive access that it has from a parent; null if it has none, or one of its own. */
    public final @Nullable ExclusiveAccess accessOfParent() {
        Parents all = parents;
        return all == null ? null : all.access();
    }

    /** Whether it goes through entries that include the writes of a batch or a transaction. */
    public final boolean isOverWrites() {
        return is(ObjectMark.SCANNING) && accessOfParent() != null;
    }

    /**
     * Takes the place of another object, which C has consumed: becomes a child of its parents, and has it leave them. What the
     * consumed object retains is released after this one is destroyed. The caller has a reference on this.
     *
     * <p>Whatever fails, the parents outlast this:
     *
     * <ul>
     *   <li>If a parent was closed: this is closed, too, but becomes a child of all parents before the other one leaves them.
     *   <li>If an error interrupts this: the consumed object leaves the parents that it still has after this is destroyed.
     *   <li>If it succeeds: this has the parents, and what the consumed object retains.
     * </ul>
     */
    final void succeed(ObjectRelations before) {
        predecessor = before; // first, as it cannot fail
        Parents all = before.parents;
        if (all != null) {
            all.passOn(self());
        }
        while (predecessor != null && predecessor.retained == null) {
            predecessor = predecessor.predecessor;
        }
    }

    /** Has the handle of a parent stay reachable with the handle of this, which is yet to be made. */
    final void keepReachable(Usable handle) {
        parents().keepReachable(handle);
    }

    private Parents parents() {
        Parents all = parents;
        if (all == null) {
            all = new Parents();
            parents = all;
        }
        return all;
    }

    /** The handles of parents for the handle of this, which keeps them reachable. */
    final @Nullable Reachable takeParentHandles() {
        Parents all = parents;
        return all == null ? null : all.takeHandles();
    }

    /** Whether it is part of something. */
    final boolean hasParent() {
        return root != null;
    }

    /** What it is part of in the end: a database, if it is part of one; itself if it is part of nothing. */
    public final NativeObject root() {
        NativeObject whole = root;
        return whole == null ? self() : whole;
    }

    /** Whether it was made by {@code parent}, or succeeded what was, and still belongs to it. */
    final boolean isChildOf(NativeObject parent) {
        Parents all = parents;
        return all != null && all.contains(parent.target());
    }

    /** Does something to the children of that name, and to those of the other children, to any depth. */
    final void forDescendants(String named, Consumer<NativeObject> action) {
        ObjectNotes known = notes;
        if (known != null) {
            known.children.forDescendants(named, action);
        }
    }

    /** Does something to the parents of that name. */
    final void forParents(String named, Consumer<NativeObject> action) {
        Parents all = parents;
        if (all != null) {
            all.forEach(named, action);
        }
    }

    // ------------------------------------------------------------------------------------------- what it is

    /** What only some native objects have; made when it is first asked for. */
    public final ObjectNotes notes() {
        ObjectNotes known = notes;
        if (known != null) {
            return known;
        }
        synchronized (this) {
            if (notes == null) {
                notes = new ObjectNotes();
            }
            return Objects.requireNonNull(notes);
        }
    }

    /** Whether it has the mark. */
    public final boolean is(ObjectMark mark) {
        ObjectNotes known = notes;
        return known != null && known.is(mark);
    }

    /** To whom it was transferred; null if it was not. */
    final @Nullable String newOwner() {
        ObjectNotes known = notes;
        return known == null ? null : known.newOwner;
    }

    /** Whether what it shows is not there any more, until it is positioned again. */
    public final boolean isStale() {
        return position() == Position.GONE;
    }

    /** What it shows is not there any more. */
    public final void makeStale() {
        notes().position = Position.GONE;
    }

    /** Whether C may have moved it since it was positioned, to another place or to none. */
    public final boolean isMoved() {
        return position() != Position.KNOWN;
    }

    /** It is positioned again. */
    public final void renew() {
        // Writing costs more than looking, and there is seldom anything to renew.
        if (isMoved()) {
            notes().position = Position.KNOWN;
        }
    }

    private Position position() {
        ObjectNotes known = notes;
        return known == null ? Position.KNOWN : known.position;
    }

    /**
     * C may move it: ends what shows where it is.
     *
     * @throws IllegalStateException if another thread, or a call around this one, reads that
     */
    final void reposition() {
        if (views != null && !views.end()) {
            throw UseErrors.shown(self());
        }
        if (!isStale()) {
            notes().position = Position.MOVED;
        }
    }

    /** Whether it is as the last call has left it. */
    public final boolean isUntouched() {
        return isOpenAndFree() && !isMoved();
    }

    @Override
    final boolean isShown() {
        Views shown = views;
        return shown != null && shown.isOpen();
    }

    /** Notes what this is, beside its class. */
    public final NativeObject marked(ObjectMark mark) {
        notes().mark(mark);
        return self();
    }

    /** Notes that C may call Java in a call that uses this, or an object that borrows this. */
    public final void setCallsBack() {
        target.callsBack = true;
    }

    /** If C may call Java in a call that uses {@code other}, it may in one that uses this. */
    final void callBackLike(NativeObject other) {
        if (other.callsBack) {
            callsBack = true;
        }
    }

    /** Whether C may call Java in a call that uses this, as there is a callback in it or in what it is part of. */
    @Override
    public final boolean canCallBack() {
        return target.callsBack || root().target.callsBack;
    }

    /** Notes what shows memory of the native object, or is to end with it. Call it before any call can use the handle. */
    public final void showing(Views shown) {
        views = shown;
    }

    /** What shows memory of it; null if nothing ever does. */
    final @Nullable Views views() {
        return views;
    }

    /** Ends what shows memory of it, if that is this thread's; false if it is not. */
    final boolean endViews() {
        return views != null && views.endMine();
    }

    // ------------------------------------------------------------------------------------------- what it retains

    /** What the native object points to. Of one that is destroyed, what is added is released at once. */
    final synchronized RetainedObjects retained() {
        RetainedObjects items = retained;
        if (items == null) {
            items = new RetainedObjects();
            retained = items;
            if (isBeingDestroyed()) { // looked at last: who destroys it looks for the items afterwards
                items.end();
            }
        }
        return items;
    }

    /** Retains something until this is destroyed. */
    public final NativeObject retaining(Runnable release) {
        retained().add(release);
        return self();
    }

    /** As {@link NativeObject#borrow}, by something else, which is released in its time. */
    public final void retain(String slot, @Nullable Runnable release) {
        try {
            target.retained().replace(slotOf(slot), release);
        } catch (Error e) {
            target.close();
            if (release != null) {
                release.run();
            }
            throw e;
        }
    }

    final String slotOf(String slot) {
        return target == this ? slot : self().name() + '.' + slot;
    }

    private boolean hasReplaced() {
        RetainedObjects items = retained;
        return items != null && items.hasReplaced();
    }

    @Override
    final void releaseReplaced() {
        RetainedObjects items = retained;
        if (items != null && items.hasReplaced()) {
            try {
                items.releaseReplaced(this);
            } catch (Error e) {
                leaveToFinisher();
            }
        }
    }

    /** Whether a call that has used this has to call {@link #afterUse()}. */
    public final boolean needsFollowUp() {
        return !isOpen() || hasReplaced();
    }

    /** A pinned value of this was freed. */
    public final void unpinned() {
        if (needsFollowUp()) {
            afterUse();
        }
    }

    // ------------------------------------------------------------------------------------------- the end

    @Override
    final @Nullable RuntimeException closeDependents() {
        RuntimeException failed = null;
        if (views != null) {
            try {
                views.endMine();
            } catch (RuntimeException e) {
                failed = e;
            }
        }
        failed = closePinned(failed);
        ObjectNotes known = notes; // who makes them from now on sees that this is closed
        return known == null ? failed : known.children.closeAll(failed);
    }

    /**
     * After the native object is destroyed, releases what it has retained, and its parents.
     *
     * @return what failed before, or else the first failure
     */
    final @Nullable RuntimeException releaseAll(@Nullable RuntimeException before) {
        RuntimeException failed = releaseOwn(before);
        for (ObjectRelations consumed = predecessor; consumed != null; consumed = predecessor) {
            failed = consumed.releaseOwn(failed);
            predecessor = consumed.predecessor;
        }
        return failed;
    }

    private @Nullable RuntimeException releaseOwn(@Nullable RuntimeException before) {
        RuntimeException failed = before;
        RetainedObjects items = retained; // if somebody makes them from now on, they see that this is destroyed
        if (items != null) {
            failed = items.releaseAll(failed);
        }
        Parents all = parents;
        return all == null ? failed : all.leaveAll(failed);
    }

    /** Ends views of a thread that has ended. */
    final void endAllViews() {
        if (views != null) {
            views.end();
        }
    }
}
