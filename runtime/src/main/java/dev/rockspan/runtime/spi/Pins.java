package dev.rockspan.runtime.spi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The pinned values of one {@link CallStack}: whoever closes what they belong to looks for them here. Only its thread
 * adds to it. A place is free again when its pin is freed, by whomever.
 */
final class Pins {

    private static final VarHandle PLACE = MethodHandles.arrayElementVarHandle(Pin[].class);

    /** A power of two in length; replaced by a longer copy when it is half full. */
    private volatile @Nullable Pin[] places = new @Nullable Pin[4];

    private int next;
    private volatile boolean toSweep;

    /** Adds one. The call that made it must still have its lease on what it belongs to. */
    void add(Pin pin) {
        @Nullable Pin[] all = places;
        int place = next;
        for (int tried = 0; !isFree(all[place]); place = (place + 1) & (all.length - 1)) {
            if (++tried > all.length / 2) {
                place = all.length;
                all = Arrays.copyOf(all, all.length * 2);
                places = all;
                break;
            }
        }
        next = (place + 1) & (all.length - 1);
        PLACE.setRelease(all, place, pin);
    }

    private static boolean isFree(@Nullable Pin pin) {
        return pin == null || pin.isFreed();
    }

    /** Whether one is here that belongs to that; of those that this thread must see. */
    boolean isPinning(Leases owner) {
        for (int i = 0; i < places.length; i++) {
            Pin pin = at(i);
            if (pin != null && pin.isOf(owner) && !pin.isFreed()) {
                return true;
            }
        }
        return false;
    }

    /** Closes those that belong to that. */
    void closeAll(Leases owner, Failures failures) {
        for (int i = 0; i < places.length; i++) {
            Pin pin = at(i);
            if (pin != null && pin.isOf(owner)) {
                failures.run(pin::end);
            }
        }
    }

    private @Nullable Pin at(int place) {
        return (Pin) PLACE.getAcquire(places, place);
    }

    /** Whether there is none. */
    boolean isEmpty() {
        for (int i = 0; i < places.length; i++) {
            if (!isFree(at(i))) {
                return false;
            }
        }
        return true;
    }

    /** Something was closed that only its maker can free. */
    void sweepLater() {
        toSweep = true;
    }

    boolean isToSweep() {
        return toSweep;
    }

    /** Frees what was closed elsewhere and can be freed now. */
    void sweep() {
        toSweep = false;
        Failures failures = new Failures();
        for (int i = 0; i < places.length; i++) {
            Pin pin = at(i);
            if (pin != null && pin.isLeft()) {
                failures.run(pin::close);
            }
        }
        failures.rethrow();
    }
}
