package dev.toy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CLockedToy;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * A toy that is locked.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Retains each {@link ToyOptions} that it was created with or that was set: you may close them first, and their
 * memory is freed when this object is closed.
 *
 * <p>C: {@code toy_locked_t}.
 */
public class LockedToy extends Toy {
    /** The address; that of the native object is its base, which the superclass uses. */
    private final MemorySegment derived;

    LockedToy(MemorySegment derived, NativeObject nativeObject) {
        super(nativeObject);
        this.derived = derived;
    }

    /**
     * Opens a toy.
     *
     * <p>C: {@code toy_locked_open}.
     *
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static LockedToy open(String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            NativeObject nativeObject = call.expects(NativeObject.expected(
                    "LockedToy", CLockedToy::toy_locked_get_toy, CLockedToy::toy_locked_close_toy,
                    CLockedToy::toy_locked_close));
            nativeObject.created(CLockedToy.toy_locked_open(call.string(name, "name"), call.errorSlot()));
            call.check();
            return call.returning(new LockedToy(nativeObject.derived(), call.made(nativeObject)));
        }
    }

    /**
     * Opens a toy in a toy.
     *
     * <p>C: {@code toy_locked_open_in}.
     *
     * @param options retained by the new object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static LockedToy openIn(Toy toy, ToyOptions options, String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeToy = call.use(toy, "toy");
            MemorySegment nativeOptions = call.use(options, "options");
            NativeObject nativeObject = call.expects(NativeObject.expected(
                    "LockedToy", CLockedToy::toy_locked_get_toy, CLockedToy::toy_locked_close_toy,
                    CLockedToy::toy_locked_close))
                    .borrowing(options);
            nativeObject.created(CLockedToy.toy_locked_open_in(
                    nativeToy, nativeOptions, call.string(name, "name"), call.errorSlot()));
            call.check();
            return call.returning(new LockedToy(nativeObject.derived(), call.made(nativeObject.childOf(toy))));
        }
    }

    /**
     * Writes a value.
     *
     * <p>C: {@code toy_locked_put}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public void put(ToyOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, use(call), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CLockedToy.toy_locked_put(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(),
                call.errorSlot());
        call.check();
    }

    @Override
    public void put(ToyOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, use(call), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /**
     * Returns the toy.
     *
     * <p>C: {@code toy_locked_get_toy}.
     *
     * @return a new object, to be closed
     */
    public Toy toy() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CLockedToy.toy_locked_get_toy(use(call));
            return new Toy(call.made(NativeObject.child("Toy", nativeResult, CLockedToy::toy_locked_close_toy, this)));
        }
    }

    /**
     * Is not supported. A locked toy cannot be trimmed.
     *
     * @throws RocksDBException always
     */
    @Override
    public void trim(byte @Nullable [] from) {
        throw RocksDBException.notSupported("A locked toy cannot be trimmed");
    }

    private MemorySegment use(Call call) {
        call.use(this);
        return derived;
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public LockedToy in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
