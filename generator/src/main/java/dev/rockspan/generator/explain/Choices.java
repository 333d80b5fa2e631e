package dev.rockspan.generator.explain;

import dev.rockspan.generator.explain.Decisions.Over;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Taken;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.schema.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What templates can change of one function: for each thing that a user sees, the key to write and where. */
final class Choices {

    private final String function;
    private final List<Over> over;
    private final List<Taken> taken;
    private final Rules rules;
    private final FunctionRule rule;
    private final String place;
    private final List<Choice> choices = new ArrayList<>();

    Choices(String function, List<Over> over, List<Taken> taken, Rules rules) {
        this.function = function;
        this.over = over;
        this.taken = taken;
        this.rules = rules;
        this.rule = rules.function(function);
        this.place = place();
    }

    /** All of them, with those of parameters. */
    List<Choice> all(ParameterChoices parameters) {
        if (over.isEmpty()) {
            notOfAClass();
            rules.types().forEach((type, located) -> freed(type, located));
        } else {
            Operation operation = over.get(0).operation();
            if (operation.form() != Operation.Form.CONSTRUCTOR) {
                add("name", operation.name(), "name: <name>");
            }
            add("class", className(), "in: <C type of the class>");
            add("form", Shapes.word(operation.form()), "form: <word>");
            add(
                    "first sentence",
                    Objects.requireNonNullElse(operation.description().summary(), ""),
                    "summary: <sentence>");
            for (int index = 0; index < taken.size(); index++) {
                Taken each = taken.get(index);
                if (each.what().equals(Taken.RESULT)) {
                    result(operation);
                } else {
                    choices.addAll(parameters.of(each, operation, index, place));
                }
            }
        }
        add("whether it is a part of the API", over.isEmpty() ? "" : "yes", "exclude: <reason>");
        return choices;
    }

    /** What it frees, if that is stated of a type. */
    private void freed(String type, Located<TypeRule> located) {
        if (function.equals(located.rule().owning().destroy())) {
            choices.add(new Choice(
                    "what frees a " + located.rule().className(),
                    function,
                    "types: {" + type + ": {destroy: <function>}}",
                    located.place(List.of("destroy")).toString()));
        }
    }

    /** A part of a record; nothing has a name that is not decided. */
    private void notOfAClass() {
        if (taken.stream()
                .anyMatch(each ->
                        each.what().equals(Taken.RESULT) && !each.convention().isEmpty())) {
            add("name", Objects.requireNonNullElse(rule.naming().name(), ""), "name: <name>");
            add("first sentence", Objects.requireNonNullElse(rule.naming().summary(), ""), "summary: <sentence>");
        }
    }

    /** That of the C type; the others have some of its options. */
    private String className() {
        List<String> names = over.stream().map(each -> each.type().name()).toList();
        Located<TypeRule> type = rules.types().get(over.get(0).type().cType());
        return type != null && names.contains(type.rule().className())
                ? type.rule().className()
                : names.get(0);
    }

    private void result(Operation operation) {
        Result result = operation.result();
        if (result instanceof Result.Value value) {
            number(value.conversion());
        } else if (result instanceof Result.OutValue filled) {
            number(filled.conversion());
        } else if (result == Result.Plain.OWNED_BYTES) {
            if (rule.naming().tryName() == null && rule.reading().pinnedRead() == null) {
                addReturns("text as the result", "text: true");
            }
            if (operation.outcome().checksError()) {
                add(
                        "form with the status",
                        Objects.requireNonNullElse(rule.naming().tryName(), ""),
                        "try-name: <name>");
            }
        } else if (result instanceof Result.ViewBytes) {
            addReturns("null as the result", "nullable: true");
            addReturns("text as the result", "text: true");
        } else if (result instanceof Result.OwnedText || result instanceof Result.ViewText) {
            addReturns("null as the result", "nullable: true");
        } else if (result instanceof Result.NewHandle
                || result instanceof Result.ViewHandle
                || result instanceof Result.Read) {
            object(operation);
        } else if (result instanceof Result.Several several && several.recordName() != null) {
            add("record", several.recordName(), "record: {class: <Record>, summary: <sentence>}");
        }
    }

    private void number(Conversion conversion) {
        if (isWhole(conversion)) {
            addReturns("type of the result", "enum: <Enum>");
        }
        if (isWhole(conversion) && conversion instanceof Conversion.Identity) {
            addReturns("truth value", "boolean: true");
        }
    }

    /** Whether C has a whole number, which can stand for something. */
    static boolean isWhole(Conversion conversion) {
        return switch (conversion.carrier()) {
            case BYTE, SHORT, INT, LONG -> true;
            default -> false;
        };
    }

    private void object(Operation operation) {
        if (operation.form() != Operation.Form.CONSTRUCTOR) {
            addReturns("null as the result", "nullable: true");
        }
        addReturns("ownership of the result", "ownership: <word>, destroy: <function>");
        if (operation.result() instanceof Result.NewHandle) {
            addReturns("closed with its parent", "owned-by-parent: true, parent: <parameter>");
        }
    }

    private void addReturns(String what, String key) {
        add(what, "", "returns: {" + key + '}');
    }

    private void add(String what, String now, String key) {
        choices.add(new Choice(what, now, "functions: {" + function + ": {" + key + "}}", place));
    }

    private String place() {
        return rules.place(function)
                .map(Object::toString)
                .or(() -> over.stream()
                        .flatMap(each ->
                                Stream.ofNullable(rules.types().get(each.type().cType())))
                        .map(located -> located.place().toString().replaceFirst(":\\d+$", "") + ", as a new entry")
                        .findFirst())
                .orElse("any template, as a new entry");
    }
}
