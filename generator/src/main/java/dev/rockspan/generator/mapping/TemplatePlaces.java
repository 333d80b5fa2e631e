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

    private final Map<String, String> places = new HashMap<>();

    private TemplatePlaces() {}

    static Map<String, String> of(Rules stated) {
        TemplatePlaces places = new TemplatePlaces();
        places.add(stated.interfaces());
        places.add(stated.callbacks());
        places.add(stated.enums());
        stated.functions().forEach((name, located) -> places.add(name, located, "name"));
        stated.types().forEach((name, located) -> {
            places.add(name, located, "class");
            places.add(located.rule().className(), located, "class");
        });
        stated.functions().values().forEach(located -> {
            RecordRule made = located.rule().reading().record();
            if (made != null) {
                places.add(made.className(), located);
            }
        });
        stated.splits().values().forEach(located -> Stream.concat(
                        located.rule().classes().keySet().stream(), located.rule().interfaces().keySet().stream())
                .forEach(name -> places.add(name, located)));
        return places.places;
    }

    private void add(Map<String, ? extends Located<?>> from) {
        from.forEach(this::add);
    }

    private void add(String name, Located<?> located) {
        add(name, located, "");
    }

    /**
     * @param key that gives it its Java name
     */
    private void add(String name, Located<?> located, String key) {
        places.putIfAbsent(name, located.place(List.of(key)).toString());
    }
}
