package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.rules.Ownership;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Which argument a new object may live inside, by its place in C. */
public final class Maker {

    private Maker() {}

    /** The receiver, or the first object of which is said no more than that calls use it. */
    public static OptionalInt of(CallBuilder call) {
        return first(call, index -> isReceiver(call, index) || isOnlyUsed(call, index));
    }

    /** What the new object is closed with, if it is and nothing says with which: the maker, or else the first object. */
    public static OptionalInt parent(CallBuilder call) {
        OptionalInt maker = of(call);
        return maker.isPresent() ? maker : first(call, index -> true);
    }

    private static OptionalInt first(CallBuilder call, IntPredicate fits) {
        List<CParameter> parameters = call.function().parameters();
        return IntStream.range(0, parameters.size())
                .filter(index -> call.types()
                        .pointedTo(parameters.get(index).type())
                        .filter(handle -> !handle.isValue())
                        .isPresent())
                .filter(fits)
                .findFirst();
    }

    private static boolean isReceiver(CallBuilder call, int index) {
        return index == 0 && call.isMethod();
    }

    private static boolean isOnlyUsed(CallBuilder call, int index) {
        return call.rule().parameter(index).owning().ownership() == null
                && call.types()
                        .pointedTo(call.function().parameters().get(index).type())
                        .map(HandleType::rule)
                        .filter(rule -> rule.owning().passed() == Ownership.CALL)
                        .isPresent();
    }
}
