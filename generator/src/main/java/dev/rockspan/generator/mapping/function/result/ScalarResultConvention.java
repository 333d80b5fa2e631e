package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Result;
import java.util.Optional;

/** {@code scalar-result}: a number, truth value or enum comes back. */
final class ScalarResultConvention implements ResultConvention {

    static final ValueKind NUMBER = ValueKind.of("a number", "enum", "boolean");

    @Override
    public Optional<Returned> result(CallBuilder call) {
        if (!(call.returnType() instanceof CType.Scalar scalar)) {
            return Optional.empty();
        }
        Integer found = call.returns().layout().found();
        if (call.arguments().stream().anyMatch(Argument.OutSlot.class::isInstance)) {
            if (found != null) {
                return Returned.of(ValueKind.of("a number", "found", "enum", "boolean"), new Result.FoundNumber(found));
            }
            throw new UndecidedException(
                    "it returns a number and fills another; which one is the result is not stated");
        }
        return Returned.of(NUMBER, new Result.Value(Scalars.conversion(scalar, call.returns(), call.rules()), false));
    }
}
