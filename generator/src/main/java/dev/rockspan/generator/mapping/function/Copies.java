package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CFunction;
import dev.rockspan.generator.capi.CParameter;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.rules.CopyRule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Maps a function that must not be called by another one that is called with a copy of the receiver. */
final class Copies {

    private Copies() {}

    /** The function to map: the stated one's parameters, but for the receiver. */
    static CFunction stated(CFunction function, @Nullable CopyRule copy, TypeIndex types) {
        if (copy == null) {
            return function;
        }
        CFunction called = function(copy.call(), types);
        function(copy.data(), types);
        function(copy.create(), types);
        function(copy.destroy(), types);
        List<CParameter> parameters = new ArrayList<>(called.parameters());
        parameters.set(0, function.parameters().get(0));
        return new CFunction(
                function.name(), called.returnType(), parameters, function.header(), function.descriptor());
    }

    private static CFunction function(String name, TypeIndex types) {
        return types.function(name).orElseThrow(() -> new RuleMistake("the header has no function " + name
                        + " to work on a copy with" + Suggestions.didYouMean(name, types.functionNames()))
                .about(name));
    }

    static List<Argument> arguments(List<Argument> arguments, @Nullable CopyRule copy) {
        return copy == null
                ? arguments
                : arguments.stream()
                        .map(argument -> argument == Argument.Plain.RECEIVER
                                ? new Argument.ReceiverCopy(copy.data(), copy.create(), copy.destroy())
                                : argument)
                        .toList();
    }
}
