package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.PendingEffect;
import dev.rockspan.runtime.link.Failures;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What follows from one call beside its result: what takes effect if the native function was called, what is done when the
 * call ends, and what is noted of the object that it creates. Few calls have any of it.
 */
public final class CallEffects {

    private List<PendingEffect> pending = new ArrayList<>(1);
    private final List<Runnable> atEnd = new ArrayList<>(1);
    private @Nullable Runnable endOfMade;
    private @Nullable Consumer<NativeObject> whenMade;

    CallEffects() {}

    void pend(PendingEffect effect) {
        pending.add(effect);
    }

    void atEnd(Runnable action) {
        atEnd.add(action);
    }

    /** An action for when what the call makes is destroyed, or the call ends without having made it. */
    void atEndOfMade(Runnable action) {
        endOfMade = action;
    }

    /** An action for when the call has made something, if it does. */
    void whenMade(Consumer<NativeObject> action) {
        whenMade = action;
    }

    /** The call has made an object. */
    void made(NativeObject object) {
        Runnable end = endOfMade;
        if (end != null) {
            endOfMade = null;
            object.retaining(end);
        }
        Consumer<NativeObject> look = whenMade;
        if (look != null) {
            look.accept(object);
        }
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
        Runnable end = endOfMade;
        if (end != null) {
            try {
                end.run();
            } catch (Throwable t) {
                failed = Failures.join(failed, t);
            }
        }
        return failed;
    }
}
