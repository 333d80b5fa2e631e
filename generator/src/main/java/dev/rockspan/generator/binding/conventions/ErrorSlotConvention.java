package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;

/**
 * {@code error-slot}: a last parameter {@code char** errptr} becomes an exception. Where c.h gives a last
 * {@code char**} no name, it is nothing else.
 */
final class ErrorSlotConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        CParameter parameter = draft.parameter(0).orElseThrow();
        boolean last = draft.parameter(1).isEmpty();
        boolean otherwise = parameter.name() != null
                && !parameter.name().equals(draft.rules().conventions().errorParameter());
        if (!last || otherwise || !isPointerToChars(parameter.type())) {
            return false;
        }
        draft.take("error-slot", new Argument.ErrorSlot());
        draft.checkErrors();
        return true;
    }

    private static boolean isPointerToChars(CType type) {
        return type instanceof CType.Pointer pointer && CTypes.isMutableChars(pointer.target());
    }
}
