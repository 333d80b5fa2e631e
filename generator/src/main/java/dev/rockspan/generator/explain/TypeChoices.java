package dev.rockspan.generator.explain;

import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Place;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.TemplateText.Line;
import dev.rockspan.generator.rules.TypeRule;
import dev.rockspan.generator.schema.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What templates can change of an option, a constant, a type, an enum or an interface. */
final class TypeChoices {

    private TypeChoices() {}

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
                List<Map.Entry<String, String>> keys = new ArrayList<>(List.of(
                        Map.entry("class: <Name>", "name: " + name),
                        Map.entry(
                                "summary: <sentence>",
                                "first sentence: " + rule.naming().summary())));
                if (!rule.isValue()) {
                    keys.addAll(ofObjects(rule, type));
                }
                keys.add(Map.entry("prefixes: [<prefix>]", "the functions that are its own: "));
                keys.add(Map.entry("exclude: <reason>", "whether it is a part of the API: yes"));
                entries("types", cName, place, choices, keys);
            }
        });
        Located<?> anEnum = rules.enums().get(name);
        if (anEnum != null) {
            entries(
                    "enums",
                    name,
                    anEnum.place().toString(),
                    choices,
                    List.of(
                            Map.entry("constants: {<constant of C>: <NAME>}", "constants that c.h has: "),
                            Map.entry("values: {<NAME>: <number>}", "constants that c.h lacks: "),
                            Map.entry("summary: <sentence>", "first sentence: "),
                            Map.entry("flags: true", "bits that are combined: ")));
        }
        Located<?> callbacks = rules.callbacks().get(name);
        if (callbacks != null) {
            entries(
                    "callbacks",
                    name,
                    callbacks.place().toString(),
                    choices,
                    List.of(Map.entry("summary: <sentence>", "first sentence: ")));
        }
        Located<?> shared = rules.interfaces().get(name);
        if (shared != null) {
            entries(
                    "interfaces",
                    name,
                    shared.place().toString(),
                    choices,
                    List.of(
                            Map.entry("classes: [<Class>]", "classes that have it: "),
                            Map.entry("summary: <sentence>", "first sentence: ")));
        }
        return choices;
    }

    /** What means nothing for a record. */
    private static List<Map.Entry<String, String>> ofObjects(TypeRule rule, JavaName type) {
        List<Map.Entry<String, String>> keys = new ArrayList<>();
        keys.add(Map.entry(
                "passed: <word>",
                "what happens to one that is passed: "
                        + Shapes.word(rule.owning().passed())));
        if (type.members().stream().anyMatch(member -> member.text().equals("new " + type.name() + "()"))) {
            keys.add(Map.entry(
                    "optional: true", "overloads without it: " + yes(rule.use().optional())));
        }
        keys.add(Map.entry(
                "threads: <word>",
                "who may use one at the same time: " + Shapes.word(rule.use().threads())));
        return keys;
    }

    private static void entries(
            String section, String name, String place, List<Choice> choices, List<Map.Entry<String, String>> keys) {
        for (Map.Entry<String, String> key : keys) {
            int colon = key.getValue().indexOf(": ");
            choices.add(new Choice(
                    key.getValue().substring(0, colon),
                    key.getValue().substring(colon + 2).replaceFirst("^null$", ""),
                    section + ": {" + name + ": {" + key.getKey() + "}}",
                    place));
        }
    }

    private static String yes(boolean is) {
        return is ? "yes" : "no";
    }
}
