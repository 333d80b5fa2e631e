package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.Lengths;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.ValueRule;

/** {@code text}: {@code const char*} alone is a NUL-terminated string. */
final class TextConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        if (!CTypes.isConstChars(call.type())) {
            return false;
        }
        ValueRule fact = call.fact();
        if (!fact.meaning().text()) {
            Lengths.of(call).doubtful(call.index()).ifPresent(length -> {
                boolean isNext = call.parameter(1)
                        .filter(next -> length.equals(next.name()))
                        .isPresent();
                Question question = new Question(
                        "whether parameter " + length + " is the length of " + call.address() + " is not stated");
                if (isNext) {
                    question = question.or(call.saying("length: " + length), "if it is");
                }
                throw new UndecidedException(question.or(call.saying("text: true"), "if that ends with a NUL")
                        .orExclude("if neither"));
            });
        }
        String name = call.parameterName(call.property().orElse("text"));
        JavaParameter parameter = call.parameters()
                .declare(name, JavaType.Fixed.TEXT, fact.naming().nullable(), false, "");
        call.take(
                ValueKind.of("a String in Java", "name", "what", "omit", "nullable", "text"),
                new Argument.TextPointer(parameter.name(), fact.naming().nullable()));
        return true;
    }
}
