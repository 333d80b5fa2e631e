package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Result;
import java.util.Optional;

/** {@code filled-size}: the result is the size of the value, whether it fitted or not. */
final class FilledSizeConvention implements ResultConvention {

    @Override
    public Optional<Result> result(CallBuilder call) {
        return call.arguments().stream().anyMatch(Argument.BufferPointer.class::isInstance)
                ? Optional.of(Result.Plain.FILLED_SIZE)
                : Optional.empty();
    }
}
