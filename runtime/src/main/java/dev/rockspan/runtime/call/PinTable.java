package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.Unfinished;
import dev.rockspan.runtime.link.Failures;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The pinned values of one {@link CallStack}: whoever closes what they belong to looks for them here. Only its thread
 * adds to it. A place is free again when its pin is freed, by whomever.
 */
public final class PinTable extends Unfinished {

    private static final VarHandle PLACE = MethodHandles.arrayElementVarHandle(PinnedValue[].class);

    /** A power of two in length; replaced by a longer copy when it is half full. */
    private volatile @Nullable PinnedValue[] places = new @Nullable PinnedValue[4];

    /** Whether many threads use it, one after the other: those that made a pin may never come back to free it. */
    private final boolean pooled;

    private int nextPlace;
    private volatile boolean toSweep;

    /** An empty table. */
    public PinTable(boolean pooled) {
        this.pooled = pooled;
    }

    /** Adds one. The call that made it must still use what it belongs to. */
    public void add(PinnedValue pin) {
        @Nullable PinnedValue[] all = places;
        int place = nextPlace;
        for (int tried = 0; !isFree(all[place]); place = (place + 1) & (all.length - 1)) {
            if (++tried > all.length / 2) {
                place = all.length;
                all = Arrays.copyOf(all, all.length * 2);
                places = all;
                break;
            }
        }
        nextPlace = (place + 1) & (all.length - 1);
        PLACE.setRelease(all, place, pin);
    }

    private static boolean isFree(@Nullable PinnedValue pin) {
        return pin == null || pin.isFreed();
    }

    /** Whether this table has a pin of {@code owner} that is not freed. Sees every pin of a call whose end this thread has seen. */
    boolean isPinning(NativeObject owner) {
        for (int i = 0; i < places.length; i++) {
            PinnedValue pin = at(i);
            if (pin != null && pin.isOf(owner) && !pin.isFreed()) {
                return true;
            }
        }
        return false;
    }

    /** Closes the pins of {@code owner}; returns what failed before, or else the first failure. */
    @Nullable RuntimeException closeAll(NativeObject owner, @Nullable RuntimeException before) {
        RuntimeException failed = before;
        for (int i = 0; i < places.length; i++) {
            PinnedValue pin = at(i);
            if (pin != null && pin.isOf(owner)) {
                try {
                    pin.releaseForOwner();
                } catch (RuntimeException e) {
                    failed = Failures.join(failed, e);
                }
            }
        }
        return failed;
    }

    private @Nullable PinnedValue at(int place) {
        return (PinnedValue) PLACE.getAcquire(places, place);
    }

    /** Whether there is none. */
    public boolean isEmpty() {
        for (int i = 0; i < places.length; i++) {
            if (!isFree(at(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Notes that a pin was closed that only its maker can free, or any thread once the maker has ended.
     *
     * @param waitedFor whether its owner, or the table itself, waits for that
     */
    public void sweepLater(boolean waitedFor) {
        toSweep = true;
        if (pooled || waitedFor) {
            leaveToFinisher();
        }
    }

    @Override
    protected boolean finish() {
        sweep();
        return !toSweep;
    }

    boolean isToSweep() {
        return toSweep;
    }

    /** Frees what was closed elsewhere and can be freed now. */
    void sweep() {
        toSweep = false;
        RuntimeException failed = null;
        for (int i = 0; i < places.length; i++) {
            PinnedValue pin = at(i);
            if (pin != null && pin.isLeft()) {
                try {
                    pin.release();
                } catch (RuntimeException e) {
                    failed = Failures.join(failed, e);
                }
            }
        }
        Failures.rethrow(failed);
    }
}
