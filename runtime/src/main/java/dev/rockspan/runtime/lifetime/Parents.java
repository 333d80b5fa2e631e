package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.link.Failures;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The parents of one object: its places in their lists of {@link Children}. Each place has a reference on its parent. */
final class Parents {

    private static final VarHandle FIRST = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "first", VarHandle.class, Parents.class, Children.Link.class);

    /** The places, linked by {@link Children.Link#elsewhere}; {@link Children.Link#NONE} once the child is gone. */
    private volatile Children.@Nullable Link first;

    /** The places that are yet to be left. Belongs to the thread that destroys the child. */
    private Children.@Nullable Link toLeave;

    /** The exclusive access of a parent; set before anybody else sees the child. */
    private @Nullable ExclusiveAccess access;

    /** The handles of the parents, on their way to the child's handle, which keeps them reachable. */
    private @Nullable Reachable handles;

    /** Makes {@code child} a child of one more, which this thread uses; false if that is closed, and the child is to be. */
    boolean add(NativeObject parent, NativeObject child) {
        if (parent.access() != null) {
            access = parent.access();
        }
        Children siblings = parent.notes().children; // both before the reference: there may be no memory for them
        Children.Link link = new Children.Link(parent, child, first);
        parent.acquire();
        if (!add(link)) {
            parent.release(); // another parent was closed meanwhile, and the child with it
            return true;
        }
        return siblings.add(link);
    }

    /** Adds a place, which the thread that destroys the child leaves; false if it has begun to. */
    private boolean add(Children.Link link) {
        Children.Link before = link.elsewhere();
        if (before == null) {
            FIRST.setRelease(this, link); // without a parent, nobody else can destroy the child
            return true;
        }
        return before != Children.Link.NONE && FIRST.compareAndSet(this, before, link);
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
            toLeave = link.elsewhere();
        }
        return failed;
    }

    /** Has no place added any more; returns those that are yet to be left. */
    private Children.@Nullable Link end() {
        for (Children.Link all = first; all != Children.Link.NONE; all = first) {
            toLeave = all;
            if (FIRST.compareAndSet(this, all, Children.Link.NONE)) {
                break;
            }
        }
        return toLeave;
    }

    /**
     * Makes {@code successor} a child of all parents that it does not have yet, and leaves them. After an error the successor
     * leaves the rest when it is destroyed. If parents are closed, this throws what the first of them says at the end.
     */
    void passOn(NativeObject successor) {
        RuntimeException failed = null;
        for (Children.Link link = places(); link != null; link = link.elsewhere()) {
            try {
                if (!successor.isChildOf(link.parent())) {
                    successor.adoptedBy(link.parent());
                }
            } catch (RuntimeException e) { // that parent is closed; the others still have to outlive the successor
                failed = Failures.join(failed, e);
            }
        }
        Failures.rethrow(leaveAll(failed));
    }

    boolean contains(NativeObject parent) {
        Children.Link link = places();
        while (link != null && link.parent() != parent) {
            link = link.elsewhere();
        }
        return link != null;
    }

    /** Does something to those of that name. */
    void forEach(String named, Consumer<NativeObject> action) {
        for (Children.Link link = places(); link != null; link = link.elsewhere()) {
            if (link.parent().name().equals(named)) {
                action.accept(link.parent());
            }
        }
    }

    private Children.@Nullable Link places() {
        Children.Link all = first;
        return all == Children.Link.NONE ? null : all;
    }
}
