package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Result;
import java.util.Optional;

/** {@code filled-size}: the result is the size of the value, whether it fitted or not. */
final class FilledSizeConvention implements ResultConvention {

    @Override
    public Optional<Returned> result(CallBuilder call) {
        return call.arguments().stream().anyMatch(Argument.BufferPointer.class::isInstance)
                ? Returned.of(ValueKind.of("the number of bytes in the buffer"), Result.Plain.FILLED_SIZE)
                : Optional.empty();
    }
}
