package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.Lengths;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.rules.ValueRule;

/** {@code bytes}: {@code char*} followed by its length is a run of bytes, or text where so stated. */
final class BytesConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        Lengths lengths = Lengths.of(call);
        if (!lengths.follows(call.index())) {
            return false;
        }
        ValueRule fact = call.fact();
        checkRead(call, fact);
        String name = call.parameterName(call.property().orElse("bytes"));
        JavaType type = fact.meaning().text() ? JavaType.Fixed.TEXT : new JavaType.Bytes(JavaType.BytesForm.ARRAY);
        JavaParameter parameter = call.parameters()
                .declare(
                        name,
                        type,
                        fact.naming().nullable(),
                        false,
                        fact.contents().retained() ? "copied" : "");
        call.take(
                pointer(call, fact, parameter),
                new Argument.BytesLength(
                        parameter.name(), CTypes.carrier(call.type(1).orElseThrow()), lengths.most(call.index() + 1)));
        return true;
    }

    /** What is not constant may be a buffer that the function fills, which C does not tell. */
    private static void checkRead(CallBuilder call, ValueRule fact) {
        boolean constant = CTypes.isConstChars(call.type(0).orElseThrow());
        if (!constant && fact.layout().out() == null) {
            throw new UndecidedException("whether the function reads or fills parameter " + call.address()
                    + " is not stated; say \"parameters: {" + call.address()
                    + ": {out: false}}\" if it reads it, or \"exclude\" it");
        }
        if (constant && fact.layout().out() != null
                || Boolean.TRUE.equals(fact.layout().out())) {
            throw RuleMistake.under(
                    call.keys("out"),
                    "parameter " + call.address()
                            + (constant
                                    ? " is constant, and so never filled; delete \"out\""
                                    : " cannot be filled: no convention reads what it is then; \"exclude\" it"));
        }
    }

    private static Argument pointer(CallBuilder call, ValueRule fact, JavaParameter parameter) {
        if (!fact.contents().retained()) {
            return new Argument.BytesPointer(parameter.name(), fact.naming().nullable());
        }
        if (call.form() != Form.METHOD || fact.meaning().text()) {
            throw RuleMistake.under(
                    call.keys("retained"),
                    "parameter " + call.address()
                            + " is retained, which is only possible for the bytes of a method's receiver");
        }
        return new Argument.RetainedPointer(parameter.name(), fact.naming().nullable(), call.name());
    }
}
