package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.model.Conversion;
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
public record ValueKind(String words, Set<String> keys) {

    /** A made-up type replaces that of C before anything is decided. */
    private static final String TYPE = "type";

    /** A part of the result: what may be said of that was looked at when it was made. */
    public static final ValueKind PART = of(
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

    public static final ValueKind LENGTH = of("filled with the length of the result");

    public static final ValueKind OBJECTS = of(
            "made of objects",
            "ownership",
            "nullable",
            "owned-by-parent",
            "parent",
            "destroy",
            "may-be-empty",
            "message");

    public static ValueKind of(String words, String... keys) {
        return ofAll(words, Stream.of(new ValueKind(words, Set.of(keys))));
    }

    /** An argument that is a number in C. */
    public static ValueKind of(Conversion conversion) {
        return switch (conversion.kind()) {
            case IDENTITY, SIZE -> of("a number", "name", "what", "omit");
            case TRUTH -> of("a truth value", "name", "what", "omit", "boolean");
            case CONSTANT -> of("a constant", "name", "what", "omit", "enum");
            case FLAGS -> of("a set of constants", "name", "what", "omit", "enum");
        };
    }

    /** What has several parts, so that what means something for one of them can be said. */
    public static ValueKind ofAll(String words, Stream<ValueKind> parts) {
        Set<String> keys = new HashSet<>(List.of(TYPE));
        parts.forEach(part -> keys.addAll(part.keys()));
        return new ValueKind(words, Set.copyOf(keys));
    }
}
