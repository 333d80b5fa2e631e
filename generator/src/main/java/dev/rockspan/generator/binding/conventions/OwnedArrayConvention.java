package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CType;
import java.util.Optional;

/** {@code owned-array}: {@code char**} or {@code T**} returned, with its length in a slot, becomes a list. */
final class OwnedArrayConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        if (!(draft.function().returnType() instanceof CType.Pointer pointer)
                || !(pointer.target() instanceof CType.Pointer element)) {
            return Optional.empty();
        }
        if (draft.arguments().stream().noneMatch(Argument.LengthSlot.class::isInstance)) {
            throw new MissingFact("it returns an array, but fills no length");
        }
        String destroy = draft.rule().returnsOrNone().destroy();
        if (destroy == null) {
            throw new MissingFact("what frees the array it returns is not stated; say \"returns: {destroy: ...}\"");
        }
        draft.companion(destroy);
        draft.note("owned-array");
        if (CTypes.isMutableChars(element)) {
            return Optional.of(new Result.OwnedTexts(destroy));
        }
        HandleType type = draft.types()
                .pointedTo(element)
                .orElseThrow(() -> new MissingFact("it returns an array of something that has no Java class"));
        return Optional.of(new Result.OwnedHandles(HandleResultConvention.owned(draft, type), destroy));
    }
}
