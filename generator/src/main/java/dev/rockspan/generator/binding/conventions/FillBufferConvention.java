package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.JavaParameter;
import dev.rockspan.generator.binding.model.JavaType;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;

/**
 * {@code fill-buffer}: {@code char*, size_t, size_t*, unsigned char*} is a buffer of the caller's, how much fits, the
 * size of the value and whether there was one.
 */
final class FillBufferConvention implements ParameterConvention {

    static final String NAME = "fill-buffer";

    @Override
    public boolean take(Draft draft) {
        if (draft.type(3).isEmpty()
                || !CTypes.isMutableChars(draft.type(0).orElseThrow())
                || !CTypes.isScalar(draft.type(1).orElseThrow(), ScalarKind.SIZE_T)
                || !CTypes.isSlot(draft.type(2).orElseThrow(), ScalarKind.SIZE_T)
                || !CTypes.isSlot(draft.type(3).orElseThrow(), ScalarKind.UNSIGNED_CHAR)
                || !(draft.function().returnType() instanceof CType.Scalar)) {
            return false;
        }
        JavaParameter buffer = draft.declare(
                draft.parameterName("buffer"),
                new JavaType.Bytes(JavaType.BytesForm.ARRAY),
                false,
                false,
                draft.rule().pinnedRead() == null
                        ? "filled from its start if the value fits, else left as it is"
                        : "filled from its start with what fits of the value");
        draft.take(
                NAME,
                new Argument.BufferPointer(buffer.name()),
                new Argument.BufferCapacity(buffer.name()),
                new Argument.LengthSlot(),
                new Argument.FoundSlot());
        return true;
    }
}
