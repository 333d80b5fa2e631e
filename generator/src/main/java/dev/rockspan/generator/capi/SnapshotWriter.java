package dev.rockspan.generator.capi;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes a snapshot: the same {@link CApi} always becomes the same bytes, one function or enum constant per line. The
 * lists are written in the order they have; {@link SnapshotReader} reads back an equal value.
 */
public final class SnapshotWriter {

    private SnapshotWriter() {}

    /** The JSON text, with {@code '\n'} at the end of each line. */
    public static String write(CApi api) {
        return "{\n"
                + line(member("format", Integer.toString(SnapshotText.FORMAT)))
                + line(member("rocksdbVersion", quote(api.rocksdbVersion())))
                + line(member("jextractVersion", quote(api.jextractVersion())))
                + block("headers", api.headers(), SnapshotWriter::header) + ",\n"
                + block("opaqueTypes", api.opaqueTypes(), SnapshotWriter::quote) + ",\n"
                + block("structs", api.structs(), SnapshotWriter::struct) + ",\n"
                + block("callbacks", api.callbacks(), SnapshotWriter::callback) + ",\n"
                + block("enums", api.enums(), SnapshotWriter::anEnum) + ",\n"
                + block("functions", api.functions(), SnapshotWriter::function) + "\n"
                + "}\n";
    }

    private static String header(CHeader header) {
        return object(member("name", quote(header.name())), member("sha256", quote(header.sha256())));
    }

    private static String struct(CStruct struct) {
        return object(member("name", quote(struct.name())), member("fields", parameters(struct.fields())));
    }

    private static String callback(CCallback callback) {
        return object(
                member("name", quote(callback.name())),
                member("returns", type(callback.type().returnType())),
                member("parameters", parameters(callback.type().parameters())));
    }

    private static String function(CFunction function) {
        if (function.returnType() instanceof CType.Beyond beyond) {
            return object(
                    member("name", quote(function.name())),
                    member("declaration", quote(beyond.declaration())),
                    member("beyond", quote(beyond.reason())),
                    member("header", quote(function.header())));
        }
        return object(
                member("name", quote(function.name())),
                member("returns", type(function.returnType())),
                member("parameters", parameters(function.parameters())),
                member("descriptor", quote(function.descriptor())),
                member("header", quote(function.header())));
    }

    private static String anEnum(CEnum anEnum) {
        String name = anEnum.name() == null ? "" : member("name", quote(anEnum.name())) + ", ";
        String constants = anEnum.constants().stream()
                .map(constant -> "      "
                        + object(
                                member("name", quote(constant.name())),
                                member("value", Long.toString(constant.value()))))
                .collect(Collectors.joining(",\n"));
        return "{" + name + "\"constants\": [\n" + constants + "\n    ]}";
    }

    private static String parameters(List<CParameter> parameters) {
        return parameters.stream().map(SnapshotWriter::parameter).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String parameter(CParameter parameter) {
        String type = member("type", type(parameter.type()));
        return parameter.name() == null ? object(type) : object(member("name", quote(parameter.name())), type);
    }

    private static String type(CType type) {
        return quote(CTypePrinter.print(type));
    }

    private static <T> String block(String key, List<T> elements, Function<T, String> form) {
        if (elements.isEmpty()) {
            return "  " + member(key, "[]");
        }
        return elements.stream()
                .map(element -> "    " + form.apply(element))
                .collect(Collectors.joining(",\n", "  " + member(key, "[\n"), "\n  ]"));
    }

    private static String line(String member) {
        return "  " + member + ",\n";
    }

    private static String object(String... members) {
        return "{" + String.join(", ", members) + "}";
    }

    private static String member(String key, String value) {
        return "\"" + key + "\": " + value;
    }

    private static String quote(String text) {
        return "\"" + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + "\"";
    }
}
