package dev.rockspan.generator.explain;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.ParameterDecision;
import dev.rockspan.generator.explain.Decisions.Over;
import dev.rockspan.generator.explain.Decisions.Part;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.rules.BufferForm;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Ownership;
import dev.rockspan.generator.rules.RecordRule;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.ValueRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What templates can change of one function: for each thing that a user sees, the key to write and where. */
final class Choices {

    private static final String OWNED_OR_VIEW = "ownership: " + oneOf(List.of(Ownership.OWNED, Ownership.VIEW));

    private final String function;
    private final List<Over> over;
    private final Optional<Part> part;
    private final List<ParameterDecision> decisions;
    private final Rules rules;
    private final TemplateText text;
    private final FunctionRule rule;
    private final String place;
    private final List<String> entry;
    private final List<Choice> choices = new ArrayList<>();

    /**
     * @param part what it is if it gives a part of a record
     */
    Choices(
            String function,
            List<Over> over,
            Optional<Part> part,
            List<ParameterDecision> decisions,
            Rules rules,
            TemplateText text) {
        this.function = function;
        this.over = over;
        this.part = part;
        this.decisions = decisions;
        this.rules = rules;
        this.text = text;
        this.rule = rules.function(function);
        this.place = place();
        this.entry = List.of("functions", function);
    }

    /** All of them, with those of parameters. */
    List<Choice> all(ParameterChoices parameters) {
        if (over.isEmpty()) {
            part.ifPresent(this::part);
            rules.types().forEach(this::freed);
            rules.givers(function).forEach(this::given);
        } else {
            Operation operation = operation();
            form(operation);
            forms(operation);
            interfaceOfOption(operation);
            if (operation.description().option() == null) {
                summary(operation);
            }
            for (int index = 0; index < decisions.size(); index++) {
                ParameterDecision each = decisions.get(index);
                if (each.what().equals(ParameterDecision.RESULT)) {
                    result(operation);
                } else {
                    choices.addAll(parameters.of(each, operation, index, place));
                }
            }
        }
        exclude();
        if (!over.isEmpty()) {
            choices.add(inJava());
        }
        return choices;
    }

    /** All of what is written by hand. */
    List<Choice> handWritten() {
        Choice others = inJava();
        return List.of(Choice.inJava("name and parameters", "no: Java of the runtime", others.place()), others);
    }

    /** What no key gives. */
    private Choice inJava() {
        boolean isConstructor = operation().form() == Operation.Form.CONSTRUCTOR;
        return Choice.inJava(
                isConstructor ? "other constructors" : "other overloads",
                "Java, as docs/contributing/templates.md says",
                text.members(className()));
    }

    /** What stands for any of some words. */
    static String oneOf(List<? extends Enum<?>> words) {
        return '<'
                + words.stream()
                        .map(Shapes::word)
                        .collect(Collectors.joining(", "))
                        .replaceFirst(", (?=[^,]*$)", " or ")
                + '>';
    }

    /** The operation as the function has it, and not one of its other forms. */
    private Operation operation() {
        BufferForm forms = rule.reading().bufferForm();
        return over.stream()
                .map(Over::operation)
                .filter(each -> forms == null
                        || !each.name().equals(forms.name()) && !each.name().equals(forms.arenaName()))
                .findFirst()
                .orElse(over.get(0).operation());
    }

    /** Its name, its class, and how it is called there. */
    private void form(Operation operation) {
        if (operation.form() == Operation.Form.CONSTRUCTOR) {
            not("name and class", "no: a constructor has those of its class");
            add("form", "constructor", "form: static");
            return;
        }
        add("name", operation.name(), "name: <name>");
        if (operation.form() == Operation.Form.METHOD && rule.naming().in() == null) {
            not("class", className() + ", as its first parameter is one");
            return;
        }
        add("class", className(), "in: <C type of the class>");
        boolean isMaking = operation.result() instanceof Result.NewHandle made
                && made.className().equals(className())
                && !operation.outcome().checksError();
        if (isMaking
                && (rule.returnsOrNone().naming().nullable()
                        || rule.returnsOrNone().contents().mayBeEmpty())) {
            not("form", "static: a constructor cannot return null");
        } else if (isMaking && rule.naming().name() == null) {
            add("form", "static", "form: constructor");
        } else if (isMaking) {
            not("form", "static; \"form: constructor\" makes it a constructor if \"name\" is deleted");
        }
    }

    /** For an option that no class has beside that of the type, or whose interface is stated. */
    private void interfaceOfOption(Operation operation) {
        String stated = rule.naming().interfaceName();
        if (operation.form() == Operation.Form.METHOD
                && (stated != null
                        || over.stream()
                                        .map(each -> each.type().name())
                                        .distinct()
                                        .count()
                                == 1)) {
            rules.split(over.get(0).type().cType())
                    .ifPresent(split -> add(
                            "interface",
                            Objects.requireNonNullElseGet(stated, this::className),
                            "interface: <"
                                    + String.join(", ", split.interfaces().keySet()) + " or " + className() + '>'));
        }
    }

    private void forms(Operation operation) {
        BufferForm forms = rule.reading().bufferForm();
        if (forms == null) {
            return;
        }
        add("name into a buffer", forms.name(), "buffer-form: {name: <name>}");
        if (operation.result() instanceof Result.NewHandle) {
            add(
                    "name with an arena",
                    Objects.requireNonNullElse(forms.arenaName(), ""),
                    "buffer-form: {arena-name: <name>}");
        }
    }

    private void summary(Operation operation) {
        add("first sentence", Objects.requireNonNullElse(operation.description().summary(), ""), "summary: <sentence>");
    }

    /** What else is said of a function would mean nothing. */
    private void exclude() {
        String what = "left out";
        if (rule.exclude() != null) {
            not(what, "yes; delete \"exclude\", and the next run asks what it needs, if Java can call it at all");
            return;
        }
        String now = over.isEmpty() && part.isEmpty() ? "" : "no";
        String where = rule.saidOfMapped().isEmpty()
                ? place
                : rules.place(function).map(text::insteadOf).orElse(place);
        choices.add(new Choice("", what, now, entry, "exclude: <reason>", where));
    }

    /** What it frees, if that is stated of a type. */
    private void freed(String type, Located<TypeRule> located) {
        if (function.equals(located.rule().owning().destroy())) {
            choices.add(new Choice(
                    "",
                    "a " + located.rule().className() + " is freed by",
                    function,
                    List.of("types", type),
                    "destroy: <function>",
                    text.change(
                            located.place(), located.place(List.of("destroy")).toString())));
        }
    }

    /** What it frees, if that is stated of the function that gives it. */
    private void given(String giver, Located<FunctionRule> located) {
        String destroy = "destroy: <function>";
        String write = located.rule().parameters().entrySet().stream()
                .filter(parameter ->
                        function.equals(parameter.getValue().owning().destroy()))
                .findFirst()
                .map(parameter -> Choice.within(Choice.keys(parameter.getKey()), destroy))
                .orElse(Choice.within(Choice.keys(ParameterDecision.RESULT), destroy));
        choices.add(new Choice(
                "",
                "what " + giver + " returns is freed by",
                function,
                List.of("functions", giver),
                write,
                text.change(located.place())));
    }

    /** A part of a record. */
    private void part(Part part) {
        Operation operation = part.operation();
        if (!operation.function().equals(function)) {
            not("name and type", "no: those of " + operation.name() + " as " + operation.function() + " gives it");
            return;
        }
        summary(operation);
        if (part.set()) {
            not("name and type", "no: a setter takes " + operation.name() + " by this name and type");
        } else {
            add("name", operation.name(), "name: <name>");
            result(operation);
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
        } else if (result instanceof Result.OwnedBytes bytes) {
            if (rule.naming().tryName() == null && rule.reading().pinnedRead() == null) {
                addReturns("text", "text: true");
            }
            if (operation.outcome().checksError() && bytes.destroy() == null) {
                add(
                        "name with a status",
                        Objects.requireNonNullElse(rule.naming().tryName(), ""),
                        "try-name: <name>");
            }
            if (bytes.destroy() != null) {
                freed(bytes.destroy());
            }
        } else if (result instanceof Result.ViewBytes) {
            addReturns("null", "nullable: true");
            addReturns("text", "text: true");
        } else if (result instanceof Result.Text text) {
            addReturns("null", "nullable: true");
            String now = text.owned() ? "owned" : "view";
            if (takesObject(operation)
                    || operation.arguments(Argument.Transferred.class).findAny().isPresent()) {
                ownership(operation, now, OWNED_OR_VIEW);
            } else {
                addReturns("ownership", now, OWNED_OR_VIEW);
            }
            if (text.owned()) {
                freed(text.destroy());
            }
        } else if (result instanceof Result.OwnedTexts texts) {
            freed(texts.destroy());
        } else if (result instanceof Result.OwnedHandles handles) {
            freed(handles.destroy());
            parent(operation, handles.handle());
        } else if (result instanceof Result.NewHandle
                || result instanceof Result.ViewHandle
                || result instanceof Result.Read) {
            object(operation);
        } else if (result instanceof Result.Several several) {
            several(several);
        }
    }

    private void several(Result.Several several) {
        String stated = rule.returnsOrNone().layout().component();
        if (stated != null) {
            addReturns("component", component(rule, stated), "component: <name>");
        }
        if (several.recordName() == null) {
            return;
        }
        add("record", several.recordName(), "record: {class: <Record>, summary: <sentence>}");
        add("Javadoc of its components", "", "record: {components: {<component>: <words>}}");
        String truths = several.components().stream()
                .filter(each -> each.result() instanceof Result.Value value
                        && value.conversion().is(Conversion.Kind.TRUTH))
                .map(Result.Component::name)
                .collect(Collectors.joining(" or ", "<", ">"));
        if (!truths.equals("<>")) {
            add(
                    "others only if",
                    Objects.requireNonNullElse(several.onlyIf(), ""),
                    "record: {present-if: " + truths + '}');
        }
    }

    /** A component of the record, and whether other keys name it, too. */
    static String component(FunctionRule rule, String name) {
        RecordRule record = rule.reading().record();
        boolean described =
                record != null && (record.components().containsKey(name) || name.equals(record.presentIf()));
        return name + (described ? ", also in \"record\"" : "");
    }

    private void number(Conversion conversion) {
        if (isWhole(conversion)) {
            addReturns("type", "enum: <Enum>");
        }
        if (isWhole(conversion) && conversion.is(Conversion.Kind.IDENTITY)) {
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

    /** Whether C has another way than NULL to say that there is nothing. */
    private static boolean isMissingAtTimes(Result result) {
        return result instanceof Result.NewHandle made && (made.view() != null || made.whenEmpty() != null);
    }

    private void object(Operation operation) {
        if (operation.form() == Operation.Form.CONSTRUCTOR) {
            choices.add(Choice.impossible(
                    ParameterDecision.RESULT,
                    "null",
                    "no: NULL is an exception; \"form: static\" may return null",
                    place));
        } else if (!operation.outcome().expects() && !isMissingAtTimes(operation.result())) {
            addReturns("null", "nullable: true");
        }
        if (rule.returnsOrNone().contents().mayBeEmpty()) {
            addReturns("may be empty", "may-be-empty: true");
        }
        String now = "view";
        String key = "ownership: owned, owned-by-parent: <true or false>";
        if (operation.result() instanceof Result.NewHandle made) {
            now = "owned";
            key = OWNED_OR_VIEW;
            parent(operation, made);
            freed(made.destroy());
        } else if (operation.result() instanceof Result.Read read) {
            now = read.destroy() == null ? now : "owned";
            key = OWNED_OR_VIEW;
        }
        ownership(operation, now, key);
    }

    private void ownership(Operation operation, String now, String key) {
        if (operation.form() == Operation.Form.METHOD) {
            addReturns("ownership", now, key);
        } else {
            String why = now + ": it is called on no object that a view could belong to";
            choices.add(Choice.impossible(ParameterDecision.RESULT, "ownership", why, place));
        }
    }

    private void parent(Operation operation, Result.NewHandle made) {
        if (takesObject(operation)) {
            String now = made.parent() == null
                    ? "no"
                    : "yes; its parent is " + made.parent().replaceFirst("^this$", "the receiver");
            addReturns("closed with its parent", now, "owned-by-parent: <true or false>, parent: <parameter>");
        }
    }

    private static boolean takesObject(Operation operation) {
        return operation.arguments().contains(Argument.Plain.RECEIVER)
                || operation.arguments(Argument.HandlePointer.class).findAny().isPresent();
    }

    private void freed(@Nullable String destroy) {
        addReturns("freed by", destroy == null ? rules.conventions().free() : destroy, "destroy: <function>");
    }

    private void addReturns(String what, String key) {
        boolean truth = key.endsWith(": true") && !key.contains(",");
        boolean said = Shapes.said(rule.returnsOrNone(), ValueRule.NONE).contains(key.replaceFirst(":.*", ""));
        addReturns(what, truth ? said ? "yes" : "no" : "", key);
    }

    private void addReturns(String what, String now, String write) {
        choices.add(new Choice(ParameterDecision.RESULT, what, now, entry, write, place));
    }

    private void not(String what, String why) {
        choices.add(Choice.impossible("", what, why, place));
    }

    private void add(String what, String now, String write) {
        choices.add(new Choice("", what, now, entry, write, place));
    }

    private String place() {
        return rules.place(function)
                .map(text::change)
                .or(() -> over.stream()
                        .flatMap(each ->
                                Stream.ofNullable(rules.types().get(each.type().cType())))
                        .map(located -> text.fresh(located.place()))
                        .findFirst())
                .orElseGet(text::fresh);
    }
}
