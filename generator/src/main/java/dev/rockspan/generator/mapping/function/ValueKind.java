package dev.rockspan.generator.mapping.function;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a parameter or a result can be.
 *
 * @param words what it is, for messages
 * @param keys of templates that mean something for it
 */
record ValueKind(String words, Set<String> keys) {

    /** A made-up type replaces that of C before anything is decided. */
    private static final String TYPE = "type";

    /** A part of the result: what may be said of that was looked at when it was made. */
    static final ValueKind PART = of(
            "a part of the result",
            "component",
            "length",
            "ownership",
            "nullable",
            "enum",
            "boolean",
            "text",
            "owned-by-parent",
            "parent",
            "destroy");

    static final ValueKind OBJECTS = of(
            "made of objects",
            "ownership",
            "nullable",
            "owned-by-parent",
            "parent",
            "destroy",
            "may-be-empty",
            "message");

    static ValueKind of(String words, String... keys) {
        return ofAll(words, Stream.of(new ValueKind(words, Set.of(keys))));
    }

    /** What has several parts, so that what means something for one of them can be said. */
    static ValueKind ofAll(String words, Stream<ValueKind> parts) {
        Set<String> keys = new HashSet<>(List.of(TYPE));
        parts.forEach(part -> keys.addAll(part.keys()));
        return new ValueKind(words, Set.copyOf(keys));
    }
}
