package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.model.Argument;
import dev.rockspan.generator.binding.model.Operation.Form;

/** {@code receiver}: the first parameter of a method is the object it is called on. */
final class ReceiverConvention implements ParameterConvention {

    @Override
    public boolean take(Draft draft) {
        if (draft.index() != 0 || draft.form() != Form.METHOD) {
            return false;
        }
        draft.fact();
        draft.take("receiver", new Argument.Receiver());
        return true;
    }
}
