package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.GenerationException;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Derived;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.RawFunction;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds each C function in the raw layer. */
final class RawCalls {

    private final Map<String, RawFunction> functions;
    private final Map<String, HandleClass.Disposal> disposals;
    private final Map<String, Derived> derived;
    private final Set<String> functionsOfDerived;
    private final ApiPackage api;

    private RawCalls(
            Map<String, RawFunction> functions,
            Map<String, HandleClass.Disposal> disposals,
            List<HandleClass> derived,
            ApiPackage api) {
        this.functions = functions;
        this.disposals = disposals;
        this.derived = derived.stream()
                .collect(Collectors.toMap(
                        HandleClass::name,
                        type -> Objects.requireNonNull(type.supertypes().derived())));
        this.functionsOfDerived = derived.stream()
                .flatMap(type -> type.operations().stream())
                .map(Operation::function)
                .collect(Collectors.toSet());
        this.api = api;
    }

    static RawCalls of(ApiModel model, ApiPackage api) {
        return new RawCalls(
                Stream.concat(model.functions().stream(), extras(model))
                        .collect(Collectors.toMap(RawFunction::name, function -> function)),
                model.classes().stream()
                        .map(type -> type.lifetime().disposal())
                        .filter(Objects::nonNull)
                        .collect(Collectors.toMap(HandleClass.Disposal::give, disposal -> disposal)),
                model.classes().stream()
                        .filter(type -> type.supertypes().derived() != null)
                        .toList(),
                api);
    }

    private static Stream<RawFunction> extras(ApiModel model) {
        Extension extension = model.extension();
        return extension == null ? Stream.empty() : extension.functions().stream();
    }

    RawFunction function(String name) {
        RawFunction function = functions.get(name);
        if (function == null) {
            throw GenerationException.refused(
                    name, "is needed by the Java API, but the header lacks it or templates/ leave it out");
        }
        return function;
    }

    ApiPackage api() {
        return api;
    }

    /** How a class extends another one, or null if it does not. */
    @Nullable Derived derived(String className) {
        return derived.get(className);
    }

    /** Whether an operation is of a class that extends another one, whose address is that of the other. */
    boolean isOfDerived(Operation operation) {
        return functionsOfDerived.contains(operation.function());
    }

    /** Whether an operation expects an object that borrows something, which the call has to use before. */
    boolean borrowsBefore(Operation operation) {
        return operation.outcome().expects()
                && !operation.result().created().orElseThrow().ties().borrows().isEmpty();
    }

    private ClassName group(String name) {
        return api.rawGroup(function(name));
    }

    /** {@code COptions.rocksdb_options_create(a, b)}. */
    CodeBlock call(String name, List<CodeBlock> arguments) {
        return CodeBlock.of("$T.$L($L)", group(name), name, CodeBlock.join(arguments, ", "));
    }

    /** {@code COptions::rocksdb_options_destroy}. */
    CodeBlock reference(String name) {
        return CodeBlock.of("$T::$L", group(name), name);
    }

    /** A destroyer that frees an object; one that takes two parameters takes the parent first. */
    CodeBlock destroyer(String destroy) {
        HandleClass.Disposal disposal = disposals.get(destroy);
        if (disposal != null) {
            return CodeBlock.builder()
                    .add("object -> {\n$>")
                    .add("$T owner = $L;\n", Types.MEMORY_SEGMENT, call(disposal.create(), List.of()))
                    .add("$L;\n", call(disposal.give(), List.of(CodeBlock.of("owner"), CodeBlock.of("object"))))
                    .add("$L;\n$<}", call(disposal.destroy(), List.of(CodeBlock.of("owner"))))
                    .build();
        }
        return takesParent(destroy)
                ? CodeBlock.of(
                        "object -> $L", call(destroy, List.of(CodeBlock.of(Locals.PARENT), CodeBlock.of("object"))))
                : reference(destroy);
    }

    /**
     * A destroyer that frees an array; its function takes that alone, or with its length. No parameter's variable is called
     * as those of its lambda are.
     */
    CodeBlock arrayDestroyer(String destroy) {
        List<Carrier> takes = function(destroy).parameters();
        if (takes.size() == 1) {
            return CodeBlock.of("(native_array, _) -> $L", call(destroy, List.of(CodeBlock.of("native_array"))));
        }
        return takes.get(1) == Carrier.LONG
                ? reference(destroy)
                : CodeBlock.of(
                        "(native_array, native_size) -> $L",
                        call(
                                destroy,
                                List.of(
                                        CodeBlock.of("native_array"),
                                        CodeBlock.of("($L) native_size", Types.of(takes.get(1))))));
    }

    boolean takesParent(String destroy) {
        return function(destroy).parameters().size() == 2;
    }
}
