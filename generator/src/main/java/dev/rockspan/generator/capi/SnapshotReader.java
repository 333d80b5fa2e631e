package dev.rockspan.generator.capi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.schema.ShapeReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads a snapshot, strictly: what {@link SnapshotWriter} would not write is refused with its file and line. The path
 * may lie in a zip file system.
 */
public final class SnapshotReader {

    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern UNKNOWN_TYPE = Pattern.compile("unknown type '(\\w+)'");

    private final JsonText source;
    private final SnapshotText snapshot;
    private final CTypeParser types;

    /** Where each name is declared, as a JSON pointer. */
    private final Map<String, String> declared = new HashMap<>();

    private SnapshotReader(JsonText source, SnapshotText snapshot) {
        this.source = source;
        this.snapshot = snapshot;
        this.types = CTypeParser.knowing(
                snapshot.opaqueTypes(),
                snapshot.structs().stream().map(SnapshotText.Struct::name).toList(),
                snapshot.callbacks().stream().map(SnapshotText.Callback::name).toList());
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
        if (!text.matches("(?s)\\s*(?:\\{.*)?")) {
            throw GenerationException.refused(
                    name, "this is no snapshot; one is JSON, as `rockspan extract` writes it");
        }
        JsonText source = new JsonText(name, text);
        return new SnapshotReader(source, snapshot(source)).api();
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

    private static SnapshotText snapshot(JsonText source) {
        JsonNode tree = source.parse();
        JsonNode format = tree.path("format");
        if (format.isInt() && format.intValue() != SnapshotText.FORMAT) {
            throw source.refused(
                    "/format",
                    "this snapshot has format " + format + "; this version of Rockspan reads format "
                            + SnapshotText.FORMAT + ": extract it again with `rockspan extract`");
        }
        List<Problem> problems = new ArrayList<>();
        return ShapeReader.read(
                        SnapshotText.class, tree, (keys, message) -> problems.add(source.problem(keys, message)))
                .orElseThrow(() -> new GenerationException(GenerationException.Kind.INPUT_REFUSED, problems));
    }

    private CApi api() {
        SnapshotText.Origin origin = snapshot.origin();
        each(origin.headers(), "/headers", this::checkDigest);
        each(snapshot.opaqueTypes(), "/opaqueTypes", this::declare);
        List<CStruct> structs = each(snapshot.structs(), "/structs", this::struct);
        List<CCallback> callbacks = each(snapshot.callbacks(), "/callbacks", this::callback);
        each(snapshot.enums(), "/enums", this::checkConstants);
        return new CApi(
                origin.rocksdbVersion(),
                origin.jextractVersion(),
                origin.headers(),
                each(snapshot.functions(), "/functions", this::function),
                snapshot.opaqueTypes(),
                structs,
                callbacks,
                snapshot.enums());
    }

    /** Each element read with its JSON pointer. */
    private static <S, T> List<T> each(List<S> elements, String at, BiFunction<S, String, T> read) {
        return IntStream.range(0, elements.size())
                .mapToObj(index -> read.apply(elements.get(index), at + '/' + index))
                .toList();
    }

    private CHeader checkDigest(CHeader header, String at) {
        if (!SHA_256.matcher(header.sha256()).matches()) {
            throw source.refused(at + "/sha256", "\"" + header.sha256() + "\" is no SHA-256 in lower-case hex");
        }
        return header;
    }

    private CStruct struct(SnapshotText.Struct struct, String at) {
        return new CStruct(
                declare(struct.name(), at + "/name"), each(struct.fields(), at + "/fields", this::parameter));
    }

    private CCallback callback(SnapshotText.Callback callback, String at) {
        return new CCallback(
                declare(callback.name(), at + "/name"),
                new CType.FunctionPointer(
                        type(callback.returns(), at + "/returns"),
                        each(callback.parameters(), at + "/parameters", this::parameter)));
    }

    private CEnum checkConstants(CEnum block, String at) {
        each(block.constants(), at + "/constants", (constant, there) -> declare(constant.name(), there + "/name"));
        if (block.constants().isEmpty()) {
            throw source.refused(at + "/constants", "an enum must have constants");
        }
        return block;
    }

    private CFunction function(SnapshotText.Function function, String at) {
        String name = declare(function.name(), at + "/name");
        String returns = function.returns();
        List<SnapshotText.Parameter> stated = function.parameters();
        String descriptor = function.descriptor();
        String declaration = function.declaration();
        String beyond = function.beyond();
        boolean hasNoTypes = returns == null && stated == null && descriptor == null;
        if (hasNoTypes && declaration != null && beyond != null) {
            return CFunction.beyond(name, declaration, beyond, function.header());
        }
        if (returns == null || stated == null || descriptor == null || declaration != null || beyond != null) {
            throw source.refused(
                    at,
                    "a function has either \"returns\", \"parameters\" and \"descriptor\", or \"declaration\" and"
                            + " \"beyond\"");
        }
        CType result = type(returns, at + "/returns");
        List<CParameter> parameters = each(stated, at + "/parameters", this::parameter);
        String shape = Descriptors.of(result, parameters);
        if (!shape.equals(descriptor)) {
            throw source.refused(
                    at + "/descriptor",
                    name + " has the descriptor " + descriptor + ", but its C types make it " + shape);
        }
        return new CFunction(name, result, parameters, function.header(), descriptor);
    }

    private CParameter parameter(SnapshotText.Parameter parameter, String at) {
        CType type = type(parameter.type(), at + "/type");
        if (type instanceof CType.Void) {
            throw source.refused(at + "/type", "a parameter cannot be void");
        }
        return new CParameter(checkName(parameter.name(), at + "/name"), type);
    }

    private CType type(String text, String at) {
        try {
            return types.type(text);
        } catch (CSyntaxException e) {
            Matcher unknown = UNKNOWN_TYPE.matcher(e.reason());
            String hint = unknown.find() ? Suggestions.didYouMean(unknown.group(1), types.knownNames()) : "";
            throw source.refused(at, e.reason() + hint);
        }
    }

    private @Nullable String checkName(@Nullable String name, String at) {
        if (name != null && !NAME.matcher(name).matches()) {
            throw source.refused(at, "\"" + name + "\" is not a C name");
        }
        return name;
    }

    /** C has one name space for all of these, so a name that stands twice is a mistake. */
    private String declare(String name, String at) {
        checkName(name, at);
        String before = declared.putIfAbsent(name, at);
        if (before != null) {
            throw source.refused(at, "\"" + name + "\" is declared twice, first on line " + source.line(before));
        }
        return name;
    }
}
