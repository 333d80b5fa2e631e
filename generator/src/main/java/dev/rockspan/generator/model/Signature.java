package dev.rockspan.generator.model;

import java.util.List;

/** What tells the methods of a class apart. */
public record Signature(String name, List<JavaType> types) {

    public static Signature of(String name, List<JavaParameter> parameters) {
        return new Signature(name, parameters.stream().map(JavaParameter::type).toList());
    }
}
