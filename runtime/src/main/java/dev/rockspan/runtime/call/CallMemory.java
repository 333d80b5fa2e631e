package dev.rockspan.runtime.call;

import dev.rockspan.runtime.link.NativeMemory;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The native memory of one {@link Call}: what goes into C, and room for what C writes. It is taken like a stack and ends
 * with the call.
 */
public abstract sealed class CallMemory extends CallArguments permits CallResults {

    static final MemorySegment ALL = NativeMemory.ALL;
    static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;

    /** Up to how many bytes C copies a value that becomes an array. */
    private static final int SMALL = 1024;

    /** The same of a value that goes to a buffer. */
    private static final int SMALL_OF_BUFFER = 2 * 1024;

    final Scratch scratch;
    /** How full the scratch memory was when the call began. */
    long scratchBefore;
    /** What did not fit into it. */
    private @Nullable List<MemorySegment> malloced;

    CallMemory(Scratch scratch) {
        this.scratch = scratch;
    }

    // ------------------------------------------------------------------------------------------- bytes and strings

    /**
     * A native copy of {@code bytes}.
     *
     * @throws IllegalArgumentException if there are nearly 2 GiB or more
     */
    public MemorySegment bytes(byte @Nullable [] bytes, String parameter) {
        byte[] given = notNull(bytes, parameter);
        requireSize(given.length, parameter);
        MemorySegment copy = take(given.length, 1);
        MemorySegment.copy(given, 0, copy, ValueLayout.JAVA_BYTE, 0, given.length);
        return copy;
    }

    /**
     * {@code bytes} itself if it is native, else a native copy.
     *
     * @throws IllegalArgumentException if there are nearly 2 GiB or more
     */
    public MemorySegment bytes(@Nullable MemorySegment bytes, String parameter) {
        MemorySegment given = notNull(bytes, parameter);
        requireSize(given.byteSize(), parameter);
        if (given.isNative()) {
            return given;
        }
        MemorySegment copy = take(given.byteSize(), 1);
        MemorySegment.copy(given, 0, copy, 0, given.byteSize());
        return copy;
    }

    /** As {@link #bytes(byte[], String)}; NULL of size 0 for null. */
    public MemorySegment bytesOrNull(byte @Nullable [] bytes, String parameter) {
        return bytes == null ? MemorySegment.NULL : bytes(bytes, parameter);
    }

    /** As {@link #bytes(MemorySegment, String)}; NULL of size 0 for null. */
    public MemorySegment bytesOrNull(@Nullable MemorySegment bytes, String parameter) {
        return bytes == null ? MemorySegment.NULL : bytes(bytes, parameter);
    }

    /**
     * A C string in UTF-8.
     *
     * @throws IllegalArgumentException if it holds a NUL, which would end it, or half of a surrogate pair
     */
    public MemorySegment string(@Nullable String string, String parameter) {
        String s = notNull(string, parameter);
        checkText(s, parameter);
        byte[] utf8 = s.getBytes(StandardCharsets.UTF_8);
        MemorySegment copy = take(utf8.length + 1L, 1);
        MemorySegment.copy(utf8, 0, copy, ValueLayout.JAVA_BYTE, 0, utf8.length);
        copy.set(ValueLayout.JAVA_BYTE, utf8.length, (byte) 0);
        return copy;
    }

    /** As {@link #string}; NULL for null. */
    public MemorySegment stringOrNull(@Nullable String string, String parameter) {
        return string == null ? MemorySegment.NULL : string(string, parameter);
    }

    /** A text in UTF-8 without a NUL at its end, for functions that take its length. */
    public MemorySegment text(@Nullable String text, String parameter) {
        return bytes(notNull(text, parameter).getBytes(StandardCharsets.UTF_8), parameter);
    }

    /** As {@link #text}; NULL of size 0 for null. */
    public MemorySegment textOrNull(@Nullable String text, String parameter) {
        return text == null ? MemorySegment.NULL : text(text, parameter);
    }

    // ------------------------------------------------------------------------------------------------- memory

    /** Zeroed memory for this call. */
    public MemorySegment allocate(long size, long alignment) {
        return take(size, alignment).fill((byte) 0);
    }

    /** A zeroed {@code size_t}, {@code int64_t} or {@code uint64_t} to be filled. */
    public MemorySegment longSlot() {
        MemorySegment slot = take(8, 8);
        ALL.set(LONG, slot.address(), 0L);
        return slot;
    }

    /** A zeroed {@code int} or {@code uint32_t} to be filled. */
    public MemorySegment intSlot() {
        MemorySegment slot = take(4, 4);
        ALL.set(ValueLayout.JAVA_INT, slot.address(), 0);
        return slot;
    }

    /** A zeroed {@code unsigned char} or {@code bool} to be filled. */
    public MemorySegment byteSlot() {
        MemorySegment slot = take(1, 1);
        ALL.set(ValueLayout.JAVA_BYTE, slot.address(), (byte) 0);
        return slot;
    }

    /** A zeroed pointer to be filled. */
    public MemorySegment pointerSlot() {
        return longSlot();
    }

    final MemorySegment take(long size, long alignment) {
        long address = scratch.take(size, alignment);
        // Of the global arena, like the addresses of handles: native calls are quickest if all segments are alike.
        // And one for both: of two, the compiler would have to make an object.
        return ALL.asSlice(address != 0 ? address : malloc(size), size);
    }

    private long malloc(long size) {
        if (malloced == null) {
            malloced = new ArrayList<>(2);
        }
        int place = malloced.size();
        malloced.add(MemorySegment.NULL); // first: there may be no memory for this
        MemorySegment memory = NativeMemory.allocate(size);
        malloced.set(place, memory);
        return memory.address();
    }

    /** Gives all of it back. */
    final void freeMemory() {
        scratch.backTo(scratchBefore);
        List<MemorySegment> all = malloced;
        if (all != null) {
            malloced = null;
            for (int i = 0; i < all.size(); i++) {
                NativeMemory.free(all.get(i));
            }
        }
    }

    // ------------------------------------------------------------------------------------------- what C writes to

    /** Memory that the function writes to, as large as {@code buffer}; {@link Call#filled} brings it there. */
    public MemorySegment output(byte @Nullable [] buffer, String parameter) {
        return take(notNull(buffer, parameter).length, 1);
    }

    /**
     * Memory that the function writes to: {@code buffer} itself if it is native.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public MemorySegment output(@Nullable MemorySegment buffer, String parameter) {
        return output(buffer, Long.MAX_VALUE, parameter);
    }

    private MemorySegment output(@Nullable MemorySegment buffer, long most, String parameter) {
        MemorySegment target = notNull(buffer, parameter);
        if (target.isReadOnly()) {
            throw new IllegalArgumentException(parameter + " is read-only");
        }
        return target.isNative() ? target : take(Math.min(target.byteSize(), most), 1);
    }

    /** Memory for a value that is small enough to be copied twice rather than pinned. */
    public MemorySegment smallBuffer() {
        return take(SMALL, 1);
    }

    /** As {@link #smallBuffer()}, of a value that {@code buffer} shall have in the end. */
    public MemorySegment smallBuffer(byte @Nullable [] buffer, String parameter) {
        return take(Math.min(notNull(buffer, parameter).length, SMALL_OF_BUFFER), 1);
    }

    /**
     * As {@link #smallBuffer(byte[], String)}; {@code buffer} itself if it is native, however large.
     *
     * @throws IllegalArgumentException if it is read-only
     */
    public MemorySegment smallBuffer(@Nullable MemorySegment buffer, String parameter) {
        return output(buffer, SMALL_OF_BUFFER, parameter);
    }
}
