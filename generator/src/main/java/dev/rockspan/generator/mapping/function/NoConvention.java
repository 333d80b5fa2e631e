package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Says that no convention fits something, and what the templates could say of it instead. */
final class NoConvention {

    private static final String ARRAY = "If it is an array and you say otherwise, filling it ends the JVM";

    private NoConvention() {}

    /** Of the next parameter of a call. */
    static UndecidedException forNext(CallBuilder call) {
        CType type = call.type();
        Question question = question("parameter " + call.address(), type);
        if (CTypes.isVoidPointer(type)) {
            return untyped(question, call.saying("type: <C type>"));
        }
        if (isSlotOfPointer(type)) {
            return new UndecidedException(ofPointer(question, call));
        }
        return isSlotOfNumber(call)
                ? new UndecidedException(ofNumber(question, call))
                : UndecidedException.onlyExclude(question.text());
    }

    private static Question ofPointer(Question question, CallBuilder call) {
        return question.or(
                        filled(call),
                        CTypes.isCharsSlot(call.type())
                                ? "if it is filled with bytes that "
                                        + call.rules().conventions().free() + " frees"
                                : "if it is filled with a new object; \"owned-by-parent\" says whether that has to be freed"
                                        + " before what made it, \"nullable: true\" beside \"component\" that it may be NULL")
                .orExclude("if it is not");
    }

    /** Whether a number that is filled can be a part of the result: not the length of a text, nor beside other memory. */
    private static boolean isSlotOfNumber(CallBuilder call) {
        if (CTypes.slot(call.type()).isEmpty() || CTypes.isMutableChars(call.type())) {
            return false;
        }
        CType returned = call.returnType();
        return CTypes.isChars(returned)
                ? !Lengths.of(call).isNamedSo(call.index())
                : !(returned instanceof CType.Pointer)
                        || TypeIndex.opaqueName(returned).isPresent();
    }

    private static Question ofNumber(Question question, CallBuilder call) {
        Optional<CType> next = call.type(1);
        if (next.filter(after -> CTypes.isScalar(after, ScalarKind.SIZE_T)).isPresent()) {
            return question.orExclude("if the next parameter says how many there are")
                    .or(filled(call), "if it is filled with one number")
                    .withWarning(ARRAY);
        }
        boolean seemsToBeArray = seemsToBeArray(call);
        Question filled = (seemsToBeArray ? question.orExclude("if it is an array") : question)
                .or(filled(call), "if it is filled with one number")
                .withWarning(ARRAY);
        if (next.isEmpty() && call.returnType() instanceof CType.Scalar) {
            filled = filled.or(
                    "returns: {found: <number>}",
                    "if the function returns this number when it has filled it, and another when not");
        }
        return seemsToBeArray ? filled : filled.orExclude("if it is an array");
    }

    /** Whether one of what may be filled from here on seems to be an array, and something may count it. */
    private static boolean seemsToBeArray(CallBuilder call) {
        List<CParameter> parameters = call.function().parameters();
        return parameters.stream()
                        .map(CParameter::type)
                        .anyMatch(type ->
                                CTypes.isScalar(type, ScalarKind.SIZE_T) || CTypes.isScalar(type, ScalarKind.INT))
                && IntStream.range(call.index(), parameters.size())
                        .anyMatch(index -> ListLayout.seemsToBeFilled(call, index));
    }

    static UndecidedException forResult(CType type) {
        Question question = question("its result", type);
        return CTypes.isVoidPointer(type)
                ? untyped(question, "returns: {type: <C type>}")
                : UndecidedException.onlyExclude(question.text());
    }

    private static Question question(String what, CType type) {
        return new Question("no convention fits " + what + ", a " + CTypePrinter.print(type));
    }

    /** Only what has no type of its own in C can be said to have one. */
    private static UndecidedException untyped(Question question, String typed) {
        return new UndecidedException(question.orExclude("")
                .or(typed, "if it is an object of a type that c.h has no name for, of which you say \"pseudo: true\""));
    }

    /** What says that all that may be filled from here on is parts of the result. */
    private static String filled(CallBuilder call) {
        List<CParameter> parameters = call.function().parameters();
        List<String> slots = new ArrayList<>();
        boolean objects = false;
        for (int index = call.index(); index < parameters.size(); index++) {
            CParameter parameter = parameters.get(index);
            CType type = parameter.type();
            boolean pointer = isSlotOfPointer(type)
                    && !call.rules().conventions().parameters().isError(parameter.name());
            if (pointer || CTypes.slot(type).isPresent() && !CTypes.isMutableChars(type)) {
                boolean length = pointer
                        && index + 1 < parameters.size()
                        && CTypes.isSlot(parameters.get(index + 1).type(), ScalarKind.SIZE_T);
                slots.add(call.address(index) + ": {component: "
                        + call.names().lower(parameter.name() == null ? "part" + index : parameter.name())
                        + (length ? ", length: " + call.address(index + 1) : "") + "}");
                objects |= pointer && !CTypes.isCharsSlot(type);
                index += length ? 1 : 0;
            }
        }
        boolean returns = !(call.returnType() instanceof CType.Void);
        List<String> returned = new ArrayList<>();
        if (returns) {
            boolean isTaken = slots.stream().anyMatch(slot -> slot.contains("component: result"));
            returned.add("component: " + (isTaken ? "returned" : "result"));
        }
        if (TypeIndex.opaqueName(call.returnType()).isPresent()) {
            returned.add("nullable: true");
        }
        if (objects) {
            returned.add("owned-by-parent: " + ParentArgument.of(call).isPresent());
        }
        return "parameters: {" + String.join(", ", slots) + "}"
                + (returned.isEmpty() ? "" : ", returns: {" + String.join(", ", returned) + "}")
                + (returns || slots.size() > 1
                        ? ", record: {class: " + call.names().upper(call.bareName()) + "Result, summary: <sentence>}"
                        : "");
    }

    /** A pointer to where the function puts a pointer to chars or an object. */
    private static boolean isSlotOfPointer(CType type) {
        return CTypes.isCharsSlot(type) || TypeIndex.filledWith(type).isPresent();
    }
}
