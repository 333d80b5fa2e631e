package dev.toy;

import dev.rockspan.runtime.MultiGetBuffer;
import dev.rockspan.runtime.ReadResult;
import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.ValueBuffer;
import dev.rockspan.runtime.call.Buffers;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.call.NativeLists;
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
 * <p>Keeps alive what it was made with or given: {@link Mark}. Closing those first is fine: they are freed after it.
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
     * <p>C: {@code toy_t *toy_create_from(const char *bytes, size_t size)}, mapped by convention bytes, owned-handle.
     *
     * @param bytes read during the call only
     * @return a new object, to be closed
     */
    public static Toy createFrom(byte[] bytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeBytes = call.bytes(bytes, "bytes");
            MemorySegment nativeResult = CToy.toy_create_from(nativeBytes, nativeBytes.byteSize());
            return new Toy(call.made(NativeObject.owned("Toy", nativeResult, CToy::toy_close)));
        }
    }

    /**
     * Calls {@code toy_create_from}.
     *
     * <p>C: {@code toy_t *toy_create_from(const char *bytes, size_t size)}, mapped by convention bytes, owned-handle.
     *
     * @param bytes read during the call only
     * @return a new object, to be closed
     */
    public static Toy createFrom(ByteBuffer bytes) {
        var result = createFrom(Buffers.bytes(bytes, "bytes"));
        Buffers.consume(bytes);
        return result;
    }

    /**
     * Calls {@code toy_create_from}.
     *
     * <p>C: {@code toy_t *toy_create_from(const char *bytes, size_t size)}, mapped by convention bytes, owned-handle.
     *
     * @param bytes read during the call only
     * @return a new object, to be closed
     */
    public static Toy createFrom(MemorySegment bytes) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeBytes = call.bytes(bytes, "bytes");
            MemorySegment nativeResult = CToy.toy_create_from(nativeBytes, nativeBytes.byteSize());
            return new Toy(call.made(NativeObject.owned("Toy", nativeResult, CToy::toy_close)));
        }
    }

    /**
     * Calls {@code toy_list}.
     *
     * <p>C: {@code char **toy_list(const toy_options_t *options, const char *name, size_t *len, char **errptr)}, mapped by convention handle, text, length-slot, error-slot, owned-array.
     *
     * @param options shared: may be closed at once
     * @param name in UTF-8, without a NUL
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public static List<String> list(ToyOptions options, String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_list(call.use(options, "options"), call.string(name, "name"), nativeLength, call.errorSlot());
            call.check();
            return NativeLists.takeTexts(call, nativeResult, nativeLength, CToy::toy_list_destroy);
        }
    }

    /**
     * Opens a toy.
     *
     * <p>C: {@code toy_t *toy_open(const toy_options_t *options, const char *name, char **errptr)}, mapped by convention handle, text, error-slot, owned-handle.
     *
     * @param options shared: may be closed at once
     * @param name in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Toy open(ToyOptions options, String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_open(call.use(options, "options"), call.string(name, "name"), call.errorSlot());
            call.check();
            return new Toy(call.made(NativeObject.owned("Toy", nativeResult, CToy::toy_close)));
        }
    }

    /**
     * Calls {@code toy_open_parts}.
     *
     * <p>C: {@code toy_t *toy_open_parts(const toy_options_t *options, const char *name, int num_parts, const char *const *part_names, toy_part_t **parts, char **errptr)}, mapped by convention handle, text, count, list, out-array, error-slot.
     *
     * @param options shared: may be closed at once
     * @param name in UTF-8, without a NUL
     * @param partNames read during the call only; no element may be null
     * @param parts receives the new objects, which are closed with what is returned
     * @return a new object, to be closed; what is added to the list is closed with it
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Toy open(ToyOptions options, String name, List<String> partNames,
            List<Part> parts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(partNames, "partNames");
            MemorySegment nativeHandles = NativeLists.wordsFor(parts, "parts", call, nativeCount2);
            MemorySegment nativeResult = CToy.toy_open_parts(call.use(options, "options"), call.string(name, "name"), nativeCount2, NativeLists.sized(NativeLists.strings(call, partNames, "partNames"), 8L * nativeCount2), nativeHandles, call.errorSlot());
            call.check();
            Toy result = new Toy(call.made(NativeObject.owned("Toy", nativeResult, CToy::toy_close)));
            return NativeLists.addHandles(result, parts, nativeHandles, nativeCount2, address -> new Part(NativeObject.child("Part", address, CPart::toy_part_destroy, result)));
        }
    }

    /**
     * Calls {@code toy_reopen}.
     *
     * <p>C: {@code toy_t *toy_reopen(toy_t *toy, char **errptr)}, mapped by convention handle, error-slot, owned-handle.
     *
     * @param toy handed over: closing it does nothing from now on
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public static Toy reopen(Toy toy) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_reopen(call.transfer(toy, "toy", "Toy.reopen"), call.errorSlot());
            call.commit();
            call.check();
            return new Toy(call.made(NativeObject.owned("Toy", nativeResult, CToy::toy_close).succeeding(toy)));
        }
    }

    /**
     * Returns {@code version}.
     *
     * <p>C: {@code int toy_version(void)}, mapped by convention scalar.
     *
     * @return as RocksDB has it
     */
    public static int version() {
        int nativeResult = CToy.toy_version();
        return nativeResult;
    }

    /**
     * Returns {@code cachePath}.
     *
     * <p>C: {@code char *toy_cache_path(const toy_t *toy, size_t *len)}, mapped by convention receiver, length-slot, owned-text.
     *
     * @return a copy
     */
    public @Nullable String cachePath() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_cache_path(call.use(this), nativeLength);
            return call.takeString(nativeResult, nativeLength);
        }
    }

    /**
     * Returns {@code count}.
     *
     * <p>C: {@code int toy_count(const toy_t *toy)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
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
     * <p>C: {@code const toy_mark_t *toy_create_mark(toy_t *toy)}, mapped by convention receiver, owned-handle.
     *
     * @return a new object, to be closed
     */
    public Mark createMark() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeParent = call.use(this);
            MemorySegment nativeResult = CToy.toy_create_mark(nativeParent);
            return new Mark(call.made(NativeObject.child("Mark", nativeResult, object -> CToy.toy_release_mark(nativeParent, object), this).marked(ObjectMark.OF-TOY)));
        }
    }

    /**
     * Calls {@code toy_create_marks}.
     *
     * <p>C: {@code void toy_create_marks(toy_t *toy, size_t num_parts, toy_part_t *const *parts, toy_mark_t **marks, char **errs)}, mapped by convention receiver, count, list, out-array.
     *
     * @param parts read during the call only; no element may be null
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     */
    public List<@Nullable Mark> createMarks(List<Part> parts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(parts, "parts");
            MemorySegment nativeParent = call.use(this);
            MemorySegment nativeHandles = NativeLists.words(call, nativeCount1);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount1);
            CToy.toy_create_marks(nativeParent, nativeCount1, NativeLists.sized(NativeLists.handles(call, parts, "parts"), 8L * nativeCount1), nativeHandles, nativeErrors);
            return NativeLists.takeHandles(call, nativeHandles, nativeErrors, nativeCount1, address -> new Mark(NativeObject.child("Mark", address, object -> CToy.toy_release_mark(nativeParent, object), this)), object -> CToy.toy_release_mark(nativeParent, object));
        }
    }

    /**
     * Calls {@code toy_create_part}.
     *
     * <p>C: {@code toy_part_t *toy_create_part(toy_t *toy, const toy_options_t *part_options, const char *name, char **errptr)}, mapped by convention receiver, handle, text, error-slot, owned-handle.
     *
     * @param partOptions kept alive for as long as it is needed
     * @param name in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public Part createPart(PartOptionsInterface<?> partOptions, String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToy.toy_create_part(call.use(this), call.use(partOptions, "partOptions"), call.string(name, "name"), call.errorSlot());
            call.check();
            return new Part(call.made(NativeObject.child("Part", nativeResult, CPart::toy_part_destroy, this).borrowing(partOptions)));
        }
    }

    /**
     * Calls {@code toy_create_part}.
     *
     * <p>C: {@code toy_part_t *toy_create_part(toy_t *toy, const toy_options_t *part_options, const char *name, char **errptr)}, mapped by convention receiver, handle, text, error-slot, owned-handle.
     *
     * @param name in UTF-8, without a NUL
     * @return a new object, to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public Part createPart(String name) {
        return createPart(ToyOptions.defaults(), name);
    }

    /**
     * Calls {@code toy_create_parts}.
     *
     * <p>C: {@code void toy_create_parts(toy_t *toy, const toy_options_t *options, int num_parts, const char *const *names, toy_part_t **parts, char **errptr)}, mapped by convention receiver, handle, count, list, out-array, error-slot.
     *
     * @param options kept alive for as long as it is needed
     * @param names read during the call only; no element may be null
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<Part> createParts(ToyOptions options, List<String> names) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(names, "names");
            MemorySegment nativeHandles = NativeLists.words(call, nativeCount2);
            CToy.toy_create_parts(call.use(this), call.use(options, "options"), nativeCount2, NativeLists.sized(NativeLists.strings(call, names, "names"), 8L * nativeCount2), nativeHandles, call.errorSlot());
            call.check();
            return NativeLists.takeHandles(call, nativeHandles, null, nativeCount2, address -> new Part(NativeObject.child("Part", address, CPart::toy_part_destroy, this).borrowing(options)), CPart::toy_part_destroy);
        }
    }

    /**
     * Calls {@code toy_create_parts}.
     *
     * <p>C: {@code void toy_create_parts(toy_t *toy, const toy_options_t *options, int num_parts, const char *const *names, toy_part_t **parts, char **errptr)}, mapped by convention receiver, handle, count, list, out-array, error-slot.
     *
     * @param names read during the call only; no element may be null
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<Part> createParts(List<String> names) {
        return createParts(ToyOptions.defaults(), names);
    }

    /**
     * Calls {@code toy_default}.
     *
     * <p>C: {@code void toy_default(toy_t *toy, int call, int result, int class)}, mapped by convention receiver, scalar.
     *
     * @param givenCall as in RocksDB
     * @param givenResult as in RocksDB
     * @param classValue as in RocksDB
     */
    public void defaultValue(int givenCall, int givenResult, int classValue) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToy.toy_default(call.use(this), givenCall, givenResult, classValue);
        }
    }

    /**
     * Returns {@code describe}.
     *
     * <p>C: {@code char *toy_describe(const toy_t *toy)}, mapped by convention receiver, owned-text.
     *
     * @return a copy
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
     * <p>C: {@code void toy_drop_all(toy_t *toy, int n, const char *const *names)}, mapped by convention receiver, count, list.
     *
     * @param names read during the call only; no element may be null
     */
    public void dropAll(List<String> names) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(names, "names");
            CToy.toy_drop_all(call.use(this), nativeCount1, NativeLists.sized(NativeLists.strings(call, names, "names"), 8L * nativeCount1));
        }
    }

    /**
     * Calls {@code toy_drop_slices}.
     *
     * <p>C: {@code void toy_drop_slices(toy_t *toy, size_t n, const toy_slice_t *keys)}, mapped by convention receiver, count, list.
     *
     * @param keys read during the call only; no element may be null
     */
    public void dropSlices(List<byte[]> keys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(keys, "keys");
            CToy.toy_drop_slices(call.use(this), nativeCount1, NativeLists.sized(NativeLists.slices(call, keys, "keys"), 16L * nativeCount1));
        }
    }

    /**
     * Returns {@code findBoth}.
     *
     * <p>C: {@code void toy_find_both(toy_t *toy, toy_part_t **part, char **errptr)}, mapped by convention receiver, several-results, error-slot.
     *
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public Part findBoth() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativePart = call.pointerSlot();
            CToy.toy_find_both(call.use(this), nativePart, call.errorSlot());
            call.check();
            return new Part(NativeObject.child("Part", nativePart.get(ValueLayout.ADDRESS, 0), CPart::toy_part_destroy, this));
        }
    }

    /**
     * Calls {@code toy_find_part}.
     *
     * <p>C: {@code toy_part_t *toy_find_part(toy_t *toy, const char *name)}, mapped by convention receiver, text, owned-handle.
     *
     * @param name in UTF-8, without a NUL
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
     * <p>C: {@code void toy_flush_parts(toy_t *toy, toy_part_t **parts, int num_parts, char **errptr)}, mapped by convention receiver, list, count, error-slot.
     *
     * @param parts read during the call only; no element may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    public void flushParts(List<Part> parts) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(parts, "parts");
            CToy.toy_flush_parts(call.use(this), NativeLists.sized(NativeLists.handles(call, parts, "parts"), 8L * nativeCount2), nativeCount2, call.errorSlot());
            call.check();
        }
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ToyOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_get(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeLength, call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(byte[] key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ToyOptions options, ByteBuffer key) {
        var result = get(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ByteBuffer key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(ToyOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_get(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeLength, call.errorSlot());
            call.check();
            return call.takeBytes(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    @Override
    public byte @Nullable [] get(MemorySegment key) {
        return get(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_get_into}.
     *
     * <p>C: {@code unsigned char toy_get_into(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @param buffer filled from its start if the value fits, else left as it is
     * @return the size of the value, which was copied only if it fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ToyOptions options, byte[] key, byte[] buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CToy.toy_get_into(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeLength, nativeFound, call.errorSlot());
            call.check();
            return call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
    }

    /**
     * Calls {@code toy_get_into}.
     *
     * <p>C: {@code unsigned char toy_get_into(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start if the value fits, else left as it is
     * @return the size of the value, which was copied only if it fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(byte[] key, byte[] buffer) {
        return get(ToyOptions.defaults(), key, buffer);
    }

    /**
     * Calls {@code toy_get_into}.
     *
     * <p>C: {@code unsigned char toy_get_into(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @param buffer filled from its start if the value fits, else left as it is
     * @return the size of the value, which was copied only if it fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ToyOptions options, ByteBuffer key, ByteBuffer buffer) {
        long nativeSize = get(options, Buffers.bytes(key, "key"), Buffers.bytes(buffer, "buffer"));
        Buffers.consume(key);
        return Buffers.limit(buffer, nativeSize);
    }

    /**
     * Calls {@code toy_get_into}.
     *
     * <p>C: {@code unsigned char toy_get_into(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start if the value fits, else left as it is
     * @return the size of the value, which was copied only if it fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int get(ByteBuffer key, ByteBuffer buffer) {
        return get(ToyOptions.defaults(), key, buffer);
    }

    /**
     * Calls {@code toy_get_into}.
     *
     * <p>C: {@code unsigned char toy_get_into(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @param buffer filled from its start if the value fits, else left as it is
     * @return the size of the value, which was copied only if it fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long get(ToyOptions options, MemorySegment key, MemorySegment buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CToy.toy_get_into(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeLength, nativeFound, call.errorSlot());
            call.check();
            return call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
    }

    /**
     * Calls {@code toy_get_into}.
     *
     * <p>C: {@code unsigned char toy_get_into(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, handle, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start if the value fits, else left as it is
     * @return the size of the value, which was copied only if it fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long get(MemorySegment key, MemorySegment buffer) {
        return get(ToyOptions.defaults(), key, buffer);
    }

    /**
     * Copies the value of a key into a buffer or pins it.
     *
     * <p>C: {@code toy_pin_t *toy_get_pinned(toy_t *toy, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long getOrPin(byte[] key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = dev.rockspan.runtime.pin.Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            call.check();
            if (!dev.rockspan.runtime.pin.Pin.fill(call, buffer, nativeValue, CPin::toy_pin_destroy)) {
                buffer.pin(call.made(new Pin(dev.rockspan.runtime.pin.Pin.of(call, "Pin", nativeValue, CPin::toy_pin_destroy, this), this)));
            }
            return buffer.size();
        }
    }

    /**
     * Copies the value of a key into a buffer or pins it.
     *
     * <p>C: {@code toy_pin_t *toy_get_pinned(toy_t *toy, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long getOrPin(ByteBuffer key, ValueBuffer buffer) {
        var result = getOrPin(Buffers.bytes(key, "key"), buffer);
        Buffers.consume(key);
        return result;
    }

    /**
     * Copies the value of a key into a buffer or pins it.
     *
     * <p>C: {@code toy_pin_t *toy_get_pinned(toy_t *toy, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @param buffer gets the value, or has it pinned
     * @return the size of the value; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long getOrPin(MemorySegment key, ValueBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = dev.rockspan.runtime.pin.Pin.memory(buffer, "buffer");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            call.check();
            if (!dev.rockspan.runtime.pin.Pin.fill(call, buffer, nativeValue, CPin::toy_pin_destroy)) {
                buffer.pin(call.made(new Pin(dev.rockspan.runtime.pin.Pin.of(call, "Pin", nativeValue, CPin::toy_pin_destroy, this), this)));
            }
            return buffer.size();
        }
    }

    /**
     * Calls {@code toy_get_pinned}.
     *
     * <p>C: {@code toy_pin_t *toy_get_pinned(toy_t *toy, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable Pin getPinned(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new Pin(dev.rockspan.runtime.pin.Pin.of(call, "Pin", nativeValue, CPin::toy_pin_destroy, this), this));
        }
    }

    /**
     * Calls {@code toy_get_pinned}.
     *
     * <p>C: {@code toy_pin_t *toy_get_pinned(toy_t *toy, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable Pin getPinned(ByteBuffer key) {
        var result = getPinned(Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Calls {@code toy_get_pinned}.
     *
     * <p>C: {@code toy_pin_t *toy_get_pinned(toy_t *toy, const char *key, size_t keylen, char **errptr)}, mapped by convention receiver, bytes, error-slot, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public @Nullable Pin getPinned(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), MemorySegment.NULL, 0, nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            call.check();
            if (call.isMissing(nativeValue)) {
                return null;
            }
            return call.made(new Pin(dev.rockspan.runtime.pin.Pin.of(call, "Pin", nativeValue, CPin::toy_pin_destroy, this), this));
        }
    }

    /**
     * Calls {@code toy_get_with_age}.
     *
     * <p>C: {@code char *toy_get_with_age(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **age, size_t *agelen, char **errptr)}, mapped by convention receiver, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public ValueWithAge getWithAge(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeAge = call.pointerSlot();
            MemorySegment nativeLength5 = call.longSlot();
            MemorySegment nativeResult = CToy.toy_get_with_age(call.use(this), nativeKey, nativeKey.byteSize(), nativeLength, nativeAge, nativeLength5, call.errorSlot());
            call.check();
            return new ValueWithAge(call.takeBytes(nativeResult, nativeLength), call.takeBytes(nativeAge.get(ValueLayout.ADDRESS, 0), nativeLength5));
        }
    }

    /**
     * Calls {@code toy_get_with_age}.
     *
     * <p>C: {@code char *toy_get_with_age(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **age, size_t *agelen, char **errptr)}, mapped by convention receiver, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public ValueWithAge getWithAge(ByteBuffer key) {
        var result = getWithAge(Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Calls {@code toy_get_with_age}.
     *
     * <p>C: {@code char *toy_get_with_age(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **age, size_t *agelen, char **errptr)}, mapped by convention receiver, bytes, length-slot, several-results, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public ValueWithAge getWithAge(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeAge = call.pointerSlot();
            MemorySegment nativeLength5 = call.longSlot();
            MemorySegment nativeResult = CToy.toy_get_with_age(call.use(this), nativeKey, nativeKey.byteSize(), nativeLength, nativeAge, nativeLength5, call.errorSlot());
            call.check();
            return new ValueWithAge(call.takeBytes(nativeResult, nativeLength), call.takeBytes(nativeAge.get(ValueLayout.ADDRESS, 0), nativeLength5));
        }
    }

    /**
     * Calls {@code toy_give_paint}.
     *
     * <p>C: {@code void toy_give_paint(toy_t *toy, toy_paint_t *paint, toy_paint_t *spare)}, mapped by convention receiver, handle.
     *
     * @param paint handed over: closing it does nothing from now on
     * @param spare one of this object's, handed over: closing it does nothing from now on; may be null
     */
    public void givePaint(Paint paint, @Nullable Paint spare) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToy.toy_give_paint(call.use(this), call.transfer(paint, "paint", "Toy.givePaint"), call.transferOrNull(Effects.own(this, spare, "spare"), "spare", "Toy.givePaint"));
            call.commit();
        }
    }

    /**
     * Returns {@code isPackable}.
     *
     * <p>C: {@code unsigned char toy_is_packable(const toy_t *toy)}, mapped by convention receiver, scalar.
     *
     * @return as RocksDB has it
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
     * <p>C: {@code void toy_iterate(toy_t *toy, void *state, void (*put)(void *, const char *, size_t, const char *, size_t), void (*deleted)(void *, const char *, size_t))}, mapped by convention receiver, callbacks.
     *
     * @param callbacks called before this returns
     */
    @Override
    public void iterate(IterateCallbacks callbacks) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount = CToy.toy_count(call.use(this));
            MemorySegment nativeCallbacks = Callbacks.visitor(call, callbacks, "callbacks");
            CToy.toy_iterate(call.use(this), nativeCallbacks, IterateUpcalls.PUT, IterateUpcalls.DELETE);
            Callbacks.checkVisited(nativeCallbacks, nativeCount, "Toy");
        }
    }

    /**
     * Returns {@code layers}.
     *
     * <p>C: {@code toy_layers_t *toy_layers(toy_t *toy)}, mapped by convention receiver, owned-record.
     *
     * @return a list of copies
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
     * <p>C: {@code void toy_live(toy_t *toy, char ***files, size_t *num_files, uint64_t *total, char **errptr)}, mapped by convention receiver, several-results, error-slot.
     *
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public LiveFiles live() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeFiles = call.pointerSlot();
            MemorySegment nativeLength2 = call.longSlot();
            MemorySegment nativeTotal = call.longSlot();
            CToy.toy_live(call.use(this), nativeFiles, nativeLength2, nativeTotal, call.errorSlot());
            call.check();
            return new LiveFiles(NativeLists.takeTexts(call, nativeFiles.get(ValueLayout.ADDRESS, 0), nativeLength2, CToy::toy_live_destroy), nativeTotal.get(ValueLayout.JAVA_LONG, 0));
        }
    }

    /**
     * Calls {@code toy_log}.
     *
     * <p>C: {@code void toy_log(toy_t *toy, const char *line, size_t linelen, const char *title, const char *note)}, mapped by convention receiver, bytes, text.
     *
     * @param line read during the call only
     * @param title in UTF-8, without a NUL
     * @param note in UTF-8, without a NUL; may be null
     */
    public void log(String line, String title, @Nullable String note) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLine = call.text(line, "line");
            CToy.toy_log(call.use(this), nativeLine, nativeLine.byteSize(), call.string(title, "title"), call.stringOrNull(note, "note"));
        }
    }

    /**
     * Calls {@code toy_look_up}.
     *
     * <p>C: {@code toy_part_t *toy_look_up(toy_t *toy, const char *key, size_t keylen)}, mapped by convention receiver, bytes, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     */
    public @Nullable Part lookUp(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeResult = CToy.toy_look_up(call.use(this), nativeKey, nativeKey.byteSize());
            if (call.isEmpty(nativeResult)) {
                CPart.toy_part_destroy(nativeResult);
                return null;
            }
            return new Part(call.made(NativeObject.child("Part", nativeResult, CPart::toy_part_destroy, this)));
        }
    }

    /**
     * Calls {@code toy_look_up}.
     *
     * <p>C: {@code toy_part_t *toy_look_up(toy_t *toy, const char *key, size_t keylen)}, mapped by convention receiver, bytes, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     */
    public @Nullable Part lookUp(ByteBuffer key) {
        var result = lookUp(Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Calls {@code toy_look_up}.
     *
     * <p>C: {@code toy_part_t *toy_look_up(toy_t *toy, const char *key, size_t keylen)}, mapped by convention receiver, bytes, owned-handle.
     *
     * @param key read during the call only
     * @return a new object, to be closed; null if there is none
     */
    public @Nullable Part lookUp(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeResult = CToy.toy_look_up(call.use(this), nativeKey, nativeKey.byteSize());
            if (call.isEmpty(nativeResult)) {
                CPart.toy_part_destroy(nativeResult);
                return null;
            }
            return new Part(call.made(NativeObject.child("Part", nativeResult, CPart::toy_part_destroy, this)));
        }
    }

    /**
     * Returns {@code measure}.
     *
     * <p>C: {@code int toy_measure(toy_t *toy, uint64_t *width, double *height, char **errptr)}, mapped by convention receiver, several-results, error-slot, scalar.
     *
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public Measures measure() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeWidth = call.longSlot();
            MemorySegment nativeHeight = call.longSlot();
            int nativeResult = CToy.toy_measure(call.use(this), nativeWidth, nativeHeight, call.errorSlot());
            call.check();
            return new Measures(Color.getColor(nativeResult), nativeWidth.get(ValueLayout.JAVA_LONG, 0), nativeHeight.get(ValueLayout.JAVA_DOUBLE, 0));
        }
    }

    /**
     * Calls {@code toy_measure_hole}.
     *
     * <p>C: {@code void toy_measure_hole(toy_t *toy, const char *name, toy_hole_t *hole, char **errptr)}, mapped by convention receiver, text, several-results, error-slot.
     *
     * @param name in UTF-8, without a NUL
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public Hole measureHole(String name) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeHole = call.temporary(CHole.toy_hole_create(), CHole::toy_hole_destroy);
            CToy.toy_measure_hole(call.use(this), call.string(name, "name"), nativeHole, call.errorSlot());
            call.check();
            return Hole.read(nativeHole);
        }
    }

    /**
     * Calls {@code toy_multi_get}.
     *
     * <p>C: {@code void toy_multi_get(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys, const size_t *key_sizes, char **values, size_t *value_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param options shared: may be closed at once
     * @param keys read during the call only; no element may be null
     * @return a copy
     */
    public List<byte @Nullable []> multiGet(ToyOptions options, List<byte[]> keys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (Symbols.EXTENSION.isInUse()) {
                int nativeCount2 = NativeLists.count(keys, "keys");
                MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount2);
                FoundValues nativeFound = FoundValues.of(call, nativeCount2);
                CExtras.toy_multi_fill(call.use(this), call.use(options, "options"), nativeCount2, nativeKeys, NativeLists.lengths(nativeKeys), MemorySegment.NULL, 0, nativeFound.data(), nativeFound.sizes(), nativeFound.objects(), nativeFound.errors());
                return nativeFound.take(CExtras::toy_release);
            }
            int nativeCount2 = NativeLists.count(keys, "keys");
            MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount2);
            MemorySegment nativeValues = NativeLists.words(call, nativeCount2);
            MemorySegment nativeLengths = NativeLists.words(call, nativeCount2);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount2);
            CToy.toy_multi_get(call.use(this), call.use(options, "options"), nativeCount2, nativeKeys, NativeLists.lengths(nativeKeys), nativeValues, nativeLengths, nativeErrors);
            return NativeLists.takeValues(call, nativeValues, nativeLengths, nativeErrors, nativeCount2);
        }
    }

    /**
     * Calls {@code toy_multi_get}.
     *
     * <p>C: {@code void toy_multi_get(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys, const size_t *key_sizes, char **values, size_t *value_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param keys read during the call only; no element may be null
     * @return a copy
     */
    public List<byte @Nullable []> multiGet(List<byte[]> keys) {
        return multiGet(ToyOptions.defaults(), keys);
    }

    /**
     * Copies the values of keys into a buffer or pins them.
     *
     * <p>C: {@code void toy_multi_get(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys, const size_t *key_sizes, char **values, size_t *value_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param options shared: may be closed at once
     * @param keys read during the call only; no element may be null
     * @param buffer gets the values, or has them pinned
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(ToyOptions options, List<byte[]> keys, MultiGetBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeBuffer = dev.rockspan.runtime.pin.Pin.memory(buffer, "buffer");
            if (Symbols.EXTENSION.isInUse()) {
                int nativeCount2 = NativeLists.count(keys, "keys");
                MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount2);
                FoundValues nativeFound = FoundValues.of(call, nativeCount2);
                CExtras.toy_multi_fill(call.use(this), call.use(options, "options"), nativeCount2, nativeKeys, NativeLists.lengths(nativeKeys), nativeBuffer, nativeBuffer.byteSize(), nativeFound.data(), nativeFound.sizes(), nativeFound.objects(), nativeFound.errors());
                return nativeFound.fill(buffer, CExtras::toy_release, this);
            }
            int nativeCount2 = NativeLists.count(keys, "keys");
            MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount2);
            MemorySegment nativeValues = NativeLists.words(call, nativeCount2);
            MemorySegment nativeLengths = NativeLists.words(call, nativeCount2);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount2);
            CToy.toy_multi_get(call.use(this), call.use(options, "options"), nativeCount2, nativeKeys, NativeLists.lengths(nativeKeys), nativeValues, nativeLengths, nativeErrors);
            return FoundValues.ofAllocated(call, nativeValues, nativeLengths, nativeErrors, nativeCount2).fill(buffer, this);
        }
    }

    /**
     * Copies the values of keys into a buffer or pins them.
     *
     * <p>C: {@code void toy_multi_get(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys, const size_t *key_sizes, char **values, size_t *value_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param keys read during the call only; no element may be null
     * @param buffer gets the values, or has them pinned
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(List<byte[]> keys, MultiGetBuffer buffer) {
        return multiGetOrPin(ToyOptions.defaults(), keys, buffer);
    }

    /**
     * Copies the values of keys into a buffer or pins them.
     *
     * <p>C: {@code void toy_multi_get_pinned(toy_t *toy, size_t num_keys, const char *const *keys, const size_t *key_sizes, toy_pin_t **pins, char **errs, unsigned char sorted)}, mapped by convention receiver, count, list, out-array, scalar.
     *
     * @param keys read during the call only; no element may be null
     * @param sorted whether the keys are in order
     * @param buffer gets the values, or has them pinned
     * @return how many of the keys have a value
     */
    public int multiGetOrPin(List<byte[]> keys, boolean sorted, MultiGetBuffer buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeBuffer = dev.rockspan.runtime.pin.Pin.memory(buffer, "buffer");
            if (Symbols.EXTENSION.isInUse()) {
                int nativeCount1 = NativeLists.count(keys, "keys");
                MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount1);
                FoundValues nativeFound = FoundValues.of(call, nativeCount1);
                CExtras.toy_multi_fill_sorted(call.use(this), nativeCount1, nativeKeys, NativeLists.lengths(nativeKeys), (byte) (sorted ? 1 : 0), nativeBuffer, nativeBuffer.byteSize(), nativeFound.data(), nativeFound.sizes(), nativeFound.objects(), nativeFound.errors());
                return nativeFound.fill(buffer, CExtras::toy_release, this);
            }
            int nativeCount1 = NativeLists.count(keys, "keys");
            MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount1);
            MemorySegment nativeHandles = NativeLists.words(call, nativeCount1);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount1);
            CToy.toy_multi_get_pinned(call.use(this), nativeCount1, nativeKeys, NativeLists.lengths(nativeKeys), nativeHandles, nativeErrors, (byte) (sorted ? 1 : 0));
            return FoundValues.ofPinned(call, nativeHandles, nativeErrors, nativeCount1, CPin::toy_pin_value).fill(buffer, FoundValues.each(CPin::toy_pin_destroy), this);
        }
    }

    /**
     * Calls {@code toy_multi_get_pinned}.
     *
     * <p>C: {@code void toy_multi_get_pinned(toy_t *toy, size_t num_keys, const char *const *keys, const size_t *key_sizes, toy_pin_t **pins, char **errs, unsigned char sorted)}, mapped by convention receiver, count, list, out-array, scalar.
     *
     * @param keys read during the call only; no element may be null
     * @param sorted whether the keys are in order
     * @return new objects, each to be closed, in the order of what was asked for; null where there is none
     */
    public List<@Nullable Pin> multiGetPinned(List<byte[]> keys, boolean sorted) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(keys, "keys");
            MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount1);
            MemorySegment nativeHandles = NativeLists.words(call, nativeCount1);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount1);
            CToy.toy_multi_get_pinned(call.use(this), nativeCount1, nativeKeys, NativeLists.lengths(nativeKeys), nativeHandles, nativeErrors, (byte) (sorted ? 1 : 0));
            return NativeLists.takeHandles(call, nativeHandles, nativeErrors, nativeCount1, address -> new Pin(dev.rockspan.runtime.pin.Pin.of(call, "Pin", address, CPin::toy_pin_destroy, CPin::toy_pin_value, this), this), CPin::toy_pin_destroy);
        }
    }

    /**
     * Calls {@code toy_multi_get_with_age}.
     *
     * <p>C: {@code void toy_multi_get_with_age(toy_t *toy, size_t num_keys, const char *const *keys, const size_t *key_sizes, char **values, size_t *value_sizes, char **ages, size_t *age_sizes, char **errs)}, mapped by convention receiver, count, list, out-array.
     *
     * @param keys read during the call only; no element may be null
     * @return a copy
     */
    public ValuesWithAges multiGetWithAge(List<byte[]> keys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(keys, "keys");
            MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount1);
            MemorySegment nativeValuesValues = NativeLists.words(call, nativeCount1);
            MemorySegment nativeValuesLengths = NativeLists.words(call, nativeCount1);
            MemorySegment nativeAgesValues = NativeLists.words(call, nativeCount1);
            MemorySegment nativeAgesLengths = NativeLists.words(call, nativeCount1);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount1);
            CToy.toy_multi_get_with_age(call.use(this), nativeCount1, nativeKeys, NativeLists.lengths(nativeKeys), nativeValuesValues, nativeValuesLengths, nativeAgesValues, nativeAgesLengths, nativeErrors);
            ValuesWithAges result = new ValuesWithAges(NativeLists.takeValues(call, nativeValuesValues, nativeValuesLengths, nativeCount1), NativeLists.takeValues(call, nativeAgesValues, nativeAgesLengths, nativeCount1));
            NativeLists.check(call, nativeErrors, nativeCount1);
            return result;
        }
    }

    /**
     * Calls {@code toy_multi_put}.
     *
     * <p>C: {@code void toy_multi_put(toy_t *toy, int num_keys, const char *const *keys, const size_t *key_sizes, const char *const *values, const size_t *value_sizes, char **errptr)}, mapped by convention receiver, count, list, error-slot.
     *
     * @param keys read during the call only; no element may be null
     * @param values read during the call only; no element may be null
     * @throws RocksDBException if RocksDB reports an error
     */
    public void multiPut(List<byte[]> keys, List<byte[]> values) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.sameCount(NativeLists.count(keys, "keys"), NativeLists.count(values, "values"), "values");
            MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount1);
            MemorySegment nativeValues = NativeLists.sized(NativeLists.bytes(call, values, "values"), 16L * nativeCount1);
            CToy.toy_multi_put(call.use(this), nativeCount1, nativeKeys, NativeLists.lengths(nativeKeys), nativeValues, NativeLists.lengths(nativeValues), call.errorSlot());
            call.check();
        }
    }

    /**
     * Returns {@code pack}.
     *
     * <p>C: {@code toy_box_t *toy_pack(toy_t *toy)}, mapped by convention receiver, owned-handle.
     *
     * @return a new object, to be closed
     */
    public Box pack() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            if (CToy.toy_is_packable(call.use(this)) == 0) {
                throw new IllegalStateException("the toy is too big");
            }
            MemorySegment nativeResult = CToy.toy_pack(call.use(this));
            return new Box(call.made(NativeObject.owned("Box", nativeResult, CBox::toy_box_destroy)));
        }
    }

    /**
     * Returns {@code parts}.
     *
     * <p>C: {@code toy_part_t **toy_parts(toy_t *toy, size_t *len, char **errptr)}, mapped by convention receiver, length-slot, error-slot, owned-array.
     *
     * @return new objects, each to be closed
     * @throws RocksDBException if RocksDB reports an error
     */
    public List<Part> parts() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_parts(call.use(this), nativeLength, call.errorSlot());
            return NativeLists.takeHandleArray(call, nativeResult, nativeLength, address -> new Part(NativeObject.child("Part", address, CPart::toy_part_destroy, this)), CPart::toy_part_destroy, CToy::toy_parts_destroy);
        }
    }

    /**
     * Calls {@code toy_property}.
     *
     * <p>C: {@code int toy_property(toy_t *toy, const char *property, uint64_t *value)}, mapped by convention receiver, text, out-scalar.
     *
     * @param property in UTF-8, without a NUL
     * @return a copy
     * @throws RocksDBException if there is none
     */
    public long property(String property) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeOut = call.longSlot();
            int nativeResult = CToy.toy_property(call.use(this), call.string(property, "property"), nativeOut);
            return Call.found(nativeResult == 0, nativeOut);
        }
    }

    /**
     * Calls {@code toy_put}.
     *
     * <p>C: {@code void toy_put(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(ToyOptions options, byte[] key, byte[] value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CToy.toy_put(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Calls {@code toy_put}.
     *
     * <p>C: {@code void toy_put(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(byte[] key, byte[] value) {
        put(ToyOptions.defaults(), key, value);
    }

    /**
     * Calls {@code toy_put}.
     *
     * <p>C: {@code void toy_put(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(ToyOptions options, ByteBuffer key, ByteBuffer value) {
        put(options, Buffers.bytes(key, "key"), Buffers.bytes(value, "value"));
        Buffers.consume(key);
        Buffers.consume(value);
    }

    /**
     * Calls {@code toy_put}.
     *
     * <p>C: {@code void toy_put(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(ByteBuffer key, ByteBuffer value) {
        put(ToyOptions.defaults(), key, value);
    }

    /**
     * Calls {@code toy_put}.
     *
     * <p>C: {@code void toy_put(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(ToyOptions options, MemorySegment key, MemorySegment value) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeValue = call.bytes(value, "value");
            CToy.toy_put(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeValue, nativeValue.byteSize(), call.errorSlot());
            call.check();
        }
    }

    /**
     * Calls {@code toy_put}.
     *
     * <p>C: {@code void toy_put(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, const char *val, size_t vallen, char **errptr)}, mapped by convention receiver, handle, bytes, error-slot.
     *
     * @param key read during the call only
     * @param value read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public void put(MemorySegment key, MemorySegment value) {
        put(ToyOptions.defaults(), key, value);
    }

    /**
     * Calls {@code toy_read}.
     *
     * <p>C: {@code char *toy_read(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] read(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPin::toy_pin_destroy);
        }
    }

    /**
     * Calls {@code toy_read}.
     *
     * <p>C: {@code char *toy_read(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] read(ByteBuffer key) {
        var result = read(Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Calls {@code toy_read}.
     *
     * <p>C: {@code char *toy_read(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return a copy, or null if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public byte @Nullable [] read(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            call.check();
            return call.takeBytes(nativeValue, CPin::toy_pin_destroy);
        }
    }

    /**
     * Calls {@code toy_read_into}.
     *
     * <p>C: {@code unsigned char toy_read_into(toy_t *toy, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int read(byte[] key, byte[] buffer) {
        if (Call.isLarge(buffer)) {
            return readLarge(key, buffer);
        }
        int nativeSize;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CToy.toy_read_into(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeLength, nativeFound, call.errorSlot());
            call.check();
            nativeSize = call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
        // C copies all of a value or nothing; Java gets what fits.
        return nativeSize <= buffer.length ? nativeSize : readLarge(key, buffer);
    }

    private int readLarge(byte[] key, byte[] buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            call.check();
            return call.copied(nativeValue, CPin::toy_pin_destroy, buffer);
        }
    }

    /**
     * Calls {@code toy_read_into}.
     *
     * <p>C: {@code unsigned char toy_read_into(toy_t *toy, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public int read(ByteBuffer key, ByteBuffer buffer) {
        long nativeSize = read(Buffers.bytes(key, "key"), Buffers.bytes(buffer, "buffer"));
        Buffers.consume(key);
        return Buffers.limit(buffer, nativeSize);
    }

    /**
     * Calls {@code toy_read_into}.
     *
     * <p>C: {@code unsigned char toy_read_into(toy_t *toy, const char *key, size_t keylen, char *buffer, size_t buflen, size_t *vallen, unsigned char *found, char **errptr)}, mapped by convention receiver, bytes, fill-buffer, error-slot.
     *
     * @param key read during the call only
     * @param buffer filled from its start with what fits of the value
     * @return the size of the value, of which the buffer has what fits; -1 if there is none
     * @throws RocksDBException if RocksDB reports an error
     */
    public long read(MemorySegment key, MemorySegment buffer) {
        if (Call.isLarge(buffer)) {
            return readLarge(key, buffer);
        }
        long nativeSize;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.output(buffer, "buffer");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeFound = call.byteSlot();
            CToy.toy_read_into(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeLength, nativeFound, call.errorSlot());
            call.check();
            nativeSize = call.filled(nativeFound, nativeLength, nativeBuffer, buffer);
        }
        // C copies all of a value or nothing; Java gets what fits.
        return nativeSize <= buffer.byteSize() ? nativeSize : readLarge(key, buffer);
    }

    private long readLarge(MemorySegment key, MemorySegment buffer) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            call.check();
            return call.copied(nativeValue, CPin::toy_pin_destroy, buffer);
        }
    }

    /**
     * Calls {@code toy_rest_on}.
     *
     * <p>C: {@code void toy_rest_on(toy_t *toy, const toy_mark_t *mark)}, mapped by convention receiver, handle.
     *
     * @param mark kept alive for as long as it is needed
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
     * <p>C: {@code void toy_say_all(toy_t *toy, int n, const char *const *lines, const size_t *sizes)}, mapped by convention receiver, count, list.
     *
     * @param lines read during the call only; no element may be null
     */
    public void sayAll(List<String> lines) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(lines, "lines");
            MemorySegment nativeLines = NativeLists.sized(NativeLists.texts(call, lines, "lines"), 16L * nativeCount1);
            CToy.toy_say_all(call.use(this), nativeCount1, nativeLines, NativeLists.lengths(nativeLines));
        }
    }

    /**
     * Sets {@code options}.
     *
     * <p>C: {@code void toy_set_options(toy_t *toy, int count, const char *const *keys, const char *const *values, char **errptr)}, mapped by convention receiver, count, list, error-slot.
     *
     * @param options by name
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setOptions(Map<String, String> options) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.count(options, "options");
            CToy.toy_set_options(call.use(this), nativeCount1, NativeLists.sized(NativeLists.strings(call, options.keySet(), "options"), 8L * nativeCount1), NativeLists.sized(NativeLists.strings(call, options.values(), "options"), 8L * nativeCount1), call.errorSlot());
            call.check();
        }
    }

    /**
     * Sets {@code tags}.
     *
     * <p>C: {@code void toy_set_tags(toy_t *toy, toy_tags_t *, char **errptr)}, mapped by convention receiver, rows, error-slot.
     *
     * @param tags copied
     * @throws RocksDBException if RocksDB reports an error
     */
    public void setTags(List<Tag> tags) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            CToy.toy_set_tags(call.use(this), call.given(Tag.allToNative(NativeLists.whole(tags, "tags")), CTag::toy_tags_destroy), call.errorSlot());
            call.commit();
            call.check();
        }
    }

    /**
     * Sets {@code title}.
     *
     * <p>C: {@code void toy_set_title(toy_t *toy, const char *title)}, mapped by convention receiver, text, setter.
     *
     * @param title in UTF-8, without a NUL
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
     * <p>C: {@code void toy_sizes(toy_t *toy, int num_ranges, const char *const *starts, const size_t *start_sizes, const char *const *limits, const size_t *limit_sizes, uint64_t *sizes, char **errptr)}, mapped by convention receiver, count, list, out-array, error-slot.
     *
     * @param starts read during the call only; no element may be null
     * @param limits read during the call only; no element may be null
     * @return a copy
     * @throws RocksDBException if RocksDB reports an error
     */
    public long[] sizes(List<byte[]> starts, List<byte[]> limits) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount1 = NativeLists.sameCount(NativeLists.count(starts, "starts"), NativeLists.count(limits, "limits"), "limits");
            MemorySegment nativeStarts = NativeLists.sized(NativeLists.bytes(call, starts, "starts"), 16L * nativeCount1);
            MemorySegment nativeLimits = NativeLists.sized(NativeLists.bytes(call, limits, "limits"), 16L * nativeCount1);
            MemorySegment nativeLongs = NativeLists.words(call, nativeCount1);
            CToy.toy_sizes(call.use(this), nativeCount1, nativeStarts, NativeLists.lengths(nativeStarts), nativeLimits, NativeLists.lengths(nativeLimits), nativeLongs, call.errorSlot());
            call.check();
            return nativeLongs.toArray(ValueLayout.JAVA_LONG);
        }
    }

    /**
     * Returns {@code tags}.
     *
     * <p>C: {@code const toy_tags_t *toy_tags(toy_t *toy, char **errptr)}, mapped by convention receiver, error-slot, owned-record.
     *
     * @return a list of copies
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
     * <p>C: {@code toy_layer_t *toy_top_layer(const toy_t *toy)}, mapped by convention receiver, owned-record.
     *
     * @return a copy; null if there is none
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
     * <p>C: {@code void toy_trim(toy_t *toy, const char *from, size_t fromlen)}, mapped by convention receiver, bytes.
     *
     * @param from read during the call only; may be null
     */
    public void trim(byte @Nullable [] from) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeFrom = call.bytesOrNull(from);
            CToy.toy_trim(call.use(this), nativeFrom, nativeFrom.byteSize());
        }
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGet(ToyOptions options, byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_get(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeLength, call.errorSlot());
            return call.takeResult(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGet(byte[] key) {
        return tryGet(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGet(ToyOptions options, ByteBuffer key) {
        var result = tryGet(options, Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGet(ByteBuffer key) {
        return tryGet(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param options shared: may be closed at once
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGet(ToyOptions options, MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeLength = call.longSlot();
            MemorySegment nativeResult = CToy.toy_get(call.use(this), call.use(options, "options"), nativeKey, nativeKey.byteSize(), nativeLength, call.errorSlot());
            return call.takeResult(nativeResult, nativeLength);
        }
    }

    /**
     * Calls {@code toy_get}.
     *
     * <p>C: {@code char *toy_get(toy_t *toy, const toy_options_t *options, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, handle, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryGet(MemorySegment key) {
        return tryGet(ToyOptions.defaults(), key);
    }

    /**
     * Calls {@code toy_multi_get}.
     *
     * <p>C: {@code void toy_multi_get(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys, const size_t *key_sizes, char **values, size_t *value_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param options shared: may be closed at once
     * @param keys read during the call only; no element may be null
     * @return the status and, if there is one, the value
     */
    public List<ReadResult> tryMultiGet(ToyOptions options, List<byte[]> keys) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            int nativeCount2 = NativeLists.count(keys, "keys");
            MemorySegment nativeKeys = NativeLists.sized(NativeLists.bytes(call, keys, "keys"), 16L * nativeCount2);
            MemorySegment nativeValues = NativeLists.words(call, nativeCount2);
            MemorySegment nativeLengths = NativeLists.words(call, nativeCount2);
            MemorySegment nativeErrors = NativeLists.words(call, nativeCount2);
            CToy.toy_multi_get(call.use(this), call.use(options, "options"), nativeCount2, nativeKeys, NativeLists.lengths(nativeKeys), nativeValues, nativeLengths, nativeErrors);
            return NativeLists.takeResults(call, nativeValues, nativeLengths, nativeErrors, nativeCount2);
        }
    }

    /**
     * Calls {@code toy_multi_get}.
     *
     * <p>C: {@code void toy_multi_get(toy_t *toy, const toy_options_t *options, size_t num_keys, const char *const *keys, const size_t *key_sizes, char **values, size_t *value_sizes, char **errs)}, mapped by convention receiver, handle, count, list, out-array.
     *
     * @param keys read during the call only; no element may be null
     * @return the status and, if there is one, the value
     */
    public List<ReadResult> tryMultiGet(List<byte[]> keys) {
        return tryMultiGet(ToyOptions.defaults(), keys);
    }

    /**
     * Calls {@code toy_read}.
     *
     * <p>C: {@code char *toy_read(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryRead(byte[] key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            return call.takeResult(nativeValue, CPin::toy_pin_destroy);
        }
    }

    /**
     * Calls {@code toy_read}.
     *
     * <p>C: {@code char *toy_read(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryRead(ByteBuffer key) {
        var result = tryRead(Buffers.bytes(key, "key"));
        Buffers.consume(key);
        return result;
    }

    /**
     * Calls {@code toy_read}.
     *
     * <p>C: {@code char *toy_read(toy_t *toy, const char *key, size_t keylen, size_t *vallen, char **errptr)}, mapped by convention receiver, bytes, length-slot, error-slot, owned-bytes.
     *
     * @param key read during the call only
     * @return the status and, if there is one, the value
     */
    public ReadResult tryRead(MemorySegment key) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeKey = call.bytes(key, "key");
            MemorySegment nativeBuffer = call.smallBuffer();
            MemorySegment nativeValue = call.valueSlot();
            if (Symbols.EXTENSION.isInUse()) {
                CExtras.toy_fill(call.use(this), nativeKey, nativeKey.byteSize(), nativeBuffer, nativeBuffer.byteSize(), nativeValue);
            } else {
                call.pinned(nativeValue, CToy.toy_get_pinned(call.use(this), nativeKey, nativeKey.byteSize(), call.errorSlot()), CPin::toy_pin_value);
            }
            return call.takeResult(nativeValue, CPin::toy_pin_destroy);
        }
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public Toy in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
