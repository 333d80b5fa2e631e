package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Undecided.Proposal;
import dev.rockspan.generator.rules.Conventions.ObjectNames;
import dev.rockspan.generator.rules.Ownership;

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

    /** What C frees beside the function that frees such objects would be freed twice. */
    private static void checkThatItStays(CallBuilder call) {
        Ownership ownership = call.fact().owning().ownership();
        boolean isAlone = !call.rest().matches("[gs]et_.*")
                && call.function().parameters().stream()
                        .skip(1)
                        .map(CParameter::type)
                        .allMatch(type -> CTypes.isCharsSlot(type) || type instanceof CType.Scalar);
        boolean isConst = ((CType.Pointer) call.function().parameters().get(0).type()).constTarget();
        ObjectNames names = call.rules().conventions().objectNames();
        boolean mayBeFreed = isAlone && (isConst ? names.mayFree(call.rest()) : names.mayEnd(call.rest()));
        if (mayBeFreed && ownership == null) {
            String name = call.function().name();
            boolean canBeDestroy =
                    TypeIndex.canFree(call.function(), call.owner().cName());
            throw new UndecidedException(
                    "its name says that it may free the " + call.owner().cName()
                            + ". If it does not, say " + call.saying("ownership: call") + ". If it does, \"exclude\" it"
                            + (canBeDestroy
                                    ? ", or say \"destroy: " + name + "\" of the type if no other function frees one"
                                    : "")
                            + "; if it does even after an error, \"form: static\" and "
                            + call.saying("ownership: transferred")
                            + " keep it in Java. After a wrong \"call\", closing the object ends the JVM",
                    call.owner().destroy() == null
                            ? null
                            : new Proposal.Usual(
                                    "exclude: It frees the object, which close() does.", "it frees the object"));
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
