package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.HandleTypes.HandleType;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.Names;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Argument.Element;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.ValueRule;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** {@code list}: an array that goes in is a list of bytes, texts, objects or numbers; two arrays of texts are a map. */
final class ListConvention implements ParameterConvention {

    private static final String NAME = "list";

    @Override
    public boolean take(Draft draft) {
        Optional<Integer> group = draft.lists().countOf(draft.index());
        if (group.isEmpty() || !(draft.type(0).orElseThrow() instanceof CType.Pointer pointer) || isFilled(draft)) {
            return false;
        }
        if (pointer.target() instanceof CType.Pointer target) {
            return takePointers(draft, group.get(), target);
        }
        if (pointer.target() instanceof CType.Struct) {
            declare(draft, "elements", new JavaType.Bytes(JavaType.BytesForm.ARRAY), group.get(), Element.SLICE);
            return true;
        }
        return CTypes.isScalar(pointer.target(), ScalarKind.INT) && takeNumbers(draft, group.get());
    }

    /** Only objects can be either: an array that is constant is read, of one that is not it has to be stated. */
    private static boolean isFilled(Draft draft) {
        CType.Pointer array = (CType.Pointer) draft.type(0).orElseThrow();
        boolean objects = array.target() instanceof CType.Pointer target && target.target() instanceof CType.Opaque;
        Boolean out = draft.fact().out();
        if (objects && !array.constTarget() && out == null) {
            throw new MissingFact("parameter " + draft.address(draft.index())
                    + " is an array of objects; whether the function fills or reads it is not stated: \"out\"");
        }
        return Boolean.TRUE.equals(out);
    }

    private static boolean takePointers(Draft draft, int group, CType.Pointer target) {
        if (target.target() instanceof CType.Opaque opaque) {
            takeHandles(draft, group, opaque);
            return true;
        }
        if (!CTypes.isConstChars(target)) {
            return false;
        }
        if (draft.type(1).filter(ListConvention::isLengths).isPresent()) {
            takeBytes(draft, group);
        } else if (isTexts(draft, 1)) {
            takeMap(draft, group);
        } else {
            declare(draft, "names", new JavaType.Text(), group, Element.TEXT);
        }
        return true;
    }

    private static boolean isLengths(CType type) {
        return type instanceof CType.Pointer pointer
                && pointer.constTarget()
                && CTypes.isScalar(pointer.target(), ScalarKind.SIZE_T);
    }

    /** Whether the parameter that is so far ahead is an array of texts of the same count. */
    private static boolean isTexts(Draft draft, int ahead) {
        return draft.type(ahead).equals(draft.type(0))
                && draft.lists()
                        .countOf(draft.index() + ahead)
                        .equals(draft.lists().countOf(draft.index()))
                && draft.type(ahead + 1).filter(ListConvention::isLengths).isEmpty();
    }

    private static void takeBytes(Draft draft, int group) {
        boolean text = draft.fact().text();
        JavaType element = text ? new JavaType.Text() : new JavaType.Bytes(JavaType.BytesForm.ARRAY);
        String name = declare(draft, "keys", element, group, Element.BYTES).name();
        draft.take(NAME, new Argument.ListLengths(name, group));
    }

    private static void takeMap(Draft draft, int group) {
        JavaParameter parameter = draft.declare(
                draft.fact().name() != null ? draft.fact().name() : "options",
                new JavaType.TextMap(),
                false,
                false,
                "by name");
        draft.take(
                NAME,
                new Argument.MapArray(parameter.name(), group, false),
                new Argument.MapArray(parameter.name(), group, true));
    }

    private static void takeHandles(Draft draft, int group, CType.Opaque opaque) {
        HandleType handle = draft.types()
                .named(opaque.name())
                .orElseThrow(() -> new MissingFact("parameter " + draft.address(draft.index()) + " is an array of "
                        + opaque.name() + ", which has no Java class; describe it under \"types\""));
        ValueRule fact = draft.fact();
        Ownership ownership =
                fact.ownership() != null ? fact.ownership() : handle.rule().passed();
        if (ownership == null || ownership == Ownership.TRANSFERRED || !ownership.ofParameter()) {
            throw new MissingFact("parameter " + draft.address(draft.index()) + " is an array of " + opaque.name()
                    + " whose ownership is not known to be call, shared or borrowed");
        }
        JavaParameter parameter = declare(
                draft,
                Names.variable(handle.className()) + "s",
                HandleConvention.handleType(draft, handle),
                group,
                Element.HANDLE,
                HandleConvention.databaseOf(draft, handle));
        if (ownership == Ownership.BORROWED) {
            HandleConvention.borrow(draft, parameter, fact);
        }
    }

    private static boolean takeNumbers(Draft draft, int group) {
        String enumName = draft.fact().enumName();
        if (enumName != null) {
            if (Scalars.anEnum(enumName, draft.rules()).flags()) {
                throw new MissingFact("no convention for a list of sets of " + enumName);
            }
            declare(draft, "values", new JavaType.Enumerated(enumName), group, Element.CONSTANT);
            return true;
        }
        JavaParameter parameter = draft.declare(draft.parameterName("values"), new JavaType.Ints(), false, false, "");
        draft.take(NAME, new Argument.ListArray(parameter.name(), group, Element.INT, null));
        return true;
    }

    private static JavaParameter declare(Draft draft, String otherwise, JavaType type, int group, Element element) {
        return declare(draft, otherwise, type, group, element, null);
    }

    private static JavaParameter declare(
            Draft draft, String otherwise, JavaType type, int group, Element element, @Nullable String of) {
        JavaParameter parameter =
                draft.declare(draft.parameterName(otherwise), new JavaType.ListOf(type), false, false, "");
        draft.take(NAME, new Argument.ListArray(parameter.name(), group, element, of));
        return parameter;
    }
}
