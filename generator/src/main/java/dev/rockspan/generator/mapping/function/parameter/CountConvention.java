package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Argument;

/** {@code count}: how many elements arrays have; Java sees only the lists. */
final class CountConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        if (!call.lists().isCount(call.index())) {
            return false;
        }
        CType.Scalar scalar = (CType.Scalar) call.type(0).orElseThrow();
        call.take(new Argument.Count(call.index(), CTypes.carrier(scalar)));
        return true;
    }
}
