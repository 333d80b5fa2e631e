package dev.rockspan.runtime.spi;

import dev.rockspan.runtime.RocksObject;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * A handle on a value that stays in RocksDB's memory. Made, read and closed by one thread it needs only a {@link Pin};
 * for everything else that becomes a {@link Lifetime}.
 */
public abstract class PinnedHandle extends RocksObject {

    private final Pin pin;

    /** Must stay reachable while this is: an automatic arena would otherwise close it, and with it this. */
    @SuppressWarnings("unused")
    private final Handle parent;

    private volatile @Nullable Lifetime shared;

    /**
     * A handle on what {@code pin} owns.
     *
     * @param parent what it belongs to
     */
    @SuppressWarnings("this-escape") // what watches it looks at nothing that a subclass adds
    protected PinnedHandle(Pin pin, RocksObject parent) {
        this.pin = pin;
        this.parent = parent;
        Leaks.watch(this);
    }

    /**
     * The bytes, without a copy. After the end of this handle, reading them throws {@link IllegalStateException}. The
     * thread that made this handle gets a segment for itself, other threads one for all.
     *
     * @throws IllegalStateException if this handle is closed
     */
    protected final MemorySegment segment() {
        return shared == null && pin.lend() ? pin.lent() : pin.segmentOf(share());
    }

    /** As {@link #segment()}, of some of the bytes. */
    final MemorySegment segment(long address, long size) {
        return shared == null && pin.lend()
                ? pin.lent(address, size)
                : pin.segmentOf(share()).asSlice(address, size);
    }

    @Override
    Lifetime share() {
        Lifetime all;
        synchronized (pin) {
            all = shared;
            if (all != null) {
                return all;
            }
            all = pin.becomeShared();
            shared = all;
        }
        pin.shareAs(all);
        return all;
    }

    @Override
    void end() {
        boolean ended = pin.close();
        Lifetime all = ended ? shared : shared();
        if (all != null) {
            all.close();
            pin.close();
        }
    }

    @Override
    boolean isUsable() {
        if (pin.isOpen() && shared == null) {
            return true;
        }
        Lifetime all = shared();
        return all != null && all.isUsable();
    }

    /** What it has become; of a pin that is not open. Another thread may just be sharing it, under the lock. */
    private @Nullable Lifetime shared() {
        Lifetime all = shared;
        if (all != null) {
            return all;
        }
        synchronized (pin) {
            return shared;
        }
    }

    @Override
    boolean isOwning() {
        return true;
    }

    @Override
    String describe() {
        return pin.name() + (isUsable() ? "[open]" : "[closed]");
    }
}
