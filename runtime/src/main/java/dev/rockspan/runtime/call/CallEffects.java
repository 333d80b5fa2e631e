package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.PendingEffect;
import dev.rockspan.runtime.link.Failures;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What follows from one call beside its result: what takes effect if the native function was called, and what is done when the
 * call ends. Few calls have any of it.
 */
final class CallEffects {

    private List<PendingEffect> pending = new ArrayList<>(1);
    private final List<Runnable> atEnd = new ArrayList<>(1);

    CallEffects() {}

    void pend(PendingEffect effect) {
        pending.add(effect);
    }

    void atEnd(Runnable action) {
        atEnd.add(action);
    }

    /** The native function has returned. Commits everything, whatever fails; throws the first failure. */
    void commit() {
        List<PendingEffect> effects = pending;
        pending = List.of();
        Throwable failed = null;
        for (int i = 0; i < effects.size(); i++) {
            try {
                effects.get(i).commit();
            } catch (Throwable t) {
                failed = Failures.join(failed, t);
            }
        }
        pending = effects;
        effects.clear();
        if (failed != null) {
            throw CallbackFailures.<RuntimeException>raise(failed);
        }
    }

    /** The call ends. Cancels what was not committed and runs the actions, whatever fails; returns the first failure. */
    @Nullable Throwable end() {
        Throwable failed = null;
        for (int i = pending.size() - 1; i >= 0; i--) {
            try {
                pending.get(i).cancel();
            } catch (Throwable t) {
                failed = Failures.join(failed, t);
            }
        }
        for (int i = atEnd.size() - 1; i >= 0; i--) {
            try {
                atEnd.get(i).run();
            } catch (Throwable t) {
                failed = Failures.join(failed, t);
            }
        }
        return failed;
    }
}
