package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A Java interface over methods that several classes have.
 *
 * @param summary the first sentence of its Javadoc
 * @param parents the interfaces that it extends; their classes are at least its own
 * @param classes the Java classes that implement it
 * @param methods what they share, each with the first sentence of its Javadoc: {@code get(ReadOptions, bytes)}, where
 *     {@code bytes} stands for every form of bytes; overloads without what is optional belong to it
 */
public record InterfaceRule(
        @JsonProperty(required = true) String summary,
        @JsonProperty("extends") @Nullable List<String> parents,
        @JsonProperty(required = true) List<String> classes,
        @JsonProperty(required = true) Map<String, String> methods) {

    public List<String> parentsOrNone() {
        return parents == null ? List.of() : parents;
    }

    /** The same of other classes. */
    public InterfaceRule of(List<String> others) {
        return new InterfaceRule(summary, parents, others, methods);
    }

    /** The same below other interfaces. */
    public InterfaceRule extending(List<String> others) {
        return new InterfaceRule(summary, others, classes, methods);
    }
}
