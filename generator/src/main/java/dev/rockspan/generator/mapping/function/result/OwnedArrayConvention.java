package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.Conventions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** {@code owned-array}: {@code char**} or {@code T**} returned, with its length in a slot, becomes a list. */
final class OwnedArrayConvention implements ResultConvention {

    @Override
    public Optional<Returned> result(CallBuilder call) {
        if (!(call.returnType() instanceof CType.Pointer pointer)
                || !(pointer.target() instanceof CType.Pointer element)) {
            return Optional.empty();
        }
        if (!call.arguments().contains(Argument.Plain.LENGTH_SLOT)) {
            throw UndecidedException.onlyExclude("it returns an array, but fills no length");
        }
        boolean texts = CTypes.isMutableChars(element);
        @Nullable HandleType type = texts ? null : element(call, element);
        String destroy = call.returns().owning().destroy();
        if (destroy == null) {
            boolean asks = type != null
                    && type.rule().owning().ownedByParent() == null
                    && call.returns().owning().ownedByParent() == null;
            Question question = new Question("what frees the array it returns is not stated");
            String proposed = "returns: {destroy: " + proposedDestroyer(call);
            throw new UndecidedException(
                    asks
                            ? question.or(
                                            proposed + ", owned-by-parent: true}",
                                            "if that function does, and what is in the array has to be closed before what"
                                                    + " gives it")
                                    .or(proposed + ", owned-by-parent: false}", "if what is in it may be closed later")
                            : question.or(proposed + "}", "if that function does"));
        }
        call.companions().arrayDestroyer(destroy, call.returnType(), List.of("returns", "destroy"));
        if (type == null) {
            return Returned.of(ValueKind.of("a list of texts", "destroy"), new Result.OwnedTexts(destroy));
        }
        return Returned.of(
                ValueKind.OBJECTS, new Result.OwnedHandles(HandleResultConvention.owned(call, type), destroy));
    }

    /** What seems to free what the function gives, or else what frees all that C hands out. */
    private static String proposedDestroyer(CallBuilder call) {
        Conventions conventions = call.rules().conventions();
        return Stream.of(
                        conventions.objectNames().destroyers().stream()
                                .map(call.function().name()::concat),
                        call.companions().freer(call.returnType(), true).stream(),
                        Stream.of(conventions.free()))
                .flatMap(names -> names)
                .filter(name -> call.types().function(name).isPresent())
                .findFirst()
                .orElse("<function>");
    }

    private static HandleType element(CallBuilder call, CType element) {
        HandleType type = call.types().pointedTo(element).orElseThrow(() -> TypeIndex.opaqueName(element)
                .map(name -> new UndecidedException("it returns an array of " + name
                                + ", which has no Java class; describe it under \"types\"")
                        .about(name))
                .orElseGet(() -> UndecidedException.onlyExclude("no convention reads the array it returns")));
        if (type.destroy() == null && type.rule().owning().disposal() == null) {
            String unknown = "no function is known that frees one " + type.cName() + " of those it returns";
            throw (call.types().mayBeFreed(type.cName())
                            ? new UndecidedException(new Question(unknown + ": say the type's \"destroy\"")
                                    .orExclude("if C frees them", "C frees what is in the array."))
                            : UndecidedException.onlyExclude(unknown))
                    .about(type.cName());
        }
        return type;
    }
}
