package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.Lengths;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.rules.Conventions.ObjectNames;
import dev.rockspan.generator.rules.Ownership;
import java.util.stream.IntStream;

/** {@code receiver}: the first parameter of a method is the object it is called on. */
final class ReceiverConvention implements ParameterConvention {

    private static final String THIS = "this";

    @Override
    public boolean take(CallBuilder call) {
        if (call.index() != 0 || !call.isMethod()) {
            return false;
        }
        askWhetherItStays(call);
        checkThatOwnershipHasEffect(call);
        call.lifetimes().position(call.owner(), THIS);
        if (call.fact().owning().ownership() == Ownership.BORROWED) {
            call.lifetimes().borrowByResult(THIS);
        }
        call.take(ValueKind.of("the object that the method is called on", "ownership"), Argument.Plain.RECEIVER);
        return true;
    }

    /** Asks whether C frees the object, which closing it would do again. */
    private static void askWhetherItStays(CallBuilder call) {
        if (call.fact().owning().ownership() == null && mayBeFreed(call)) {
            boolean canBeDestroy =
                    TypeIndex.canFree(call.function(), call.owner().cName());
            throw new UndecidedException(new Question(
                            "its name says that it may free the " + call.owner().cName())
                    .orExclude(
                            "if it does, as close() does"
                                    + (canBeDestroy
                                            ? " (if nothing else frees one, say instead \"destroy: "
                                                    + call.function().name() + "\" of the type)"
                                            : ""),
                            "It frees the object, as close() does.")
                    .or(
                            "form: static, " + call.saying("ownership: transferred"),
                            "if it does even after an error; it is a static method then")
                    .or(call.saying("ownership: call"), "if it does not")
                    .withWarning("After a wrong \"call\", closing the object ends the JVM"));
        }
    }

    /** Whether a function may free the object that it is called on: its name says that it frees or ends something. */
    private static boolean mayBeFreed(CallBuilder call) {
        boolean isConst = ((CType.Pointer) call.function().parameters().get(0).type()).constTarget();
        ObjectNames names = call.rules().conventions().objectNames();
        return !call.rest().matches("(get|set|on)_.*")
                && (isConst ? names.mayFree(call.rest()) : names.mayEnd(call.rest()))
                && IntStream.range(1, call.function().parameters().size()).noneMatch(index -> mayBeAbout(call, index));
    }

    /** Whether the name of a function may be about an argument; of RocksDB's own functions it is about any pointer. */
    private static boolean mayBeAbout(CallBuilder call, int index) {
        CType type = call.function().parameters().get(index).type();
        if (CTypes.isCharsSlot(type) || type instanceof CType.Scalar) {
            return false;
        }
        boolean isObject = type instanceof CType.Pointer pointer
                && (TypeIndex.opaqueName(pointer).isPresent() && !pointer.constTarget()
                        || pointer.target() instanceof CType.Pointer);
        return isObject
                || Lengths.of(call).follows(index)
                || !call.types().isNew(call.function().name());
    }

    private static void checkThatOwnershipHasEffect(CallBuilder call) {
        Ownership ownership = call.fact().owning().ownership();
        boolean hasEffect = ownership == Ownership.CALL && mayBeFreed(call)
                || (ownership == Ownership.BORROWED || ownership == Ownership.COPIED)
                        && TypeIndex.opaqueName(call.returnType()).isPresent();
        if (ownership == Ownership.TRANSFERRED) {
            throw call.mistake(
                    "ownership", "a method cannot use up the object that it is called on; say \"form: static\", too");
        }
        if (ownership != null && !hasEffect) {
            throw call.mistake(
                    "ownership",
                    "\"ownership\" has no effect on parameter " + call.address()
                            + ", which is the object that the method is called on; delete it");
        }
    }
}
