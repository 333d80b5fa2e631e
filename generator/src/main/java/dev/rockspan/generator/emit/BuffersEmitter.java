package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Emits the form of an operation that takes buffers: it calls the form that takes segments, and then consumes the buffers
 * as rocksdbjni does.
 */
final class BuffersEmitter {

    private BuffersEmitter() {}

    static boolean takesBuffers(Operation operation) {
        return operation.parameters().stream().anyMatch(BuffersEmitter::isBuffer);
    }

    private static boolean isBuffer(JavaParameter parameter) {
        return parameter.type() == JavaType.Bytes.BUFFER;
    }

    /** Adds the body to a method or constructor that is declared. */
    static MethodSpec emit(MethodSpec.Builder method, Operation operation) {
        Optional<JavaParameter> output = operation.result() == Result.Plain.FILLED_SIZE
                ? Optional.of(ResultEmitter.buffer(operation))
                : Optional.empty();
        List<CodeBlock> arguments = new ArrayList<>();
        CodeBlock.Builder consumed = CodeBlock.builder();
        for (JavaParameter parameter : operation.parameters()) {
            if (!isBuffer(parameter)) {
                arguments.add(CodeBlock.of("$L", parameter.name()));
                continue;
            }
            arguments.add(CodeBlock.of("$1T.segment($2L, $2S)", Types.CALL, parameter.name()));
            if (output.filter(parameter::equals).isEmpty()) {
                consumed.addStatement("$T.consume($L)", Types.CALL, parameter.name());
            }
        }
        String name = operation.form() == Form.CONSTRUCTOR ? "this" : operation.name();
        CodeBlock call = CodeBlock.of("$L($L)", name, CodeBlock.join(arguments, ", "));
        if (output.isPresent()) {
            return method.addStatement("$T nativeSize = $L", TypeName.LONG, call)
                    .addCode(consumed.build())
                    .addStatement(
                            "return $T.limit($L, nativeSize)",
                            Types.CALL,
                            output.get().name())
                    .build();
        }
        if (operation.form() == Form.CONSTRUCTOR || operation.result() == Result.Plain.NOTHING) {
            return method.addStatement(call).addCode(consumed.build()).build();
        }
        if (operation.result() == Result.Plain.FLUENT) {
            return method.addStatement(call)
                    .addCode(consumed.build())
                    .addStatement("return this")
                    .build();
        }
        return method.addStatement("var result = $L", call)
                .addCode(consumed.build())
                .addStatement("return result")
                .build();
    }
}
