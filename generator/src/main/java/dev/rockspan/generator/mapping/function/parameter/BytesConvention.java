package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.rules.ValueRule;

/** {@code bytes}: {@code char*} followed by {@code size_t} is a run of bytes, or text where so stated. */
final class BytesConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        if (!CTypes.isChars(call.type(0).orElseThrow())
                || call.type(1)
                        .filter(type -> CTypes.isScalar(type, ScalarKind.SIZE_T))
                        .isEmpty()) {
            return false;
        }
        ValueRule fact = call.fact();
        String name = call.parameterName(call.property().orElse("bytes"));
        JavaType type = fact.text() ? new JavaType.Text() : new JavaType.Bytes(JavaType.BytesForm.ARRAY);
        JavaParameter parameter =
                call.parameters().declare(name, type, fact.nullable(), false, fact.retained() ? "copied" : "");
        call.take(pointer(call, fact, parameter), new Argument.BytesLength(parameter.name()));
        return true;
    }

    private static Argument pointer(CallBuilder call, ValueRule fact, JavaParameter parameter) {
        if (!fact.retained()) {
            return new Argument.BytesPointer(parameter.name(), fact.nullable());
        }
        if (call.form() != Form.METHOD || fact.text()) {
            throw RuleMistake.under(
                    call.keys("retained"),
                    "parameter " + call.address()
                            + " is retained, which is only possible for the bytes of a method's receiver");
        }
        return new Argument.RetainedPointer(parameter.name(), fact.nullable(), call.name());
    }
}
