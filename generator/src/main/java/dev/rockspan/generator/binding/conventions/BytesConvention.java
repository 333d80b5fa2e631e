package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.RuleMistake;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.rules.ValueRule;

/** {@code bytes}: {@code char*} followed by {@code size_t} is a run of bytes, or text where so stated. */
final class BytesConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        if (!CTypes.isChars(draft.type(0).orElseThrow())
                || draft.type(1)
                        .filter(type -> CTypes.isScalar(type, ScalarKind.SIZE_T))
                        .isEmpty()) {
            return false;
        }
        ValueRule fact = draft.fact();
        String name = draft.parameterName(
                draft.isSetter() ? draft.names().lower(draft.rest().substring(4)) : "bytes");
        JavaType type = fact.text() ? new JavaType.Text() : new JavaType.Bytes(JavaType.BytesForm.ARRAY);
        JavaParameter parameter = draft.declare(name, type, fact.nullable(), false, fact.retained() ? "copied" : "");
        draft.take("bytes", pointer(draft, fact, parameter), new Argument.BytesLength(parameter.name()));
        return true;
    }

    private static Argument pointer(Draft draft, ValueRule fact, JavaParameter parameter) {
        if (!fact.retained()) {
            return new Argument.BytesPointer(parameter.name(), fact.nullable());
        }
        if (draft.form() != Form.METHOD || fact.text()) {
            throw new RuleMistake("parameter " + draft.address(draft.index())
                    + " is retained, which is only possible for the bytes of a method's receiver");
        }
        return new Argument.RetainedPointer(parameter.name(), fact.nullable(), draft.name());
    }
}
