package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Conversion;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.ValueRule;
import java.util.Optional;

/** {@code several-results}: a pointer that the templates say is filled with a part of the result, or with its length. */
final class OutComponentConvention implements ParameterConvention {

    private static final String NAME = "several-results";

    @Override
    public boolean take(Draft draft) {
        if (draft.isLengthOfOther()) {
            draft.take(NAME, new Argument.OutLength(draft.index()));
            return true;
        }
        String name = draft.rule().parameter(draft.index()).component();
        if (name == null || draft.lists().countOf(draft.index()).isPresent()) {
            return false;
        }
        ValueRule fact = draft.fact();
        CType type = draft.type(0).orElseThrow();
        Optional<HandleType> object = draft.types().pointedTo(type);
        if (object.isPresent()) {
            takeObject(draft, object.get(), name);
            return true;
        }
        Optional<CType.Scalar> number = CTypes.slot(type);
        if (number.isPresent()) {
            Conversion conversion = Scalars.conversion(number.get(), fact, draft);
            draft.component(new Result.Component(name, new Result.OutValue(conversion), true, -1));
            draft.take(NAME, new Argument.OutNumber(name, conversion.carrier()));
            return true;
        }
        draft.component(new Result.Component(name, pointed(draft, fact, type), true, length(fact)));
        draft.take(NAME, new Argument.OutPointer(name));
        return true;
    }

    /** An object that is filled: made for the call, and read into a record. */
    private static void takeObject(Draft draft, HandleType type, String name) {
        String create = draft.types()
                .maker(type)
                .orElseThrow(
                        () -> new MissingFact("no function is known that makes the " + type.cName() + " it fills"));
        String destroy = type.destroy();
        if (!type.rule().record() || destroy == null || !draft.transferred().isEmpty()) {
            throw new MissingFact("parameter " + draft.address(draft.index()) + ", a " + type.cName()
                    + ", can only be a part of the result if its type is a \"record\" and no ownership is transferred");
        }
        draft.component(new Result.Component(name, new Result.Filled(type.className()), true, -1));
        draft.take(NAME, new Argument.OutObject(name, draft.companion(create), draft.companion(destroy)));
    }

    private static int length(ValueRule fact) {
        return fact.length() == null ? -1 : fact.length();
    }

    private static Result pointed(Draft draft, ValueRule fact, CType type) {
        CType target = type instanceof CType.Pointer pointer ? pointer.target() : type;
        if (CTypes.isMutableChars(target)) {
            return new Result.OwnedBytes();
        }
        Optional<HandleType> handle = draft.types().pointedTo(target);
        if (handle.isPresent()) {
            return HandleResultConvention.owned(draft, handle.get());
        }
        if (!(target instanceof CType.Pointer array) || fact.destroy() == null) {
            throw new MissingFact("parameter " + draft.address(draft.index())
                    + " is filled with an array; what frees it is not stated");
        }
        if (CTypes.isMutableChars(array.target())) {
            return new Result.OwnedTexts(fact.destroy());
        }
        HandleType element = draft.types()
                .pointedTo(array.target())
                .orElseThrow(() -> new MissingFact("parameter " + draft.address(draft.index())
                        + " is filled with something that has no Java class"));
        return new Result.OwnedHandles(HandleResultConvention.owned(draft, element), fact.destroy());
    }
}
