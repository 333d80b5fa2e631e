package dev.rockspan.runtime.callback;

import dev.rockspan.runtime.FilterDecision;
import dev.rockspan.runtime.call.CallMemory;
import dev.rockspan.runtime.call.CallbackFailures;
import dev.rockspan.runtime.call.ComparatorFailure;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.InCallback;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.OwnershipTransfer;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.Failures;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.View;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One call of C's into Java: which object is meant, the arguments, and what Java answers. What C passes ends
 * with it: segments and views throw when they are used later, so nothing that C has freed is ever read.
 *
 * <p>It belongs to the thread it began on. Segments can be read on that thread only.
 *
 * <p>A function that C calls is a static method in which nothing is thrown:
 *
 * <pre>{@code
 * static int compare(long state, long a, long aLength, long b, long bLength) {
 *     try (Upcall upcall = Upcall.begin(state)) {
 *         ComparatorCallbacks callbacks = upcall.order(ComparatorCallbacks.class, "ComparatorCallbacks.compare");
 *         if (callbacks != null) {
 *             return callbacks.compare(upcall.bytes(a, aLength), upcall.bytes(b, bLength));
 *         }
 *     } catch (Throwable failure) {
 *         Upcall.failed(state, "ComparatorCallbacks.compare", failure);
 *     }
 *     return Upcall.anyOrder(state, a, aLength, b, bLength);
 * }
 * }</pre>
 */
@SuppressWarnings("restricted")
public final class Upcall implements AutoCloseable {

    private static final MemorySegment ALL = NativeMemory.ALL;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;

    /** Zeros that are never freed: what C is given where it may not be given NULL and there is nothing to give. */
    static final long NOTHING =
            NativeMemory.allocate(2 * Long.BYTES).fill((byte) 0).address();

    /** Up to this size a buffer is used again for the next answer of its thread. */
    private static final int MAX_REUSED = 1 << 20;

    private static final ThreadLocal<@Nullable MemorySegment> BUFFER = new ThreadLocal<>();

    private final @Nullable Callback callback;
    private final Arena arena = Arena.ofConfined();
    private @Nullable List<NativeObject> views;

    private Upcall(@Nullable Callback callback) {
        this.callback = callback;
    }

    /** Runs the code that answers C when Java did not, so that it needs no memory later. */
    static void prepare() {
        notMerged(NOTHING, NOTHING + Long.BYTES);
        FailedOrder.compare(0, NOTHING, 1, NOTHING, 0);
    }

    /** C calls the callback of that number. */
    public static Upcall begin(long state) {
        Upcall upcall = new Upcall(Callbacks.find(state));
        InCallback.enter();
        return upcall;
    }

    /**
     * The object to call, null if there is nothing to be called.
     *
     * @param name which callback, as {@code Interface.method}
     */
    public <T> @Nullable T target(Class<T> type, String name) {
        Callback called = callback;
        if (called == null) {
            return null;
        }
        if (called.failure != null) {
            if (called.afterFailure == Callback.AfterFailure.STOP) {
                return null;
            }
            if (called.afterFailure == Callback.AfterFailure.DISTRUST) {
                CallbackFailures.remind(name, called::distrusted);
            }
        }
        return type.cast(called.target);
    }

    /**
     * As {@link #target}, of an order, which is not asked again once it has thrown: what RocksDB is told from then on
     * ({@link #anyOrder}) is to be one order, not two mixed.
     */
    public <T> @Nullable T order(Class<T> type, String name) {
        T target = target(type, name);
        return callback == null || callback.failure == null ? target : null;
    }

    /** As {@link #target}, and counts a record that the callback sees. */
    public <T> @Nullable T visit(Class<T> type, String name) {
        T target = target(type, name);
        if (callback != null) {
            callback.visited++;
        }
        return target;
    }

    // ------------------------------------------------------------------------------------------- what C passes

    /** Bytes of C's, read-only and valid during the callback. */
    public MemorySegment bytes(long address, long size) {
        return MemorySegment.ofAddress(address).reinterpret(size, arena, null).asReadOnly();
    }

    /** As {@link #bytes}; null for NULL. */
    public @Nullable MemorySegment bytesOrNull(long address, long size) {
        return address == 0 ? null : bytes(address, size);
    }

    /** A copy of a text with its length. */
    public static String text(long address, long size) {
        byte[] utf8 = new byte[NativeMemory.arrayLength(size)];
        MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, address, utf8, 0, utf8.length);
        return new String(utf8, StandardCharsets.UTF_8);
    }

    /** A copy of a C string; empty for NULL. */
    public static String text(long address) {
        return address == 0 ? "" : ALL.getString(address);
    }

    /** The bytes whose addresses and sizes stand in two arrays; a list that is valid during the callback. */
    public List<MemorySegment> list(long addresses, long sizes, int count) {
        List<MemorySegment> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            long element = (long) Long.BYTES * i;
            list.add(bytes(ALL.get(LONG, addresses + element), ALL.get(LONG, sizes + element)));
        }
        return Collections.unmodifiableList(list);
    }

    /** Numbers of 64 bits by numbers of 32 bits, from two arrays. */
    public static Map<Integer, Long> longsByInt(long keys, long values, long count) {
        Map<Integer, Long> map = new HashMap<>();
        for (int i = 0; i < count; i++) {
            map.put(
                    ALL.get(ValueLayout.JAVA_INT, keys + (long) Integer.BYTES * i),
                    ALL.get(LONG, values + (long) Long.BYTES * i));
        }
        return Collections.unmodifiableMap(map);
    }

    /** Numbers of 32 bits by text, from arrays of addresses, lengths and numbers. */
    public static Map<String, Integer> intsByText(long addresses, long sizes, long values, long count) {
        Map<String, Integer> map = new HashMap<>();
        for (int i = 0; i < count; i++) {
            long element = (long) Long.BYTES * i;
            map.put(
                    text(ALL.get(LONG, addresses + element), ALL.get(LONG, sizes + element)),
                    ALL.get(ValueLayout.JAVA_INT, values + (long) Integer.BYTES * i));
        }
        return Collections.unmodifiableMap(map);
    }

    /** An object of C's that is valid during the callback. */
    public NativeObject view(String name, long address) {
        return ending(NativeObject.duringCallback(name, passed(name, address)));
    }

    /** Makes an object of bytes. */
    @FunctionalInterface
    public interface Maker {
        MemorySegment of(MemorySegment bytes, long size);
    }

    /** A copy of an object of C's, for the time of the callback: C does not expect that what it shows is changed. */
    public NativeObject copy(String name, long address, View data, Maker create, Destroyer destroy) {
        MemorySegment length = arena.allocate(LONG);
        MemorySegment bytes = data.of(passed(name, address), length);
        return ending(NativeObject.owned(name, create.of(bytes, length.get(LONG, 0)), destroy));
    }

    private static MemorySegment passed(String name, long address) {
        if (address == 0) {
            throw new IllegalStateException("The " + name + " that was passed to Java is NULL");
        }
        return MemorySegment.ofAddress(address);
    }

    private NativeObject ending(NativeObject view) {
        if (views == null) {
            views = new ArrayList<>(2);
        }
        views.add(view);
        return view;
    }

    // ------------------------------------------------------------------------------------------- what Java answers

    /** A size, which C would take for a huge one if it were negative. */
    public static long size(long answer) {
        if (answer < 0) {
            throw new IllegalArgumentException("A size cannot be negative: " + answer);
        }
        return answer;
    }

    /** A merged value: a copy that C has {@link Callbacks#free} free. Null is a failure to merge. */
    public static long merged(@Nullable MemorySegment value, long success, long length) {
        if (value == null) {
            return notMerged(success, length);
        }
        long copy = allocated(value);
        ALL.set(LONG, length, value.byteSize());
        flag(success, true);
        return copy;
    }

    /** A malloc'ed copy, for C to free. */
    static long allocated(MemorySegment value) {
        CallMemory.requireSize(value.byteSize(), "");
        MemorySegment copy = NativeMemory.allocate(value.byteSize());
        try {
            copy.copyFrom(value);
        } catch (Throwable t) {
            NativeMemory.free(copy);
            throw t;
        }
        return copy.address();
    }

    /** Bytes through a pair of pointers: a malloc'ed copy, for C to free. Null is NULL. */
    public static void bytesTo(@Nullable MemorySegment value, long pointer, long length) {
        if (value == null) {
            noBytes(pointer, length);
        } else {
            ALL.set(LONG, pointer, allocated(value));
            ALL.set(LONG, length, value.byteSize());
        }
    }

    /** The length of a key's prefix, which begins where the key does. */
    public static long prefix(long prefix, long key, long keyLength, long length) {
        if (prefix < 0 || prefix > keyLength) {
            throw new IndexOutOfBoundsException("A prefix of " + prefix + " bytes, of a key of " + keyLength);
        }
        ALL.set(LONG, length, prefix);
        return key;
    }

    /**
     * A filter's decision, true to remove. C copies a new value before it calls the filter again on this thread and
     * never frees it: it stays in a buffer of the thread, which goes with the thread.
     */
    public static boolean decided(FilterDecision decision, long pointer, long length, long changed) {
        Objects.requireNonNull(decision, "The filter decided null");
        MemorySegment value = decision.value();
        if (value != null) {
            CallMemory.requireSize(value.byteSize(), "");
            MemorySegment buffer = buffer(value.byteSize());
            MemorySegment.copy(value, 0, buffer, 0, value.byteSize());
            ALL.set(LONG, pointer, buffer.address());
            ALL.set(LONG, length, value.byteSize());
            flag(changed, true);
        }
        return decision.kind() == FilterDecision.Kind.REMOVE;
    }

    private static MemorySegment buffer(long size) {
        MemorySegment buffer = BUFFER.get();
        if (buffer == null || buffer.byteSize() < size || buffer.byteSize() > MAX_REUSED) {
            long capacity = size > MAX_REUSED ? size : Math.max(256, Long.highestOneBit(Math.max(size, 2) - 1) * 2);
            buffer = Arena.ofAuto().allocate(capacity);
            BUFFER.set(buffer);
        }
        return buffer;
    }

    /**
     * An object that C takes over.
     *
     * @param newOwner who takes it, as {@code Interface.method}
     */
    public static long given(Handle handle, String newOwner) {
        OwnershipTransfer transfer = new OwnershipTransfer(NativeObject.of(handle));
        long address;
        try {
            address = transfer.begin(newOwner).address();
        } catch (Throwable t) {
            transfer.cancel();
            throw t;
        }
        transfer.commit();
        return address;
    }

    // ------------------------------------------------------------------------------------ answers where Java gave none

    /** Passes on what a callback threw: to the Java caller on this thread, or to the user's handler; does not throw itself. */
    public static void failed(long state, String callback, Throwable error) {
        try {
            Callback failed = Callbacks.find(state);
            if (failed != null && failed.failure == null) {
                failed.failure = error;
            }
        } catch (Throwable t) {
            // Out of memory or stack.
        }
        CallbackFailures.add(callback, error);
    }

    /** What of two keys comes first after their comparator has thrown; see {@link FailedOrder}. */
    public static int anyOrder(long state, long a, long aLength, long b, long bLength) {
        boolean overWrites = false;
        try {
            Callback comparator = Callbacks.find(state);
            if (comparator != null && comparator.failure != null) {
                overWrites = ComparatorFailure.isOverWrites(); // first: noting needs memory
                ComparatorFailure.note(comparator::distrusted);
            }
        } catch (Throwable failure) {
            failed(state, "comparator", failure);
        }
        return overWrites
                ? FailedOrder.compareBytes(a, aLength, b, bLength)
                : FailedOrder.compare(state, a, aLength, b, bLength);
    }

    /** Values could not be merged: says so, and gives C nothing to free. */
    public static long notMerged(long success, long length) {
        ALL.set(ValueLayout.JAVA_BYTE, success, (byte) 0);
        ALL.set(LONG, length, 0L);
        return NOTHING;
    }

    /** Sets the length to 0, which RocksDB reads if Java gives no answer. */
    public static void noLength(long length) {
        ALL.set(LONG, length, 0L);
    }

    /** The whole key is the prefix. */
    public static long wholeKey(long key, long keyLength, long length) {
        ALL.set(LONG, length, keyLength);
        return key;
    }

    /** No bytes: NULL. */
    public static void noBytes(long pointer, long length) {
        ALL.set(LONG, pointer, 0L);
        ALL.set(LONG, length, 0L);
    }

    /** A truth value for C to read. */
    public static void flag(long pointer, boolean value) {
        ALL.set(ValueLayout.JAVA_BYTE, pointer, (byte) (value ? 1 : 0));
    }

    // ------------------------------------------------------------------------------------------- end

    /** Ends all that C has passed. */
    @Override
    public void close() {
        try {
            InCallback.leave();
        } finally {
            try {
                closeViews();
            } finally {
                arena.close();
            }
        }
    }

    private void closeViews() {
        List<NativeObject> all = views;
        if (all == null) {
            return;
        }
        RuntimeException failed = null;
        for (int i = all.size() - 1; i >= 0; i--) { // an iterator would take memory, of which there may be none
            try {
                all.get(i).closeAndWait();
            } catch (RuntimeException e) {
                failed = Failures.join(failed, e);
            }
        }
        Failures.rethrow(failed);
    }
}
