package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A C type that stands for several Java classes, which share the options of the type among them.
 *
 * @param classes by name, the classes beside that of the type, which has all options
 * @param interfaces by name, the interfaces that the options are in
 * @param parameters by the C name of a parameter of the type, the interface that it takes
 * @param others the interface that the other parameters of the type take, in functions that have one of {@code parameters}
 */
public record SplitRule(
        @JsonProperty(required = true) Map<String, SplitClass> classes,
        @JsonProperty(required = true) Map<String, SplitInterface> interfaces,
        @Nullable Map<String, String> parameters,
        @Nullable String others) {

    /**
     * A class with some of the options.
     *
     * @param summary the first sentence of its Javadoc
     * @param implemented the interface that has them
     */
    public record SplitClass(
            @JsonProperty(required = true) String summary,

            @JsonProperty(value = "implements", required = true)
            String implemented) {}

    /**
     * An interface with options.
     *
     * @param summary the first sentence of its Javadoc
     * @param parents the interfaces that it extends
     * @param options by the name that the functions of an option have in common
     */
    public record SplitInterface(
            @JsonProperty(required = true) String summary,
            @JsonProperty("extends") @Nullable List<String> parents,
            @JsonProperty(required = true) List<String> options) {

        public List<String> parentsOrNone() {
            return parents == null ? List.of() : parents;
        }
    }

    public Map<String, String> parametersOrNone() {
        return parameters == null ? Map.of() : parameters;
    }

    /** The names of interfaces that it speaks of. */
    public Stream<String> named() {
        return Stream.of(
                        classes.values().stream().map(SplitClass::implemented),
                        interfaces.values().stream().flatMap(type -> type.parentsOrNone().stream()),
                        parametersOrNone().values().stream(),
                        Stream.ofNullable(others))
                .flatMap(names -> names);
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
            type.parentsOrNone().forEach(parent -> addWithParents(parent, all));
        }
    }
}
