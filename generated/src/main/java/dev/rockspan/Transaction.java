package dev.rockspan;

import dev.rockspan.raw.CExtras;
import dev.rockspan.raw.CPinnedValue;
import dev.rockspan.raw.CRocksDB;
import dev.rockspan.raw.CRocksIterator;
import dev.rockspan.raw.CTransaction;
import dev.rockspan.raw.Symbols;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.pin.Pin;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes that are committed together or rolled back. In a TransactionDB, writes and {@code getForUpdate} lock
 * their keys first. They fail with {@code TimedOut} if a lock is not granted in time, and with {@code Busy} on a
 * deadlock that is detected, or if others have written to the key since the transaction's snapshot.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Only one thread may use it at a time: a
 * call by another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code rocksdb_transaction_t}.
 */
public class Transaction extends RocksObject implements KeyValueReader, PendingWrites {
    Transaction(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Applies the writes, all of them or none. An optimistic transaction fails here with {@code Busy} if others have
     * written to its keys meanwhile, and with {@code TryAgain} if memtables do not reach back far enough to tell. A
     * prepared transaction whose commit fails stays prepared, to be rolled back. A transaction of a TransactionDB
     * cannot be committed once it was committed or rolled back: that throws, and changes nothing.
     *
     * <p>Closes each RocksIterator that was created from this object.
     *
     * <p>C: {@code rocksdb_transaction_commit}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void commit() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.closeMade(this, "RocksIterator");
            CTransaction.rocksdb_transaction_commit(nativeThis, call.errorSlot());
            call.check();
            Effects.change(this, ObjectMark.PREPARED, ObjectMark.ENDED);
        }
    }

    /**
     * Adds the deletion of a key to the transaction; in a TransactionDB, locks the key first, and fails with {@code
     * TimedOut} or {@code Busy} if it cannot.
     *
     * <p>C: {@code rocksdb_transaction_delete}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    private void delete(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        Effects.moveMade(this, "RocksIterator");
        CTransaction.rocksdb_transaction_delete(nativeThis, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void delete(ByteBuffer key) {
        delete(Call.segment(key, "key"));
        Call.consume(key);
    }

    @Override
    public void delete(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.bytes(key, "key"));
        }
    }

    /**
     * Adds the deletion of a key of a column family to the transaction; in a TransactionDB, locks the key first, and
     * fails with {@code TimedOut} or {@code Busy} if it cannot.
     *
     * <p>C: {@code rocksdb_transaction_delete_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void delete(ColumnFamilyHandle columnFamily, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"));
        }
    }

    private void delete(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey) {
        Effects.moveMade(this, "RocksIterator");
        CTransaction.rocksdb_transaction_delete_cf(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, ByteBuffer key) {
        delete(columnFamily, Call.segment(key, "key"));
        Call.consume(key);
    }

    @Override
    public void delete(ColumnFamilyHandle columnFamily, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            delete(call, call.use(this), call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"));
        }
    }

    /**
     * Looks up a key. The transaction's own writes are seen and, without a snapshot in {@code options}, also what
     * others have committed since it began.
     *
     * <p>C: {@code rocksdb_transaction_get}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_transaction_get(
                    nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(),
                    nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CTransaction.rocksdb_transaction_get_pinned(
                            nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    @Override
    public byte @Nullable [] get(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up a key of a column family. The transaction's own writes are seen and, without a snapshot in {@code
     * options}, also what others have committed since it began.
     *
     * <p>C: {@code rocksdb_transaction_get_cf}.
     *
     * @param columnFamily must be of the same database
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_transaction_get_cf(
                    nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeBuffer,
                    nativeBuffer.byteSize(), nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CTransaction.rocksdb_transaction_get_pinned_cf(
                            nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(),
                            call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    @Override
    public byte @Nullable [] get(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up a key as this transaction sees it, without copying the value.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned}.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    @Override
    public @Nullable MemorySegment get(Arena arena, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Looks up a key of a column family as this transaction sees it, without copying the value.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_cf}.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable MemorySegment get(Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    @Override
    public @Nullable MemorySegment get(
            Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Locks a key and looks up its value: the newest one, unless {@code options} have a snapshot. Fails with {@code
     * TimedOut} or {@code Busy} if it cannot lock. An optimistic transaction takes no lock and checks the key when it
     * commits.
     *
     * <p>C: {@code rocksdb_transaction_get_for_update}.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] getForUpdate(ReadOptions options, byte[] key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer(), exclusive);
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeBuffer, boolean exclusive) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_transaction_get_for_update(
                    nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), (byte) (exclusive ? 1 : 0),
                    nativeBuffer, nativeBuffer.byteSize(), nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CTransaction.rocksdb_transaction_get_pinned_for_update(
                            nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), (byte) (exclusive ? 1 : 0),
                            call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    /** As {@link #getForUpdate(ReadOptions, byte[], boolean)}, with default {@code ReadOptions}. */
    public byte @Nullable [] getForUpdate(byte[] key, boolean exclusive) {
        return getForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /**
     * As {@link #getForUpdate(ReadOptions, byte[], boolean)}, with byte buffers. Their positions move to their limits.
     */
    public byte @Nullable [] getForUpdate(ReadOptions options, ByteBuffer key, boolean exclusive) {
        var result = getForUpdate(options, Call.segment(key, "key"), exclusive);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getForUpdate(ReadOptions, byte[], boolean)}, with byte buffers and default {@code ReadOptions}. Their
     * positions move to their limits.
     */
    public byte @Nullable [] getForUpdate(ByteBuffer key, boolean exclusive) {
        return getForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /** As {@link #getForUpdate(ReadOptions, byte[], boolean)}, with memory segments. */
    public byte @Nullable [] getForUpdate(ReadOptions options, MemorySegment key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer(), exclusive);
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /** As {@link #getForUpdate(ReadOptions, byte[], boolean)}, with memory segments and default {@code ReadOptions}. */
    public byte @Nullable [] getForUpdate(MemorySegment key, boolean exclusive) {
        return getForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /**
     * Locks a key of a column family and looks up its value: the newest one, unless {@code options} have a snapshot.
     * Fails with {@code TimedOut} or {@code Busy} if it cannot lock. An optimistic transaction takes no lock and checks
     * the key when it commits.
     *
     * <p>C: {@code rocksdb_transaction_get_for_update_cf}.
     *
     * @param columnFamily must be of the same database
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] getForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer(),
                    exclusive);
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeColumnFamily,
            MemorySegment nativeKey, MemorySegment nativeBuffer, boolean exclusive) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.rockspan_transaction_get_for_update_cf(
                    nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(),
                    (byte) (exclusive ? 1 : 0), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
        } else {
            call.pinned(
                    nativeValue,
                    CTransaction.rocksdb_transaction_get_pinned_for_update_cf(
                            nativeThis, nativeOptions, nativeColumnFamily, nativeKey, nativeKey.byteSize(),
                            (byte) (exclusive ? 1 : 0), call.errorSlot()),
                    CPinnedValue::rocksdb_pinnableslice_value);
        }
        return nativeValue;
    }

    /** As {@link #getForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with default {@code ReadOptions}. */
    public byte @Nullable [] getForUpdate(ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive) {
        return getForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * As {@link #getForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with byte buffers. Their positions
     * move to their limits.
     */
    public byte @Nullable [] getForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, boolean exclusive) {
        var result = getForUpdate(columnFamily, options, Call.segment(key, "key"), exclusive);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with byte buffers and default {@code
     * ReadOptions}. Their positions move to their limits.
     */
    public byte @Nullable [] getForUpdate(ColumnFamilyHandle columnFamily, ByteBuffer key, boolean exclusive) {
        return getForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /** As {@link #getForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with memory segments. */
    public byte @Nullable [] getForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer(),
                    exclusive);
            call.check();
            return call.takeBytes(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #getForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with memory segments and default
     * {@code ReadOptions}.
     */
    public byte @Nullable [] getForUpdate(ColumnFamilyHandle columnFamily, MemorySegment key, boolean exclusive) {
        return getForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * Locks a key and looks up its value without copying it.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_for_update}.
     *
     * @param arena releases the value when it is closed
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable MemorySegment getForUpdate(Arena arena, ReadOptions options, byte[] key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL, exclusive);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /** As {@link #getForUpdate(Arena, ReadOptions, byte[], boolean)}, with default {@code ReadOptions}. */
    public @Nullable MemorySegment getForUpdate(Arena arena, byte[] key, boolean exclusive) {
        return getForUpdate(arena, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * As {@link #getForUpdate(Arena, ReadOptions, byte[], boolean)}, with byte buffers. Their positions move to their
     * limits.
     */
    public @Nullable MemorySegment getForUpdate(Arena arena, ReadOptions options, ByteBuffer key, boolean exclusive) {
        var result = getForUpdate(arena, options, Call.segment(key, "key"), exclusive);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getForUpdate(Arena, ReadOptions, byte[], boolean)}, with byte buffers and default {@code ReadOptions}.
     * Their positions move to their limits.
     */
    public @Nullable MemorySegment getForUpdate(Arena arena, ByteBuffer key, boolean exclusive) {
        return getForUpdate(arena, ReadOptions.defaults(), key, exclusive);
    }

    /** As {@link #getForUpdate(Arena, ReadOptions, byte[], boolean)}, with memory segments. */
    public @Nullable MemorySegment getForUpdate(
            Arena arena, ReadOptions options, MemorySegment key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL, exclusive);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * As {@link #getForUpdate(Arena, ReadOptions, byte[], boolean)}, with memory segments and default {@code
     * ReadOptions}.
     */
    public @Nullable MemorySegment getForUpdate(Arena arena, MemorySegment key, boolean exclusive) {
        return getForUpdate(arena, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * Locks a key of a column family and looks up its value without copying it.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_for_update_cf}.
     *
     * @param arena releases the value when it is closed
     * @param columnFamily must be of the same database
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable MemorySegment getForUpdate(
            Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL,
                    exclusive);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * As {@link #getForUpdate(Arena, ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with default {@code
     * ReadOptions}.
     */
    public @Nullable MemorySegment getForUpdate(
            Arena arena, ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive) {
        return getForUpdate(arena, columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * As {@link #getForUpdate(Arena, ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with byte buffers. Their
     * positions move to their limits.
     */
    public @Nullable MemorySegment getForUpdate(
            Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, boolean exclusive) {
        var result = getForUpdate(arena, columnFamily, options, Call.segment(key, "key"), exclusive);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getForUpdate(Arena, ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with byte buffers and default
     * {@code ReadOptions}. Their positions move to their limits.
     */
    public @Nullable MemorySegment getForUpdate(
            Arena arena, ColumnFamilyHandle columnFamily, ByteBuffer key, boolean exclusive) {
        return getForUpdate(arena, columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /** As {@link #getForUpdate(Arena, ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with memory segments. */
    public @Nullable MemorySegment getForUpdate(
            Arena arena, ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL,
                    exclusive);
            call.check();
            return Pin.inArena(call, arena, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * As {@link #getForUpdate(Arena, ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with memory segments and
     * default {@code ReadOptions}.
     */
    public @Nullable MemorySegment getForUpdate(
            Arena arena, ColumnFamilyHandle columnFamily, MemorySegment key, boolean exclusive) {
        return getForUpdate(arena, columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * Locks a key, and copies its value into a buffer if it fits, or pins it.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_for_update}.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long getForUpdateOrPin(ReadOptions options, byte[] key, boolean exclusive, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    Pin.memory(buffer, "buffer"), exclusive);
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /** As {@link #getForUpdateOrPin(ReadOptions, byte[], boolean, ValueBuffer)}, with default {@code ReadOptions}. */
    public long getForUpdateOrPin(byte[] key, boolean exclusive, ValueBuffer buffer) {
        return getForUpdateOrPin(ReadOptions.defaults(), key, exclusive, buffer);
    }

    /**
     * As {@link #getForUpdateOrPin(ReadOptions, byte[], boolean, ValueBuffer)}, with byte buffers. Their positions move
     * to their limits.
     */
    public long getForUpdateOrPin(ReadOptions options, ByteBuffer key, boolean exclusive, ValueBuffer buffer) {
        var result = getForUpdateOrPin(options, Call.segment(key, "key"), exclusive, buffer);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getForUpdateOrPin(ReadOptions, byte[], boolean, ValueBuffer)}, with byte buffers and default {@code
     * ReadOptions}. Their positions move to their limits.
     */
    public long getForUpdateOrPin(ByteBuffer key, boolean exclusive, ValueBuffer buffer) {
        return getForUpdateOrPin(ReadOptions.defaults(), key, exclusive, buffer);
    }

    /** As {@link #getForUpdateOrPin(ReadOptions, byte[], boolean, ValueBuffer)}, with memory segments. */
    public long getForUpdateOrPin(ReadOptions options, MemorySegment key, boolean exclusive, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    Pin.memory(buffer, "buffer"), exclusive);
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * As {@link #getForUpdateOrPin(ReadOptions, byte[], boolean, ValueBuffer)}, with memory segments and default {@code
     * ReadOptions}.
     */
    public long getForUpdateOrPin(MemorySegment key, boolean exclusive, ValueBuffer buffer) {
        return getForUpdateOrPin(ReadOptions.defaults(), key, exclusive, buffer);
    }

    /**
     * Locks a key of a column family, and copies its value into a buffer if it fits, or pins it.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_for_update_cf}.
     *
     * @param columnFamily must be of the same database
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long getForUpdateOrPin(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, boolean exclusive, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), Pin.memory(buffer, "buffer"),
                    exclusive);
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * As {@link #getForUpdateOrPin(ColumnFamilyHandle, ReadOptions, byte[], boolean, ValueBuffer)}, with default {@code
     * ReadOptions}.
     */
    public long getForUpdateOrPin(ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive, ValueBuffer buffer) {
        return getForUpdateOrPin(columnFamily, ReadOptions.defaults(), key, exclusive, buffer);
    }

    /**
     * As {@link #getForUpdateOrPin(ColumnFamilyHandle, ReadOptions, byte[], boolean, ValueBuffer)}, with byte buffers.
     * Their positions move to their limits.
     */
    public long getForUpdateOrPin(
            ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, boolean exclusive,
            ValueBuffer buffer) {
        var result = getForUpdateOrPin(columnFamily, options, Call.segment(key, "key"), exclusive, buffer);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getForUpdateOrPin(ColumnFamilyHandle, ReadOptions, byte[], boolean, ValueBuffer)}, with byte buffers
     * and default {@code ReadOptions}. Their positions move to their limits.
     */
    public long getForUpdateOrPin(
            ColumnFamilyHandle columnFamily, ByteBuffer key, boolean exclusive, ValueBuffer buffer) {
        return getForUpdateOrPin(columnFamily, ReadOptions.defaults(), key, exclusive, buffer);
    }

    /**
     * As {@link #getForUpdateOrPin(ColumnFamilyHandle, ReadOptions, byte[], boolean, ValueBuffer)}, with memory
     * segments.
     */
    public long getForUpdateOrPin(
            ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, boolean exclusive,
            ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), Pin.memory(buffer, "buffer"),
                    exclusive);
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * As {@link #getForUpdateOrPin(ColumnFamilyHandle, ReadOptions, byte[], boolean, ValueBuffer)}, with memory
     * segments and default {@code ReadOptions}.
     */
    public long getForUpdateOrPin(
            ColumnFamilyHandle columnFamily, MemorySegment key, boolean exclusive, ValueBuffer buffer) {
        return getForUpdateOrPin(columnFamily, ReadOptions.defaults(), key, exclusive, buffer);
    }

    /**
     * Returns the transaction's name; empty if it was given none.
     *
     * <p>C: {@code rocksdb_transaction_get_name}.
     */
    public String getName() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CTransaction.rocksdb_transaction_get_name(nativeThis, nativeLength);
            return call.takeString(nativeResult, nativeLength);
        }
    }

    /**
     * Copies a value as this transaction sees it into a buffer if it fits, and pins it otherwise.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned}.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    @Override
    public long getOrPin(ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this);
        }
    }

    /**
     * Copies a value of a column family as this transaction sees it into a buffer, or pins it.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_cf}.
     *
     * @param columnFamily must be of the same database
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    @Override
    public long getOrPin(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), Pin.memory(buffer, "buffer"));
            call.check();
            return Pin.fill(call, buffer, nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily);
        }
    }

    /**
     * Looks up a key as this transaction sees it, without copying the value.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned}.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    @Override
    public @Nullable PinnedValue getPinned(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /**
     * Looks up a key of a column family as this transaction sees it, without copying the value.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_cf}.
     *
     * @param columnFamily must be of the same database
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    @Override
    public @Nullable PinnedValue getPinned(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    /**
     * Locks a key and looks up its value without copying it.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_for_update}.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnedValue getPinnedForUpdate(ReadOptions options, byte[] key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL, exclusive);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /** As {@link #getPinnedForUpdate(ReadOptions, byte[], boolean)}, with default {@code ReadOptions}. */
    public @Nullable PinnedValue getPinnedForUpdate(byte[] key, boolean exclusive) {
        return getPinnedForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /**
     * As {@link #getPinnedForUpdate(ReadOptions, byte[], boolean)}, with byte buffers. Their positions move to their
     * limits.
     */
    public @Nullable PinnedValue getPinnedForUpdate(ReadOptions options, ByteBuffer key, boolean exclusive) {
        var result = getPinnedForUpdate(options, Call.segment(key, "key"), exclusive);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getPinnedForUpdate(ReadOptions, byte[], boolean)}, with byte buffers and default {@code ReadOptions}.
     * Their positions move to their limits.
     */
    public @Nullable PinnedValue getPinnedForUpdate(ByteBuffer key, boolean exclusive) {
        return getPinnedForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /** As {@link #getPinnedForUpdate(ReadOptions, byte[], boolean)}, with memory segments. */
    public @Nullable PinnedValue getPinnedForUpdate(ReadOptions options, MemorySegment key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    MemorySegment.NULL, exclusive);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, this), this));
        }
    }

    /**
     * As {@link #getPinnedForUpdate(ReadOptions, byte[], boolean)}, with memory segments and default {@code
     * ReadOptions}.
     */
    public @Nullable PinnedValue getPinnedForUpdate(MemorySegment key, boolean exclusive) {
        return getPinnedForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /**
     * Locks a key of a column family and looks up its value without copying it.
     *
     * <p>C: {@code rocksdb_transaction_get_pinned_for_update_cf}.
     *
     * @param columnFamily must be of the same database
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable PinnedValue getPinnedForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL,
                    exclusive);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    /**
     * As {@link #getPinnedForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with default {@code
     * ReadOptions}.
     */
    public @Nullable PinnedValue getPinnedForUpdate(ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive) {
        return getPinnedForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * As {@link #getPinnedForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with byte buffers. Their
     * positions move to their limits.
     */
    public @Nullable PinnedValue getPinnedForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, boolean exclusive) {
        var result = getPinnedForUpdate(columnFamily, options, Call.segment(key, "key"), exclusive);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #getPinnedForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with byte buffers and default
     * {@code ReadOptions}. Their positions move to their limits.
     */
    public @Nullable PinnedValue getPinnedForUpdate(
            ColumnFamilyHandle columnFamily, ByteBuffer key, boolean exclusive) {
        return getPinnedForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /** As {@link #getPinnedForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with memory segments. */
    public @Nullable PinnedValue getPinnedForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), MemorySegment.NULL,
                    exclusive);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new PinnedValue(
                    Pin.of(call, "PinnedValue", nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy, columnFamily),
                    columnFamily));
        }
    }

    /**
     * As {@link #getPinnedForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with memory segments and
     * default {@code ReadOptions}.
     */
    public @Nullable PinnedValue getPinnedForUpdate(
            ColumnFamilyHandle columnFamily, MemorySegment key, boolean exclusive) {
        return getPinnedForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * Returns the snapshot against which conflicts are checked; null if none was set.
     *
     * <p>C: {@code rocksdb_transaction_get_snapshot}.
     *
     * @return a new object, to be closed; null if there is none
     */
    public @Nullable Snapshot getSnapshot() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransaction.rocksdb_transaction_get_snapshot(call.use(this));
            if (call.isEmpty(nativeResult)) {
                CRocksDB.rocksdb_free(nativeResult);
                return null;
            }
            return new Snapshot(call.made(NativeObject.child("Snapshot", nativeResult, CRocksDB::rocksdb_free, this)));
        }
    }

    /**
     * Returns the writes that the transaction holds; changing them takes no locks.
     *
     * <p>C: {@code rocksdb_transaction_get_writebatch_wi}.
     *
     * @return a new object, to be closed
     */
    public WriteBatchWithIndex getWriteBatch() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransaction.rocksdb_transaction_get_writebatch_wi(call.use(this));
            return new WriteBatchWithIndex(call.made(NativeObject.child(
                    "WriteBatchWithIndex", nativeResult, CRocksDB::rocksdb_free, this)));
        }
    }

    /**
     * Adds the merging of a value to the transaction; in a TransactionDB, locks the key first, and fails with {@code
     * TimedOut} or {@code Busy} if it cannot.
     *
     * <p>C: {@code rocksdb_transaction_merge}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void merge(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        Effects.moveMade(this, "RocksIterator");
        CTransaction.rocksdb_transaction_merge(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void merge(ByteBuffer key, ByteBuffer value) {
        merge(Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void merge(MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Adds the merging of a value in a column family to the transaction; in a TransactionDB, locks the key first, and
     * fails with {@code TimedOut} or {@code Busy} if it cannot.
     *
     * <p>C: {@code rocksdb_transaction_merge_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void merge(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        Effects.moveMade(this, "RocksIterator");
        CTransaction.rocksdb_transaction_merge_cf(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(),
                call.errorSlot());
        call.check();
    }

    @Override
    public void merge(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        merge(columnFamily, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void merge(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            merge(
                    call, call.use(this), call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    /**
     * Looks up many keys as this transaction sees them; null where there is no value.
     *
     * <p>C: {@code rocksdb_transaction_multi_get}.
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(ReadOptions options, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CTransaction.rocksdb_transaction_multi_get(
                    nativeThis, nativeOptions, nativeCount, nativeKeysList, Call.lengths(nativeKeysList), nativeValues,
                    nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /**
     * Looks up many keys, each in its own column family, as this transaction sees them; null where none.
     *
     * <p>C: {@code rocksdb_transaction_multi_get_cf}.
     */
    @Override
    public List<byte @Nullable []> multiGetAsList(
            ReadOptions options, List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilies, "columnFamilies"), Call.count(keysList, "keysList"), "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CTransaction.rocksdb_transaction_multi_get_cf(
                    nativeThis, nativeOptions,
                    Call.sized(call.handles(columnFamilies, "columnFamilies", this), 8L * nativeCount), nativeCount,
                    nativeKeysList, Call.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /**
     * Locks many keys and returns their values; null where there is none.
     *
     * <p>C: {@code rocksdb_transaction_multi_get_for_update}.
     */
    public List<byte @Nullable []> multiGetForUpdateAsList(ReadOptions options, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.count(keysList, "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CTransaction.rocksdb_transaction_multi_get_for_update(
                    nativeThis, nativeOptions, nativeCount, nativeKeysList, Call.lengths(nativeKeysList), nativeValues,
                    nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /** As {@link #multiGetForUpdateAsList(ReadOptions, List)}, with default {@code ReadOptions}. */
    public List<byte @Nullable []> multiGetForUpdateAsList(List<byte[]> keysList) {
        return multiGetForUpdateAsList(ReadOptions.defaults(), keysList);
    }

    /**
     * Locks many keys, each in its own column family, and returns their values; null where there is none.
     *
     * <p>C: {@code rocksdb_transaction_multi_get_for_update_cf}.
     */
    public List<byte @Nullable []> multiGetForUpdateAsList(
            ReadOptions options, List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.useWith(options, "options", this);
            int nativeCount = Call.sameCount(
                    Call.count(columnFamilies, "columnFamilies"), Call.count(keysList, "keysList"), "keysList");
            MemorySegment nativeKeysList = Call.sized(call.bytes(keysList, "keysList"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CTransaction.rocksdb_transaction_multi_get_for_update_cf(
                    nativeThis, nativeOptions,
                    Call.sized(call.handles(columnFamilies, "columnFamilies", this), 8L * nativeCount), nativeCount,
                    nativeKeysList, Call.lengths(nativeKeysList), nativeValues, nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /** As {@link #multiGetForUpdateAsList(ReadOptions, List, List)}, with default {@code ReadOptions}. */
    public List<byte @Nullable []> multiGetForUpdateAsList(
            List<ColumnFamilyHandle> columnFamilies, List<byte[]> keysList) {
        return multiGetForUpdateAsList(ReadOptions.defaults(), columnFamilies, keysList);
    }

    /**
     * Returns an iterator over the default column family that sees this transaction's own writes.
     *
     * <p>C: {@code rocksdb_transaction_create_iterator}.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransaction.rocksdb_transaction_create_iterator(
                    call.use(this), call.useWith(options, "options", this));
            return new RocksIterator(call.made(NativeObject.child(
                    "RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this)
                    .borrowing(options)));
        }
    }

    /**
     * Returns an iterator over a column family that sees this transaction's own writes.
     *
     * <p>C: {@code rocksdb_transaction_create_iterator_cf}.
     *
     * @param columnFamily must be of the same database; retained by the new object; may be closed before it
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     */
    @Override
    public RocksIterator newIterator(ColumnFamilyHandle columnFamily, ReadOptions options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CTransaction.rocksdb_transaction_create_iterator_cf(
                    call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this));
            return new RocksIterator(call.made(NativeObject.child(
                    "RocksIterator", nativeResult, CRocksIterator::rocksdb_iter_destroy, this)
                    .borrowing(options)
                    .borrowing(columnFamily)));
        }
    }

    /**
     * Makes the writes durable but not yet visible, for a commit in two phases; needs a name.
     *
     * <p>C: {@code rocksdb_transaction_prepare}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void prepare() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.moveMade(this, "RocksIterator");
            CTransaction.rocksdb_transaction_prepare(nativeThis, call.errorSlot());
            call.check();
            Effects.mark(this, ObjectMark.PREPARED);
        }
    }

    /**
     * Adds the writing of one key and value to the transaction; in a TransactionDB, locks the key first, and fails with
     * {@code TimedOut} or {@code Busy} if it cannot.
     *
     * <p>C: {@code rocksdb_transaction_put}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeValue) {
        Effects.moveMade(this, "RocksIterator");
        CTransaction.rocksdb_transaction_put(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
        call.check();
    }

    @Override
    public void put(ByteBuffer key, ByteBuffer value) {
        put(Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void put(MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Adds the writing of one key and value of a column family to the transaction; in a TransactionDB, locks the key
     * first, and fails with {@code TimedOut} or {@code Busy} if it cannot.
     *
     * <p>C: {@code rocksdb_transaction_put_cf}.
     *
     * @param columnFamily must be of the same database
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, call.use(this), call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeColumnFamily, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        Effects.moveMade(this, "RocksIterator");
        CTransaction.rocksdb_transaction_put_cf(
                nativeThis, nativeColumnFamily, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(),
                call.errorSlot());
        call.check();
    }

    @Override
    public void put(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        put(columnFamily, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    @Override
    public void put(ColumnFamilyHandle columnFamily, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(
                    call, call.use(this), call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"),
                    call.bytes(value, "value"));
        }
    }

    /**
     * Adds bytes that go to the write-ahead log only, and are not seen by reads.
     *
     * <p>C: {@code rocksdb_transaction_put_log_data}.
     */
    @Override
    public void putLogData(byte[] blob) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putLogData(call, call.use(this), call.bytes(blob, "blob"));
        }
    }

    private void putLogData(Call call, MemorySegment nativeThis, MemorySegment nativeBlob) {
        Effects.moveMade(this, "RocksIterator");
        CTransaction.rocksdb_transaction_put_log_data(nativeThis, nativeBlob, nativeBlob.byteSize());
    }

    @Override
    public void putLogData(MemorySegment blob) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            putLogData(call, call.use(this), call.bytes(blob, "blob"));
        }
    }

    /**
     * Adds the writes of a batch to the transaction. While other threads write, RocksDB may look up the wrong column
     * family; then add them one by one.
     *
     * <p>C: {@code rocksdb_transaction_rebuild_from_writebatch}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void rebuildFromWriteBatch(WriteBatch writeBatch) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeWriteBatch = call.use(writeBatch, "writeBatch");
            Effects.moveMade(this, "RocksIterator");
            CTransaction.rocksdb_transaction_rebuild_from_writebatch(nativeThis, nativeWriteBatch, call.errorSlot());
            call.check();
        }
    }

    /**
     * Adds the writes of a batch with an index to the transaction. While other threads write, RocksDB may look up the
     * wrong column family; then add them one by one.
     *
     * <p>C: {@code rocksdb_transaction_rebuild_from_writebatch_wi}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void rebuildFromWriteBatchWi(WriteBatchWithIndex wi) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeWi = call.use(wi, "wi");
            Effects.moveMade(this, "RocksIterator");
            CTransaction.rocksdb_transaction_rebuild_from_writebatch_wi(nativeThis, nativeWi, call.errorSlot());
            call.check();
        }
    }

    /**
     * Discards the writes and releases the locks.
     *
     * <p>Closes each RocksIterator that was created from this object.
     *
     * <p>C: {@code rocksdb_transaction_rollback}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void rollback() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.closeMade(this, "RocksIterator");
            CTransaction.rocksdb_transaction_rollback(nativeThis, call.errorSlot());
            call.check();
            Effects.change(this, ObjectMark.PREPARED, ObjectMark.ENDED);
        }
    }

    /**
     * Undoes what was done since the latest save point, and removes it; fails if there is none.
     *
     * <p>Closes each RocksIterator that was created from this object.
     *
     * <p>C: {@code rocksdb_transaction_rollback_to_savepoint}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void rollbackToSavePoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            Effects.closeMade(this, "RocksIterator");
            CTransaction.rocksdb_transaction_rollback_to_savepoint(nativeThis, call.errorSlot());
            call.check();
        }
    }

    /**
     * Sets the timestamp that the writes get when the transaction commits.
     *
     * <p>C: {@code rocksdb_transaction_set_commit_timestamp}.
     *
     * @param commitTimestamp the timestamp, for column families that have them; ignored if it is not above the one to
     *     validate with, where that is set
     * @return this object
     */
    public Transaction setCommitTimestamp(long commitTimestamp) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransaction.rocksdb_transaction_set_commit_timestamp(call.use(this), commitTimestamp);
            return this;
        }
    }

    /**
     * Gives the transaction a name that no other has, as preparing it requires.
     *
     * <p>C: {@code rocksdb_transaction_set_name}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setName(String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeName = call.text(name, "name");
            Effects.moveMade(this, "RocksIterator");
            CTransaction.rocksdb_transaction_set_name(nativeThis, nativeName, nativeName.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Sets the timestamp after which writes of others count as conflicts.
     *
     * <p>C: {@code rocksdb_transaction_set_read_timestamp_for_validation}.
     *
     * @param readTimestampForValidation the timestamp; ignored if it is below the one that was set before
     * @return this object
     */
    public Transaction setReadTimestampForValidation(long readTimestampForValidation) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransaction.rocksdb_transaction_set_read_timestamp_for_validation(
                    call.use(this), readTimestampForValidation);
            return this;
        }
    }

    /**
     * Marks the present state, to which the transaction can be rolled back; save points nest.
     *
     * <p>C: {@code rocksdb_transaction_set_savepoint}.
     *
     * @return this object
     */
    @Override
    public Transaction setSavePoint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CTransaction.rocksdb_transaction_set_savepoint(call.use(this));
            return this;
        }
    }

    /**
     * Looks up a key. The transaction's own writes are seen and, without a snapshot in {@code options}, also what
     * others have committed since it began.
     *
     * <p>C: {@code rocksdb_transaction_get}.
     *
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    @Override
    public ReadResult tryGet(ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Looks up a key of a column family. The transaction's own writes are seen and, without a snapshot in {@code
     * options}, also what others have committed since it began.
     *
     * <p>C: {@code rocksdb_transaction_get_cf}.
     *
     * @param columnFamily must be of the same database
     * @return the status and, if there is one, the value
     */
    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    @Override
    public ReadResult tryGet(ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * Locks a key and looks up its value: the newest one, unless {@code options} have a snapshot. Fails with {@code
     * TimedOut} or {@code Busy} if it cannot lock. An optimistic transaction takes no lock and checks the key when it
     * commits.
     *
     * <p>C: {@code rocksdb_transaction_get_for_update}.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGetForUpdate(ReadOptions options, byte[] key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer(), exclusive);
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /** As {@link #tryGetForUpdate(ReadOptions, byte[], boolean)}, with default {@code ReadOptions}. */
    public ReadResult tryGetForUpdate(byte[] key, boolean exclusive) {
        return tryGetForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /**
     * As {@link #tryGetForUpdate(ReadOptions, byte[], boolean)}, with byte buffers. Their positions move to their
     * limits.
     */
    public ReadResult tryGetForUpdate(ReadOptions options, ByteBuffer key, boolean exclusive) {
        var result = tryGetForUpdate(options, Call.segment(key, "key"), exclusive);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #tryGetForUpdate(ReadOptions, byte[], boolean)}, with byte buffers and default {@code ReadOptions}.
     * Their positions move to their limits.
     */
    public ReadResult tryGetForUpdate(ByteBuffer key, boolean exclusive) {
        return tryGetForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /** As {@link #tryGetForUpdate(ReadOptions, byte[], boolean)}, with memory segments. */
    public ReadResult tryGetForUpdate(ReadOptions options, MemorySegment key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"),
                    call.smallBuffer(), exclusive);
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #tryGetForUpdate(ReadOptions, byte[], boolean)}, with memory segments and default {@code ReadOptions}.
     */
    public ReadResult tryGetForUpdate(MemorySegment key, boolean exclusive) {
        return tryGetForUpdate(ReadOptions.defaults(), key, exclusive);
    }

    /**
     * Locks a key of a column family and looks up its value: the newest one, unless {@code options} have a snapshot.
     * Fails with {@code TimedOut} or {@code Busy} if it cannot lock. An optimistic transaction takes no lock and checks
     * the key when it commits.
     *
     * <p>C: {@code rocksdb_transaction_get_for_update_cf}.
     *
     * @param columnFamily must be of the same database
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold at once;
     *     ignored by optimistic transactions
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGetForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, byte[] key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer(),
                    exclusive);
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #tryGetForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with default {@code ReadOptions}.
     */
    public ReadResult tryGetForUpdate(ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive) {
        return tryGetForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * As {@link #tryGetForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with byte buffers. Their positions
     * move to their limits.
     */
    public ReadResult tryGetForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, ByteBuffer key, boolean exclusive) {
        var result = tryGetForUpdate(columnFamily, options, Call.segment(key, "key"), exclusive);
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #tryGetForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with byte buffers and default
     * {@code ReadOptions}. Their positions move to their limits.
     */
    public ReadResult tryGetForUpdate(ColumnFamilyHandle columnFamily, ByteBuffer key, boolean exclusive) {
        return tryGetForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /** As {@link #tryGetForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with memory segments. */
    public ReadResult tryGetForUpdate(
            ColumnFamilyHandle columnFamily, ReadOptions options, MemorySegment key, boolean exclusive) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.useWith(options, "options", this),
                    call.use(columnFamily, "columnFamily", this), call.bytes(key, "key"), call.smallBuffer(),
                    exclusive);
            return call.takeResult(nativeValue, CPinnedValue::rocksdb_pinnableslice_destroy);
        }
    }

    /**
     * As {@link #tryGetForUpdate(ColumnFamilyHandle, ReadOptions, byte[], boolean)}, with memory segments and default
     * {@code ReadOptions}.
     */
    public ReadResult tryGetForUpdate(ColumnFamilyHandle columnFamily, MemorySegment key, boolean exclusive) {
        return tryGetForUpdate(columnFamily, ReadOptions.defaults(), key, exclusive);
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Transaction in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    /** Returns the value of a key of a column family as the transaction sees it, or null if there is none. */
    public byte @Nullable [] get(ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key) {
        return get(columnFamily, options, key);
    }

    /**
     * Locks a key of a column family and returns its value, or null if there is none.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public byte @Nullable [] getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive) {
        return getForUpdate(columnFamily, options, key, exclusive);
    }

    /** Returns the values of keys; null where there is none. */
    public byte[] @Nullable [] multiGet(ReadOptions options, byte[][] keys) {
        return multiGetAsList(options, Arrays.asList(Call.whole(keys, "keys"))).toArray(new byte[0][]);
    }

    /** Returns the values of keys, each of its column family; null where there is none. */
    public byte[] @Nullable [] multiGet(ReadOptions options, List<ColumnFamilyHandle> columnFamilies, byte[][] keys) {
        return multiGetAsList(options, columnFamilies, Arrays.asList(Call.whole(keys, "keys")))
                .toArray(new byte[0][]);
    }

    /** Locks keys and returns their values; null where there is none. */
    public byte[] @Nullable [] multiGetForUpdate(ReadOptions options, byte[][] keys) {
        return multiGetForUpdateAsList(options, Arrays.asList(Call.whole(keys, "keys")))
                .toArray(new byte[0][]);
    }

    /** Locks keys, each of its column family, and returns their values; null where there is none. */
    public byte[] @Nullable [] multiGetForUpdate(
            ReadOptions options, List<ColumnFamilyHandle> columnFamilies, byte[][] keys) {
        return multiGetForUpdateAsList(options, columnFamilies, Arrays.asList(Call.whole(keys, "keys")))
                .toArray(new byte[0][]);
    }

    /** Returns the values of keys of one column family; null where there is none. */
    public List<byte @Nullable []> multiGetAsList(
            ReadOptions options, ColumnFamilyHandle columnFamily, List<byte[]> keys) {
        return multiGetAsList(
                options,
                Collections.nCopies(
                        Call.whole(keys, "keys").size(), Call.notNull(columnFamily, "columnFamily")),
                keys);
    }

    /** Returns an iterator over what the transaction sees. */
    public RocksIterator getIterator() {
        return newIterator();
    }

    /** Returns an iterator over what the transaction sees. */
    public RocksIterator getIterator(ReadOptions options) {
        return newIterator(options);
    }

    /** Returns an iterator over what the transaction sees. */
    public RocksIterator getIterator(ColumnFamilyHandle columnFamily) {
        return newIterator(columnFamily);
    }

    /** Returns an iterator over what the transaction sees of a column family. */
    public RocksIterator getIterator(ReadOptions options, ColumnFamilyHandle columnFamily) {
        return newIterator(columnFamily, options);
    }

    /** Writes one key and value, the concatenations of {@code keyParts} and {@code valueParts}. */
    public void put(byte[][] keyParts, byte[][] valueParts) {
        put(joined(keyParts, "keyParts"), joined(valueParts, "valueParts"));
    }

    /** Writes one key and value, the concatenations of {@code keyParts} and {@code valueParts}. */
    public void put(ColumnFamilyHandle columnFamily, byte[][] keyParts, byte[][] valueParts) {
        put(columnFamily, joined(keyParts, "keyParts"), joined(valueParts, "valueParts"));
    }

    /** Deletes a key, the concatenation of {@code keyParts}. */
    public void delete(byte[][] keyParts) {
        delete(joined(keyParts, "keyParts"));
    }

    /** Deletes a key, the concatenation of {@code keyParts}. */
    public void delete(ColumnFamilyHandle columnFamily, byte[][] keyParts) {
        delete(columnFamily, joined(keyParts, "keyParts"));
    }

    /** Copies as much of the value of a key as fits into an array. */
    public GetStatus get(
            ReadOptions options, byte[] key, byte[] value) {
        try (PinnedValue found = getPinned(options, key)) {
            return copied(found, MemorySegment.ofArray(Call.notNull(value, "value")));
        }
    }

    /** Copies as much of the value of a key as fits into a buffer, whose position moves past it. */
    public GetStatus get(
            ReadOptions options, ByteBuffer key, ByteBuffer value) {
        Call.notNull(value, "value");
        try (PinnedValue found = getPinned(options, key)) {
            GetStatus status = copied(found, MemorySegment.ofBuffer(value));
            value.position(Math.min(value.position() + status.requiredSize, value.limit()));
            return status;
        }
    }

    /** Copies as much of the value of a key of a column family as fits into an array. */
    public GetStatus get(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, byte[] value) {
        try (PinnedValue found = getPinned(columnFamily, options, key)) {
            return copied(found, MemorySegment.ofArray(Call.notNull(value, "value")));
        }
    }

    /** Copies as much of the value of a key of a column family as fits into a buffer, whose position moves past it. */
    public GetStatus get(
            ReadOptions options, ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value) {
        Call.notNull(value, "value");
        try (PinnedValue found = getPinned(columnFamily, options, key)) {
            GetStatus status = copied(found, MemorySegment.ofBuffer(value));
            value.position(Math.min(value.position() + status.requiredSize, value.limit()));
            return status;
        }
    }

    /**
     * Locks a key, and copies as much of its value as fits into an array.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public GetStatus getForUpdate(
            ReadOptions options, byte[] key, byte[] value, boolean exclusive) {
        try (PinnedValue found = getPinnedForUpdate(options, key, exclusive)) {
            return copied(found, MemorySegment.ofArray(Call.notNull(value, "value")));
        }
    }

    /**
     * Locks a key, and copies as much of its value as fits into a buffer, whose position moves past it.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public GetStatus getForUpdate(
            ReadOptions options, ByteBuffer key, ByteBuffer value, boolean exclusive) {
        Call.notNull(value, "value");
        try (PinnedValue found = getPinnedForUpdate(options, key, exclusive)) {
            GetStatus status = copied(found, MemorySegment.ofBuffer(value));
            value.position(Math.min(value.position() + status.requiredSize, value.limit()));
            return status;
        }
    }

    /**
     * Locks a key of a column family, and copies as much of its value as fits into an array.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public GetStatus getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, byte[] value, boolean exclusive) {
        return getForUpdate(options, columnFamily, key, value, exclusive, true);
    }

    /**
     * Locks a key of a column family, and copies as much of its value as fits into a buffer, whose position moves past
     * it.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     */
    public GetStatus getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value, boolean exclusive) {
        return getForUpdate(options, columnFamily, key, value, exclusive, true);
    }

    private static GetStatus copied(@Nullable PinnedValue found, MemorySegment target) {
        if (found == null) {
            return new GetStatus(new Status(Status.Code.NotFound, Status.SubCode.None, null), 0);
        }
        MemorySegment value = found.value();
        MemorySegment.copy(value, 0, target, 0, Math.min(value.byteSize(), target.byteSize()));
        return new GetStatus(Status.OK, (int) value.byteSize());
    }

    private static byte[] joined(byte[][] parts, String name) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        for (byte[] part : Call.whole(parts, name)) {
            whole.writeBytes(part);
        }
        return whole.toByteArray();
    }

    /**
     * Writes one key and value of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void put(ColumnFamilyHandle columnFamily, byte[] key, byte[] value, boolean assumeTracked) {
        put(columnFamily, key, value);
    }

    /**
     * Writes one key and value of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void put(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value, boolean assumeTracked) {
        put(columnFamily, key, value);
    }

    /**
     * Writes one key and value of a column family, the concatenations of {@code keyParts} and {@code valueParts}.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void put(ColumnFamilyHandle columnFamily, byte[][] keyParts, byte[][] valueParts, boolean assumeTracked) {
        put(columnFamily, keyParts, valueParts);
    }

    /**
     * Merges a value of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void merge(ColumnFamilyHandle columnFamily, byte[] key, byte[] value, boolean assumeTracked) {
        merge(columnFamily, key, value);
    }

    /**
     * Merges a value of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void merge(ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value, boolean assumeTracked) {
        merge(columnFamily, key, value);
    }

    /**
     * Deletes a key of a column family.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void delete(ColumnFamilyHandle columnFamily, byte[] key, boolean assumeTracked) {
        delete(columnFamily, key);
    }

    /**
     * Deletes a key of a column family, the concatenation of {@code keyParts}.
     *
     * @param assumeTracked ignored: the key is locked in any case
     */
    public void delete(ColumnFamilyHandle columnFamily, byte[][] keyParts, boolean assumeTracked) {
        delete(columnFamily, keyParts);
    }

    /**
     * Locks a key of a column family and returns its value, or null if there is none.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     * @throws UnsupportedOperationException if {@code doValidate} is false: the C API always validates
     */
    public byte @Nullable [] getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, boolean exclusive,
            boolean doValidate) {
        requireValidation(doValidate);
        return getForUpdate(options, columnFamily, key, exclusive);
    }

    /**
     * Locks a key of a column family, and copies as much of its value as fits into an array.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     * @throws UnsupportedOperationException if {@code doValidate} is false: the C API always validates
     */
    public GetStatus getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, byte[] key, byte[] value, boolean exclusive,
            boolean doValidate) {
        requireValidation(doValidate);
        try (PinnedValue found = getPinnedForUpdate(columnFamily, options, key, exclusive)) {
            return copied(found, MemorySegment.ofArray(Call.notNull(value, "value")));
        }
    }

    /**
     * Locks a key of a column family, and copies as much of its value as fits into a buffer.
     *
     * @param exclusive true for an exclusive lock, false for a shared one, which several transactions may hold
     * @throws UnsupportedOperationException if {@code doValidate} is false: the C API always validates
     */
    public GetStatus getForUpdate(
            ReadOptions options, ColumnFamilyHandle columnFamily, ByteBuffer key, ByteBuffer value, boolean exclusive,
            boolean doValidate) {
        requireValidation(doValidate);
        Call.notNull(value, "value");
        try (PinnedValue found = getPinnedForUpdate(columnFamily, options, key, exclusive)) {
            GetStatus status = copied(found, MemorySegment.ofBuffer(value));
            value.position(Math.min(value.position() + status.requiredSize, value.limit()));
            return status;
        }
    }

    private static void requireValidation(boolean doValidate) {
        if (!doValidate) {
            throw new UnsupportedOperationException("RocksDB's C API always validates what is read for an update");
        }
    }
}
