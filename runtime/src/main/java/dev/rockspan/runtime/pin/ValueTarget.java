package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The part of {@code ValueBuffer} that is filled. */
public abstract class ValueTarget implements AutoCloseable {

    private static final long NONE = -1;

    private final MemorySegment buffer;
    private long size = NONE;
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

    /** The size of the value that was read last; -1 if there was none. */
    public final long size() {
        return size;
    }

    /** See {@link Pin#fill}; {@code object} is 0 if C has copied what was found, or found nothing. */
    final long take(Call call, long data, long found, long object, Destroyer destroyer, RocksObject parent) {
        close();
        if (object == 0) {
            size = data == 0 ? NONE : found;
            return size;
        }
        if (found <= buffer.byteSize()) {
            call.take(object, data, found, buffer, destroyer);
        } else {
            Pin large = Pin.of(call, "ValueBuffer", object, destroyer, data, found, parent);
            pinned = call.made(new PinnedHandle(large, parent));
        }
        size = found;
        return size;
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
        return value == null ? buffer.asSlice(0, size) : value.pin.segment();
    }

    /** Lets go of a pinned value. What is in the buffer stays there, and this can be read into again. */
    @Override
    public final void close() {
        PinnedHandle before = pinned;
        size = NONE;
        if (before != null) {
            pinned = null;
            before.close();
        }
    }
}
