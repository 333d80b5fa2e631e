package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.stream.Collectors;

/**
 * Emits what reads into a buffer: C copies into a small one; into a large one of Java's, a method of its own does, so that
 * the compiler finds the other one small.
 */
final class LargeBuffers {

    /** The variable of the size of what C has copied. */
    static final String SIZE = "nativeSize";

    private LargeBuffers() {}

    static boolean isFor(Operation operation) {
        return operation.outcome().reading() != null
                && operation.result() == Result.Plain.FILLED_SIZE
                && !BuffersEmitter.takesBuffers(operation);
    }

    /** The name of the other method. */
    static String method(Operation operation) {
        return operation.name() + "Large";
    }

    /** What comes before the call that copies into a small buffer. */
    static void before(MethodSpec.Builder method, Operation operation, TypeName size) {
        method.beginControlFlow(
                        "if ($T.isLarge($L))",
                        Types.CALL,
                        ResultEmitter.buffer(operation).name())
                .addStatement("return $L", large(operation))
                .endControlFlow()
                .addStatement("$T $L", size, SIZE);
    }

    /** What follows it. */
    static void after(MethodSpec.Builder method, Operation operation) {
        method.addComment("C copies all of a value or nothing; Java gets what fits.")
                .addStatement("return $1L <= $2L ? $1L : $3L", SIZE, capacity(operation), large(operation));
    }

    private static CodeBlock large(Operation operation) {
        return CodeBlock.of(
                "$L($L)",
                method(operation),
                operation.parameters().stream().map(JavaParameter::name).collect(Collectors.joining(", ")));
    }

    private static CodeBlock capacity(Operation operation) {
        JavaParameter buffer = ResultEmitter.buffer(operation);
        boolean array = buffer.type() == JavaType.Bytes.ARRAY;
        return CodeBlock.of(array ? "$L.length" : "$L.byteSize()", buffer.name());
    }
}
