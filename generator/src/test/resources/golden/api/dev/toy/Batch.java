package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.batch.BatchBuilder;
import dev.rockspan.runtime.batch.RecordType;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.BatchPath;
import dev.toy.raw.CBatch;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/**
 * Changes of a toy.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>A batch from the constructor without parameters buffers its writes in Java's memory, up to 64 MiB or a sixteenth
 * of the heap, whichever is less, until a call needs RocksDB's batch. If two threads add to it at the same moment, a
 * write can be lost without an exception.
 *
 * <p>C: {@code toy_batch_t}.
 */
public class Batch extends RocksObject {
    Batch(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code toy_batch_create}.
     */
    public Batch() {
        this(BatchBuilder.create("Batch", BatchPath.INSTANCE));
    }

    /**
     * Creates an object from the arguments, with RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_batch_create_from}.
     */
    public Batch(byte[] serialized) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeSerialized = call.bytes(serialized, "serialized");
            MemorySegment nativeResult = CBatch.toy_batch_create_from(nativeSerialized, nativeSerialized.byteSize());
            nativeObject = call.made(NativeObject.owned("Batch", nativeResult, CBatch::toy_batch_destroy));
        }
        super(nativeObject.exclusive());
    }

    /** As {@link #Batch(byte[])}, with byte buffers. Their positions move to their limits. */
    public Batch(ByteBuffer serialized) {
        this(Call.segment(serialized, "serialized"));
        Call.consume(serialized);
    }

    /** As {@link #Batch(byte[])}, with memory segments. */
    public Batch(MemorySegment serialized) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeSerialized = call.bytes(serialized, "serialized");
            MemorySegment nativeResult = CBatch.toy_batch_create_from(nativeSerialized, nativeSerialized.byteSize());
            nativeObject = call.made(NativeObject.owned("Batch", nativeResult, CBatch::toy_batch_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Calls {@code toy_batch_clear}.
     *
     * <p>C: {@code toy_batch_clear}.
     */
    public void clear() {
        if (BatchBuilder.clear(this)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBatch.toy_batch_clear(call.use(this));
        }
    }

    /**
     * Returns {@code count}.
     *
     * <p>C: {@code toy_batch_count}.
     */
    public int count() {
        int pending = BatchBuilder.count(this);
        if (pending >= 0) {
            return pending;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CBatch.toy_batch_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code data}.
     *
     * <p>C: {@code toy_batch_data}.
     */
    public byte[] data() {
        byte[] pending = BatchBuilder.data(this);
        if (pending != null) {
            return pending;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CBatch.toy_batch_data(nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_batch_log}.
     *
     * <p>C: {@code toy_batch_log}.
     */
    public void log(byte[] line) {
        if (BatchBuilder.add(this, RecordType.LOG_DATA, line)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            log(call, call.use(this), call.bytes(line, "line"));
        }
    }

    private void log(Call call, MemorySegment nativeThis, MemorySegment nativeLine) {
        CBatch.toy_batch_log(nativeThis, nativeLine, nativeLine.byteSize());
    }

    /** As {@link #log(byte[])}, with byte buffers. Their positions move to their limits. */
    public void log(ByteBuffer line) {
        log(Call.segment(line, "line"));
        Call.consume(line);
    }

    /** As {@link #log(byte[])}, with memory segments. */
    public void log(MemorySegment line) {
        if (BatchBuilder.add(this, RecordType.LOG_DATA, line)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            log(call, call.use(this), call.bytes(line, "line"));
        }
    }

    /**
     * Calls {@code toy_batch_put}.
     *
     * <p>C: {@code toy_batch_put}.
     */
    public void put(byte[] key, byte[] value) {
        if (BatchBuilder.add(this, RecordType.PUT, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        CBatch.toy_batch_put(nativeThis, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
    }

    /** As {@link #put(byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void put(ByteBuffer key, ByteBuffer value) {
        put(Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    /** As {@link #put(byte[], byte[])}, with memory segments. */
    public void put(MemorySegment key, MemorySegment value) {
        if (BatchBuilder.add(this, RecordType.PUT, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Calls {@code toy_batch_put_part}.
     *
     * <p>C: {@code toy_batch_put_part}.
     */
    public void putPart(Part part, byte[] key, byte[] value) {
        if (BatchBuilder.add(this, RecordType.PUT, part, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            putPart(call, call.use(this), call.use(part, "part"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void putPart(
            Call call, MemorySegment nativeThis, MemorySegment nativePart, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CBatch.toy_batch_put_part(
                nativeThis, nativePart, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
    }

    /** As {@link #putPart(Part, byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void putPart(Part part, ByteBuffer key, ByteBuffer value) {
        putPart(part, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    /** As {@link #putPart(Part, byte[], byte[])}, with memory segments. */
    public void putPart(Part part, MemorySegment key, MemorySegment value) {
        if (BatchBuilder.add(this, RecordType.PUT, part, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            putPart(call, call.use(this), call.use(part, "part"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Calls {@code toy_batch_set_save_point}.
     *
     * <p>C: {@code toy_batch_set_save_point}.
     *
     * @return this object
     */
    public Batch setSavePoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CBatch.toy_batch_set_save_point(call.use(this));
            return this;
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Batch in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
