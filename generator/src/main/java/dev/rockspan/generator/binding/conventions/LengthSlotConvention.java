package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;

/** {@code length-slot}: {@code size_t*} in a function that returns {@code char*} or an array holds its length. */
final class LengthSlotConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        boolean second = draft.arguments().stream().anyMatch(Argument.LengthSlot.class::isInstance);
        if (second
                || !(CTypes.isChars(draft.function().returnType())
                        || isArray(draft.function().returnType()))
                || !CTypes.isSlot(draft.type(0).orElseThrow(), ScalarKind.SIZE_T)) {
            return false;
        }
        draft.take("length-slot", new Argument.LengthSlot());
        return true;
    }

    private static boolean isArray(CType type) {
        return type instanceof CType.Pointer pointer && pointer.target() instanceof CType.Pointer;
    }
}
