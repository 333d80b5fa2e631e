package dev.toy;

import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ObjectMark;
import dev.rockspan.runtime.pin.FoundValues;
import dev.toy.raw.CBox;
import dev.toy.raw.CExtras;
import dev.toy.raw.CHole;
import dev.toy.raw.CLayer;
import dev.toy.raw.CPart;
import dev.toy.raw.CPin;
import dev.toy.raw.CTag;
import dev.toy.raw.CToy;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A toy.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Any number of threads may use it.
 *
 * <p>Retains each {@link Mark} that it was created with or that was set: you may close them first, and their memory is
 * freed when this object is closed.
 *
 * <p>C: {@code toy_t}.
 */
public class Toy extends RocksObject implements Holder {
    Toy(NativeObject nativeObject) {
        super(nativeObject);
    }

    /**
     * Calls {@code toy_create_from}.
     *
     * <p>C: {@code toy_create_from}.
     *
     * @return a new object, to be closed
     */
    public static Toy createFrom(byte[] bytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return createFrom(call, call.bytes(bytes, "bytes"));
        }
    }

    private static Toy createFrom(Call call, MemorySegment nativeBytes) {
        MemorySegment nativeResult = CToy.toy_create_from(nativeBytes, nativeBytes.byteSize());
        return new Toy(call.made(NativeObject.owned("Toy", nativeResult, CToy::toy_close)));
    }

    /** As {@link #createFrom(byte[])}, with byte buffers. Their positions move to their limits. */
    public static Toy createFrom(ByteBuffer bytes) {
        var result = createFrom(Call.segment(bytes, "bytes"));
        Call.consume(bytes);
        return result;
    }

    /** As {@link #createFrom(byte[])}, with memory segments. */
    public static Toy createFrom(MemorySegment bytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return createFrom(call, call.bytes(bytes, "bytes"));
        }
    }

    /**
     * Calls {@code toy_list}.
     *
     * <p>C: {@code toy_list}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @throws RocksDBException if RocksDB reports an error
     */
    public static List<String> list(ToyOptions options, String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_list(
                    nativeOptions, call.string(name, "name"), nativeLength, call.errorSlot());
            call.check();
            return call.takeTexts(nativeResult, nativeLength, CToy::toy_list_destroy);
        }
    }

    /**
     * Opens a toy.
     *
     * <p>C: {@code toy_open}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Toy open(ToyOptions options, String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_open(
                    call.use(options, "options"), call.string(name, "name"), call.errorSlot());
            call.check();
            return new Toy(call.made(NativeObject.owned("Toy", nativeResult, CToy::toy_close)));
        }
    }

    /**
     * Calls {@code toy_open_parts}.
     *
     * <p>C: {@code toy_open_parts}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @param parts receives the new objects in order; they are closed with the one that is returned
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Toy open(ToyOptions options, String name, List<String> partNames, List<Part> parts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.count(partNames, "partNames");
            MemorySegment nativeHandles = call.newHandles(parts, "parts", nativeCount, CPart::toy_part_destroy);
            NativeObject nativeObject = call.expects(NativeObject.expected("Toy", CToy::toy_close));
            nativeObject.created(CToy.toy_open_parts(
                    nativeOptions, call.string(name, "name"), nativeCount,
                    Call.sized(call.strings(partNames, "partNames"), 8L * nativeCount), nativeHandles,
                    call.errorSlot()));
            call.check();
            Toy result = new Toy(call.made(nativeObject));
            return call.returning(Call.addHandles(
                    result, parts, nativeHandles, nativeCount,
                    address -> new Part(NativeObject.child("Part", address, CPart::toy_part_destroy, result))));
        }
    }

    /**
     * Calls {@code toy_reopen}.
     *
     * <p>C: {@code toy_reopen}.
     *
     * @param toy consumed: it cannot be used afterwards and need not be closed
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Toy reopen(Toy toy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            NativeObject nativeObject = call.expects(NativeObject.expected("Toy", CToy::toy_close));
            nativeObject.created(CToy.toy_reopen(call.transfer(toy, "toy", "Toy.reopen"), call.errorSlot()));
            call.commit();
            call.check();
            return call.returning(new Toy(call.made(nativeObject.succeeding(toy))));
        }
    }

    /**
     * Returns {@code version}.
     *
     * <p>C: {@code toy_version}.
     */
    public static int version() {
        int nativeResult = CToy.toy_version();
        return nativeResult;
    }

    /**
     * Returns {@code cachePath}.
     *
     * <p>C: {@code toy_cache_path}.
     */
    public @Nullable String cachePath() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_cache_path(nativeThis, nativeLength);
            return call.takeString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code count}.
     *
     * <p>C: {@code toy_count}.
     */
    public int count() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CToy.toy_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code createMark}.
     *
     * <p>C: {@code toy_create_mark}.
     *
     * @return a new object, to be closed
     */
    public Mark createMark() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeParent = call.use(this);
            MemorySegment nativeResult = CToy.toy_create_mark(nativeParent);
            return new Mark(call.made(NativeObject.child(
                    "Mark", nativeResult, object -> CToy.toy_release_mark(nativeParent, object), this)
                    .marked(ObjectMark.PREPARED)));
        }
    }

    /**
     * Calls {@code toy_create_marks}.
     *
     * <p>C: {@code toy_create_marks}.
     *
     * @return new objects, each to be closed, in the order of the arguments; null where there is none
     */
    public List<@Nullable Mark> createMarks(List<Part> parts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeParent = call.use(this);
            int nativeCount = Call.count(parts, "parts");
            MemorySegment nativeHandles = call.newHandles(
                    nativeCount, object -> CToy.toy_release_mark(nativeParent, object));
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CToy.toy_create_marks(
                    nativeParent, nativeCount, Call.sized(call.handles(parts, "parts"), 8L * nativeCount),
                    nativeHandles, nativeErrors);
            return call.takeHandles(
                    nativeHandles, nativeErrors, nativeCount,
                    address -> new Mark(NativeObject.child(
                            "Mark", address, object -> CToy.toy_release_mark(nativeParent, object), this)));
        }
    }

    /**
     * Calls {@code toy_create_part}.
     *
     * <p>C: {@code toy_create_part}.
     *
     * @param partOptions retained by the new object; may be closed before it
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public Part createPart(PartOptionsInterface<?> partOptions, String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_create_part(
                    call.use(this), call.use(partOptions, "partOptions"), call.string(name, "name"), call.errorSlot());
            call.check();
            return new Part(call.made(NativeObject.child("Part", nativeResult, CPart::toy_part_destroy, this)
                    .borrowing(partOptions)));
        }
    }

    /** As {@link #createPart(PartOptionsInterface, String)}, with default {@code PartOptionsInterface}. */
    public Part createPart(String name) {
        return createPart(ToyOptions.defaults(), name);
    }

    /**
     * Calls {@code toy_create_parts}.
     *
     * <p>C: {@code toy_create_parts}.
     *
     * @param options retained by the new object; may be closed before it
     * @return new objects, each to be closed, in the order of the arguments; null where there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<Part> createParts(ToyOptions options, List<String> names) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.count(names, "names");
            MemorySegment nativeHandles = call.newHandles(nativeCount, CPart::toy_part_destroy);
            CToy.toy_create_parts(
                    nativeThis, nativeOptions, nativeCount, Call.sized(call.strings(names, "names"), 8L * nativeCount),
                    nativeHandles, call.errorSlot());
            call.check();
            return call.takeHandles(
                    nativeHandles, null, nativeCount,
                    address -> new Part(NativeObject.child("Part", address, CPart::toy_part_destroy, this)
                            .borrowing(options)));
        }
    }

    /** As {@link #createParts(ToyOptions, List)}, with default {@code ToyOptions}. */
    public List<Part> createParts(List<String> names) {
        return createParts(ToyOptions.defaults(), names);
    }

    /**
     * Calls {@code toy_default}.
     *
     * <p>C: {@code toy_default}.
     */
    public void defaultValue(int givenCall, int givenResult, int classValue) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToy.toy_default(call.use(this), givenCall, givenResult, classValue);
        }
    }

    /**
     * Returns {@code describe}.
     *
     * <p>C: {@code toy_describe}.
     */
    public String describe() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_describe(call.use(this));
            return call.takeString(nativeResult);
        }
    }

    /**
     * Calls {@code toy_drop_all}.
     *
     * <p>C: {@code toy_drop_all}.
     */
    public void dropAll(List<String> names) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(names, "names");
            CToy.toy_drop_all(nativeThis, nativeCount, Call.sized(call.strings(names, "names"), 8L * nativeCount));
        }
    }

    /**
     * Calls {@code toy_drop_slices}.
     *
     * <p>C: {@code toy_drop_slices}.
     */
    public void dropSlices(List<byte[]> keys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(keys, "keys");
            CToy.toy_drop_slices(nativeThis, nativeCount, Call.sized(call.slices(keys, "keys"), 16L * nativeCount));
        }
    }

    /**
     * Returns {@code findBoth}.
     *
     * <p>C: {@code toy_find_both}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public Part findBoth() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativePart = call.pointerSlot();
            CToy.toy_find_both(nativeThis, nativePart, call.errorSlot());
            call.check();
            return new Part(NativeObject.child(
                    "Part", nativePart.get(ValueLayout.ADDRESS, 0), CPart::toy_part_destroy, this));
        }
    }

    /**
     * Calls {@code toy_find_part}.
     *
     * <p>C: {@code toy_find_part}.
     *
     * @return a new object, to be closed; null if there is none
     */
    public @Nullable Part findPart(String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_find_part(call.use(this), call.string(name, "name"));
            if (nativeResult.address() == 0) {
                return null;
            }
            return new Part(call.made(NativeObject.child("Part", nativeResult, CPart::toy_part_destroy, this)));
        }
    }

    /**
     * Calls {@code toy_flush_parts}.
     *
     * <p>C: {@code toy_flush_parts}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void flushParts(List<Part> parts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(parts, "parts");
            CToy.toy_flush_parts(
                    nativeThis, Call.sized(call.handles(parts, "parts"), 8L * nativeCount), nativeCount,
                    call.errorSlot());
            call.check();
        }
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code toy_get}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ToyOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return get(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    private byte @Nullable [] get(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CToy.toy_get(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeLength, call.errorSlot());
        call.check();
        return call.takeBytes(nativeResult, nativeLength);
    }

    @Override
    public byte @Nullable [] get(ToyOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return get(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    /**
     * Calls {@code toy_get_into}.
     *
     * <p>C: {@code toy_get_into}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @param buffer filled from its start if the value fits, else left as it is
     * @return the size of the value, which was copied only if it fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ToyOptions options, byte[] key, byte[] buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CToy.toy_get_into(
                    nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(),
                    nativeLength, nativeFound, call.errorSlot());
            call.check();
            return call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
    }

    /** As {@link #get(ToyOptions, byte[], byte[])}, with default {@code ToyOptions}. */
    public int get(byte[] key, byte[] buffer) {
        return get(ToyOptions.defaults(), key, buffer);
    }

    /** As {@link #get(ToyOptions, byte[], byte[])}, with byte buffers. */
    public int get(ToyOptions options, ByteBuffer key, ByteBuffer buffer) {
        long nativeSize = get(options, Call.segment(key, "key"), Call.segment(buffer, "buffer"));
        Call.consume(key);
        return Call.limit(buffer, nativeSize);
    }

    /** As {@link #get(ToyOptions, byte[], byte[])}, with byte buffers and default {@code ToyOptions}. */
    public int get(ByteBuffer key, ByteBuffer buffer) {
        return get(ToyOptions.defaults(), key, buffer);
    }

    /** As {@link #get(ToyOptions, byte[], byte[])}, with memory segments. */
    public long get(ToyOptions options, MemorySegment key, MemorySegment buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CToy.toy_get_into(
                    nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(),
                    nativeLength, nativeFound, call.errorSlot());
            call.check();
            return call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
    }

    /** As {@link #get(ToyOptions, byte[], byte[])}, with memory segments and default {@code ToyOptions}. */
    public long get(MemorySegment key, MemorySegment buffer) {
        return get(ToyOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key into a buffer or pins it.
     *
     * <p>C: {@code toy_get_pinned}.
     *
     * @param buffer receives a copy, or, if it is too small, refers to the value in RocksDB's memory
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long getOrPin(byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.bytes(key, "key"),
                    dev.rockspan.runtime.pin.Pin.memory(buffer, "buffer"));
            call.check();
            return dev.rockspan.runtime.pin.Pin.fill(call, buffer, nativeValue, CPin::toy_pin_destroy, this);
        }
    }

    private MemorySegment read(
            Call call, MemorySegment nativeThis, MemorySegment nativeKey, MemorySegment nativeBuffer) {
        MemorySegment nativeValue = call.valueSlot();
        if (Symbols.TABLE.isExtended()) {
            CExtras.toy_fill(
                    nativeThis, nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
        } else {
            call.pinned(
                    nativeValue, CToy.toy_get_pinned(nativeThis, nativeKey, nativeKey.byteSize(), call.errorSlot()),
                    CPin::toy_pin_value);
        }
        return nativeValue;
    }

    /** As {@link #getOrPin(byte[], ValueBuffer)}, with byte buffers. Their positions move to their limits. */
    public long getOrPin(ByteBuffer key, ValueBuffer buffer) {
        var result = getOrPin(Call.segment(key, "key"), buffer);
        Call.consume(key);
        return result;
    }

    /** As {@link #getOrPin(byte[], ValueBuffer)}, with memory segments. */
    public long getOrPin(MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.bytes(key, "key"),
                    dev.rockspan.runtime.pin.Pin.memory(buffer, "buffer"));
            call.check();
            return dev.rockspan.runtime.pin.Pin.fill(call, buffer, nativeValue, CPin::toy_pin_destroy, this);
        }
    }

    /**
     * Calls {@code toy_get_pinned}.
     *
     * <p>C: {@code toy_get_pinned}.
     *
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable Pin getPinned(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(call, call.use(this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new Pin(
                    dev.rockspan.runtime.pin.Pin.of(call, "Pin", nativeValue, CPin::toy_pin_destroy, this), this));
        }
    }

    /** As {@link #getPinned(byte[])}, with byte buffers. Their positions move to their limits. */
    public @Nullable Pin getPinned(ByteBuffer key) {
        var result = getPinned(Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #getPinned(byte[])}, with memory segments. */
    public @Nullable Pin getPinned(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(call, call.use(this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new Pin(
                    dev.rockspan.runtime.pin.Pin.of(call, "Pin", nativeValue, CPin::toy_pin_destroy, this), this));
        }
    }

    /**
     * Calls {@code toy_get_with_age}.
     *
     * <p>C: {@code toy_get_with_age}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public ValueWithAge getWithAge(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getWithAge(call, call.use(this), call.bytes(key, "key"));
        }
    }

    private ValueWithAge getWithAge(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeAge = call.pointerSlot();
        MemorySegment nativeLength5 = call.longSlot();
        MemorySegment nativeResult = CToy.toy_get_with_age(
                nativeThis, nativeKey, nativeKey.byteSize(), nativeLength, nativeAge, nativeLength5, call.errorSlot());
        call.check();
        return new ValueWithAge(
                call.takeBytes(nativeResult, nativeLength),
                call.takeBytes(nativeAge.get(ValueLayout.ADDRESS, 0), nativeLength5));
    }

    /** As {@link #getWithAge(byte[])}, with byte buffers. Their positions move to their limits. */
    public ValueWithAge getWithAge(ByteBuffer key) {
        var result = getWithAge(Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #getWithAge(byte[])}, with memory segments. */
    public ValueWithAge getWithAge(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return getWithAge(call, call.use(this), call.bytes(key, "key"));
        }
    }

    /**
     * Calls {@code toy_give_paint}.
     *
     * <p>C: {@code toy_give_paint}.
     *
     * @param paint consumed: it cannot be used afterwards and need not be closed
     * @param spare must belong to this object; consumed: it cannot be used afterwards and need not be closed
     */
    public void givePaint(Paint paint, @Nullable Paint spare) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToy.toy_give_paint(
                    call.use(this), call.transfer(paint, "paint", "Toy.givePaint"),
                    spare == null
                            ? MemorySegment.NULL
                            : call.transfer(Effects.own(this, spare, "spare"), "spare", "Toy.givePaint"));
            call.commit();
        }
    }

    /**
     * Returns {@code isPackable}.
     *
     * <p>C: {@code toy_is_packable}.
     */
    public boolean isPackable() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CToy.toy_is_packable(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Calls {@code toy_iterate}.
     *
     * <p>C: {@code toy_iterate}.
     *
     * @param callbacks called during this call only
     */
    @Override
    public void iterate(IterateCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeVisits = CToy.toy_count(nativeThis);
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CToy.toy_iterate(
                    nativeThis, nativeCallbacks, IterateUpcalls.Addresses.PUT, IterateUpcalls.Addresses.DELETE);
            Callbacks.checkVisited(nativeCallbacks, nativeVisits, "Toy");
        }
    }

    /**
     * Calls {@code toy_label}.
     *
     * <p>C: {@code toy_label}.
     */
    public void label(byte[] label) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            label(call, call.use(this), call.bytes(label, "label"));
        }
    }

    private void label(Call call, MemorySegment nativeThis, MemorySegment nativeLabel) {
        CToy.toy_label(nativeThis, nativeLabel, (short) Call.length(nativeLabel, 65535, "label"));
    }

    /** As {@link #label(byte[])}, with byte buffers. Their positions move to their limits. */
    public void label(ByteBuffer label) {
        label(Call.segment(label, "label"));
        Call.consume(label);
    }

    /** As {@link #label(byte[])}, with memory segments. */
    public void label(MemorySegment label) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            label(call, call.use(this), call.bytes(label, "label"));
        }
    }

    /**
     * Returns {@code layers}.
     *
     * <p>C: {@code toy_layers}.
     */
    public List<Layer> layers() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_layers(call.use(this));
            return Layer.readAll(call.temporary(nativeResult, CLayer::toy_layers_destroy));
        }
    }

    /**
     * Returns {@code live}.
     *
     * <p>C: {@code toy_live}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public LiveFiles live() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeFiles = call.pointerSlot();
            MemorySegment nativeLength2 = call.longSlot();
            MemorySegment nativeTotal = call.longSlot();
            CToy.toy_live(nativeThis, nativeFiles, nativeLength2, nativeTotal, call.errorSlot());
            call.check();
            return new LiveFiles(
                    call.takeTexts(nativeFiles.get(ValueLayout.ADDRESS, 0), nativeLength2, CToy::toy_live_destroy),
                    nativeTotal.get(ValueLayout.JAVA_LONG, 0));
        }
    }

    /**
     * Calls {@code toy_log}.
     *
     * <p>C: {@code toy_log}.
     */
    public void log(String line, String title, @Nullable String note) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLine = call.text(line, "line");
            CToy.toy_log(
                    nativeThis, nativeLine, nativeLine.byteSize(), call.string(title, "title"),
                    call.stringOrNull(note, "note"));
        }
    }

    /**
     * Calls {@code toy_look_up}.
     *
     * <p>C: {@code toy_look_up}.
     *
     * @return a new object, to be closed; null if there is none
     */
    public @Nullable Part lookUp(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return lookUp(call, call.use(this), call.bytes(key, "key"));
        }
    }

    private @Nullable Part lookUp(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        MemorySegment nativeResult = CToy.toy_look_up(nativeThis, nativeKey, nativeKey.byteSize());
        if (call.isEmpty(nativeResult)) {
            CPart.toy_part_destroy(nativeResult);
            return null;
        }
        return new Part(call.made(NativeObject.child("Part", nativeResult, CPart::toy_part_destroy, this)));
    }

    /** As {@link #lookUp(byte[])}, with byte buffers. Their positions move to their limits. */
    public @Nullable Part lookUp(ByteBuffer key) {
        var result = lookUp(Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #lookUp(byte[])}, with memory segments. */
    public @Nullable Part lookUp(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return lookUp(call, call.use(this), call.bytes(key, "key"));
        }
    }

    /**
     * Returns {@code measure}.
     *
     * <p>C: {@code toy_measure}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public Measures measure() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeWidth = call.longSlot();
            MemorySegment nativeHeight = call.longSlot();
            int nativeResult = CToy.toy_measure(nativeThis, nativeWidth, nativeHeight, call.errorSlot());
            call.check();
            return new Measures(
                    Color.getColor(nativeResult), nativeWidth.get(ValueLayout.JAVA_LONG, 0),
                    nativeHeight.get(ValueLayout.JAVA_DOUBLE, 0));
        }
    }

    /**
     * Calls {@code toy_measure_hole}.
     *
     * <p>C: {@code toy_measure_hole}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public Hole measureHole(String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeHole = call.temporary(CHole.toy_hole_create(), CHole::toy_hole_destroy);
            CToy.toy_measure_hole(nativeThis, call.string(name, "name"), nativeHole, call.errorSlot());
            call.check();
            return Hole.read(nativeHole);
        }
    }

    /**
     * Returns {@code motto}.
     *
     * <p>C: {@code toy_motto}.
     */
    public String motto() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_motto(call.use(this));
            return call.takeString(nativeResult, CToy::toy_motto_free);
        }
    }

    /**
     * Calls {@code toy_multi_get}.
     *
     * <p>C: {@code toy_multi_get}.
     *
     * @param options shared with RocksDB; may be closed after the call
     */
    public List<byte @Nullable []> multiGet(ToyOptions options, List<byte[]> keys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            if (Symbols.TABLE.isExtended()) {
                int nativeCount = Call.count(keys, "keys");
                MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
                FoundValues nativeFound = FoundValues.of(call, nativeCount);
                CExtras.toy_multi_fill(
                        nativeThis, nativeOptions, nativeCount, nativeKeys, Call.lengths(nativeKeys),
                        MemorySegment.NULL, 0, nativeFound.data(), nativeFound.sizes(), nativeFound.objects(),
                        nativeFound.errors());
                return nativeFound.take(CExtras::toy_release);
            }
            int nativeCount = Call.count(keys, "keys");
            MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CToy.toy_multi_get(
                    nativeThis, nativeOptions, nativeCount, nativeKeys, Call.lengths(nativeKeys), nativeValues,
                    nativeLengths, nativeErrors);
            return call.copies(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /** As {@link #multiGet(ToyOptions, List)}, with default {@code ToyOptions}. */
    public List<byte @Nullable []> multiGet(List<byte[]> keys) {
        return multiGet(ToyOptions.defaults(), keys);
    }

    /**
     * Copies the values of keys into a buffer or pins them.
     *
     * <p>C: {@code toy_multi_get}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @param buffer receives copies, or refers to those values in RocksDB's memory that do not fit
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(ToyOptions options, List<byte[]> keys, MultiGetBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            MemorySegment nativeBuffer = dev.rockspan.runtime.pin.Pin.memory(buffer, "buffer");
            if (Symbols.TABLE.isExtended()) {
                int nativeCount = Call.count(keys, "keys");
                MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
                FoundValues nativeFound = FoundValues.of(call, nativeCount);
                CExtras.toy_multi_fill(
                        nativeThis, nativeOptions, nativeCount, nativeKeys, Call.lengths(nativeKeys), nativeBuffer,
                        nativeBuffer.byteSize(), nativeFound.data(), nativeFound.sizes(), nativeFound.objects(),
                        nativeFound.errors());
                return nativeFound.fill(buffer, CExtras::toy_release, this);
            }
            int nativeCount = Call.count(keys, "keys");
            MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
            MemorySegment nativeValues = call.words(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CToy.toy_multi_get(
                    nativeThis, nativeOptions, nativeCount, nativeKeys, Call.lengths(nativeKeys), nativeValues,
                    nativeLengths, nativeErrors);
            return FoundValues.ofAllocated(call, nativeValues, nativeLengths, nativeErrors, nativeCount)
                    .fill(buffer, this);
        }
    }

    /** As {@link #multiGetOrPin(ToyOptions, List, MultiGetBuffer)}, with default {@code ToyOptions}. */
    public int multiGetOrPin(List<byte[]> keys, MultiGetBuffer buffer) {
        return multiGetOrPin(ToyOptions.defaults(), keys, buffer);
    }

    /**
     * Copies the values of keys into a buffer or pins them.
     *
     * <p>C: {@code toy_multi_get_pinned}.
     *
     * @param sorted whether the keys are in order
     * @param buffer receives copies, or refers to those values in RocksDB's memory that do not fit
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(List<byte[]> keys, boolean sorted, MultiGetBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeBuffer = dev.rockspan.runtime.pin.Pin.memory(buffer, "buffer");
            if (Symbols.TABLE.isExtended()) {
                int nativeCount = Call.count(keys, "keys");
                MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
                FoundValues nativeFound = FoundValues.of(call, nativeCount);
                CExtras.toy_multi_fill_sorted(
                        nativeThis, nativeCount, nativeKeys, Call.lengths(nativeKeys), (byte) (sorted ? 1 : 0),
                        nativeBuffer, nativeBuffer.byteSize(), nativeFound.data(), nativeFound.sizes(),
                        nativeFound.objects(), nativeFound.errors());
                return nativeFound.fill(buffer, CExtras::toy_release, this);
            }
            int nativeCount = Call.count(keys, "keys");
            MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
            MemorySegment nativeHandles = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CToy.toy_multi_get_pinned(
                    nativeThis, nativeCount, nativeKeys, Call.lengths(nativeKeys), nativeHandles, nativeErrors,
                    (byte) (sorted ? 1 : 0));
            return FoundValues.ofPinned(call, nativeHandles, nativeErrors, nativeCount, CPin::toy_pin_value)
                    .fill(buffer, FoundValues.each(CPin::toy_pin_destroy), this);
        }
    }

    /**
     * Calls {@code toy_multi_get_pinned}.
     *
     * <p>C: {@code toy_multi_get_pinned}.
     *
     * @param sorted whether the keys are in order
     * @return new objects, each to be closed, in the order of the arguments; null where there is none
     */
    public List<@Nullable Pin> multiGetPinned(List<byte[]> keys, boolean sorted) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(keys, "keys");
            MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
            MemorySegment nativeHandles = call.newHandles(nativeCount, CPin::toy_pin_destroy);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CToy.toy_multi_get_pinned(
                    nativeThis, nativeCount, nativeKeys, Call.lengths(nativeKeys), nativeHandles, nativeErrors,
                    (byte) (sorted ? 1 : 0));
            return call.takeHandles(
                    nativeHandles, nativeErrors, nativeCount,
                    address -> new Pin(
                            dev.rockspan.runtime.pin.Pin.of(
                                    call, "Pin", address, CPin::toy_pin_destroy, CPin::toy_pin_value, this),
                            this));
        }
    }

    /**
     * Calls {@code toy_multi_get_with_age}.
     *
     * <p>C: {@code toy_multi_get_with_age}.
     */
    public ValuesWithAges multiGetWithAge(List<byte[]> keys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(keys, "keys");
            MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
            MemorySegment nativeValuesValues = call.ownedWords(nativeCount);
            MemorySegment nativeValuesLengths = call.words(nativeCount);
            MemorySegment nativeAgesValues = call.ownedWords(nativeCount);
            MemorySegment nativeAgesLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CToy.toy_multi_get_with_age(
                    nativeThis, nativeCount, nativeKeys, Call.lengths(nativeKeys), nativeValuesValues,
                    nativeValuesLengths, nativeAgesValues, nativeAgesLengths, nativeErrors);
            ValuesWithAges result = new ValuesWithAges(
                    call.copies(nativeValuesValues, nativeValuesLengths, nativeCount),
                    call.copies(nativeAgesValues, nativeAgesLengths, nativeCount));
            call.check(nativeErrors, nativeCount);
            return result;
        }
    }

    /**
     * Calls {@code toy_multi_put}.
     *
     * <p>C: {@code toy_multi_put}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public void multiPut(List<byte[]> keys, List<byte[]> values) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.sameCount(Call.count(keys, "keys"), Call.count(values, "values"), "values");
            MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
            MemorySegment nativeValues = Call.sized(call.bytes(values, "values"), 16L * nativeCount);
            CToy.toy_multi_put(
                    nativeThis, nativeCount, nativeKeys, Call.lengths(nativeKeys), nativeValues,
                    Call.lengths(nativeValues), call.errorSlot());
            call.check();
        }
    }

    /**
     * Returns {@code pack}.
     *
     * <p>C: {@code toy_pack}.
     *
     * @return a new object, to be closed
     */
    public Box pack() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            if (CToy.toy_is_packable(nativeThis) == 0) {
                throw new IllegalStateException("the toy is too big");
            }
            MemorySegment nativeResult = CToy.toy_pack(nativeThis);
            return new Box(call.made(NativeObject.owned("Box", nativeResult, CBox::toy_box_destroy)));
        }
    }

    /**
     * Returns {@code parts}.
     *
     * <p>C: {@code toy_parts}.
     *
     * @return new objects, each to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<Part> parts() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_parts(nativeThis, nativeLength, call.errorSlot());
            return call.takeHandleArray(
                    nativeResult, nativeLength,
                    address -> new Part(NativeObject.child("Part", address, CPart::toy_part_destroy, this)),
                    CPart::toy_part_destroy,
                    (native_array, native_size) -> CToy.toy_parts_destroy(native_array, (int) native_size));
        }
    }

    /**
     * Calls {@code toy_property}.
     *
     * <p>C: {@code toy_property}.
     *
     * @throws RocksDBException if there is none
     */
    public long property(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = CToy.toy_property(nativeThis, call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Calls {@code toy_put}.
     *
     * <p>C: {@code toy_put}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(ToyOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    private void put(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            MemorySegment nativeValue) {
        CToy.toy_put(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(),
                call.errorSlot());
        call.check();
    }

    /** As {@link #put(ToyOptions, byte[], byte[])}, with default {@code ToyOptions}. */
    public void put(byte[] key, byte[] value) {
        put(ToyOptions.defaults(), key, value);
    }

    /** As {@link #put(ToyOptions, byte[], byte[])}, with byte buffers. Their positions move to their limits. */
    public void put(ToyOptions options, ByteBuffer key, ByteBuffer value) {
        put(options, Call.segment(key, "key"), Call.segment(value, "value"));
        Call.consume(key);
        Call.consume(value);
    }

    /**
     * As {@link #put(ToyOptions, byte[], byte[])}, with byte buffers and default {@code ToyOptions}. Their positions
     * move to their limits.
     */
    public void put(ByteBuffer key, ByteBuffer value) {
        put(ToyOptions.defaults(), key, value);
    }

    /** As {@link #put(ToyOptions, byte[], byte[])}, with memory segments. */
    public void put(ToyOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            put(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"), call.bytes(value, "value"));
        }
    }

    /** As {@link #put(ToyOptions, byte[], byte[])}, with memory segments and default {@code ToyOptions}. */
    public void put(MemorySegment key, MemorySegment value) {
        put(ToyOptions.defaults(), key, value);
    }

    /**
     * null
     *
     * <p>C: {@code toy_get_pinned}.
     *
     * @param arena releases the value when it is closed
     * @return RocksDB's own memory, read-only, readable until the arena is closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable MemorySegment read(Arena arena, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(call, call.use(this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return dev.rockspan.runtime.pin.Pin.inArena(call, arena, nativeValue, CPin::toy_pin_destroy, this);
        }
    }

    /** As {@link #read(Arena, byte[])}, with byte buffers. Their positions move to their limits. */
    public @Nullable MemorySegment read(Arena arena, ByteBuffer key) {
        var result = read(arena, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #read(Arena, byte[])}, with memory segments. */
    public @Nullable MemorySegment read(Arena arena, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            Call.requireOpen(arena, "arena");
            MemorySegment nativeValue = read(call, call.use(this), call.bytes(key, "key"), MemorySegment.NULL);
            call.check();
            return dev.rockspan.runtime.pin.Pin.inArena(call, arena, nativeValue, CPin::toy_pin_destroy, this);
        }
    }

    /**
     * Calls {@code toy_read}.
     *
     * <p>C: {@code toy_read}.
     *
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] read(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(call, call.use(this), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPin::toy_pin_destroy);
        }
    }

    /** As {@link #read(byte[])}, with byte buffers. Their positions move to their limits. */
    public byte @Nullable [] read(ByteBuffer key) {
        var result = read(Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #read(byte[])}, with memory segments. */
    public byte @Nullable [] read(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(call, call.use(this), call.bytes(key, "key"), call.smallBuffer());
            call.check();
            return call.takeBytes(nativeValue, CPin::toy_pin_destroy);
        }
    }

    /**
     * Calls {@code toy_read_into}.
     *
     * <p>C: {@code toy_read_into}.
     *
     * @param buffer filled from its start with as much of the value as fits
     * @return the size of the whole value, of which the buffer receives as much as fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int read(byte[] key, byte[] buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.bytes(key, "key"), call.smallBuffer(buffer, "buffer"));
            call.check();
            return call.copied(nativeValue, CPin::toy_pin_destroy, buffer);
        }
    }

    /** As {@link #read(byte[], byte[])}, with byte buffers. */
    public int read(ByteBuffer key, ByteBuffer buffer) {
        long nativeSize = read(Call.segment(key, "key"), Call.segment(buffer, "buffer"));
        Call.consume(key);
        return Call.limit(buffer, nativeSize);
    }

    /** As {@link #read(byte[], byte[])}, with memory segments. */
    public long read(MemorySegment key, MemorySegment buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(
                    call, call.use(this), call.bytes(key, "key"), call.smallBuffer(buffer, "buffer"));
            call.check();
            return call.copied(nativeValue, CPin::toy_pin_destroy, buffer);
        }
    }

    /**
     * Returns {@code readTitle}.
     *
     * <p>C: {@code toy_read_title}.
     */
    public String readTitle() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeTitle = call.pointerSlot();
            CToy.toy_read_title(nativeThis, nativeTitle);
            return call.takeString(nativeTitle.get(ValueLayout.ADDRESS, 0));
        }
    }

    /**
     * Calls {@code toy_rest_on}.
     *
     * <p>C: {@code toy_rest_on}.
     *
     * @param mark retained by this object; may be closed before it
     */
    public void restOn(Mark mark) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToy.toy_rest_on(call.use(this), call.use(mark, "mark"));
            Effects.borrow(this, mark);
        }
    }

    /**
     * Calls {@code toy_say_all}.
     *
     * <p>C: {@code toy_say_all}.
     */
    public void sayAll(List<String> lines) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(lines, "lines");
            MemorySegment nativeLines = Call.sized(call.texts(lines, "lines"), 16L * nativeCount);
            CToy.toy_say_all(nativeThis, nativeCount, nativeLines, Call.lengths(nativeLines));
        }
    }

    /**
     * Returns {@code seal}.
     *
     * <p>C: {@code toy_seal}.
     *
     * @return a copy, or null if there is none
     */
    public byte @Nullable [] seal() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_seal(nativeThis, nativeLength);
            return call.takeBytes(nativeResult, nativeLength, CToy::toy_motto_free);
        }
    }

    /**
     * Sets {@code options}.
     *
     * <p>C: {@code toy_set_options}.
     *
     * @param options by name
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setOptions(Map<String, String> options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(options, "options");
            CToy.toy_set_options(
                    nativeThis, nativeCount, Call.sized(call.strings(options.keySet(), "options"), 8L * nativeCount),
                    Call.sized(call.strings(options.values(), "options"), 8L * nativeCount), call.errorSlot());
            call.check();
        }
    }

    /**
     * Sets {@code tags}.
     *
     * <p>C: {@code toy_set_tags}.
     *
     * @param tags copied
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setTags(List<Tag> tags) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToy.toy_set_tags(
                    call.use(this), call.given(Tag.allToNative(Call.whole(tags, "tags")), CTag::toy_tags_destroy),
                    call.errorSlot());
            call.commit();
            call.check();
        }
    }

    /**
     * Sets {@code title}.
     *
     * <p>C: {@code toy_set_title}.
     *
     * @return this object
     */
    @Override
    public Toy setTitle(String title) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToy.toy_set_title(call.use(this), call.string(title, "title"));
            return this;
        }
    }

    /**
     * Calls {@code toy_sizes}.
     *
     * <p>C: {@code toy_sizes}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] sizes(List<byte[]> starts, List<byte[]> limits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.sameCount(Call.count(starts, "starts"), Call.count(limits, "limits"), "limits");
            MemorySegment nativeStarts = Call.sized(call.bytes(starts, "starts"), 16L * nativeCount);
            MemorySegment nativeLimits = Call.sized(call.bytes(limits, "limits"), 16L * nativeCount);
            MemorySegment nativeLongs = call.words(nativeCount);
            CToy.toy_sizes(
                    nativeThis, nativeCount, nativeStarts, Call.lengths(nativeStarts), nativeLimits,
                    Call.lengths(nativeLimits), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Returns {@code tags}.
     *
     * <p>C: {@code toy_tags}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<Tag> tags() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_tags(call.use(this), call.errorSlot());
            call.check();
            return Tag.readAll(call.temporary(nativeResult, CTag::toy_tags_destroy));
        }
    }

    /**
     * Returns {@code topLayer}.
     *
     * <p>C: {@code toy_top_layer}.
     *
     * @return null if there is none
     */
    public @Nullable Layer topLayer() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_top_layer(call.use(this));
            if (nativeResult.address() == 0) {
                return null;
            }
            return Layer.read(call.temporary(nativeResult, CLayer::toy_layer_destroy));
        }
    }

    /**
     * Calls {@code toy_trim}.
     *
     * <p>C: {@code toy_trim}.
     */
    public void trim(byte @Nullable [] from) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeFrom = call.bytesOrNull(from, "from");
            CToy.toy_trim(nativeThis, nativeFrom, Call.length(nativeFrom, Integer.MAX_VALUE, "from"));
        }
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code toy_get}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGet(ToyOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return tryGet(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    private ReadResult tryGet(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CToy.toy_get(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeLength, call.errorSlot());
        return call.takeResult(nativeResult, nativeLength);
    }

    /** As {@link #tryGet(ToyOptions, byte[])}, with default {@code ToyOptions}. */
    public ReadResult tryGet(byte[] key) {
        return tryGet(ToyOptions.defaults(), key);
    }

    /** As {@link #tryGet(ToyOptions, byte[])}, with byte buffers. Their positions move to their limits. */
    public ReadResult tryGet(ToyOptions options, ByteBuffer key) {
        var result = tryGet(options, Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /**
     * As {@link #tryGet(ToyOptions, byte[])}, with byte buffers and default {@code ToyOptions}. Their positions move to
     * their limits.
     */
    public ReadResult tryGet(ByteBuffer key) {
        return tryGet(ToyOptions.defaults(), key);
    }

    /** As {@link #tryGet(ToyOptions, byte[])}, with memory segments. */
    public ReadResult tryGet(ToyOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return tryGet(call, call.use(this), call.use(options, "options"), call.bytes(key, "key"));
        }
    }

    /** As {@link #tryGet(ToyOptions, byte[])}, with memory segments and default {@code ToyOptions}. */
    public ReadResult tryGet(MemorySegment key) {
        return tryGet(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_multi_get}.
     *
     * <p>C: {@code toy_multi_get}.
     *
     * @param options shared with RocksDB; may be closed after the call
     * @return the status and, if there is one, the value
     */
    public List<ReadResult> tryMultiGet(ToyOptions options, List<byte[]> keys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOptions = call.use(options, "options");
            int nativeCount = Call.count(keys, "keys");
            MemorySegment nativeKeys = Call.sized(call.bytes(keys, "keys"), 16L * nativeCount);
            MemorySegment nativeValues = call.ownedWords(nativeCount);
            MemorySegment nativeLengths = call.words(nativeCount);
            MemorySegment nativeErrors = call.ownedWords(nativeCount);
            CToy.toy_multi_get(
                    nativeThis, nativeOptions, nativeCount, nativeKeys, Call.lengths(nativeKeys), nativeValues,
                    nativeLengths, nativeErrors);
            return call.results(nativeValues, nativeLengths, nativeErrors, nativeCount);
        }
    }

    /** As {@link #tryMultiGet(ToyOptions, List)}, with default {@code ToyOptions}. */
    public List<ReadResult> tryMultiGet(List<byte[]> keys) {
        return tryMultiGet(ToyOptions.defaults(), keys);
    }

    /**
     * Calls {@code toy_read}.
     *
     * <p>C: {@code toy_read}.
     *
     * @return the status and, if there is one, the value
     */
    public ReadResult tryRead(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(call, call.use(this), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPin::toy_pin_destroy);
        }
    }

    /** As {@link #tryRead(byte[])}, with byte buffers. Their positions move to their limits. */
    public ReadResult tryRead(ByteBuffer key) {
        var result = tryRead(Call.segment(key, "key"));
        Call.consume(key);
        return result;
    }

    /** As {@link #tryRead(byte[])}, with memory segments. */
    public ReadResult tryRead(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeValue = read(call, call.use(this), call.bytes(key, "key"), call.smallBuffer());
            return call.takeResult(nativeValue, CPin::toy_pin_destroy);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Toy in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
