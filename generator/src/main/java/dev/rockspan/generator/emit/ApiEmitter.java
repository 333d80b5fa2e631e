package dev.rockspan.generator.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.PathClass;
import dev.rockspan.generator.model.RawFunction;
import dev.rockspan.generator.model.Signatures;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the whole API as source files, sorted by path. */
public final class ApiEmitter {

    /** Where the declaration of the module stands. */
    public static final String MODULE = "module-info.java";

    private final ApiModel model;
    private final ApiPackage api;
    private final RawCalls raw;

    private ApiEmitter(ApiModel model, ApiPackage api) {
        this.model = model;
        this.api = api;
        this.raw = RawCalls.of(model, api);
    }

    /** The sources of the API in the given package. */
    public static List<SourceFile> emit(ApiModel model, ApiPackage api) {
        ApiEmitter emitter = new ApiEmitter(model, api);
        return Stream.of(
                        emitter.publicTypes().map(type -> file(api.name(), type)),
                        emitter.rawTypes().map(type -> file(api.raw(), type)),
                        new PackageEmitter(model, api).emit())
                .flatMap(files -> files)
                .sorted(Comparator.comparing(SourceFile::path))
                .toList();
    }

    /** What the methods of classes return, by their forms as {@link Signatures} writes them. */
    public static Map<String, String> results(ApiModel model, ApiPackage api) {
        ResultEmitter results = new ResultEmitter(RawCalls.of(model, api));
        Map<String, String> types = new HashMap<>();
        for (HandleClass type : model.classes()) {
            JavaGetterEmitter.getters(type.operations(), api)
                    .forEach(getter -> types.put(type.name() + '.' + getter.name() + "()", text(getter.returnType())));
            for (Operation operation : type.operations()) {
                String result = text(results.type(api.type(type.name()), operation));
                operation
                        .forms()
                        .filter(form -> operation.form() != Form.CONSTRUCTOR)
                        .forEach(form -> types.put(Signatures.text(type.name(), operation, form), result));
            }
        }
        return types;
    }

    private static String text(TypeName type) {
        return type.toString().replaceAll("\\b[a-z]\\w*\\. ?", "");
    }

    private Stream<TypeSpec> publicTypes() {
        CallbackInterfaceEmitter interfaces = new CallbackInterfaceEmitter(api);
        UpcallEmitter upcalls = new UpcallEmitter(raw);
        Inheritance inheritance = new Inheritance(model, raw);
        return Stream.of(
                        model.classes().stream()
                                .map(new HandleClassEmitter(raw, inheritance, new Keeping(model))::emit),
                        model.records().stream().map(new RecordEmitter(raw)::emit),
                        model.values().stream().map(new ValueClassEmitter(raw)::emit),
                        model.enums().stream().map(type -> EnumEmitter.emit(type, api)),
                        model.callbacks().stream().map(interfaces::emit),
                        model.callbacks().stream().map(upcalls::emit),
                        model.interfaces().stream().map(new SharedInterfaceEmitter(raw, inheritance)::emit),
                        model.splitInterfaces().map(new SplitInterfaceEmitter(raw)::emit),
                        Stream.of(RockspanEmitter.emit(model, api)))
                .flatMap(types -> types);
    }

    private Stream<TypeSpec> rawTypes() {
        Extension extension = model.extension();
        List<RawFunction> functions = new ArrayList<>(model.functions());
        if (extension != null) {
            functions.addAll(extension.functions());
        }
        Stream<RawFunction> calledWithHeap = model.paths().stream()
                .flatMap(path -> path.methods().stream())
                .filter(PathClass.Method::heap)
                .map(method -> raw.function(method.function()).ofHeap());
        return Stream.of(
                        Stream.of(
                                ShapesEmitter.emit(Stream.concat(functions.stream(), calledWithHeap)),
                                SymbolsEmitter.emit(model, api),
                                VersionsEmitter.emit(model.versions())),
                        functions.stream().collect(Collectors.groupingBy(RawFunction::owner)).values().stream()
                                .map(new RawGroupEmitter(model, api)::emit),
                        model.paths().stream().map(new PathEmitter(model, raw)::emit))
                .flatMap(types -> types);
    }

    private static SourceFile file(String packageName, TypeSpec type) {
        String content = JavaFile.builder(packageName, type)
                .skipJavaLangImports(true)
                .indent("    ")
                .build()
                .toString();
        return new SourceFile(packageName.replace('.', '/') + '/' + type.name() + ".java", content);
    }
}
