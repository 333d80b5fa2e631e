package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Result;
import java.util.Optional;

/** {@code scalar-result}: a number, truth value or enum comes back. */
final class ScalarResultConvention implements ResultConvention {

    @Override
    public Optional<Result> result(CallBuilder call) {
        if (!(call.function().returnType() instanceof CType.Scalar scalar)) {
            return Optional.empty();
        }
        Integer found = call.rule().returnsOrNone().layout().found();
        if (call.arguments().stream().anyMatch(Argument.OutSlot.class::isInstance)) {
            if (found != null) {
                return Optional.of(new Result.FoundNumber(found));
            }
            throw new UndecidedException(
                    "it returns a number and fills another; which one is the result is not stated");
        }
        return Optional.of(
                new Result.Value(Scalars.conversion(scalar, call.rule().returnsOrNone(), call.rules())));
    }
}
