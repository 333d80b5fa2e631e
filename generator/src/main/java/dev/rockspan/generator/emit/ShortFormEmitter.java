package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.List;
import java.util.Objects;

/** Emits the forms of an operation that leave parameters out: they call the form that has all. */
final class ShortFormEmitter {

    private ShortFormEmitter() {}

    /** Adds the body to a method that is declared. */
    static MethodSpec emit(
            MethodSpec.Builder method, Operation operation, List<JavaParameter> parameters, ApiPackage api) {
        List<CodeBlock> arguments = operation.parameters().stream()
                .map(parameter -> parameters.contains(parameter) || parameter.given() != null
                        ? CodeBlock.of("$L", parameter.name())
                        : standIn(parameter, api))
                .toList();
        CodeBlock call = CodeBlock.of("$L($L)", operation.name(), CodeBlock.join(arguments, ", "));
        List<JavaParameter> given = operation.parameters().stream()
                .filter(parameter -> parameter.given() != null && !parameters.contains(parameter))
                .toList();
        given.forEach(parameter -> method.beginControlFlow(
                "try ($T $L = $L())",
                Types.of(parameter.type(), api),
                parameter.name(),
                Objects.requireNonNull(parameter.given()).method()));
        method.addStatement(operation.result() == Result.Plain.NOTHING ? "$L" : "return $L", call);
        given.forEach(parameter -> method.endControlFlow());
        return method.build();
    }

    private static CodeBlock standIn(JavaParameter parameter, ApiPackage api) {
        if (parameter.isNullIfLeftOut()) {
            return parameter.type() instanceof JavaType.Bytes // another overload may take something else there
                    ? CodeBlock.of("($T) null", Types.of(parameter.type(), api))
                    : CodeBlock.of("null");
        }
        if (parameter.type() instanceof JavaType.Handle handle) {
            return CodeBlock.of("$T.defaults()", api.type(handle.className()));
        }
        return CodeBlock.of("$L", parameter.type().equals(new JavaType.Primitive(Carrier.BOOLEAN)) ? "false" : "0");
    }
}
