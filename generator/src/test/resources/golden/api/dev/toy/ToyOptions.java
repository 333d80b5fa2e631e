package dev.toy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Bounds;
import dev.rockspan.runtime.call.Buffers;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.NativeLists;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CToyOptions;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * RocksDB's {@code toy_options_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>Keeps alive what it was made with or given: {@link Mark}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code toy_options_t}.
 */
public class ToyOptions extends RocksObject implements PartOptionsInterface<ToyOptions> {
    private static volatile @Nullable ToyOptions defaults;

    ToyOptions(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code toy_options_t *toy_options_create(void)}, mapped by convention owned-handle.
     *
     */
    public ToyOptions() {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToyOptions.toy_options_create();
            nativeObject = call.made(NativeObject.owned("ToyOptions", nativeResult, CToyOptions::toy_options_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Creates an object with what is given, and RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_options_t *toy_options_create_from_text(const char *text, size_t len, char **errptr)}, mapped by convention bytes, error-slot, owned-handle.
     *
     * @param text read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public ToyOptions(String text) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeText = call.text(text, "text");
            MemorySegment nativeResult = CToyOptions.toy_options_create_from_text(nativeText, nativeText.byteSize(), call.errorSlot());
            call.check();
            nativeObject = call.made(NativeObject.owned("ToyOptions", nativeResult, CToyOptions::toy_options_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Returns {@code color}.
     *
     * <p>C: {@code int toy_options_get_color(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public Color color() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CToyOptions.toy_options_get_color(call.use(this));
            return Color.getColor(nativeResult);
        }
    }

    /**
     * Calls {@code toy_options_fill}.
     *
     * <p>C: {@code void toy_options_fill(toy_options_t *options, const char *text, toy_options_t *other, char **errptr)}, mapped by convention receiver, text, handle, error-slot.
     *
     * @param text in UTF-8, without a NUL
     * @param other changed; keeps alive what this keeps alive
     * @throws RocksDBException if RocksDB reports an error
     */
    public void fill(String text, ToyOptions other) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOther = call.change(other, "other");
            CToyOptions.toy_options_fill(call.use(this), call.string(text, "text"), nativeOther, call.errorSlot());
            Effects.fill(other, "ToyOptions.fill", this);
            call.check();
        }
    }

    /**
     * Returns {@code flags}.
     *
     * <p>C: {@code uint32_t toy_options_get_flags(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public Set<Flag> flags() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CToyOptions.toy_options_get_flags(call.use(this));
            return Flag.ofBits(nativeResult);
        }
    }

    /**
     * Returns {@code letter}.
     *
     * <p>C: {@code char toy_options_get_letter(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public byte letter() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CToyOptions.toy_options_get_letter(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code maxSize}.
     *
     * <p>C: {@code size_t toy_options_get_max_size(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public long maxSize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CToyOptions.toy_options_get_max_size(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code on}.
     *
     * <p>C: {@code int toy_options_get_on(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean on() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeResult = CToyOptions.toy_options_get_on(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Calls {@code toy_options_optimize}.
     *
     * <p>C: {@code void toy_options_optimize(toy_options_t *options)}, mapped by convention receiver, setter.
     *
     * @return this object
     */
    public ToyOptions optimize() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_optimize(call.use(this));
            return this;
        }
    }

    /**
     * Returns {@code paint}.
     *
     * <p>C: {@code const toy_paint_t *toy_options_get_paint(toy_options_t *options)}, mapped by convention receiver, view-handle.
     *
     * @return a view that is valid until this object is closed; null if there is none
     */
    public @Nullable Paint paint() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToyOptions.toy_options_get_paint(call.use(this));
            if (nativeResult.address() == 0) {
                return null;
            }
            return new Paint(NativeObject.view("Paint", nativeResult, this));
        }
    }

    /**
     * Returns {@code port}.
     *
     * <p>C: {@code uint16_t toy_options_get_port(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public short port() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            short nativeResult = CToyOptions.toy_options_get_port(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code ratio}.
     *
     * <p>C: {@code float toy_options_get_ratio(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public float ratio() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            float nativeResult = CToyOptions.toy_options_get_ratio(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code round}.
     *
     * <p>C: {@code unsigned char toy_options_get_round(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public boolean round() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CToyOptions.toy_options_get_round(call.use(this));
            return nativeResult != 0;
        }
    }

    /**
     * Sets {@code broken}.
     *
     * <p>C: {@code void toy_options_set_broken(toy_options_t *options, unsigned char broken)}, mapped by convention receiver, scalar, setter.
     *
     * @param broken as in RocksDB
     * @return this object
     */
    public ToyOptions setBroken(boolean broken) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_broken(call.use(this), (byte) (broken ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code color}.
     *
     * <p>C: {@code void toy_options_set_color(toy_options_t *options, int color)}, mapped by convention receiver, scalar, setter.
     *
     * @param color not null
     * @return this object
     */
    public ToyOptions setColor(Color color) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_color(call.use(this), Objects.requireNonNull(color, "color is null").getValue());
            return this;
        }
    }

    /**
     * Sets {@code colors}.
     *
     * <p>C: {@code void toy_options_set_colors(toy_options_t *options, const int *colors, size_t num_colors)}, mapped by convention receiver, list, count, setter.
     *
     * @param colors read during the call only; no element may be null
     * @return this object
     */
    public ToyOptions setColors(List<Color> colors) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(colors, "colors");
            CToyOptions.toy_options_set_colors(call.use(this), NativeLists.sized(NativeLists.ints(call, NativeLists.whole(colors, "colors").stream().mapToInt(Color::getValue).toArray()), 4L * nativeCount2), nativeCount2);
            return this;
        }
    }

    /**
     * Sets {@code flags}.
     *
     * <p>C: {@code void toy_options_set_flags(toy_options_t *options, uint64_t flags)}, mapped by convention receiver, scalar, setter.
     *
     * @param flags not null
     * @return this object
     */
    public ToyOptions setFlags(Set<Flag> flags) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_flags(call.use(this), Integer.toUnsignedLong(Flag.bits(NativeLists.whole(flags, "flags"))));
            return this;
        }
    }

    /**
     * Sets {@code guard}.
     *
     * <p>C: {@code void toy_options_set_guard(toy_options_t *options, void *state, void (*destructor)(void *), unsigned char (*watch)(void *, const char *, size_t))}, mapped by convention receiver, callbacks, setter.
     *
     * @param callbacks called until this object is closed or given others
     * @return this object
     */
    public ToyOptions setGuard(WatchCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callbackOf(call, this, "setGuard", callbacks, "callbacks");
            CToyOptions.toy_options_set_guard(call.use(this), nativeCallbacks, MemorySegment.NULL, WatchUpcalls.WATCH);
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code helper}.
     *
     * <p>C: {@code void toy_options_set_helper(toy_options_t *options, toy_helper_t *helper)}, mapped by convention receiver, handle, setter.
     *
     * @param helper handed over: closing it does nothing from now on
     * @return this object
     */
    public ToyOptions setHelper(Helper helper) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_helper(call.use(this), call.transfer(helper, "helper", "ToyOptions.setHelper"));
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code letter}.
     *
     * <p>C: {@code void toy_options_set_letter(toy_options_t *options, char letter)}, mapped by convention receiver, scalar, setter.
     *
     * @param letter as in RocksDB
     * @return this object
     */
    public ToyOptions setLetter(byte letter) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_letter(call.use(this), letter);
            return this;
        }
    }

    /**
     * Sets {@code levels}.
     *
     * <p>C: {@code void toy_options_set_levels(toy_options_t *options, const int *levels, size_t num_levels)}, mapped by convention receiver, list, count, setter.
     *
     * @param levels read during the call only
     * @return this object
     */
    public ToyOptions setLevels(int[] levels) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(levels, "levels");
            CToyOptions.toy_options_set_levels(call.use(this), NativeLists.ints(call, levels), nativeCount2);
            return this;
        }
    }

    /**
     * Sets {@code lower}.
     *
     * <p>C: {@code void toy_options_set_lower(toy_options_t *options, const char *key, size_t keylen)}, mapped by convention receiver, bytes, setter.
     *
     * @param key copied; may be null
     * @return this object
     */
    public ToyOptions setLower(byte @Nullable [] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.retain(this, "setLower", key);
            CToyOptions.toy_options_set_lower(call.use(this), nativeKey, nativeKey.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code maxSize}.
     *
     * <p>C: {@code void toy_options_set_max_size(toy_options_t *options, size_t size)}, mapped by convention receiver, scalar, setter.
     *
     * @param maxSize at least 1
     * @return this object
     * @throws IllegalArgumentException if a number is out of its bounds
     */
    public ToyOptions setMaxSize(long maxSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_max_size(call.use(this), Bounds.inMemory(Bounds.inRange(maxSize, 1L, Long.MAX_VALUE, "maxSize"), "maxSize"));
            return this;
        }
    }

    /**
     * Sets {@code on}.
     *
     * <p>C: {@code void toy_options_set_on(toy_options_t *options, int on)}, mapped by convention receiver, scalar, setter.
     *
     * @param on as in RocksDB
     * @return this object
     */
    public ToyOptions setOn(boolean on) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_on(call.use(this), on ? 1 : 0);
            return this;
        }
    }

    /**
     * Sets {@code paint}.
     *
     * <p>C: {@code void toy_options_set_paint(toy_options_t *options, toy_paint_t *paint)}, mapped by convention receiver, handle, setter.
     *
     * @param paint shared: may be closed at once; may be null
     * @return this object
     */
    public ToyOptions setPaint(@Nullable Paint paint) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_paint(call.use(this), call.useOrNull(paint));
            return this;
        }
    }

    /**
     * Sets {@code port}.
     *
     * <p>C: {@code void toy_options_set_port(toy_options_t *options, uint16_t port)}, mapped by convention receiver, scalar, setter.
     *
     * @param port as in RocksDB
     * @return this object
     */
    public ToyOptions setPort(short port) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_port(call.use(this), port);
            return this;
        }
    }

    /**
     * Sets {@code ratio}.
     *
     * <p>C: {@code void toy_options_set_ratio(toy_options_t *options, float ratio)}, mapped by convention receiver, scalar, setter.
     *
     * @param ratio as in RocksDB
     * @return this object
     */
    public ToyOptions setRatio(float ratio) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_ratio(call.use(this), ratio);
            return this;
        }
    }

    /**
     * Sets {@code round}.
     *
     * <p>C: {@code void toy_options_set_round(toy_options_t *options, unsigned char v)}, mapped by convention receiver, scalar, setter.
     *
     * @param round as in RocksDB
     * @return this object
     */
    public ToyOptions setRound(boolean round) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_round(call.use(this), (byte) (round ? 1 : 0));
            return this;
        }
    }

    /**
     * Sets {@code share}.
     *
     * <p>C: {@code void toy_options_set_share(toy_options_t *options, double share)}, mapped by convention receiver, scalar, setter.
     *
     * @param share as in RocksDB
     * @return this object
     */
    public ToyOptions setShare(double share) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_share(call.use(this), share);
            return this;
        }
    }

    /**
     * Sets {@code smallColor}.
     *
     * <p>C: {@code void toy_options_set_small_color(toy_options_t *options, uint8_t color)}, mapped by convention receiver, scalar, setter.
     *
     * @param smallColor not null
     * @return this object
     */
    public ToyOptions setSmallColor(Color smallColor) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_small_color(call.use(this), (byte) Objects.requireNonNull(smallColor, "smallColor is null").getValue());
            return this;
        }
    }

    /**
     * Sets {@code upper}.
     *
     * <p>C: {@code void toy_options_set_upper(toy_options_t *options, const char *key, size_t keylen)}, mapped by convention receiver, bytes, setter.
     *
     * @param key copied
     * @return this object
     */
    public ToyOptions setUpper(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.retain(this, "setUpper", Objects.requireNonNull(key, "key is null"));
            CToyOptions.toy_options_set_upper(call.use(this), nativeKey, nativeKey.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code upper}.
     *
     * <p>C: {@code void toy_options_set_upper(toy_options_t *options, const char *key, size_t keylen)}, mapped by convention receiver, bytes, setter.
     *
     * @param key copied
     * @return this object
     */
    public ToyOptions setUpper(ByteBuffer key) {
        setUpper(Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return this;
    }

    /**
     * Sets {@code upper}.
     *
     * <p>C: {@code void toy_options_set_upper(toy_options_t *options, const char *key, size_t keylen)}, mapped by convention receiver, bytes, setter.
     *
     * @param key copied
     * @return this object
     */
    public ToyOptions setUpper(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.retain(this, "setUpper", Objects.requireNonNull(key, "key is null"));
            CToyOptions.toy_options_set_upper(call.use(this), nativeKey, nativeKey.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code watch}.
     *
     * <p>C: {@code void toy_options_set_watch(toy_options_t *options, unsigned char (*watch)(void *, const char *, size_t), void *state)}, mapped by convention receiver, callbacks, setter.
     *
     * @param callbacks called until this object is closed or given others
     * @return this object
     */
    public ToyOptions setWatch(WatchCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeCallbacks = Callbacks.callbackOf(call, this, "setWatch", callbacks, "callbacks");
            CToyOptions.toy_options_set_watch(call.use(this), WatchUpcalls.WATCH, nativeCallbacks);
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code watcher}.
     *
     * <p>C: {@code void toy_options_set_watcher(toy_options_t *options, toy_watcher_t *watcher)}, mapped by convention receiver, handle, setter.
     *
     * @param watcher handed over: closing it does nothing from now on
     * @return this object
     */
    public ToyOptions setWatcher(Watcher watcher) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_watcher(call.use(this), call.transfer(watcher, "watcher", "ToyOptions.setWatcher"));
            call.commit();
            return this;
        }
    }

    /**
     * Returns {@code share}.
     *
     * <p>C: {@code double toy_options_get_share(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public double share() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            double nativeResult = CToyOptions.toy_options_get_share(call.use(this));
            return nativeResult;
        }
    }

    /**
     * Returns {@code wideColor}.
     *
     * <p>C: {@code uint64_t toy_options_get_wide_color(toy_options_t *options)}, mapped by convention receiver, getter.
     *
     * @return as RocksDB has it
     */
    public Color wideColor() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CToyOptions.toy_options_get_wide_color(call.use(this));
            return Color.getColor(Math.toIntExact(nativeResult));
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public ToyOptions in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }

    static ToyOptions defaults() {
        ToyOptions known = defaults;
        return known != null ? known : makeDefaults();
    }

    private static synchronized ToyOptions makeDefaults() {
        ToyOptions made = defaults;
        if (made == null) {
            made = new ToyOptions();
            Effects.setPermanent(made);
            defaults = made;
        }
        return made;
    }
}
