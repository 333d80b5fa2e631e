package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.link.Failures;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The parents of one object: its places in their lists of {@link Children}. Each place has a reference on its parent. */
final class Parents {

    // Guarded by this. Two threads need no lock: the one that makes the child reads the first, and the one that
    // destroys the child forgets it, after the end.
    private Children.@Nullable Link first;
    private boolean ended;

    /** The exclusive access of a parent; set before anybody else sees the child. */
    private @Nullable ExclusiveAccess access;

    /** The handles of the parents, on their way to the child's handle, which keeps them reachable. */
    private @Nullable Reachable handles;

    /** Makes {@code child} a child of one more; false if the parent is closed. */
    boolean add(NativeObject parent, NativeObject child) {
        if (parent.access() != null) {
            access = parent.access();
        }
        Children.Link link = parent.children().add(parent, child, first);
        if (link == null) {
            return false;
        }
        synchronized (this) {
            if (!ended) {
                first = link;
                return true;
            }
        }
        link.end(); // the parent was closed, and the child with it, since the line above
        return true;
    }

    /** The exclusive access of a parent; null if none has any. */
    @Nullable ExclusiveAccess access() {
        return access;
    }

    /** Keeps the handle of a parent for the child's handle. */
    void keepReachable(Usable handle) {
        handles = new Reachable(handle, handles);
    }

    /** Gives away the handles. */
    @Nullable Reachable takeHandles() {
        Reachable all = handles;
        handles = null;
        return all;
    }

    /**
     * Leaves them all. After an error the rest is left by the next attempt.
     *
     * @return what failed before, or else the first failure
     */
    @Nullable RuntimeException leaveAll(@Nullable RuntimeException before) {
        RuntimeException failed = before;
        for (Children.Link link = end(); link != null; link = link.elsewhere()) {
            try {
                link.end();
            } catch (RuntimeException e) {
                failed = Failures.join(failed, e);
            }
            first = link.elsewhere();
        }
        return failed;
    }

    private synchronized Children.@Nullable Link end() {
        ended = true;
        return first;
    }

    /** Makes {@code successor} a child of all parents that it does not have yet, and leaves them. */
    void passOn(NativeObject successor) {
        Children.Link left = end();
        first = null;
        RuntimeException failed = null;
        try {
            for (Children.Link link = left; link != null; link = link.elsewhere()) {
                if (!successor.isChildOf(link.parent())) {
                    successor.adoptedBy(link.parent());
                }
            }
        } finally {
            for (Children.Link link = left; link != null; link = link.elsewhere()) {
                try {
                    link.end();
                } catch (RuntimeException e) {
                    failed = Failures.join(failed, e);
                }
            }
        }
        Failures.rethrow(failed);
    }

    boolean contains(NativeObject parent) {
        Children.Link link = first();
        while (link != null && link.parent() != parent) {
            link = link.elsewhere();
        }
        return link != null;
    }

    void forEach(Consumer<NativeObject> action) {
        for (Children.Link link = first(); link != null; link = link.elsewhere()) {
            action.accept(link.parent());
        }
    }

    private synchronized Children.@Nullable Link first() {
        return first;
    }
}
