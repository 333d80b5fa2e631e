package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.rules.ValueRule;

/** {@code text}: {@code const char*} alone is a NUL-terminated string. */
final class TextConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        if (!CTypes.isConstChars(draft.type(0).orElseThrow())) {
            return false;
        }
        ValueRule fact = draft.fact();
        String name = draft.parameterName(
                draft.isSetter() ? draft.names().lower(draft.rest().substring(4)) : "text");
        JavaParameter parameter = draft.declare(name, new JavaType.Text(), fact.nullable(), false, "");
        draft.take("text", new Argument.TextPointer(parameter.name(), fact.nullable()));
        return true;
    }
}
