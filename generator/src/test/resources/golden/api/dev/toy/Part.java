package dev.toy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CPart;
import dev.toy.raw.CToy;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/**
 * A part of a toy.
 *
 * <p>Close it when done; closing the object that created it closes it, too. Only one thread may use it at a time: a
 * call by another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link ToyOptions} that it was created with or that was set: you may close them first, and their
 * memory is freed when this object is closed.
 *
 * <p>C: {@code toy_part_t}.
 */
public class Part extends RocksObject implements Holder {
    Part(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Returns {@code bytes}.
     *
     * <p>C: {@code toy_part_bytes}.
     */
    public byte[] bytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_bytes(nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code color}.
     *
     * <p>C: {@code toy_part_color}.
     */
    public Color color() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOut = call.intSlot();
            CPart.toy_part_color(nativeThis, nativeOut);
            return Color.getColor(nativeOut.get(ValueLayout.JAVA_INT, 0));
        }
    }

    /**
     * Returns {@code count}.
     *
     * <p>C: {@code toy_part_count}.
     */
    public int count() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CPart.toy_part_count(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Calls {@code toy_part_create_mark}.
     *
     * <p>C: {@code toy_part_create_mark}.
     *
     * @return a new object, to be closed
     */
    public Mark createMark(Toy toy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeParent = call.use(toy, "toy");
            MemorySegment nativeResult = CPart.toy_part_create_mark(nativeThis, nativeParent);
            return new Mark(call.made(NativeObject.child(
                    "Mark", nativeResult, object -> CToy.toy_release_mark(nativeParent, object), toy)));
        }
    }

    /**
     * Returns {@code data}.
     *
     * <p>C: {@code toy_part_data}.
     */
    public byte[] data() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_data(nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_part_get}.
     *
     * <p>C: {@code toy_part_get}.
     *
     * @param options retained by this object; may be closed before it
     * @return a copy, or null if there is none
     */
    @Override
    public byte @Nullable [] get(ToyOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return get(call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"), options);
        }
    }

    private byte @Nullable [] get(
            Call call, MemorySegment nativeThis, MemorySegment nativeOptions, MemorySegment nativeKey,
            ToyOptions options) {
        MemorySegment nativeLength = call.longSlot();
        MemorySegment nativeResult = CPart.toy_part_get(
                nativeThis, nativeOptions, nativeKey, nativeKey.byteSize(), nativeLength);
        Effects.borrow(this, options);
        return call.takeBytes(nativeResult, nativeLength);
    }

    @Override
    public byte @Nullable [] get(ToyOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return get(call, call.use(this), call.useWith(options, "options", this), call.bytes(key, "key"), options);
        }
    }

    /**
     * Returns {@code height}.
     *
     * <p>C: {@code toy_part_height}.
     */
    public double height() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOut = call.longSlot();
            CPart.toy_part_height(nativeThis, nativeOut);
            return nativeOut.get(ValueLayout.JAVA_DOUBLE, 0);
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
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeData = CPart.toy_part_bytes(nativeThis, nativeLength);
            int nativeVisits = CPart.toy_part_count(nativeThis);
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CToy.toy_iterate(
                    call.temporary(
                            CToy.toy_create_from(nativeData, nativeLength.get(ValueLayout.JAVA_LONG, 0)),
                            CToy::toy_close),
                    nativeCallbacks, IterateUpcalls.Addresses.PUT, IterateUpcalls.Addresses.DELETE);
            Callbacks.checkVisited(nativeCallbacks, nativeVisits, "Part");
        }
    }

    /**
     * Returns {@code key}.
     *
     * <p>C: {@code toy_part_key}.
     */
    public byte @Nullable [] key() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_key(nativeThis, nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code name}.
     *
     * <p>C: {@code toy_part_name}.
     */
    public @Nullable String name() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_name(nativeThis, nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code number}.
     *
     * <p>C: {@code toy_part_number}.
     */
    public int number() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CPart.toy_part_number(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code options}.
     *
     * <p>C: {@code toy_part_options}.
     *
     * @return a view that is valid until this object is closed
     */
    public ToyOptions options() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPart.toy_part_options(call.use(this));
            return new ToyOptions(NativeObject.view("ToyOptions", nativeResult, this));
        }
    }

    /**
     * Returns {@code peek}.
     *
     * <p>C: {@code toy_part_peek}.
     */
    public byte[] peek() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPart.toy_part_peek(call::allocate, call.use(this));
            return call.copyBytes(nativeResult.get(ValueLayout.ADDRESS, 0), nativeResult.get(ValueLayout.JAVA_LONG, 8));
        }
    }

    /**
     * Sets {@code title}.
     *
     * <p>C: {@code toy_part_set_title}.
     *
     * @return this object
     */
    @Override
    public Part setTitle(String title) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CPart.toy_part_set_title(call.use(this), call.string(title, "title"));
            return this;
        }
    }

    /**
     * Returns {@code title}.
     *
     * <p>C: {@code toy_part_title}.
     */
    public String title() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CPart.toy_part_title(call.use(this));
            return call.viewString(nativeResult);
        }
    }

    /**
     * Returns {@code weight}.
     *
     * <p>C: {@code toy_part_weight}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public long weight() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOut = call.longSlot();
            CPart.toy_part_weight(nativeThis, nativeOut, call.errorSlot());
            call.check();
            return nativeOut.get(ValueLayout.JAVA_LONG, 0);
        }
    }

    /**
     * Returns {@code whole}.
     *
     * <p>C: {@code toy_part_whole}.
     */
    public boolean whole() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOut = call.byteSlot();
            CPart.toy_part_whole(nativeThis, nativeOut);
            return nativeOut.get(ValueLayout.JAVA_BYTE, 0) != 0;
        }
    }

    /**
     * Returns {@code width}.
     *
     * <p>C: {@code toy_part_width}.
     */
    public float width() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeOut = call.intSlot();
            CPart.toy_part_width(nativeThis, nativeOut);
            return nativeOut.get(ValueLayout.JAVA_FLOAT, 0);
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Part in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
