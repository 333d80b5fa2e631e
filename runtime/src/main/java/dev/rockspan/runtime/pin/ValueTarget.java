package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.call.CallResults;
import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The part of {@code ValueBuffer} that is filled. */
public abstract class ValueTarget implements AutoCloseable {

    private static final long NONE = -1;

    private final MemorySegment buffer;
    private long size = NONE;
    /** The size of what was too large. */
    private long large;

    private @Nullable PinnedHandle pinned;

    /** Reads into this memory what fits. */
    protected ValueTarget(MemorySegment buffer) {
        if (buffer.isReadOnly()) {
            throw new IllegalArgumentException("buffer is read-only");
        }
        this.buffer = buffer;
    }

    /** Where C may copy a value to: NULL if it cannot, because that is on the heap. */
    final MemorySegment memory() {
        return buffer.isNative() ? buffer : MemorySegment.NULL;
    }

    /** What is too large to be copied. */
    public final void pin(PinnedHandle value) {
        pinned = value;
        size = large;
    }

    /** The size of the value that was read last; -1 if there was none. */
    public final long size() {
        return size;
    }

    /**
     * Takes what was found; false if it is too large, and to be {@linkplain #pin pinned}.
     *
     * @param object the address of what has it pinned; 0 if nothing has, because C has copied it, or found none
     */
    final boolean take(CallResults call, long data, long found, long object, Destroyer destroyer) {
        release();
        if (object == 0) {
            size = data == 0 ? NONE : found;
            return true;
        }
        large = found;
        if (found > buffer.byteSize()) {
            return false;
        }
        call.take(object, data, found, buffer, destroyer);
        size = found;
        return true;
    }

    /** Whether the value that was read last was too large for the buffer: it is read in RocksDB's own memory then. */
    public final boolean isPinned() {
        return pinned != null;
    }

    /**
     * The value that was read last: a part of the buffer, or RocksDB's own memory until the next read or {@link #close}.
     *
     * @throws IllegalStateException if no value was found, or the pinned one was closed with its database
     */
    public final MemorySegment value() {
        if (size == NONE) {
            throw new IllegalStateException("No value was read");
        }
        PinnedHandle value = pinned;
        return value == null ? buffer.asSlice(0, size) : value.segment();
    }

    private void release() {
        PinnedHandle before = pinned;
        size = NONE;
        if (before != null) {
            pinned = null;
            before.close();
        }
    }

    /** Lets go of a pinned value. What is in the buffer stays there, and this can be read into again. */
    @Override
    public final void close() {
        release();
    }
}
