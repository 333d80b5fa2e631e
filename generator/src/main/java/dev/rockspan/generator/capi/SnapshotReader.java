package dev.rockspan.generator.capi;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Suggestions;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a snapshot, strictly: what {@link SnapshotWriter} would not write is refused with its file and line. The path
 * may lie in a zip file system.
 */
public final class SnapshotReader {

    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern UNKNOWN_TYPE = Pattern.compile("unknown type '(\\w+)'");

    private final JsonText source;
    /** Where each name is declared, as a JSON pointer. */
    private final Map<String, String> declared = new HashMap<>();

    private SnapshotReader(JsonText source) {
        this.source = source;
    }

    /** Reads one snapshot. */
    public static CApi read(Path path) {
        return read(path.toString(), text(path));
    }

    /**
     * The snapshot that a text is.
     *
     * @param name how problems name it
     * @throws GenerationException if it is none, with the line of what is wrong
     */
    public static CApi read(String name, String text) {
        if (!text.matches("(?s)\\s*(?:[{\\[].*)?")) {
            throw GenerationException.refused(
                    name, "this is no snapshot; one is JSON, as `rockspan extract` writes it");
        }
        return new SnapshotReader(new JsonText(name, text)).api();
    }

    private static String text(Path path) {
        try {
            return Files.readString(path);
        } catch (NoSuchFileException e) {
            throw GenerationException.refused(path.toString(), "there is no such snapshot");
        } catch (CharacterCodingException e) {
            throw GenerationException.refused(path.toString(), "the snapshot is not UTF-8 text");
        } catch (IOException e) {
            throw GenerationException.refused(path.toString(), "the snapshot cannot be read: " + e);
        }
    }

    private CApi api() {
        JsonFields fields = JsonFields.of(source, "a snapshot", SnapshotFormat.ROOT_KEYS);
        long format = fields.whole(SnapshotFormat.FORMAT);
        if (format != SnapshotFormat.VERSION) {
            throw fields.refused(
                    SnapshotFormat.FORMAT,
                    "this snapshot has format " + format + "; this version of Rockspan reads format "
                            + SnapshotFormat.VERSION + ": extract it again with `rockspan extract`");
        }
        String rocksdbVersion = fields.text(SnapshotFormat.ROCKSDB_VERSION);
        String jextractVersion = fields.text(SnapshotFormat.JEXTRACT_VERSION);
        List<CHeader> headers = headers(fields.objects(SnapshotFormat.HEADERS, "a header", SnapshotFormat.HEADER_KEYS));
        List<String> opaqueTypes = opaqueTypes(fields);
        List<JsonFields> structs = fields.objects(SnapshotFormat.STRUCTS, "a struct", SnapshotFormat.STRUCT_KEYS);
        List<JsonFields> callbacks =
                fields.objects(SnapshotFormat.CALLBACKS, "a callback", SnapshotFormat.CALLBACK_KEYS);
        CTypeParser types = CTypeParser.knowing(opaqueTypes, declaredNames(structs), declaredNames(callbacks));
        return new CApi(
                rocksdbVersion,
                jextractVersion,
                headers,
                functions(fields.objects(SnapshotFormat.FUNCTIONS, "a function", SnapshotFormat.FUNCTION_KEYS), types),
                opaqueTypes,
                structs(structs, types),
                callbacks(callbacks, types),
                enums(fields.objects(SnapshotFormat.ENUMS, "an enum", SnapshotFormat.ENUM_KEYS)));
    }

    private List<CHeader> headers(List<JsonFields> all) {
        List<CHeader> headers = new ArrayList<>();
        for (JsonFields fields : all) {
            String digest = fields.text(SnapshotFormat.SHA_256);
            if (!SHA_256.matcher(digest).matches()) {
                throw fields.refused(SnapshotFormat.SHA_256, "\"" + digest + "\" is no SHA-256 in lower-case hex");
            }
            headers.add(new CHeader(fields.text(SnapshotFormat.NAME), digest));
        }
        return headers;
    }

    private List<String> opaqueTypes(JsonFields fields) {
        List<String> names = fields.texts(SnapshotFormat.OPAQUE_TYPES, "an opaque type");
        for (int index = 0; index < names.size(); index++) {
            declare(names.get(index), fields.at(SnapshotFormat.OPAQUE_TYPES) + '/' + index);
        }
        return names;
    }

    private List<String> declaredNames(List<JsonFields> declarations) {
        List<String> names = new ArrayList<>();
        for (JsonFields fields : declarations) {
            names.add(declare(fields.text(SnapshotFormat.NAME), fields.at(SnapshotFormat.NAME)));
        }
        return names;
    }

    private List<CFunction> functions(List<JsonFields> all, CTypeParser types) {
        List<CFunction> functions = new ArrayList<>();
        for (JsonFields fields : all) {
            Optional<String> beyond = fields.optionalText(SnapshotFormat.BEYOND);
            if (beyond.isPresent()) {
                functions.add(CFunction.beyond(
                        declare(fields.text(SnapshotFormat.NAME), fields.at(SnapshotFormat.NAME)),
                        fields.text(SnapshotFormat.DECLARATION),
                        beyond.get(),
                        fields.text(SnapshotFormat.HEADER)));
                continue;
            }
            CFunction function = new CFunction(
                    declare(fields.text(SnapshotFormat.NAME), fields.at(SnapshotFormat.NAME)),
                    type(fields, SnapshotFormat.RETURNS, types),
                    parameters(fields, types),
                    fields.text(SnapshotFormat.HEADER),
                    fields.text(SnapshotFormat.DESCRIPTOR));
            String shape = Descriptors.of(function.returnType(), function.parameters());
            if (!shape.equals(function.descriptor())) {
                throw fields.refused(
                        SnapshotFormat.DESCRIPTOR,
                        function.name() + " has the descriptor " + function.descriptor() + ", but its C types make it "
                                + shape);
            }
            functions.add(function);
        }
        return functions;
    }

    private List<CStruct> structs(List<JsonFields> declarations, CTypeParser types) {
        List<CStruct> structs = new ArrayList<>();
        for (JsonFields fields : declarations) {
            List<CParameter> members = new ArrayList<>();
            for (JsonFields member : fields.objects(SnapshotFormat.FIELDS, "a field", SnapshotFormat.PARAMETER_KEYS)) {
                members.add(new CParameter(name(member), type(member, SnapshotFormat.TYPE, types)));
            }
            structs.add(new CStruct(fields.text(SnapshotFormat.NAME), members));
        }
        return structs;
    }

    private List<CCallback> callbacks(List<JsonFields> declarations, CTypeParser types) {
        List<CCallback> callbacks = new ArrayList<>();
        for (JsonFields fields : declarations) {
            callbacks.add(new CCallback(
                    fields.text(SnapshotFormat.NAME),
                    new CType.FunctionPointer(type(fields, SnapshotFormat.RETURNS, types), parameters(fields, types))));
        }
        return callbacks;
    }

    private List<CEnum> enums(List<JsonFields> all) {
        List<CEnum> enums = new ArrayList<>();
        for (JsonFields fields : all) {
            List<CConstant> constants = new ArrayList<>();
            for (JsonFields members :
                    fields.objects(SnapshotFormat.CONSTANTS, "an enum constant", SnapshotFormat.CONSTANT_KEYS)) {
                constants.add(new CConstant(
                        declare(members.text(SnapshotFormat.NAME), members.at(SnapshotFormat.NAME)),
                        members.whole(SnapshotFormat.VALUE)));
            }
            if (constants.isEmpty()) {
                throw fields.refused(SnapshotFormat.CONSTANTS, "an enum must have constants");
            }
            enums.add(new CEnum(fields.optionalText(SnapshotFormat.NAME).orElse(null), constants));
        }
        return enums;
    }

    private List<CParameter> parameters(JsonFields fields, CTypeParser types) {
        List<CParameter> parameters = new ArrayList<>();
        for (JsonFields members :
                fields.objects(SnapshotFormat.PARAMETERS, "a parameter", SnapshotFormat.PARAMETER_KEYS)) {
            CType type = type(members, SnapshotFormat.TYPE, types);
            if (type instanceof CType.Void) {
                throw members.refused(SnapshotFormat.TYPE, "a parameter cannot be void");
            }
            String name = members.optionalText(SnapshotFormat.NAME).isPresent() ? name(members) : null;
            parameters.add(new CParameter(name, type));
        }
        return parameters;
    }

    private static String name(JsonFields fields) {
        String name = fields.text(SnapshotFormat.NAME);
        if (!NAME.matcher(name).matches()) {
            throw fields.refused(SnapshotFormat.NAME, "\"" + name + "\" is not a C name");
        }
        return name;
    }

    private static CType type(JsonFields fields, String key, CTypeParser types) {
        String text = fields.text(key);
        try {
            return types.type(text);
        } catch (CSyntaxException e) {
            Matcher unknown = UNKNOWN_TYPE.matcher(e.reason());
            String hint = unknown.find() ? Suggestions.didYouMean(unknown.group(1), types.knownNames()) : "";
            throw fields.refused(key, e.reason() + hint);
        }
    }

    /** C has one name space for all of these, so a name that stands twice is a mistake. */
    private String declare(String name, String pointer) {
        if (!NAME.matcher(name).matches()) {
            throw source.refused(pointer, "\"" + name + "\" is not a C name");
        }
        String before = declared.putIfAbsent(name, pointer);
        if (before != null) {
            throw source.refused(pointer, "\"" + name + "\" is declared twice, first on line " + source.line(before));
        }
        return name;
    }
}
