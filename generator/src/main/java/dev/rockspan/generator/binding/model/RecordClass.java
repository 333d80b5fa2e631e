package dev.rockspan.generator.binding.model;

import java.util.List;

/** A Java record in which several results of a C function come back. */
public record RecordClass(String name, String summary, List<Result.Component> components) {

    public RecordClass {
        components = List.copyOf(components);
    }
}
