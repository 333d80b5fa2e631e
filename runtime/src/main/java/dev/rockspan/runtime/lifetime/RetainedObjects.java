package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Failures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one native object points to: other objects, memory and callbacks. Each item is released after the native object is
 * destroyed. An item under a slot may be replaced; the old one is released when no call and no other object can still see
 * it.
 *
 * <p>An item releases itself when it is run. An error, as opposed to an exception, means that it has not: it is left for the
 * next attempt, with those after it.
 */
final class RetainedObjects {

    /** A reference to another object. Whoever takes it uses that object already. */
    private record Reference(NativeObject to) implements Runnable {

        Reference {
            to.acquire();
        }

        @Override
        public void run() {
            to.release();
        }
    }

    /** One named item. These are a linked list, as {@code HashMap.put} may add an entry and then fail to grow. */
    private static final class Slot {

        final String name;
        final @Nullable Slot next;

        @Nullable Runnable item;

        Slot(String name, @Nullable Slot next) {
            this.name = name;
            this.next = next;
        }
    }

    // Guarded by this.
    private @Nullable List<Runnable> items;
    private @Nullable Slot slots;
    /** Whether everything has been taken. */
    private boolean ended;
    /** Read without the lock, too: only to see whether there is anything to do. */
    private volatile @Nullable List<Runnable> replaced;

    /** What is still to be released, last one first; belongs to the thread that destroys. */
    private @Nullable List<Runnable> ending;

    static Runnable reference(NativeObject to) {
        return new Reference(to);
    }

    /** Retains one more item; releases it at once if the native object is gone, or there is no memory. */
    void add(Runnable item) {
        boolean added = false;
        try {
            added = isAdded(item);
        } finally {
            if (!added) {
                item.run();
            }
        }
    }

    private synchronized boolean isAdded(Runnable item) {
        if (ended) {
            return false;
        }
        if (items == null) {
            items = new ArrayList<>(2);
        }
        return items.add(item);
    }

    /** Replaces what the slot has; null empties it. What takes memory comes first. */
    synchronized void replace(String name, @Nullable Runnable next) {
        Slot slot = slot(name, next == null);
        if (slot == null) {
            return;
        }
        Runnable old = slot.item;
        if (old != null) {
            List<Runnable> all = replaced == null ? new ArrayList<>(1) : replaced;
            all.add(old);
            replaced = all;
        }
        slot.item = next;
    }

    /** The slot of a name. If there is none: null with {@code orNull}, else a new one. */
    private @Nullable Slot slot(String name, boolean orNull) {
        for (Slot slot = slots; slot != null; slot = slot.next) {
            if (slot.name.equals(name)) {
                return slot;
            }
        }
        if (orNull) {
            return null;
        }
        Slot added = new Slot(name, slots);
        slots = added;
        return added;
    }

    /** Whether something was replaced and is not released. */
    boolean hasReplaced() {
        return replaced != null;
    }

    /**
     * Releases what was replaced, if nobody can see it.
     *
     * @param object retains it, and is asked whether only its owner has a reference; nobody adds to what was replaced
     *     meanwhile
     */
    void releaseReplaced(ObjectUses object) {
        List<Runnable> old;
        synchronized (this) {
            old = replaced;
            if (old == null || (!ended && !object.isIdle())) {
                return;
            }
            replaced = null;
        }
        try {
            Failures.rethrow(release(old, null));
        } finally {
            if (!old.isEmpty()) { // after an error
                replaceAgain(old);
            }
        }
    }

    /** Releases the last one first, and forgets each that was released; returns the first failure. */
    private static @Nullable RuntimeException release(List<Runnable> all, @Nullable RuntimeException before) {
        RuntimeException failed = before;
        while (!all.isEmpty()) {
            try {
                all.getLast().run();
            } catch (RuntimeException e) {
                failed = Failures.join(failed, e);
            }
            all.removeLast();
        }
        return failed;
    }

    private synchronized void replaceAgain(List<Runnable> old) {
        List<Runnable> all = replaced;
        if (all == null) {
            replaced = old;
        } else {
            all.addAll(old);
        }
    }

    /**
     * Releases everything. Each item is only forgotten when it has been released.
     *
     * @return what failed before, or else the first failure
     */
    @Nullable RuntimeException releaseAll(@Nullable RuntimeException before) {
        return release(endAll(), before);
    }

    /** Everything, to be released from its end; what is added later is released immediately. */
    private synchronized List<Runnable> endAll() {
        List<Runnable> all = ending;
        if (all == null) {
            all = all();
            Collections.reverse(all);
            ending = all; // from here on nothing can fail, which would lose them
            ended = true;
            replaced = null;
            slots = null;
            items = null;
        }
        return all;
    }

    /** Items that are added later are released immediately. */
    synchronized void end() {
        ended = true;
    }

    private List<Runnable> all() {
        List<Runnable> all = new ArrayList<>();
        List<Runnable> old = replaced;
        if (old != null) {
            all.addAll(old);
        }
        for (Slot slot = slots; slot != null; slot = slot.next) {
            if (slot.item != null) {
                all.add(slot.item);
            }
        }
        if (items != null) {
            all.addAll(items);
        }
        return all;
    }
}
