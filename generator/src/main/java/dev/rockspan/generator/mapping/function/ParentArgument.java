package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.rules.Ownership;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds the argument that is the parent of a new object, which is closed before it. It is given as its index in C. */
public final class ParentArgument {

    private ParentArgument() {}

    /** What the new object may be part of: the receiver, or else the first object that is passed for the call only. */
    public static OptionalInt mayHold(CallBuilder call) {
        return first(
                call,
                (index, type) -> index == 0 && call.isMethod()
                        || stated(call, index) == null && type.rule().owning().passed() == Ownership.CALL);
    }

    /** The parent that the templates name; or else what the new object may be part of, or the first object that is not consumed. */
    public static OptionalInt of(CallBuilder call) {
        Integer stated = call.returns().parent();
        OptionalInt holder = stated != null ? OptionalInt.of(stated) : mayHold(call);
        return holder.isPresent()
                ? holder
                : first(call, (index, type) -> {
                    Ownership said = stated(call, index);
                    Ownership ownership =
                            said != null ? said : type.rule().owning().passed();
                    return ownership != Ownership.TRANSFERRED && ownership != Ownership.FILLED;
                });
    }

    private static @Nullable Ownership stated(CallBuilder call, int index) {
        return call.rule().parameter(index).owning().ownership();
    }

    private static OptionalInt first(CallBuilder call, BiPredicate<Integer, HandleType> fits) {
        List<CParameter> parameters = call.function().parameters();
        return IntStream.range(0, parameters.size())
                .filter(index -> call.types()
                        .pointedTo(parameters.get(index).type())
                        .filter(type -> !type.isValue() && fits.test(index, type))
                        .isPresent())
                .findFirst();
    }
}
