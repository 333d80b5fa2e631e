package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.model.Option;
import dev.rockspan.generator.rules.OptionRule;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the templates say of the option that a setter sets or a getter tells. */
final class OptionMapper {

    private OptionMapper() {}

    /** The option; null if the function is for none. */
    static @Nullable Option of(CallBuilder call) {
        if (!call.isMethod()) {
            return null;
        }
        return call.rules()
                .option(call.owner().cName(), call.rest())
                .map(option -> new Option(
                        option.what(),
                        hasGetter(call) ? option.defaultText() : null,
                        mutable(call, option),
                        option.advice(),
                        option.hazard(),
                        option.deprecated()))
                .orElse(null);
    }

    /** How an option is changed, if the header at hand has the function. */
    private static Option.@Nullable Mutable mutable(CallBuilder call, OptionRule option) {
        return Optional.ofNullable(option.mutable())
                .flatMap(call.types()::function)
                .map(function -> FunctionShape.of(function, call.rules(), call.types()))
                .map(changing -> new Option.Mutable(
                        changing.owner().className(),
                        changing.name(),
                        option.stringName() == null ? OptionRule.named(call.rest()) : option.stringName(),
                        option.mutableFor()))
                .orElse(null);
    }

    /** Whether the header at hand has the getter: others may have another default. */
    private static boolean hasGetter(CallBuilder call) {
        return call.types()
                .function(call.sibling(OptionRule.getter(OptionRule.named(call.rest()))))
                .isPresent();
    }
}
