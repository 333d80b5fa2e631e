package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.batch.BatchBuilder;
import dev.rockspan.runtime.batch.RecordType;
import dev.rockspan.runtime.call.Buffers;
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
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>The writes of a batch from the constructor without parameters are pending in Java's memory, up to a sixteenth of the heap
 * or 64 MiB, until a call needs RocksDB's batch.
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
     * <p>C: {@code toy_batch_t *toy_batch_create(void)}, mapped by convention owned-handle.
     *
     */
    public Batch() {
        this(BatchBuilder.create("Batch", BatchPath.INSTANCE));
    }

    /**
     * Creates an object with what is given, and RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_batch_t *toy_batch_create_from(const char *rep, size_t size)}, mapped by convention bytes, owned-handle.
     *
     * @param serialized read during the call only
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

    /**
     * Creates an object with what is given, and RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_batch_t *toy_batch_create_from(const char *rep, size_t size)}, mapped by convention bytes, owned-handle.
     *
     * @param serialized read during the call only
     */
    public Batch(ByteBuffer serialized) {
        this(Buffers.bytes(serialized, "serialized"));
        Buffers.consume(serialized);
    }

    /**
     * Creates an object with what is given, and RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_batch_t *toy_batch_create_from(const char *rep, size_t size)}, mapped by convention bytes, owned-handle.
     *
     * @param serialized read during the call only
     */
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
     * <p>C: {@code void toy_batch_clear(toy_batch_t *batch)}, mapped by convention receiver.
     *
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
     * <p>C: {@code int toy_batch_count(toy_batch_t *batch)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
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
     * <p>C: {@code const char *toy_batch_data(toy_batch_t *batch, size_t *size)}, mapped by convention receiver, length-slot, view-bytes.
     *
     * @return a copy
     */
    public byte[] data() {
        byte[] pending = BatchBuilder.data(this);
        if (pending != null) {
            return pending;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CBatch.toy_batch_data(call.use(this), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_batch_log}.
     *
     * <p>C: {@code void toy_batch_log(toy_batch_t *batch, const char *line, size_t len)}, mapped by convention receiver, bytes.
     *
     * @param line read during the call only
     */
    public void log(byte[] line) {
        if (BatchBuilder.add(this, RecordType.LOG_DATA, line)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLine = call.bytes(line, "line");
            CBatch.toy_batch_log(call.use(this), nativeLine, nativeLine.byteSize());
        }
    }

    /**
     * Calls {@code toy_batch_log}.
     *
     * <p>C: {@code void toy_batch_log(toy_batch_t *batch, const char *line, size_t len)}, mapped by convention receiver, bytes.
     *
     * @param line read during the call only
     */
    public void log(ByteBuffer line) {
        log(Buffers.bytes(line, "line"));
        Buffers.consume(line);
    }

    /**
     * Calls {@code toy_batch_log}.
     *
     * <p>C: {@code void toy_batch_log(toy_batch_t *batch, const char *line, size_t len)}, mapped by convention receiver, bytes.
     *
     * @param line read during the call only
     */
    public void log(MemorySegment line) {
        if (BatchBuilder.add(this, RecordType.LOG_DATA, line)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLine = call.bytes(line, "line");
            CBatch.toy_batch_log(call.use(this), nativeLine, nativeLine.byteSize());
        }
    }

    /**
     * Calls {@code toy_batch_put}.
     *
     * <p>C: {@code void toy_batch_put(toy_batch_t *batch, const char *key, size_t klen, const char *val, size_t vlen)}, mapped by convention receiver, bytes.
     *
     * @param key read during the call only
     * @param value read during the call only
     */
    public void put(byte[] key, byte[] value) {
        if (BatchBuilder.add(this, RecordType.PUT, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CBatch.toy_batch_put(call.use(this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
        }
    }

    /**
     * Calls {@code toy_batch_put}.
     *
     * <p>C: {@code void toy_batch_put(toy_batch_t *batch, const char *key, size_t klen, const char *val, size_t vlen)}, mapped by convention receiver, bytes.
     *
     * @param key read during the call only
     * @param value read during the call only
     */
    public void put(ByteBuffer key, ByteBuffer value) {
        put(Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Calls {@code toy_batch_put}.
     *
     * <p>C: {@code void toy_batch_put(toy_batch_t *batch, const char *key, size_t klen, const char *val, size_t vlen)}, mapped by convention receiver, bytes.
     *
     * @param key read during the call only
     * @param value read during the call only
     */
    public void put(MemorySegment key, MemorySegment value) {
        if (BatchBuilder.add(this, RecordType.PUT, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CBatch.toy_batch_put(call.use(this), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
        }
    }

    /**
     * Calls {@code toy_batch_put_part}.
     *
     * <p>C: {@code void toy_batch_put_part(toy_batch_t *batch, toy_part_t *part, const char *key, size_t klen, const char *val, size_t vlen)}, mapped by convention receiver, handle, bytes.
     *
     * @param part used during the call only
     * @param key read during the call only
     * @param value read during the call only
     */
    public void putPart(Part part, byte[] key, byte[] value) {
        if (BatchBuilder.add(this, RecordType.PUT, part, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CBatch.toy_batch_put_part(call.use(this), call.use(part, "part"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
        }
    }

    /**
     * Calls {@code toy_batch_put_part}.
     *
     * <p>C: {@code void toy_batch_put_part(toy_batch_t *batch, toy_part_t *part, const char *key, size_t klen, const char *val, size_t vlen)}, mapped by convention receiver, handle, bytes.
     *
     * @param part used during the call only
     * @param key read during the call only
     * @param value read during the call only
     */
    public void putPart(Part part, ByteBuffer key, ByteBuffer value) {
        putPart(part, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Calls {@code toy_batch_put_part}.
     *
     * <p>C: {@code void toy_batch_put_part(toy_batch_t *batch, toy_part_t *part, const char *key, size_t klen, const char *val, size_t vlen)}, mapped by convention receiver, handle, bytes.
     *
     * @param part used during the call only
     * @param key read during the call only
     * @param value read during the call only
     */
    public void putPart(Part part, MemorySegment key, MemorySegment value) {
        if (BatchBuilder.add(this, RecordType.PUT, part, key, value)) {
            return;
        }
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CBatch.toy_batch_put_part(call.use(this), call.use(part, "part"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize());
        }
    }

    /**
     * Calls {@code toy_batch_set_save_point}.
     *
     * <p>C: {@code void toy_batch_set_save_point(toy_batch_t *batch)}, mapped by convention receiver, setter.
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
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Batch in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
