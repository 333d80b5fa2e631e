package dev.rockspan.generator.mapping.function.parameter;

import dev.rockspan.generator.mapping.function.ParameterConvention;
import java.util.List;

/** The conventions for parameters, in the order in which they are tried. */
public final class ParameterConventions {

    public static final List<ParameterConvention> IN_ORDER = List.of(
            new ReceiverConvention(),
            new ErrorSlotConvention(),
            new CallbackConvention(),
            new HandleConvention(),
            new OutComponentConvention(),
            new CountConvention(),
            new ListConvention(),
            new OutArrayConvention(),
            new FillBufferConvention(),
            new BytesConvention(),
            new TextConvention(),
            new LengthSlotConvention(),
            new IndexConvention(),
            new ScalarConvention(),
            new OutScalarConvention());

    private ParameterConventions() {}
}
