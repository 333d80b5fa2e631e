package dev.rockspan.generator.binding.conventions;

import dev.rockspan.generator.binding.Draft;
import dev.rockspan.generator.binding.MissingFact;
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
            String name = draft.rule().returnsOrNone().result();
            if (name == null) {
                throw new MissingFact(
                        "it fills parts of its result, but the name of the part it returns is not stated");
            }
            components.add(new Result.Component(name, returned(draft), false, -1));
        }
        components.addAll(draft.components());
        if (components.size() == 1) {
            return Optional.of(new Result.Several(null, components));
        }
        RecordRule rule = draft.rule().record();
        if (rule == null) {
            throw new MissingFact("it has several results, but the record for them is not stated");
        }
        return Optional.of(new Result.Several(rule.className(), components));
    }

    private static Result returned(Draft draft) {
        return ResultConventions.SINGLE.stream()
                .flatMap(convention -> convention.result(draft).stream())
                .findFirst()
                .orElseThrow(() -> new MissingFact("no convention fits what it returns"));
    }
}
