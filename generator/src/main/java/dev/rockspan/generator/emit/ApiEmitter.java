package dev.rockspan.generator.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.SourceFile;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.PathClass;
import dev.rockspan.generator.model.RawFunction;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the whole API as source files, sorted by path. */
public final class ApiEmitter {

    /** Where the declaration of the module stands. */
    public static final String MODULE = "module-info.java";

    private final ApiModel model;
    private final ApiPackage api;

    private ApiEmitter(ApiModel model, ApiPackage api) {
        this.model = model;
        this.api = api;
    }

    /** The sources of the API in the given package. */
    public static List<SourceFile> emit(ApiModel model, ApiPackage api) {
        return new ApiEmitter(model, api).emit();
    }

    private List<SourceFile> emit() {
        return Stream.of(
                        handleClasses(),
                        records(),
                        values(),
                        enums(),
                        callbacks(),
                        interfaces(),
                        splitInterfaces(),
                        Stream.of(file(api.name(), RockspanEmitter.emit(model, api))),
                        rawLayer(),
                        paths(),
                        new PackageEmitter(model, api).emit())
                .flatMap(files -> files)
                .sorted(Comparator.comparing(SourceFile::path))
                .toList();
    }

    private Stream<SourceFile> handleClasses() {
        HandleClassEmitter emitter =
                new HandleClassEmitter(api, RawCalls.of(model, api), new Inheritance(model), new Keeping(model));
        return model.classes().stream().map(emitter::emit).map(type -> file(api.name(), type));
    }

    private Stream<SourceFile> records() {
        RecordEmitter emitter = new RecordEmitter(api, RawCalls.of(model, api));
        return model.records().stream().map(emitter::emit).map(type -> file(api.name(), type));
    }

    private Stream<SourceFile> values() {
        ValueClassEmitter emitter = new ValueClassEmitter(api, RawCalls.of(model, api));
        return model.values().stream().map(emitter::emit).map(type -> file(api.name(), type));
    }

    private Stream<SourceFile> enums() {
        return model.enums().stream().map(type -> EnumEmitter.emit(type, api)).map(type -> file(api.name(), type));
    }

    private Stream<SourceFile> callbacks() {
        CallbackInterfaceEmitter interfaces = new CallbackInterfaceEmitter(api);
        UpcallEmitter upcalls = new UpcallEmitter(RawCalls.of(model, api));
        return model.callbacks().stream()
                .flatMap(callbacks -> Stream.of(interfaces.emit(callbacks), upcalls.emit(callbacks)))
                .map(type -> file(api.name(), type));
    }

    private Stream<SourceFile> interfaces() {
        SharedInterfaceEmitter emitter = new SharedInterfaceEmitter(api, RawCalls.of(model, api));
        return model.interfaces().stream().map(emitter::emit).map(type -> file(api.name(), type));
    }

    private Stream<SourceFile> splitInterfaces() {
        SplitInterfaceEmitter emitter = new SplitInterfaceEmitter(api, RawCalls.of(model, api));
        return model.splitInterfaces().map(emitter::emit).map(type -> file(api.name(), type));
    }

    private Stream<SourceFile> rawLayer() {
        Extension extension = model.extension();
        List<RawFunction> functions = new ArrayList<>(model.functions());
        if (extension != null) {
            functions.addAll(extension.functions());
        }
        RawGroupEmitter emitter = new RawGroupEmitter(model, api);
        Collection<List<RawFunction>> groups = functions.stream()
                .collect(Collectors.groupingBy(RawFunction::owner))
                .values();
        Stream<TypeSpec> shared = Stream.of(
                ShapesEmitter.emit(Stream.concat(functions.stream(), calledWithHeap())),
                SymbolsEmitter.emit(model, api),
                VersionsEmitter.emit(model.versions()));
        return Stream.of(shared, groups.stream().map(group -> emitter.emit(group)))
                .flatMap(types -> types)
                .map(type -> file(api.raw(), type));
    }

    private Stream<RawFunction> calledWithHeap() {
        RawCalls raw = RawCalls.of(model, api);
        return model.paths().stream()
                .flatMap(path -> path.methods().stream())
                .filter(PathClass.Method::heap)
                .map(method -> raw.function(method.function()).ofHeap());
    }

    private Stream<SourceFile> paths() {
        PathEmitter emitter = new PathEmitter(model, api);
        return model.paths().stream().map(emitter::emit).map(type -> file(api.raw(), type));
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
