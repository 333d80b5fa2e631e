package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Operation.Form;

/** {@code receiver}: the first parameter of a method is the object it is called on. */
final class ReceiverConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        if (call.index() != 0 || call.form() != Form.METHOD) {
            return false;
        }
        call.lifetimes().position(call.owner(), "this");
        call.take(Argument.Plain.RECEIVER);
        return true;
    }
}
