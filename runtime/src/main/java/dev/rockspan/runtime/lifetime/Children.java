package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Failures;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The children of one native object, newest first: a linked list that a child leaves in constant time. Each child has a
 * reference to the parent until it is destroyed, which may be after it has left the list.
 */
final class Children {

    /** A child's place in its parent's list. */
    static final class Link {

        /** Stands for the places of a child that is gone; nobody asks for its parent. */
        @SuppressWarnings("NullAway")
        static final Link NONE = new Link(null, null, null);

        private final NativeObject parent;
        private final NativeObject child;
        /** The child's place in the list of another parent. */
        private final @Nullable Link elsewhere;

        private @Nullable Link newer;
        private @Nullable Link older;
        private boolean gone;

        Link(NativeObject parent, NativeObject child, @Nullable Link elsewhere) {
            this.parent = parent;
            this.child = child;
            this.elsewhere = elsewhere;
        }

        NativeObject parent() {
            return parent;
        }

        @Nullable Link elsewhere() {
            return elsewhere;
        }

        /** The child is gone: leaves the list, and releases the reference to the parent. */
        void end() {
            parent.notes().children.remove(this);
            parent.release();
        }
    }

    private volatile @Nullable Link newest;

    /** Adds a child that has a reference to the parent, unless it is gone; false if the parent is no longer open. */
    synchronized boolean add(Link link) {
        if (!link.gone) {
            Link older = newest;
            link.older = older;
            if (older != null) {
                older.newer = link;
            }
            newest = link;
        }
        // Closing sets the flag before it looks for children: either it is seen here, or the child is seen there.
        return link.parent.isOpen();
    }

    private synchronized void remove(Link link) {
        if (link.gone) {
            return;
        }
        link.gone = true;
        if (link.newer != null) {
            link.newer.older = link.older;
        } else if (newest == link) {
            newest = link.older;
        }
        if (link.older != null) {
            link.older.newer = link.newer;
        }
        link.newer = null;
        link.older = null;
    }

    /**
     * Closes them all, newest first, even if closing one fails. The parent must have been marked closed. If an error
     * interrupts it, those that are not closed are still in the list.
     *
     * @return what failed before, or else the first failure
     */
    @Nullable RuntimeException closeAll(@Nullable RuntimeException before) {
        RuntimeException failed = before;
        for (Link link = newest; link != null; link = newest) {
            try {
                link.child.close();
            } catch (RuntimeException e) {
                failed = Failures.join(failed, e);
            }
            remove(link);
        }
        return failed;
    }

    /** Does something to those of that name, and to those of the others' children, to any depth. */
    void forDescendants(String named, Consumer<NativeObject> action) {
        if (newest == null) {
            return;
        }
        RuntimeException failed = null;
        for (NativeObject child : all()) {
            try {
                if (child.name().equals(named)) {
                    action.accept(child);
                } else {
                    child.forDescendants(named, action);
                }
            } catch (RuntimeException e) {
                failed = Failures.join(failed, e);
            }
        }
        Failures.rethrow(failed);
    }

    /** Those that are in the list now, newest first. */
    private synchronized List<NativeObject> all() {
        List<NativeObject> children = new ArrayList<>();
        for (Link link = newest; link != null; link = link.older) {
            children.add(link.child);
        }
        return children;
    }
}
