package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.model.Argument;

/** {@code count}: how many elements arrays have; Java sees only the lists. */
final class CountConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        if (!call.lists().isCount(call.index())) {
            return false;
        }
        call.take(ValueKind.of("the count of a list"), new Argument.Count(call.index()));
        return true;
    }
}
