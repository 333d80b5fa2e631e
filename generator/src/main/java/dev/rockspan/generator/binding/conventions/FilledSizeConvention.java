package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Result;
import java.util.Optional;

/** {@code fill-buffer}: the result is the size of the value, whether it fitted or not. */
final class FilledSizeConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        return draft.arguments().stream().anyMatch(Argument.BufferPointer.class::isInstance)
                ? Optional.of(new Result.FilledSize())
                : Optional.empty();
    }
}
