package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.rules.TypeRule.Accessors;
import java.util.Optional;

/** {@code setter}, {@code out-scalar}: what a void function gives back. */
final class NothingConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        if (!(draft.function().returnType() instanceof CType.Void)) {
            return Optional.empty();
        }
        Optional<Argument.OutSlot> slot = draft.arguments().stream()
                .filter(Argument.OutSlot.class::isInstance)
                .map(Argument.OutSlot.class::cast)
                .findFirst();
        if (slot.isPresent()) {
            CType.Scalar scalar = draft.function().parameters().stream()
                    .map(parameter -> CTypes.slot(parameter.type()))
                    .flatMap(Optional::stream)
                    .filter(candidate -> candidate.kind() != ScalarKind.CHAR)
                    .reduce((first, second) -> second)
                    .orElseThrow();
            return Optional.of(
                    new Result.OutValue(Scalars.conversion(scalar, draft.rule().returnsOrNone(), draft)));
        }
        boolean fluent = draft.form() == Form.METHOD
                && !draft.checksError()
                && (draft.isSetter() || draft.owner().rule().accessorsOrPlain() == Accessors.PROPERTY);
        if (fluent) {
            draft.note("setter");
        }
        return Optional.of(fluent ? new Result.Fluent() : new Result.Nothing());
    }
}
