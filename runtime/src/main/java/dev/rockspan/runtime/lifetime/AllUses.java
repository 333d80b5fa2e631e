package dev.rockspan.runtime.lifetime;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What all threads use; for an object that more than one thread has used. */
public final class AllUses implements ThreadUses {

    static final AllUses INSTANCE = new AllUses();

    private static final Set<ThreadUses> THREADS = ConcurrentHashMap.newKeySet();

    private AllUses() {}

    /** Adds what a thread uses, which is asked from now on. */
    public static void add(ThreadUses thread) {
        THREADS.add(thread);
    }

    /** Forgets those of which the predicate is true. */
    public static void removeIf(Predicate<ThreadUses> isDone) {
        THREADS.removeIf(isDone);
    }

    /** Those that were added and not removed. */
    public static Iterable<ThreadUses> threads() {
        return THREADS;
    }

    @Override
    public boolean isUsing(NativeObject object, boolean toWrite) {
        for (ThreadUses thread : THREADS) {
            if (thread.isUsing(object, toWrite)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isPinning(NativeObject owner) {
        for (ThreadUses thread : THREADS) {
            if (thread.isPinning(owner)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public @Nullable RuntimeException closePinned(NativeObject owner, @Nullable RuntimeException before) {
        RuntimeException failed = before;
        for (ThreadUses thread : THREADS) {
            failed = thread.closePinned(owner, failed);
        }
        return failed;
    }
}
