package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Result;
import java.util.Optional;

/** {@code owned-array}: {@code char**} or {@code T**} returned, with its length in a slot, becomes a list. */
final class OwnedArrayConvention implements ResultConvention {

    @Override
    public Optional<Result> result(CallBuilder call) {
        if (!(call.function().returnType() instanceof CType.Pointer pointer)
                || !(pointer.target() instanceof CType.Pointer element)) {
            return Optional.empty();
        }
        if (!call.arguments().contains(Argument.Plain.LENGTH_SLOT)) {
            throw new UndecidedException("it returns an array, but fills no length");
        }
        String destroy = call.rule().returnsOrNone().owning().destroy();
        if (destroy == null) {
            throw new UndecidedException(
                    "what frees the array it returns is not stated; say \"returns: {destroy: ...}\"");
        }
        call.companions().needed(destroy);
        if (CTypes.isMutableChars(element)) {
            return Optional.of(new Result.OwnedTexts(destroy));
        }
        HandleType type = call.types()
                .pointedTo(element)
                .orElseThrow(() -> new UndecidedException("it returns an array of something that has no Java class"));
        return Optional.of(new Result.OwnedHandles(HandleResultConvention.owned(call, type), destroy));
    }
}
