package dev.rockspan.generator.mapping.type;

import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Gives an operation that takes bytes one overload per form of bytes. Where null may be passed there is only
 * {@code byte[]}: with several forms, {@code null} would be ambiguous.
 */
public final class BytesForms {

    private BytesForms() {}

    public static Stream<Operation> expand(Operation operation) {
        List<JavaParameter> bytes = operation.parameters().stream()
                .filter(parameter -> parameter.type() instanceof JavaType.Bytes)
                .toList();
        if (bytes.isEmpty() || bytes.stream().anyMatch(JavaParameter::nullable)) {
            return Stream.of(operation);
        }
        return Arrays.stream(JavaType.Bytes.values()).map(form -> withForm(operation, form));
    }

    private static Operation withForm(Operation operation, JavaType.Bytes form) {
        List<JavaParameter> parameters = operation.parameters().stream()
                .map(parameter -> parameter.type() instanceof JavaType.Bytes ? parameter.ofType(form) : parameter)
                .toList();
        return operation.withParameters(parameters);
    }
}
