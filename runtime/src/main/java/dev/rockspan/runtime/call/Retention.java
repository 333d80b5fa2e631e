package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.PendingEffect;
import org.jspecify.annotations.Nullable;

/**
 * What an object retains under a slot from the call on.
 *
 * @param release runs when the slot gets something else, when the object ends, or if the call fails; null empties the slot
 * @param given what {@code Effects.given} returns for the slot from then on
 */
record Retention(
        NativeObject owner,
        String slot,
        @Nullable Runnable release,
        @Nullable Object given) implements PendingEffect {

    @Override
    public void commit() {
        owner.retain(slot, release);
        owner.target().notes().noteGiven(slot, given);
    }

    @Override
    public void cancel() {
        if (release != null) {
            release.run();
        }
    }
}
