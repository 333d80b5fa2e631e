package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.capi.CType;

/** {@code count}: how many elements arrays have; Java sees only the lists. */
final class CountConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        if (!draft.lists().isCount(draft.index())) {
            return false;
        }
        CType.Scalar scalar = (CType.Scalar) draft.type(0).orElseThrow();
        draft.take("count", new Argument.Count(draft.index(), CTypes.carrier(scalar)));
        return true;
    }
}
