package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.TypeRule.Accessors;
import java.util.Optional;

/** {@code nothing}: what a void function gives back. */
final class NothingConvention implements ResultConvention {

    @Override
    public Optional<Returned> result(CallBuilder call) {
        if (!(call.returnType() instanceof CType.Void)) {
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
            return Returned.of(
                    ScalarResultConvention.NUMBER,
                    new Result.Value(Scalars.conversion(scalar, call.returns(), call.rules()), true));
        }
        boolean fluent = call.isMethod()
                && !call.checksError()
                && (call.isSetter() || call.owner().rule().accessorsOrPlain() == Accessors.PROPERTY);
        return fluent
                ? Returned.of(ValueKind.of("the receiver"), Result.Plain.FLUENT)
                : Returned.of(ValueKind.of("nothing"), Result.Plain.NOTHING);
    }
}
