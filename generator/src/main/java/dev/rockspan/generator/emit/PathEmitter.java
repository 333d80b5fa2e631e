package dev.rockspan.generator.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.PathClass;
import dev.rockspan.generator.model.RawFunction;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Emits a class through which hand-written code of the runtime calls C functions. */
final class PathEmitter {

    private final ApiPackage api;
    private final RawCalls raw;
    private final ApiModel model;

    PathEmitter(ApiModel model, RawCalls raw) {
        this.api = raw.api();
        this.raw = raw;
        this.model = model;
    }

    TypeSpec emit(PathClass path) {
        ClassName self = api.path(path.name());
        TypeSpec.Builder type = TypeSpec.classBuilder(self)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(Types.path(path.interfaceName()))
                .addJavadoc("Has hand-written code call C functions that it does not name.\n")
                .addField(FieldSpec.builder(self, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("There is one; it has no state.\n")
                        .initializer("new $T()", self)
                        .build())
                .addMethod(PrivateConstructor.SPEC)
                .addMethod(MethodSpec.methodBuilder("symbols")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(Types.NATIVE_FUNCTIONS)
                        .addStatement("return $T.TABLE", api.symbols())
                        .build());
        for (PathClass.Method method : path.methods()) {
            if (method.heap()) {
                type.addField(RawGroupEmitter.address(method.role()));
            }
            type.addMethod(method(method));
        }
        return type.build();
    }

    private MethodSpec method(PathClass.Method role) {
        RawFunction function = raw.function(role.function());
        MethodSpec.Builder method = MethodSpec.methodBuilder(role.role())
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(Types.of(function.result()));
        List<CodeBlock> arguments = new ArrayList<>();
        for (int index = 0; index < function.parameters().size(); index++) {
            method.addParameter(
                    Types.of(function.parameters().get(index)), function.names().get(index));
            arguments.add(CodeBlock.of("$L", function.names().get(index)));
        }
        if (role.heap()) {
            return method.addCode(RawGroupEmitter.find(role.role(), function, model, api))
                    .addCode(ShapesEmitter.callOf(function.ofHeap(), api))
                    .build();
        }
        CodeBlock call = raw.call(function.name(), arguments);
        return method.addStatement(function.result() == Carrier.VOID ? "$L" : "return $L", call)
                .build();
    }
}
