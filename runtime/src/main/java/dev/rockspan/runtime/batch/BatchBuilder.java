package dev.rockspan.runtime.batch;

import dev.rockspan.runtime.Usable;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Handle;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectNotes;
import dev.rockspan.runtime.lifetime.UseErrors;
import dev.rockspan.runtime.link.NativeMemory;
import dev.rockspan.runtime.link.PathFunctions;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import org.jspecify.annotations.Nullable;

/**
 * Builds a batch. It begins <i>pending</i>: its writes are in a Java array, and adding one calls no native function. The
 * first call that needs RocksDB's batch creates it from that array. From then on the batch is <i>native</i>, and RocksDB
 * adds all writes to it, until it is cleared. {@code docs/adr/0003-batches.md} argues why this is safe.
 *
 * <p>The static methods are for generated code. They return false, or a value that says so, if they have done nothing and
 * the native function is to be called: the batch is native, was created on another thread, or an argument is one that only
 * the native function handles, null for example.
 */
public final class BatchBuilder implements NativeObject.Deferred {

    /** The number of the column family that every database has. */
    private static final int DEFAULT_FAMILY = 0;

    /** The number of a column family to which only RocksDB can add, because its keys have timestamps. */
    private static final int NATIVE_ONLY = -2;

    /** How many bytes RocksDB copies from a Java array at once. The garbage collector waits for it. */
    private static final int MAX_HEAP_COPY = 1 << 20;

    private final Functions functions;
    private final NativeObject object;

    // Pending is the state in which there are pending writes, native the one in which there is a native batch. There is
    // neither while a call moves from one to the other, and after the end.

    private volatile @Nullable PendingWrites pending;

    // What follows belongs to the call that uses the batch.

    private MemorySegment nativeBatch = MemorySegment.NULL;
    /** Those that are or were pending last. Their array is used again. */
    private PendingWrites latest = new PendingWrites();

    /** The functions of C that a builder calls. */
    public interface Functions extends PathFunctions {

        /** Creates a batch from bytes, which RocksDB copies. The caller frees it with {@link #destroy}. */
        MemorySegment create(MemorySegment bytes, long size);

        /** As {@link #create}, from bytes in Java's memory. The garbage collector waits for it. */
        MemorySegment createOfHeap(MemorySegment bytes, long size);

        /** The bytes of a batch. They are valid until the batch changes. */
        MemorySegment data(MemorySegment batch, MemorySegment length);

        void destroy(MemorySegment batch);

        /** The number of a column family. */
        int familyNumber(MemorySegment family);

        /** Adds a key and value of a column family. */
        void put(
                MemorySegment batch,
                MemorySegment family,
                MemorySegment key,
                long keySize,
                MemorySegment value,
                long valueSize);
    }

    private BatchBuilder(String name, Functions functions) {
        this.functions = functions;
        this.object = NativeObject.deferred(name, this);
        this.pending = latest;
    }

    /** An empty batch. */
    public static NativeObject create(String name, Functions functions) {
        return new BatchBuilder(name, functions).object;
    }

    /** The builder of a batch; null if the batch was native from the beginning. */
    private static @Nullable BatchBuilder of(Handle self) {
        return (BatchBuilder) NativeObject.of(self).deferred();
    }

    // ------------------------------------------------------------------------------------------------- writes

    /** Adds a record with one part. */
    public static boolean add(Handle self, RecordType type, byte @Nullable [] part) {
        BatchBuilder batch = of(self);
        return batch != null && batch.add(self, type, DEFAULT_FAMILY, part, PendingWrites.NO_BYTES);
    }

    /** Adds a record with two parts. */
    public static boolean add(Handle self, RecordType type, byte @Nullable [] first, byte @Nullable [] second) {
        BatchBuilder batch = of(self);
        return batch != null && batch.add(self, type, DEFAULT_FAMILY, first, second);
    }

    /** Adds a record of a column family with one part. */
    public static boolean add(Handle self, RecordType type, @Nullable Usable family, byte @Nullable [] part) {
        BatchBuilder batch = of(self);
        return batch != null && batch.add(self, type, batch.numberOf(family), part, PendingWrites.NO_BYTES);
    }

    /** Adds a record of a column family with two parts. */
    public static boolean add(
            Handle self, RecordType type, @Nullable Usable family, byte @Nullable [] first, byte @Nullable [] second) {
        BatchBuilder batch = of(self);
        return batch != null && batch.add(self, type, batch.numberOf(family), first, second);
    }

    /** Adds a record with one part. */
    public static boolean add(Handle self, RecordType type, @Nullable MemorySegment part) {
        BatchBuilder batch = of(self);
        return batch != null && batch.add(self, type, DEFAULT_FAMILY, part, PendingWrites.NO_SEGMENT);
    }

    /** Adds a record with two parts. */
    public static boolean add(
            Handle self, RecordType type, @Nullable MemorySegment first, @Nullable MemorySegment second) {
        BatchBuilder batch = of(self);
        return batch != null && batch.add(self, type, DEFAULT_FAMILY, first, second);
    }

    /** Adds a record of a column family with one part. */
    public static boolean add(Handle self, RecordType type, @Nullable Usable family, @Nullable MemorySegment part) {
        BatchBuilder batch = of(self);
        return batch != null && batch.add(self, type, batch.numberOf(family), part, PendingWrites.NO_SEGMENT);
    }

    /** Adds a record of a column family with two parts. */
    public static boolean add(
            Handle self,
            RecordType type,
            @Nullable Usable family,
            @Nullable MemorySegment first,
            @Nullable MemorySegment second) {
        BatchBuilder batch = of(self);
        return batch != null && batch.add(self, type, batch.numberOf(family), first, second);
    }

    private boolean add(Handle self, RecordType type, int family, byte @Nullable [] first, byte @Nullable [] second) {
        PendingWrites writes = writes();
        if (writes == null || family < 0 || first == null || second == null) {
            return false;
        }
        boolean added = writes.add(type, family, first, second);
        confirm(self, writes);
        return added;
    }

    private boolean add(
            Handle self, RecordType type, int family, @Nullable MemorySegment first, @Nullable MemorySegment second) {
        PendingWrites writes = writes();
        if (writes == null || family < 0 || first == null || second == null) {
            return false;
        }
        boolean added = writes.add(type, family, first, second);
        confirm(self, writes);
        return added;
    }

    /** The writes, if they are pending and this thread may add to them. */
    private @Nullable PendingWrites writes() {
        PendingWrites writes = pending;
        return writes == null || writes.isMine() ? writes : writes.isEmpty() ? takeOver() : null;
    }

    /** An empty batch belongs to the thread that uses it first. */
    private @Nullable PendingWrites takeOver() {
        clear();
        PendingWrites writes = pending;
        return writes != null && writes.isMine() ? writes : null;
    }

    /**
     * Looks whether the writes are still pending after they were used.
     *
     * @throws IllegalStateException if the batch was closed meanwhile, or another thread uses it
     */
    private void confirm(Handle self, PendingWrites used) {
        try {
            if (pending != used || !object.isOpen()) {
                throw object.isOpen() ? UseErrors.busy(object) : object.refusal();
            }
        } finally {
            Reference.reachabilityFence(self); // were it collected earlier, an automatic arena could close it
        }
    }

    // ------------------------------------------------------------------------------------------------- column families

    /** The number of a column family, negative if only RocksDB can add to that. */
    private int numberOf(@Nullable Usable family) {
        if (family == null || writes() == null) {
            return NATIVE_ONLY;
        }
        NativeObject known = NativeObject.of(family);
        int number = known.notes().numberInBatches();
        if (number == ObjectNotes.NUMBER_UNKNOWN || !known.isUsable()) {
            number = findNumber(family);
            known.notes().setNumberInBatches(number);
        }
        return number;
    }

    /** Has RocksDB add an empty key and value to a batch of its own, and compares that with what Java would add. */
    private int findNumber(Usable family) {
        try (Call call = Call.begin(functions.symbols())) {
            MemorySegment address = call.use(family);
            int number = functions.familyNumber(address);
            PendingWrites expected = new PendingWrites();
            MemorySegment batch = create(expected.asSegment());
            try {
                functions.put(batch, address, MemorySegment.NULL, 0, MemorySegment.NULL, 0);
                expected.add(RecordType.PUT, number, PendingWrites.NO_BYTES, PendingWrites.NO_BYTES);
                MemorySegment length = call.longSlot();
                MemorySegment bytes = functions.data(batch, length);
                MemorySegment data = NativeMemory.ALL.asSlice(bytes.address(), length.get(ValueLayout.JAVA_LONG, 0));
                return number >= 0 && data.mismatch(expected.asSegment()) == -1 ? number : NATIVE_ONLY;
            } finally {
                functions.destroy(batch);
            }
        }
    }

    // ------------------------------------------------------------------------------------------------- the whole batch

    /** The number of pending writes; negative if they are not pending. */
    public static int count(Handle self) {
        BatchBuilder batch = of(self);
        PendingWrites writes = batch == null ? null : batch.writes();
        if (batch == null || writes == null) {
            return -1;
        }
        int count = writes.count();
        batch.confirm(self, writes);
        return count;
    }

    /** A copy of the pending batch as RocksDB would have it; null if it is not pending. */
    public static byte @Nullable [] data(Handle self) {
        BatchBuilder batch = of(self);
        PendingWrites writes = batch == null ? null : batch.writes();
        if (batch == null || writes == null) {
            return null;
        }
        byte[] data = writes.asSegment().toArray(ValueLayout.JAVA_BYTE);
        batch.confirm(self, writes);
        return data;
    }

    /** Removes all writes. The batch is pending from now on, and belongs to this thread. */
    public static boolean clear(Handle self) {
        BatchBuilder batch = of(self);
        if (batch == null) {
            return false;
        }
        try {
            batch.clear();
        } finally {
            Reference.reachabilityFence(self);
        }
        return true;
    }

    private void clear() {
        try (Call call = Call.begin(functions.symbols())) {
            call.beginUse(object);
            if (!latest.isMine()) {
                latest = new PendingWrites();
            }
            latest.clear();
            pending = latest;
            destroyNative();
        }
    }

    // ------------------------------------------------------------------------------------------- the native batch

    @Override
    public MemorySegment address() {
        if (nativeBatch.address() == 0) {
            makeNative();
        }
        return nativeBatch;
    }

    private void makeNative() {
        pending = null; // from now on the owner's writes are refused
        try {
            nativeBatch = create(latest.isMine() ? latest.asSegment() : latest.snapshot());
        } finally {
            if (nativeBatch.address() == 0) {
                pending = latest;
            }
        }
    }

    private void destroyNative() {
        MemorySegment batch = nativeBatch;
        nativeBatch = MemorySegment.NULL;
        if (batch.address() != 0) {
            functions.destroy(batch);
        }
    }

    private MemorySegment create(MemorySegment writes) {
        if (writes.byteSize() <= MAX_HEAP_COPY) {
            return functions.createOfHeap(writes, writes.byteSize());
        }
        MemorySegment copy = NativeMemory.allocate(writes.byteSize());
        try {
            return functions.create(copy.copyFrom(writes), copy.byteSize());
        } finally {
            NativeMemory.free(copy);
        }
    }

    /** No call uses the batch any more. Another thread may still be adding a write, to an array that nobody reads. */
    @Override
    public void destroy(MemorySegment none) {
        pending = null;
        if (latest.isMine()) {
            latest.recycle();
        }
        destroyNative();
    }
}
