package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.Names;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.OutElement;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Result;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code list-result}: what the arrays that a function has filled become: a list, or objects added to a list. */
final class ListResultConvention implements ResultConvention {

    @Override
    public Optional<Returned> result(CallBuilder call) {
        List<OutElement> outs = call.arguments().stream()
                .filter(Argument.OutArray.class::isInstance)
                .map(argument -> ((Argument.OutArray) argument).element())
                .toList();
        if (outs.isEmpty()) {
            return Optional.empty();
        }
        checkCounts(call);
        if (outs.stream()
                        .filter(element -> element != OutElement.LENGTH && element != OutElement.ERROR)
                        .count()
                != 1) {
            throw UndecidedException.onlyExclude("it fills more than one array");
        }
        if (outs.contains(OutElement.HANDLE)) {
            return Returned.of(ValueKind.OBJECTS, handles(call, outs.contains(OutElement.ERROR)));
        }
        if (!(call.returnType() instanceof CType.Void)) {
            throw UndecidedException.onlyExclude("it fills an array and returns something else, too");
        }
        return outs.contains(OutElement.LONG)
                ? Returned.of(ValueKind.of("numbers"), Result.Plain.LONGS)
                : Returned.of(ValueKind.of("a list of bytes"), Result.Plain.BYTES_LIST);
    }

    /** The count of what is filled is the size of a list that goes in. */
    private static void checkCounts(CallBuilder call) {
        Set<Integer> known = new HashSet<>();
        Set<Integer> needed = new HashSet<>();
        for (Argument argument : call.arguments()) {
            if (argument instanceof Argument.OfGroup array) {
                (argument instanceof Argument.OutArray ? needed : known).add(array.group());
            }
        }
        if (!known.containsAll(needed)) {
            throw UndecidedException.onlyExclude("no list that goes in has the count of the array that it fills");
        }
    }

    private static Result handles(CallBuilder call, boolean withErrors) {
        HandleType type = filled(call);
        if (call.returnType() instanceof CType.Void) {
            return new Result.HandleList(HandleResultConvention.owned(call, type), withErrors);
        }
        HandleType returned = call.types()
                .pointedTo(call.returnType())
                .orElseThrow(() ->
                        UndecidedException.onlyExclude("it fills an array and returns something that is no object"));
        Result.NewHandle owner = HandleResultConvention.owned(call, returned);
        String destroy = type.destroy();
        if (destroy == null) {
            throw new UndecidedException(
                            "no function is known that frees the " + type.cName() + " it fills an array with")
                    .about(type.cName());
        }
        JavaParameter list = call.parameters()
                .declare(
                        Names.variable(type.className()) + "s",
                        new JavaType.ListOf(new JavaType.Handle(type.className())),
                        "receives the new objects in order; they are closed with the one that is returned");
        return new Result.HandleWithList(
                owner,
                list.name(),
                new Result.NewHandle(
                        type.className(),
                        destroy,
                        new Result.NewHandle.Ties("result", List.of(), List.of()),
                        false,
                        null,
                        null,
                        null));
    }

    private static HandleType filled(CallBuilder call) {
        CFunction function = call.function();
        for (int index = 0; index < function.parameters().size(); index++) {
            if (call.arguments().get(index) instanceof Argument.OutArray array
                    && array.element() == OutElement.HANDLE
                    && function.parameters().get(index).type() instanceof CType.Pointer pointer) {
                String element = TypeIndex.opaqueName(pointer.target()).orElse("something");
                return call.types().pointedTo(pointer.target()).orElseThrow(() -> new UndecidedException(
                                "it fills an array with " + element + ", which has no Java class")
                        .about(element));
            }
        }
        throw new IllegalStateException(function.name() + " fills no array");
    }
}
