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
                + line(member(SnapshotFormat.FORMAT, Integer.toString(SnapshotFormat.VERSION)))
                + line(member(SnapshotFormat.ROCKSDB_VERSION, quote(api.rocksdbVersion())))
                + line(member(SnapshotFormat.JEXTRACT_VERSION, quote(api.jextractVersion())))
                + block(SnapshotFormat.HEADERS, api.headers(), SnapshotWriter::header) + ",\n"
                + block(SnapshotFormat.OPAQUE_TYPES, api.opaqueTypes(), SnapshotWriter::quote) + ",\n"
                + block(SnapshotFormat.STRUCTS, api.structs(), SnapshotWriter::struct) + ",\n"
                + block(SnapshotFormat.CALLBACKS, api.callbacks(), SnapshotWriter::callback) + ",\n"
                + block(SnapshotFormat.ENUMS, api.enums(), SnapshotWriter::anEnum) + ",\n"
                + block(SnapshotFormat.FUNCTIONS, api.functions(), SnapshotWriter::function) + "\n"
                + "}\n";
    }

    private static String header(CHeader header) {
        return object(
                member(SnapshotFormat.NAME, quote(header.name())),
                member(SnapshotFormat.SHA_256, quote(header.sha256())));
    }

    private static String struct(CStruct struct) {
        return object(
                member(SnapshotFormat.NAME, quote(struct.name())),
                member(SnapshotFormat.FIELDS, parameters(struct.fields())));
    }

    private static String callback(CCallback callback) {
        return object(
                member(SnapshotFormat.NAME, quote(callback.name())),
                member(SnapshotFormat.RETURNS, type(callback.type().returnType())),
                member(SnapshotFormat.PARAMETERS, parameters(callback.type().parameters())));
    }

    private static String function(CFunction function) {
        if (function.returnType() instanceof CType.Beyond beyond) {
            return object(
                    member(SnapshotFormat.NAME, quote(function.name())),
                    member(SnapshotFormat.DECLARATION, quote(beyond.declaration())),
                    member(SnapshotFormat.BEYOND, quote(beyond.reason())),
                    member(SnapshotFormat.HEADER, quote(function.header())));
        }
        return object(
                member(SnapshotFormat.NAME, quote(function.name())),
                member(SnapshotFormat.RETURNS, type(function.returnType())),
                member(SnapshotFormat.PARAMETERS, parameters(function.parameters())),
                member(SnapshotFormat.DESCRIPTOR, quote(function.descriptor())),
                member(SnapshotFormat.HEADER, quote(function.header())));
    }

    private static String anEnum(CEnum anEnum) {
        String name = anEnum.name() == null ? "" : member(SnapshotFormat.NAME, quote(anEnum.name())) + ", ";
        String constants = anEnum.constants().stream()
                .map(constant -> "      "
                        + object(
                                member(SnapshotFormat.NAME, quote(constant.name())),
                                member(SnapshotFormat.VALUE, Long.toString(constant.value()))))
                .collect(Collectors.joining(",\n"));
        return "{" + name + "\"" + SnapshotFormat.CONSTANTS + "\": [\n" + constants + "\n    ]}";
    }

    private static String parameters(List<CParameter> parameters) {
        return parameters.stream().map(SnapshotWriter::parameter).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String parameter(CParameter parameter) {
        String type = member(SnapshotFormat.TYPE, type(parameter.type()));
        return parameter.name() == null
                ? object(type)
                : object(member(SnapshotFormat.NAME, quote(parameter.name())), type);
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
