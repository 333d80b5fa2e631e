package dev.rockspan.runtime.call;

import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Java lists as C arrays and back, within one {@link Call}. C sees a count next to each array; Java never does. */
public abstract sealed class CallLists extends CallUses permits Call {

    private static final long WORD = Long.BYTES;

    CallLists(CallStack stack, boolean inner) {
        super(stack, inner);
    }

    /** Frees an array that C allocated. */
    @FunctionalInterface
    public interface ArrayDestroyer {
        /** Frees {@code array} of {@code count} elements. */
        void destroy(MemorySegment array, long count);
    }

    // ------------------------------------------------------------------------------------------------- going in

    /** The addresses of copies of {@code list}'s elements, followed by their lengths; see {@link #lengths}. */
    public final MemorySegment bytes(List<byte[]> list, String parameter) {
        if (list instanceof PackedKeys keys) {
            return keys.copy(this, parameter);
        }
        byte[][] all = list.toArray(new byte[0][]);
        int count = all.length;
        long size = 0;
        for (int i = 0; i < count; i++) {
            size += element(all[i], parameter, i).length;
        }
        requireSize(size, parameter); // they can be the parts of one value
        MemorySegment memory = withPointers(count, size);
        long at = pointersSize(count);
        for (int i = 0; i < count; i++) {
            byte[] element = all[i];
            MemorySegment.copy(element, 0, memory, ValueLayout.JAVA_BYTE, at, element.length);
            point(memory, count, i, at, element.length);
            at += element.length;
        }
        return memory.asSlice(0, pointersSize(count));
    }

    /** Memory for {@code count} addresses, as many lengths, and {@code size} bytes of elements behind them. */
    final MemorySegment withPointers(int count, long size) {
        return take(pointersSize(count) + size, WORD);
    }

    static long pointersSize(int count) {
        return 2 * WORD * count;
    }

    /** Writes the address and the length of the element at {@code offset} of what {@link #withPointers} gave. */
    static void point(MemorySegment memory, int count, int index, long offset, long length) {
        memory.setAtIndex(LONG, index, memory.address() + offset);
        memory.setAtIndex(LONG, count + (long) index, length);
    }

    /** As {@link #bytes}, of texts in UTF-8. */
    public final MemorySegment texts(List<String> list, String parameter) {
        String[] all = list.toArray(new String[0]);
        MemorySegment array = allocate(2 * WORD * all.length, WORD);
        for (int i = 0; i < all.length; i++) {
            MemorySegment element = text(element(all[i], parameter, i), parameter);
            array.setAtIndex(ValueLayout.ADDRESS, i, element);
            array.setAtIndex(LONG, all.length + i, element.byteSize());
        }
        return array;
    }

    /** The lengths of what {@link #bytes} or {@link #texts} has made. */
    public static MemorySegment lengths(MemorySegment array) {
        return array.asSlice(array.byteSize() / 2);
    }

    /** Structs of an address and a length, one per element. */
    public final MemorySegment slices(List<byte[]> list, String parameter) {
        byte[][] all = list.toArray(new byte[0][]);
        MemorySegment array = allocate(2 * WORD * all.length, WORD);
        for (int i = 0; i < all.length; i++) {
            MemorySegment element = bytes(element(all[i], parameter, i), parameter);
            array.setAtIndex(ValueLayout.ADDRESS, 2L * i, element);
            array.setAtIndex(LONG, 2L * i + 1, element.byteSize());
        }
        return array;
    }

    /** A C array of C strings; none of them may be null. */
    public final MemorySegment strings(@Nullable Collection<String> strings, String parameter) {
        String[] all = notNull(strings, parameter).toArray(new String[0]);
        MemorySegment array = take(8L * all.length, 8);
        for (int i = 0; i < all.length; i++) {
            MemorySegment string = string(element(all[i], parameter, i), parameter);
            array.setAtIndex(ValueLayout.ADDRESS, i, string);
        }
        return array;
    }

    /** The addresses of {@code handles}; none of them may be null. */
    public final MemorySegment handles(@Nullable Collection<? extends Usable> handles, String parameter) {
        return handles(handles, parameter, null);
    }

    /** As {@link #handles(Collection, String)}, of handles that are part of one database with {@code other}. */
    public final MemorySegment handles(
            @Nullable Collection<? extends Usable> handles, String parameter, @Nullable Usable other) {
        Usable[] all = notNull(handles, parameter).toArray(new Usable[0]);
        MemorySegment array = take(8L * all.length, 8);
        for (int i = 0; i < all.length; i++) {
            Handle handle = handle(all[i], parameter, i);
            array.setAtIndex(ValueLayout.ADDRESS, i, other == null ? use(handle) : use(handle, parameter, other));
        }
        return array;
    }

    /** Numbers of 32 bits. */
    public final MemorySegment ints(int[] values) {
        MemorySegment array = allocate((long) Integer.BYTES * values.length, Integer.BYTES);
        MemorySegment.copy(values, 0, array, ValueLayout.JAVA_INT, 0, values.length);
        return array;
    }

    /** A zeroed array of pointers or numbers of 64 bits, to be filled. */
    public final MemorySegment words(int count) {
        return allocate(WORD * count, WORD);
    }

    /** Frees what is there, and notes that in the array. */
    public final void freeAll(MemorySegment array, int count) {
        destroyAll(array, count, freeing());
    }

    // ------------------------------------------------------------------------------------------------ coming out

    /**
     * Copies of the values, one per key; null where there was none.
     *
     * @throws RocksDBException the first error
     */
    public final List<byte @Nullable []> copies(
            MemorySegment values, MemorySegment lengths, MemorySegment errors, int count) {
        check(errors, count);
        return copies(values, lengths, count);
    }

    /** As {@link #copies(MemorySegment, MemorySegment, MemorySegment, int)}, whose errors are read by {@link #check}. */
    public final List<byte @Nullable []> copies(MemorySegment values, MemorySegment lengths, int count) {
        List<byte @Nullable []> copies = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            copies.add(copy(values, lengths, i));
        }
        return copies;
    }

    private byte @Nullable [] copy(MemorySegment values, MemorySegment lengths, int index) {
        return copyBytes(values.getAtIndex(ValueLayout.ADDRESS, index), lengths.getAtIndex(LONG, index));
    }

    /**
     * Frees the errors of an array.
     *
     * @throws RocksDBException the first of them, if there is one
     */
    public final void check(MemorySegment errors, int count) {
        Status failure = firstFailure(errors, count);
        if (failure != null) {
            throw new RocksDBException(failure);
        }
    }

    /** As {@link #copies}, each with its own status. */
    public final List<ReadResult> results(
            MemorySegment values, MemorySegment lengths, MemorySegment errors, int count) {
        List<ReadResult> results = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Status status = takeStatus(errors, i);
            results.add(result(status, copy(values, lengths, i)));
        }
        return results;
    }

    /** What one of several error messages says; frees it, and notes that in the array. */
    public final Status takeStatus(MemorySegment errors, int index) {
        MemorySegment message = errors.getAtIndex(ValueLayout.ADDRESS, index);
        errors.setAtIndex(LONG, index, 0);
        return takeStatus(message);
    }

    /**
     * The {@linkplain Call#newHandles new objects}, one per element of {@code addresses}; null for NULL.
     *
     * @param errors a message per element, or null where C has none
     * @throws RocksDBException the first error
     */
    public final <T extends RocksObject> List<@Nullable T> takeHandles(
            MemorySegment addresses, @Nullable MemorySegment errors, int count, Function<MemorySegment, T> handle) {
        if (errors != null) {
            check(errors, count);
        }
        return CallLists.<@Nullable T>make(
                addresses, count, address -> address.address() == 0 ? null : handle.apply(address));
    }

    /** Makes all of them or none, and takes from {@code addresses} those that it has made or tried to make. */
    private static <T extends @Nullable RocksObject> List<T> make(
            MemorySegment addresses, int count, Function<MemorySegment, T> handle) {
        List<T> made = new ArrayList<>(count);
        try {
            for (int i = 0; i < count; i++) {
                MemorySegment address = addresses.getAtIndex(ValueLayout.ADDRESS, i);
                addresses.setAtIndex(LONG, i, 0); // one that cannot be made is destroyed by who tries
                made.add(handle.apply(address));
            }
        } catch (Throwable t) {
            for (T other : made) {
                if (other != null) {
                    other.close();
                }
            }
            throw t;
        }
        return made;
    }

    /** Destroys those that were not taken. */
    static void destroyAll(MemorySegment addresses, int count, Destroyer destroyer) {
        for (int i = 0; i < count; i++) {
            MemorySegment address = addresses.getAtIndex(ValueLayout.ADDRESS, i);
            if (address.address() != 0) {
                addresses.setAtIndex(LONG, i, 0);
                destroyer.destroy(address);
            }
        }
    }

    private @Nullable Status firstFailure(MemorySegment errors, int count) {
        Status failure = null;
        // An array of Java's, for the reason in ValuesTarget.
        long[] addresses = errors.asSlice(0, WORD * count).toArray(LONG);
        for (int i = 0; i < count; i++) {
            Status status = addresses[i] == 0 ? null : takeFailure(errors, i);
            failure = failure == null ? status : failure;
        }
        return failure;
    }

    /** What one of several error messages says, unless it is that there is nothing; frees it, and notes that in the array. */
    public final @Nullable Status takeFailure(MemorySegment errors, int index) {
        Status status = takeStatus(errors, index);
        Status.Code code = status.getCode();
        return code == Status.Code.Ok || code == Status.Code.NotFound ? null : status;
    }

    /** Adds {@linkplain Call#newHandles new objects} to a list of the caller's; returns {@code owner}, to which they belong. */
    public static <T extends RocksObject, R extends RocksObject> R addHandles(
            R owner, List<? super T> list, MemorySegment addresses, int count, Function<MemorySegment, T> handle) {
        List<T> handles = make(addresses, count, handle);
        try {
            list.addAll(handles);
        } catch (UnsupportedOperationException e) {
            throw new IllegalArgumentException("The list for the new handles cannot be added to", e);
        }
        return owner;
    }

    /** The texts of an array of C strings, which is freed; none for NULL. */
    public final List<String> takeTexts(MemorySegment array, MemorySegment lengthSlot, ArrayDestroyer destroyer) {
        if (array.address() == 0) {
            return List.of();
        }
        long count = lengthSlot.get(LONG, 0);
        try {
            MemorySegment elements = array.reinterpret(WORD * count);
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String text = viewString(elements.getAtIndex(ValueLayout.ADDRESS, i));
                texts.add(text == null ? "" : text);
            }
            return texts;
        } finally {
            destroyer.destroy(array, count);
        }
    }

    /**
     * The objects of an array that C allocated; the array is freed, the objects are the caller's.
     *
     * @param destroyer frees one that is not handed out because of an error
     * @param arrayDestroyer frees the array but not its elements; not called for NULL
     * @throws RocksDBException what is in the call's error slot, after everything is freed
     */
    public final <T extends RocksObject> List<T> takeHandleArray(
            MemorySegment array,
            MemorySegment lengthSlot,
            Function<MemorySegment, T> handle,
            Destroyer destroyer,
            ArrayDestroyer arrayDestroyer) {
        int count = array.address() == 0 ? 0 : (int) lengthSlot.get(LONG, 0);
        MemorySegment elements = array.reinterpret(WORD * count);
        try {
            Status status = takeStatus();
            if (status.getCode() != Status.Code.Ok) {
                throw new RocksDBException(status);
            }
            return make(elements, count, handle);
        } finally {
            destroyAll(elements, count, destroyer);
            if (array.address() != 0) {
                arrayDestroyer.destroy(array, count);
            }
        }
    }
}
