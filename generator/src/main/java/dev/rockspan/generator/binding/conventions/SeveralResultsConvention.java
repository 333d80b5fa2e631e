package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.MissingFact;
import dev.rockspan.generator.binding.RuleMistake;
import dev.rockspan.generator.binding.model.Conversion;
import dev.rockspan.generator.binding.model.Result;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.rules.FunctionRule.RecordRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code several-results}: what a function returns and what it fills come back together, in a record. */
final class SeveralResultsConvention implements ResultConvention {

    @Override
    public Optional<Result> result(Draft draft) {
        if (draft.components().isEmpty()) {
            return Optional.empty();
        }
        List<Result.Component> components = new ArrayList<>();
        if (!(draft.function().returnType() instanceof CType.Void)) {
            String name = draft.rule().returnsOrNone().component();
            if (name == null) {
                throw new MissingFact(
                        "it fills parts of its result, but the name of the part it returns is not stated");
            }
            components.add(new Result.Component(name, returned(draft), false, -1));
        }
        components.addAll(draft.components());
        if (components.size() == 1) {
            return Optional.of(new Result.Several(null, components, null));
        }
        RecordRule rule = draft.rule().record();
        if (rule == null) {
            throw new MissingFact("it has several results, but the record for them is not stated");
        }
        if (rule.presentIf() != null
                && components.stream().noneMatch(component -> isTruth(component, rule.presentIf()))) {
            throw new RuleMistake(
                    "\"present-if\" of its record has to be a truth value of it, not " + rule.presentIf());
        }
        return Optional.of(new Result.Several(rule.className(), components, rule.presentIf()));
    }

    private static boolean isTruth(Result.Component component, String name) {
        return component.name().equals(name)
                && (component.result() instanceof Result.Value value && value.conversion() instanceof Conversion.Truth
                        || component.result() instanceof Result.OutValue filled
                                && filled.conversion() instanceof Conversion.Truth);
    }

    private static Result returned(Draft draft) {
        return ResultConventions.SINGLE.stream()
                .flatMap(convention -> convention.result(draft).stream())
                .findFirst()
                .orElseThrow(() -> new MissingFact("no convention fits what it returns"));
    }
}
