package dev.rockspan.generator.binding;

import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation;
import dev.rockspan.generator.rules.Located;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds out which column family an operation writes to: the one that it takes with options of writes. */
final class WritesResolver {

    private WritesResolver() {}

    /** The parameter that is the column family; null if the operation writes to none that it takes. */
    static @Nullable String written(Draft draft) {
        if (draft.form() != Operation.Form.METHOD) {
            return null;
        }
        return draft.types().all().stream()
                .filter(type -> type.rule().writeOptions() != null)
                .flatMap(family -> options(family, draft)
                        .flatMap(options -> parameter(options, draft))
                        .flatMap(options -> parameter(family, draft))
                        .stream())
                .findFirst()
                .orElse(null);
    }

    private static Optional<HandleType> options(HandleType family, Draft draft) {
        String options = String.valueOf(family.rule().writeOptions());
        if (!draft.rules().types().containsKey(options)) {
            throw new RuleMistake(
                    family.cName() + " is \"write-options\" " + options + ", which is no handle",
                    Optional.ofNullable(draft.rules().types().get(family.cName()))
                            .map(Located::place)
                            .orElse(null));
        }
        return draft.types().named(options);
    }

    /** The parameter that is a handle of a type, and is used during the call. */
    private static Optional<String> parameter(HandleType type, Draft draft) {
        return draft.parameters().stream()
                .filter(parameter -> parameter.type() instanceof JavaType.Handle handle
                        && handle.className().equals(type.className()))
                .map(JavaParameter::name)
                .filter(name -> draft.arguments().stream()
                        .anyMatch(argument -> argument instanceof Argument.HandlePointer handle
                                && handle.parameter().equals(name)))
                .findFirst();
    }
}
