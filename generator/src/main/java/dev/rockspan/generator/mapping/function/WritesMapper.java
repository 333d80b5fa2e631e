package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds out which column family an operation writes to: the one that it takes with options of writes. */
final class WritesMapper {

    private WritesMapper() {}

    /** The parameter that is the column family; null if the operation writes to none that it takes. */
    static @Nullable String written(CallBuilder call) {
        if (!call.isMethod()) {
            return null;
        }
        return call.types().all().stream()
                .filter(type -> type.rule().contents().writeOptions() != null)
                .flatMap(family -> call
                        .types()
                        .named(String.valueOf(family.rule().contents().writeOptions()))
                        .flatMap(options -> parameter(options, call))
                        .flatMap(options -> parameter(family, call))
                        .stream())
                .findFirst()
                .orElse(null);
    }

    /** The parameter that is a handle of a type, and is used during the call. */
    private static Optional<String> parameter(HandleType type, CallBuilder call) {
        return call.parameters().ordered().stream()
                .filter(parameter -> parameter.type() instanceof JavaType.Handle handle
                        && handle.className().equals(type.className()))
                .map(JavaParameter::name)
                .filter(name -> call.arguments().stream()
                        .anyMatch(argument -> argument instanceof Argument.HandlePointer handle
                                && handle.parameter().equals(name)))
                .findFirst();
    }
}
