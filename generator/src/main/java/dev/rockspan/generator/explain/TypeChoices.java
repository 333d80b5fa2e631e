package dev.rockspan.generator.explain;

import dev.rockspan.generator.Choice;
import dev.rockspan.generator.JavaName;
import dev.rockspan.generator.TemplateLine;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What templates can change of an option, a constant, a type, an enum or an interface. */
final class TypeChoices {

    private final List<Choice> choices = new ArrayList<>();
    private final List<String> entry;
    private final String place;

    /** What can be changed of an entry of a section. */
    private TypeChoices(String section, String name, String place) {
        this.entry = List.of(section, name);
        this.place = place;
    }

    private TypeChoices add(String what, String now, String write) {
        choices.add(new Choice("", what, now, entry, write, place));
        return this;
    }

    /** What templates can change of an option, once for its setter and its getter. */
    static Choice ofOption(String type, TemplateLine line, String place) {
        String option = line.text().replaceFirst(":.*", "");
        return new TypeChoices("options", type, place)
                .add("description, default", "", option + ": {what: <words after Sets and Returns>, default: <value>}")
                .choices
                .get(0);
    }

    /** What templates can change of a constant, which stands in a line of its own. */
    static List<Choice> ofConstant(String enumName, String constant, String origin, String place) {
        TypeChoices type = new TypeChoices("enums", enumName, place);
        return origin.isEmpty()
                ? type.add("name", constant, "values: {<NAME>: <number>}").choices
                : type.add("name", constant, "constants: {" + origin + ": <NAME>}")
                        .add(
                                "sentences",
                                "",
                                "constants: {" + origin + ": {name: " + quoted(constant)
                                        + ", description: <sentences>}}")
                        .choices;
    }

    /** A name as YAML reads it. */
    private static String quoted(String constant) {
        return constant.matches("TRUE|FALSE|NULL") ? '"' + constant + '"' : constant;
    }

    /** What templates can change of a type, an enum or an interface. */
    static List<Choice> ofType(JavaName type, Rules rules, TemplateText text) {
        String name = type.name();
        List<Choice> choices = new ArrayList<>();
        rules.types().forEach((cName, located) -> {
            if (name.equals(located.rule().className())) {
                choices.addAll(ofType(cName, located, type, rules, text));
            }
        });
        if (rules.enums().containsKey(name)) {
            choices.addAll(entry("enums", name, rules.enums(), text)
                    .add("constants that c.h has", "", "constants: {<constant of C>: <NAME>}")
                    .add("constants that c.h lacks", "", "values: {<NAME>: <number>}")
                    .add("first sentence", "", "summary: <sentence>")
                    .add("whether constants are bits", "", "flags: true")
                    .choices);
        }
        if (rules.callbacks().containsKey(name)) {
            choices.addAll(entry("callbacks", name, rules.callbacks(), text)
                    .add("first sentence", "", "summary: <sentence>")
                    .choices);
        }
        if (rules.interfaces().containsKey(name)) {
            choices.addAll(entry("interfaces", name, rules.interfaces(), text)
                    .add("classes that have it", "", "classes: [<Class>]")
                    .add("first sentence", "", "summary: <sentence>")
                    .choices);
        }
        return choices;
    }

    private static TypeChoices entry(
            String section, String name, Map<String, ? extends Located<?>> stated, TemplateText text) {
        return new TypeChoices(
                section,
                name,
                text.change(Objects.requireNonNull(stated.get(name)).place()));
    }

    private static List<Choice> ofType(
            String cName, Located<TypeRule> located, JavaName type, Rules rules, TemplateText text) {
        TypeRule rule = located.rule();
        TypeChoices entry = new TypeChoices("types", cName, text.change(located.place()))
                .add("name", type.name(), "class: <Name>")
                .add("first sentence", Objects.requireNonNullElse(rule.naming().summary(), ""), "summary: <sentence>");
        if (!rule.isValue()) {
            entry.add(
                    "ownership when passed",
                    Shapes.word(rule.owning().passed()),
                    "passed: " + Choices.oneOf(ParameterChoices.PASSED));
            if (type.members().stream().anyMatch(member -> member.text().equals("new " + type.name() + "()"))) {
                entry.add("overloads without it", rule.use().optional() ? "yes" : "no", "optional: true");
            }
            String destroy = type.members().stream()
                    .filter(member -> member.text().equals(type.name() + ".close()"))
                    .map(member -> String.join(", ", member.functions()))
                    .findFirst()
                    .orElse("");
            entry.add("freed by", destroy, "destroy: <function>");
            entry.add(
                    "threads",
                    Shapes.word(rule.use().threads()),
                    "threads: " + Choices.oneOf(List.of(TypeRule.Threads.values())));
        }
        return entry.add(
                        "prefixes of its functions",
                        String.join(", ", rules.prefixes(cName, List.of())),
                        "prefixes: [<prefix>]")
                .add("left out", "no", "exclude: <reason>")
                .choices;
    }
}
