package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Argument;

/**
 * {@code error-slot}: a parameter {@code char**} that is named for an error becomes an exception. Where c.h gives a last
 * {@code char**} no name, it is nothing else.
 */
final class ErrorSlotConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        CParameter parameter = call.parameter(0).orElseThrow();
        boolean isIt = parameter.name() == null
                ? call.parameter(1).isEmpty()
                : call.rules().conventions().parameters().isError(parameter.name());
        if (!isIt || !CTypes.isCharsSlot(parameter.type())) {
            return false;
        }
        call.take(ValueKind.of("filled with an error"), Argument.Plain.ERROR_SLOT);
        call.checkErrors();
        return true;
    }
}
