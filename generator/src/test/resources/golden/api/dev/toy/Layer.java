package dev.toy;

import dev.rockspan.runtime.call.Call;
import dev.toy.raw.CHole;
import dev.toy.raw.CLayer;
import dev.toy.raw.Symbols;
import java.lang.foreign.MemorySegment;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * What RocksDB has as {@code toy_layer_t}.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that. Two are equal only if they have the same
 * arrays, not just equal ones.
 *
 * <p>C: {@code toy_layer_t}, {@code toy_layers_t}.
 */
public record Layer(List<Hole> holes, byte[] label, Map<String, String> notes) {
    static Layer read(MemorySegment nativeObject) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            return new Layer(
                    LongStream.range(0, CLayer.toy_layer_get_hole_count(nativeObject))
                    .mapToObj(nativeIndex -> Hole.read(call.temporary(
                            CLayer.toy_layer_get_hole(nativeObject, nativeIndex), CHole::toy_hole_destroy)))
                    .toList(),
                    call.takeBytes(CLayer.toy_layer_get_label(nativeObject, nativeLength), nativeLength),
                    Collections.unmodifiableMap(LongStream.range(0, CLayer.toy_layer_get_notes_count(nativeObject))
                    .collect(
                            LinkedHashMap<String, String>::new,
                            (map, nativeIndex) -> map.put(
                                    call.viewString(
                                            CLayer.toy_layer_notes_key_at(nativeObject, nativeIndex, nativeLength),
                                            nativeLength),
                                    call.viewString(
                                            CLayer.toy_layer_notes_value_at(nativeObject, nativeIndex, nativeLength),
                                            nativeLength)),
                            LinkedHashMap::putAll)));
        }
    }

    static List<Layer> readAll(MemorySegment nativeObject) {
        return IntStream.range(0, Math.toIntExact(CLayer.toy_layers_count(nativeObject)))
                .mapToObj(nativeIndex -> Layer.read(Call.returned(CLayer.toy_layers_get(nativeObject, nativeIndex))))
                .toList();
    }
}
