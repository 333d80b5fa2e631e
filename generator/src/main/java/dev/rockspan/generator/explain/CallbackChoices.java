package dev.rockspan.generator.explain;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.model.CallbackInterface;
import dev.rockspan.generator.model.CallbackMethod;
import dev.rockspan.generator.model.CallbackMethod.Input;
import dev.rockspan.generator.model.CallbackResult;
import dev.rockspan.generator.rules.CallbackRule;
import dev.rockspan.generator.rules.CallbackRule.Method;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.TemplateText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What templates can change of one method that C calls back. */
final class CallbackChoices {

    private final Method rule;
    private final CallbackMethod method;
    private final String place;
    private final List<Choice> choices = new ArrayList<>();

    private CallbackChoices(Method rule, CallbackMethod method, String place) {
        this.rule = rule;
        this.method = method;
        this.place = place;
    }

    /**
     * The choices of the methods of an interface.
     *
     * @param name the method alone; empty for all of them
     */
    static List<Choice> of(CallbackInterface type, Located<CallbackRule> located, String name, TemplateText text) {
        List<Choice> choices = new ArrayList<>();
        for (int index = 0; index < type.methods().size(); index++) {
            Method rule = located.rule().methods().get(index);
            if (name.isEmpty() || name.equals(rule.name())) {
                String place =
                        text.change(located.place(), place(located, index).toString());
                choices.addAll(new CallbackChoices(rule, type.methods().get(index), place).all());
            }
        }
        return choices;
    }

    /** Where the entry of a method begins. */
    static Place place(Located<CallbackRule> located, int index) {
        return located.place(List.of("methods", String.valueOf(index), "name"));
    }

    private List<Choice> all() {
        add("", "name of " + rule.name(), rule.name(), "name: <name>");
        add("", "first sentence", Objects.requireNonNullElse(rule.summary(), ""), "summary: <sentence>");
        add(
                "",
                "must be implemented",
                method.optional() ? "no" : "yes",
                "optional: true"
                        + (rule.answers().byDefault() != null || method.result().hasDefault()
                                ? ""
                                : ", default: <Java>"));
        add(
                "",
                "parameters left out",
                rule.skip().isEmpty() ? "none" : rule.skip().toString(),
                "skip: [<number>]");
        method.inputs().forEach(this::input);
        if (method.result() instanceof CallbackResult.Value value
                && value.conversion().carrier().canBeConstant()) {
            add(ParameterDecision.RESULT, "type", value.conversion().javaType().simpleName(), "enum: <Enum>");
        }
        if (method.result() instanceof CallbackResult.Answer answer) {
            add("", "record", answer.name(), "record: <Record>");
            add(ParameterDecision.RESULT, "name", answer.first().name(), "name: <name>");
            answer.others().forEach(part -> add(String.valueOf(part.at()), "name", part.name(), "name: <name>"));
        }
        if (rule.answers().onException() != null) {
            add("", "what C gets after an exception", rule.answers().onException(), "on-exception: <value>");
        }
        return choices;
    }

    private void input(Input input) {
        String name = input.parameter().name();
        String of = String.valueOf(input.at());
        add(of, "name", name, "name: <name>");
        add(
                of,
                "Javadoc",
                Objects.requireNonNullElse(rule.parameter(input.at()).naming().what(), ""),
                "what: <words after @param>");
        String type = input.parameter().type().simpleName();
        if (input.kind() == CallbackMethod.Kind.BYTES) {
            add(of, "type", type, "text: true");
            add(of, "null", input.parameter().nullable() ? "yes" : "no", "nullable: true");
        } else if (input.kind() == CallbackMethod.Kind.VALUE
                && Objects.requireNonNull(input.conversion()).carrier().canBeConstant()) {
            add(of, "type", type, "enum: <Enum>");
        }
    }

    private void add(String of, String what, String now, String write) {
        choices.add(new Choice(of, what, now, List.of(), write, place));
    }
}
