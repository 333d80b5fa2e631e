package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.mapping.select.FunctionShape;
import dev.rockspan.generator.mapping.select.TypeIndex;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Option;
import dev.rockspan.generator.rules.OptionRule;
import dev.rockspan.generator.rules.Rules;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the templates say of the option that a setter sets or a getter tells. */
final class OptionMapper {

    private final Rules rules;
    private final TypeIndex types;

    OptionMapper(Rules rules, TypeIndex types) {
        this.rules = rules;
        this.types = types;
    }

    /** The option; null if the function is for none. */
    @Nullable Option of(CallBuilder call) {
        if (call.form() != Operation.Form.METHOD) {
            return null;
        }
        return rules.option(call.owner().cName(), call.rest())
                .map(option -> new Option(
                        option.what(),
                        hasGetter(call) ? option.defaultText() : null,
                        mutable(option, OptionRule.named(call.rest())),
                        option.advice(),
                        option.hazard(),
                        option.deprecated()))
                .orElse(null);
    }

    /** How an option is changed, if the header at hand has the function. */
    private Option.@Nullable Mutable mutable(OptionRule option, String name) {
        return Optional.ofNullable(option.mutable())
                .flatMap(types::function)
                .map(function -> FunctionShape.of(function, rules, types))
                .map(changing -> new Option.Mutable(
                        changing.owner().className(),
                        changing.name(),
                        option.stringName() == null ? name : option.stringName(),
                        option.mutableFor()))
                .orElse(null);
    }

    /** Whether the header at hand has the getter: others may have another default. */
    private boolean hasGetter(CallBuilder call) {
        String function = call.function().name();
        String prefix = function.substring(0, function.length() - call.rest().length());
        return types.function(prefix + OptionRule.getter(OptionRule.named(call.rest())))
                .isPresent();
    }
}
