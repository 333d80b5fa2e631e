package dev.rockspan.generator.mapping;

import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.RecordRule;
import dev.rockspan.generator.rules.Rules;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Where the templates say something of a function, a type, an enum, an interface or a record, by its name. */
final class TemplatePlaces {

    private TemplatePlaces() {}

    static Map<String, String> of(Rules stated) {
        Map<String, String> places = new HashMap<>();
        Stream.of(stated.interfaces(), stated.callbacks(), stated.enums())
                .forEach(all -> all.forEach((name, located) -> add(places, name, located, "")));
        stated.functions().forEach((name, located) -> {
            add(places, name, located, "name");
            RecordRule made = located.rule().reading().record();
            if (made != null) {
                add(places, made.className(), located, "");
            }
        });
        stated.types().forEach((name, located) -> {
            add(places, name, located, "class");
            add(places, located.rule().className(), located, "class");
        });
        stated.splits().values().forEach(located -> Stream.concat(
                        located.rule().classes().keySet().stream(), located.rule().interfaces().keySet().stream())
                .forEach(name -> add(places, name, located, "")));
        return places;
    }

    /**
     * @param key that gives it its Java name
     */
    private static void add(Map<String, String> places, String name, Located<?> located, String key) {
        places.putIfAbsent(name, located.place(List.of(key)).toString());
    }
}
