package dev.rockspan.runtime.spi;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The column families that gathered writes name: those of a batch, or of a transaction. Not the default one, which every
 * database has. Writes that were taken back to a save point count, too.
 *
 * <p>Belongs to the {@link Guard} of what gathers them, so to one thread at a time.
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
        }
        last = family;
    }

    boolean endsWith(Lifetime family) {
        return last == family;
    }

    Set<Lifetime> all() {
        Lifetime only = last;
        Set<Lifetime> more = all;
        return more != null ? more : only == null ? Set.of() : Set.of(only);
    }

    void clear() {
        last = null;
        all = null;
    }
}
