package dev.rockspan.runtime.iterate;

import dev.rockspan.runtime.lifetime.ExclusiveAccess;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.ref.Reference;

/** A use of an iterator that takes no call, as C does not call back and nothing else is used. */
final class QuickUse implements ExclusiveAccess.Holder {

    private final Handle handle;
    private final NativeObject object;
    private final ScopedViews views;

    QuickUse(Handle handle, NativeObject object, ScopedViews views) {
        this.handle = handle;
        this.object = object;
        this.views = views;
    }

    @Override
    public boolean isUsing(NativeObject used) {
        return used == object && !views.areEndedInLoop();
    }

    @Override
    public void close() {
        try {
            object.exit(this);
        } finally {
            // Were the handle collected before, an automatic arena could close it in its user's hands.
            Reference.reachabilityFence(handle);
        }
    }
}
