package dev.rockspan.runtime.pin;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.CallLists.ArrayDestroyer;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.View;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a look-up of many keys has found, within a {@link Call}: C fills four arrays, which say of each key where its value
 * is, how large that is, what has it pinned, and what went wrong.
 *
 * @param isFilling whether the function copies values that fit into the caller's buffer
 */
public record FoundValues(
        Call call,
        int count,
        boolean isFilling,
        MemorySegment data,
        MemorySegment sizes,
        MemorySegment objects,
        MemorySegment errors) {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final long WORD = Long.BYTES;

    /** Zeroed arrays for so many keys, of a function that copies what fits to a buffer that it is given. */
    public static FoundValues of(Call call, int count) {
        long size = WORD * count;
        MemorySegment all = call.allocate(4 * size, WORD);
        return new FoundValues(
                call,
                count,
                true,
                all.asSlice(0, size),
                all.asSlice(size, size),
                all.asSlice(2 * size, size),
                all.asSlice(3 * size, size));
    }

    /** Of objects that have values pinned; {@code view} says where those are. */
    public static FoundValues ofPinned(Call call, MemorySegment objects, MemorySegment errors, int count, View view) {
        MemorySegment data = call.words(count);
        MemorySegment sizes = call.words(count);
        for (int i = 0; i < count; i++) {
            MemorySegment object = objects.getAtIndex(ValueLayout.ADDRESS, i);
            if (object.address() != 0) {
                data.setAtIndex(ValueLayout.ADDRESS, i, view.of(object, sizes.asSlice(WORD * i, WORD)));
            }
        }
        return new FoundValues(call, count, false, data, sizes, objects, errors);
    }

    /** Of values that C has allocated. */
    public static FoundValues ofAllocated(
            Call call, MemorySegment values, MemorySegment sizes, MemorySegment errors, int count) {
        return new FoundValues(call, count, false, values, sizes, values, errors);
    }

    /**
     * Copies of the values, one per key, null where there was none; all are released.
     *
     * @throws RocksDBException the first error
     */
    public List<byte @Nullable []> take(ArrayDestroyer release) {
        try {
            return call.copies(data, sizes, errors, count);
        } catch (Error e) {
            call.freeAll(errors, count);
            throw e;
        } finally {
            release.destroy(objects, count);
        }
    }

    /**
     * Gives the values to {@code buffer}: what has been copied there, copies of what else fits, and the rest as it is
     * pinned.
     *
     * @param release releases what has values pinned; passes over NULL
     * @param parent what pinned values belong to; this call uses it
     * @return how many values there are
     */
    public int fill(ValuesTarget buffer, ArrayDestroyer release, RocksObject parent) {
        return buffer.take(this, release, parent);
    }

    /** As {@link #fill(ValuesTarget, ArrayDestroyer, RocksObject)}, of what C has allocated. */
    public int fill(ValuesTarget buffer, RocksObject parent) {
        return fill(buffer, each(call.freeing()), parent);
    }

    /** Releases one after the other, and notes in the array that it has. */
    public static ArrayDestroyer each(Destroyer destroyer) {
        return (array, size) -> {
            for (long i = 0; i < size; i++) {
                MemorySegment object = array.getAtIndex(ValueLayout.ADDRESS, i);
                if (object.address() != 0) {
                    destroyer.destroy(object);
                    array.setAtIndex(ValueLayout.ADDRESS, i, MemorySegment.NULL);
                }
            }
        };
    }

    /** Why a key could not be looked up; null if it could. */
    @Nullable Status takeFailure(int index) {
        return errors.getAtIndex(LONG, index) == 0 ? null : call.takeFailure(errors, index);
    }
}
