package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Argument;

/** {@code length-slot}: {@code size_t*} in a function that returns {@code char*} or an array holds its length. */
final class LengthSlotConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        boolean second = call.arguments().contains(Argument.Plain.LENGTH_SLOT);
        if (second
                || !(CTypes.isChars(call.returnType()) || isArray(call.returnType()))
                || !CTypes.isSlot(call.type(), ScalarKind.SIZE_T)) {
            return false;
        }
        call.take(ValueKind.LENGTH, Argument.Plain.LENGTH_SLOT);
        return true;
    }

    private static boolean isArray(CType type) {
        return type instanceof CType.Pointer pointer && pointer.target() instanceof CType.Pointer;
    }
}
