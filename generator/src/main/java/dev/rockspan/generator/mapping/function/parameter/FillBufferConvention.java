package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.capi.ScalarKind;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ParameterConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.JavaType;

/**
 * {@code fill-buffer}: {@code char*, size_t, size_t*, unsigned char*} is a buffer of the caller's, how much fits, the
 * size of the value and whether there was one.
 */
final class FillBufferConvention implements ParameterConvention {

    @Override
    public boolean take(CallBuilder call) {
        if (call.type(3).isEmpty()
                || !CTypes.isMutableChars(call.type())
                || !CTypes.isScalar(call.type(1).orElseThrow(), ScalarKind.SIZE_T)
                || !CTypes.isSlot(call.type(2).orElseThrow(), ScalarKind.SIZE_T)
                || !CTypes.isSlot(call.type(3).orElseThrow(), ScalarKind.UNSIGNED_CHAR)
                || !(call.returnType() instanceof CType.Scalar)) {
            return false;
        }
        JavaParameter buffer = call.parameters()
                .declare(
                        call.parameterName("buffer"),
                        JavaType.Bytes.ARRAY,
                        call.rule().reading().pinnedRead() == null
                                ? "filled from its start if the value fits, else left as it is"
                                : "filled from its start with as much of the value as fits");
        call.take(ValueKind.of("a buffer", "name", "what"), new Argument.BufferPointer(buffer.name()));
        call.take(ValueKind.of("the size of a buffer"), new Argument.BufferCapacity(buffer.name()));
        call.take(ValueKind.LENGTH, Argument.Plain.LENGTH_SLOT);
        call.take(ValueKind.of("filled with whether there is a value"), Argument.Plain.FOUND_SLOT);
        return true;
    }
}
