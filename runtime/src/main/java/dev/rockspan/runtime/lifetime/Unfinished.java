package dev.rockspan.runtime.lifetime;

import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/** Something whose end may be interrupted by an error, and is then for the {@link Finisher} to go on with. */
public abstract class Unfinished {

    private static final VarHandle NEXT = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "next", VarHandle.class, Unfinished.class, Unfinished.class);

    /** The next in the list of the {@link Finisher}; itself if it is the last, null if it is not in the list. */
    volatile @Nullable Unfinished next;

    /** Nothing is left to be done yet. */
    protected Unfinished() {}

    /** Has the finisher go on with it, soon and until it succeeds. */
    protected final void leaveToFinisher() {
        Finisher.add(this);
    }

    /** For the finisher: false if this is in its list already. */
    final boolean claim() {
        return NEXT.compareAndSet(this, null, this);
    }

    /** Does what is left to be done, as far as that is possible; true if nothing is left. */
    protected abstract boolean finish();
}
