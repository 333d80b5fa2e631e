package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;
import dev.rockspan.generator.schema.OrEmpty;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

@Keys(
        value = "Split",
        about = "A C type that stands for several Java classes, which share the options of the type among them.")
public record SplitRule(
        @Key("The classes beside that of the type, which has all options, by name.")
        Map<String, SplitClass> classes,

        @Key("The interfaces that the options are in, by name.")
        Map<String, SplitInterface> interfaces,

        @Key("The interface that a parameter of the type takes, by the parameter's C name.") @OrEmpty
        Map<String, String> parameters,

        @Key("The interface that the other parameters of the type take, in functions that have one of `parameters`.")
        @Nullable String others) {

    /** A class with some of the options. */
    @Keys("Class of a split")
    public record SplitClass(
            @Key("The first sentence of its Javadoc.") String summary,

            @Key(name = "implements", value = "The interface that has its options.")
            String implemented) {}

    /** An interface with options. */
    @Keys("Interface of a split")
    public record SplitInterface(
            @Key("The first sentence of its Javadoc.") String summary,

            @Key(name = "extends", value = "The interfaces that it extends.") @OrEmpty
            List<String> parents,

            @Key("The options, by the name that the functions of each have in common.")
            List<String> options) {}

    /** The names of interfaces that it speaks of. */
    public Stream<String> named() {
        return Stream.of(
                        classes.values().stream().map(SplitClass::implemented),
                        interfaces.values().stream().flatMap(type -> type.parents().stream()),
                        parameters.values().stream(),
                        Stream.ofNullable(others))
                .flatMap(names -> names);
    }

    /** Whether an interface lists the option of a function, given without the type's prefix. */
    public boolean has(String function) {
        return interfaces.values().stream()
                .flatMap(type -> type.options().stream())
                .flatMap(OptionRule::functions)
                .anyMatch(function::equals);
    }

    /** An interface and those that it extends, itself first. */
    public Set<String> withParents(String name) {
        Set<String> all = new LinkedHashSet<>();
        addWithParents(name, all);
        return all;
    }

    private void addWithParents(String name, Set<String> all) {
        SplitInterface type = interfaces.get(name);
        if (type != null && all.add(name)) {
            type.parents().forEach(parent -> addWithParents(parent, all));
        }
    }
}
