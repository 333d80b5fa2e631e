package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.CTypePrinter;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.mapping.select.UndecidedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says that no convention fits something, and what the templates could say of it instead. */
final class NoConvention {

    private NoConvention() {}

    /** Of the next parameter of a call. */
    static UndecidedException forNext(CallBuilder call) {
        String address = call.address();
        CType type = call.type();
        return of("parameter " + address, type, "parameters: {" + address + ": {%s}}", hint(call, type));
    }

    static UndecidedException forResult(CType type) {
        return of("its result", type, "returns: {%s}", "");
    }

    /** Only what has no type of its own in C can be said to have one. */
    private static UndecidedException of(String what, CType type, String key, String hint) {
        boolean untyped = CTypes.isVoidPointer(type);
        String why = "no convention fits " + what + ", a " + CTypePrinter.print(type) + hint
                + (untyped
                        ? "; \"exclude\" it, unless that is an object of a type that c.h has no name for: then say \""
                                + String.format(key, "type: <C type>") + "\", and of the type \"pseudo: true\""
                        : "");
        return hint.isEmpty() && !untyped ? UndecidedException.onlyExclude(why) : new UndecidedException(why);
    }

    /** What to say of it, if it may be filled with a result. */
    private static String hint(CallBuilder call, CType type) {
        Optional<CType> next = call.type(1);
        if (isSlotOfPointer(type)) {
            boolean bytes = CTypes.isCharsSlot(type);
            return "; if it is filled with "
                    + (bytes ? "bytes that " + call.rules().conventions().free() + " frees" : "a new object")
                    + ", say \"parameters: {" + slots(call) + "}\""
                    + (bytes
                            ? ""
                            : ", \"returns: {owned-by-parent: true}\" if it lives inside the receiver, or else false,")
                    + " and with results beside that \"record: {class: <Record>, summary: <sentence>}\"";
        }
        if (CTypes.slot(type).isEmpty()
                || CTypes.isMutableChars(type)
                || call.returnType() instanceof CType.Pointer returned
                        && (CTypes.isChars(returned)
                                ? Lengths.of(call).isNamedSo(call.index())
                                : TypeIndex.opaqueName(returned).isEmpty())) {
            return "";
        }
        return next.filter(after -> CTypes.isScalar(after, ScalarKind.SIZE_T)).isPresent()
                ? "; \"exclude\" it if the next parameter says how many there are"
                : "; \"exclude\" it if it is an array" + found(call)
                        + "; if it is filled with one result beside others, say \"parameters: {"
                        + slots(call) + "}\", "
                        + (call.returnType() instanceof CType.Void ? "" : "\"returns: {component: <name>}\" ")
                        + "and \"record: {class: <Record>, summary: <sentence>}\"";
    }

    /** What to say if the result only tells whether the last parameter is filled. */
    private static String found(CallBuilder call) {
        boolean last = call.type(1).isEmpty();
        return last && call.returnType() instanceof CType.Scalar
                ? "; if the function returns a number that says whether it has filled it, say \"returns: {found: <number>}\""
                : "";
    }

    /** All that may be filled from here on. */
    private static String slots(CallBuilder call) {
        List<CParameter> parameters = call.function().parameters();
        List<String> slots = new ArrayList<>();
        for (int index = call.index(); index < parameters.size(); index++) {
            CType type = parameters.get(index).type();
            boolean bytes = isSlotOfPointer(type)
                    && !call.rules()
                            .conventions()
                            .parameters()
                            .isError(parameters.get(index).name());
            if (bytes || CTypes.slot(type).isPresent() && !CTypes.isMutableChars(type)) {
                boolean length = bytes
                        && index + 1 < parameters.size()
                        && CTypes.isSlot(parameters.get(index + 1).type(), ScalarKind.SIZE_T);
                slots.add(call.address(index) + ": {component: <name>"
                        + (length ? ", length: " + call.address(index + 1) : "") + "}");
                index += length ? 1 : 0;
            }
        }
        return String.join(", ", slots);
    }

    /** A pointer to where the function puts a pointer to chars or an object. */
    private static boolean isSlotOfPointer(CType type) {
        return CTypes.isCharsSlot(type)
                || type instanceof CType.Pointer slot
                        && !slot.constTarget()
                        && TypeIndex.opaqueName(slot.target()).isPresent();
    }
}
