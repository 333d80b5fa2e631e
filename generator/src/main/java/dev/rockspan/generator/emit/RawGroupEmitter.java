package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Extension;
import dev.rockspan.generator.model.RawFunction;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits one class of the raw layer: the C functions that one Java class stands on, under their C names. */
final class RawGroupEmitter {

    private final ApiModel model;
    private final List<RawFunction> extension;
    private final ApiPackage api;

    RawGroupEmitter(ApiModel model, ApiPackage api) {
        this.model = model;
        this.extension =
                model.extension() == null ? List.of() : model.extension().functions();
        this.api = api;
    }

    TypeSpec emit(List<RawFunction> group) {
        RawFunction first = group.get(0);
        TypeSpec.Builder type = TypeSpec.classBuilder(api.rawGroup(first).simpleName())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc(
                        extension.contains(first)
                                ? CodeBlock.of("The functions of the extension.\n")
                                : CodeBlock.of("The C functions behind {@link $T}.\n", api.type(first.owner())))
                .addMethod(PrivateConstructor.SPEC);
        for (RawFunction function : group) {
            type.addField(address(function.name()));
            type.addMethod(method(function));
        }
        return type.build();
    }

    /** A field for the address of a function. */
    static FieldSpec address(String field) {
        return FieldSpec.builder(Types.nullable(Types.MEMORY_SEGMENT, true), field, Modifier.PRIVATE, Modifier.STATIC)
                .build();
    }

    /** Has the address in a variable {@code function}, looked up if it is not in its field yet. */
    static CodeBlock find(String field, RawFunction function, ApiModel model, ApiPackage api) {
        Extension extension = model.extension();
        String find = extension != null && extension.functions().contains(function)
                ? "findInExtension"
                : model.versions().hasChanged(function.name()) ? "findAsMadeFor" : "find";
        return CodeBlock.builder()
                .addStatement("$T function = $L", Types.MEMORY_SEGMENT, field)
                .beginControlFlow("if (function == null)")
                .addStatement("$L = function = $T.TABLE.$L($S)", field, api.symbols(), find, function.name())
                .endControlFlow()
                .build();
    }

    private MethodSpec method(RawFunction function) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(function.name())
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("{@code $L}\n", function.prototype())
                .returns(Types.of(function.result()));
        if (function.result() == Carrier.BYTES) {
            method.addParameter(Types.SEGMENT_ALLOCATOR, "allocator");
        }
        for (int index = 0; index < function.parameters().size(); index++) {
            method.addParameter(
                    Types.of(function.parameters().get(index)), function.names().get(index));
        }
        return method.addCode(find(function.name(), function, model, api))
                .addCode(ShapesEmitter.callOf(function, api))
                .build();
    }
}
