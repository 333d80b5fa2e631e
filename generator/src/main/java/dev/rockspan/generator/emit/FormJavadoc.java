package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Describes a form of an operation by what differs from the form that has all parameters, with bytes as arrays. */
final class FormJavadoc {

    private final Operation operation;
    private final List<JavaParameter> parameters;

    FormJavadoc(Operation operation, List<JavaParameter> parameters) {
        this.operation = operation;
        this.parameters = parameters;
    }

    /** Whether there is such another form. What the receiver gives is described by itself. */
    boolean isFor() {
        return !differences().isEmpty()
                && operation.parameters().stream()
                        .allMatch(parameter -> parameters.contains(parameter) || parameter.given() == null);
    }

    CodeBlock javadoc(String className) {
        String name = operation.form() == Operation.Form.CONSTRUCTOR ? className : operation.name();
        String types =
                operation.parameters().stream().map(FormJavadoc::typeWithArrays).collect(Collectors.joining(", "));
        return CodeBlock.of("As {@link #$L($L)}, $L.$L\n", name, types, differences(), positions());
    }

    private static String typeWithArrays(JavaParameter parameter) {
        return parameter.type() instanceof JavaType.Bytes
                ? JavaType.Bytes.ARRAY.simpleName()
                : parameter.type().simpleName();
    }

    /** What becomes of byte buffers, unless one of them receives the result. */
    private String positions() {
        boolean buffers =
                operation.parameters().stream().anyMatch(parameter -> parameter.type() == JavaType.Bytes.BUFFER);
        return buffers && operation.result() != Result.Plain.FILLED_SIZE
                ? " Their positions move to their limits."
                : "";
    }

    private String differences() {
        List<String> with = new ArrayList<>();
        operation.parameters().stream()
                .map(JavaParameter::type)
                .filter(JavaType.Bytes.class::isInstance)
                .map(JavaType.Bytes.class::cast)
                .distinct()
                .forEach(form -> {
                    switch (form) {
                        case ARRAY -> {}
                        case SEGMENT -> with.add("memory segments");
                        case BUFFER -> with.add("byte buffers");
                    }
                });
        operation.parameters().stream()
                .filter(parameter -> !parameters.contains(parameter))
                .forEach(parameter -> with.add(standIn(parameter)));
        return with.isEmpty() ? "" : "with " + String.join(" and ", with);
    }

    private static String standIn(JavaParameter parameter) {
        if (parameter.isNullIfLeftOut()) {
            return "null for {@code " + parameter.name() + "}";
        }
        return parameter.type() instanceof JavaType.Handle
                ? "default {@code " + parameter.type().simpleName() + "}"
                : "{@code " + (parameter.type().equals(new JavaType.Primitive(Carrier.BOOLEAN)) ? "false" : "0")
                        + "} for {@code " + parameter.name() + "}";
    }
}
