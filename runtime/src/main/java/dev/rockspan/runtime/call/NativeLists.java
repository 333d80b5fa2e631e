package dev.rockspan.runtime.call;

import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.lifetime.Usable;
import dev.rockspan.runtime.link.Destroyer;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Java lists as C arrays and back, within a {@link Call}. C sees a count next to each array; Java never does. */
public final class NativeLists {

    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final long WORD = Long.BYTES;

    /** What is said of a key that has no value. */
    public static final Status NOT_FOUND = ReadResult.NOT_FOUND.status();

    private NativeLists() {}

    /** Frees an array that C allocated. */
    @FunctionalInterface
    public interface ArrayDestroyer {
        /** Frees {@code array} of {@code count} elements. */
        void destroy(MemorySegment array, long count);
    }

    // ------------------------------------------------------------------------------------------------- going in

    /**
     * How many elements a list has.
     *
     * @throws NullPointerException naming the parameter
     */
    public static int count(@Nullable Collection<?> list, String parameter) {
        return Call.notNull(list, parameter).size();
    }

    /** As {@link #count(Collection, String)}. */
    public static int count(int @Nullable [] array, String parameter) {
        return Call.notNull(array, parameter).length;
    }

    /** As {@link #count(Collection, String)}. */
    public static int count(@Nullable Map<?, ?> map, String parameter) {
        return Call.notNull(map, parameter).size();
    }

    /**
     * A collection that has no null in it.
     *
     * @throws NullPointerException naming the parameter
     */
    public static <C extends Collection<?>> C whole(@Nullable C collection, String parameter) {
        C given = Call.notNull(collection, parameter);
        int index = 0;
        for (Object element : given) {
            Call.element(element, parameter, index++);
        }
        return given;
    }

    /**
     * The size of two lists that C takes with one count.
     *
     * @throws IllegalArgumentException if they are not of the same size
     */
    public static int sameCount(int count, int other, String parameter) {
        if (other != count) {
            throw new IllegalArgumentException(
                    parameter + " has " + other + " elements, but what it goes with has " + count);
        }
        return count;
    }

    /**
     * {@code array}, if it has the size that was counted.
     *
     * @throws ConcurrentModificationException if the list has changed since
     */
    public static MemorySegment sized(MemorySegment array, long size) {
        if (array.byteSize() != size) {
            throw new ConcurrentModificationException("A list was changed while it was passed to RocksDB");
        }
        return array;
    }

    /** The addresses of copies of {@code list}'s elements, followed by their lengths; see {@link #lengths}. */
    public static MemorySegment bytes(Call call, List<byte[]> list, String parameter) {
        if (list instanceof PackedKeys keys) {
            return keys.copy(call);
        }
        byte[][] all = list.toArray(new byte[0][]);
        int count = all.length;
        long size = 0;
        for (int i = 0; i < count; i++) {
            size += Call.element(all[i], parameter, i).length;
        }
        Call.requireSize(size, parameter); // they can be the parts of one value
        MemorySegment memory = withPointers(call, count, size);
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
    static MemorySegment withPointers(Call call, int count, long size) {
        return call.take(pointersSize(count) + size, WORD);
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
    public static MemorySegment texts(Call call, List<String> list, String parameter) {
        String[] all = list.toArray(new String[0]);
        MemorySegment array = call.allocate(2 * WORD * all.length, WORD);
        for (int i = 0; i < all.length; i++) {
            MemorySegment element = call.text(Call.element(all[i], parameter, i), parameter);
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
    public static MemorySegment slices(Call call, List<byte[]> list, String parameter) {
        byte[][] all = list.toArray(new byte[0][]);
        MemorySegment array = call.allocate(2 * WORD * all.length, WORD);
        for (int i = 0; i < all.length; i++) {
            MemorySegment element = call.bytes(Call.element(all[i], parameter, i), parameter);
            array.setAtIndex(ValueLayout.ADDRESS, 2L * i, element);
            array.setAtIndex(LONG, 2L * i + 1, element.byteSize());
        }
        return array;
    }

    /** A C array of C strings; none of them may be null. */
    public static MemorySegment strings(Call call, @Nullable Collection<String> strings, String parameter) {
        String[] all = Call.notNull(strings, parameter).toArray(new String[0]);
        MemorySegment array = call.take(8L * all.length, 8);
        for (int i = 0; i < all.length; i++) {
            MemorySegment string = call.string(Call.element(all[i], parameter, i), parameter);
            array.setAtIndex(ValueLayout.ADDRESS, i, string);
        }
        return array;
    }

    /** The addresses of {@code handles}; none of them may be null. */
    public static MemorySegment handles(Call call, @Nullable Collection<? extends Usable> handles, String parameter) {
        return handles(call, handles, parameter, null);
    }

    /** As {@link #handles(Call, Collection, String)}, of handles that are part of one database with {@code other}. */
    public static MemorySegment handles(
            Call call, @Nullable Collection<? extends Usable> handles, String parameter, @Nullable Usable other) {
        Usable[] all = Call.notNull(handles, parameter).toArray(new Usable[0]);
        MemorySegment array = call.take(8L * all.length, 8);
        for (int i = 0; i < all.length; i++) {
            Usable handle = Call.element(all[i], parameter, i);
            array.setAtIndex(
                    ValueLayout.ADDRESS, i, other == null ? call.use(handle) : call.use(handle, parameter, other));
        }
        return array;
    }

    /** Numbers of 32 bits. */
    public static MemorySegment ints(Call call, int[] values) {
        MemorySegment array = call.allocate((long) Integer.BYTES * values.length, Integer.BYTES);
        MemorySegment.copy(values, 0, array, ValueLayout.JAVA_INT, 0, values.length);
        return array;
    }

    /**
     * As {@link #words}, of what will be added to a list of the caller's.
     *
     * @throws NullPointerException naming the parameter
     */
    public static MemorySegment wordsFor(@Nullable List<?> list, String parameter, Call call, int count) {
        Call.notNull(list, parameter);
        return words(call, count);
    }

    /** A zeroed array of pointers or numbers of 64 bits, to be filled. */
    public static MemorySegment words(Call call, int count) {
        return call.allocate(WORD * count, WORD);
    }

    /** As {@link #words}, of pointers to what C allocates for the call: what is there when it ends is freed. */
    public static MemorySegment owned(Call call, int count) {
        MemorySegment array = words(call, count);
        call.atEnd(() -> freeAll(call, array, count));
        return array;
    }

    /** Frees what is there, and notes that in the array. */
    public static void freeAll(Call call, MemorySegment array, int count) {
        for (int i = 0; i < count; i++) {
            long address = array.getAtIndex(LONG, i);
            if (address != 0) {
                array.setAtIndex(LONG, i, 0);
                call.table.free(MemorySegment.ofAddress(address));
            }
        }
    }

    // ------------------------------------------------------------------------------------------------ coming out

    /**
     * Copies of the values, one per key; null where there was none.
     *
     * @throws RocksDBException the first error
     */
    public static List<byte @Nullable []> copies(
            Call call, MemorySegment values, MemorySegment lengths, MemorySegment errors, int count) {
        check(call, errors, count);
        return copies(call, values, lengths, count);
    }

    /** As {@link #copies(Call, MemorySegment, MemorySegment, MemorySegment, int)}, whose errors are read by {@link #check}. */
    public static List<byte @Nullable []> copies(Call call, MemorySegment values, MemorySegment lengths, int count) {
        List<byte @Nullable []> copies = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            copies.add(copy(call, values, lengths, i));
        }
        return copies;
    }

    private static byte @Nullable [] copy(Call call, MemorySegment values, MemorySegment lengths, int index) {
        return call.copyBytes(values.getAtIndex(ValueLayout.ADDRESS, index), lengths.getAtIndex(LONG, index));
    }

    /**
     * Frees the errors of an array.
     *
     * @throws RocksDBException the first of them, if there is one
     */
    public static void check(Call call, MemorySegment errors, int count) {
        Status failure = firstFailure(call, errors, count);
        if (failure != null) {
            throw new RocksDBException(failure);
        }
    }

    /** As {@link #copies}, each with its own status. */
    public static List<ReadResult> results(
            Call call, MemorySegment values, MemorySegment lengths, MemorySegment errors, int count) {
        List<ReadResult> results = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Status status = takeStatus(call, errors, i);
            results.add(Call.result(status, copy(call, values, lengths, i)));
        }
        return results;
    }

    /** What one of several error messages says; frees it, and notes that in the array. */
    public static Status takeStatus(Call call, MemorySegment errors, int index) {
        MemorySegment message = errors.getAtIndex(ValueLayout.ADDRESS, index);
        errors.setAtIndex(LONG, index, 0);
        return call.takeStatus(message);
    }

    /**
     * New objects, one per element of {@code addresses}; null for NULL.
     *
     * @param errors a message per element, or null where C has none
     * @param destroyer frees one that is not handed out because of an error
     * @throws RocksDBException the first error, after everything is freed; so it is if an object cannot be made
     */
    public static <T extends RocksObject> List<@Nullable T> takeHandles(
            Call call,
            MemorySegment addresses,
            @Nullable MemorySegment errors,
            int count,
            Function<MemorySegment, T> handle,
            Destroyer destroyer) {
        Status failure = errors == null ? null : firstFailure(call, errors, count);
        if (failure != null) {
            destroyFrom(0, addresses, count, destroyer);
            throw new RocksDBException(failure);
        }
        return NativeLists.<@Nullable T>make(
                addresses, count, address -> address.address() == 0 ? null : handle.apply(address), destroyer);
    }

    private static <T extends @Nullable RocksObject> List<T> make(
            MemorySegment addresses, int count, Function<MemorySegment, T> handle, Destroyer destroyer) {
        List<T> made = new ArrayList<>(count);
        try {
            for (int i = 0; i < count; i++) {
                made.add(handle.apply(addresses.getAtIndex(ValueLayout.ADDRESS, i)));
            }
        } catch (Throwable t) {
            // The one that could not be made is gone already.
            destroyFrom(made.size() + 1, addresses, count, destroyer);
            for (T other : made) {
                if (other != null) {
                    other.close();
                }
            }
            throw t;
        }
        return made;
    }

    private static void destroyFrom(int first, MemorySegment addresses, int count, Destroyer destroyer) {
        for (int i = first; i < count; i++) {
            MemorySegment address = addresses.getAtIndex(ValueLayout.ADDRESS, i);
            if (address.address() != 0) {
                destroyer.destroy(address);
            }
        }
    }

    private static @Nullable Status firstFailure(Call call, MemorySegment errors, int count) {
        Status failure = null;
        // An array of Java's, for the reason in ValuesTarget.
        long[] addresses = errors.asSlice(0, WORD * count).toArray(LONG);
        for (int i = 0; i < count; i++) {
            if (addresses[i] == 0) {
                continue;
            }
            Status status = takeStatus(call, errors, i);
            Status.Code code = status.getCode();
            if (failure == null && code != Status.Code.Ok && code != Status.Code.NotFound) {
                failure = status;
            }
        }
        return failure;
    }

    /** Adds new objects to a list of the caller's; if that fails, {@code owner}, to which they belong, is closed. */
    public static <T extends RocksObject, R extends RocksObject> R addHandles(
            R owner, List<? super T> list, MemorySegment addresses, int count, Function<MemorySegment, T> handle) {
        try {
            List<T> handles = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                handles.add(handle.apply(addresses.getAtIndex(ValueLayout.ADDRESS, i)));
            }
            addAll(list, handles);
            return owner;
        } catch (RuntimeException | Error e) {
            owner.close();
            throw e;
        }
    }

    private static <T> void addAll(List<? super T> list, List<T> handles) {
        try {
            list.addAll(handles);
        } catch (UnsupportedOperationException e) {
            throw new IllegalArgumentException("The list for the new handles cannot be added to", e);
        }
    }

    /** The texts of an array of C strings, which is freed. */
    public static List<String> takeTexts(
            Call call, MemorySegment array, MemorySegment lengthSlot, ArrayDestroyer destroyer) {
        long count = lengthSlot.get(LONG, 0);
        MemorySegment elements = array.reinterpret(WORD * count);
        try {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                String text = call.viewString(elements.getAtIndex(ValueLayout.ADDRESS, i));
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
     * @param arrayDestroyer frees the array alone
     * @throws RocksDBException what is in the call's error slot, after everything is freed
     */
    public static <T extends RocksObject> List<T> takeHandleArray(
            Call call,
            MemorySegment array,
            MemorySegment lengthSlot,
            Function<MemorySegment, T> handle,
            Destroyer destroyer,
            Destroyer arrayDestroyer) {
        Status status = call.takeStatus();
        int count = array.address() == 0 ? 0 : (int) lengthSlot.get(LONG, 0);
        MemorySegment elements = array.reinterpret(WORD * count);
        try {
            if (status.getCode() != Status.Code.Ok) {
                destroyFrom(0, elements, count, destroyer);
                throw new RocksDBException(status);
            }
            return make(elements, count, handle, destroyer);
        } finally {
            call.free(array, arrayDestroyer);
        }
    }
}
