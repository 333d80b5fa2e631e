package dev.rockspan.runtime.spi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/**
 * How RocksDB writes down a batch, and how it takes one over: what is stated of it in the templates. Made once, by
 * generated code.
 */
public final class BatchFormat {

    private static final int UNKNOWN = 0;
    private static final int FAMILY = 4;
    private static final int UNCOUNTED = 8;

    /** No column family that is recorded has this number. */
    static final int NOT_RECORDED = -2;

    /** How many bytes are copied from Java's memory at once: what holds up the garbage collector has to be short. */
    private static final int QUICK = 1 << 20;

    private static final byte[] PROBE = {'p', 'r', 'o', 'b', 'e'};

    private final BatchFunctions functions;
    private final int putTag;
    private final int familyPutTag;
    /** By tag: the number of parts and what else is said of such records. */
    private final byte[] shapes = new byte[128];

    /**
     * A format without records.
     *
     * @param putTag the tag of what {@link BatchFunctions#put} adds to the default column family
     * @param familyPutTag the tag of what it adds to others
     */
    public BatchFormat(BatchFunctions functions, int putTag, int familyPutTag) {
        this.functions = functions;
        this.putTag = putTag;
        this.familyPutTag = familyPutTag;
    }

    /** The same with records of one kind, for the default column family or none. */
    public BatchFormat with(int tag, int parts) {
        shapes[tag] = (byte) parts;
        return this;
    }

    /** As {@link #with(int, int)}, of records that do not count. */
    public BatchFormat withUncounted(int tag, int parts) {
        shapes[tag] = (byte) (parts | UNCOUNTED);
        return this;
    }

    /** As {@link #with(int, int)}, of records that begin with the number of a column family. */
    public BatchFormat withFamily(int tag, int parts) {
        shapes[tag] = (byte) (parts | FAMILY);
        return this;
    }

    SymbolTable table() {
        return functions.symbols();
    }

    /** RocksDB's batch with these records; {@link #destroy} it. */
    MemorySegment create(MemorySegment records) {
        if (records.byteSize() <= QUICK) {
            return functions.createOfHeap(records, records.byteSize());
        }
        MemorySegment copy = NativeMemory.allocate(records.byteSize());
        try {
            copy.copyFrom(records);
            return functions.create(copy, copy.byteSize());
        } finally {
            NativeMemory.free(copy);
        }
    }

    /** The bytes that a batch of RocksDB's has, until it is changed. */
    MemorySegment data(MemorySegment batch, Call call) {
        MemorySegment length = call.longSlot();
        MemorySegment bytes = functions.data(batch, length);
        return NativeMemory.ALL.asSlice(bytes.address(), length.get(ValueLayout.JAVA_LONG, 0));
    }

    void destroy(MemorySegment batch) {
        functions.destroy(batch);
    }

    /**
     * The number of a column family as records have it. RocksDB is asked, by what it writes down itself.
     *
     * @param address of a column family that the call has leased
     * @return {@link #NOT_RECORDED} if it writes down anything else, as for keys with timestamps
     */
    int familyNumber(MemorySegment address, Call call) {
        MemorySegment batch = create(MemorySegment.ofArray(new byte[Records.HEAD]));
        try {
            MemorySegment probe = call.bytes(PROBE, "probe");
            functions.put(batch, address, probe, PROBE.length, probe, PROBE.length);
            byte[] written = data(batch, call).toArray(ValueLayout.JAVA_BYTE);
            int number = written.length > Records.HEAD && written[Records.HEAD] == familyPutTag
                    ? new RecordWalk(written, Records.HEAD + 1, written.length).number()
                    : 0;
            Records expected = Records.of(Thread.currentThread());
            expected.add(number == 0 ? putTag : familyPutTag, Math.max(number, 0), PROBE, PROBE);
            boolean asExpected = number >= 0 && Arrays.equals(expected.toBytes(), written);
            expected.leave();
            return asExpected ? number : NOT_RECORDED;
        } finally {
            destroy(batch);
        }
    }

    /** Whether there are only whole records, and so many that count, between the head and the end. */
    boolean isWhole(byte[] bytes, int end, int count) {
        RecordWalk walk = new RecordWalk(bytes, Records.HEAD, end);
        int counted = 0;
        while (walk.hasMore()) {
            int tag = walk.tag();
            int shape = tag < 0 ? UNKNOWN : shapes[tag];
            if (shape == UNKNOWN || !walk.skip((shape & FAMILY) != 0, shape & 3)) {
                return false;
            }
            if ((shape & UNCOUNTED) == 0) {
                counted++;
            }
        }
        return counted == count;
    }
}
