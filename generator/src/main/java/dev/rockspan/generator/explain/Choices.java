package dev.rockspan.generator.explain;

import dev.rockspan.generator.explain.Decisions.Over;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.Signatures;
import dev.rockspan.generator.model.Taken;
import dev.rockspan.generator.rules.FunctionRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText.Line;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.rules.ValueRule;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What templates can change of one function: for each thing that a user sees, the key to write and where. */
final class Choices {

    private static final Pattern WORD = Pattern.compile("\\w+");

    private final String function;
    private final List<Over> over;
    private final List<Taken> taken;
    private final Rules rules;
    private final FunctionRule rule;
    private final String place;
    private final List<Choice> choices = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    Choices(String function, List<Over> over, List<Taken> taken, Rules rules) {
        this.function = function;
        this.over = over;
        this.taken = taken;
        this.rules = rules;
        this.rule = rules.function(function);
        this.place = place();
    }

    List<Choice> all() {
        if (over.isEmpty()) {
            if (taken.stream()
                    .anyMatch(each -> each.what().equals(Taken.RESULT)
                            && !each.convention().isEmpty())) {
                add("name", String.valueOf(rule.name() == null ? "" : rule.name()), "name: <name>");
                add(
                        "first sentence",
                        String.valueOf(rule.summary() == null ? "" : rule.summary()),
                        "summary: <sentence>");
            }
            add("whether it is a part of the API", "", "exclude: <reason>");
            return choices;
        }
        Operation operation = over.get(0).operation();
        if (operation.form() != Operation.Form.CONSTRUCTOR) {
            add("name", operation.name(), "name: <name>");
        }
        add("class", className(), "in: <C type of the class>");
        add("form", word(operation.form()), "form: <word>");
        add(
                "first sentence",
                String.valueOf(operation.summary() == null ? "" : operation.summary()),
                "summary: <sentence>");
        for (int index = 0; index < taken.size(); index++) {
            Taken each = taken.get(index);
            if (each.what().equals(Taken.RESULT)) {
                result(each.convention(), operation);
            } else {
                parameter(each, operation, index);
            }
        }
        add("whether it is a part of the API", "yes", "exclude: <reason>");
        return choices;
    }

    /** That of the C type; the others have some of its options. */
    private String className() {
        List<String> names = over.stream().map(each -> each.type().name()).toList();
        Located<TypeRule> type = rules.types().get(over.get(0).type().cType());
        return type != null && names.contains(type.rule().className())
                ? type.rule().className()
                : names.get(0);
    }

    private String omitted(JavaParameter parameter) {
        return over.stream()
                .flatMap(each -> each.operation().shortForms().stream()
                        .filter(form ->
                                form.stream().noneMatch(left -> left.name().equals(parameter.name())))
                        .map(form -> Signatures.text(each.type().name(), each.operation(), form)))
                .findFirst()
                .orElse("");
    }

    private void parameter(Taken each, Operation operation, int index) {
        Optional<JavaParameter> java = java(operation, index);
        if (java.isEmpty()) {
            if (each.convention().startsWith("out-") || each.convention().equals("length-slot")) {
                of(each, "component of the result", "", "component: <name>");
            }
            return;
        }
        JavaParameter parameter = java.get();
        if (!seen.add(parameter.name())) {
            return; // the length of what came before
        }
        of(each, "name of " + each.what(), parameter.name(), "name: <name>");
        switch (each.convention()) {
            case "handle" -> {
                of(each, "null for " + each.what(), yes(parameter.nullable()), "nullable: true");
                ownership(each);
                of(each, "overload without " + each.what(), omitted(parameter), "omit: <n>");
                optional(each, parameter);
                of(
                        each,
                        "default of " + each.what(),
                        "",
                        "default: {function: <getter of the receiver>, summary: <sentence>}");
            }
            case "bytes" -> {
                of(each, "null for " + each.what(), yes(parameter.nullable()), "nullable: true");
                of(each, "type of " + each.what(), parameter.type().simpleName(), "text: true");
            }
            case "text" -> of(each, "null for " + each.what(), yes(parameter.nullable()), "nullable: true");
            case "scalar", "index" -> {
                of(each, "type of " + each.what(), parameter.type().simpleName(), "enum: <Enum>");
                of(each, "whether " + each.what() + " is a truth value", "", "boolean: true");
                of(each, "bounds of " + each.what(), "", "min: <number>, max: <number>");
                of(each, "overload without " + each.what(), omitted(parameter), "omit: <n>");
            }
            case "callback" ->
                add("interface of " + each.what(), parameter.type().simpleName(), "callbacks: <Interface>");
            default -> of(each, "phrase in the Javadoc", "", "what: <phrase>");
        }
    }

    private void ownership(Taken each) {
        ValueRule stated = stated(each.what());
        String now = stated != null && stated.ownership() != null
                ? word(stated.ownership())
                : type(each)
                        .map(located -> word(located.rule().passed()) + ", as \"passed\" says at " + located.place())
                        .orElse("");
        of(each, "ownership of " + each.what(), now, "ownership: <word>");
    }

    private void optional(Taken each, JavaParameter parameter) {
        type(each)
                .ifPresent(located -> choices.add(new Choice(
                        "overload without any " + parameter.type().simpleName(),
                        yes(located.rule().optional()),
                        "types: {" + cType(each) + ": {optional: true}}",
                        located.place().toString())));
    }

    private void result(String convention, Operation operation) {
        Result result = operation.result();
        switch (convention) {
            case "nothing" -> {}
            case "scalar-result" -> {
                add("type of the result", "", "returns: {enum: <Enum>}");
                add("truth value", "", "returns: {boolean: true}");
            }
            case "chars-result" -> {
                add("null as the result", "", "returns: {nullable: true}");
                add("text as the result", "", "returns: {text: true}");
                if (operation.checksError() && result instanceof Result.OwnedBytes) {
                    add(
                            "form with the status",
                            String.valueOf(rule.tryName() == null ? "" : rule.tryName()),
                            "try-name: <name>");
                }
            }
            case "handle-result" -> {
                add("null as the result", "", "returns: {nullable: true}");
                add("ownership of the result", "", "returns: {ownership: <word>, destroy: <function>}");
                add("closed with its parent", "", "returns: {owned-by-parent: true, parent: <parameter>}");
            }
            case "several-results" ->
                add("record", result.toString().isEmpty() ? "" : record(result), "record: {class: <Record>}");
            default -> add("null as the result", "", "returns: {nullable: true}");
        }
    }

    private static String record(Result result) {
        return result instanceof Result.Several several ? String.valueOf(several.recordName()) : "";
    }

    private @Nullable ValueRule stated(String address) {
        return rule.parameters() == null ? null : rule.parameters().get(address);
    }

    private Optional<Located<TypeRule>> type(Taken each) {
        return Optional.ofNullable(rules.types().get(cType(each)));
    }

    private String cType(Taken each) {
        return WORD.matcher(each.type())
                .results()
                .map(found -> found.group())
                .filter(name -> rules.types().containsKey(name))
                .findFirst()
                .orElse("");
    }

    /** The Java parameter that a C parameter is made of. */
    private static Optional<JavaParameter> java(Operation operation, int index) {
        if (index >= operation.arguments().size()) {
            return Optional.empty();
        }
        Optional<String> name = parameterOf(operation.arguments().get(index));
        return operation.parameters().stream()
                .filter(parameter -> name.filter(parameter.name()::equals).isPresent())
                .findFirst();
    }

    /** Arguments of all kinds call it so. */
    private static Optional<String> parameterOf(Argument argument) {
        return Stream.of(argument.getClass().getRecordComponents())
                .filter(component -> component.getName().equals("parameter"))
                .findFirst()
                .map(component -> String.valueOf(value(component, argument)));
    }

    private static Object value(RecordComponent component, Argument argument) {
        try {
            return component.getAccessor().invoke(argument);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void of(Taken each, String what, String now, String key) {
        add(what, now, "parameters: {" + each.what() + ": {" + key + "}}");
    }

    private void add(String what, String now, String key) {
        choices.add(new Choice(what, now, "functions: {" + function + ": {" + key + "}}", place));
    }

    private static String word(@Nullable Enum<?> value) {
        return value == null ? "" : value.name().toLowerCase(Locale.ROOT);
    }

    private static String yes(boolean is) {
        return is ? "yes" : "no";
    }

    private String place() {
        return rules.place(function)
                .map(Object::toString)
                .or(() -> over.stream()
                        .flatMap(each ->
                                Stream.ofNullable(rules.types().get(each.type().cType())))
                        .map(located -> file(located.place().toString()) + ", as a new entry")
                        .findFirst())
                .orElse("any template, as a new entry");
    }

    private static String file(String place) {
        Matcher line = Pattern.compile(":\\d+$").matcher(place);
        return line.replaceFirst("");
    }

    /** What templates can change of an option, once for its setter and its getter. */
    static Choice ofOption(String type, Line line, Place place) {
        String option = line.text().replaceFirst(":.*", "");
        return new Choice(
                "what is set, default",
                "",
                "options: {" + type + ": {" + option + ": {what: <phrase>, default: <value>}}}",
                place.toString());
    }

    /** What templates can change of a constant, which stands in a line of its own. */
    static List<Choice> ofConstant(String enumName, String constant, String origin, String place) {
        String enums = "enums: {" + enumName + ": {";
        return origin.isEmpty()
                ? List.of(new Choice("name", constant, enums + "values: {<NAME>: <number>}}}", place))
                : List.of(
                        new Choice("name", constant, enums + "constants: {" + origin + ": <NAME>}}}", place),
                        new Choice(
                                "sentences",
                                "",
                                enums + "constants: {" + origin + ": {name: " + constant
                                        + ", description: <sentences>}}}}",
                                place));
    }

    /** What templates can change of a type, an enum or an interface. */
    static List<Choice> ofType(JavaName type, Rules rules) {
        String name = type.name();
        List<Choice> choices = new ArrayList<>();
        rules.types().forEach((cName, located) -> {
            TypeRule rule = located.rule();
            if (name.equals(rule.className())) {
                String place = located.place().toString();
                entries(
                        "types",
                        cName,
                        place,
                        choices,
                        Map.entry("class: <Name>", "name: " + name),
                        Map.entry("summary: <sentence>", "first sentence: " + rule.summary()),
                        Map.entry("passed: <word>", "what happens to one that is passed: " + word(rule.passed())),
                        Map.entry("optional: true", "overloads without it: " + yes(rule.optional())),
                        Map.entry("threads: <word>", "who may use one at the same time: " + word(rule.threads())),
                        Map.entry("prefixes: [<prefix>]", "the functions that are its own: "),
                        Map.entry("exclude: <reason>", "whether it is a part of the API: yes"));
            }
        });
        Located<?> anEnum = rules.enums().get(name);
        if (anEnum != null) {
            entries(
                    "enums",
                    name,
                    anEnum.place().toString(),
                    choices,
                    Map.entry("constants: {<constant of C>: <NAME>}", "constants that c.h has: "),
                    Map.entry("values: {<NAME>: <number>}", "constants that c.h lacks: "),
                    Map.entry("summary: <sentence>", "first sentence: "),
                    Map.entry("flags: true", "bits that are combined: "));
        }
        Located<?> callbacks = rules.callbacks().get(name);
        if (callbacks != null) {
            entries(
                    "callbacks",
                    name,
                    callbacks.place().toString(),
                    choices,
                    Map.entry("methods: [{name: <name>, summary: <sentence>}]", "methods, in the order of C: "),
                    Map.entry("summary: <sentence>", "first sentence: "));
        }
        Located<?> shared = rules.interfaces().get(name);
        if (shared != null) {
            entries(
                    "interfaces",
                    name,
                    shared.place().toString(),
                    choices,
                    Map.entry("classes: [<Class>]", "classes that have it: "),
                    Map.entry("summary: <sentence>", "first sentence: "));
        }
        return choices;
    }

    @SafeVarargs
    private static void entries(
            String section, String name, String place, List<Choice> choices, Map.Entry<String, String>... keys) {
        for (Map.Entry<String, String> key : keys) {
            int colon = key.getValue().indexOf(": ");
            choices.add(new Choice(
                    key.getValue().substring(0, colon),
                    key.getValue().substring(colon + 2).replaceFirst("^null$", ""),
                    section + ": {" + name + ": {" + key.getKey() + "}}",
                    place));
        }
    }
}
