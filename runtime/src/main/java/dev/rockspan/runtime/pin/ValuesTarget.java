package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.CallLists.ArrayDestroyer;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.View;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The part of {@code MultiGetBuffer} that is filled. */
public abstract class ValuesTarget implements AutoCloseable {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final long WORD = Long.BYTES;
    private static final long NONE = -1;
    private static final long FAILED = -2;

    /** Where the values of a block are: anywhere, so that its bytes are all of memory. */
    private static final View ANYWHERE = new View() { // no lambda: this is on the way of every start
        @Override
        public MemorySegment of(MemorySegment object, MemorySegment length) {
            length.set(LONG, 0, Long.MAX_VALUE);
            return MemorySegment.NULL;
        }
    };

    private final MemorySegment buffer;
    private Found found = Found.NOTHING;

    /**
     * What one read has found. It never changes: a thread that looks at it while another one reads on must not see the
     * place of one value with the size of another.
     *
     * @param places an address where a value is pinned, the complement of an offset where it is in the buffer
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody else has them
    private record Found(
            long[] places,
            long[] sizes,
            Status @Nullable [] failures,
            @Nullable PinnedHandle pinned) {

        static final Found NOTHING = new Found(new long[0], new long[0], null, null);

        @Nullable Status failure(int index) {
            return failures == null || sizes[index] != FAILED ? null : failures[index];
        }
    }

    /** Reads into this memory what fits. */
    protected ValuesTarget(MemorySegment buffer) {
        if (buffer.isReadOnly()) {
            throw new IllegalArgumentException("buffer is read-only");
        }
        this.buffer = buffer;
    }

    /** Where C may copy values to: NULL if it cannot, because that is on the heap or because there is nothing. */
    final MemorySegment memory() {
        return buffer.isNative() && buffer.byteSize() > 0 ? buffer : MemorySegment.NULL;
    }

    /** See {@link FoundValues#fill(ValuesTarget, ArrayDestroyer, RocksObject)}. */
    final int take(FoundValues values, ArrayDestroyer release, RocksObject parent) {
        close();
        int count = values.count();
        long[] places;
        long[] sizes;
        Status[] failures = null;
        MemorySegment block = null;
        boolean copied = false;
        int hits = 0;
        try {
            // Arrays of Java's: of a loop over segments, C2 checks beforehand what has held in all rounds so far, and
            // compiles it again, and again, where that depends on the buffer.
            places = values.data().toArray(LONG);
            sizes = values.sizes().toArray(LONG);
            long[] objects = values.objects().toArray(LONG);
            boolean copies = !values.isFilling() || memory().address() == 0;
            long start = buffer.address();
            long room = copies ? buffer.byteSize() : -1;
            long used = 0;
            boolean pinning = false;
            for (int i = 0; i < count; i++) {
                long data = places[i];
                if (objects[i] == 0) {
                    if (data != 0) {
                        places[i] = ~(data - start);
                        hits++;
                        continue;
                    }
                    Status failure = values.takeFailure(i);
                    sizes[i] = failure == null ? NONE : FAILED;
                    if (failure != null) {
                        failures = failures == null ? new Status[count] : failures;
                        failures[i] = failure;
                    }
                    continue;
                }
                hits++;
                if (sizes[i] <= room - used) {
                    MemorySegment.copy(NativeMemory.ALL, data, buffer, used, sizes[i]);
                    places[i] = ~used;
                    used += sizes[i];
                    copied = true;
                } else {
                    pinning = true;
                }
            }
            if (pinning) {
                block = NativeMemory.allocate(WORD * count);
                MemorySegment.copy(values.objects(), 0, block, 0, WORD * count);
            }
        } catch (RuntimeException | Error e) {
            values.call().freeAll(values.errors(), count);
            release.destroy(values.objects(), count);
            throw e;
        }
        if (copied) {
            part(values.objects(), block, places);
            release.destroy(values.objects(), count);
        }
        found = new Found(
                places, sizes, failures, block == null ? null : keep(values.call(), block, count, release, parent));
        return hits;
    }

    /** Leaves in {@code objects} what was copied, and in {@code pinned} what was not. */
    private static void part(MemorySegment objects, @Nullable MemorySegment pinned, long[] places) {
        for (int i = 0; i < places.length; i++) {
            if (places[i] >= 0) {
                objects.setAtIndex(LONG, i, 0);
            } else if (pinned != null) {
                pinned.setAtIndex(LONG, i, 0);
            }
        }
    }

    private static PinnedHandle keep(
            Call call, MemorySegment block, int count, ArrayDestroyer release, RocksObject parent) {
        Destroyer destroyer = _ -> {
            release.destroy(block, count);
            NativeMemory.free(block); // not after an error, with which all of this is done again
        };
        return call.made(new PinnedHandle(Pin.of(call, "MultiGetBuffer", block, destroyer, ANYWHERE, parent), parent));
    }

    /** How many keys were looked up last. */
    public final int count() {
        return found.sizes.length;
    }

    /** How the look-up of a key ended: Ok, NotFound, or what went wrong. */
    public final Status status(int index) {
        Found now = found;
        Objects.checkIndex(index, now.sizes.length);
        Status failure = now.failure(index);
        return failure != null ? failure : now.sizes[index] == NONE ? ReadResult.NOT_FOUND.status() : Status.OK;
    }

    /**
     * The size of the value of a key; -1 if there is none.
     *
     * @throws RocksDBException if that key could not be looked up
     */
    public final long size(int index) {
        return size(found, index);
    }

    private static long size(Found now, int index) {
        long size = now.sizes[Objects.checkIndex(index, now.sizes.length)];
        Status failure = size == FAILED ? now.failure(index) : null;
        if (failure != null) {
            throw new RocksDBException(failure);
        }
        return size;
    }

    /** Whether the value of a key is read in RocksDB's own memory: it did not fit into what was left of the buffer. */
    public final boolean isPinned(int index) {
        Found now = found;
        return now.sizes[Objects.checkIndex(index, now.sizes.length)] >= 0 && now.places[index] >= 0;
    }

    /**
     * The value of a key: a part of the buffer, or RocksDB's own memory until the next read or {@link #close}; null if
     * there is none.
     *
     * @throws RocksDBException if that key could not be looked up
     * @throws IllegalStateException if the value was pinned, and closed with its database
     */
    public final @Nullable MemorySegment value(int index) {
        Found now = found;
        long size = size(now, index);
        if (size < 0) {
            return null;
        }
        long place = now.places[index];
        if (place < 0) {
            return buffer.asSlice(~place, size);
        }
        return Objects.requireNonNull(now.pinned).pin.segment(place, size);
    }

    /** Lets go of pinned values; then there are none. What is in the buffer stays there, and this can be read into again. */
    @Override
    public final void close() {
        PinnedHandle before = found.pinned;
        found = Found.NOTHING;
        if (before != null) {
            before.close();
        }
    }
}
