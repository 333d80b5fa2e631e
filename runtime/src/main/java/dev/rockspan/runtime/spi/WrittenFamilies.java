package dev.rockspan.runtime.spi;

import java.lang.invoke.VarHandle;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The column families that gathered writes name: those of a batch, or of a transaction. Not the default one, which every
 * database has. Writes that were taken back to a save point count, too.
 *
 * <p>Belongs to the {@link Guard} of what gathers them, so to one thread at a time; who drops a column family reads it.
 */
final class WrittenFamilies {

    /** One after the other is most often of the same. */
    private @Nullable Lifetime last;

    /** All, once there are two; threads that add at the same time, as none should, lose some at most. */
    private @Nullable Set<Lifetime> all;

    void add(Lifetime family) {
        Lifetime before = last;
        if (before == family) {
            return;
        }
        if (before != null) {
            Set<Lifetime> both = all == null ? ConcurrentHashMap.newKeySet() : all;
            both.add(before);
            both.add(family);
            all = both;
            VarHandle.releaseFence(); // who reads the last one without all has read the only one
        }
        last = family;
    }

    boolean endsWith(Lifetime family) {
        return last == family;
    }

    /** Whether they are known to name the column family of that number of a database. */
    boolean name(int number, Lifetime root) {
        for (Lifetime family : all()) {
            if (family.root() == root && family.familyNumber() == number) {
                return true;
            }
        }
        return false;
    }

    Set<Lifetime> all() {
        Lifetime only = last;
        VarHandle.acquireFence();
        Set<Lifetime> more = all;
        return more != null ? more : only == null ? Set.of() : Set.of(only);
    }

    void clear() {
        last = null;
        all = null;
    }
}
