package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.model.Operation.Form;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CType;
import java.util.Optional;

/** {@code struct}: a struct of a pointer and a length, returned by value, is bytes that belong to the receiver. */
final class StructResultConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        if (!(draft.function().returnType() instanceof CType.Struct struct)) {
            return Optional.empty();
        }
        if (!draft.types().isBytes(struct) || draft.form() != Form.METHOD) {
            throw new MissingFact("no convention fits the struct " + struct.name() + " that it returns");
        }
        draft.note("struct");
        return Optional.of(new Result.ViewStruct());
    }
}
