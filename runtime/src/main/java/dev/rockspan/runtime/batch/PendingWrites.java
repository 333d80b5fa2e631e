package dev.rockspan.runtime.batch;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.ConstantBootstraps;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The writes of a batch in RocksDB's own format, in a Java array. The format is a header (a sequence number of 8 bytes,
 * the number of writes in 4) and then record after record: a tag, the number of the column family unless that is the
 * default one, and one or two parts, each with its length before it. Numbers are varints.
 *
 * <p>Only the owner, a thread, writes to the array. Other threads can only take a {@link #snapshot}.
 */
final class PendingWrites {

    static final int HEADER = 12;
    private static final int COUNT = 8;
    private static final int MAX_VARINT = 5;

    /** The second part of records with one part. */
    static final byte[] NO_BYTES = {};

    /** The same as a segment. */
    static final MemorySegment NO_SEGMENT = MemorySegment.ofArray(NO_BYTES);

    /** The largest batch that Java holds, in bytes: 64 MiB, or a sixteenth of the heap if that is less. */
    static final int MAX_SIZE = Math.clamp(Runtime.getRuntime().maxMemory() / 16, 1 << 20, 1 << 26);

    private static final int MIN_CAPACITY = 1 << 10;
    /** The largest array that {@link #clear} keeps. */
    private static final int MAX_KEPT = 1 << 24;

    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle BYTES = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "bytes", VarHandle.class, PendingWrites.class, byte[].class);
    private static final VarHandle STATE = ConstantBootstraps.fieldVarHandle(
            MethodHandles.lookup(), "state", VarHandle.class, PendingWrites.class, long.class);

    final Thread owner = Thread.currentThread();
    private byte[] bytes;
    /** Where the records end, and in the upper half the number of writes: stored, with release, after the records. */
    private long state = HEADER;

    /** No writes, owned by the current thread. */
    PendingWrites() {
        byte[] spare = Spare.take();
        bytes = spare == null ? new byte[MIN_CAPACITY] : spare;
        clear();
    }

    boolean isMine() {
        return owner == Thread.currentThread();
    }

    /** The number of writes; for a thread that is not the owner, at some time. */
    int count() {
        return count(state);
    }

    /** Whether it has no record at all; for a thread that is not the owner, at some time. */
    boolean isEmpty() {
        return end(state) == HEADER;
    }

    private static int end(long state) {
        return (int) state;
    }

    private static int count(long state) {
        return (int) (state >>> Integer.SIZE);
    }

    void clear() {
        if (bytes.length > MAX_KEPT) {
            bytes = new byte[MIN_CAPACITY];
        }
        Arrays.fill(bytes, 0, HEADER, (byte) 0);
        state = HEADER;
    }

    /** Lets other batches have the array. The owner calls it last of all. */
    void recycle() {
        Spare.give(bytes);
    }

    /** The batch as RocksDB has it. For the owner; the array is not copied. */
    MemorySegment asSegment() {
        INT.set(bytes, COUNT, count(state));
        return MemorySegment.ofArray(bytes).asSlice(0, end(state));
    }

    /**
     * A copy of the batch for a thread that is not the owner, which may be adding to the batch at the same moment: all
     * writes up to one of them.
     */
    MemorySegment snapshot() {
        long now = (long) STATE.getAcquire(this);
        byte[] copy = Arrays.copyOf((byte[]) BYTES.getAcquire(this), end(now));
        INT.set(copy, COUNT, count(now));
        return MemorySegment.ofArray(copy);
    }

    // --------------------------------------------------------------------------------------------- encode

    // These add a record, or return false if the batch would be too large. The end moves last, so that a failure adds
    // nothing.

    boolean add(RecordType type, int family, byte[] first, byte[] second) {
        if (!hasRoom((long) first.length + second.length)) {
            return false;
        }
        byte[] to = bytes;
        int at = put(to, begin(to, end(state), type, family), first);
        return advance(type, type.isPair() ? put(to, at, second) : at);
    }

    boolean add(RecordType type, int family, MemorySegment first, MemorySegment second) {
        if (first.byteSize() > MAX_SIZE || !hasRoom(first.byteSize() + second.byteSize())) {
            return false;
        }
        byte[] to = bytes;
        int at = put(to, begin(to, end(state), type, family), first);
        return advance(type, type.isPair() ? put(to, at, second) : at);
    }

    private boolean advance(RecordType type, int end) {
        long now = state;
        STATE.setRelease(this, now + (end - end(now)) + (type.isCounted() ? 1L << Integer.SIZE : 0));
        return true;
    }

    private boolean hasRoom(long parts) {
        long needed = end(state) + 1 + 3 * MAX_VARINT + parts;
        return needed <= bytes.length || grow(needed);
    }

    private boolean grow(long needed) {
        if (needed > MAX_SIZE) {
            return false;
        }
        BYTES.setRelease(this, Arrays.copyOf(bytes, (int) Math.min(MAX_SIZE, Math.max(needed, bytes.length * 2L))));
        return true;
    }

    private static int begin(byte[] to, int at, RecordType type, int family) {
        to[at] = (byte) (family == 0 ? type.tag : type.familyTag);
        return family == 0 ? at + 1 : putVarint(to, at + 1, family);
    }

    private static int put(byte[] to, int start, byte[] part) {
        int at = putVarint(to, start, part.length);
        System.arraycopy(part, 0, to, at, part.length);
        return at + part.length;
    }

    private static int put(byte[] to, int start, MemorySegment part) {
        int length = (int) part.byteSize();
        int at = putVarint(to, start, length);
        MemorySegment.copy(part, ValueLayout.JAVA_BYTE, 0, to, at, length);
        return at + length;
    }

    private static int putVarint(byte[] to, int start, int number) {
        int at = start;
        int rest = number;
        while (rest >= 0x80) {
            to[at++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        to[at++] = (byte) rest;
        return at;
    }

    /** Arrays that closed batches have left, up to one for each processor: a new one costs as much as filling it. */
    private static final class Spare {
        private static final int MAX_LENGTH = 1 << 20;
        private static final AtomicReferenceArray<byte @Nullable []> ARRAYS =
                new AtomicReferenceArray<>(Runtime.getRuntime().availableProcessors());

        static byte @Nullable [] take() {
            int slot = slot();
            return ARRAYS.getPlain(slot) == null ? null : ARRAYS.getAndSet(slot, null);
        }

        static void give(byte[] array) {
            if (array.length <= MAX_LENGTH) {
                ARRAYS.setRelease(slot(), array);
            }
        }

        private static int slot() {
            return (int) (Thread.currentThread().threadId() % ARRAYS.length());
        }
    }
}
