package dev.rockspan.generator.emit;

import dev.rockspan.generator.model.ApiModel;
import dev.rockspan.generator.model.JavaType;
import dev.rockspan.generator.model.Operation;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which classes' objects an object keeps alive: what it was made with or given, and still points to. */
final class Keeping {

    private final Map<String, SortedSet<String>> kept = new TreeMap<>();

    Keeping(ApiModel model) {
        model.classes().forEach(type -> type.operations().forEach(operation -> {
            add(type.name(), operation, operation.effects().borrows().stream().map(Operation.Borrow::parameter));
            operation
                    .result()
                    .handles()
                    .forEach(made -> add(made.className(), operation, made.ties().borrows().stream()));
        }));
    }

    SortedSet<String> by(String className) {
        return Collections.unmodifiableSortedSet(kept.getOrDefault(className, new TreeSet<>()));
    }

    private void add(String retainer, Operation operation, Stream<String> parameters) {
        parameters
                .flatMap(name -> operation.parameters().stream()
                        .filter(parameter -> parameter.name().equals(name)))
                .flatMap(parameter -> classOf(parameter.type()).stream())
                .filter(name -> !name.equals(retainer))
                .forEach(name ->
                        kept.computeIfAbsent(retainer, key -> new TreeSet<>()).add(name));
    }

    private static Collection<String> classOf(JavaType type) {
        if (type instanceof JavaType.ListOf list) {
            return classOf(list.element());
        }
        return type instanceof JavaType.Handle handle ? List.of(handle.className()) : List.of();
    }
}
