package dev.rockspan.runtime.call;

import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.link.Destroyer;
import dev.rockspan.runtime.link.Extension;
import dev.rockspan.runtime.link.NativeFunctions;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.View;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What comes out of C in one {@link Call}: errors, bytes and texts, and values that were copied or pinned. It frees what C has
 * allocated for them.
 */
public abstract sealed class CallResults extends CallMemory permits CallUses {

    static final long NO_SLOT = 0;

    /** Where a {@link #valueSlot} has the address of the bytes, their number, and what has them pinned. */
    public static final long DATA = 0;

    public static final long SIZE = 8;
    public static final long PINNED_BY = 16;
    private static final long ERROR = 24;
    private static final long VALUE = 32;

    NativeFunctions table;
    long errorSlot = NO_SLOT;

    @SuppressWarnings("NullAway")
    CallResults(Scratch scratch) {
        super(scratch);
    }

    // ------------------------------------------------------------------------------------------------- errors

    /** Whether an object that C gave has nothing in it: its first pointer is NULL. */
    public boolean isEmpty(MemorySegment object) {
        return ALL.get(LONG, object.address()) == 0;
    }

    /** The {@code char** errptr} of the function, zeroed; one per call. */
    public MemorySegment errorSlot() {
        MemorySegment slot = longSlot();
        errorSlot = slot.address();
        return slot;
    }

    /** What the function has left in the error slot, {@link Status#OK} if nothing; frees the message. */
    public Status takeStatus() {
        if (errorSlot == NO_SLOT) {
            return Status.OK;
        }
        MemorySegment message = ALL.get(ValueLayout.ADDRESS, errorSlot);
        ALL.set(LONG, errorSlot, 0L);
        return takeStatus(message);
    }

    /** What an error message of the library says, {@link Status#OK} for NULL; frees the message. */
    public Status takeStatus(MemorySegment message) {
        String text = takeString(message);
        return text == null ? Status.OK : Status.parse(text);
    }

    // ------------------------------------------------------------------------------------------------- results

    /** The bytes of a buffer that is ours: copied, then freed as error messages are. Null for NULL. */
    public byte @Nullable [] takeBytes(MemorySegment pointer, MemorySegment lengthSlot) {
        return takeBytes(pointer, lengthSlot, null);
    }

    /** The outcome of a read that does not throw; the bytes are copied, then freed as error messages are. */
    public ReadResult takeResult(MemorySegment pointer, MemorySegment lengthSlot) {
        Status status = takeStatus();
        return result(status, status.getCode() == Status.Code.Ok ? takeBytes(pointer, lengthSlot) : null);
    }

    static ReadResult result(Status status, byte @Nullable [] value) {
        return status.getCode() == Status.Code.Ok && value == null
                ? ReadResult.NOT_FOUND
                : new ReadResult(status, value);
    }

    /** As {@link #takeBytes(MemorySegment, MemorySegment)}, freed by {@code free}. */
    public byte @Nullable [] takeBytes(MemorySegment pointer, MemorySegment lengthSlot, @Nullable Destroyer free) {
        try {
            return copyBytes(pointer, lengthSlot);
        } finally {
            free(pointer, free);
        }
    }

    /** The text of a C string that is ours: copied, then freed as error messages are. Null for NULL. */
    public @Nullable String takeString(MemorySegment pointer) {
        return takeString(pointer, (Destroyer) null);
    }

    /** As {@link #takeString(MemorySegment)}, of a text with a length instead of a NUL at its end. */
    public @Nullable String takeString(MemorySegment pointer, MemorySegment lengthSlot) {
        return takeString(pointer, lengthSlot, null);
    }

    /** As {@link #takeString(MemorySegment)}, freed by {@code free}. */
    public @Nullable String takeString(MemorySegment pointer, @Nullable Destroyer free) {
        try {
            return viewString(pointer);
        } finally {
            free(pointer, free);
        }
    }

    /** As {@link #takeString(MemorySegment, Destroyer)}, of a text with a length instead of a NUL at its end. */
    public @Nullable String takeString(MemorySegment pointer, MemorySegment lengthSlot, @Nullable Destroyer free) {
        try {
            return viewString(pointer, lengthSlot);
        } finally {
            free(pointer, free);
        }
    }

    final void free(MemorySegment pointer, @Nullable Destroyer free) {
        if (pointer.address() == 0) {
            return;
        }
        if (free == null) {
            table.free(pointer);
        } else {
            free.destroy(pointer);
        }
    }

    /** A copy of bytes that stay the library's. Null for NULL. */
    public byte @Nullable [] copyBytes(MemorySegment pointer, MemorySegment lengthSlot) {
        return copyBytes(pointer, lengthSlot.get(LONG, 0));
    }

    /** A copy of bytes that stay the library's. Null for NULL. */
    public byte @Nullable [] copyBytes(MemorySegment pointer, long length) {
        long address = pointer.address();
        if (address == 0) {
            return null;
        }
        return NativeMemory.copyOf(address, length);
    }

    /** A C string that stays the library's. Null for NULL. */
    public @Nullable String viewString(MemorySegment pointer) {
        long address = pointer.address();
        return address == 0 ? null : ALL.getString(address);
    }

    /** A text with a length that stays the library's. Null for NULL. */
    public @Nullable String viewString(MemorySegment pointer, MemorySegment lengthSlot) {
        byte[] utf8 = copyBytes(pointer, lengthSlot);
        return utf8 == null ? null : new String(utf8, StandardCharsets.UTF_8);
    }

    /** How what the library has allocated is freed, now or later. */
    public Destroyer freeing() {
        return table::free;
    }

    // ------------------------------------------------------------------------------------------- filled buffers

    // Pass addresses, not segments: a segment argument of a method that is not inlined must be allocated.

    /** The size of the value, which is now in {@code buffer} if it fits; -1 if none was found. */
    public int filled(MemorySegment foundSlot, MemorySegment lengthSlot, MemorySegment output, byte[] buffer) {
        return filled(foundSlot.address(), lengthSlot.address(), output.address(), buffer);
    }

    private static int filled(long foundSlot, long lengthSlot, long output, byte[] buffer) {
        long size = found(foundSlot, lengthSlot);
        if (size <= buffer.length && size > 0) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, output, buffer, 0, (int) size);
        }
        return NativeMemory.sizeOrNone(size);
    }

    /** As {@link #filled(MemorySegment, MemorySegment, MemorySegment, byte[])}. */
    public long filled(MemorySegment foundSlot, MemorySegment lengthSlot, MemorySegment output, MemorySegment buffer) {
        return filled(foundSlot.address(), lengthSlot.address(), output.address(), buffer);
    }

    private static long filled(long foundSlot, long lengthSlot, long output, MemorySegment buffer) {
        long size = found(foundSlot, lengthSlot);
        if (!buffer.isNative()) {
            fill(buffer, output, size);
        }
        return size;
    }

    private static void fill(MemorySegment buffer, long output, long size) {
        if (size > 0 && size <= buffer.byteSize()) {
            MemorySegment.copy(ALL, output, buffer, 0, size);
        }
    }

    private static long found(long foundSlot, long lengthSlot) {
        return ALL.get(ValueLayout.JAVA_BYTE, foundSlot) == 0 ? -1 : ALL.get(LONG, lengthSlot);
    }

    // ------------------------------------------------------------------------------------------- filled or pinned

    /**
     * Room for a {@code struct {const char* data; size_t size; void* pinned; char* error;}}, which has the error slot. The
     * extension fills all of it; without it, {@link #pinned} does.
     */
    public MemorySegment valueSlot() {
        MemorySegment slot = take(VALUE, 8);
        errorSlot = slot.address() + ERROR;
        return slot;
    }

    /** Whether nothing was found: there is neither a copy in {@code slot} nor something pinned. */
    public boolean isMissing(MemorySegment slot) {
        return in(slot, DATA) == 0;
    }

    /** Notes in {@code slot} what was pinned, and where its bytes are. */
    public void pinned(MemorySegment slot, MemorySegment object, View view) {
        MemorySegment length = longSlot();
        long data = object.address() == 0 ? 0 : view.of(object, length).address();
        ALL.set(LONG, slot.address() + DATA, data);
        ALL.set(LONG, slot.address() + SIZE, ALL.get(LONG, length.address()));
        ALL.set(LONG, slot.address() + PINNED_BY, object.address());
    }

    /** A copy of what is in {@code slot}, which is released; null if nothing was found. */
    public byte @Nullable [] takeBytes(MemorySegment slot, Destroyer destroyer) {
        long data = in(slot, DATA);
        if (data == 0) {
            return null;
        }
        long pinned = in(slot, PINNED_BY);
        byte[] copy;
        try {
            copy = NativeMemory.newArray(in(slot, SIZE));
        } catch (Throwable failure) {
            release(pinned, destroyer);
            throw failure;
        }
        if (pinned == 0) {
            NativeMemory.copy(data, copy);
        } else {
            take(pinned, data, copy.length, copy, destroyer);
        }
        return copy;
    }

    private void take(long pinned, long data, long size, byte[] to, Destroyer destroyer) {
        MemorySegment array;
        try {
            array = MemorySegment.ofArray(to);
        } catch (Error e) {
            release(pinned, destroyer);
            throw e;
        }
        take(pinned, data, size, array, destroyer);
    }

    /** Copies the first {@code size} bytes of a pinned value to {@code to}, which has room for them, and releases it. */
    public final void take(long pinned, long data, long size, MemorySegment to, Destroyer destroyer) {
        Extension extension = table.extension();
        if (extension != null && extension.take(pinned, data, size, to)) {
            return;
        }
        try {
            NativeMemory.copy(data, to, size);
        } finally {
            release(pinned, destroyer);
        }
    }

    /** As {@link #takeBytes(MemorySegment, Destroyer)}, of a read that does not throw. */
    public ReadResult takeResult(MemorySegment slot, Destroyer destroyer) {
        Status status = takeStatus();
        return result(status, status.getCode() == Status.Code.Ok ? takeBytes(slot, destroyer) : null);
    }

    /**
     * The number that a function filled.
     *
     * @throws RocksDBException if the function says that there is none
     */
    public static long found(boolean found, MemorySegment slot) {
        if (!found) {
            throw new RocksDBException(new Status(Status.Code.NotFound, Status.SubCode.None, null));
        }
        return slot.get(LONG, 0);
    }

    /** The size of what was found, -1 if nothing was: what fits is copied to {@code buffer}, and the value is released. */
    public int copied(MemorySegment slot, Destroyer destroyer, byte[] buffer) {
        long data = in(slot, DATA);
        if (data == 0) {
            return -1;
        }
        long size = in(slot, SIZE);
        long pinned = in(slot, PINNED_BY);
        if (pinned == 0) {
            MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, data, buffer, 0, (int) size);
        } else {
            take(pinned, data, Math.min(size, buffer.length), buffer, destroyer);
        }
        return NativeMemory.sizeOrNone(size);
    }

    /** As {@link #copied(MemorySegment, Destroyer, byte[])}. */
    public long copied(MemorySegment slot, Destroyer destroyer, MemorySegment buffer) {
        long data = in(slot, DATA);
        if (data == 0) {
            return -1;
        }
        long size = in(slot, SIZE);
        long pinned = in(slot, PINNED_BY);
        if (pinned != 0) {
            take(pinned, data, Math.min(size, buffer.byteSize()), buffer, destroyer);
        } else if (!buffer.isNative()) {
            NativeMemory.copy(data, buffer, size);
        }
        return size;
    }

    /** A number in a {@link #valueSlot}; of all memory, as the compiler has less to do for that. */
    public static long in(MemorySegment slot, long offset) {
        return ALL.get(LONG, slot.address() + offset);
    }

    /** Releases what has a value pinned; for what an error leaves behind, as it takes no memory if there is an extension. */
    public final void release(long pinned, Destroyer destroyer) {
        Extension extension = table.extension();
        if (pinned != 0 && (extension == null || !extension.release(pinned))) {
            destroyer.destroy(MemorySegment.ofAddress(pinned));
        }
    }
}
