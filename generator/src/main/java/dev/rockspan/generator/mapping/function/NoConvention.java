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

    private NoConvention() {}

    /** Of the next parameter of a call. */
    static UndecidedException forNext(CallBuilder call) {
        CType type = call.type();
        Question question = question("parameter " + call.address(), type);
        if (CTypes.isVoidPointer(type)) {
            return untyped(question, call.saying("type: <C type>"));
        }
        Optional<CType> next = call.type(1);
        if (isSlotOfPointer(type)) {
            boolean bytes = CTypes.isCharsSlot(type);
            return new UndecidedException(question.or(
                            filled(call),
                            bytes
                                    ? "if it is filled with bytes that "
                                            + call.rules().conventions().free() + " frees"
                                    : "if it is filled with a new object; \"owned-by-parent\" says whether that has to be freed"
                                            + " before what made it, \"nullable: true\" beside \"component\" that it may be NULL")
                    .orExclude("if it is not"));
        }
        if (CTypes.slot(type).isEmpty()
                || CTypes.isMutableChars(type)
                || call.returnType() instanceof CType.Pointer returned
                        && (CTypes.isChars(returned)
                                ? Lengths.of(call).isNamedSo(call.index())
                                : TypeIndex.opaqueName(returned).isEmpty())) {
            return UndecidedException.onlyExclude(question.text());
        }
        if (next.filter(after -> CTypes.isScalar(after, ScalarKind.SIZE_T)).isPresent()) {
            return new UndecidedException(question.orExclude("if the next parameter says how many there are")
                    .or(filled(call), "if it is filled with one number"));
        }
        boolean mayTell = next.isEmpty() && call.returnType() instanceof CType.Scalar;
        List<CParameter> parameters = call.function().parameters();
        boolean isCounted = parameters.stream()
                .anyMatch(parameter -> CTypes.isScalar(parameter.type(), ScalarKind.SIZE_T)
                        || CTypes.isScalar(parameter.type(), ScalarKind.INT));
        boolean seemsToBeArray = isCounted
                && IntStream.range(call.index(), parameters.size())
                        .anyMatch(index -> ListLayout.seemsToBeFilled(call, index));
        Question filled = (seemsToBeArray ? question.orExclude("if it is an array") : question)
                .or(filled(call), "if it is filled with one number")
                .withWarning("If it is an array and you say otherwise, filling it ends the JVM");
        if (mayTell) {
            filled = filled.or(
                    "returns: {found: <number>}",
                    "if the function returns this number when it has filled it, and another when not");
        }
        return new UndecidedException(seemsToBeArray ? filled : filled.orExclude("if it is an array"));
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
        return CTypes.isCharsSlot(type)
                || type instanceof CType.Pointer slot
                        && !slot.constTarget()
                        && TypeIndex.opaqueName(slot.target()).isPresent();
    }
}
