package dev.rockspan;

import dev.rockspan.raw.IteratorPath;
import dev.rockspan.runtime.AbstractRocksIterator;
import dev.rockspan.runtime.spi.Effects;
import dev.rockspan.runtime.spi.Lifetime;
import java.lang.foreign.Arena;

/**
 * A position in the ordered keys of a column family.
 *
 * <p>Close it when done; closing the object that made it closes it too. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>Keeps alive what it was made with or given: {@link ColumnFamilyHandle}, {@link ReadOptions}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code rocksdb_iterator_t}.
 */
public class RocksIterator extends AbstractRocksIterator {
    RocksIterator(Lifetime lifetime) {
        super(lifetime.exclusive(), IteratorPath.INSTANCE);
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public RocksIterator in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
