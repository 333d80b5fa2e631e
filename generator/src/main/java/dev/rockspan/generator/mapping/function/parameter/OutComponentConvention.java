package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.Lengths;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.Scalars;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.function.result.HandleResultConvention;
import dev.rockspan.generator.mapping.function.result.ResultQuestions;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex.HandleType;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.RecordRule;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.List;
import java.util.Optional;

/** {@code out-component}: a pointer that the templates say is filled with a part of the result, or with its length. */
final class OutComponentConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        if (isLengthOfOther(call)) {
            if (CTypes.slot(call.type())
                    .filter(number -> CTypes.carrier(number) == Carrier.LONG)
                    .isEmpty()) {
                throw RuleMistake.under(
                        "parameters", "\"length\" has to name a size_t*, which " + call.address() + " is not");
            }
            call.take(ValueKind.of("filled with a length"), new Argument.OutLength(call.index()));
            return true;
        }
        String name = call.rule().parameter(call.index()).layout().component();
        if (name == null || call.lists().countOf(call.index()).isPresent()) {
            return false;
        }
        ValueRule fact = call.fact();
        CType type = call.type();
        Optional<HandleType> object = call.types().pointedTo(type);
        if (object.isPresent()) {
            takeObject(call, object.get(), name);
            return true;
        }
        Optional<CType.Scalar> number = CTypes.slot(type);
        if (number.isPresent()) {
            checkThatItIsNoLength(call);
            Conversion conversion = Scalars.conversion(number.get(), fact, call.rules());
            call.component(new Result.Component(name, new Result.Value(conversion, true), true, -1));
            call.take(ValueKind.PART, new Argument.OutPart(name, conversion.carrier()));
            return true;
        }
        if (!(type instanceof CType.Pointer slot) || slot.constTarget() || !(slot.target() instanceof CType.Pointer)) {
            throw call.mistake(
                    "component",
                    "parameter " + call.address() + ", a " + CTypePrinter.print(type)
                            + ", cannot be filled with a part of the result; delete \"component\"");
        }
        call.component(new Result.Component(name, pointed(call, fact, type), true, length(fact)));
        call.take(ValueKind.PART, new Argument.OutPart(name, Carrier.POINTER));
        return true;
    }

    /** Without their length, bytes would be read up to the next 0. */
    private static void checkThatItIsNoLength(CallBuilder call) {
        List<CParameter> parameters = call.function().parameters();
        boolean filled = false;
        boolean returned = CTypes.isChars(call.returnType());
        for (int index = 0; index < parameters.size(); index++) {
            CType type = parameters.get(index).type();
            ValueRule fact = call.rule().parameter(index);
            boolean isPart = fact.layout().component() != null;
            filled |= isPart && fact.length() == null && CTypes.isCharsSlot(type);
            returned &= isPart || !CTypes.isSlot(type, ScalarKind.SIZE_T);
        }
        if ((filled || returned) && Lengths.of(call).isNamedSo(call.index())) {
            boolean isSize = CTypes.isSlot(call.type(), ScalarKind.SIZE_T);
            throw RuleMistake.under(
                    List.of("parameters", call.address(), "component"),
                    call.address() + " is named as a length, which is no part of the result beside its bytes: "
                            + (!isSize
                                    ? "only a size_t* can be read as that; say \"exclude\""
                                    : filled
                                            ? "say \"length: " + call.address() + "\" of these instead"
                                            : "delete \"component\""));
        }
    }

    private static boolean isLengthOfOther(CallBuilder call) {
        return CTypes.slot(call.type()).isPresent()
                && call.rule().parametersByIndex().values().stream()
                        .anyMatch(value -> Integer.valueOf(call.index()).equals(value.length()));
    }

    /** An object that is filled: made for the call, and read into a record. */
    private static void takeObject(CallBuilder call, HandleType type, String name) {
        String create = call.types().maker(type).orElseThrow(() -> new UndecidedException(
                        "no function is known that makes the " + type.cName() + " it fills")
                .about(type.cName()));
        call.types().checkRead(type);
        String destroy = type.destroy();
        if (!type.rule().values().record()
                || destroy == null
                || !call.lifetimes().transferred().isEmpty()) {
            throw new UndecidedException(
                            "parameter " + call.address() + ", a " + type.cName()
                                    + ", can only be a part of the result if its type is a \"record\" and no ownership is transferred")
                    .about(type.cName());
        }
        call.component(
                new Result.Component(name, new Result.Read(type.className(), false, true, null, false), true, -1));
        call.take(
                ValueKind.PART,
                new Argument.OutObject(
                        name,
                        call.companions().needed(create),
                        call.companions().needed(destroy)));
    }

    /** What a new object is tied to are arguments that come before it. */
    private static void requireLast(CallBuilder call) {
        List<CParameter> parameters = call.function().parameters();
        for (int index = call.index() + 1; index < parameters.size(); index++) {
            if (call.types().pointedTo(parameters.get(index).type()).isPresent()) {
                throw UndecidedException.onlyExclude("parameter " + call.address(index) + ", an object, comes after "
                        + call.address() + ", which is filled with one");
            }
        }
    }

    private static Result object(CallBuilder call, ValueRule fact, HandleType type) {
        RecordRule record = call.rule().reading().record();
        boolean nullable = fact.naming().nullable() || record != null && record.presentIf() != null;
        Ownership ownership = fact.owning().ownership();
        if (ownership == Ownership.VIEW && !call.isMethod()) {
            throw ResultQuestions.noMethod(call);
        }
        if (ownership == Ownership.VIEW) {
            return new Result.ViewHandle(type.className(), nullable);
        }
        if (ownership != null && ownership != Ownership.OWNED) {
            throw call.mistake(
                    "ownership",
                    "the ownership of a part of the result is owned or view, not " + Shapes.word(ownership));
        }
        requireLast(call);
        Result.NewHandle made = HandleResultConvention.filled(call, type);
        return nullable ? made.orNull() : made;
    }

    private static int length(ValueRule fact) {
        return fact.length() == null ? -1 : fact.length();
    }

    private static Result pointed(CallBuilder call, ValueRule fact, CType type) {
        CType target = type instanceof CType.Pointer pointer ? pointer.target() : type;
        if (CTypes.isMutableChars(target)) {
            return fact.length() != null
                    ? new Result.OwnedBytes(null)
                    : new Result.Text(true, false, fact.naming().nullable(), null);
        }
        Optional<HandleType> handle = call.types().pointedTo(target);
        if (handle.isPresent()) {
            return object(call, fact, handle.get());
        }
        if (!(target instanceof CType.Pointer array) || fact.owning().destroy() == null) {
            throw new UndecidedException(new Question(
                            "parameter " + call.address() + " is filled with an array; what frees it is not stated")
                    .or(call.saying("component: <name>, destroy: <function>"), "naming the function that does"));
        }
        String destroy = call.companions()
                .arrayDestroyer(fact.owning().destroy(), target, List.of("parameters", call.address(), "destroy"));
        if (CTypes.isMutableChars(array.target())) {
            return new Result.OwnedTexts(destroy);
        }
        HandleType element = call.types()
                .pointedTo(array.target())
                .orElseThrow(() -> new UndecidedException(
                        "parameter " + call.address() + " is filled with something that has no Java class"));
        requireLast(call);
        return new Result.OwnedHandles(HandleResultConvention.filled(call, element), destroy);
    }
}
