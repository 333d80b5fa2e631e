package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.TypeRule.Accessors;
import java.util.Optional;

/** {@code nothing}: what a void function gives back. */
final class NothingConvention implements ResultConvention {

    @Override
    public Optional<Result> result(CallBuilder call) {
        if (!(call.function().returnType() instanceof CType.Void)) {
            return Optional.empty();
        }
        Optional<Argument.OutSlot> slot = call.arguments().stream()
                .filter(Argument.OutSlot.class::isInstance)
                .map(Argument.OutSlot.class::cast)
                .findFirst();
        if (slot.isPresent()) {
            CType.Scalar scalar = call.function().parameters().stream()
                    .map(parameter -> CTypes.slot(parameter.type()))
                    .flatMap(Optional::stream)
                    .filter(candidate -> candidate.kind() != ScalarKind.CHAR)
                    .reduce((first, second) -> second)
                    .orElseThrow();
            return Optional.of(
                    new Result.OutValue(Scalars.conversion(scalar, call.rule().returnsOrNone(), call.rules())));
        }
        boolean fluent = call.form() == Form.METHOD
                && !call.checksError()
                && (call.isSetter() || call.owner().rule().accessorsOrPlain() == Accessors.PROPERTY);
        return Optional.of(fluent ? Result.Plain.FLUENT : Result.Plain.NOTHING);
    }
}
