package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Result;
import java.util.Optional;

/** {@code struct-result}: a struct of a pointer and a length, returned by value, is bytes that belong to the receiver. */
final class StructResultConvention implements ResultConvention {

    @Override
    public Optional<Returned> result(CallBuilder call) {
        if (!(call.returnType() instanceof CType.Struct struct)) {
            return Optional.empty();
        }
        if (!call.types().isBytes(struct) || !call.isMethod()) {
            String why = "no convention fits the struct " + struct.name() + " that it returns";
            throw call.types().isBytes(struct) ? new UndecidedException(why) : UndecidedException.onlyExclude(why);
        }
        return Returned.of(ValueKind.of("bytes"), Result.Plain.VIEW_STRUCT);
    }
}
