package dev.toy;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.toy.raw.CBox;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * RocksDB's {@code toy_box_t}.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. Only one thread may use it at a time: a call by
 * another thread meanwhile throws an {@link IllegalStateException}. Any thread may close it.
 *
 * <p>C: {@code toy_box_t}.
 */
public class Box extends RocksObject {
    Box(NativeObject nativeObject) {
        super(nativeObject.exclusive());
    }

    /**
     * Returns {@code label}.
     *
     * <p>C: {@code toy_box_label}.
     */
    public List<String> label() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.use(this);
            return LongStream.range(0, CBox.toy_box_count(nativeObject))
                    .mapToObj(nativeIndex -> call.takeString(CBox.toy_box_label(nativeObject, nativeIndex)))
                    .toList();
        }
    }

    /**
     * Returns parts by their notes.
     *
     * <p>C: {@code toy_box_notes_key_at} and {@code toy_box_notes_value_at}.
     *
     * @return views that are valid until this object is closed, by name
     */
    public Map<String, Part> notes() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.use(this);
            MemorySegment nativeLength = call.longSlot();
            return Collections.unmodifiableMap(LongStream.range(0, CBox.toy_box_notes_count(nativeObject))
                    .collect(
                            LinkedHashMap<String, Part>::new,
                            (map, nativeIndex) -> map.put(
                                    call.viewString(
                                            CBox.toy_box_notes_key_at(nativeObject, nativeIndex, nativeLength),
                                            nativeLength),
                                    new Part(NativeObject.view(
                                            "Part", CBox.toy_box_notes_value_at(nativeObject, nativeIndex), this))),
                            LinkedHashMap::putAll));
        }
    }

    /**
     * Returns {@code parts}.
     *
     * <p>C: {@code toy_box_part}.
     *
     * @return views that are valid until this object is closed
     */
    public List<Part> parts() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.use(this);
            return IntStream.range(0, CBox.toy_box_count(nativeObject))
                    .mapToObj(nativeIndex -> new Part(NativeObject.view(
                            "Part", CBox.toy_box_part(nativeObject, nativeIndex), this)))
                    .toList();
        }
    }

    /**
     * Returns {@code size}.
     *
     * <p>C: {@code toy_box_size}.
     */
    public List<Long> size() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.use(this);
            return IntStream.range(0, CBox.toy_box_count(nativeObject))
                    .mapToObj(nativeIndex -> CBox.toy_box_size(nativeObject, nativeIndex))
                    .toList();
        }
    }

    /**
     * Returns {@code weights}.
     *
     * <p>C: {@code toy_box_weight_at}.
     */
    public List<Double> weights() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.use(this);
            return IntStream.range(0, Math.toIntExact(CBox.toy_box_weights_count(nativeObject)))
                    .mapToObj(nativeIndex -> CBox.toy_box_weight_at(nativeObject, nativeIndex))
                    .toList();
        }
    }

    /**
     * Has an arena close this object: when the arena is closed or, if it is automatic, garbage-collected.
     *
     * @param arena the arena; closing this object earlier is allowed
     * @return this object
     */
    public Box in(Arena arena) {
        Effects.attach(this, arena);
        return this;
    }
}
