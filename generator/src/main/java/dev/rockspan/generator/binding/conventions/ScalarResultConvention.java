package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CType;
import java.util.Optional;

/** {@code getter}, {@code scalar}: a number, truth value or enum comes back. */
final class ScalarResultConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        if (!(draft.function().returnType() instanceof CType.Scalar scalar)) {
            return Optional.empty();
        }
        Integer found = draft.rule().returnsOrNone().found();
        if (draft.arguments().stream().anyMatch(Argument.OutSlot.class::isInstance)) {
            if (found != null) {
                draft.note("out-scalar");
                return Optional.of(new Result.FoundNumber(found));
            }
            throw new MissingFact("it returns a number and fills another; which one is the result is not stated");
        }
        draft.note(draft.form() == Form.METHOD && draft.rest().startsWith("get_") ? "getter" : "scalar");
        return Optional.of(
                new Result.Value(Scalars.conversion(scalar, draft.rule().returnsOrNone(), draft)));
    }
}
