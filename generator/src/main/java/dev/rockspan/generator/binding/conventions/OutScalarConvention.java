package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Carrier;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import java.util.Optional;

/** {@code out-scalar}: the last pointer to a number, in a function that returns nothing or whether it found it, is filled with the result. */
final class OutScalarConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        Optional<CType.Scalar> slot = CTypes.slot(draft.type(0).orElseThrow());
        if (slot.isEmpty()
                || CTypes.isMutableChars(draft.type(0).orElseThrow())
                || draft.isSetter()
                || !(draft.function().returnType() instanceof CType.Void || isOptional(draft, slot.get()))
                || !isLast(draft)) {
            return false;
        }
        draft.take("out-scalar", new Argument.OutSlot(CTypes.carrier(slot.get())));
        return true;
    }

    private static boolean isOptional(Draft draft, CType.Scalar slot) {
        return draft.rule().returnsOrNone().found() != null && CTypes.carrier(slot) == Carrier.LONG;
    }

    private static boolean isLast(Draft draft) {
        Optional<CParameter> after = draft.parameter(1);
        return after.isEmpty()
                || (draft.parameter(2).isEmpty()
                        && draft.rules()
                                .conventions()
                                .errorParameter()
                                .equals(after.get().name()));
    }
}
