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
        checkThatItStays(call);
        call.lifetimes().position(call.owner(), THIS);
        if (call.fact().owning().ownership() == Ownership.BORROWED) {
            call.lifetimes().borrowByResult(THIS);
        }
        call.take(ValueKind.of("the object that the method is called on", "ownership"), Argument.Plain.RECEIVER);
        return true;
    }

    /** Whether the name of a function may be about an argument, or RocksDB's convention says that it is. */
    private static boolean mayBeAbout(CallBuilder call, int index) {
        CType type = call.function().parameters().get(index).type();
        if (CTypes.isCharsSlot(type) || type instanceof CType.Scalar) {
            return false;
        }
        boolean isConst = type instanceof CType.Pointer pointer
                && (pointer.target() instanceof CType.Scalar
                        || TypeIndex.opaqueName(pointer).isPresent() && pointer.constTarget());
        return !isConst
                || Lengths.of(call).follows(index)
                || !call.types().isNew(call.function().name());
    }

    /** What C frees beside the function that frees such objects would be freed twice. */
    private static void checkThatItStays(CallBuilder call) {
        Ownership ownership = call.fact().owning().ownership();
        boolean mayEnd = !call.rest().matches("[gs]et_.*")
                && IntStream.range(1, call.function().parameters().size()).noneMatch(index -> mayBeAbout(call, index));
        boolean isConst = ((CType.Pointer) call.function().parameters().get(0).type()).constTarget();
        ObjectNames names = call.rules().conventions().objectNames();
        boolean mayBeFreed = mayEnd && (isConst ? names.mayFree(call.rest()) : names.mayEnd(call.rest()));
        if (mayBeFreed && ownership == null) {
            String name = call.function().name();
            boolean canBeDestroy =
                    TypeIndex.canFree(call.function(), call.owner().cName());
            Question question = new Question(
                            "its name says that it may free the " + call.owner().cName()
                                    + (canBeDestroy
                                            ? ": if it does and no other function frees one, say \"destroy: " + name
                                                    + "\" of the type and delete this"
                                            : ""))
                    .orExclude("if it does, as close() does", "It frees the object, as close() does.")
                    .or(
                            "form: static, " + call.saying("ownership: transferred"),
                            "if it does even after an error, to keep it in Java")
                    .or(call.saying("ownership: call"), "if it does not")
                    .warning("After a wrong \"call\", closing the object ends the JVM");
            throw new UndecidedException(question);
        }
        boolean hasEffect = ownership == Ownership.CALL && mayBeFreed
                || (ownership == Ownership.BORROWED || ownership == Ownership.COPIED)
                        && TypeIndex.opaqueName(call.returnType()).isPresent();
        if (ownership != null && !hasEffect) {
            if (ownership == Ownership.TRANSFERRED) {
                throw call.mistake(
                        "ownership",
                        "a method cannot use up the object that it is called on; say \"form: static\", too");
            }
            throw call.mistake(
                    "ownership",
                    "\"ownership\" has no effect on parameter " + call.address()
                            + ", which is the object that the method is called on; delete it");
        }
    }
}
