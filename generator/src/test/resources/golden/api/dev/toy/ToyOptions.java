package dev.toy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.callback.Callbacks;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CToyOptions;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * RocksDB's {@code toy_options_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>Retains each {@link Mark} that it was created with or that was set: you may close them first, and their memory is
 * freed when this object is closed.
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
     * <p>C: {@code toy_options_create}.
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
     * Creates an object from the arguments, with RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_options_create_from_text}.
     *
     * @throws RocksDBException if RocksDB reports an error
     */
    public ToyOptions(String text) {
        NativeObject nativeObject;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeText = call.text(text, "text");
            MemorySegment nativeResult = CToyOptions.toy_options_create_from_text(
                    nativeText, nativeText.byteSize(), call.errorSlot());
            call.check();
            nativeObject = call.made(NativeObject.owned("ToyOptions", nativeResult, CToyOptions::toy_options_destroy));
        }
        super(nativeObject.exclusive());
    }

    /**
     * Returns {@code color}.
     *
     * <p>C: {@code toy_options_get_color}.
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
     * <p>C: {@code toy_options_fill}.
     *
     * @param other changed; retains what this object retains
     * @throws RocksDBException if RocksDB reports an error
     */
    public void fill(String text, ToyOptions other) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOther = call.change(other, "other");
            MemorySegment nativeThis = call.use(this);
            CToyOptions.toy_options_fill(nativeThis, call.string(text, "text"), nativeOther, call.errorSlot());
            Effects.fill(other, "ToyOptions.fill", this);
            call.check();
        }
    }

    /**
     * Returns {@code flags}.
     *
     * <p>C: {@code toy_options_get_flags}.
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
     * <p>C: {@code toy_options_get_letter}.
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
     * <p>C: {@code toy_options_get_max_size}.
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
     * <p>C: {@code toy_options_get_on}.
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
     * <p>C: {@code toy_options_optimize}.
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
     * <p>C: {@code toy_options_get_paint}.
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
     * <p>C: {@code toy_options_get_port}.
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
     * <p>C: {@code toy_options_get_ratio}.
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
     * <p>C: {@code toy_options_get_round}.
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
     * <p>C: {@code toy_options_set_broken}.
     *
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
     * <p>C: {@code toy_options_set_color}.
     *
     * @return this object
     */
    public ToyOptions setColor(Color color) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_color(call.use(this), Call.notNull(color, "color").getValue());
            return this;
        }
    }

    /**
     * Sets {@code colors}.
     *
     * <p>C: {@code toy_options_set_colors}.
     *
     * @return this object
     */
    public ToyOptions setColors(List<Color> colors) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(colors, "colors");
            CToyOptions.toy_options_set_colors(
                    nativeThis,
                    Call.sized(
                            call.ints(Call.whole(colors, "colors").stream().mapToInt(Color::getValue).toArray()),
                            4L * nativeCount),
                    nativeCount);
            Effects.noteGiven(this, "colors", List.copyOf(colors));
            return this;
        }
    }

    /**
     * Sets {@code flags}.
     *
     * <p>C: {@code toy_options_set_flags}.
     *
     * @return this object
     */
    public ToyOptions setFlags(Set<Flag> flags) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_flags(
                    call.use(this), Integer.toUnsignedLong(Flag.bits(Call.whole(flags, "flags"))));
            return this;
        }
    }

    /**
     * Sets {@code guard}.
     *
     * <p>C: {@code toy_options_set_guard}.
     *
     * @param callbacks called until this object is closed or given others
     * @return this object
     */
    public ToyOptions setGuard(WatchCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeCallbacks = Callbacks.callbackOf(call, this, "setGuard", callbacks, "callbacks");
            CToyOptions.toy_options_set_guard(
                    nativeThis, nativeCallbacks, Callbacks.noDestructor(), WatchUpcalls.Addresses.WATCH);
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code helper}.
     *
     * <p>C: {@code toy_options_set_helper}.
     *
     * @param helper consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    public ToyOptions setHelper(Helper helper) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_helper(call.use(this), call.transfer(helper, "helper", "ToyOptions.setHelper"));
            call.commit();
            Effects.noteGiven(this, "helper", helper);
            return this;
        }
    }

    /**
     * Sets {@code letter}.
     *
     * <p>C: {@code toy_options_set_letter}.
     *
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
     * <p>C: {@code toy_options_set_levels}.
     *
     * @return this object
     */
    public ToyOptions setLevels(int[] levels) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            int nativeCount = Call.count(levels, "levels");
            CToyOptions.toy_options_set_levels(nativeThis, call.ints(levels), nativeCount);
            Effects.noteGiven(this, "levels", levels.clone());
            return this;
        }
    }

    /**
     * Sets {@code lower}.
     *
     * <p>C: {@code toy_options_set_lower}.
     *
     * @param key copied
     * @return this object
     */
    public ToyOptions setLower(byte @Nullable [] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeKey = call.retain(this, "setLower", key);
            CToyOptions.toy_options_set_lower(nativeThis, nativeKey, nativeKey.byteSize());
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code maxSize}.
     *
     * <p>C: {@code toy_options_set_max_size}.
     *
     * @param maxSize at least 1
     * @return this object
     * @throws IllegalArgumentException if a parameter is outside the range named above
     */
    public ToyOptions setMaxSize(long maxSize) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_max_size(
                    call.use(this), Call.inMemory(Call.inRange(maxSize, 1L, Long.MAX_VALUE, "maxSize"), "maxSize"));
            return this;
        }
    }

    /**
     * Sets {@code on}.
     *
     * <p>C: {@code toy_options_set_on}.
     *
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
     * <p>C: {@code toy_options_set_paint}.
     *
     * @param paint shared with RocksDB; may be closed after the call
     * @return this object
     */
    public ToyOptions setPaint(@Nullable Paint paint) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_paint(call.use(this), call.useOrNull(paint));
            Effects.noteGiven(this, "paint", paint);
            return this;
        }
    }

    /**
     * Sets {@code port}.
     *
     * <p>C: {@code toy_options_set_port}.
     *
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
     * <p>C: {@code toy_options_set_ratio}.
     *
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
     * <p>C: {@code toy_options_set_round}.
     *
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
     * <p>C: {@code toy_options_set_share}.
     *
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
     * <p>C: {@code toy_options_set_small_color}.
     *
     * @return this object
     */
    public ToyOptions setSmallColor(Color smallColor) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_small_color(
                    call.use(this), (byte) Call.notNull(smallColor, "smallColor").getValue());
            return this;
        }
    }

    /**
     * Sets {@code upper}.
     *
     * <p>C: {@code toy_options_set_upper}.
     *
     * @param key copied
     * @return this object
     */
    public ToyOptions setUpper(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return setUpper(call, call.use(this), call.retain(this, "setUpper", Call.notNull(key, "key")));
        }
    }

    private ToyOptions setUpper(Call call, MemorySegment nativeThis, MemorySegment nativeKey) {
        CToyOptions.toy_options_set_upper(nativeThis, nativeKey, nativeKey.byteSize());
        call.commit();
        return this;
    }

    /** As {@link #setUpper(byte[])}, with byte buffers. Their positions move to their limits. */
    public ToyOptions setUpper(ByteBuffer key) {
        setUpper(Call.segment(key, "key"));
        Call.consume(key);
        return this;
    }

    /** As {@link #setUpper(byte[])}, with memory segments. */
    public ToyOptions setUpper(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            return setUpper(call, call.use(this), call.retain(this, "setUpper", Call.notNull(key, "key")));
        }
    }

    /**
     * Sets {@code watch}.
     *
     * <p>C: {@code toy_options_set_watch}.
     *
     * @param callbacks called until this object is closed or given others
     * @return this object
     */
    public ToyOptions setWatch(WatchCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeThis = call.use(this);
            MemorySegment nativeCallbacks = Callbacks.callbackOf(call, this, "setWatch", callbacks, "callbacks");
            CToyOptions.toy_options_set_watch(nativeThis, WatchUpcalls.Addresses.WATCH, nativeCallbacks);
            call.commit();
            return this;
        }
    }

    /**
     * Sets {@code watcher}.
     *
     * <p>C: {@code toy_options_set_watcher}.
     *
     * @param watcher consumed: it cannot be used afterwards and need not be closed
     * @return this object
     */
    public ToyOptions setWatcher(Watcher watcher) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToyOptions.toy_options_set_watcher(
                    call.use(this), call.transfer(watcher, "watcher", "ToyOptions.setWatcher"));
            call.commit();
            Effects.noteGiven(this, "watcher", watcher);
            return this;
        }
    }

    /**
     * Returns {@code shade}.
     *
     * <p>C: {@code toy_options_get_shade}.
     */
    public Shade shade() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            byte nativeResult = CToyOptions.toy_options_get_shade(call.use(this));
            return Shade.getShade(Byte.toUnsignedInt(nativeResult));
        }
    }

    /**
     * Returns {@code share}.
     *
     * <p>C: {@code toy_options_get_share}.
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
     * <p>C: {@code toy_options_get_wide_color}.
     */
    public Color wideColor() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            long nativeResult = CToyOptions.toy_options_get_wide_color(call.use(this));
            return Color.getColor(Math.toIntExact(nativeResult));
        }
    }

    /** Returns what {@link #setColors} was last given; empty if nothing. */
    public List<Color> colors() {
        return Effects.given(this, "colors", List.of());
    }

    /**
     * Returns what {@link #setHelper} was last given, or null. Its ownership was transferred then, so no other call can
     * use it.
     */
    public @Nullable Helper helper() {
        return Effects.given(this, "helper");
    }

    /** Returns what {@link #setLevels} was last given; empty if nothing. */
    public int[] levels() {
        return Effects.given(this, "levels", new int[0]).clone();
    }

    /**
     * Returns what {@link #setWatcher} was last given, or null. Its ownership was transferred then, so no other call
     * can use it.
     */
    public @Nullable Watcher watcher() {
        return Effects.given(this, "watcher");
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
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
