package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.HandleTypes;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.Names;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Argument.OutElement;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code out-array}: what the arrays that a function has filled become: a list, or objects added to a list. */
final class ListResultConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        List<OutElement> outs = draft.arguments().stream()
                .filter(Argument.OutArray.class::isInstance)
                .map(argument -> ((Argument.OutArray) argument).element())
                .toList();
        if (outs.isEmpty()) {
            return Optional.empty();
        }
        checkCounts(draft);
        if (outs.stream()
                        .filter(element -> element != OutElement.LENGTH && element != OutElement.ERROR)
                        .count()
                != 1) {
            throw new MissingFact("it fills more than one array");
        }
        if (outs.contains(OutElement.HANDLE)) {
            return Optional.of(handles(draft, outs.contains(OutElement.ERROR)));
        }
        if (!(draft.function().returnType() instanceof CType.Void)) {
            throw new MissingFact("it fills an array and returns something else, too");
        }
        return Optional.of(outs.contains(OutElement.LONG) ? new Result.Longs() : new Result.BytesList());
    }

    /** The count of what is filled is the size of a list that goes in. */
    private static void checkCounts(Draft draft) {
        Set<Integer> known = new HashSet<>();
        Set<Integer> needed = new HashSet<>();
        for (Argument argument : draft.arguments()) {
            if (argument instanceof Argument.OfGroup array) {
                (argument instanceof Argument.OutArray ? needed : known).add(array.group());
            }
        }
        if (!known.containsAll(needed)) {
            throw new MissingFact("no list that goes in has the count of the array that it fills");
        }
    }

    private static Result handles(Draft draft, boolean withErrors) {
        HandleType type = filled(draft);
        if (draft.function().returnType() instanceof CType.Void) {
            return new Result.HandleList(HandleResultConvention.owned(draft, type), withErrors);
        }
        HandleType returned = draft.types()
                .pointedTo(draft.function().returnType())
                .orElseThrow(() -> new MissingFact("it fills an array and returns something that is no object"));
        Result.NewHandle owner = HandleResultConvention.owned(draft, returned);
        String destroy = type.destroy();
        if (destroy == null) {
            throw new MissingFact("no function is known that frees the " + type.cName() + " it fills an array with");
        }
        JavaParameter list = draft.declare(
                Names.variable(type.className()) + "s",
                new JavaType.ListOf(new JavaType.Handle(type.className())),
                false,
                false,
                "receives the new objects, which are closed with what is returned");
        return new Result.HandleWithList(
                owner,
                list.name(),
                new Result.NewHandle(
                        type.className(), destroy, "result", false, List.of(), List.of(), null, null, List.of()));
    }

    private static HandleType filled(Draft draft) {
        CFunction function = draft.function();
        for (int index = 0; index < function.parameters().size(); index++) {
            if (draft.arguments().get(index) instanceof Argument.OutArray array
                    && array.element() == OutElement.HANDLE
                    && function.parameters().get(index).type() instanceof CType.Pointer pointer) {
                return draft.types()
                        .pointedTo(pointer.target())
                        .orElseThrow(() -> new MissingFact("it fills an array with "
                                + HandleTypes.opaqueName(pointer.target()).orElse("something")
                                + ", which has no Java class"));
            }
        }
        throw new IllegalStateException(function.name() + " fills no array");
    }
}
