package dev.toy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Buffers;
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
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A part of a toy.
 *
 * <p>Close it when done; closing the object that made it closes it too. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>Keeps alive what it was made with or given: {@link ToyOptions}. Closing those first is fine: they are freed after it.
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
     * <p>C: {@code const char *toy_part_bytes(toy_part_t *part, size_t *size)}, mapped by convention receiver, length-slot, view-bytes.
     *
     * @return a copy
     */
    public byte[] bytes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_bytes(call.use(this), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code color}.
     *
     * <p>C: {@code void toy_part_color(const toy_part_t *part, int *color)}, mapped by convention receiver, out-scalar.
     *
     * @return as RocksDB has it
     */
    public Color color() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.intSlot();
            CPart.toy_part_color(call.use(this), nativeOut);
            return Color.getColor(nativeOut.get(ValueLayout.JAVA_INT, 0));
        }
    }

    /**
     * Returns {@code count}.
     *
     * <p>C: {@code int toy_part_count(const toy_part_t *part)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
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
     * <p>C: {@code toy_mark_t *toy_part_create_mark(toy_part_t *part, toy_t *toy)}, mapped by convention receiver, handle, owned-handle.
     *
     * @param toy used during the call only
     * @return a new object, to be closed
     */
    public Mark createMark(Toy toy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeParent = call.use(toy, "toy");
            MemorySegment nativeResult = CPart.toy_part_create_mark(call.use(this), nativeParent);
            return new Mark(call.made(NativeObject.child("Mark", nativeResult, object -> CToy.toy_release_mark(nativeParent, object), toy)));
        }
    }

    /**
     * Returns {@code data}.
     *
     * <p>C: {@code const char *toy_part_data(const toy_part_t *part, size_t *len)}, mapped by convention receiver, length-slot, view-bytes.
     *
     * @return a copy
     */
    public byte[] data() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_data(call.use(this), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_part_get}.
     *
     * <p>C: {@code char *toy_part_get(toy_part_t *part, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen)}, mapped by convention receiver, handle, bytes, length-slot, owned-bytes.
     *
     * @param options kept alive for as long as it is needed
     * @param key read during the call only
     * @return a copy, or null if there is none
     */
    @Override
    public byte @Nullable [] get(ToyOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeLength);
            Effects.borrow(this, options);
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_part_get}.
     *
     * <p>C: {@code char *toy_part_get(toy_part_t *part, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen)}, mapped by convention receiver, handle, bytes, length-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     */
    @Override
    public byte @Nullable [] get(byte[] key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_part_get}.
     *
     * <p>C: {@code char *toy_part_get(toy_part_t *part, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen)}, mapped by convention receiver, handle, bytes, length-slot, owned-bytes.
     *
     * @param options kept alive for as long as it is needed
     * @param key read during the call only
     * @return a copy, or null if there is none
     */
    @Override
    public byte @Nullable [] get(ToyOptions options, ByteBuffer key) {
        var result = get(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Calls {@code toy_part_get}.
     *
     * <p>C: {@code char *toy_part_get(toy_part_t *part, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen)}, mapped by convention receiver, handle, bytes, length-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     */
    @Override
    public byte @Nullable [] get(ByteBuffer key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_part_get}.
     *
     * <p>C: {@code char *toy_part_get(toy_part_t *part, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen)}, mapped by convention receiver, handle, bytes, length-slot, owned-bytes.
     *
     * @param options kept alive for as long as it is needed
     * @param key read during the call only
     * @return a copy, or null if there is none
     */
    @Override
    public byte @Nullable [] get(ToyOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_get(call.use(this), call.useWith(options, "options", this), nativeKey, nativeKey.byteSize(), nativeLength);
            Effects.borrow(this, options);
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_part_get}.
     *
     * <p>C: {@code char *toy_part_get(toy_part_t *part, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen)}, mapped by convention receiver, handle, bytes, length-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     */
    @Override
    public byte @Nullable [] get(MemorySegment key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Returns {@code height}.
     *
     * <p>C: {@code void toy_part_height(const toy_part_t *part, double *height)}, mapped by convention receiver, out-scalar.
     *
     * @return as RocksDB has it
     */
    public double height() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.longSlot();
            CPart.toy_part_height(call.use(this), nativeOut);
            return nativeOut.get(ValueLayout.JAVA_DOUBLE, 0);
        }
    }

    /**
     * Calls {@code toy_iterate}.
     *
     * <p>C: {@code void toy_part_iterate(toy_part_t *part, void *state, void (*put)(void *, const char *, size_t, const char *, size_t), void (*deleted)(void *, const char *, size_t))}, mapped by convention receiver, callbacks.
     *
     * @param callbacks called before this returns
     */
    @Override
    public void iterate(IterateCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeData = CPart.toy_part_bytes(call.use(this), nativeLength);
            int nativeCount = CPart.toy_part_count(call.use(this));
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CToy.toy_iterate(call.temporary(CToy.toy_create_from(nativeData, nativeLength.get(ValueLayout.JAVA_LONG, 0)), CToy::toy_close), nativeCallbacks, IterateUpcalls.PUT, IterateUpcalls.DELETE);
            Callbacks.checkVisited(nativeCallbacks, nativeCount, "Part");
        }
    }

    /**
     * Returns {@code key}.
     *
     * <p>C: {@code const char *toy_part_key(const toy_part_t *part, size_t *len)}, mapped by convention receiver, length-slot, view-bytes.
     *
     * @return a copy
     */
    public byte @Nullable [] key() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_key(call.use(this), nativeLength);
            return call.copyBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code name}.
     *
     * <p>C: {@code const char *toy_part_name(const toy_part_t *part, size_t *len)}, mapped by convention receiver, length-slot, view-text.
     *
     * @return a copy
     */
    public @Nullable String name() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CPart.toy_part_name(call.use(this), nativeLength);
            return call.viewString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code number}.
     *
     * <p>C: {@code uint32_t toy_part_number(toy_part_t *part)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
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
     * <p>C: {@code const toy_options_t *toy_part_options(const toy_part_t *part)}, mapped by convention receiver, view-handle.
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
     * <p>C: {@code toy_slice_t toy_part_peek(const toy_part_t *part)}, mapped by convention receiver, struct.
     *
     * @return a copy
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
     * <p>C: {@code void toy_part_set_title(toy_part_t *part, const char *title)}, mapped by convention receiver, text, setter.
     *
     * @param title in UTF-8, without a NUL
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
     * <p>C: {@code const char *toy_part_title(const toy_part_t *part)}, mapped by convention receiver, view-text.
     *
     * @return a copy
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
     * <p>C: {@code void toy_part_weight(const toy_part_t *part, uint64_t *weight, char **errptr)}, mapped by convention receiver, out-scalar, error-slot.
     *
     * @return as RocksDB has it
     * @throws RocksDBException if RocksDB reports an error
     */
    public long weight() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.longSlot();
            CPart.toy_part_weight(call.use(this), nativeOut, call.errorSlot());
            call.check();
            return nativeOut.get(ValueLayout.JAVA_LONG, 0);
        }
    }

    /**
     * Returns {@code whole}.
     *
     * <p>C: {@code void toy_part_whole(const toy_part_t *part, unsigned char *whole)}, mapped by convention receiver, out-scalar.
     *
     * @return as RocksDB has it
     */
    public boolean whole() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.byteSlot();
            CPart.toy_part_whole(call.use(this), nativeOut);
            return nativeOut.get(ValueLayout.JAVA_BYTE, 0) != 0;
        }
    }

    /**
     * Returns {@code width}.
     *
     * <p>C: {@code void toy_part_width(const toy_part_t *part, float *width)}, mapped by convention receiver, out-scalar.
     *
     * @return as RocksDB has it
     */
    public float width() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.intSlot();
            CPart.toy_part_width(call.use(this), nativeOut);
            return nativeOut.get(ValueLayout.JAVA_FLOAT, 0);
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Part in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
