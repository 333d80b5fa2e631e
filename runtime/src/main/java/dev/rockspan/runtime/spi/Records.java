package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a batch that is built in Java: the head, then one record after the other, in RocksDB's own form. A record
 * is a tag, the number of its column family unless that is the default one, and one or two parts; each part is its
 * length and its bytes, and numbers are in groups of seven bits, lowest first.
 *
 * <p>Only the thread that owns it ever writes to it. All others can do is {@linkplain #copiedFor copy} it.
 */
final class Records {

    /** The sequence number, then how many records count. */
    static final int HEAD = 12;

    static final int SEQUENCE = 8;

    /** How many bytes a number has at most. */
    static final int MAX_NUMBER = 5;

    /** How many bytes of records are held in Java at most, at a sixteenth of the heap: a batch with more is RocksDB's. */
    static final int MOST = Math.clamp(Runtime.getRuntime().maxMemory() / 16, 1 << 20, 1 << 26);

    /** How much memory is kept for what is recorded next. */
    private static final int KEPT = 1 << 24;

    private static final int LEAST = 1 << 10;

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    /** Those of no thread: nobody adds to them. */
    static final Records NONE = new Records(null, new byte[0]);

    final @Nullable Thread owner;
    private byte[] bytes;
    private int end = HEAD;
    private int count;

    private Records(@Nullable Thread owner, byte[] bytes) {
        this.owner = owner;
        this.bytes = bytes;
    }

    /** Those of a new batch, in memory that an earlier one has left if there is some. */
    static Records of(Thread owner) {
        byte[] left = RecordMemory.take();
        Records records = new Records(owner, left == null ? new byte[LEAST] : left);
        records.clear();
        return records;
    }

    /** Leaves the memory to others. For its owner, who must not use it any more. */
    void leave() {
        RecordMemory.give(bytes);
    }

    /**
     * A copy with another owner, which has what the owner of this has added before it stopped. If it has not stopped, the
     * copy may be anything, but it is not used unless it is whole.
     *
     * @return null if it is not
     */
    @Nullable Records copiedFor(Thread other, BatchFormat format) {
        byte[] from = bytes;
        int upTo = end;
        int counted = count;
        if (upTo < HEAD || upTo > from.length) {
            return null;
        }
        Records copy = new Records(other, Arrays.copyOf(from, Math.max(upTo, LEAST)));
        copy.end = upTo;
        copy.count = counted;
        return format.isWhole(copy.bytes, upTo, counted) ? copy : null;
    }

    int count() {
        return count;
    }

    int size() {
        return end;
    }

    /** All of it, as RocksDB has it. */
    byte[] toBytes() {
        setCount();
        return Arrays.copyOf(bytes, end);
    }

    /** The bytes themselves, with the head as RocksDB has it. */
    MemorySegment asSegment() {
        setCount();
        return MemorySegment.ofArray(bytes).asSlice(0, end);
    }

    private void setCount() {
        INT.set(bytes, SEQUENCE, count);
    }

    void clear() {
        if (bytes.length > KEPT) {
            bytes = new byte[LEAST];
        }
        Arrays.fill(bytes, 0, HEAD, (byte) 0);
        end = HEAD;
        count = 0;
    }

    /** Takes back what was added since it had that size and count. */
    void backTo(int size, int counted) {
        end = size;
        count = counted;
    }

    /** Whether RocksDB has the same, but for its number in the head. */
    boolean isLike(MemorySegment data) {
        setCount();
        return data.byteSize() == end
                && MemorySegment.mismatch(data, SEQUENCE, end, MemorySegment.ofArray(bytes), SEQUENCE, end) == -1;
    }

    /** Replaces the first bytes by those that RocksDB has. */
    void copyFrom(MemorySegment data, int size) {
        MemorySegment.copy(data, ValueLayout.JAVA_BYTE, 0, bytes, 0, size);
    }

    /** Whether there is room for one more record; it says false of those that would be too many. */
    private boolean hasRoom(long parts) {
        long needed = end + 1 + 3 * MAX_NUMBER + parts;
        return needed <= bytes.length || grow(needed);
    }

    private boolean grow(long needed) {
        if (needed > MOST) {
            return false;
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(MOST, Math.max(needed, bytes.length * 2L)));
        return true;
    }

    // Each of these adds a record, or nothing at all and returns false if it would be too large. The end moves last, so
    // what fails half-way has added nothing.

    boolean add(int tag, int family, byte[] part) {
        if (!hasRoom(part.length)) {
            return false;
        }
        end = put(start(tag, family), part);
        count++;
        return true;
    }

    boolean add(int tag, int family, byte[] first, byte[] second) {
        if (!hasRoom((long) first.length + second.length)) {
            return false;
        }
        end = put(put(start(tag, family), first), second);
        count++;
        return true;
    }

    boolean add(int tag, int family, MemorySegment part) {
        if (!hasRoom(part.byteSize())) {
            return false;
        }
        end = put(start(tag, family), part);
        count++;
        return true;
    }

    boolean add(int tag, int family, MemorySegment first, MemorySegment second) {
        if (first.byteSize() > MOST || !hasRoom(first.byteSize() + second.byteSize())) {
            return false;
        }
        end = put(put(start(tag, family), first), second);
        count++;
        return true;
    }

    /** As {@link #add(int, int, byte[])}, of a record that does not count. */
    boolean addUncounted(int tag, int family, byte[] part) {
        boolean added = add(tag, family, part);
        count -= added ? 1 : 0;
        return added;
    }

    /** As {@link #add(int, int, MemorySegment)}, of a record that does not count. */
    boolean addUncounted(int tag, int family, MemorySegment part) {
        boolean added = add(tag, family, part);
        count -= added ? 1 : 0;
        return added;
    }

    private int start(int tag, int family) {
        byte[] to = bytes;
        int at = end;
        to[at++] = (byte) tag;
        return family == 0 ? at : putNumber(to, at, family);
    }

    private int put(int start, byte[] part) {
        byte[] to = bytes;
        int at = putNumber(to, start, part.length);
        System.arraycopy(part, 0, to, at, part.length);
        return at + part.length;
    }

    private int put(int start, MemorySegment part) {
        byte[] to = bytes;
        int length = (int) part.byteSize();
        int at = putNumber(to, start, length);
        MemorySegment.copy(part, ValueLayout.JAVA_BYTE, 0, to, at, length);
        return at + length;
    }

    static int putNumber(byte[] to, int start, int number) {
        int at = start;
        int rest = number;
        while (rest >= 0x80) {
            to[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        to[at++] = (byte) rest;
        return at;
    }
}
