package dev.rockspan;

import dev.rockspan.raw.CSstFileWriter;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;

/**
 * Writes a table file that a database can ingest.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link EnvOptions} and {@link Options} that it was created with or that was set: you may close them
 * first, and their memory is freed when this object is closed.
 *
 * <p>C: {@code rocksdb_sstfilewriter_t}.
 */
public class SstFileWriter extends RocksObject {
    SstFileWriter(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates a writer of table files that a database with the same options can ingest.
     *
     * <p>C: {@code rocksdb_sstfilewriter_create}.
     *
     * @param env retained by the new object; may be closed before it
     * @param ioOptions retained by the new object; may be closed before it
     */
    public SstFileWriter(EnvOptions env, Options ioOptions) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSstFileWriter.rocksdb_sstfilewriter_create(
                    call.use(env, "env"), call.use(ioOptions, "ioOptions"));
            nativeObject = call.made(NativeObject.owned(
                    "SstFileWriter", nativeResult, CSstFileWriter::rocksdb_sstfilewriter_destroy)
                    .borrowing(env)
                    .borrowing(ioOptions));
        }
        super(nativeObject.exclusive());
    }

    /**
     * RocksDB ignores the comparator given here and takes the one that the options hold.
     *
     * <p>C: {@code rocksdb_sstfilewriter_create_with_comparator}.
     *
     * @param env retained by the new object; may be closed before it
     * @param ioOptions retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    public static SstFileWriter createWithComparator(EnvOptions env, Options ioOptions, Comparator comparator) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CSstFileWriter.rocksdb_sstfilewriter_create_with_comparator(
                    call.use(env, "env"), call.use(ioOptions, "ioOptions"), call.use(comparator, "comparator"));
            return new SstFileWriter(call.made(NativeObject.owned(
                    "SstFileWriter", nativeResult, CSstFileWriter::rocksdb_sstfilewriter_destroy)
                    .borrowing(env)
                    .borrowing(ioOptions)));
        }
    }

    /**
     * Writes one key and value; keys must come in the comparator's order, each once.
     *
     * <p>C: {@code rocksdb_sstfilewriter_add}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void add(byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            add(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void add(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        CSstFileWriter.rocksdb_sstfilewriter_add(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    /** As {@link #add(byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void add(ByteBuffer key, ByteBuffer value) {
        add(Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    /** As {@link #add(byte[], byte[])}, with memory segments. */
    public void add(MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            add(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Writes the deletion of a key; keys must come in the comparator's order, each once.
     *
     * <p>C: {@code rocksdb_sstfilewriter_delete}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void delete(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    private void delete(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        CSstFileWriter.rocksdb_sstfilewriter_delete(nativeThis, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    /** As {@link #delete(byte[])}, with byte buffers. Their positions move to their limits. */
    public void delete(ByteBuffer key) {
        delete(Call.segment(key, "key"));
        Call.consume(key);
    }

    /** As {@link #delete(byte[])}, with memory segments. */
    public void delete(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    /**
     * Writes the deletion of keys from {@code beginKey} (inclusive) to {@code endKey} (exclusive); in any order.
     *
     * <p>C: {@code rocksdb_sstfilewriter_delete_range}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteRange(byte[] beginKey, byte[] endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(call, call.use(this), call.bytes(beginKey, "beginKey"), call.bytes(endKey, "endKey"));
        }
    }

    private void deleteRange(
            Call call, MemorySegment nativeThis, MemorySegment nativeBeginKey, MemorySegment nativeEndKey) {
        CSstFileWriter.rocksdb_sstfilewriter_delete_range(
                nativeThis, nativeBeginKey, nativeBeginKey.byteSize(), nativeEndKey, nativeEndKey.byteSize(),
                call.errorSlot());
        call.check();
    }

    /** As {@link #deleteRange(byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void deleteRange(ByteBuffer beginKey, ByteBuffer endKey) {
        deleteRange(Call.segment(beginKey, "beginKey"), Call.segment(endKey, "endKey"));
        Call.consume(beginKey);
        Call.consume(endKey);
    }

    /** As {@link #deleteRange(byte[], byte[])}, with memory segments. */
    public void deleteRange(MemorySegment beginKey, MemorySegment endKey) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteRange(call, call.use(this), call.bytes(beginKey, "beginKey"), call.bytes(endKey, "endKey"));
        }
    }

    /**
     * Writes the deletion of a key with a timestamp; keys must come in the comparator's order.
     *
     * <p>C: {@code rocksdb_sstfilewriter_delete_with_ts}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void deleteWithTimestamp(byte[] key, byte[] timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteWithTimestamp(call, call.use(this), call.bytes(key, "key"), call.bytes(timestamp, "timestamp"));
        }
    }

    private void deleteWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeTimestamp) {
        CSstFileWriter.rocksdb_sstfilewriter_delete_with_ts(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(),
                call.errorSlot());
        call.check();
    }

    /** As {@link #deleteWithTimestamp(byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void deleteWithTimestamp(ByteBuffer key, ByteBuffer timestamp) {
        deleteWithTimestamp(Call.segment(key, "key"), Call.segment(timestamp, "timestamp"));
        Call.consume(key);
        Call.consume(timestamp);
    }

    /** As {@link #deleteWithTimestamp(byte[], byte[])}, with memory segments. */
    public void deleteWithTimestamp(MemorySegment key, MemorySegment timestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            deleteWithTimestamp(call, call.use(this), call.bytes(key, "key"), call.bytes(timestamp, "timestamp"));
        }
    }

    /**
     * Returns the size of the file so far in bytes.
     *
     * <p>C: {@code rocksdb_sstfilewriter_file_size}.
     */
    public long fileSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOut = call.longSlot();
            CSstFileWriter.rocksdb_sstfilewriter_file_size(nativeThis, nativeOut);
            return nativeOut.get(ValueLayout.JAVA_LONG, 0);
        }
    }

    /**
     * Ends the table file and makes it durable; fails if nothing was written.
     *
     * <p>C: {@code rocksdb_sstfilewriter_finish}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void finish() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileWriter.rocksdb_sstfilewriter_finish(call.use(this), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes a value to merge into a key's; keys must come in the comparator's order, each once.
     *
     * <p>C: {@code rocksdb_sstfilewriter_merge}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void merge(byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void merge(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        CSstFileWriter.rocksdb_sstfilewriter_merge(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    /** As {@link #merge(byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void merge(ByteBuffer key, ByteBuffer value) {
        merge(Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    /** As {@link #merge(byte[], byte[])}, with memory segments. */
    public void merge(MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Begins a table file, replacing one that exists.
     *
     * <p>C: {@code rocksdb_sstfilewriter_open}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void open(String path) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CSstFileWriter.rocksdb_sstfilewriter_open(call.use(this), call.string(path, "path"), call.errorSlot());
            call.check();
        }
    }

    /**
     * Writes one key and value; keys must come in the comparator's order, each once.
     *
     * <p>C: {@code rocksdb_sstfilewriter_put}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        CSstFileWriter.rocksdb_sstfilewriter_put(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    /** As {@link #put(byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void put(ByteBuffer key, ByteBuffer value) {
        put(Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    /** As {@link #put(byte[], byte[])}, with memory segments. */
    public void put(MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Writes one key and value with a timestamp; keys must come in the comparator's order.
     *
     * <p>C: {@code rocksdb_sstfilewriter_put_with_ts}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void putWithTimestamp(byte[] key, byte[] timestamp, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putWithTimestamp(
                    call, call.use(this), call.bytes(key, "key"), call.bytes(timestamp, "timestamp"),
                    call.bytes(value, "value"));
        }
    }

    private void putWithTimestamp(
            Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeTimestamp,
            MemorySegment nativeValue) {
        CSstFileWriter.rocksdb_sstfilewriter_put_with_ts(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeTimestamp, nativeTimestamp.byteSize(), nativeValue,
                nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    /**
     * As {@link #putWithTimestamp(byte[], byte[], byte[])}, with byte buffers. Their positions move to their limits.
     */
    public void putWithTimestamp(ByteBuffer key, ByteBuffer timestamp, ByteBuffer value) {
        putWithTimestamp(Call.segment(key, "key"), Call.segment(timestamp, "timestamp"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(timestamp);
        Call.consume(value);
    }

    /** As {@link #putWithTimestamp(byte[], byte[], byte[])}, with memory segments. */
    public void putWithTimestamp(MemorySegment key, MemorySegment timestamp, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putWithTimestamp(
                    call, call.use(this), call.bytes(key, "key"), call.bytes(timestamp, "timestamp"),
                    call.bytes(value, "value"));
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public SstFileWriter in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Adds an entry, whose key has to come after those before. */
    public void put(AbstractSlice<?> key, AbstractSlice<?> value) {
        put(Call.notNull(key, "key").segment(), Call.notNull(value, "value").segment());
    }

    /** Adds a value to merge, whose key has to come after those before. */
    public void merge(AbstractSlice<?> key, AbstractSlice<?> value) {
        merge(Call.notNull(key, "key").segment(), Call.notNull(value, "value").segment());
    }

    /** Adds the deletion of a key, which has to come after those before. */
    public void delete(AbstractSlice<?> key) {
        delete(Call.notNull(key, "key").segment());
    }
}
