package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.Lengths;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.ValueRule;

/**
 * {@code bytes}: {@code char*}, or constant {@code uint8_t*}, followed by its length is a run of bytes, or text where
 * so stated.
 */
final class BytesConvention implements ParameterConvention {

    private static final ValueKind READ =
            ValueKind.of("bytes", "name", "what", "omit", "nullable", "text", "out", "length");

    private static final ValueKind RETAINED =
            ValueKind.of("bytes", "name", "what", "omit", "nullable", "retained", "out", "length");

    @Override
    public boolean take(CallBuilder call) {
        Lengths lengths = Lengths.of(call);
        if (!lengths.follows(call.index())) {
            return false;
        }
        ValueRule fact = call.fact();
        checkRead(call, fact);
        String name = call.parameterName(call.property().orElse("bytes"));
        JavaType type = fact.meaning().text() ? JavaType.Fixed.TEXT : JavaType.Bytes.ARRAY;
        JavaParameter parameter = call.parameters()
                .declare(
                        name,
                        type,
                        fact.naming().nullable(),
                        false,
                        fact.contents().retained() ? "copied" : "");
        int length = call.index() + 1;
        Carrier carrier = CTypes.carrier(call.type(1).orElseThrow());
        takePointer(call, fact, parameter);
        call.take(
                ValueKind.of("the length of bytes"),
                new Argument.BytesLength(parameter.name(), carrier, lengths.most(length)));
        return true;
    }

    /** What is not constant may be a buffer that the function fills, which C does not tell. */
    private static void checkRead(CallBuilder call, ValueRule fact) {
        boolean constant = !CTypes.isMutableChars(call.type());
        if (!constant && fact.layout().out() == null) {
            throw new UndecidedException(
                    new Question("whether the function reads or fills parameter " + call.address() + " is not stated")
                            .or(call.saying("out: false"), "if it reads it")
                            .orExclude("if it fills it"));
        }
        if (constant && fact.layout().out() != null
                || Boolean.TRUE.equals(fact.layout().out())) {
            throw call.mistake(
                    "out",
                    "parameter " + call.address()
                            + (constant
                                    ? " is constant, and so never filled; delete \"out\""
                                    : " cannot be filled: no convention reads what it is then; \"exclude\" it"));
        }
    }

    private static void takePointer(CallBuilder call, ValueRule fact, JavaParameter parameter) {
        boolean retained = fact.contents().retained();
        if (retained && (!call.isMethod() || fact.meaning().text())) {
            throw call.mistake(
                    "retained",
                    "parameter " + call.address()
                            + " is retained, which is only possible for the bytes of a method's receiver");
        }
        call.take(
                retained ? RETAINED : READ,
                new Argument.BytesPointer(parameter.name(), fact.naming().nullable(), retained ? call.name() : null));
    }
}
