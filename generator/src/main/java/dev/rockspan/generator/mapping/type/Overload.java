package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signature;
import dev.rockspan.generator.model.Signatures;
import java.util.List;
import java.util.stream.Collectors;

/** One way to call an operation: with all of its parameters, or without those that may be left out. */
record Overload(Operation operation, List<JavaParameter> parameters) {

    /** All ways to call an operation, the one with all parameters first. */
    static List<Overload> of(Operation operation) {
        return operation
                .forms()
                .map(parameters -> new Overload(operation, parameters))
                .toList();
    }

    Signature signature() {
        return Signature.of(operation.name(), parameters);
    }

    /** {@code get(ReadOptions, bytes)}: the same for all forms of bytes. */
    String form() {
        return parameters.stream()
                .map(parameter -> parameter.type() instanceof JavaType.Bytes
                        ? "bytes"
                        : parameter.type().simpleName())
                .collect(Collectors.joining(", ", operation.name() + "(", ")"));
    }

    /** {@code get(ReadOptions, byte[])}. */
    String text() {
        return Signatures.erased(operation.name(), parameters);
    }

    /** Whether both mean the same to the Java compiler: what they return, and what of theirs may be null. */
    boolean isLike(Overload other) {
        return operation.outcome().statusForm() == other.operation.outcome().statusForm()
                && returned(operation.result()).equals(returned(other.operation.result()))
                && nullable(parameters).equals(nullable(other.parameters));
    }

    /** Without what becomes of an object inside the method. */
    private static Result returned(Result result) {
        if (result instanceof Result.NewHandle made) {
            return new Result.ViewHandle(made.className(), made.nullable());
        }
        if (result instanceof Result.Text text) {
            return new Result.Text(false, false, text.nullable(), null);
        }
        if (result instanceof Result.InArena) {
            return Result.Plain.SEGMENT;
        }
        return result instanceof Result.FilledOrPinned ? Result.Plain.FILLED_SIZE : result;
    }

    private static List<Boolean> nullable(List<JavaParameter> parameters) {
        return parameters.stream().map(JavaParameter::nullable).toList();
    }
}
