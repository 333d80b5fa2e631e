package dev.toy;

import dev.rockspan.runtime.call.Call;
import dev.toy.raw.CTag;
import dev.toy.raw.Symbols;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A tag on a toy.
 *
 * <p>A copy: it does not change with what it was read from, and outlives that. New ones can be created for methods that
 * take a list of them. Two are equal only if they have the same arrays, not just equal ones.
 *
 * <p>C: {@code toy_tag_t}, {@code toy_tags_t}.
 *
 * @param bytes what it says, in bytes
 * @param color whether it is colored
 * @param name its name
 */
public record Tag(byte[] bytes, Color color, String name) {
    private static Tag read(MemorySegment nativeObject, int nativeIndex) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeLength = call.longSlot();
            return new Tag(
                    call.copyBytes(CTag.toy_tags_bytes(nativeObject, nativeIndex, nativeLength), nativeLength),
                    Color.getColor(CTag.toy_tags_tint(nativeObject, nativeIndex)),
                    call.viewString(CTag.toy_tags_name(nativeObject, nativeIndex)));
        }
    }

    static List<Tag> readAll(MemorySegment nativeObject) {
        return IntStream.range(0, CTag.toy_tags_count(nativeObject))
                .mapToObj(nativeIndex -> read(nativeObject, nativeIndex))
                .toList();
    }

    static MemorySegment allToNative(List<Tag> rows) {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeRows = call.given(CTag.toy_tags_create(), CTag::toy_tags_destroy);
            for (Tag row : rows) {
                CTag.toy_tags_add(nativeRows, row.toNative());
            }
            call.commit();
            return nativeRows;
        }
    }

    private MemorySegment toNative() {
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeObject = call.given(CTag.toy_tag_create(), CTag::toy_tag_destroy);
            MemorySegment nativeBytes = call.bytes(bytes, "bytes");
            CTag.toy_tag_set_bytes(nativeObject, nativeBytes, nativeBytes.byteSize());
            CTag.toy_tag_set_color(nativeObject, Call.notNull(color, "color").getValue());
            CTag.toy_tag_set_name(nativeObject, call.string(name, "name"));
            call.commit();
            return nativeObject;
        }
    }
}
