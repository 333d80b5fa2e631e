package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ListLayout;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Question.Answer;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** {@code out-scalar}: the last pointer to a number, in a function that returns nothing or whether it found it, is filled with the result. */
final class OutScalarConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        Optional<CType.Scalar> slot = CTypes.slot(call.type());
        if (slot.isEmpty()
                || CTypes.isMutableChars(call.type())
                || call.isSetter()
                || !(call.returnType() instanceof CType.Void || isOptional(call, slot.get()))
                || !isLast(call)
                || Boolean.FALSE.equals(call.fact().layout().out())) {
            return false;
        }
        checkThatItFillsOne(call);
        call.take(ValueKind.of("filled with the result", "out"), new Argument.OutSlot(CTypes.carrier(slot.get())));
        return true;
    }

    /** Of what may be an array, C would write beyond one number. */
    private static void checkThatItFillsOne(CallBuilder call) {
        if (call.fact().layout().out() != null || call.returns().layout().found() != null) {
            return;
        }
        boolean seemsToBeArray = ListLayout.seemsToBeFilled(call, call.index());
        if (seemsToBeArray || mayBeCounted(call)) {
            Question question = new Question("whether the function fills one number at parameter " + call.address()
                            + " or an array is not stated")
                    .withWarning("Filling an array after \"out: true\" ends the JVM");
            Answer one = new Answer(call.saying("out: true"), "if one", List.of());
            throw new UndecidedException(
                    seemsToBeArray
                            ? question.orExclude("if an array").or(one)
                            : question.or(one).orExclude("if an array"));
        }
    }

    /** Whether a number before it may be a count. */
    private static boolean mayBeCounted(CallBuilder call) {
        return IntStream.range(0, call.index())
                .filter(index -> !(call.arguments().get(index) instanceof Argument.BytesLength))
                .mapToObj(index -> call.function().parameters().get(index).type())
                .anyMatch(type -> type instanceof CType.Scalar scalar
                        && switch (CTypes.carrier(scalar)) {
                            case INT, LONG -> true;
                            default -> false;
                        });
    }

    private static boolean isOptional(CallBuilder call, CType.Scalar slot) {
        return call.returns().layout().found() != null && CTypes.carrier(slot) == Carrier.LONG;
    }

    private static boolean isLast(CallBuilder call) {
        Optional<CParameter> after = call.parameter(1);
        return after.isEmpty()
                || (call.parameter(2).isEmpty()
                        && call.rules()
                                .conventions()
                                .parameters()
                                .isError(after.get().name()));
    }
}
