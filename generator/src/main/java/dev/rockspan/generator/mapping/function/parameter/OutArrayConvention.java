package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Argument.OutElement;
import dev.rockspan.generator.model.Result;
import java.util.Optional;

/**
 * {@code out-array}: an array that the function fills. {@code char**} with {@code size_t*} holds values, {@code char**}
 * alone errors, {@code T**} objects, {@code uint64_t*} numbers.
 */
final class OutArrayConvention implements ParameterConvention {

    private static final ValueKind ARRAY = ValueKind.of("an array that is filled", "out");

    @Override
    public boolean take(CallBuilder call) {
        Optional<Integer> group = call.lists().countOf(call.index());
        if (group.isEmpty() || Boolean.FALSE.equals(call.fact().layout().out())) {
            return false;
        }
        CType type = call.type();
        if (CTypes.isCharsSlot(type)) {
            takeStrings(call, group.get());
            return true;
        }
        if (type instanceof CType.Pointer pointer
                && pointer.target() instanceof CType.Pointer target
                && target.target() instanceof CType.Opaque) {
            call.take(ARRAY, new Argument.OutArray(group.get(), OutElement.HANDLE, ""));
            return true;
        }
        if (CTypes.isSlot(type, ScalarKind.UINT64)) {
            call.take(ARRAY, new Argument.OutArray(group.get(), OutElement.LONG, ""));
            return true;
        }
        return false;
    }

    private static void takeStrings(CallBuilder call, int group) {
        String stated = call.fact().layout().component();
        String part = stated == null ? "" : stated;
        boolean withLengths = call.type(1)
                .filter(type -> CTypes.isSlot(type, ScalarKind.SIZE_T))
                .isPresent();
        if (withLengths && stated != null) {
            call.component(new Result.Component(stated, Result.Plain.BYTES_LIST, true, -1));
        }
        if (withLengths) {
            ValueKind kind = stated == null ? ARRAY : ValueKind.PART;
            call.take(kind, new Argument.OutArray(group, OutElement.VALUE, part));
            call.take(kind, new Argument.OutArray(group, OutElement.LENGTH, part));
        } else {
            call.take(ARRAY, new Argument.OutArray(group, OutElement.ERROR, ""));
        }
    }
}
