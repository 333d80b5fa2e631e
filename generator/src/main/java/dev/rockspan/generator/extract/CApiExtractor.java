package dev.rockspan.generator.extract;

import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.Problem;
import dev.rockspan.generator.capi.CApi;
import dev.rockspan.generator.capi.CCallback;
import dev.rockspan.generator.capi.CConstant;
import dev.rockspan.generator.capi.CDeclaration;
import dev.rockspan.generator.capi.CEnum;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CStruct;
import dev.rockspan.generator.capi.CSyntaxException;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypeParser;
import dev.rockspan.generator.capi.Descriptors;
import dev.rockspan.generator.header.HeaderFile;
import dev.rockspan.generator.header.HeaderScanner;
import dev.rockspan.generator.jextract.CSymbol;
import dev.rockspan.generator.jextract.JextractOutput;
import dev.rockspan.generator.jextract.SkipWarning;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads the C API out of what jextract made. The facts are the C declarations that jextract quotes; its descriptors and
 * the names that a scan of the headers found must agree with them, or the run stops with all that is wrong.
 */
public final class CApiExtractor {

    private static final Pattern DESCRIPTOR_METHOD =
            Pattern.compile("public static FunctionDescriptor (\\S+)\\$descriptor\\(\\).*");
    private static final Pattern VARIADIC_CLASS = Pattern.compile("public static class (\\S+) \\{");
    private static final Pattern CONSTANT = Pattern.compile("enum (.+)\\.(\\w+) = (-?\\d+)");
    private static final Pattern TAG = Pattern.compile("\\w+");
    private static final Pattern ALIAS = Pattern.compile("typedef [^(]*?(\\w+)");

    private static final String HIDDEN =
            "jextract does not see it. If an #if of the header hides it, define the macro in"
                    + " the header to have it; if the library lacks it, exclude it";

    private final List<HeaderFile> headers;
    private final OwnSymbols symbols;
    private final GeneratedJava java;
    private final List<Snippet> snippets;
    private final List<Problem> problems = new ArrayList<>();

    private CApiExtractor(List<HeaderFile> headers, JextractOutput output) {
        this.headers = headers;
        this.symbols = new OwnSymbols(headers, output);
        this.java = new GeneratedJava(output);
        this.snippets = java.headerSnippets();
        problems.addAll(symbols.problems(output.skips()));
    }

    /** The C API that the headers declare; facts of other headers are left out. */
    public static CApi extract(String rocksdbVersion, List<HeaderFile> headers, JextractOutput output) {
        return new CApiExtractor(headers, output).extract(rocksdbVersion, output.version(), output.skips());
    }

    private CApi extract(String rocksdbVersion, String jextractVersion, List<SkipWarning> skips) {
        List<String> opaqueTypes = new ArrayList<>();
        List<String> defined = new ArrayList<>();
        symbols.names(CSymbol.Kind.STRUCT).forEach(name -> (java.hasClass(name) ? defined : opaqueTypes).add(name));
        // One without a tag has the name of its typedef.
        symbols.names(CSymbol.Kind.TYPEDEF).stream()
                .filter(name -> java.declaration(name)
                        .filter(c -> c.startsWith("struct {"))
                        .isPresent())
                .forEach(defined::add);
        List<CEnum> enums = enums();
        Set<String> beyond = symbols.typesBeyond(skips);
        defined.removeAll(beyond);
        beyond.addAll(defined);
        List<String> structNames = defined;
        CTypeParser types = types(opaqueTypes, structNames, enums, skips);
        List<CStruct> structs = structs(structNames, types);
        // One that has a struct in it that cannot be expressed cannot be expressed either.
        while (structs.size() < structNames.size()) {
            structNames = structs.stream().map(CStruct::name).toList();
            types = types(opaqueTypes, structNames, enums, skips);
            structs = structs(structNames, types);
        }
        structNames.forEach(beyond::remove);
        CApi api = new CApi(
                rocksdbVersion,
                jextractVersion,
                HeaderFile.recorded(headers),
                functions(types, symbols.beyond(skips)),
                opaqueTypes,
                structs,
                callbacks(types),
                enums);
        Set<String> reported = problems.stream().map(Problem::place).collect(Collectors.toSet());
        reported.addAll(beyond);
        problems.addAll(Completeness.problems(headers, api, reported));
        if (!problems.isEmpty()) {
            throw new GenerationException(GenerationException.Kind.INPUT_REFUSED, problems);
        }
        return api;
    }

    private CTypeParser types(
            List<String> opaqueTypes, List<String> structNames, List<CEnum> enums, List<SkipWarning> skips) {
        Map<String, CType> named = new TreeMap<>();
        opaqueTypes.forEach(name -> named.put(name, new CType.Opaque(name)));
        for (SkipWarning skip : skips) {
            // A typedef that is not named like its struct.
            skip.undefinedStruct()
                    .filter(struct -> symbols.contains(CSymbol.Kind.TYPEDEF, skip.symbol()))
                    .ifPresent(struct -> named.put(skip.symbol(), new CType.Opaque(struct)));
        }
        structNames.forEach(name -> named.put(name, new CType.Struct(name)));
        callbackNames().forEach(name -> named.put(name, new CType.CallbackRef(name)));
        headers.forEach(header -> header.scan().enumTypes().forEach(name -> named.put(name, CTypeParser.ENUM)));
        for (CEnum anEnum : enums) {
            if (anEnum.name() != null) {
                named.put(anEnum.name(), CTypeParser.ENUM);
            }
        }
        for (Snippet snippet : snippets) {
            Matcher alias = ALIAS.matcher(snippet.c());
            if (alias.matches() && symbols.contains(CSymbol.Kind.TYPEDEF, alias.group(1))) {
                parse(alias.group(1), () -> new CTypeParser(named)
                                .parameter(snippet.c())
                                .type())
                        .ifPresent(type -> named.put(alias.group(1), type));
            }
        }
        return new CTypeParser(named);
    }

    private List<String> callbackNames() {
        return symbols.names(CSymbol.Kind.TYPEDEF).stream()
                .filter(name -> java.declaration(name)
                        .filter(c -> c.startsWith("typedef ") && c.contains("(*" + name + ")"))
                        .isPresent())
                .toList();
    }

    private List<CFunction> functions(CTypeParser types, Map<String, String> beyond) {
        Map<String, String> descriptors = java.functionDescriptors();
        Map<String, CFunction> functions = new TreeMap<>();
        for (Snippet snippet : snippets) {
            Matcher method = DESCRIPTOR_METHOD.matcher(snippet.java());
            Matcher variadic = VARIADIC_CLASS.matcher(snippet.java());
            if (!method.matches() && !variadic.matches()) {
                continue;
            }
            String javaName = method.matches() ? method.group(1) : variadic.group(1);
            HeaderScanner.functionName(snippet.c())
                    .filter(name -> symbols.contains(CSymbol.Kind.FUNCTION, name))
                    .ifPresent(
                            name -> functions.put(name, function(name, snippet.c(), descriptors.get(javaName), types)));
        }
        for (HeaderFile header : functions.isEmpty() ? List.<HeaderFile>of() : headers) {
            header.scan()
                    .functions()
                    .forEach(name ->
                            functions.computeIfAbsent(name, key -> CFunction.beyond(key, key, HIDDEN, header.name())));
        }
        beyond.forEach((name, reason) -> functions.put(
                name,
                CFunction.beyond(name, name, reason, symbols.headerOf(name).name())));
        return List.copyOf(functions.values());
    }

    /** One function; what cannot be expressed is kept as it is declared, for who decides to leave it out. */
    private CFunction function(String name, String c, @Nullable String descriptor, CTypeParser types) {
        try {
            return function(types.function(c), c, descriptor, types);
        } catch (CSyntaxException e) {
            String declaration = c.replaceFirst("^extern ", "");
            return CFunction.beyond(
                    name, declaration, e.reason(), symbols.headerOf(name).name());
        }
    }

    private CFunction function(CDeclaration declaration, String c, @Nullable String descriptor, CTypeParser types) {
        String name = declaration.name();
        checkDescriptor(name, c, Descriptors.of(declaration.returnType(), declaration.parameters()), descriptor);
        List<CParameter> parameters = CallbackNames.fillIn(declaration, java, types, this::checkCallback);
        return new CFunction(
                name,
                declaration.returnType(),
                parameters,
                symbols.headerOf(name).name(),
                Descriptors.of(declaration.returnType(), parameters));
    }

    private void checkCallback(String className, CType.FunctionPointer type) {
        java.callbackDescriptor(className)
                .ifPresent(descriptor -> checkDescriptor(
                        className,
                        java.declaration(className).orElse(""),
                        Descriptors.of(type.returnType(), type.parameters()),
                        descriptor));
    }

    private void checkDescriptor(String name, String c, String ours, @Nullable String jextracts) {
        if (!ours.equals(jextracts)) {
            problems.add(new Problem(
                    name,
                    "the C declaration has the shape " + ours + ", but jextract made it "
                            + (jextracts == null ? "one that cannot be read" : jextracts) + "; the declaration is: "
                            + c));
        }
    }

    private List<CStruct> structs(List<String> names, CTypeParser types) {
        return names.stream().flatMap(name -> struct(name, types).stream()).toList();
    }

    /** A struct; empty if it cannot be expressed, which functions that take it say. */
    private Optional<CStruct> struct(String name, CTypeParser types) {
        List<String> lines = java.declaration(name).orElse("").lines().toList();
        List<CParameter> fields = new ArrayList<>();
        try {
            for (String line : lines.size() < 2 ? List.<String>of() : lines.subList(1, lines.size() - 1)) {
                fields.add(types.field(line.replaceFirst(";$", "")));
            }
            return Optional.of(new CStruct(name, fields));
        } catch (CSyntaxException e) {
            return Optional.empty();
        }
    }

    private List<CCallback> callbacks(CTypeParser types) {
        List<CCallback> callbacks = new ArrayList<>();
        for (String name : callbackNames()) {
            parse(name, () -> types.callback(java.declaration(name).orElse(""))).ifPresent(callback -> {
                checkCallback(name, callback.type());
                callbacks.add(
                        new CCallback(name, CallbackNames.fillIn(callback.type(), java.callbackParameterNames(name))));
            });
        }
        return callbacks;
    }

    private List<CEnum> enums() {
        // Constants of one block share the tag before the dot; without one it is the place, or nothing of use.
        Map<String, List<CConstant>> blocks = new LinkedHashMap<>();
        for (Snippet snippet : snippets) {
            Matcher matcher = CONSTANT.matcher(snippet.c());
            if (matcher.matches() && symbols.contains(CSymbol.Kind.CONSTANT, matcher.group(2))) {
                blocks.computeIfAbsent(block(matcher.group(1), matcher.group(2)), block -> new ArrayList<>())
                        .add(new CConstant(matcher.group(2), Long.parseLong(matcher.group(3))));
            }
        }
        List<CEnum> enums = new ArrayList<>();
        blocks.forEach(
                (block, constants) -> enums.add(new CEnum(TAG.matcher(block).matches() ? block : null, constants)));
        return enums;
    }

    /** The tag of an enum block, or a text that no tag is: of its first constant in the headers. */
    private String block(String stated, String constant) {
        return TAG.matcher(stated).matches()
                ? stated
                : headers.stream()
                        .flatMap(header -> header.scan().enums().stream())
                        .filter(constants -> constants.contains(constant))
                        .map(constants -> "with " + constants.get(0))
                        .findFirst()
                        .orElse(stated);
    }

    /** What is read, unless it turns out to be beyond the model. */
    private <T> Optional<T> parse(String name, Supplier<T> parse) {
        try {
            return Optional.of(parse.get());
        } catch (CSyntaxException e) {
            problems.add(new Problem(name, e.reason()));
            return Optional.empty();
        }
    }
}
