package dev.rockspan.runtime.batch;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
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

    final Thread owner = Thread.currentThread();
    private byte[] bytes;
    private int end = HEADER;
    private int count;

    /** No writes, owned by the current thread. */
    PendingWrites() {
        byte[] spare = Spare.take();
        bytes = spare == null ? new byte[MIN_CAPACITY] : spare;
        clear();
    }

    boolean isMine() {
        return owner == Thread.currentThread();
    }

    int count() {
        return count;
    }

    void clear() {
        if (bytes.length > MAX_KEPT) {
            bytes = new byte[MIN_CAPACITY];
        }
        Arrays.fill(bytes, 0, HEADER, (byte) 0);
        end = HEADER;
        count = 0;
    }

    /** Lets other batches have the array. The owner calls it last of all. */
    void recycle() {
        Spare.give(bytes);
    }

    /** The batch as RocksDB has it. For the owner; the array is not copied. */
    MemorySegment asSegment() {
        INT.set(bytes, COUNT, count);
        return MemorySegment.ofArray(bytes).asSlice(0, end);
    }

    /**
     * A copy of the batch for a thread that is not the owner. The owner may be adding to the batch at the same moment;
     * the copy is used only if it is well-formed.
     *
     * @return null if it is not
     */
    @Nullable MemorySegment snapshot() {
        byte[] from = bytes;
        int size = end;
        int writes = count;
        if (size < HEADER || size > from.length) {
            return null;
        }
        byte[] copy = Arrays.copyOf(from, size);
        INT.set(copy, COUNT, writes);
        return isWellFormed(copy) ? MemorySegment.ofArray(copy) : null;
    }

    // --------------------------------------------------------------------------------------------- encode

    // These add a record, or return false if the batch would be too large. The end moves last, so that a failure adds
    // nothing.

    boolean add(RecordType type, int family, byte[] first, byte[] second) {
        if (!hasRoom((long) first.length + second.length)) {
            return false;
        }
        byte[] to = bytes;
        int at = put(to, begin(to, end, type, family), first);
        end = type.isPair() ? put(to, at, second) : at;
        count += type.isCounted() ? 1 : 0;
        return true;
    }

    boolean add(RecordType type, int family, MemorySegment first, MemorySegment second) {
        if (first.byteSize() > MAX_SIZE || !hasRoom(first.byteSize() + second.byteSize())) {
            return false;
        }
        byte[] to = bytes;
        int at = put(to, begin(to, end, type, family), first);
        end = type.isPair() ? put(to, at, second) : at;
        count += type.isCounted() ? 1 : 0;
        return true;
    }

    private boolean hasRoom(long parts) {
        long needed = end + 1 + 3 * MAX_VARINT + parts;
        return needed <= bytes.length || grow(needed);
    }

    private boolean grow(long needed) {
        if (needed > MAX_SIZE) {
            return false;
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(MAX_SIZE, Math.max(needed, bytes.length * 2L)));
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

    // --------------------------------------------------------------------------------------------- decode

    /** Whether bytes are a header and whole records of known types, as many as the header says. */
    static boolean isWellFormed(byte[] batch) {
        Reader reader = new Reader(batch);
        int writes = 0;
        while (reader.at < batch.length) {
            RecordType type = reader.readRecord();
            if (type == null) {
                return false;
            }
            writes += type.isCounted() ? 1 : 0;
        }
        return writes == (int) INT.get(batch, COUNT);
    }

    /** Reads records that may be damaged. */
    private static final class Reader {
        private final byte[] bytes;
        private int at = HEADER;

        Reader(byte[] bytes) {
            this.bytes = bytes;
        }

        /** The type of the next record; null if that is damaged or of another type. */
        @Nullable RecordType readRecord() {
            int tag = bytes[at++];
            RecordType type = RecordType.of(tag);
            if (type == null || (tag == type.familyTag && readVarint() < 0)) {
                return null;
            }
            for (int i = 0; i < (type.isPair() ? 2 : 1); i++) {
                int length = readVarint();
                if (length < 0 || length > bytes.length - at) {
                    return null;
                }
                at += length;
            }
            return type;
        }

        /** A number below 2^31; negative if there is none. */
        private int readVarint() {
            int number = 0;
            for (int shift = 0; shift < 7 * MAX_VARINT && at < bytes.length; shift += 7) {
                byte next = bytes[at++];
                number |= (next & 0x7f) << shift;
                if (next >= 0) {
                    return shift == 28 && next > 7 ? -1 : number;
                }
            }
            return -1;
        }
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
