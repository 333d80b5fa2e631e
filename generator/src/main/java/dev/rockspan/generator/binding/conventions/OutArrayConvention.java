package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Argument.OutElement;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import java.util.Optional;

/**
 * {@code out-array}: an array that the function fills. {@code char**} with {@code size_t*} holds values, {@code char**}
 * alone errors, {@code T**} objects, {@code uint64_t*} numbers.
 */
final class OutArrayConvention implements ParameterConvention {

    private static final String NAME = "out-array";

    @Override
    public boolean take(Draft draft) {
        Optional<Integer> group = draft.lists().countOf(draft.index());
        if (group.isEmpty()) {
            return false;
        }
        CType type = draft.type(0).orElseThrow();
        if (type instanceof CType.Pointer pointer && CTypes.isMutableChars(pointer.target())) {
            takeStrings(draft, group.get());
            return true;
        }
        if (type instanceof CType.Pointer pointer
                && pointer.target() instanceof CType.Pointer target
                && target.target() instanceof CType.Opaque) {
            draft.take(NAME, new Argument.OutArray(group.get(), OutElement.HANDLE, ""));
            return true;
        }
        if (CTypes.isSlot(type, ScalarKind.UINT64)) {
            draft.take(NAME, new Argument.OutArray(group.get(), OutElement.LONG, ""));
            return true;
        }
        return false;
    }

    private static void takeStrings(Draft draft, int group) {
        String stated = draft.fact().component();
        String part = stated == null ? "" : stated;
        boolean withLengths = draft.type(1)
                .filter(type -> CTypes.isSlot(type, ScalarKind.SIZE_T))
                .isPresent();
        if (withLengths && stated != null) {
            draft.component(new Result.Component(stated, new Result.BytesList(), true, -1));
        }
        if (withLengths) {
            draft.take(
                    NAME,
                    new Argument.OutArray(group, OutElement.VALUE, part),
                    new Argument.OutArray(group, OutElement.LENGTH, part));
        } else {
            draft.take(NAME, new Argument.OutArray(group, OutElement.ERROR, ""));
        }
    }
}
