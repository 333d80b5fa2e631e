package dev.rockspan.generator.mapping.function.result;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.function.CallBuilder;
import dev.rockspan.generator.mapping.function.ResultConvention;
import dev.rockspan.generator.mapping.function.ValueKind;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.mapping.select.UndecidedException;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Question;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.RecordRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code several-results}: what a function returns and what it fills come back together, in a record. */
final class SeveralResultsConvention implements ResultConvention {

    @Override
    public Optional<Returned> result(CallBuilder call) {
        if (call.components().isEmpty()) {
            return Optional.empty();
        }
        if (call.form() == Operation.Form.CONSTRUCTOR) {
            throw new UndecidedException(
                    new Question("a constructor gives nothing beside the object").or("form: static", ""));
        }
        List<Result.Component> components = new ArrayList<>();
        List<ValueKind> kinds = new ArrayList<>(List.of(ValueKind.of("the part it returns", "component")));
        if (!(call.returnType() instanceof CType.Void)) {
            String name = call.returns().layout().component();
            if (name == null) {
                throw new UndecidedException(
                        new Question("it fills parts of its result, but the name of the part it returns is not stated")
                                .or("returns: {component: <name>}", ""));
            }
            Returned returned = returned(call);
            kinds.add(returned.kind());
            components.add(new Result.Component(name, returned.result(), false, -1));
        }
        components.addAll(call.components());
        if (components.stream()
                .anyMatch(part -> part.result().handles().findAny().isPresent())) {
            kinds.add(ValueKind.OBJECTS);
        }
        ValueKind kind = ValueKind.ofAll("several parts", kinds.stream());
        if (components.size() == 1 && call.rule().reading().record() != null) {
            throw RuleMistake.under(
                    "record",
                    "\"record\" has no effect: it has one result, "
                            + components.get(0).name() + "; delete it");
        }
        if (components.size() == 1) {
            return Returned.of(kind, new Result.Several(null, components, null));
        }
        RecordRule rule = call.rule().reading().record();
        if (rule == null) {
            throw new UndecidedException(new Question("it has several results, but the record for them is not stated")
                    .or("record: {class: <Record>, summary: <sentence>}", ""));
        }
        if (rule.presentIf() != null
                && components.stream().noneMatch(component -> isTruth(component, rule.presentIf()))) {
            throw RuleMistake.under(
                    List.of("record", "present-if"),
                    "\"present-if\" of its record has to be a truth value of it, not " + rule.presentIf()
                            + Suggestions.didYouMean(
                                    rule.presentIf(),
                                    components.stream()
                                            .map(Result.Component::name)
                                            .toList()));
        }
        return Returned.of(kind, new Result.Several(rule.className(), components, rule.presentIf()));
    }

    private static boolean isTruth(Result.Component component, String name) {
        return component.name().equals(name)
                && component.result() instanceof Result.Value value
                && value.conversion().is(Conversion.Kind.TRUTH);
    }

    private static Returned returned(CallBuilder call) {
        return ResultConventions.SINGLE.stream()
                .flatMap(convention -> convention.result(call).stream())
                .findFirst()
                .orElseThrow(() -> new UndecidedException("no convention fits what it returns"));
    }
}
